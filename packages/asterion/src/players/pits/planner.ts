/**
 * planner: of the steps on shortest ways the one with the best outlook, out of two lower bounds on the chance to arrive:
 * that of a walker who sees one step ahead, and that of some shortest path staying open. The first knows detours and
 * nothing of what paths share, the second the reverse. Their product decides, the second by its eighth root: weights
 * from a sixteenth to a quarter do as well.
 *
 * It plays as well as most-paths and cannot be told from it: it won 16,009 of 20,000 games, most-paths 16,002 of the same
 * (`asterion pits table --games 20000 --seed final`). There is little to win: one other step on a shortest way would have
 * saved 1.1 % of the games, for one who had known the pits. `docs/pits.md` has the whole story. Also tried:
 * - chances of neighbours multiplied as if they were independent: 1.1 +- 0.4 points worse than most-paths;
 * - 512 sampled futures a move, counting those in which a way is left: -0.2 +- 0.5 points;
 * - either bound alone: -0.0 +- 0.2 and -0.2 +- 0.4 points;
 * - steps away from the goal: worse in 1869 of the 2018 forks where they mattered, and nothing told which the rest were.
 */

import type { PitsPosition } from '../../game/pits/index.js';
import { distancesFrom } from '../../search/index.js';
import { pathSurvival } from './path-survival.js';
import { nearerSteps, type PitsPlayer, PLAYERS, pickBest, startBy } from './player.js';
import { EXTRA, shortSightedChances } from './short-sighted.js';

export const planner: PitsPlayer = {
  name: 'planner',
  title: 'Weighs the chances',
  about: 'Weighs the chance of a short-sighted walker and how well the shortest paths spread.',
  cost: 'a few floods, and pairs of cells on shortest paths',
  seats: PLAYERS,
  memoryless: false,
  start: startBy((position, rng) => {
    const left = distancesFrom(position.world, position.setup.goal);
    const steps = nearerSteps(position, left);
    if (steps.length === 1) return steps[0].direction;
    const cells = steps.map(({ to }) => to);
    const survival = survivalOver(position, left[position.player] + EXTRA);
    const near = shortSightedChances(position, left, survival, cells);
    const far = pathSurvival(position, left, survival, cells);
    const worths = new Map(steps.map((step, place) => [step, near[place] * eighthRoot(far[place])]));
    return pickBest(steps, (step) => worths.get(step) ?? 0, rng);
  }),
};

/** By square roots, which are the same on every machine; powers are not. */
const eighthRoot = (value: number): number => Math.sqrt(Math.sqrt(Math.sqrt(value)));

/** Keeps the last cells of a board from being given up for certain. */
const LEAST = 0.05;

/** By turns to come, up to so many: the chance that a cell that is free now is free then, each as likely to fall as the others. */
export function survivalOver({ setup, free }: PitsPosition, turns: number): Float64Array {
  const mean = (setup.options.least + setup.options.most) / 2;
  const survival = new Float64Array(turns + 1).fill(1);
  for (let turn = 1; turn <= turns; turn++) {
    const left = Math.max(1, free - mean * (turn - 1));
    survival[turn] = survival[turn - 1] * Math.max(LEAST, 1 - mean / left);
  }
  return survival;
}
