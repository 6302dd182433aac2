/**
 * First moves: for each pair of cells the direction in which a cheapest path begins, a byte a pair. Then a path is read off,
 * step by step, and nothing is searched any more. For small maps of any shape, and any movement, on which much is asked.
 */

import { type Cell, type Direction, finish, Stepped, TUNNEL } from '../../world/index.js';
import { DistanceField } from '../fields/distance-field.js';
import type { MovementMap } from '../movement.js';
import { type PathRun, RunSearch } from '../path-run.js';
import { checkApplies, type PathAlgorithm } from '../path-search.js';

/** The most cells to stand on: 16 MB of moves, and about a second to work them out. */
const MOST_PLACES = 4096;
/** There is no way, or one is there. */
const NO_MOVE = 0xff;

/** Least cost, for any movement, on 4096 cells to stand on at most: a byte for each pair of them, and no search. */
export const firstMoves: PathAlgorithm = {
  name: 'first-moves',
  title: 'First moves of all pairs',
  about:
    'First moves of all pairs: a table says in which direction to go from each cell to each other; small maps only.',
  optimal: true,
  guarantee: 'Its path costs the least there is, whatever steps cost.',
  tables: true,
  fault: (map) => {
    const { length } = placesOf(map);
    if (length <= MOST_PLACES) return undefined;
    return `A table of first moves has a byte for each pair of cells: ${MOST_PLACES} cells to stand on are the most, and there are ${length}.`;
  },
  prepare: (map) => {
    checkApplies(firstMoves, map);
    const table = new FirstMoves(map);
    return new RunSearch(firstMoves, map, () => new FirstMoveRun(table));
  },
};

/** The cells that a step leads from or to. */
function placesOf({ open, tunnels, world }: MovementMap): Cell[] {
  const isPlace = new Uint8Array(open.length);
  for (let cell = 0; cell < open.length; cell++) {
    for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
      isPlace[cell] = 1;
      isPlace[world.grid.step(cell, 31 - Math.clz32(rest & -rest))] = 1;
    }
  }
  for (const end of tunnels.keys()) isPlace[end] = 1;
  return [...isPlace.keys()].filter((cell) => isPlace[cell] === 1);
}

class FirstMoves {
  readonly map: MovementMap;
  /** By cell: its number among the places; -1 for cells that are none. */
  readonly #numberOf: Int32Array;
  #places: readonly Cell[] = [];
  /** By number of the goal, then by number of the cell. */
  #moves = new Uint8Array(0);

  constructor(map: MovementMap) {
    this.map = map;
    this.#numberOf = new Int32Array(map.world.grid.cellCount);
    this.refresh();
  }

  get bytes(): number {
    return this.#moves.byteLength + this.#numberOf.byteLength;
  }

  /** The direction in which a path begins, `TUNNEL` included; `NO_MOVE` where there is none. */
  moveFrom(cell: Cell, goal: Cell): Direction {
    const from = this.#numberOf[cell];
    const to = this.#numberOf[goal];
    return from < 0 || to < 0 ? NO_MOVE : this.#moves[to * this.#places.length + from];
  }

  /** Works all moves out again: a single cell may change those of far ones. */
  refresh(): void {
    const { map } = this;
    checkApplies(firstMoves, map);
    const places = placesOf(map);
    const moves = places.length === this.#places.length ? this.#moves : new Uint8Array(places.length ** 2);
    this.#numberOf.fill(-1);
    for (const [number, cell] of places.entries()) this.#numberOf[cell] = number;
    const field = new DistanceField(map, []);
    for (let to = 0, at = 0; to < places.length; to++) {
      finish(field.restart([places[to]]));
      for (const cell of places) moves[at++] = field.directionOf(cell); // -1 becomes NO_MOVE
    }
    this.#places = places;
    this.#moves = moves;
  }
}

/** A walk by the table, one step a step. */
class FirstMoveRun extends Stepped implements PathRun {
  visited: Uint8Array | undefined = undefined;
  end: Cell = -1;
  length = Infinity;
  done = true;
  private readonly table: FirstMoves;
  private from: Cell = 0;
  private to: Cell = 0;
  private at: Cell = 0;
  private walked = 0;

  constructor(table: FirstMoves) {
    super();
    this.table = table;
  }

  get bytes(): number {
    return this.table.bytes;
  }

  get front(): Cell[] {
    return this.done ? [] : [this.at];
  }

  get count(): number {
    return this.end < 0 ? 0 : this.steps + 1;
  }

  begin(from: Cell, to: Cell): void {
    this.steps = 0;
    this.from = from;
    this.to = to;
    this.at = from;
    this.walked = 0;
    this.done = from === to || this.table.moveFrom(from, to) === NO_MOVE;
    this.end = from === to ? to : -1;
    this.length = from === to ? 0 : Infinity;
  }

  advance(count: number): void {
    const { table, to, visited } = this;
    for (let made = 0; made < count && !this.done; made++) {
      const move = table.moveFrom(this.at, to);
      const next = this.after(this.at, move);
      if (visited !== undefined) visited[this.at] = 1;
      this.walked += table.map.costOf(this.at, move, next);
      this.at = next;
      this.steps++;
      if (next !== to) continue;
      if (visited !== undefined) visited[next] = 1;
      this.end = to;
      this.length = this.walked;
      this.done = true;
    }
  }

  writePath(cells: Int32Array | Cell[], count: number): void {
    for (let at = 0, cell = this.from; at < count; at++) {
      cells[at] = cell;
      if (cell !== this.to) cell = this.after(cell, this.table.moveFrom(cell, this.to));
    }
  }

  refresh(): void {
    this.table.refresh();
  }

  private after(cell: Cell, move: Direction): Cell {
    const { world, tunnels } = this.table.map;
    return move === TUNNEL ? (tunnels.get(cell) ?? -1) : world.grid.step(cell, move);
  }
}
