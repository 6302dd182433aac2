/** A position of Random Pits, and what can be read from it. */

import {
  type Cell,
  createScene,
  createWorld,
  type Direction,
  openFromTerrain,
  rect,
  type Scene,
  type Shape,
  Terrain,
  type World,
} from '../../world/index.js';
import type { CHANCE, Position } from '../game.js';

export const PLAYER = 'player';

/** How it is found out whether the goal can still be reached. The answer is the same; what it takes is not. */
export const REACH = ['bfs', 'astar'] as const;

export interface PitsOptions {
  /** The fewest and the most new pits a turn, 0 to 1000. */
  readonly least: number;
  readonly most: number;
  /** Whether pits may open under the player, who then falls. */
  readonly under: boolean;
  readonly reach: (typeof REACH)[number];
}

/** What stays the same during a game. */
export interface PitsSetup {
  /** The ground before the first pit. */
  readonly world: World;
  readonly options: PitsOptions;
  readonly goal: Cell;
}

export interface PitsPosition extends Position {
  readonly setup: PitsSetup;
  /** The ground as it is now: pits are terrain, and no way leads into them. Never changed. */
  readonly world: World;
  readonly player: Cell;
  /** The pits that opened last, in their order; none before the first turn. */
  readonly opened: readonly Cell[];
  /** Cells where a pit may still open, the player's own included. */
  readonly free: number;
  /** Whether no way to the goal is left. Asked once a turn, after the pits. */
  readonly isCutOff: boolean;
  /** Cells that were looked at to find that out, in all turns so far: those whose neighbours were asked for, and the goal. */
  readonly looked: number;
  /** What the pits to come are drawn from; undefined in what a player sees. */
  readonly seed: string | undefined;
  readonly seat: typeof PLAYER | typeof CHANCE;
}

/** A step of the player, or the cells where chance opens pits. */
export type PitsMove = Direction | readonly Cell[];

/** Steps the player has made. */
export const turnsPlayed = ({ ply }: PitsPosition): number => ply >> 1;

export const isPit = ({ terrain }: World, cell: Cell): boolean => terrain?.[cell] === Terrain.pit;

/** Every pit, ascending. */
export const pitsOf = ({ world }: PitsPosition): Cell[] =>
  [...(world.terrain ?? []).keys()].filter((cell) => isPit(world, cell));

export interface PitsBoardPlan {
  readonly shape?: Shape;
  readonly rows?: number;
  readonly cols?: number;
  /** From a row and a column of the board. */
  readonly start?: Cell;
  readonly goal?: Cell;
}

/**
 * A board where every step across a side is open, the start in the first cell and the goal in the last unless told. Row 0
 * is on top. Throws a RangeError on sizes that cannot be.
 */
export function pitsBoard({ shape = rect, rows = 20, cols = rows, start = 0, goal }: PitsBoardPlan = {}): Scene {
  const grid = shape.grid(rows, cols, 'top');
  const terrain = new Uint8Array(grid.cellCount);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
  return createScene(world, { entrance: start, exit: goal ?? grid.cellCount - 1, actors: { player: [start] } });
}
