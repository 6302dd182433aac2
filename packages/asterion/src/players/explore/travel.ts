/**
 * Ways for an avatar that knows only what it has seen: to a cell, or on to where there is more to see.
 *
 * Stairs that let the avatar pass take it away at once, so no way leads across them, only to them.
 */

import { type ExploreMemory, type ExplorePosition, mayPass } from '../../game/explore/index.js';
import { Flood } from '../../search/index.js';
import { type Cell, finish, isGround, type World } from '../../world/index.js';

/** The world as far as it is known, everything if that is not told: no way leads into the unknown, nor onto `shut`. */
function knownPart({ world }: ExplorePosition, memory: ExploreMemory | undefined, shut: Cell): World {
  const { grid } = world;
  const known = memory?.known;
  const open = world.open.slice();
  const close = (cell: Cell) => {
    for (const side of grid.shape.sides) {
      const next = grid.neighbour(cell, side);
      if (next >= 0) open[next] &= ~(1 << grid.shape.opposite[side]);
    }
  };
  if (shut >= 0) close(shut);
  for (let cell = 0; known !== undefined && cell < open.length; cell++) {
    if (known[cell] === 0) {
      open[cell] = 0;
      close(cell);
    }
  }
  return { ...world, open };
}

/** The stairs, if they are not to be stepped on by the way; -1 if they may be. */
const stairsToShun = (position: ExplorePosition, to?: Cell): Cell =>
  mayPass(position) && to !== position.stairs ? position.stairs : -1;

/**
 * The shortest known way from the avatar to a cell, both ends included; undefined where none is known. Without a memory
 * everything is known.
 */
export const travelWay = (position: ExplorePosition, to: Cell, memory?: ExploreMemory): readonly Cell[] | undefined =>
  finish(new Flood(knownPart(position, memory, stairsToShun(position, to)), [position.avatar], { target: to })).pathTo(
    to,
  );

/**
 * The shortest way to the nearest coin it knows of or the nearest cell beside the unknown; undefined when everything
 * within reach has been seen and taken. Without a memory everything has been seen.
 */
export function exploringWay(position: ExplorePosition, memory?: ExploreMemory): readonly Cell[] | undefined {
  const { world, coins, avatar } = position;
  const { grid } = world;
  const isWorthwhile = (cell: Cell): boolean =>
    coins.includes(cell) ||
    grid.shape.sides.some((side) => {
      const next = grid.neighbour(cell, side);
      return next >= 0 && memory?.isKnown(next) === false && isGround(world, next);
    });
  const flood = new Flood(knownPart(position, memory, stairsToShun(position)), [avatar]);
  for (let place = 0; !flood.done; place++) {
    const cell = flood.cellReached(place);
    if (cell !== avatar && isWorthwhile(cell)) return flood.pathTo(cell);
    flood.advance(1);
  }
  return undefined;
}
