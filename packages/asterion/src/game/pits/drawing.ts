/**
 * Where pits open. They come from the seed and the number of the turn alone: a number of pits, and an endless row of
 * random cells, of which the first that are free open. So all players of a seed meet the same pits, but for the one cell
 * that each stands on.
 */

import { type Cell, createRng, isGround, type Rng, type Seed } from '../../world/index.js';
import type { PitsPosition } from './position.js';

/** The pits that open in a position where chance is to move, in their order. */
export function drawPits(position: PitsPosition, seed: Seed): Cell[] {
  const { setup, world, player, free, ply } = position;
  const { least, most, under } = setup.options;
  const rng = createRng(seed).fork(ply >> 1);
  const wanted = least + rng.below(most - least + 1);
  const count = Math.min(wanted, under ? free : free - 1);
  const drawn: Cell[] = [];
  const isFree = (cell: Cell) =>
    isGround(world, cell) && cell !== setup.goal && (under || cell !== player) && !drawn.includes(cell);
  while (drawn.length < count) drawn.push(nextFree(world.grid.cellCount, isFree, rng));
  return drawn;
}

/** The next cell of the row that is free. There must be one. */
function nextFree(cellCount: number, isFree: (cell: Cell) => boolean, rng: Rng): Cell {
  for (;;) {
    const cell = rng.below(cellCount);
    if (isFree(cell)) return cell;
  }
}
