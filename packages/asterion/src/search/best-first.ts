/**
 * Best-first search: of the cells seen so far always that one next which promises most. Dijkstra's algorithm, A* and
 * greedy search are this one, and differ in what they take for a promise.
 *
 * Scratch is twelve bytes a cell, stamped with the number of the search: what others have left behind is not read, so
 * nothing is cleared between searches. Cells whose cost improves are pushed again, and only their first turn counts:
 * cheaper than a heap that knows where its cells are.
 */

import { type Cell, Stepped, TUNNEL } from '../world/index.js';
import { CellHeap } from './heap.js';
import { LowerBound } from './heuristic.js';
import type { MovementMap } from './movement.js';

/** What decides who is next. */
export interface Priority {
  /** Whether what the way to a cell has cost counts. If not, each cell is seen once, as by the first way to it. */
  readonly cost: boolean;
  /** Whether what is left to the goal at least counts. */
  readonly bound: boolean;
  /** Among equals: the one seen first, or the one that is nearer to the goal by the bound. */
  readonly ties: 'first' | 'nearer';
}

/** A mark of a node is the number of the search, one bit for settled, and how the node was entered. */
const STAMP = 6;
const SETTLED = 1 << 5;
const ENTRY = SETTLED - 1;
/** Entered by no direction: the start. */
const START = ENTRY;
const MOST_SEARCHES = 2 ** 25 - 1;

/** The search over nodes, whatever they stand for: a cell, or a cell and more. A start, a goal, and steps in between. */
export abstract class BestFirst extends Stepped {
  readonly map: MovementMap;
  readonly priority: Priority;
  /** The node where the search ended; -1 before, and where there is no way. */
  end = -1;
  done = true;
  /** By cell, for those who watch: 1 once it is settled. */
  visited: Uint8Array | undefined = undefined;
  protected readonly bound: LowerBound;
  /** By node: the least cost found so far; meaningless where the search has not come. */
  protected readonly costs: Float64Array;
  protected readonly marks: Int32Array;
  protected number = 0;
  private readonly heap = new CellHeap();
  private readonly longestStep: number;
  private to: Cell = 0;
  private reach = 0;

  constructor(map: MovementMap, priority: Priority, nodes: number) {
    super();
    this.map = map;
    this.priority = priority;
    this.bound = new LowerBound(map, { isGuess: !priority.cost });
    this.costs = new Float64Array(nodes);
    this.marks = new Int32Array(nodes);
    this.longestStep = Math.max(...map.stepCosts);
  }

  get bytes(): number {
    return this.costs.byteLength + this.marks.byteLength + this.heap.bytes;
  }

  /** What the way to `end` costs; Infinity where there is none. */
  get length(): number {
    return this.end < 0 ? Infinity : this.costs[this.end];
  }

  /** The cells seen and not yet settled. */
  get front(): Cell[] {
    if (this.done) return [];
    const waiting = this.heap.cells().filter((node) => (this.marks[node] & SETTLED) === 0);
    return waiting.map((node) => this.cellOf(node));
  }

  /** Begins anew, to end at a cell or within a reach of it. */
  protected aim(start: number, to: Cell, reach: number): void {
    const { heap, bound, marks, priority } = this;
    if (++this.number > MOST_SEARCHES) {
      marks.fill(0);
      this.number = 1;
    }
    this.steps = 0;
    this.end = -1;
    this.done = false;
    this.to = to;
    this.reach = reach;
    // What lies within reach by steps may be further by length, where diagonal steps are longer.
    if (priority.bound) bound.aim(to, reach * this.longestStep);
    heap.clear();
    this.costs[start] = 0;
    marks[start] = (this.number << STAMP) | START;
    heap.push(start, 0);
  }

  /** Looks again at the movement, before the next search. */
  refresh(changed?: Iterable<Cell>): void {
    this.bound.refresh(changed);
  }

  advance(count: number): void {
    const { heap, marks, visited } = this;
    for (let made = 0; made < count && !this.done; made++) {
      const node = heap.pop();
      marks[node] |= SETTLED;
      this.steps++;
      if (visited !== undefined) visited[this.cellOf(node)] = 1;
      if (this.isGoal(this.cellOf(node))) {
        this.end = node;
        this.done = true;
        return;
      }
      this.expand(node);
      while (heap.size > 0 && (marks[heap.least] & SETTLED) !== 0) heap.pop();
      if (heap.size === 0) this.done = true;
    }
  }

  /** How many cells the way to `end` has, both ends included; 0 where there is none. */
  get count(): number {
    let count = 0;
    for (let node = this.end; node >= 0; node = this.before(node)) count++;
    return count;
  }

  /** Writes that many cells of the way to `end`. */
  writePath(cells: Int32Array | Cell[], count: number): void {
    for (let node = this.end, at = count - 1; node >= 0; node = this.before(node), at--) cells[at] = this.cellOf(node);
  }

  protected abstract cellOf(node: number): Cell;
  /** Offers every node one step away. */
  protected abstract expand(node: number): void;
  /** The node from which one was entered; -1 for the start. */
  protected abstract before(node: number): number;

  /** Whether a node has been settled in this search. */
  protected isSettled(node: number): boolean {
    const mark = this.marks[node];
    return mark >> STAMP === this.number && (mark & SETTLED) !== 0;
  }

  /** How a node was entered; -1 for the start. */
  protected entryOf(node: number): number {
    const entry = this.marks[node] & ENTRY;
    return entry === START ? -1 : entry;
  }

  /** A way to a node at a cell, entered as told, for what it costs. */
  protected offer(node: number, cell: Cell, entry: number, cost: number): void {
    const { marks, priority } = this;
    if (marks[node] >> STAMP === this.number && (!priority.cost || cost >= this.costs[node])) return;
    if (cost === Infinity) return;
    this.costs[node] = cost;
    marks[node] = (this.number << STAMP) | entry;
    const left = priority.bound ? this.bound.of(cell) : 0;
    const key = priority.cost ? cost + left : left;
    if (priority.ties === 'first') this.heap.push(node, key);
    else this.heap.push(node, key, left);
  }

  private isGoal(cell: Cell): boolean {
    if (cell === this.to) return true;
    return this.reach > 0 && this.map.world.grid.distance(cell, this.to, this.bound.hasCorners) <= this.reach;
  }
}

/** The search whose nodes are the cells. */
export class CellSearch extends BestFirst {
  /** By direction, on squares: what a step adds to the number of a cell. Elsewhere the grid is asked. */
  private readonly deltas: Int32Array | undefined;

  constructor(map: MovementMap, priority: Priority) {
    const { grid } = map.world;
    super(map, priority, grid.cellCount);
    if (grid.shape.hasConstantSteps)
      this.deltas = Int32Array.from(grid.shape.directions, (_, direction) => grid.step(0, direction));
  }

  /** Begins anew, to end at a cell or within that many steps of it on open ground. */
  begin(from: Cell, to: Cell, reach = 0): void {
    this.aim(from, to, reach);
  }

  protected cellOf(node: number): Cell {
    return node;
  }

  protected before(cell: Cell): Cell {
    const { map } = this;
    const entry = this.entryOf(cell);
    if (entry < 0) return -1;
    if (entry === TUNNEL) return map.tunnels.get(cell) ?? -1;
    const { grid } = map.world;
    return grid.step(cell, grid.shape.opposite[entry]);
  }

  protected expand(cell: Cell): void {
    const { map, deltas } = this;
    const { stepCosts, costs, tunnels } = map;
    const { grid } = map.world;
    const isAsked = map.movement.cost !== undefined;
    const cost = this.costs[cell];
    for (let rest = map.open[cell]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const next = deltas === undefined ? grid.step(cell, direction) : cell + deltas[direction];
      if (this.isSettled(next)) continue;
      if (isAsked) this.offer(next, next, direction, cost + map.costOf(cell, direction, next));
      else this.offer(next, next, direction, cost + stepCosts[direction] * (costs === undefined ? 1 : costs[next]));
    }
    if (tunnels.size === 0) return;
    const far = tunnels.get(cell);
    if (far === undefined || this.isSettled(far)) return;
    this.offer(far, far, TUNNEL, cost + map.costOf(cell, TUNNEL, far));
  }
}
