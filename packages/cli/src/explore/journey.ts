/** Walks of many turns that go by themselves, until they are done or a hunter comes into view. */

import { keyBetween } from 'asterion/game/explore';
import { exploringWay, travelWay } from 'asterion/players/explore';
import type { Cell } from 'asterion/world';
import type { Adventure } from './adventure.js';

export class Journey {
  readonly #adventure: Adventure;
  /** The way from where the avatar stands, again for every turn; undefined or a single cell where it ends. */
  readonly #way: () => readonly Cell[] | undefined;
  /** What to say where there is no further turn to make. */
  readonly #done: () => string;

  private constructor(adventure: Adventure, way: () => readonly Cell[] | undefined, done: () => string) {
    this.#adventure = adventure;
    this.#way = way;
    this.#done = done;
  }

  /** To a cell, over ground that is known. */
  static to(adventure: Adventure, cell: Cell): Journey {
    const done = () => (adventure.position.avatar === cell ? 'You are there.' : 'No known way leads there.');
    return new Journey(adventure, () => travelWay(adventure.position, cell, adventure.memory), done);
  }

  /** To coins and to whatever has not been seen. */
  static exploring(adventure: Adventure): Journey {
    const done = () => 'Nothing is left to explore or to take here; > goes to the stairs.';
    return new Journey(adventure, () => exploringWay(adventure.position, adventure.memory), done);
  }

  /** Makes a turn. Returns what happened, and whether that was the end of it. */
  step(): { readonly words: readonly string[]; readonly isOver: boolean } {
    const { position, threat } = this.#adventure;
    if (threat !== undefined) return { words: ['While a hunter is in view you walk yourself.'], isOver: true };
    const way = this.#way() ?? [];
    const key = way.length < 2 ? undefined : keyBetween(position.world, way[0], way[1]);
    const words = key === undefined ? undefined : this.#adventure.press(key);
    if (words === undefined) return { words: [this.#done()], isOver: true };
    const isElsewhere = this.#adventure.isOver || this.#adventure.position.level !== position.level;
    const isSeen = this.#adventure.threat !== undefined;
    return {
      words: isSeen && !isElsewhere ? [...words, 'A hunter comes into view.'] : words,
      isOver: isElsewhere || isSeen,
    };
  }
}
