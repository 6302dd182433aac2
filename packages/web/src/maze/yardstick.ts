/**
 * How long a way has to be at least, to measure by it what searches have found.
 *
 * Whoever is certain to find the best says so itself. Only where nobody of those on the boards is, somebody who is looks
 * as well, unseen; where nothing was found, nobody asks.
 */

import type { MovementMap, Solving } from 'asterion/search';
import { createRng, type Scene } from 'asterion/world';
import type { SearchingPart } from './parts.js';
import { surestOn } from './searchers.js';

export class Yardstick {
  readonly #scene: Scene;
  readonly #map: MovementMap;
  readonly #solving: Solving | undefined;
  #least: number | undefined;

  private constructor(searches: readonly SearchingPart[]) {
    const [{ scene, map }] = searches;
    const found = searches.filter(({ length }) => length !== undefined);
    const sure = found.find(({ searcher }) => searcher.isOptimal(map));
    this.#scene = scene;
    this.#map = map;
    this.#least = sure?.length;
    if (sure === undefined && found.length > 0)
      this.#solving = surestOn(map)?.start(map, scene.entrance ?? 0, scene.exit ?? 0, createRng(0));
  }

  /** For searches of one maze that have come to their end, one or more; `last` again, where it has measured the same. */
  static of(searches: readonly SearchingPart[], last: Yardstick | undefined): Yardstick {
    const [{ scene, map }] = searches;
    const isSame = last?.least !== undefined && last.#scene === scene && last.#map === map;
    return isSame ? last : new Yardstick(searches);
  }

  /** The least length; undefined where it is not known. */
  get least(): number | undefined {
    return this.#least;
  }

  /** Looks on for some `count` steps; returns whether that was all. */
  prepare(count: number): boolean {
    const solving = this.#solving;
    if (solving === undefined || solving.done) return true;
    solving.advance(count);
    this.#least = solving.path && this.#map.lengthOf(solving.path);
    return solving.done;
  }
}
