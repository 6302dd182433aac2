/** The pieces a ground falls into, for generators that would walk for ever in search of a cell they cannot reach. */

import { type Cell, isGround, tunnelPairs, type World } from '../world/index.js';
import { UnionFind } from './union-find.js';

export class GroundPieces {
  readonly #pieces: UnionFind | undefined;
  readonly #sizes: Int32Array;

  constructor(world: World) {
    const { grid, terrain } = world;
    if (terrain === undefined) {
      this.#sizes = Int32Array.of(grid.cellCount);
      return;
    }
    const pieces = new UnionFind(grid.cellCount);
    this.#pieces = pieces;
    this.#sizes = new Int32Array(grid.cellCount);
    for (const [a, b] of tunnelPairs(world)) pieces.join(a, b);
    for (let cell = 0; cell < grid.cellCount; cell++) {
      if (!isGround(world, cell)) continue;
      for (const side of grid.shape.sides) {
        const next = grid.neighbour(cell, side);
        if (next > cell && isGround(world, next)) pieces.join(cell, next);
      }
    }
    for (let cell = 0; cell < grid.cellCount; cell++) if (isGround(world, cell)) this.#sizes[pieces.find(cell)]++;
  }

  /** A number that two cells share exactly if they are in one piece. */
  pieceOf(cell: Cell): number {
    return this.#pieces?.find(cell) ?? 0;
  }

  /** How many cells the piece of a cell has. */
  sizeAt(cell: Cell): number {
    return this.#sizes[this.pieceOf(cell)];
  }
}
