/**
 * The moves of the bots: an answer after a moment, or a whole game in the background, a slice at a time.
 *
 * Whatever is overtaken (an answer to a move that was taken back) is dropped.
 */

import { signal } from '@preact/signals';
import type { Position } from 'asterion/game';
import { isCalm } from '../shell/settings.js';
import type { Standing } from './course.js';
import type { Referee } from './referee.js';
import { isPerson, peopleOf, type Table } from './table.js';

/** How long a bot lets people see their own move before it answers. */
const ANSWER_AFTER = 200;
/** How long the background may work at once, in milliseconds. */
const SLICE = 12;

interface Listener<P extends Position> {
  /** A bot has answered a person. */
  answered(next: Standing<P>): void;
  /** A game between bots has come so far. */
  played(tip: Standing<P>): void;
}

export class Bots<P extends Position, T extends Table<P, unknown>> {
  /** Whether one is to answer. */
  readonly isThinking = signal(false);
  /** Whether a game between bots is still being played in the background. */
  readonly isRunning = signal(false);

  readonly #refereeOf: (table: T) => Referee<P>;
  readonly #listener: Listener<P>;
  /** Counts what overtakes answers under way. */
  #answers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(refereeOf: (table: T) => Referee<P>, listener: Listener<P>) {
    this.#refereeOf = refereeOf;
    this.#listener = listener;
  }

  /** Lets the bots move, if it is their turn at the end of a line. Games between them go on only where `goesOn`. */
  proceed(table: T, tip: Standing<P>, goesOn: boolean): void {
    this.stop();
    const answer = this.#answers;
    const isOver = tip.end !== undefined;
    const isOfBots = peopleOf(table).length === 0;
    this.isRunning.value = isOfBots && goesOn && !isOver;
    this.isThinking.value = !isOfBots && !isOver && !isPerson(table, tip.position.seat);
    if (this.isRunning.value) void this.#run(answer, table, tip);
    if (!this.isThinking.value) return;
    this.#timer = setTimeout(() => void this.#answer(answer, table, tip), isCalm.value ? 0 : ANSWER_AFTER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#answers++;
  }

  async #answer(answer: number, table: T, tip: Standing<P>): Promise<void> {
    const next = await this.#refereeOf(table).answer(tip);
    if (answer !== this.#answers) return;
    this.isThinking.value = false;
    this.#listener.answered(next);
  }

  async #run(answer: number, table: T, start: Standing<P>): Promise<void> {
    const referee = this.#refereeOf(table);
    for (let tip = start; tip.end === undefined; ) {
      const until = performance.now() + SLICE;
      while (tip.end === undefined && performance.now() < until) tip = await referee.answer(tip);
      if (answer !== this.#answers) return;
      this.isRunning.value = tip.end === undefined;
      this.#listener.played(tip);
      await new Promise((done) => setTimeout(done)); // the page is alive in between
      if (answer !== this.#answers) return;
    }
  }
}
