/**
 * The run on screen: the line of its turns, the one that is looked at, and what the avatar has seen.
 *
 * Every turn of the line is kept, so the timeline needs no playing again. What is played is always the last turn; an
 * earlier one is only looked at, until somebody decides to go on from there: then the later ones are taken back, one by
 * one, as the save will say.
 */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Outcome } from 'asterion/game';
import { ExploreMemory, type ExplorePosition, type Sighting } from 'asterion/game/explore';
import { type ExploreSession, pressKey, type Standing } from 'asterion/play';
import { isCalm } from '../page/settings.js';
import { Playback } from '../transport/playback.js';
import { Recall } from './recall.js';

/** Turns a second at 1x. */
const TEMPO = 6;

export class Journey {
  readonly run = signal<ExploreSession | undefined>(undefined);
  readonly #standings = signal<readonly Standing<ExplorePosition>[]>([]);
  /** Every turn of the run, with the move that led to it. */
  get standings(): ReadonlySignal<readonly Standing<ExplorePosition>[]> {
    return this.#standings;
  }

  readonly line = computed<readonly ExplorePosition[]>(() => this.#standings.value.map(({ position }) => position));
  readonly #at = signal(0);
  /** Of the last turn; what is taken back is not forgotten. */
  memory = new ExploreMemory();

  readonly playback = new Playback(
    (step) => {
      this.#at.value = step;
    },
    isCalm,
    (speed) => speed * TEMPO,
  );

  readonly at = computed(() => Math.min(this.#at.value, this.line.value.length - 1));
  readonly position = computed<ExplorePosition | undefined>(() => this.line.value[this.at.value]);
  /** Whether an earlier turn is looked at, where nothing is played. */
  readonly isWatching = computed(() => this.at.value < this.line.value.length - 1);
  readonly outcome = computed<Outcome | undefined>(() => this.#standings.value[this.at.value]?.end);
  readonly canUndo = computed(() => this.line.value.length > 1);
  readonly canRedo = signal(false);
  readonly #recall = computed(() => new Recall(this.line.value));
  /** What is seen and known at the turn that is looked at. */
  readonly eyes = computed<Sighting | undefined>(() => {
    if (this.position.value === undefined) return undefined;
    return this.isWatching.value ? this.#recall.value.at(this.at.value) : this.#presentEyes();
  });

  /** Shows a run, from a turn on; its last one unless told. */
  begin(run: ExploreSession, turn = Infinity): void {
    this.memory = new ExploreMemory();
    for (const { position } of run.line) this.memory.look(position);
    batch(() => {
      this.run.value = run;
      this.#show(run);
      this.playback.seek(turn);
    });
  }

  /** Plays a key at the last turn; returns whether it did anything. */
  press(key: string): boolean {
    const run = this.run.value;
    if (run === undefined || !pressKey(run, key)) return false;
    this.#show(run);
    return true;
  }

  /** Takes turns back; returns how many there were. */
  undo(turns = 1): number {
    const run = this.run.value;
    if (run === undefined) return 0;
    let count = 0;
    while (count < turns && run.undo()) count++;
    this.#show(run);
    return count;
  }

  /** Plays the turn again that was taken back last; returns whether there was one. */
  redo(): boolean {
    const run = this.run.value;
    if (run?.redo() !== true) return false;
    this.#show(run);
    return true;
  }

  #show(run: ExploreSession): void {
    const { line } = run;
    this.memory.look(run.tip.position);
    batch(() => {
      this.#standings.value = line;
      this.canRedo.value = run.canRedo;
      this.playback.pause();
      this.playback.load(line.length - 1, Infinity);
    });
  }

  /** A new object for each turn: whoever draws must see that something has changed. */
  #presentEyes(): Sighting {
    const { memory } = this;
    return { isVisible: (cell) => memory.isVisible(cell), isKnown: (cell) => memory.isKnown(cell) };
  }
}
