/** What a side knows of the board from all that it has seen so far. */

import { type LabyrinthPosition, type Seat, sightOf } from 'asterion/game';
import type { Cell, Direction, Grid } from 'asterion/world';

export class Memory {
  /** Tiles it has seen. */
  readonly tiles = new Set<Cell>();
  /** Supplies where they were when last seen. */
  readonly supplies = new Set<Cell>();
  readonly #grid: Grid;
  /** By side of a tile, seen from the lower of its two tiles: whether a wall stands there. */
  readonly #walls = new Map<string, boolean>();

  constructor(positions: readonly LabyrinthPosition[], seat: Seat) {
    this.#grid = positions[0].setup.world.grid;
    for (const position of positions) this.#look(position, seat);
  }

  /** Whether a wall stands on a side; undefined if that is not known. Of the border everybody knows. */
  hasWall(tile: Cell, side: Direction): boolean | undefined {
    return this.#grid.neighbour(tile, side) < 0 ? true : this.#walls.get(this.#keyOf(tile, side));
  }

  #look(position: LabyrinthPosition, seat: Seat): void {
    const { tiles, supplies } = sightOf(position, seat);
    for (const { tile, open, walled } of tiles) {
      this.tiles.add(tile);
      if (supplies.includes(tile)) this.supplies.add(tile);
      else this.supplies.delete(tile);
      for (const side of open) this.#walls.set(this.#keyOf(tile, side), false);
      for (const side of walled) this.#walls.set(this.#keyOf(tile, side), true);
    }
  }

  #keyOf(tile: Cell, side: Direction): string {
    const other = this.#grid.neighbour(tile, side);
    return `${Math.min(tile, other)} ${Math.max(tile, other)}`;
  }
}
