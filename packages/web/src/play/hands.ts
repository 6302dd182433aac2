/** What people do at the board: steps by name, taps, swipes. What cannot be done is said, with the reason. */

import type { ReadonlySignal } from '@preact/signals';
import type { Cell, Direction } from 'asterion/world';
import { announce } from '../shell/announce.js';
import { stepBetween, stepNamed, swipedTo, WAIT, type Ways, waysText } from './steering.js';
import { capital, placeText } from './words.js';

/** Whoever is steered. */
interface Steered {
  readonly mover: ReadonlySignal<Cell | undefined>;
  readonly refusal: ReadonlySignal<string | undefined>;
  readonly isWatching: ReadonlySignal<boolean>;
  take(step: Direction): void;
}

export class Hands {
  readonly #play: Steered;
  /** Undefined until there is a game. */
  readonly ways: ReadonlySignal<Ways | undefined>;

  constructor(play: Steered, ways: ReadonlySignal<Ways | undefined>) {
    this.#play = play;
    this.ways = ways;
  }

  /** A step by its name: `NE`, `STAY`, `TUNNEL`. Returns whether it was made; if not, it is said why. */
  tell(name: string): boolean {
    const [ways, mover] = [this.ways.value, this.#play.mover.value];
    if (ways === undefined || mover === undefined) return this.#refuse();
    const steered = stepNamed(ways, mover, name);
    if ('why' in steered) return this.#refuse(steered.why);
    this.#play.take(steered.step);
    return true;
  }

  /** A tap on a cell: a step there, or staying where the mover stands. */
  readonly pick = (cell: Cell): void => {
    const [ways, mover] = [this.ways.value, this.#play.mover.value];
    if (ways === undefined || mover === undefined) {
      if (!this.#play.isWatching.value) this.#refuse();
      return;
    }
    const step = stepBetween(ways, mover, cell);
    if (step !== undefined) this.#play.take(step);
    else if (cell === mover) this.tell(WAIT);
    else this.#refuse(`${capital(placeText(ways.world.grid, cell))} is no step away. ${waysText(ways, mover)}`);
  };

  /** A swipe, as a vector on the screen. */
  swipe(right: number, down: number): void {
    const ways = this.ways.value;
    if (ways !== undefined && !this.#play.isWatching.value) this.tell(swipedTo(ways, right, down));
  }

  #refuse(why = this.#play.refusal.value): false {
    announce(why ?? 'Not now.');
    return false;
  }
}
