/**
 * What the avatar knew at each turn of a line: by cell, the first turn at which it was seen. One pass over the line, and
 * then any turn can be looked at without going through those before it.
 */

import type { ExplorePosition, Sighting } from 'asterion/game/explore';
import { FieldOfView } from 'asterion/search';

interface Level {
  readonly view: FieldOfView;
  /** By cell: the first turn, -1 for never. */
  readonly since: Int32Array;
}

export class Recall {
  readonly #line: readonly ExplorePosition[];
  readonly #levels = new Map<number, Level>();

  constructor(line: readonly ExplorePosition[]) {
    this.#line = line;
    for (const [turn, position] of line.entries()) {
      const { view, since } = this.#levelOf(position);
      view.from(position.avatar);
      for (let index = 0; index < view.count; index++)
        if (since[view.cells[index]] < 0) since[view.cells[index]] = turn;
    }
  }

  /** The eyes of a turn; they hold until those of another are asked for. */
  at(turn: number): Sighting {
    const position = this.#line[turn];
    const { view, since } = this.#levelOf(position);
    const { seen } = view.from(position.avatar);
    return { isVisible: (cell) => seen[cell] === 1, isKnown: (cell) => since[cell] >= 0 && since[cell] <= turn };
  }

  #levelOf({ level, world }: ExplorePosition): Level {
    const kept = this.#levels.get(level);
    if (kept !== undefined) return kept;
    const fresh = { view: new FieldOfView(world), since: new Int32Array(world.grid.cellCount).fill(-1) };
    this.#levels.set(level, fresh);
    return fresh;
  }
}
