/**
 * The loop search of the classic rogue: depth-first over the sides of cells, S, E, W, N, and the first path that comes
 * home by a corridor is its loop. A path of more than fifty cells ends the whole search, with no loop.
 *
 * The search marks only the cells of its path, so it goes through every path there is and can take exponential time. A
 * flood before each step leaves out what cannot matter: where neither home with a corridor nor the depth can still be
 * reached, the classic search would come back with nothing. Where even this does not end, ours gives up as at the depth.
 */

import { breadthFirst } from '../../search/index.js';
import { type Cell, Terrain } from '../../world/index.js';
import type { Atlas } from './atlas.js';

/** A call deeper than this ends the search. */
const DEEPEST = 50;

/** There and back is no loop. */
const SHORTEST = 3;

/** How many cells are stepped on before the search gives up: some tenths of a second. */
const MOST_CALLS = 100_000;

type Answer = 'found' | 'none' | 'over';

/** The first loops to where a rogue began, from any cell; each is searched once. */
export class FirstLoops {
  readonly #atlas: Atlas;
  readonly #home: Cell;
  readonly #found = new Map<Cell, readonly Cell[]>();
  /** By cell, made when they are asked for first. */
  readonly #sideways: (readonly Cell[] | undefined)[] = [];
  readonly #isOnPath: Uint8Array;
  /** By cell: the number of the last flood that reached it. */
  readonly #reachedBy: Int32Array;
  #floods = 0;
  #path: Cell[] = [];
  #corridors = 0;
  #calls = 0;

  constructor(atlas: Atlas, home: Cell) {
    const { cellCount } = atlas.world.grid;
    this.#atlas = atlas;
    this.#home = home;
    this.#isOnPath = new Uint8Array(cellCount);
    this.#reachedBy = new Int32Array(cellCount);
  }

  /** The loop from a cell, which is left out, to home, which is not; no cells if there is none. */
  from(cell: Cell): readonly Cell[] {
    const known = this.#found.get(cell);
    if (known !== undefined) return known;
    const hasCorridors = this.#atlas.world.terrain?.includes(Terrain.corridor) === true;
    const loop = hasCorridors && this.#search(cell) === 'found' ? this.#path : [];
    this.#found.set(cell, loop);
    return loop;
  }

  #search(from: Cell): Answer {
    this.#isOnPath.fill(0);
    this.#path = [];
    this.#corridors = 0;
    this.#calls = 0;
    return this.#visit(from, 1);
  }

  #visit(cell: Cell, depth: number): Answer {
    if (depth > DEEPEST || ++this.#calls > MOST_CALLS) return 'over';
    if (cell === this.#home && this.#corridors > 0 && this.#path.length >= SHORTEST) return 'found';
    if (!this.#isHopeful(cell, depth)) return 'none';
    for (const to of this.#sidesOf(cell)) {
      if (this.#isOnPath[to] === 1) continue;
      this.#path.push(to);
      this.#isOnPath[to] = 1;
      this.#corridors += this.#corridorsAt(to);
      const answer = this.#visit(to, depth + 1);
      if (answer !== 'none') return answer;
      this.#path.pop();
      this.#isOnPath[to] = 0;
      this.#corridors -= this.#corridorsAt(to);
    }
    return 'none';
  }

  /** Whether the cells that can still be reached hold a way home and a corridor, or are enough to get too deep. */
  #isHopeful(from: Cell, depth: number): boolean {
    const flood = ++this.#floods;
    let reached = 1;
    let corridors = this.#corridors;
    const isDeep = breadthFirst([from], (cell, reach) => {
      for (const to of this.#sidesOf(cell)) {
        if (this.#isOnPath[to] === 1 || this.#reachedBy[to] === flood) continue;
        this.#reachedBy[to] = flood;
        corridors += this.#corridorsAt(to);
        reach(to);
        if (depth + reached++ > DEEPEST) return true;
      }
      return false;
    });
    return isDeep || (corridors > 0 && this.#reachedBy[this.#home] === flood);
  }

  /** The cells beside a cell, in the monster's order, which begins with S, E, W, N. */
  #sidesOf(cell: Cell): readonly Cell[] {
    const { sides } = this.#atlas.world.grid.shape;
    return (this.#sideways[cell] ??= this.#atlas.monsterWays
      .from(cell)
      .filter(({ step }) => sides.includes(step))
      .map(({ to }) => to));
  }

  #corridorsAt(cell: Cell): 0 | 1 {
    return this.#atlas.world.terrain?.[cell] === Terrain.corridor ? 1 : 0;
  }
}
