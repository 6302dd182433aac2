/**
 * Short glides of figures from cell to cell. Only the picture lags behind, never the game: keys and taps act at once, and
 * whoever steps again before a glide is over is put where it stands.
 */

import type { Mark } from 'asterion/render';
import type { Point } from 'asterion/world';
import type { Frame } from './frame.js';

/** Milliseconds. */
const LENGTH = 130;
/** Drawing units: a step, also a diagonal one, or two in a row. What is farther was not walked. */
const FARTHEST = 2.01;

interface Start extends Point {
  readonly since: number;
}

export class Glide {
  #frame: Frame | undefined;
  #places = new Map<string, Point>();
  readonly #starts = new Map<string, Start>();

  /** Whether somebody is on the way. */
  get isOn(): boolean {
    return this.#starts.size > 0;
  }

  /** The marks where they are seen at a time in milliseconds; without one all are where they stand. */
  placed(frame: Frame, marks: readonly Mark[], now: number | undefined): readonly Mark[] {
    if (frame !== this.#frame) this.#notice(frame, marks, now);
    for (const [name, { since }] of this.#starts) {
      if (now === undefined || now - since >= LENGTH) this.#starts.delete(name);
    }
    if (now === undefined || !this.isOn) return marks;
    return marks.map((mark) => {
      const start = this.#starts.get(nameOf(mark));
      if (start === undefined) return mark;
      const left = (1 - Math.max(0, now - start.since) / LENGTH) ** 2; // quickly off, gently home
      return { ...mark, x: mark.x + (start.x - mark.x) * left, y: mark.y + (start.y - mark.y) * left };
    });
  }

  #notice(frame: Frame, marks: readonly Mark[], now: number | undefined): void {
    const [grid, last] = [frame.scene.world.grid, this.#frame?.scene.world.grid];
    const isSame = last?.shape === grid.shape && last.rows === grid.rows && last.cols === grid.cols;
    const before = isSame ? this.#places : new Map<string, Point>();
    this.#frame = frame;
    this.#places = new Map();
    for (const mark of marks) {
      if (mark.kind !== 'actor') continue;
      const [name, { x, y }] = [nameOf(mark), mark];
      this.#places.set(name, { x, y });
      const from = before.get(name);
      const way = from === undefined ? 0 : Math.hypot(from.x - x, from.y - y);
      if (way === 0) continue;
      const wasOn = this.#starts.delete(name);
      if (!wasOn && from !== undefined && now !== undefined && way <= FARTHEST)
        this.#starts.set(name, { ...from, since: now });
    }
  }
}

const nameOf = (mark: Mark): string => (mark.kind === 'actor' ? `${mark.role} ${mark.index}` : mark.kind);
