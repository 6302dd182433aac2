/** A position of Random Pits, and what can be read from it. */

import { shapeFor, WORLD_PLAN, type WorldPlan } from '../../generate/index.js';
import { checkKinds, type Kinds } from '../../settings/index.js';
import {
  type Cell,
  createScene,
  createWorld,
  type Direction,
  openFromTerrain,
  rect,
  type Scene,
  Terrain,
  type World,
} from '../../world/index.js';
import type { CHANCE, Position } from '../game.js';

/** The seat of the player, whose opponent is `CHANCE`; also the role of who sits there. */
export const PLAYER = 'player';

/** How it is found out whether the goal can still be reached. The answer is the same; what it takes is not. */
export const REACH = ['bfs', 'astar'] as const;

/** What can be chosen of the rules of Random Pits. */
export interface PitsOptions {
  /** The fewest new pits a turn, 0 to 1000. */
  readonly least: number;
  /** The most new pits a turn, `least` to 1000. */
  readonly most: number;
  /** Whether pits may open under the player, who then falls. */
  readonly under: boolean;
  /** The search that asks each turn whether there is a way. It decides `looked`, and no game. */
  readonly reach: (typeof REACH)[number];
}

/** What stays the same during a game. */
export interface PitsSetup {
  /** The ground before the first pit. */
  readonly world: World;
  /** The rules that were chosen. */
  readonly options: PitsOptions;
  /** Where the player wins; no pit opens there. */
  readonly goal: Cell;
}

/** Where a game of Random Pits stands. */
export interface PitsPosition extends Position {
  /** The same in every position of a game. */
  readonly setup: PitsSetup;
  /** The ground as it is now: pits are terrain, and no way leads into them. Never changed. */
  readonly world: World;
  /** Where the player stands, be it in a pit. */
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

/** Whether a pit has opened there; never where the world has no terrain. */
export const isPit = ({ terrain }: World, cell: Cell): boolean => terrain?.[cell] === Terrain.pit;

/** Every pit, ascending. */
export const pitsOf = ({ world }: PitsPosition): Cell[] =>
  [...(world.terrain ?? []).keys()].filter((cell) => isPit(world, cell));

/** What `pitsBoard` makes: of any size, 20 x 20 if absent; nothing in it is random, so it needs no seed. */
export interface PitsBoardPlan extends Omit<WorldPlan, 'seed'> {
  /** Where the player begins, as `cellAt` tells it; the first cell if absent. */
  readonly start?: Cell;
  /** The last cell if absent. */
  readonly goal?: Cell;
}

const { seed: _, ...BOARD_PLAN } = WORLD_PLAN;
const PITS_BOARD_PLAN: Kinds<PitsBoardPlan> = { ...BOARD_PLAN, start: 'a number', goal: 'a number' };

/**
 * A board where every step across a side is open, the start in the first cell and the goal in the last unless told. Throws a
 * RangeError on sizes that cannot be.
 */
export function pitsBoard(plan: PitsBoardPlan = {}): Scene {
  checkKinds('the plan of a board', plan, PITS_BOARD_PLAN);
  const { shape = rect, rows = 20, cols = rows, origin = 'top', start = 0 } = plan;
  const grid = shapeFor(shape).grid(rows, cols, origin);
  const terrain = new Uint8Array(grid.cellCount);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
  const { goal = grid.cellCount - 1 } = plan;
  return createScene(world, { entrance: start, exit: goal, actors: { player: [start] } });
}
