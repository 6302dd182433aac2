/**
 * Jump point search by scanning bits (Harabor and Grastien 2011, 2014): one node expanded a call.
 *
 * Squares where a diagonal way only turns straight are no nodes: what lies straight ahead of them is a successor of the
 * node where the diagonal began. One method a direction, though they look alike: each is compiled for itself.
 */

import type { Cell } from '../../world/index.js';
import { E, type JumpGrid, N, NE, NW, S, SE, SW, W } from './jps-grid.js';
import { stopAhead, stopBack } from './jps-lines.js';
import { AT_GOAL, type JumpNode, JumpNodes } from './jps-nodes.js';
import { type Jumps, searchedCost } from './jps-run.js';
import { type JumpTurns, jumpTurns } from './jps-turns.js';

const NO_NODES = new JumpNodes(0, 0, 0);

export class BitJumps implements Jumps {
  readonly grid: JumpGrid;
  readonly bytes = 0;
  #nodes: JumpNodes = NO_NODES;
  readonly #ways: Uint8Array;
  readonly #cols: number;
  readonly #rowWords: number;
  readonly #colWords: number;
  readonly #eastStops: Int32Array;
  readonly #westStops: Int32Array;
  readonly #northStops: Int32Array;
  readonly #southStops: Int32Array;
  readonly #turns: JumpTurns;
  readonly #back: number;
  readonly #diagonalCost: number;
  readonly #isSides: boolean;
  #goal: Cell = 0;
  #goalRow = 0;
  #goalCol = 0;

  constructor(grid: JumpGrid) {
    this.grid = grid;
    this.#ways = grid.ways;
    this.#cols = grid.cols;
    this.#rowWords = grid.byRow.words;
    this.#colWords = grid.byCol.words;
    this.#eastStops = grid.byRow.ahead;
    this.#westStops = grid.byRow.back;
    this.#northStops = grid.byCol.ahead;
    this.#southStops = grid.byCol.back;
    this.#turns = jumpTurns(grid.rule);
    this.#back = this.#turns.isBehind ? 1 : 0;
    this.#diagonalCost = searchedCost(grid);
    this.#isSides = grid.rule === 'sides';
  }

  begin(nodes: JumpNodes, goal: Cell): void {
    this.#nodes = nodes;
    this.#goal = goal;
    this.#goalRow = (goal / this.#cols) | 0;
    this.#goalCol = goal - this.#goalRow * this.#cols;
  }

  expand(node: JumpNode): void {
    const nodes = this.#nodes;
    const cell = nodes.cells[node];
    const cost = nodes.costs[node];
    const ways = nodes.ways[node];
    const row = (cell / this.#cols) | 0;
    const col = cell - row * this.#cols;
    nodes.ways[node] = 0;
    if ((ways & E) !== 0) this.#east(node, row, col, cost);
    if ((ways & W) !== 0) this.#west(node, row, col, cost);
    if (this.#isSides) {
      if ((ways & N) !== 0) this.#column(node, row, col, cost, N, 1);
      if ((ways & S) !== 0) this.#column(node, row, col, cost, S, -1);
      return;
    }
    if ((ways & N) !== 0) this.#north(node, row, col, cost);
    if ((ways & S) !== 0) this.#south(node, row, col, cost);
    if ((ways & NE) !== 0) this.#diagonal(node, row, col, cost, NE, 1, 1, this.#turns.northEast);
    if ((ways & NW) !== 0) this.#diagonal(node, row, col, cost, NW, 1, -1, this.#turns.northWest);
    if ((ways & SW) !== 0) this.#diagonal(node, row, col, cost, SW, -1, -1, this.#turns.southWest);
    if ((ways & SE) !== 0) this.#diagonal(node, row, col, cost, SE, -1, 1, this.#turns.southEast);
  }

  copy(): BitJumps {
    return new BitJumps(this.grid);
  }

  #east(node: JumpNode, row: number, col: number, cost: number): void {
    const ways = this.#ways;
    const stop = stopAhead(this.#eastStops, (row + 1) * this.#rowWords, col + 2) - 1;
    if (row === this.#goalRow && col < this.#goalCol && this.#goalCol <= stop) {
      this.#nodes.reach(node, row, this.#goalCol, cost + this.#goalCol - col, AT_GOAL);
      return;
    }
    const cell = row * this.#cols + stop;
    // The last square before the stop tells whether the stop is a wall; it may be beyond the rim.
    if ((ways[cell - 1] & E) === 0) return;
    this.#nodes.reach(node, row, stop, cost + stop - col, this.#turns.east[ways[cell - this.#back]] & ways[cell]);
  }

  #west(node: JumpNode, row: number, col: number, cost: number): void {
    const ways = this.#ways;
    const stop = stopBack(this.#westStops, (row + 1) * this.#rowWords, col) - 1;
    if (row === this.#goalRow && stop <= this.#goalCol && this.#goalCol < col) {
      this.#nodes.reach(node, row, this.#goalCol, cost + col - this.#goalCol, AT_GOAL);
      return;
    }
    const cell = row * this.#cols + stop;
    if ((ways[cell + 1] & W) === 0) return;
    this.#nodes.reach(node, row, stop, cost + col - stop, this.#turns.west[ways[cell + this.#back]] & ways[cell]);
  }

  #north(node: JumpNode, row: number, col: number, cost: number): void {
    const ways = this.#ways;
    const cols = this.#cols;
    const stop = stopAhead(this.#northStops, (col + 1) * this.#colWords, row + 2) - 1;
    if (col === this.#goalCol && row < this.#goalRow && this.#goalRow <= stop) {
      this.#nodes.reach(node, this.#goalRow, col, cost + this.#goalRow - row, AT_GOAL);
      return;
    }
    const cell = stop * cols + col;
    if ((ways[cell - cols] & N) === 0) return;
    const turns = this.#turns.north[ways[cell - this.#back * cols]];
    this.#nodes.reach(node, stop, col, cost + stop - row, turns & ways[cell]);
  }

  #south(node: JumpNode, row: number, col: number, cost: number): void {
    const ways = this.#ways;
    const cols = this.#cols;
    const stop = stopBack(this.#southStops, (col + 1) * this.#colWords, row) - 1;
    if (col === this.#goalCol && stop <= this.#goalRow && this.#goalRow < row) {
      this.#nodes.reach(node, this.#goalRow, col, cost + row - this.#goalRow, AT_GOAL);
      return;
    }
    const cell = stop * cols + col;
    if ((ways[cell + cols] & S) === 0) return;
    const turns = this.#turns.south[ways[cell + this.#back * cols]];
    this.#nodes.reach(node, stop, col, cost + row - stop, turns & ways[cell]);
  }

  #diagonal(
    node: JumpNode,
    fromRow: number,
    fromCol: number,
    fromCost: number,
    way: number,
    up: number,
    right: number,
    turns: Uint8Array,
  ): void {
    const ways = this.#ways;
    const delta = up * this.#cols + right;
    let cell = fromRow * this.#cols + fromCol;
    // Not by one destructuring: that makes arrays each time, and the search slower by a fifth.
    let row = fromRow;
    let col = fromCol;
    let cost = fromCost;
    let open = ways[cell];
    while ((open & way) !== 0) {
      row += up;
      col += right;
      cell += delta;
      cost += this.#diagonalCost;
      open = ways[cell];
      if (cell === this.#goal) {
        this.#nodes.reach(node, row, col, cost, AT_GOAL);
        return;
      }
      const turn = turns[open];
      if (turn !== 0) {
        const ahead = way | (up > 0 ? N : S) | (right > 0 ? E : W);
        this.#nodes.reach(node, row, col, cost, (ahead & open) | turn);
        return;
      }
      if (right > 0) this.#east(node, row, col, cost);
      else this.#west(node, row, col, cost);
      if (up > 0) this.#north(node, row, col, cost);
      else this.#south(node, row, col, cost);
    }
  }

  /** Sides only: along a column, looking to both sides. */
  #column(node: JumpNode, fromRow: number, col: number, fromCost: number, way: number, up: number): void {
    const ways = this.#ways;
    let cell = fromRow * this.#cols + col;
    let row = fromRow;
    let cost = fromCost;
    while ((ways[cell] & way) !== 0) {
      row += up;
      cell += up * this.#cols;
      cost++;
      if (cell === this.#goal) {
        this.#nodes.reach(node, row, col, cost, AT_GOAL);
        return;
      }
      this.#east(node, row, col, cost);
      this.#west(node, row, col, cost);
    }
  }
}
