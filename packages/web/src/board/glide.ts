/**
 * Short glides of figures from cell to cell. Only the picture lags behind, never the game: keys and taps act at once, and
 * whoever steps again before a glide is over is put where it stands.
 */

import type { Grid, Point } from 'asterion/world';

/** Milliseconds. */
const LENGTH = 130;
/** Drawing units: a step, also a diagonal one, or two in a row. What is farther was not walked. */
const FARTHEST = 2.01;

interface Start extends Point {
  readonly since: number;
}

/** One picture: a new object for every one, and whatever is seen on it. */
interface Seen<M extends Point> {
  readonly picture: object;
  readonly grid: Grid;
  readonly marks: readonly M[];
  /** Tells whoever moves from all others; undefined for what never does. */
  readonly nameOf: (mark: M) => string | undefined;
}

export class Glide {
  #picture: object | undefined;
  #grid: Grid | undefined;
  #places = new Map<string, Point>();
  readonly #starts = new Map<string, Start>();
  /** When each stepped last. */
  readonly #stepped = new Map<string, number>();

  /** Whether somebody is on the way. */
  get isOn(): boolean {
    return this.#starts.size > 0;
  }

  /** The marks where they are seen at a time in milliseconds; without one all are where they stand. */
  placed<M extends Point>(seen: Seen<M>, now: number | undefined): readonly M[] {
    const { picture, marks, nameOf } = seen;
    if (picture !== this.#picture) this.#notice(seen, now);
    for (const [name, { since }] of this.#starts) {
      if (now === undefined || now - since >= LENGTH) this.#starts.delete(name);
    }
    if (now === undefined || !this.isOn) return marks;
    return marks.map((mark) => {
      const start = this.#starts.get(nameOf(mark) ?? '');
      if (start === undefined) return mark;
      const left = (1 - Math.max(0, now - start.since) / LENGTH) ** 2; // quickly off, gently home
      return { ...mark, x: mark.x + (start.x - mark.x) * left, y: mark.y + (start.y - mark.y) * left };
    });
  }

  #notice<M extends Point>({ picture, grid, marks, nameOf }: Seen<M>, now: number | undefined): void {
    const last = this.#grid;
    const isSame = last?.shape === grid.shape && last.rows === grid.rows && last.cols === grid.cols;
    const before = isSame ? this.#places : new Map<string, Point>();
    [this.#picture, this.#grid] = [picture, grid];
    this.#places = new Map();
    for (const mark of marks) {
      const [name, { x, y }] = [nameOf(mark), mark];
      if (name === undefined) continue;
      this.#places.set(name, { x, y });
      const from = before.get(name);
      const way = from === undefined ? 0 : Math.hypot(from.x - x, from.y - y);
      if (way === 0) continue;
      this.#starts.delete(name);
      if (from === undefined || now === undefined) continue;
      const isQuick = now - (this.#stepped.get(name) ?? -Infinity) < LENGTH;
      this.#stepped.set(name, now);
      if (!isQuick && way <= FARTHEST) this.#starts.set(name, { ...from, since: now });
    }
  }
}
