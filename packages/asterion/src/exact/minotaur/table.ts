/**
 * The exact table of Minotaur: in how many moves Theseus can be out, from every position, or that he never will.
 *
 * Breadth-first search backwards from the positions in which he is out. Where a Minotaur goes depends on its cell and
 * Theseus' only, so the moves that led to a position are a product: for each Minotaur the cells it may have come from, by
 * the cell that Theseus has gone to, and for Theseus every cell next to that one. Lists of the former are all that is
 * kept; edges between positions were rejected, for there are five times as many as positions.
 *
 * A state is a position by number: its digits are cells, to the base of the number of cells, Theseus lowest.
 */

import { type MINOTAUR, THESEUS } from '../../game/labyrinth/index.js';
import {
  MINOTAUR_MOVES,
  type MinotaurOptions,
  type MinotaurPosition,
  type MinotaurSetup,
  minotaur,
  minotaurMoveTo,
  theseusTo,
} from '../../game/minotaur/index.js';
import { type Cell, type Direction, isGround, WorldCache } from '../../world/index.js';
import { groundCount } from '../chase.js';
import { type WorldData, worldDataOf, worldOfData } from '../remote.js';
import { sizeText, USUAL_MEMORY } from '../solve.js';

/** What a table is made of: plain data, to be sent between threads. */
export interface MinotaurData {
  /** By state: one more than the fewest moves to the exit; 0 where there is no way to win. */
  readonly pars: Uint16Array | Uint32Array;
  /** How many states are won, those in which Theseus is out included. */
  readonly won: number;
}

const stateCountOf = ({ setup, minotaurs }: MinotaurPosition): number =>
  setup.world.grid.cellCount ** (1 + minotaurs.length);

/** No par is longer than there are states. */
const bytesAPar = (stateCount: number): number => (stateCount < 0xffff ? 2 : 4);

/** Why there is no table for a game, as a sentence; undefined if there is one. */
export function minotaurSolveFault(position: MinotaurPosition, memory: number = USUAL_MEMORY): string | undefined {
  const { cellCount } = position.setup.world.grid;
  const states = stateCountOf(position);
  const bytes = states * (bytesAPar(states) + 4) + 8 * cellCount ** 2;
  if (bytes <= memory) return undefined;
  const board = `${cellCount} cells${position.minotaurs.length === 1 ? '' : ` and ${position.minotaurs.length} Minotaurs`}`;
  return `The exact table of ${board} needs about ${sizeText(bytes)}, and may take ${sizeText(memory)}.`;
}

/** A game of Minotaur being solved, in slices. */
export class MinotaurSolver {
  /** How many states there are: everybody on any cell, ground or not. */
  readonly stateCount: number;
  /** States known to be won. */
  decided = 0;
  readonly #setup: MinotaurSetup;
  readonly #minotaurs: number;
  readonly #cells: number;
  readonly #pars: Uint16Array | Uint32Array;
  readonly #queue: Uint32Array;
  #head = 0;
  /** By Theseus' cell times cells plus a Minotaur's after its move: one more than a cell it may come from; 0 for none. */
  readonly #origins: Int32Array;
  /** By Theseus' cell times cells plus such a cell: the next one of its list. */
  readonly #more: Int32Array;
  #listed = 0; // cells of Theseus whose lists are there
  /** By cell, five each: where Theseus may have come from, himself included; -1 for nowhere. */
  readonly #steps: Int32Array;

  /** Throws a RangeError where there is a `minotaurSolveFault`. */
  constructor(position: MinotaurPosition, memory: number = USUAL_MEMORY) {
    const why = minotaurSolveFault(position, memory);
    if (why !== undefined) throw new RangeError(why);
    const { setup, minotaurs } = position;
    const { cellCount } = setup.world.grid;
    this.stateCount = stateCountOf(position);
    this.#setup = setup;
    this.#minotaurs = minotaurs.length;
    this.#cells = cellCount;
    const Pars = bytesAPar(this.stateCount) === 2 ? Uint16Array : Uint32Array;
    this.#pars = new Pars(this.stateCount);
    this.#queue = new Uint32Array(this.stateCount);
    this.#origins = new Int32Array(cellCount ** 2);
    this.#more = new Int32Array(cellCount ** 2);
    // Ways lead both ways: where he may have come from is where he may go.
    this.#steps = Int32Array.from({ length: cellCount * MINOTAUR_MOVES.length }, (_, at) =>
      theseusTo(setup, Math.floor(at / MINOTAUR_MOVES.length), MINOTAUR_MOVES[at % MINOTAUR_MOVES.length]),
    );
  }

  /** Whether every state that is won is known. */
  get done(): boolean {
    return this.#listed === this.#cells && this.#head === this.decided;
  }

  /** Does some work: about so many states. Stops early when done. */
  advance(budget: number): void {
    let left = budget;
    for (; left > 0 && this.#listed < this.#cells; left -= this.#cells) this.#list(this.#listed++);
    for (; left > 0 && this.#head < this.decided; left--) this.#expand(this.#queue[this.#head++]);
  }

  /** Only when done. */
  data(): MinotaurData {
    return { pars: this.#pars, won: this.decided };
  }

  /** Notes for one cell of Theseus where Minotaurs end that do not catch him. On the exit nobody moves any more. */
  #list(theseus: Cell): void {
    const { world, exit } = this.#setup;
    const base = theseus * this.#cells;
    for (let from = 0; from < this.#cells; from++) {
      if (from === theseus || !isGround(world, from)) continue;
      const to = theseus === exit ? from : minotaurMoveTo(this.#setup, from, theseus);
      if (to === theseus) continue;
      this.#more[base + from] = this.#origins[base + to];
      this.#origins[base + to] = from + 1;
    }
    if (theseus + 1 === this.#cells) this.#begin();
  }

  /** Theseus is out: every place of the Minotaurs that has an origin there. */
  #begin(): void {
    const { exit } = this.#setup;
    const isFree = (cell: Cell) => this.#origins[exit * this.#cells + cell] > 0;
    for (let team = 0; team < this.#cells ** this.#minotaurs; team++) {
      if (!isFree(team % this.#cells)) continue;
      if (this.#minotaurs === 1 || isFree(Math.floor(team / this.#cells))) this.#win(team * this.#cells + exit, 0);
    }
  }

  #win(state: number, par: number): void {
    if (this.#pars[state] > 0) return;
    this.#pars[state] = par + 1;
    this.#queue[this.decided++] = state;
  }

  #expand(state: number): void {
    const cells = this.#cells;
    const theseus = state % cells;
    const team = (state - theseus) / cells;
    const par = this.#pars[state]; // one move longer than that of the state
    const base = theseus * cells;
    const first = team % cells;
    if (this.#minotaurs === 1) {
      for (let one = this.#origins[base + first]; one > 0; one = this.#more[base + one - 1])
        this.#reach(theseus, one - 1, one - 1, (one - 1) * cells, par);
      return;
    }
    for (let two = this.#origins[base + (team - first) / cells]; two > 0; two = this.#more[base + two - 1]) {
      for (let one = this.#origins[base + first]; one > 0; one = this.#more[base + one - 1]) {
        this.#reach(theseus, one - 1, two - 1, ((two - 1) * cells + one - 1) * cells, par);
      }
    }
  }

  /** The states of one team from which Theseus can go to a cell. */
  #reach(theseus: Cell, one: Cell, two: Cell, teamBase: number, par: number): void {
    const count = MINOTAUR_MOVES.length;
    for (let at = theseus * count; at < (theseus + 1) * count; at++) {
      const from = this.#steps[at];
      if (from >= 0 && from !== one && from !== two) this.#win(teamBase + from, par);
    }
  }
}

/** The exact table of one board, its exit and its rules, for as many Minotaurs as there are. */
export class MinotaurTable {
  /** Of the position that it was made from. */
  readonly setup: MinotaurSetup;
  /** Not copied; to be read only. */
  readonly data: MinotaurData;
  /** How many positions it speaks of: everybody on any cell of ground. */
  readonly stateCount: number;
  /** In how many of them Theseus can win, or is out already. */
  readonly won: number;

  /** `data` must have been made for a game with the same board, exit, rules and number of Minotaurs. */
  constructor({ setup, minotaurs }: MinotaurPosition, data: MinotaurData) {
    this.setup = setup;
    this.data = data;
    this.stateCount = groundCount(setup.world) ** (1 + minotaurs.length);
    this.won = data.won;
  }

  /** The fewest moves to the exit, waits counted; 0 where Theseus is out, null where he can never be, caught or not. */
  parOf({ setup, theseus, minotaurs }: MinotaurPosition): number | null {
    const { cellCount } = setup.world.grid;
    const team = minotaurs.reduceRight((rest, cell) => rest * cellCount + cell, 0);
    const count = this.data.pars[team * cellCount + theseus];
    return count > 0 ? count - 1 : null;
  }
}

/** The table of a game. Blocks until it is done: some milliseconds for one Minotaur, some seconds at most for two. */
export function solveMinotaur(position: MinotaurPosition, memory: number = USUAL_MEMORY): MinotaurTable {
  const solver = new MinotaurSolver(position, memory);
  solver.advance(Infinity);
  return new MinotaurTable(position, solver.data());
}

/** Tables that have been made, kept as long as their boards stay as they are: by board, and there by what else they depend on. */
const tables = new WorldCache<Map<string, MinotaurTable>>(() => new Map());

const keyOf = ({ setup: { exit, options }, minotaurs }: MinotaurPosition): string =>
  `${minotaurs.length} ${exit} ${options.steps} ${options.columnFirst}`;

/** The table of a game by any of its positions; undefined if there is none yet. */
export const cachedMinotaurTable = (position: MinotaurPosition): MinotaurTable | undefined =>
  tables.of(position.setup.world).get(keyOf(position));

/** Keeps the table of a game, which may have been made in a thread; returns it. */
export function cacheMinotaurTable(position: MinotaurPosition, table: MinotaurTable): MinotaurTable {
  tables.of(position.setup.world).set(keyOf(position), table);
  return table;
}

/** The table of a game, solved if there is none yet. Throws as `solveMinotaur` does. */
export const minotaurTableFor = (position: MinotaurPosition): MinotaurTable =>
  cachedMinotaurTable(position) ?? cacheMinotaurTable(position, solveMinotaur(position));

/** A game to be solved in another thread, as plain data. */
export interface MinotaurRequest extends WorldData {
  /** On the border. */
  readonly exit: Cell;
  /** Its rules. */
  readonly options: MinotaurOptions;
  /** A table speaks of all places at once: how many Minotaurs there are is all that matters of them. */
  readonly minotaurs: number;
  /** The most bytes it may take; the usual limit if undefined. */
  readonly memory: number | undefined;
}

/** The request for the table of a game, from any of its positions. */
export const minotaurRequestOf = ({ setup, minotaurs }: MinotaurPosition, memory?: number): MinotaurRequest => ({
  ...worldDataOf(setup.world),
  exit: setup.exit,
  options: setup.options,
  minotaurs: minotaurs.length,
  memory,
});

/** The solver of a request, in a world of its own. Throws a RangeError where it needs more than it may take. */
export function minotaurSolverOf({ exit, options, minotaurs, memory, ...data }: MinotaurRequest): MinotaurSolver {
  const start = { theseus: exit, minotaurs: new Array<Cell>(minotaurs).fill(exit) };
  const setup = { world: worldOfData(data), exit, options, start };
  return new MinotaurSolver({ setup, ...start, ways: [], seat: THESEUS, ply: 0 }, memory);
}

/** The legal moves that keep par; in a dead position all of them, for there is nothing to keep. */
export function minotaurBestMoves(table: MinotaurTable, position: MinotaurPosition): Direction[] {
  const par = table.parOf(position);
  const moves = minotaur.legalMoves(position);
  return par === null ? moves : moves.filter((move) => table.parOf(minotaur.play(position, move)) === par - 1);
}

/** A shortest solution, the first in the game's order of moves; nothing where there is none. */
export function minotaurSolution(table: MinotaurTable, position: MinotaurPosition): Direction[] {
  const moves: Direction[] = [];
  for (let at = position, left = table.parOf(position) ?? 0; left > 0; left--) {
    const [move] = minotaurBestMoves(table, at);
    moves.push(move);
    at = minotaur.play(at, move);
  }
  return moves;
}

/** How many shortest solutions there are, counted up to `most`; 0 in a dead position. */
export function shortestSolutionCount(table: MinotaurTable, position: MinotaurPosition, most = 1_000_000): number {
  const par = table.parOf(position);
  let layer = new Map([[minotaur.key(position), { at: position, count: par === null ? 0 : 1 }]]);
  for (let left = par ?? 0; left > 0; left--) {
    const next: typeof layer = new Map();
    for (const { at, count } of layer.values()) {
      for (const move of minotaurBestMoves(table, at)) {
        const to = minotaur.play(at, move);
        const known = next.get(minotaur.key(to))?.count ?? 0;
        next.set(minotaur.key(to), { at: to, count: Math.min(most, known + count) });
      }
    }
    layer = next;
  }
  const counts = [...layer.values()].map(({ count }) => count);
  return counts.reduce((sum, count) => Math.min(most, sum + count), 0);
}

/**
 * By cell: par if Theseus (or one of the Minotaurs, the first unless told) stood there and all else were as it is, null
 * where that would be a dead position; undefined where he cannot stand: no ground, or somebody to be caught by or to catch.
 * On the exit Theseus has a par of 0.
 */
export function minotaurParsByCell(
  table: MinotaurTable,
  position: MinotaurPosition,
  who: typeof THESEUS | typeof MINOTAUR,
  index = 0,
): (number | null | undefined)[] {
  const { setup, theseus, minotaurs } = position;
  return Array.from({ length: setup.world.grid.cellCount }, (_, cell) => {
    const isTaken = who === THESEUS ? minotaurs.includes(cell) : cell === theseus;
    if (isTaken || !isGround(setup.world, cell)) return undefined;
    const there = who === THESEUS ? { theseus: cell } : { minotaurs: minotaurs.with(index, cell) };
    return table.parOf({ ...position, ...there });
  });
}
