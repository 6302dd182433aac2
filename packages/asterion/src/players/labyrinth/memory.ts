/**
 * Memory: what a fair player has seen of the board, and what it makes of the rest.
 *
 * A side that was never seen is open with a chance. On boards of this game a tile has walls on at most half of its sides,
 * so the more walls it is known to have, the likelier are its other sides open, and the more open ones, the likelier are
 * walls; the figures were counted on boards of 15 x 15 half explored.
 */

import { type LabyrinthSight, SIGHT } from '../../game/labyrinth/index.js';
import { distancesFrom } from '../../search/index.js';
import { type Cell, createWorld, type Direction, type Grid } from '../../world/index.js';

const UNKNOWN = 0;
const OPEN = 1;
const WALLED = 2;

/** The chance that a side nothing is known about is open, and what each known wall and each known opening do to it. */
const CHANCE = 0.62;
const PER_WALL = 0.065;
const PER_OPENING = 0.075;
const [LEAST_CHANCE, MOST_CHANCE] = [0.25, 0.9];
/** Where a tile has all the walls it may have. Not certain: a board from elsewhere need not follow the rule. */
const NEARLY_CERTAIN = 0.99;
/** Where ways are planned, sides less likely to be open than this count as walls. */
const LIKELY = 0.3;
/** Chances of a glimpse below this are not worth the time. */
const FAINT = 0.05;

/** Farther than any way. */
const NO_WAY = 2 ** 29;

/** A tile that would be seen from another, with what chance. */
export interface Glimpse {
  readonly tile: Cell;
  readonly chance: number;
}

export class TileMemory {
  readonly grid: Grid;
  /** By tile: 1 where it was in sight once. */
  readonly seen: Uint8Array;
  /** Where supplies were when last seen. */
  readonly supplies = new Set<Cell>();
  /** How far one sees, in tiles. */
  readonly #reach: number;
  readonly #directions: number;
  /** By tile and direction. */
  readonly #sides: Uint8Array;
  readonly #chances: Float64Array;
  /** By tile. */
  readonly #walls: Uint8Array;
  readonly #openings: Uint8Array;
  #views: (readonly Glimpse[] | undefined)[] = [];

  constructor(grid: Grid, reach: number = SIGHT) {
    const { cellCount, shape } = grid;
    this.grid = grid;
    this.#reach = reach;
    this.#directions = shape.directions.length;
    this.seen = new Uint8Array(cellCount);
    this.#sides = new Uint8Array(cellCount * this.#directions);
    this.#chances = new Float64Array(cellCount * this.#directions);
    this.#walls = new Uint8Array(cellCount);
    this.#openings = new Uint8Array(cellCount);
    for (let tile = 0; tile < cellCount; tile++) {
      for (const side of shape.sides) if (grid.neighbour(tile, side) < 0) this.#mark(tile, side, WALLED);
    }
  }

  /** Takes in what is seen now. */
  note({ tiles, supplies }: LabyrinthSight): void {
    const { sides } = this.grid.shape;
    for (const { tile, open, walled } of tiles) {
      this.seen[tile] = 1;
      this.supplies.delete(tile);
      for (const side of open) if (sides.includes(side)) this.#mark(tile, side, OPEN);
      for (const side of walled) this.#mark(tile, side, WALLED);
    }
    for (const tile of supplies) this.supplies.add(tile);
    for (let tile = 0; tile < this.grid.cellCount; tile++) {
      for (const side of sides) this.#chances[tile * this.#directions + side] = this.#guess(tile, side);
    }
    this.#views = [];
  }

  #mark(tile: Cell, side: Direction, what: number): void {
    const at = tile * this.#directions + side;
    if (this.#sides[at] !== UNKNOWN) return;
    this.#sides[at] = what;
    (what === OPEN ? this.#openings : this.#walls)[tile]++;
    const next = this.grid.neighbour(tile, side);
    if (next >= 0) this.#mark(next, this.grid.shape.opposite[side], what);
  }

  #guess(tile: Cell, side: Direction): number {
    const known = this.#sides[tile * this.#directions + side];
    if (known !== UNKNOWN) return known === OPEN ? 1 : 0;
    const next = this.grid.neighbour(tile, side);
    const limit = this.grid.shape.sides.length / 2;
    if (this.#walls[tile] >= limit || this.#walls[next] >= limit) return NEARLY_CERTAIN;
    const walls = this.#walls[tile] + this.#walls[next];
    const openings = this.#openings[tile] + this.#openings[next];
    return Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, CHANCE + PER_WALL * walls - PER_OPENING * openings));
  }

  /** The chance that a side is open: 0 or 1 where it was seen. */
  chance(tile: Cell, side: Direction): number {
    return this.#chances[tile * this.#directions + side];
  }

  /** Whether a way across a side is to be reckoned with. */
  isLikely(tile: Cell, side: Direction): boolean {
    return this.chance(tile, side) > LIKELY;
  }

  /** What one would see from a tile, itself included. */
  viewFrom(from: Cell): readonly Glimpse[] {
    return (this.#views[from] ??= this.#look(from));
  }

  #look(from: Cell): Glimpse[] {
    const view = [{ tile: from, chance: 1 }];
    for (const side of this.grid.shape.sides) {
      let [tile, chance] = [from, 1];
      for (let distance = 1; distance <= this.#reach; distance++) {
        chance *= this.chance(tile, side);
        if (chance < FAINT) break;
        tile = this.grid.step(tile, side);
        view.push({ tile, chance });
      }
    }
    return view;
  }

  /** By tile: steps from the nearest of some tiles, as far as ways are likely; `NO_WAY` where there is none. */
  distancesFrom(sources: readonly Cell[]): Int32Array {
    const likely = createWorld(this.grid);
    for (let tile = 0; tile < this.grid.cellCount; tile++) {
      for (const side of this.grid.shape.sides) if (this.isLikely(tile, side)) likely.open[tile] |= 1 << side;
    }
    return distancesFrom(likely, ...sources).map((steps) => (steps < 0 ? NO_WAY : steps));
  }
}
