/** The registry of Explore's hunters, and the game with them in it. */

import { exploreWith, type Hunter, MONSTER } from '../../game/index.js';
import { roguePlayerNamed, roguePlayers } from '../rogue/players.js';
import { monsterHunter } from './monster.js';
import { astarHunter, bfsHunter, greedyAvatar, greedyEnemy } from './searching.js';

/** Those that search a way, and can be compared by the ways they find. */
export const searchingHunters: readonly Hunter[] = [bfsHunter, astarHunter, greedyAvatar, greedyEnemy];

/** Every hunter, in the order in which they are listed to people: our own, then the monsters of Rogue. */
export const hunters: readonly Hunter[] = [
  ...searchingHunters,
  ...roguePlayers
    .filter(({ seats, name }) => seats.includes(MONSTER) && searchingHunters.every((hunter) => hunter.name !== name))
    .map(monsterHunter),
];

/** The hunter of that name, or undefined. Monsters may have a depth: `minimax:3`. */
export function hunterNamed(name: string): Hunter | undefined {
  const found = hunters.find((hunter) => hunter.name === name);
  const monster = found === undefined ? roguePlayerNamed(name, MONSTER) : undefined;
  return monster === undefined ? found : monsterHunter(monster);
}

/** The game with all of them. */
export const explore = exploreWith(hunterNamed);
