/** Paths for whoever asks often: made ready once, for one movement in one world. */

import { checkKinds, type Kinds } from '../settings/index.js';
import type { Cell, World } from '../world/index.js';
import { MOVEMENT, type Movement, MovementMap } from './movement.js';
import { chooseAlgorithm, type PathChoice } from './path-choice.js';
import type { PathAlgorithm, PathAnswer, PathSearch } from './path-search.js';
import type { Solving } from './solver.js';

/** How one walks, and who looks for the way: the algorithm that fits, unless one is named. */
export type PathFinderOptions = Movement & {
  /** A name from the registry; the algorithm that fits unless told. */
  readonly algorithm?: string | undefined;
};

const PATH_FINDER_OPTIONS: Kinds<PathFinderOptions> = { ...MOVEMENT, algorithm: 'a string' };

/** Looks at the world when it is made and at each `refresh`, and else nowhere: tell it what you edit. */
export class PathFinder implements PathSearch {
  readonly map: MovementMap;
  readonly #asked: string | undefined;
  #choice: PathChoice;
  #search: PathSearch;

  /** Throws a RangeError where the world cannot have the movement, or where the algorithm does not apply. */
  constructor(world: World, options: PathFinderOptions = {}) {
    checkKinds('the options of a path finder', options, PATH_FINDER_OPTIONS);
    this.map = new MovementMap(world, options);
    this.#asked = options.algorithm;
    this.#choice = chooseAlgorithm(this.map, this.#asked);
    this.#search = this.#choice.algorithm.prepare(this.map);
  }

  /** Who looks for ways now. Where nobody was named, a `refresh` may bring in another. */
  get algorithm(): PathAlgorithm {
    return this.#choice.algorithm;
  }

  /** Why this algorithm, as a sentence. */
  get why(): string {
    return this.#choice.why;
  }

  get bytes(): number {
    return this.#search.bytes;
  }

  find(from: Cell, to: Cell): PathAnswer {
    const answer = this.#search.find(from, to);
    return answer.found ? { ...answer, why: this.why } : answer;
  }

  findInto(from: Cell, to: Cell, cells: Int32Array): number {
    return this.#search.findInto(from, to, cells);
  }

  start(from: Cell, to: Cell): Solving {
    return this.#search.start(from, to);
  }

  /** As told of every search; where an algorithm that nobody asked for no longer applies, another takes its place. */
  refresh(changed?: Iterable<Cell>): void {
    try {
      this.#search.refresh(changed);
    } catch (error) {
      if (!(error instanceof RangeError) || this.#asked !== undefined) throw error;
      this.map.refresh();
      this.#choice = chooseAlgorithm(this.map);
      this.#search = this.#choice.algorithm.prepare(this.map);
    }
  }
}
