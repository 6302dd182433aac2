/** A race of a walk with the searches, step by step: all on one timeline, and who was there first. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { announceSeen } from '../page/announce.js';
import { Playback } from '../transport/playback.js';
import { type MazeFrame, withWalker } from './frame.js';
import { firstText, type Runner, raceText } from './race-words.js';
import type { MazeRun } from './run.js';
import type { Walk } from './walk.js';

export class Race {
  readonly #walk: Walk;
  readonly #run = signal<MazeRun | undefined>(undefined);
  readonly playback: Playback;
  readonly #at = signal(0);

  constructor(walk: Walk, isCalm: ReadonlySignal<boolean>) {
    this.#walk = walk;
    this.playback = new Playback((step) => {
      this.#at.value = step;
    }, isCalm);
    this.playback.onEnd = () => this.tell();
  }

  /** A picture a search, with the walker on each. */
  readonly frames: ReadonlySignal<readonly MazeFrame[]> = computed(() => {
    const [run, trail] = [this.#run.value, this.#walk.trail.value.slice(0, this.#at.value + 1)];
    return run === undefined ? [] : run.searchedAt(this.#at.value).map((frame) => withWalker(frame, trail));
  });

  /** Steps of the walker so far. */
  readonly walked = computed(() => Math.min(this.#at.value, this.#walk.steps.value));
  readonly isOut = computed(() => this.#walk.isOut.value && this.#at.value >= this.#walk.steps.value);

  /** The walker first, then the searches. */
  readonly runners = computed<readonly Runner[]>(() => {
    const run = this.#run.value;
    const ends = run?.searchedAt(run.searched) ?? [];
    const searchers = ends.map(({ search }) => ({
      name: search?.searcher ?? '',
      steps: search?.pathCells === undefined ? undefined : search.steps,
    }));
    return [{ name: 'you', steps: this.#walk.isOut.value ? this.#walk.steps.value : undefined }, ...searchers];
  });

  readonly isOver = computed(() => this.#run.value !== undefined && this.#at.value === this.playback.total.value);
  /** Who was first; undefined before the end. */
  readonly result = computed(() => (this.isOver.value ? firstText(this.runners.value) : undefined));

  /** Stands at a step, or at the start. There must be searches in the run. */
  start(run: MazeRun, at = 0): void {
    this.#run.value = run;
    this.playback.load(Math.max(run.searched, this.#walk.steps.value), at);
  }

  end(): void {
    this.playback.empty();
    this.#run.value = undefined;
  }

  tell(lead = ''): void {
    const said = raceText(this.walked.value, this.frames.value);
    announceSeen(
      this.playback.playing.value ? 'Playing.' : `${lead}${[said, this.result.value].filter(Boolean).join(' ')}`,
    );
  }
}
