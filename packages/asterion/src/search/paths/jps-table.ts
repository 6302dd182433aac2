/** Jump point search by a table of distances (JPS+): one node expanded a call, and no square looked at in between. */

import type { Cell } from '../../world/index.js';
import { type JumpDistances, SLOTS } from './jps-distances.js';
import { E, type JumpGrid, N, NE, NW, S, SE, SW, W } from './jps-grid.js';
import { AT_GOAL, type JumpNode, JumpNodes } from './jps-nodes.js';
import { type Jumps, searchedCost } from './jps-run.js';
import { type JumpTurns, jumpTurns } from './jps-turns.js';

const NO_NODES = new JumpNodes(0, 0, 0);
const { east, west, north, south, northEast, northWest, southWest, southEast } = SLOTS;

export class TableJumps implements Jumps {
  readonly grid: JumpGrid;
  readonly #distances: JumpDistances;
  readonly #steps: Int16Array;
  readonly #slots: number;
  readonly #ways: Uint8Array;
  readonly #cols: number;
  readonly #turns: JumpTurns;
  readonly #back: number;
  readonly #diagonalCost: number;
  readonly #isSides: boolean;
  #nodes: JumpNodes = NO_NODES;
  #goal: Cell = 0;
  #goalRow = 0;
  #goalCol = 0;

  constructor(distances: JumpDistances) {
    const { grid } = distances;
    this.grid = grid;
    this.#distances = distances;
    this.#steps = distances.steps;
    this.#slots = distances.slots;
    this.#ways = grid.ways;
    this.#cols = grid.cols;
    this.#turns = jumpTurns(grid.rule);
    this.#back = this.#turns.isBehind ? 1 : 0;
    this.#diagonalCost = searchedCost(grid);
    this.#isSides = grid.rule === 'sides';
  }

  get bytes(): number {
    return this.#steps.byteLength;
  }

  begin(nodes: JumpNodes, goal: Cell): void {
    this.#nodes = nodes;
    this.#goal = goal;
    this.#goalRow = (goal / this.#cols) | 0;
    this.#goalCol = goal - this.#goalRow * this.#cols;
  }

  expand(node: JumpNode): void {
    const nodes = this.#nodes;
    const turns = this.#turns;
    const cell = nodes.cells[node];
    const cost = nodes.costs[node];
    const ways = nodes.ways[node];
    const row = (cell / this.#cols) | 0;
    const col = cell - row * this.#cols;
    nodes.ways[node] = 0;
    if ((ways & E) !== 0) this.#row(node, row, col, cost, east, 1, turns.east);
    if ((ways & W) !== 0) this.#row(node, row, col, cost, west, -1, turns.west);
    if (this.#isSides) {
      if ((ways & N) !== 0) this.#passRows(node, row, col, cost, north, 1);
      if ((ways & S) !== 0) this.#passRows(node, row, col, cost, south, -1);
      return;
    }
    if ((ways & N) !== 0) this.#column(node, row, col, cost, north, 1, turns.north);
    if ((ways & S) !== 0) this.#column(node, row, col, cost, south, -1, turns.south);
    if ((ways & NE) !== 0) this.#diagonal(node, row, col, cost, northEast, NE, turns.northEast);
    if ((ways & NW) !== 0) this.#diagonal(node, row, col, cost, northWest, NW, turns.northWest);
    if ((ways & SW) !== 0) this.#diagonal(node, row, col, cost, southWest, SW, turns.southWest);
    if ((ways & SE) !== 0) this.#diagonal(node, row, col, cost, southEast, SE, turns.southEast);
  }

  copy(): TableJumps {
    return new TableJumps(this.#distances);
  }

  refresh(): void {
    this.#distances.refresh();
  }

  /** A jump along a row: to the goal if it lies on the way, else to the stop. */
  #row(node: JumpNode, row: number, col: number, cost: number, slot: number, right: number, turns: Uint8Array): void {
    const cell = row * this.#cols + col;
    const steps = this.#steps[cell * this.#slots + slot];
    if (row === this.#goalRow) {
      const left = (this.#goalCol - col) * right;
      if (left > 0 && left <= Math.abs(steps)) {
        this.#nodes.reach(node, row, this.#goalCol, cost + left, AT_GOAL);
        return;
      }
    }
    if (steps <= 0) return;
    const stop = cell + steps * right;
    const onwards = turns[this.#ways[stop - this.#back * right]] & this.#ways[stop];
    this.#nodes.reach(node, row, col + steps * right, cost + steps, onwards);
  }

  #column(node: JumpNode, row: number, col: number, cost: number, slot: number, up: number, turns: Uint8Array): void {
    const delta = up * this.#cols;
    const cell = row * this.#cols + col;
    const steps = this.#steps[cell * this.#slots + slot];
    if (col === this.#goalCol) {
      const left = (this.#goalRow - row) * up;
      if (left > 0 && left <= Math.abs(steps)) {
        this.#nodes.reach(node, this.#goalRow, col, cost + left, AT_GOAL);
        return;
      }
    }
    if (steps <= 0) return;
    const stop = cell + steps * delta;
    const onwards = turns[this.#ways[stop - this.#back * delta]] & this.#ways[stop];
    this.#nodes.reach(node, row + steps * up, col, cost + steps, onwards);
  }

  /** From square to square where a straight jump leads to a stop, and to the one from where the goal lies straight ahead. */
  #diagonal(
    node: JumpNode,
    fromRow: number,
    fromCol: number,
    fromCost: number,
    slot: number,
    way: number,
    turns: Uint8Array,
  ): void {
    const ways = this.#ways;
    const isNorth = (way & (NE | NW)) !== 0;
    const isEast = (way & (NE | SE)) !== 0;
    const up = isNorth ? 1 : -1;
    const right = isEast ? 1 : -1;
    let row = fromRow;
    let col = fromCol;
    let cost = fromCost;
    let crossing = Math.min((this.#goalRow - row) * up, (this.#goalCol - col) * right);
    for (;;) {
      const cell = row * this.#cols + col;
      const jump = this.#steps[cell * this.#slots + slot];
      // The goal's row or column may be crossed between the squares that the table knows.
      const isCrossing = crossing > 0 && crossing <= Math.abs(jump);
      const steps = isCrossing && (jump <= 0 || crossing < jump) ? crossing : jump;
      if (steps <= 0) return;
      row += steps * up;
      col += steps * right;
      cost += steps * this.#diagonalCost;
      crossing -= steps;
      const next = row * this.#cols + col;
      if (next === this.#goal) {
        this.#nodes.reach(node, row, col, cost, AT_GOAL);
        return;
      }
      const turn = turns[ways[next]];
      if (turn !== 0) {
        const ahead = way | (isNorth ? N : S) | (isEast ? E : W);
        this.#nodes.reach(node, row, col, cost, (ahead & ways[next]) | turn);
        return;
      }
      if (isEast) this.#row(node, row, col, cost, east, 1, this.#turns.east);
      else this.#row(node, row, col, cost, west, -1, this.#turns.west);
      if (isNorth) this.#column(node, row, col, cost, north, 1, this.#turns.north);
      else this.#column(node, row, col, cost, south, -1, this.#turns.south);
    }
  }

  /** Sides only: along a column, from row to row where a jump to a side leads to a stop, and to the goal's. */
  #passRows(node: JumpNode, fromRow: number, col: number, fromCost: number, slot: number, up: number): void {
    let row = fromRow;
    let cost = fromCost;
    let crossing = (this.#goalRow - row) * up;
    for (;;) {
      const jump = this.#steps[(row * this.#cols + col) * this.#slots + slot];
      const isCrossing = crossing > 0 && crossing <= Math.abs(jump);
      const steps = isCrossing && (jump <= 0 || crossing < jump) ? crossing : jump;
      if (steps <= 0) return;
      row += steps * up;
      cost += steps;
      crossing -= steps;
      if (row * this.#cols + col === this.#goal) {
        this.#nodes.reach(node, row, col, cost, AT_GOAL);
        return;
      }
      this.#row(node, row, col, cost, east, 1, this.#turns.east);
      this.#row(node, row, col, cost, west, -1, this.#turns.west);
    }
  }
}
