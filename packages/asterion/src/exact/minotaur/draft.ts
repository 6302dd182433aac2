/**
 * A level of Minotaur in the making: walls and places that change, and searches forward from the start.
 *
 * Tables of all positions were rejected here: tens of thousands of levels are tried in a second, and few of their positions
 * are ever reached. A state is a position by number, as in the table; what is reached lies in a queue, and its places there
 * stand for states from then on. Nothing is allocated but the queue, when it grows.
 */

import type { MinotaurOptions } from '../../game/minotaur/index.js';
import { type Cell, createWorld, directionNamed, openWay, rect, type World } from '../../world/index.js';

/** Ways out of a cell, as bits: in the game's order of moves, waiting last. */
const NORTH = 1;
const EAST = 2;
const SOUTH = 4;
const WEST = 8;
const WAIT = 16;

/** What becomes of a move that leads to no further state. */
const CAUGHT = -1;
const OUT = -2;

/** Where in `stands` they are; Minotaurs from 2 on. */
export const EXIT = 0;
const THESEUS = 1;
const FIRST = 2;

/** How far a search goes: to the exit, to the end of the moves that first reach it, or everywhere. */
type Extent = 'exit' | 'layer' | 'all';

/** Counts of solutions are exact up to here, and stay there. */
const MOST_COUNTED = 2 ** 50;

/** What a draft is, put aside. */
export interface KeptDraft {
  readonly open: Uint8Array;
  readonly stands: Int32Array;
}

export class LevelDraft {
  readonly rows: number;
  readonly cols: number;
  readonly cells: number;
  /** Places for walls, by number. */
  readonly wallCount: number;
  /** The cells of the exit, Theseus and the Minotaurs; to be written to. */
  readonly stands: Int32Array;
  /** By cell: the ways out of it. */
  readonly #open: Uint8Array;
  readonly #options: MinotaurOptions;
  readonly #rowOf: Uint8Array;
  readonly #colOf: Uint8Array;
  /** By bit. */
  readonly #delta = new Int32Array(WAIT + 1);
  /** By state: its place in the queue plus `#base`, if it has been reached in this search. */
  readonly #places: Int32Array;
  #base = 1;
  #length = 0;
  #queue = new Int32Array(1024);
  /** By place: the place it was first reached from, and in how many shortest ways. */
  #parents = new Int32Array(1024);
  #counts = new Float64Array(1024);

  /** Without walls, everybody in the first cell. */
  constructor(rows: number, cols: number, minotaurs: number, options: MinotaurOptions) {
    const cells = rows * cols;
    this.rows = rows;
    this.cols = cols;
    this.cells = cells;
    this.wallCount = rows * (cols - 1) + (rows - 1) * cols;
    this.stands = new Int32Array(FIRST + minotaurs);
    this.#options = options;
    this.#rowOf = Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / cols));
    this.#colOf = Uint8Array.from({ length: cells }, (_, cell) => cell % cols);
    this.#delta[NORTH] = cols;
    this.#delta[EAST] = 1;
    this.#delta[SOUTH] = -cols;
    this.#delta[WEST] = -1;
    this.#places = new Int32Array(cells ** (1 + minotaurs));
    this.#open = new Uint8Array(cells);
    for (let wall = 0; wall < this.wallCount; wall++) this.toggle(wall);
  }

  /** Puts a wall at its place, or takes it away. */
  toggle(wall: number): void {
    const eastern = this.rows * (this.cols - 1);
    const isEastern = wall < eastern;
    const cell = isEastern ? wall + Math.floor(wall / (this.cols - 1)) : wall - eastern;
    this.#open[cell] ^= isEastern ? EAST : NORTH;
    this.#open[isEastern ? cell + 1 : cell + this.cols] ^= isEastern ? WEST : SOUTH;
  }

  hasWall(wall: number): boolean {
    const eastern = this.rows * (this.cols - 1);
    if (wall >= eastern) return (this.#open[wall - eastern] & NORTH) === 0;
    return (this.#open[wall + Math.floor(wall / (this.cols - 1))] & EAST) === 0;
  }

  sketch(): KeptDraft {
    return { open: this.#open.slice(), stands: this.stands.slice() };
  }

  restore({ open, stands }: KeptDraft): void {
    this.#open.set(open);
    this.stands.set(stands);
  }

  world(): World {
    const world = createWorld(rect.grid(this.rows, this.cols));
    for (let cell = 0; cell < this.cells; cell++) {
      if ((this.#open[cell] & NORTH) > 0) openWay(world, cell, directionNamed(rect, 'N') ?? -1);
      if ((this.#open[cell] & EAST) > 0) openWay(world, cell, directionNamed(rect, 'E') ?? -1);
    }
    return world;
  }

  /** Fewest moves to the exit, without a wait if told; 0 if there is no way. */
  par(waits = true): number {
    return this.#search('exit', waits).par;
  }

  /** How many shortest solutions there are, up to 2^50. */
  solutions(): number {
    return this.#search('layer', true).count;
  }

  /** Of the moves that can be made along the first shortest solution, the share that throws the win away. */
  wrongTurns(): number {
    const { goal } = this.#search('all', true);
    const isWon = this.#wonPlaces();
    let [wrong, moves] = [0, 0];
    for (let place = goal; place >= 0; place = this.#parents[place]) {
      for (let way = NORTH; way <= WAIT; way <<= 1) {
        if (!this.#isWay(this.#queue[place], way)) continue;
        moves++;
        if (!this.#leadsTo(isWon, this.#after(this.#queue[place], way))) wrong++;
      }
    }
    return wrong / Math.max(1, moves);
  }

  /** By place of a search that went everywhere: 1 where Theseus can still win. Backwards, again until nothing changes. */
  #wonPlaces(): Uint8Array {
    const isWon = new Uint8Array(this.#length);
    for (let changed = true; changed; ) {
      changed = false;
      for (let place = this.#length - 1; place >= 0; place--) {
        for (let way = NORTH; way <= WAIT && isWon[place] === 0; way <<= 1) {
          const state = this.#queue[place];
          if (!this.#isWay(state, way) || !this.#leadsTo(isWon, this.#after(state, way))) continue;
          isWon[place] = 1;
          changed = true;
        }
      }
    }
    return isWon;
  }

  #leadsTo(isWon: Uint8Array, next: number): boolean {
    return next === OUT || (next >= 0 && isWon[this.#places[next] - this.#base] === 1);
  }

  /** Breadth first from the start. `goal` is the place before the exit, of the first shortest solution. */
  #search(extent: Extent, waits: boolean): { readonly par: number; readonly count: number; readonly goal: number } {
    this.#base += this.#length;
    if (this.#base > 2 ** 30) {
      this.#places.fill(0);
      this.#base = 1;
    }
    this.#length = 0;
    this.#reach(this.#start(), -1, 1);
    let [par, count, goal] = [0, 0, -1];
    for (let place = 0, layer = 1, layerEnd = 1; place < this.#length; place++) {
      if (place === layerEnd) {
        if (par > 0 && extent === 'layer') break;
        layer++;
        layerEnd = this.#length;
      }
      const state = this.#queue[place];
      const ways = this.#open[state % this.cells] | (waits ? WAIT : 0);
      for (let way = NORTH; way <= ways; way <<= 1) {
        if ((ways & way) === 0) continue;
        const next = this.#after(state, way);
        if (next >= 0) this.#arrive(next, place, layerEnd);
        if (next !== OUT) continue;
        if (extent === 'exit') return { par: layer, count: 0, goal: place };
        if (par === 0) [par, goal] = [layer, place];
        if (par === layer) count = Math.min(MOST_COUNTED, count + this.#counts[place]);
      }
    }
    return { par, count, goal };
  }

  /** Reaches a state from a place, for the first time or in one more way of the same length. */
  #arrive(state: number, from: number, layerEnd: number): void {
    const known = this.#places[state] - this.#base;
    if (known < 0) this.#reach(state, from, this.#counts[from]);
    else if (known >= layerEnd) this.#counts[known] = Math.min(MOST_COUNTED, this.#counts[known] + this.#counts[from]);
  }

  #reach(state: number, from: number, count: number): void {
    if (this.#length === this.#queue.length) {
      this.#queue = twice(this.#queue, Int32Array);
      this.#parents = twice(this.#parents, Int32Array);
      this.#counts = twice(this.#counts, Float64Array);
    }
    this.#places[state] = this.#base + this.#length;
    this.#queue[this.#length] = state;
    this.#parents[this.#length] = from;
    this.#counts[this.#length++] = count;
  }

  #start(): number {
    let state = 0;
    for (let at = this.stands.length - 1; at >= THESEUS; at--) state = state * this.cells + this.stands[at];
    return state;
  }

  #isWay(state: number, way: number): boolean {
    return way === WAIT || (this.#open[state % this.cells] & way) !== 0;
  }

  /** The state after a move of Theseus and the replies; `OUT` or `CAUGHT` where there is none. */
  #after(state: number, way: number): number {
    const { cells } = this;
    const from = state % cells;
    const theseus = from + this.#delta[way];
    const team = (state - from) / cells;
    const first = team % cells;
    const isAlone = this.stands.length === FIRST + 1;
    const second = isAlone ? first : (team - first) / cells;
    if (theseus === first || theseus === second) return CAUGHT;
    if (theseus === this.stands[EXIT]) return OUT;
    const one = this.#reply(first, theseus);
    if (one === theseus) return CAUGHT;
    if (isAlone) return one * cells + theseus;
    const two = this.#reply(second, theseus);
    return two === theseus ? CAUGHT : (two * cells + one) * cells + theseus;
  }

  /** Where a Minotaur ends its move. */
  #reply(from: Cell, theseus: Cell): Cell {
    const { steps, columnFirst } = this.#options;
    let at = from;
    for (let left = steps; left > 0; left--) {
      const right = this.#colOf[theseus] - this.#colOf[at];
      const up = this.#rowOf[theseus] - this.#rowOf[at];
      const alongRow = right === 0 ? 0 : right > 0 ? EAST : WEST;
      const alongColumn = up === 0 ? 0 : up > 0 ? NORTH : SOUTH;
      const first = this.#open[at] & (columnFirst ? alongColumn : alongRow);
      const way = first > 0 ? first : this.#open[at] & (columnFirst ? alongRow : alongColumn);
      if (way === 0) break;
      at += this.#delta[way];
    }
    return at;
  }
}

function twice<T extends Int32Array | Float64Array>(list: T, Kind: new (length: number) => T): T {
  const larger = new Kind(2 * list.length);
  larger.set(list);
  return larger;
}
