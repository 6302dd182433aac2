/**
 * The explorer as Minotaur. While Theseus is out of sight it looks where he may be, and, less eagerly, at supplies that it
 * remembers and at tiles it has never seen; on sight it goes for him.
 *
 * When few supplies are left it guards the nearest that it remembers: he has to come for it. Then it goes for him only as
 * far as it stays nearer to the supply than he is.
 */

import type { LabyrinthSight } from '../../game/labyrinth/index.js';
import type { Cell, Direction, Rng } from '../../world/index.js';
import { type BeamGoals, worthOfSteps } from './beam-search.js';
import { type Belief, choicesInSight } from './belief.js';
import { pickBest } from './player.js';

/** What it is worth to look at Theseus, at a tile never seen, and at a supply. */
const PREY = 20;
const NEW_TILE = 0.05;
const SUPPLY = 0.2;
/** Guards when at most so many supplies are left. */
const FEW = 2;

export function huntingStep(belief: Belief, sight: LabyrinthSight, mover: Cell, rng: Rng): Direction {
  const [prey] = sight.opponents;
  const guarded = guardedSupply(belief, sight, mover);
  if (guarded !== undefined) return guardingStep(belief, sight, mover, guarded, prey, rng);
  if (prey === undefined) {
    const worths = worthOfSteps(belief.memory, mover, searchFor(belief));
    return pickBest(choicesInSight(sight, mover), (step) => worths.get(step) ?? -Infinity, rng);
  }
  const toPrey = belief.memory.distancesFrom([prey]);
  return pickBest(choicesInSight(sight, mover), (step) => -wayAfter(sight, toPrey, mover, step), rng);
}

/** Where Theseus may be, and where he will come. */
function searchFor({ memory, opponent }: Belief): BeamGoals {
  const sights = opponent.chances.map((chance, tile) => PREY * chance + (memory.seen[tile] === 1 ? 0 : NEW_TILE));
  for (const tile of memory.supplies) sights[tile] += SUPPLY;
  return { sights, prizes: new Map(), danger: () => 0, pursuer: undefined };
}

function guardedSupply({ memory }: Belief, { suppliesLeft }: LabyrinthSight, mover: Cell): Cell | undefined {
  if (suppliesLeft > FEW || memory.supplies.size === 0) return undefined;
  const ways = memory.distancesFrom([mover]);
  return [...memory.supplies].reduce((nearest, tile) => (ways[tile] < ways[nearest] ? tile : nearest));
}

function guardingStep(
  { memory }: Belief,
  sight: LabyrinthSight,
  mover: Cell,
  supply: Cell,
  prey: Cell | undefined,
  rng: Rng,
): Direction {
  const steps = choicesInSight(sight, mover);
  const toSupply = memory.distancesFrom([supply]);
  const toPrey = prey === undefined ? undefined : memory.distancesFrom([prey]);
  return pickBest(
    steps,
    (step) => {
      const way = wayAfter(sight, toSupply, mover, step);
      if (prey === undefined || toPrey === undefined) return -way;
      const hunt = wayAfter(sight, toPrey, mover, step);
      if (hunt === 0) return 1;
      return way < toSupply[prey] ? -hunt / 2 ** 30 : -1 - way;
    },
    rng,
  );
}

/** The way left from where a step leads; of ways other than over a side nothing is known. */
const wayAfter = ({ grid }: LabyrinthSight, ways: Int32Array, mover: Cell, step: Direction): number =>
  ways[grid.neighbour(mover, step)] ?? ways[mover];
