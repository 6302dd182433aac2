/** A run as somebody plays it: what they know of the worlds, what they took back, and whether it has been saved. */

import {
  type ExploreKey,
  type ExplorePosition,
  type ExploreRun,
  Memory,
  nearestThreat,
  type Threat,
  turnWords,
} from 'asterion/game';
import { explore } from 'asterion/players';

export class Adventure {
  readonly run: ExploreRun;
  readonly memory = new Memory();
  /** Keys taken back, the last one first to come again. */
  #undone: string[] = [];
  #savedKeys: number;

  constructor(run: ExploreRun, isSaved: boolean) {
    this.run = run;
    this.#savedKeys = isSaved ? this.keys.length : 0;
    for (const position of run.positions) this.memory.look(position);
  }

  get position(): ExplorePosition {
    return this.run.position;
  }

  get isOver(): boolean {
    return explore.outcome(this.position) !== undefined;
  }

  /** Every key that did something, those taken back and the taking back included. */
  get keys(): string[] {
    return this.run.recording().moves.map(({ name }) => name);
  }

  /** Whether nothing would be lost. */
  get isSaved(): boolean {
    return this.keys.length === this.#savedKeys;
  }

  markSaved(): void {
    this.#savedKeys = this.keys.length;
  }

  /** Plays a key. Returns what happened, or undefined if the key did nothing. */
  press(key: ExploreKey): string[] | undefined {
    const words = this.#play(key);
    if (words !== undefined) this.#undone = [];
    return words;
  }

  /** Takes the last turn back; returns false if there is none. */
  undo(): boolean {
    const last = lastStanding(this.keys);
    if (last === undefined) return false;
    this.run.press(explore.undo ?? '');
    this.memory.look(this.position);
    this.#undone.push(last);
    return true;
  }

  /** Plays the turn again that was taken back last. */
  redo(): string[] | undefined {
    const key = this.#undone.pop();
    return key === undefined ? undefined : this.#play(key);
  }

  /** The nearest hunter in view. */
  get threat(): Threat | undefined {
    const { hunters } = this.position;
    return hunters.some((hunter) => this.memory.isVisible(hunter))
      ? nearestThreat(this.position, (hunter) => this.memory.isVisible(hunter))
      : undefined;
  }

  #play(key: string): string[] | undefined {
    const before = this.position;
    if (!this.run.press(key)) return undefined;
    this.memory.look(this.position);
    return turnWords(before, this.position);
  }
}

/** The last key that was not taken back. */
function lastStanding(keys: readonly string[]): string | undefined {
  const standing: string[] = [];
  for (const key of keys) {
    if (key === explore.undo) standing.pop();
    else standing.push(key);
  }
  return standing.at(-1);
}
