// How long the rogues last where they are lost: starts that the monster wins with best play, hunted by monsters that do
// not play so well. The table knows how long a rogue lasts against the best; what it makes of a weak hunter's mistakes it
// shows only here.
import { chaseOf, chaseTableFor } from 'asterion/exact';
import { Match } from 'asterion/game';
import { MONSTER, ROGUE, rogue } from 'asterion/game/rogue';
import { roguePlayerNamed } from 'asterion/players/rogue';
import { createRng, isGround } from 'asterion/world';

/** @typedef {import('asterion/game/rogue').RogueSetup} RogueSetup */
/** @typedef {import('asterion/game/rogue').RoguePosition} RoguePosition */

export const HUNTERS = ['bfs', 'greedy', 'minimax:2'];
export const ROGUES = ['optimal', 'trailmax', 'farthest', 'cycle'];

/** Moves of the monster after which a rogue counts as free. */
const CAP = 500;

/** Lost starts drawn at random, always the same. @param {RogueSetup} setup @param {number} count @returns {RoguePosition[]} */
export function lostStarts(setup, count) {
  const table = chaseTableFor(chaseOf(setup));
  const ground = [...setup.world.open.keys()].filter((cell) => isGround(setup.world, cell));
  const rng = createRng(1);
  /** @type {RoguePosition[]} */
  const found = [];
  for (let tries = 0; found.length < count && tries < 100 * count; tries++) {
    const [monster, at] = [ground[rng.below(ground.length)], ground[rng.below(ground.length)]];
    if (monster === at || !table.isWon([monster], at)) continue;
    found.push({ setup: { ...setup, isReachable: true }, monsters: [monster], rogue: at, seat: MONSTER, ply: 0 });
  }
  return found;
}

/** How many of the starts end in a capture. @param {string} hunter @param {string} prey @param {readonly RoguePosition[]} starts */
export function captures(hunter, prey, starts) {
  const players = { [MONSTER]: playerOf(hunter, MONSTER), [ROGUE]: playerOf(prey, ROGUE) };
  let count = 0;
  for (const position of starts) {
    const match = new Match({ game: rogue, position, players, rng: createRng(1), cap: 2 * CAP });
    while (match.end === undefined)
      if (match.step() !== undefined) throw new Error(`Expected ${hunter} and ${prey} to answer at once.`);
    if (match.end.winner === MONSTER) count++;
  }
  return count;
}

/** @param {string} name @param {string} seat @returns {import('asterion/players/rogue').RoguePlayer} */
export function playerOf(name, seat) {
  const player = roguePlayerNamed(name, seat);
  if (player === undefined) throw new Error(`There is no ${name} for the ${seat}.`);
  return player;
}
