/**
 * How one walks: the one rule by which every search tells which steps there are and what they cost.
 *
 * A world says by its open directions which ways there are. A movement may ask for less or for more: sides only, corners
 * by another rule, cells that are taken just now, larger bodies, other costs. It is worked out once for all cells, beside
 * the world, which stays as it is; where a movement asks for nothing, the world's own array is read, not a copy.
 */

import { type Kinds, shownValue } from '../settings/index.js';
import { type Cell, checkWorld, type Direction, isGround, rect, rowOf, TUNNEL, type World } from '../world/index.js';
import { usesCorners } from './ports.js';

/** Diagonal steps past what blocks a corner: past both cells beside the step, past at most one of them, past none. */
export type CornerRule = 'always' | 'one' | 'none';
/** All of them, from the most steps to the fewest. */
export const CORNER_RULES: readonly CornerRule[] = ['always', 'one', 'none'];

/** Which steps there are. */
export type StepRule =
  | {
      /** Absent: those that the world has open, whatever its shape. */
      readonly directions?: undefined;
      /** Only with 8 directions. */
      readonly corners?: undefined;
      /** Only with 4 or 8 directions. */
      readonly size?: undefined;
    }
  | {
      /** Across sides only, on squares. */
      readonly directions: 4;
      /** Only with 8 directions. */
      readonly corners?: undefined;
      /** How many cells a body is wide and high: it stands on its cell and on those of higher rows and columns. */
      readonly size?: number | undefined;
    }
  | {
      /** Across sides and through corners, on squares. */
      readonly directions: 8;
      /** `none` unless told. What is blocked or closed just now counts like walls. */
      readonly corners?: CornerRule | undefined;
      /** As with 4 directions. */
      readonly size?: number | undefined;
    };

/** What entering a cell costs: a number above 0; Infinity where it cannot be entered. */
export type CostOf = (cell: Cell, from: Cell, direction: Direction) => number;

/** What steps cost. */
export type CostRule = {
  /** What a diagonal step costs, times what the cell costs that is entered: the square root of 2 (octile), unless told, or 1. */
  readonly diagonalCost?: 'octile' | 'unit' | undefined;
} & (
  | {
      /** Absent: what the world's own costs say. */
      readonly cost?: undefined;
      /** Only with a function that tells costs. */
      readonly leastCost?: undefined;
    }
  | {
      /** What entering a cell costs, instead of the world's own costs. */
      readonly cost: CostOf;
      /** The least it ever answers: the better that is told, the fewer cells are looked at. 0 unless told. */
      readonly leastCost?: number | undefined;
    }
);

/** How one walks; as the world's ways and costs say, where nothing is told. */
export type Movement = StepRule &
  CostRule & {
    /** By cell: not 0 where nobody can stand just now: a closed door, somebody else, but not whoever walks. */
    readonly blocked?: Uint8Array | undefined;
    /** By cell: the directions (as bits) that cannot be taken just now, each one way: doors between cells, one-way edges. */
    readonly closed?: Uint8Array | Uint16Array | undefined;
  };

/** What a movement may say, for those who take more beside it. What they get wrong in it `movementFault` says better. */
export const MOVEMENT: Kinds<Movement> = {
  directions: 'a number',
  corners: 'a string',
  size: 'a number',
  diagonalCost: 'a string',
  cost: 'a function',
  leastCost: 'a number',
  blocked: 'a TypedArray such as Uint8Array',
  closed: 'a TypedArray such as Uint8Array',
};

/** What callers without types may get wrong. */
const DIRECTIONS: readonly unknown[] = [undefined, 4, 8];
const DIAGONAL_COSTS: readonly unknown[] = [undefined, 'octile', 'unit'];

/** Why a movement cannot be had in a world, as a sentence; undefined if it can. */
export function movementFault({ grid, tunnels }: World, movement: Movement): string | undefined {
  const { directions, corners, diagonalCost, size = 1, blocked, closed, leastCost = 0 } = movement;
  const { name } = grid.shape;
  if (!DIRECTIONS.includes(directions)) return `Expected 4 or 8 directions, got ${shownValue(directions)}.`;
  if (corners !== undefined && !CORNER_RULES.includes(corners))
    return `Expected a rule of corners (${CORNER_RULES.join(', ')}), got ${shownValue(corners)}.`;
  if (!DIAGONAL_COSTS.includes(diagonalCost))
    return `Expected diagonals to cost octile or unit, got ${shownValue(diagonalCost)}.`;
  if (directions !== undefined && !grid.shape.hasConstantSteps)
    return `Expected squares for ${directions} directions, got ${name}.`;
  if (!Number.isInteger(size) || size < 1) return `Expected a size of 1 or more whole cells, got ${size}.`;
  if (size > 1 && directions === undefined) return `Expected 4 or 8 directions for a body of ${size} x ${size} cells.`;
  if (size > 1 && tunnels.size > 0) return `Expected no tunnels for a body of ${size} x ${size} cells.`;
  for (const [what, array] of Object.entries({ blocked, closed })) {
    if (array !== undefined && !ArrayBuffer.isView(array))
      return `Expected ${what} to be an array of bytes, one a cell: a Uint8Array.`;
    if (array !== undefined && array.length !== grid.cellCount)
      return `Expected ${what} to have ${grid.cellCount} entries, one a cell, got ${array.length}.`;
  }
  return leastCost >= 0 ? undefined : `Expected a least cost of 0 or more, got ${leastCost}.`;
}

/** A movement in a world. Throws a RangeError where there is a `movementFault`. */
export class MovementMap {
  /** Never written to. */
  readonly world: World;
  /** As it was asked for. Its `blocked` and `closed` are not copied: after an edit, `refresh`. */
  readonly movement: Movement;
  /** By cell: bit d is set when a step in direction d can be made. To be read only. */
  readonly open: Uint8Array | Uint16Array;
  /** By end of a tunnel that can be taken: the other end. */
  readonly tunnels: ReadonlyMap<Cell, Cell>;
  /** By direction, `TUNNEL` included: what a step costs, times what the cell costs that is entered. */
  readonly stepCosts: Float64Array;
  /** By cell: what entering it costs; undefined where each costs 1, or where `movement.cost` tells. */
  readonly costs: Uint16Array | undefined;
  /** By direction, on squares: what a step adds to a cell. */
  readonly #deltas: Int32Array;

  constructor(world: World, movement: Movement = {}) {
    checkWorld(world);
    const fault = movementFault(world, movement);
    if (fault !== undefined) throw new RangeError(fault);
    const { directions, blocked, closed, cost } = movement;
    const isOwn = directions === undefined && blocked === undefined && closed === undefined;
    this.world = world;
    this.movement = movement;
    this.open = isOwn ? world.open : world.open.slice();
    this.tunnels = blocked === undefined ? world.tunnels : new Map();
    this.stepCosts = stepCostsOf(world, movement);
    this.#deltas = Int32Array.from(world.grid.shape.directions, (_, direction) => world.grid.step(0, direction));
    this.costs = cost === undefined ? world.costs : undefined;
    this.refresh();
  }

  /** Whether entering costs the same everywhere. */
  get isUniform(): boolean {
    return this.costs === undefined && this.movement.cost === undefined;
  }

  /** Whether steps may pass through corners. Looks at all cells where the world itself tells. */
  get hasCorners(): boolean {
    const { directions } = this.movement;
    return directions === undefined ? usesCorners(this.world) : directions === 8;
  }

  /** The least that entering a cell can cost. Looks at all cells where they have costs. */
  get leastCost(): number {
    if (this.movement.cost !== undefined) return this.movement.leastCost ?? 0;
    return this.costs?.reduce((least, cost) => Math.min(least, cost)) ?? 1;
  }

  /** Whether each step costs 1. Looks at all cells where the world itself tells whether there are corners. */
  get isUnit(): boolean {
    return this.isUniform && (this.stepCosts.every((cost) => cost === 1) || !this.hasCorners);
  }

  /** The world as one sees it who walks like this: for searches that read the ways of a world and nothing else. */
  get asWorld(): World {
    return { ...this.world, open: this.open, tunnels: this.tunnels as Map<Cell, Cell> };
  }

  /** What a step costs that can be made. Throws a RangeError where the caller's own function answers no cost. */
  costOf(from: Cell, direction: Direction, to: Cell): number {
    const { cost } = this.movement;
    if (cost === undefined) return this.stepCosts[direction] * (this.costs === undefined ? 1 : this.costs[to]);
    const entering = cost(to, from, direction);
    if (entering > 0) return this.stepCosts[direction] * entering;
    throw new RangeError(`Expected a cost above 0 for entering cell ${to} from cell ${from}, got ${entering}.`);
  }

  /** What walking along cells costs; Infinity where there is no step from one to the next. */
  lengthOf(cells: ArrayLike<Cell>): number {
    let length = 0;
    for (let at = 1; at < cells.length; at++) length += this.costBetween(cells[at - 1], cells[at]);
    return length;
  }

  /** What the cheapest step from a cell to another costs; Infinity where there is none. Neighbours may have a tunnel, too. */
  costBetween(from: Cell, to: Cell): number {
    const { world, tunnels } = this;
    let least = tunnels.get(from) === to ? this.costOf(from, TUNNEL, to) : Infinity;
    for (let rest = this.open[from]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      if (world.grid.step(from, direction) === to) least = Math.min(least, this.costOf(from, direction, to));
    }
    return least;
  }

  /** Looks again at the world and at what is blocked: everywhere, or around cells where something has changed. */
  refresh(changed?: Iterable<Cell>): void {
    const { world, movement, tunnels } = this;
    if (tunnels !== world.tunnels) takeFree(tunnels as Map<Cell, Cell>, world.tunnels, movement.blocked);
    if (this.open === world.open) return;
    if (!world.grid.shape.hasConstantSteps) {
      this.#workAround(changed);
      return;
    }
    const { rows, cols } = world.grid;
    if (changed === undefined) this.#work(0, 0, rows, cols, 0);
    // Whoever opens a way changes its other side, too. Bodies stand on the cell or before it.
    const reach = (movement.size ?? 1) + 1;
    for (const cell of changed ?? []) {
      const row = rowOf(world.grid, cell);
      this.#work(row, cell - row * cols, 1, 1, reach);
    }
  }

  /** Works out all cells, or some and what is beside them, where rows and columns do not tell what that is. */
  #workAround(changed?: Iterable<Cell>): void {
    const { grid } = this.world;
    const { open } = this;
    if (changed === undefined) for (let cell = 0; cell < open.length; cell++) open[cell] = this.#waysOf(cell);
    for (const cell of changed ?? []) {
      open[cell] = this.#waysOf(cell);
      for (let direction = 0; direction < grid.shape.directions.length; direction++) {
        const next = grid.neighbour(cell, direction);
        if (next >= 0) open[next] = this.#waysOf(next);
      }
    }
  }

  /** Works out so many rows and columns of plain squares, and what lies around them: sides first, corners of a cell more follow from them. */
  #work(row: number, col: number, height: number, width: number, around: number): void {
    const { world, movement, open } = this;
    const { directions, corners = 'none', closed } = movement;
    const { rows, cols } = world.grid;
    const [bottom, left] = [Math.max(0, row - around), Math.max(0, col - around)];
    const [top, right] = [Math.min(rows, row + height + around), Math.min(cols, col + width + around)];
    for (let y = bottom; y < top; y++)
      for (let x = left, cell = y * cols + x; x < right; x++, cell++) open[cell] = this.#waysOf(cell);
    if (directions !== 8) return;
    for (let y = Math.max(0, bottom - 1); y < Math.min(rows, top + 1); y++) {
      for (let x = Math.max(0, left - 1), cell = y * cols + x; x < Math.min(cols, right + 1); x++, cell++) {
        const past = corners === 'always' ? this.#cornersFrom(cell) : this.#cornersPast(cell, corners === 'one');
        open[cell] = (open[cell] & SIDES) | (past & ~(closed?.[cell] ?? 0));
      }
    }
  }

  /** The ways out of a cell: as the world has them, or across sides only where a number of directions is asked for. */
  #waysOf(cell: Cell): number {
    const { world, movement } = this;
    const { directions, blocked, size = 1 } = movement;
    let ways = directions === undefined ? this.#nowOpen(cell) : this.#nowOpen(cell) & SIDES;
    if (blocked === undefined && size === 1) return ways;
    if (!this.#canStand(cell)) return 0;
    for (let rest = ways; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      if (!this.#canStand(world.grid.step(cell, direction)) || !this.#canLeave(cell, direction, size))
        ways &= ~(1 << direction);
    }
    return ways;
  }

  /** The ways out of a cell that the world has and that are not closed just now. */
  #nowOpen(cell: Cell): number {
    const { closed } = this.movement;
    return closed === undefined ? this.world.open[cell] : this.world.open[cell] & ~closed[cell];
  }

  /** Whether a body can stand here: on ground that nobody has taken, with no wall through it. */
  #canStand(cell: Cell): boolean {
    const { world, movement } = this;
    const { blocked, size = 1 } = movement;
    if (size === 1) return (blocked === undefined || blocked[cell] === 0) && isGround(world, cell);
    const { grid } = world;
    const { rows, cols } = grid;
    const row = rowOf(grid, cell);
    const col = cell - row * cols;
    if (row + size > rows || col + size > cols) return false;
    const [up, down] = grid.origin === 'bottom' ? [NORTH, SOUTH] : [SOUTH, NORTH];
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        const at = cell + i * cols + j;
        if ((blocked !== undefined && blocked[at] !== 0) || !isGround(world, at)) return false;
        if (j + 1 < size && !this.#areJoined(at, EAST, at + 1, WEST)) return false;
        if (i + 1 < size && !this.#areJoined(at, up, at + cols, down)) return false;
      }
    }
    return true;
  }

  #areJoined(a: Cell, there: Direction, b: Cell, back: Direction): boolean {
    return ((this.#nowOpen(a) >> there) & (this.#nowOpen(b) >> back) & 1) === 1;
  }

  /** Whether no wall stands before the front of a body that leaves across a side. */
  #canLeave(cell: Cell, side: Direction, size: number): boolean {
    if (size === 1) return true;
    const { grid } = this.world;
    const ahead = grid.step(cell, side) - cell;
    const across = side === EAST || side === WEST ? grid.cols : 1;
    for (let i = 0, at = ahead > 0 ? cell + ahead * (size - 1) : cell; i < size; i++, at += across)
      if (((this.#nowOpen(at) >> side) & 1) === 0) return false;
    return true;
  }

  /** The corners past which no walls count: whoever can stand on both ends can go. */
  #cornersFrom(cell: Cell): number {
    if (!this.#canStand(cell)) return 0;
    let past = 0;
    for (let corner = 1; corner < 8; corner += 2) {
      const target = this.world.grid.neighbour(cell, corner);
      if (target >= 0 && this.#canStand(target)) past |= 1 << corner;
    }
    return past;
  }

  /** The corners with a way round them: both ways round, or at least one. */
  #cornersPast(cell: Cell, isOneEnough: boolean): number {
    const { open } = this;
    const ways = open[cell] & SIDES;
    let past = 0;
    for (let corner = 1; corner < 8; corner += 2) {
      const before = corner - 1;
      const after = (corner + 1) & 7;
      const ahead = (ways >> before) & 1 && (open[cell + this.#deltas[before]] >> after) & 1;
      const aside = (ways >> after) & 1 && (open[cell + this.#deltas[after]] >> before) & 1;
      if (isOneEnough ? ahead | aside : ahead & aside) past |= 1 << corner;
    }
    return past;
  }
}

const [EAST, NORTH, WEST, SOUTH] = rect.sides;
const SIDES = rect.sides.reduce((bits, side) => bits | (1 << side), 0);

/** The tunnels both of whose ends are free. */
function takeFree(free: Map<Cell, Cell>, all: ReadonlyMap<Cell, Cell>, blocked: Uint8Array | undefined): void {
  free.clear();
  for (const [a, b] of all) if (blocked?.[a] === 0 && blocked[b] === 0) free.set(a, b);
}

function stepCostsOf({ grid }: World, { diagonalCost = 'octile' }: Movement): Float64Array {
  const { sides } = grid.shape;
  const isLonger = diagonalCost === 'octile' && grid.shape.isSquare;
  return Float64Array.from({ length: TUNNEL + 1 }, (_, direction) =>
    isLonger && direction < grid.shape.directions.length && !sides.includes(direction) ? Math.SQRT2 : 1,
  );
}
