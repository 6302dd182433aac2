/**
 * Sight: along the directions of the board, three tiles at most, blocked by walls. What a fair player may know of a
 * position is what `sightOf` says, and nothing else.
 */

import { type Cell, type Direction, destination, openDirectionsOf, type World } from '../../world/index.js';
import type { Seat } from '../game.js';
import { type LabyrinthOptions, type LabyrinthPosition, type LastMove, MINOTAUR, THESEUS } from './labyrinth.js';

/** How far anybody sees, in tiles. */
export const SIGHT = 3;

/** The tiles seen from a tile in a direction, the nearest first. */
export function ray(world: World, from: Cell, direction: Direction): Cell[] {
  const tiles: Cell[] = [];
  for (let tile = destination(world, from, direction); tile >= 0 && tiles.length < SIGHT; ) {
    tiles.push(tile);
    tile = destination(world, tile, direction);
  }
  return tiles;
}

/** A tile in sight and the open ways that show from where one stands. */
export interface SeenTile {
  readonly tile: Cell;
  /** Steps away, 0 to 3. */
  readonly distance: number;
  /** The directions known to be open, and those known to be walled. Sideways nothing shows from afar. */
  readonly open: readonly Direction[];
  readonly walled: readonly Direction[];
}

/** What one seat sees: its own movers, and what lies on their rays. */
export interface Sight {
  readonly seat: Seat;
  readonly ply: number;
  readonly options: LabyrinthOptions;
  /** Size of the board and its shape are no secret. */
  readonly grid: World['grid'];
  /** Where the own movers stand. */
  readonly own: readonly Cell[];
  readonly tiles: readonly SeenTile[];
  /** Supplies in sight. */
  readonly supplies: readonly Cell[];
  /** How many supplies are left on the board: the score is called out. */
  readonly suppliesLeft: number;
  /** Opponents in sight, and their last move; nothing of those out of sight. */
  readonly opponents: readonly Cell[];
  readonly opponentLast: LastMove | undefined;
}

/** What a seat may know of a position. */
export function sightOf(position: LabyrinthPosition, seat: Seat): Sight {
  const { setup, theseus, minotaurs, supplies, last, ply } = position;
  const own = seat === THESEUS ? [theseus] : minotaurs;
  const others = seat === THESEUS ? minotaurs : [theseus];
  const tiles = own.flatMap((tile) => seenFrom(setup.world, tile));
  const isSeen = (tile: Cell) => tiles.some((seen) => seen.tile === tile);
  const opponents = others.filter(isSeen);
  return {
    seat,
    ply,
    options: setup.options,
    grid: setup.world.grid,
    own,
    tiles,
    supplies: supplies.filter(isSeen),
    suppliesLeft: supplies.length,
    opponents,
    opponentLast: opponents.length === others.length ? last[seat === THESEUS ? MINOTAUR : THESEUS] : undefined,
  };
}

function seenFrom(world: World, from: Cell): SeenTile[] {
  const { sides, opposite } = world.grid.shape;
  const open = openDirectionsOf(world, from);
  const here = { tile: from, distance: 0, open, walled: sides.filter((side) => !open.includes(side)) };
  const along = sides.flatMap((direction) => {
    const tiles = ray(world, from, direction);
    return tiles.map((tile, index): SeenTile => {
      const goesOn = destination(world, tile, direction) >= 0;
      const isLast = index === SIGHT - 1; // sight ends here: what lies beyond does not show
      const back = opposite[direction];
      return {
        tile,
        distance: index + 1,
        open: !isLast && goesOn ? [back, direction] : [back],
        walled: !isLast && !goesOn ? [direction] : [],
      };
    });
  });
  return [here, ...along];
}
