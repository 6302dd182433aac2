/** Random movements for property tests. */

import { type Movement, movementFault } from 'asterion/search';
import { createRng, pick, type World } from 'asterion/world';

/** A movement that a world allows: any rule of steps, doors and one-way edges now and then, costs by any rule. */
export function movementIn(world: World, seed: number): Movement {
  const rng = createRng(seed);
  const { cellCount } = world.grid;
  const some = <T>(value: () => T): T | undefined => (rng.below(2) === 0 ? value() : undefined);
  const costs = Float64Array.from({ length: cellCount }, () => (1 + rng.below(12)) / 4);
  const rules: Movement[] = [{}, { directions: 4 }, { directions: 4, size: 2 }];
  for (const corners of ['always', 'one', 'none'] as const)
    rules.push({ directions: 8, corners }, { directions: 8, corners, size: 2 });
  const allowed = rules.filter((rule) => movementFault(world, rule) === undefined);
  const costRules: Movement[] = [{}, {}, {}, { cost: (cell, from) => costs[cell] + (from % 3) / 8, leastCost: 1 / 4 }];
  return {
    ...pick(allowed, rng),
    ...pick(costRules, rng),
    diagonalCost: pick(['octile', 'unit'] as const, rng),
    blocked: some(() => Uint8Array.from({ length: cellCount }, () => (rng.below(6) === 0 ? 1 : 0))),
    closed: some(() => Uint8Array.from({ length: cellCount }, () => (rng.below(4) === 0 ? rng.below(256) : 0))),
  } as Movement;
}
