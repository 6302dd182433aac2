/**
 * The run on screen: the line of its turns, the one that is looked at, and what the avatar has seen.
 *
 * Every turn of the line is kept, so the timeline needs no playing again. What is played is always the last turn; an
 * earlier one is only looked at, until somebody decides to go on from there: then the later ones are taken back, one by
 * one, as the save will say.
 */

import { batch, computed, signal } from '@preact/signals';
import { type ExplorePosition, type ExploreRun, type Eyes, Memory, type Outcome } from 'asterion/game';
import { isCalm } from '../shell/settings.js';
import { Player } from '../transport/player.js';
import { Recall } from './recall.js';

/** Turns a second at 1x. */
const TEMPO = 6;
const UNDO = 'Z';

export class Journey {
  readonly run = signal<ExploreRun | undefined>(undefined);
  readonly line = signal<readonly ExplorePosition[]>([]);
  readonly #at = signal(0);
  /** Keys that were taken back, the next to be played again last. */
  readonly #undone = signal<readonly string[]>([]);
  /** Of the last turn; what is taken back is not forgotten. */
  memory = new Memory();

  readonly player = new Player(
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
  readonly outcome = computed<Outcome | undefined>(() => {
    const [run, position] = [this.run.value, this.position.value];
    return run && position && run.game.outcome(position);
  });
  readonly canUndo = computed(() => this.line.value.length > 1);
  readonly canRedo = computed(() => this.#undone.value.length > 0);
  readonly #recall = computed(() => new Recall(this.line.value));
  /** What is seen and known at the turn that is looked at. */
  readonly eyes = computed<Eyes | undefined>(() => {
    if (this.position.value === undefined) return undefined;
    return this.isWatching.value ? this.#recall.value.at(this.at.value) : this.#presentEyes();
  });

  /** Shows a run, from a turn on; its last one unless told. */
  begin(run: ExploreRun, turn = Infinity): void {
    this.memory = new Memory();
    for (const position of run.positions) this.memory.look(position);
    batch(() => {
      this.run.value = run;
      this.#undone.value = [];
      this.#show(run);
      this.player.seek(turn);
    });
  }

  /** Plays a key at the last turn; returns whether it did anything. */
  press(key: string): boolean {
    const run = this.run.value;
    if (run?.press(key) !== true) return false;
    batch(() => {
      this.#undone.value = [];
      this.#show(run);
    });
    return true;
  }

  /** Takes turns back; returns how many there were. */
  undo(turns = 1): number {
    const run = this.run.value;
    if (run === undefined) return 0;
    const keys = keysOf(run);
    const count = Math.min(turns, keys.length);
    for (let made = 0; made < count; made++) run.press(UNDO);
    batch(() => {
      this.#undone.value = [...this.#undone.value, ...keys.slice(keys.length - count).reverse()];
      this.#show(run);
    });
    return count;
  }

  /** Plays the key again that was taken back last; returns whether there was one. */
  redo(): boolean {
    const [run, undone] = [this.run.value, this.#undone.value];
    const key = undone.at(-1);
    if (run === undefined || key === undefined) return false;
    run.press(key);
    batch(() => {
      this.#undone.value = undone.slice(0, -1);
      this.#show(run);
    });
    return true;
  }

  /** Goes on from the turn that is looked at; returns how many later ones were taken back. */
  playFromHere(): number {
    return this.undo(this.line.value.length - 1 - this.at.value);
  }

  #show(run: ExploreRun): void {
    this.memory.look(run.position);
    this.line.value = run.positions;
    this.player.pause();
    this.player.load(run.positions.length - 1, Infinity);
  }

  /** A new object for each turn: whoever draws must see that something has changed. */
  #presentEyes(): Eyes {
    const { memory } = this;
    return { isVisible: (cell) => memory.isVisible(cell), isKnown: (cell) => memory.isKnown(cell) };
  }
}

/** The keys of the line, those that were taken back left out. */
function keysOf(run: ExploreRun): string[] {
  const keys: string[] = [];
  for (const { name } of run.recording().moves) {
    if (name === UNDO) keys.pop();
    else keys.push(name);
  }
  return keys;
}
