/** Braiding: dead ends are opened into loops. */

import {
  bitCount,
  type Cell,
  type Direction,
  isGround,
  openWay,
  pick,
  type Rng,
  shuffle,
  type World,
} from '../../world/index.js';

/**
 * Opens a share of the dead ends, 0 to 1, in place: each into a neighbour, another dead end if there is one beside it.
 * Returns how many ways were opened, which is how many loops the maze has gained.
 */
export function braid(world: World, share: number, rng: Rng): number {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`Expected a share of the dead ends from 0 to 1, got ${share}.`);
  const deadEnds: Cell[] = [];
  for (let cell = 0; cell < world.grid.cellCount; cell++) if (isDeadEnd(world, cell)) deadEnds.push(cell);
  const chosen = shuffle(deadEnds, rng).slice(0, Math.round(share * deadEnds.length));
  let opened = 0;
  for (const cell of chosen) {
    if (!isDeadEnd(world, cell)) continue; // a neighbour has been opened into it
    const sides = closedSides(world, cell);
    const toDeadEnds = sides.filter((side) => isDeadEnd(world, world.grid.step(cell, side)));
    const choices = toDeadEnds.length > 0 ? toDeadEnds : sides;
    if (choices.length === 0) continue;
    openWay(world, cell, pick(choices, rng));
    opened++;
  }
  return opened;
}

const isDeadEnd = ({ open, tunnels }: World, cell: Cell): boolean =>
  bitCount(open[cell]) + (tunnels.has(cell) ? 1 : 0) === 1;

/** The sides of a cell with a wall and ground behind it; a neighbour at the other end of its tunnel does not count. */
function closedSides(world: World, cell: Cell): Direction[] {
  const { grid, open, tunnels } = world;
  return grid.shape.sides.filter((side) => {
    const next = grid.neighbour(cell, side);
    return next >= 0 && ((open[cell] >> side) & 1) === 0 && isGround(world, next) && tunnels.get(cell) !== next;
  });
}
