/**
 * The moves of the bots: an answer after a moment, or a whole game in the background, a slice at a time.
 *
 * Whatever is overtaken (an answer to a move that was taken back) is dropped.
 */

import type { Signal } from '@preact/signals';
import { type GameSetup, isPerson, peopleOf, type Referee, type Standing } from 'asterion/play';
import { isCalm } from '../page/settings.js';

/** How long a bot lets people see their own move before it answers. */
const ANSWER_AFTER = 200;
/** How long the background may work at once, in milliseconds. */
const SLICE = 12;

interface Listener {
  /** A bot has answered a person. */
  answered(next: Standing): void;
  /** A game between bots has come so far. */
  played(tip: Standing): void;
}

/** Whoever judges the game that is played. */
type AnyReferee = Pick<Referee<Standing['position'], unknown, unknown>, 'answer'>;

/** What they are doing. */
interface Busy {
  /** Whether one is to answer. */
  readonly isThinking: Signal<boolean>;
  /** Whether a game between bots is still being played in the background. */
  readonly isRunning: Signal<boolean>;
}

export class Bots {
  readonly #busy: Busy;
  readonly #listener: Listener;
  /** Counts what overtakes answers under way. */
  #answers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(busy: Busy, listener: Listener) {
    this.#busy = busy;
    this.#listener = listener;
  }

  /** Lets the bots move, if it is their turn at the end of a line. Games between them go on only where `goesOn`. */
  proceed(setup: GameSetup, referee: AnyReferee, tip: Standing, goesOn: boolean): void {
    this.stop();
    const answer = this.#answers;
    const isOver = tip.end !== undefined;
    const isOfBots = peopleOf(setup).length === 0;
    this.#busy.isRunning.value = isOfBots && goesOn && !isOver;
    this.#busy.isThinking.value = !isOfBots && !isOver && !isPerson(setup, tip.position.seat);
    if (this.#busy.isRunning.value) void this.#run(answer, referee, tip);
    if (!this.#busy.isThinking.value) return;
    this.#timer = setTimeout(() => void this.#answer(answer, referee, tip), isCalm.value ? 0 : ANSWER_AFTER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#answers++;
  }

  async #answer(answer: number, referee: AnyReferee, tip: Standing): Promise<void> {
    const next = await referee.answer(tip);
    if (answer !== this.#answers) return;
    this.#busy.isThinking.value = false;
    this.#listener.answered(next);
  }

  async #run(answer: number, referee: AnyReferee, start: Standing): Promise<void> {
    for (let tip = start; tip.end === undefined; ) {
      const until = performance.now() + SLICE;
      while (tip.end === undefined && performance.now() < until) tip = await referee.answer(tip);
      if (answer !== this.#answers) return;
      this.#busy.isRunning.value = tip.end === undefined;
      this.#listener.played(tip);
      await new Promise((done) => setTimeout(done)); // the page is alive in between
      if (answer !== this.#answers) return;
    }
  }
}
