/**
 * What analysis has found in the maze, and which of it is drawn on the board instead of the run.
 *
 * Analysis is linear and quick (80 ms for a million cells here), and the longest path among loops is made exact only in
 * small mazes; but it is one piece of work: for a large maze it waits until somebody asks.
 */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Analysis, analyse } from 'asterion/search';
import type { Cell, Scene } from 'asterion/world';
import type { MazeFrame } from './frame.js';

const AT_ONCE_UP_TO = 250_000;

export const SHOWS = ['longest', 'loop', 'unreachable'] as const;
/** What can be drawn of an analysis. */
export type Show = (typeof SHOWS)[number];

export const parseShow = (text: string | null): Show | undefined => SHOWS.find((show) => show === text);

export class ShownAnalysis {
  readonly #scene: ReadonlySignal<Scene | undefined>;
  readonly #found = signal<{ readonly scene: Scene; readonly analysis: Analysis } | undefined>(undefined);
  readonly #wish = signal<Show | undefined>(undefined);
  readonly #onShow: () => void;
  /** Ends the watching. */
  readonly close: () => void;

  /** `onShow` is told when something else is drawn by wish of the visitor. */
  constructor(scene: ReadonlySignal<Scene | undefined>, onShow: () => void) {
    this.#scene = scene;
    this.#onShow = onShow;
    this.close = effect(() => {
      const made = scene.value;
      if (made === undefined || this.#found.peek()?.scene === made) return;
      const isWanted = made.world.grid.cellCount <= AT_ONCE_UP_TO || this.#wish.peek() !== undefined;
      if (isWanted) setTimeout(() => this.analyse());
    });
  }

  /** Of the maze on screen; undefined until it is known. */
  readonly analysis = computed<Analysis | undefined>(() => {
    const found = this.#found.value;
    return found !== undefined && found.scene === this.#scene.value ? found.analysis : undefined;
  });

  /** What is drawn: what was wished for, if the maze has it. */
  readonly shown = computed<Show | undefined>(() => {
    const [wish, analysis] = [this.#wish.value, this.analysis.value];
    return wish !== undefined && analysis !== undefined && isIn(analysis, wish) ? wish : undefined;
  });

  analyse(): void {
    const scene = this.#scene.peek();
    if (scene !== undefined && this.#found.peek()?.scene !== scene)
      this.#found.value = { scene, analysis: analyse(scene.world) };
  }

  /** Draws it; undefined draws the run again. */
  show(wish: Show | undefined): void {
    if (wish === this.#wish.peek()) return;
    this.#wish.value = wish;
    this.#onShow();
  }

  /** For the link. */
  get entries(): [string, string][] {
    return this.#wish.value === undefined ? [] : [['show', this.#wish.value]];
  }

  /** The frame with what was found in place of what the run shows. */
  over(frame: MazeFrame): MazeFrame {
    const [show, analysis, scene] = [this.shown.value, this.analysis.value, this.#scene.value];
    if (show === undefined || analysis === undefined || scene === undefined) return frame;
    const layers = { path: pathOf(analysis, show), marked: marksOf(analysis, show) };
    return { ...frame, scene, layers, marks: 'out of reach' };
  }
}

/** Whether a maze has what can be drawn. */
export const isIn = ({ loop, unreachable, longestPath }: Analysis, show: Show): boolean =>
  show === 'loop' ? loop !== undefined : show === 'unreachable' ? unreachable !== undefined : longestPath.length > 0;

const pathOf = ({ loop, longestPath }: Analysis, show: Show): readonly Cell[] | undefined =>
  show === 'loop' ? loop : show === 'longest' ? longestPath : undefined;

const marksOf = ({ unreachable }: Analysis, show: Show): Cell[] =>
  show === 'unreachable' && unreachable !== undefined ? [unreachable] : [];
