/** Questions about the sides of tiles, as the generator asks them: for which sides does the answer say yes? */

import { isBorderSide, isEntrance, isWalkable, WallBuilder } from 'asterion/generate';
import type { Cell, Direction, Grid, World } from 'asterion/world';

export const PREDICATES = [
  { name: 'off', title: 'off', about: '' },
  { name: 'isSentinel', title: 'isSentinel', about: 'The side lies on the outer edge of the board.' },
  { name: 'isWalkable', title: 'isWalkable', about: 'No wall stands there, and it does not lead out of the board.' },
  {
    name: 'isWallable',
    title: 'isWallable',
    about:
      'A wall could be added: walkable, both tiles have fewer walls than half of their sides and, with no closed rooms, it closes none.',
  },
  {
    name: 'closesRoom',
    title: 'closes a room',
    about: 'Walkable, but a wall there would complete a ring of walls: its corners are joined already.',
  },
  {
    name: 'corners',
    title: 'a wall joins two corners',
    about: 'The corner graph: corners are numbered row by row from the bottom, and every wall is an edge between two.',
  },
] as const;

export type Predicate = (typeof PREDICATES)[number]['name'];

interface PredicateSide {
  readonly tile: Cell;
  readonly side: Direction;
}

/** Whether a predicate holds, asked of a tile and one of its sides. */
export function holderOf(world: World, name: Predicate, noRooms: boolean): (tile: Cell, side: Direction) => boolean {
  const { grid } = world;
  switch (name) {
    case 'off':
      return () => false;
    case 'isSentinel':
      return (tile, side) => isBorderSide(grid, tile, side);
    case 'isWalkable':
      return (tile, side) => isWalkable(world, tile, side);
    case 'isWallable': {
      const builder = new WallBuilder(world, noRooms);
      return (tile, side) => builder.isWallable(tile, side);
    }
    case 'closesRoom': {
      const builder = new WallBuilder(world, noRooms);
      return (tile, side) => isWalkable(world, tile, side) && builder.closesRoom(tile, side);
    }
    case 'corners':
      return (tile, side) => !isWalkable(world, tile, side) && !isEntrance(grid, tile, side);
  }
}

/** Every side of the board once; those of the edge last. */
export function sidesOf(grid: Grid): {
  readonly inner: readonly PredicateSide[];
  readonly outer: readonly PredicateSide[];
} {
  const [inner, outer]: [PredicateSide[], PredicateSide[]] = [[], []];
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.sidesOf(tile)) {
      const next = grid.neighbour(tile, side);
      if (next < 0) outer.push({ tile, side });
      else if (next > tile) inner.push({ tile, side });
    }
  }
  return { inner, outer };
}
