/**
 * A* from both ends, with a stop that is proven: not the first meeting ends the search, but the first moment at which no
 * better one can come.
 *
 * Both sides measure by one potential, half of the bound to the goal less half of the bound to the start, so that each
 * sees the costs of steps that the other sees (Ikeda and others, 1994). Both are then Dijkstra's algorithm, and end when
 * their least keys add up to the best way found. A cell that one side has settled is not entered by the other: what lies
 * behind it is known. So each cell has one cost, twelve bytes a cell suffice for both sides, and a label that a side gives
 * to a cell of the other waits in its heap alone. Ways back are not stored either, but found again by the costs.
 */

import { type Cell, type Direction, Stepped, TUNNEL } from '../world/index.js';
import { CellHeap } from './heap.js';
import { LowerBound } from './heuristic.js';
import type { MovementMap } from './movement.js';
import type { PathRun } from './path-run.js';

/** A mark of a cell is the number of the search, one bit for the side, and one for settled. */
const STAMP = 2;
const SETTLED = 2;
const MOST_SEARCHES = 2 ** 29 - 1;

/** The side that begins at the start, and the one that begins at the goal. */
const AHEAD = 0;
const BACK = 1;

export class BothEnds extends Stepped implements PathRun {
  end = -1;
  done = true;
  visited: Uint8Array | undefined = undefined;
  private readonly map: MovementMap;
  private readonly toGoal: LowerBound;
  private readonly toStart: LowerBound;
  /** By cell: the least cost found so far from the start or to the goal, by the side in its mark. */
  private readonly costs: Float64Array;
  private readonly marks: Int32Array;
  private readonly ahead = new CellHeap();
  private readonly back = new CellHeap();
  private number = 0;
  private from: Cell = 0;
  private to: Cell = 0;
  /** The best way found: what it costs, and the step in it from cells of one side to cells of the other. */
  private best = Infinity;
  private last: Cell = -1;
  private first: Cell = -1;

  constructor(map: MovementMap) {
    super();
    this.map = map;
    this.toGoal = new LowerBound(map, { isGuess: false });
    this.toStart = new LowerBound(map, { isGuess: false });
    this.costs = new Float64Array(map.world.grid.cellCount);
    this.marks = new Int32Array(map.world.grid.cellCount);
  }

  get bytes(): number {
    return this.costs.byteLength + this.marks.byteLength + this.ahead.bytes + this.back.bytes;
  }

  get length(): number {
    return this.end < 0 ? Infinity : this.best;
  }

  get front(): Cell[] {
    if (this.done) return [];
    const waiting = new Set([...this.ahead.cells(), ...this.back.cells()]);
    return [...waiting].filter((cell) => !this.isSettledBy(AHEAD, cell) && !this.isSettledBy(BACK, cell));
  }

  begin(from: Cell, to: Cell): void {
    if (++this.number > MOST_SEARCHES) {
      this.marks.fill(0);
      this.number = 1;
    }
    this.steps = 0;
    this.end = -1;
    this.done = false;
    this.from = from;
    this.to = to;
    this.best = Infinity;
    this.first = this.last = -1;
    this.toGoal.aim(to);
    this.toStart.aim(from);
    this.ahead.clear();
    this.back.clear();
    this.settle(AHEAD, from, 0);
    this.settle(BACK, to, 0);
    if (from !== to) return;
    this.best = 0;
    this.last = from;
    this.finish();
  }

  advance(count: number): void {
    const { ahead, back, visited } = this;
    for (let made = 0; made < count && !this.done; made++) {
      // Both ends come first, so that neither side takes the other's.
      const isEnd = this.steps < 2;
      const side = isEnd ? this.steps : ahead.size <= back.size ? AHEAD : BACK;
      const heap = side === AHEAD ? ahead : back;
      const cost = isEnd ? 0 : -heap.leastTie;
      const cell = isEnd ? (side === AHEAD ? this.from : this.to) : heap.pop();
      this.settle(side, cell, cost);
      this.steps++;
      if (visited !== undefined) visited[cell] = 1;
      const left = side === AHEAD ? this.toGoal : this.toStart;
      if (cost + left.of(cell) < this.best) this.expand(side, cell, cost);
      this.dropSettled(ahead);
      this.dropSettled(back);
      if (this.steps < 2) continue;
      if (ahead.size === 0 || back.size === 0 || ahead.leastKey + back.leastKey >= this.best) this.finish();
    }
  }

  get count(): number {
    if (this.end < 0) return 0;
    let count = 0;
    for (let cell = this.last; cell >= 0; cell = this.before(AHEAD, cell)) count++;
    for (let cell = this.first; cell >= 0; cell = this.before(BACK, cell)) count++;
    return count;
  }

  writePath(cells: Int32Array | Cell[], count: number): void {
    let at = count;
    for (let cell = this.first; cell >= 0; cell = this.before(BACK, cell)) at--;
    for (let cell = this.first, i = at; cell >= 0; cell = this.before(BACK, cell)) cells[i++] = cell;
    for (let cell = this.last; cell >= 0; cell = this.before(AHEAD, cell)) cells[--at] = cell;
  }

  refresh(changed?: Iterable<Cell>): void {
    this.toGoal.refresh(changed);
    this.toStart.refresh(changed);
  }

  private finish(): void {
    this.done = true;
    if (this.best < Infinity) this.end = this.to;
  }

  private settle(side: number, cell: Cell, cost: number): void {
    this.costs[cell] = cost;
    this.marks[cell] = (this.number << STAMP) | SETTLED | side;
  }

  private isSettledBy(side: number, cell: Cell): boolean {
    return this.marks[cell] === ((this.number << STAMP) | SETTLED | side);
  }

  /** A cell that was settled since it was pushed has no other turn. */
  private dropSettled(heap: CellHeap): void {
    while (heap.size > 0 && this.marks[heap.least] >> 1 === ((this.number << 1) | 1)) heap.pop();
  }

  private expand(side: number, cell: Cell, cost: number): void {
    const { map } = this;
    const { grid } = map.world;
    const { opposite } = grid.shape;
    if (side === AHEAD) {
      for (let rest = map.open[cell]; rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        this.reach(side, cell, direction, grid.step(cell, direction), cost);
      }
    } else {
      // Ways may lead one way only: whoever searches back asks each neighbour whether it leads here.
      for (let direction = 0; direction < opposite.length; direction++) {
        const next = grid.neighbour(cell, opposite[direction]);
        if (next >= 0 && ((map.open[next] >> direction) & 1) === 1) this.reach(side, cell, direction, next, cost);
      }
    }
    const through = map.tunnels.size === 0 ? undefined : map.tunnels.get(cell);
    if (through !== undefined) this.reach(side, cell, TUNNEL, through, cost);
  }

  /** A step from a settled cell to another, or, on the way back, from another to a settled one. */
  private reach(side: number, cell: Cell, direction: Direction, next: Cell, cost: number): void {
    const { map } = this;
    if (this.isSettledBy(side, next)) return;
    const offered = cost + (side === AHEAD ? map.costOf(cell, direction, next) : map.costOf(next, direction, cell));
    if (!this.isSettledBy(1 - side, next)) {
      this.offer(side, next, offered);
      return;
    }
    const whole = offered + this.costs[next];
    if (whole >= this.best) return;
    this.best = whole;
    this.last = side === AHEAD ? cell : next;
    this.first = side === AHEAD ? next : cell;
  }

  private offer(side: number, cell: Cell, cost: number): void {
    const { marks } = this;
    const mark = (this.number << STAMP) | side;
    if ((marks[cell] === mark && cost >= this.costs[cell]) || cost === Infinity) return;
    if (marks[cell] >> STAMP !== this.number || marks[cell] === mark) {
      marks[cell] = mark;
      this.costs[cell] = cost;
    }
    const potential = (this.toGoal.of(cell) - this.toStart.of(cell)) / 2;
    // Among equals the one that has come further. The tie also tells the cost where the cell belongs to the other side.
    if (side === AHEAD) this.ahead.push(cell, cost + potential, -cost);
    else this.back.push(cell, cost - potential, -cost);
  }

  /** The cell from which a side came to a settled one: of those it has settled, the one that makes it cheapest; or -1. */
  private before(side: number, cell: Cell): Cell {
    const { map } = this;
    const { grid } = map.world;
    const { opposite } = grid.shape;
    if (this.costs[cell] === 0) return -1;
    const through = map.tunnels.size === 0 ? undefined : map.tunnels.get(cell);
    let least = through === undefined ? Infinity : this.costVia(side, cell, TUNNEL, through);
    let from = least < Infinity ? (through ?? -1) : -1;
    for (let direction = 0; direction < opposite.length; direction++) {
      const next = grid.neighbour(cell, side === AHEAD ? opposite[direction] : direction);
      if (next < 0 || ((map.open[side === AHEAD ? next : cell] >> direction) & 1) === 0) continue;
      const cost = this.costVia(side, cell, direction, next);
      if (cost >= least) continue;
      least = cost;
      from = next;
    }
    return from;
  }

  /** What a cell costs a side that came to it by another one; Infinity unless it has settled that. */
  private costVia(side: number, cell: Cell, direction: Direction, next: Cell): number {
    if (!this.isSettledBy(side, next)) return Infinity;
    const { map } = this;
    return this.costs[next] + (side === AHEAD ? map.costOf(next, direction, cell) : map.costOf(cell, direction, next));
  }
}
