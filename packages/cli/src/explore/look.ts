/** The cursor that names tiles. */

import type { ExploreMemory, ExplorePosition } from 'asterion/game/explore';
import { capital, cellWords } from 'asterion/play';
import { type Cell, coordinatesOf, directionNamed } from 'asterion/world';

export class LookingAround {
  cell: Cell;
  readonly #position: ExplorePosition;
  readonly #memory: ExploreMemory | undefined;

  /** Begins where the avatar stands. Without a memory everything is known. */
  constructor(position: ExplorePosition, memory: ExploreMemory | undefined) {
    this.#position = position;
    this.#memory = memory;
    this.cell = position.avatar;
  }

  /** A cell further in a direction of the compass, if there is one. */
  move(compass: string): void {
    const { grid } = this.#position.world;
    const next = grid.neighbour(this.cell, directionNamed(grid.shape, compass) ?? 0);
    if (next >= 0) this.cell = next;
  }

  /** To the next thing that is known: hunters, the stairs, coins; and to the avatar again. */
  jump(): void {
    const { avatar, hunters, stairs, coins } = this.#position;
    const things = [
      avatar,
      ...hunters.filter((cell) => this.#memory === undefined || this.#memory.isVisible(cell)),
      ...[stairs, ...coins].filter((cell) => this.#memory === undefined || this.#memory.isKnown(cell)),
    ];
    this.cell = things[(things.indexOf(this.cell) + 1) % things.length];
  }

  get words(): string {
    const [row, col] = coordinatesOf(this.#position.world.grid, this.cell);
    return `${capital(cellWords(this.#position, this.cell, this.#memory))}, at row ${row}, column ${col}.`;
  }
}
