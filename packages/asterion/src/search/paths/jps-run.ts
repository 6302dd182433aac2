/** A search by jump points: nodes are taken from the open list and expanded, until the goal is the best of them. */

import { type Cell, Stepped } from '../../world/index.js';
import type { PathRun } from '../path-run.js';
import type { JumpGrid } from './jps-grid.js';
import { type JumpNode, JumpNodes } from './jps-nodes.js';

/** How it is found out where one can jump to from a node. */
export interface Jumps {
  readonly grid: JumpGrid;
  /** Bytes of tables beside the grid. */
  readonly bytes: number;
  /** Begins a search for a goal among these nodes. */
  begin(nodes: JumpNodes, goal: Cell): void;
  /** Reaches whatever can be jumped to from a node. */
  expand(node: JumpNode): void;
  /** Looks at the grid again, where there are tables. */
  refresh?(changed?: Iterable<Cell>): void;
  copy(): Jumps;
}

/**
 * What diagonal steps cost in a search where they cost as much as straight ones: a little more. Of all paths of the fewest
 * steps that asks for the one with the fewest diagonals. Jump points need the difference: where both cost the very same,
 * what is pruned and what remains could prune each other. A power of two, so that sums are exact.
 */
const BARELY_MORE = 1 + 2 ** -26;

/** What diagonal steps cost in a search. */
export const searchedCost = ({ diagonalCost }: JumpGrid): number => Math.max(diagonalCost, BARELY_MORE);

export class JumpRun extends Stepped implements PathRun {
  visited: Uint8Array | undefined = undefined;
  end: Cell = -1;
  done = true;
  private readonly grid: JumpGrid;
  private readonly jumps: Jumps;
  private readonly nodes: JumpNodes;
  private to: Cell = 0;
  private endNode: JumpNode = -1;
  /** Steps across sides and through corners on the way to `end`. */
  private straight = 0;
  private diagonal = 0;

  constructor(jumps: Jumps) {
    super();
    const { grid } = jumps;
    this.grid = grid;
    this.jumps = jumps;
    this.nodes = new JumpNodes(grid.rows, grid.cols, grid.rule === 'sides' ? 1 : searchedCost(grid) - 1);
  }

  get bytes(): number {
    return this.grid.bytes + this.jumps.bytes + this.nodes.bytes;
  }

  get front(): Cell[] {
    return this.nodes.front();
  }

  get count(): number {
    return this.end < 0 ? 0 : 1 + this.straight + this.diagonal;
  }

  get length(): number {
    return this.end < 0 ? Infinity : this.straight + this.diagonal * this.grid.diagonalCost;
  }

  begin(from: Cell, to: Cell): void {
    const { grid, nodes } = this;
    this.steps = 0;
    this.end = -1;
    this.to = to;
    nodes.clear(to);
    this.jumps.begin(nodes, to);
    const row = (from / grid.cols) | 0;
    if (from === to || (grid.ways[from] !== 0 && grid.ways[to] !== 0))
      nodes.reach(-1, row, from - row * grid.cols, 0, grid.ways[from]);
    this.done = nodes.isEmpty;
  }

  advance(count: number): void {
    const { nodes, jumps, to, visited } = this;
    for (let made = 0; made < count && !this.done; made++) {
      const node = nodes.pop();
      const cell = nodes.cells[node];
      this.steps++;
      if (visited !== undefined) visited[cell] = 1;
      if (cell === to) {
        this.finish(node);
        return;
      }
      jumps.expand(node);
      nodes.dropSettled();
      this.done = nodes.isEmpty;
    }
  }

  /** Writes from the end: each node was reached by diagonal steps first, straight ones afterwards. */
  writePath(cells: Int32Array | Cell[], count: number): void {
    if (this.end < 0) return;
    const { nodes, grid } = this;
    const { cols } = grid;
    const isSides = grid.rule === 'sides';
    let at = count - 1;
    let cell = this.end;
    let row = (cell / cols) | 0;
    let col = cell - row * cols;
    cells[at] = cell;
    for (let node = nodes.parents[this.endNode]; node >= 0; node = nodes.parents[node]) {
      const parent = nodes.cells[node];
      const parentRow = (parent / cols) | 0;
      const parentCol = parent - parentRow * cols;
      while (cell !== parent) {
        const down = Math.abs(row - parentRow);
        const across = Math.abs(col - parentCol);
        if (isSides ? across === 0 : down >= across) row += parentRow > row ? 1 : -1;
        if (isSides ? across > 0 : across >= down) col += parentCol > col ? 1 : -1;
        // Both lines above look at the distances before the step: where they are equal, it is a diagonal one.
        cell = row * cols + col;
        cells[--at] = cell;
      }
    }
  }

  refresh(changed?: Iterable<Cell>): void {
    this.grid.refresh(changed);
    this.jumps.refresh?.(changed);
  }

  override copy(): this {
    const copy = super.copy();
    copy.jumps.begin(copy.nodes, copy.to);
    return copy;
  }

  /** The goal is the best node there is: counts the steps to it. */
  private finish(goal: JumpNode): void {
    const { nodes, grid } = this;
    const { cols } = grid;
    this.end = this.to;
    this.endNode = goal;
    this.done = true;
    this.straight = 0;
    this.diagonal = 0;
    let row = (this.to / cols) | 0;
    let col = this.to - row * cols;
    for (let node = nodes.parents[goal]; node >= 0; node = nodes.parents[node]) {
      const cell = nodes.cells[node];
      const nextRow = (cell / cols) | 0;
      const nextCol = cell - nextRow * cols;
      const down = Math.abs(nextRow - row);
      const across = Math.abs(nextCol - col);
      const both = grid.rule === 'sides' ? 0 : Math.min(down, across);
      this.diagonal += both;
      this.straight += down + across - 2 * both;
      row = nextRow;
      col = nextCol;
    }
  }
}
