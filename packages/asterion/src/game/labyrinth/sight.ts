/**
 * Sight: along the directions of the board, so many tiles at most, blocked by walls. It is a rule where the option `sight`
 * says how far; on a board that everybody sees it is what fair players look at, and nothing else.
 */

import { type Cell, type Direction, destination, openDirectionsOf, type World } from '../../world/index.js';
import type { Seat } from '../game.js';
import {
  type LabyrinthOptions,
  type LabyrinthPosition,
  type LastMove,
  labyrinthMovers,
  MINOTAUR,
  rollsDice,
  THESEUS,
  withPass,
} from './position.js';

/** How far fair players look where the rules show the whole board, in tiles. */
export const SIGHT = 3;

/** How far the eyes of a seat reach, in tiles: as the rules say, or as far as fair players look. */
export const reachOf = ({ sight }: LabyrinthOptions): number => (sight === 0 ? SIGHT : sight);

/** The tiles seen from a tile in a direction, the nearest first. */
export function ray(world: World, from: Cell, direction: Direction, reach: number = SIGHT): Cell[] {
  const tiles: Cell[] = [];
  for (let tile = destination(world, from, direction); tile >= 0 && tiles.length < reach; ) {
    tiles.push(tile);
    tile = destination(world, tile, direction);
  }
  return tiles;
}

/** A tile in sight and the open ways that show from where one stands. */
export interface SeenTile {
  /** Its number, as on the whole board. */
  readonly tile: Cell;
  /** Steps away, 0 where one stands. */
  readonly distance: number;
  /** The directions known to be open. Sideways nothing shows from afar. */
  readonly open: readonly Direction[];
  /** The sides known to be walled. */
  readonly walled: readonly Direction[];
}

/** What one seat sees: its own movers, and what lies on their rays. */
export interface LabyrinthSight {
  /** Who looks. */
  readonly seat: Seat;
  /** Moves made so far, by both seats. */
  readonly ply: number;
  /** The rules are no secret. */
  readonly options: LabyrinthOptions;
  /** Size of the board and its shape are no secret. */
  readonly grid: World['grid'];
  /** Where the own movers stand. */
  readonly own: readonly Cell[];
  /** Tiles in sight, mover by mover; one that two movers see is there twice. */
  readonly tiles: readonly SeenTile[];
  /** Supplies in sight. */
  readonly supplies: readonly Cell[];
  /** How many supplies are left on the board: the score is called out. */
  readonly suppliesLeft: number;
  /** Where opponents stand, as far as they are in sight. */
  readonly opponents: readonly Cell[];
  /** What the opponents did last; undefined before their first move, and unless all of them are in sight. */
  readonly opponentLast: LastMove | undefined;
}

/** What a seat is shown of a position: all of it, or what lies in its sight. */
export type LabyrinthSeen = LabyrinthPosition | LabyrinthSight;

/** Whether what a seat is shown is the position itself. */
export const seesWholeBoard = (seen: LabyrinthSeen): seen is LabyrinthPosition => 'setup' in seen;

/** What a seat may know of a position if it sees so far. */
export function sightOf(position: LabyrinthPosition, seat: Seat, reach: number = SIGHT): LabyrinthSight {
  const { setup, supplies, last, ply } = position;
  const other = seat === THESEUS ? MINOTAUR : THESEUS;
  const [own, others] = [labyrinthMovers(position, seat), labyrinthMovers(position, other)];
  const tiles = own.flatMap((tile) => seenFrom(setup.world, tile, reach));
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
    opponentLast: opponents.length === others.length ? last[other] : undefined,
  };
}

function seenFrom(world: World, from: Cell, reach: number): SeenTile[] {
  const { sides, opposite } = world.grid.shape;
  const open = openDirectionsOf(world, from);
  const here = { tile: from, distance: 0, open, walled: sides.filter((side) => !open.includes(side)) };
  const along = sides.flatMap((direction) => {
    const tiles = ray(world, from, direction, reach);
    return tiles.map((tile, index): SeenTile => {
      const goesOn = destination(world, tile, direction) >= 0;
      const isLast = index === reach - 1; // sight ends here: what lies beyond does not show
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

/** The tiles that show from a tile in a direction, the nearest first: of `ray` as much as is in sight. */
export function rayInSight(
  { grid, tiles }: LabyrinthSight,
  from: Cell,
  direction: Direction,
  reach: number = SIGHT,
): Cell[] {
  if (!grid.shape.sides.includes(direction)) return []; // nothing shows across a corner or through a tunnel
  const goesOn = (tile: Cell) => tiles.some((seen) => seen.tile === tile && seen.open.includes(direction));
  const found: Cell[] = [];
  for (let tile = from; found.length < reach && goesOn(tile); ) {
    tile = grid.step(tile, direction);
    found.push(tile);
  }
  return found;
}

/** The directions that are open from where a mover stands, as it sees them. */
export const waysInSight = ({ tiles }: LabyrinthSight, mover: Cell): readonly Direction[] =>
  tiles.find(({ tile, distance }) => distance === 0 && tile === mover)?.open ?? [];

/** The steps that a mover of one's own may make: those of `labyrinthSteps`, from what is seen. */
export const stepsInSight = (sight: LabyrinthSight, mover: Cell): Direction[] =>
  rollsDice(sight.options, sight.seat)
    ? [...sight.grid.shape.sides]
    : withPass(waysInSight(sight, mover), sight.options);
