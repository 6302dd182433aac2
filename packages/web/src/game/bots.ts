/**
 * The moves of the bots: an answer after a moment, or a whole game in the background. They think in a thread; what they
 * found is played here, a slice at a time.
 *
 * Whatever is overtaken (an answer to a move that was taken back) is dropped.
 */

import type { Signal } from '@preact/signals';
import { type GameSetup, isPerson, peopleOf, type Referee, type Standing } from 'asterion/play';
import { isCalm } from '../page/settings.js';
import { BotThread, canThinkElsewhere } from './bot-thread.js';

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
type AnyReferee = Pick<Referee<Standing['position'], unknown, unknown>, 'answer' | 'after'>;

/** What they are doing. */
interface Busy {
  /** Whether one is to answer. */
  readonly isThinking: Signal<boolean>;
  /** Whether a game between bots is still being played in the background. */
  readonly isRunning: Signal<boolean>;
}

/** Finds what comes after a standing. */
type Next = (tip: Standing) => Standing | Promise<Standing>;

export class Bots {
  readonly #busy: Busy;
  readonly #listener: Listener;
  readonly #thread = new BotThread();
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
    const isElsewhere = Object.keys(setup.bots).length > 0 && canThinkElsewhere(setup);
    if (isElsewhere && !isOver) this.#thread.prepare();
    const next: Next = isElsewhere
      ? this.#told(setup, referee, tip, isOfBots ? Infinity : 1)
      : (from) => referee.answer(from);
    if (this.#busy.isRunning.value) void this.#run(answer, next, tip);
    if (!this.#busy.isThinking.value) return;
    this.#timer = setTimeout(() => void this.#answer(answer, next, tip), isCalm.value ? 0 : ANSWER_AFTER);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#thread.stop();
    this.#answers++;
  }

  /** Ends the thread, too. */
  close(): void {
    this.stop();
    this.#thread.close();
  }

  /** What a thread finds, asked once for so many moves, played here. Where it knows no more, the bots are asked here. */
  #told(setup: GameSetup, referee: AnyReferee, start: Standing, count: number): Next {
    const names: string[] = [];
    let isOver = false;
    let wake = (): void => undefined;
    let isAsked = false;
    const ask = (): void => {
      isAsked = true;
      this.#thread.think(setup, start, count, (thought) => {
        names.push(...thought.moves);
        isOver ||= thought.isOver;
        wake();
      });
    };
    const played = (tip: Standing): Standing | undefined => {
      const name = names.shift();
      const move = name === undefined ? undefined : setup.description.game.moveNamed(tip.position, name);
      return move === undefined ? undefined : referee.after(tip, move);
    };
    return (tip) => {
      if (!isAsked) ask();
      if (names.length > 0) return played(tip) ?? referee.answer(tip);
      if (isOver) return referee.answer(tip);
      return new Promise<void>((heard) => {
        wake = heard;
      }).then(() => played(tip) ?? referee.answer(tip));
    };
  }

  async #answer(answer: number, next: Next, tip: Standing): Promise<void> {
    const answered = await next(tip);
    if (answer !== this.#answers) return;
    this.#busy.isThinking.value = false;
    this.#listener.answered(answered);
  }

  async #run(answer: number, next: Next, start: Standing): Promise<void> {
    for (let tip = start; tip.end === undefined; ) {
      const until = performance.now() + SLICE;
      do tip = await next(tip);
      while (tip.end === undefined && performance.now() < until);
      if (answer !== this.#answers) return;
      this.#busy.isRunning.value = tip.end === undefined;
      this.#listener.played(tip);
      await new Promise((done) => setTimeout(done)); // the page is alive in between
      if (answer !== this.#answers) return;
    }
  }
}
