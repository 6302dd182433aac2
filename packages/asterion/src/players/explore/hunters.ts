/** The registry of Explore's hunters, and the game with them in it. */

import { exploreWith, type Hunt, type Hunter } from '../../game/explore/index.js';
import { MONSTER, type RogueOptions, type RoguePosition, stepTo } from '../../game/rogue/index.js';
import type { RoguePlayer } from '../rogue/player.js';
import { roguePlayerNamed, roguePlayers } from '../rogue/players.js';
import { astarHunter, bfsHunter, greedyAvatar, greedyEnemy } from './searching.js';

/** Those that search a way, and can be compared by the ways they find. */
export const searchingHunters: readonly Hunter[] = [bfsHunter, astarHunter, greedyAvatar, greedyEnemy];

const OPTIONS: RogueOptions = { stay: true, diagonals: 'never' };

/** A hunt as the monster of a game of Rogue sees it. */
export const huntAsRogue = ({ world, hunter, avatar }: Hunt): RoguePosition => ({
  setup: { world, options: OPTIONS, isReachable: true },
  monsters: [hunter],
  rogue: avatar,
  seat: MONSTER,
  ply: 0,
});

/** Any monster of Rogue as a hunter: a fresh one each turn, who sees the hunt as a game of Rogue. */
const monsterHunter = (player: RoguePlayer): Hunter => ({
  name: player.name,
  title: player.title ?? player.name,
  about: player.about,
  plan: (hunt, rng) => {
    const { hunter, avatar } = hunt;
    if (hunter === avatar) return { way: [hunter], looked: undefined };
    const position = huntAsRogue(hunt);
    const step = player.start(position, MONSTER, rng).move(position);
    if (typeof step !== 'number') throw new RangeError(`Expected the hunter ${player.name} to answer at once.`);
    const to = stepTo(position.setup, hunter, step);
    return { way: to < 0 || to === hunter ? [hunter] : [hunter, to], looked: undefined };
  },
});

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
export const exploreGame = exploreWith(hunterNamed);
