/** What people do at the board: steps by name, taps, swipes. What cannot be done is said, with the reason. */

import type { Cell } from 'asterion/world';
import { announce } from '../shell/announce.js';
import type { Play } from './play.js';
import { stepBetween, stepNamed, swipedTo, WAIT, waysText } from './steering.js';
import { capital, placeText } from './words.js';

export class Hands {
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
  }

  /** A step by its name: `NE`, `STAY`, `TUNNEL`. Returns whether it was made; if not, it is said why. */
  tell(name: string): boolean {
    const [standing, mover] = [this.#play.standing.value, this.#play.mover.value];
    if (standing === undefined || mover === undefined) return this.#refuse();
    const steered = stepNamed(standing.position.setup, mover, name);
    if ('why' in steered) return this.#refuse(steered.why);
    this.#play.take(steered.step);
    return true;
  }

  /** A tap on a cell: a step there, or staying where the mover stands. */
  readonly pick = (cell: Cell): void => {
    const [standing, mover] = [this.#play.standing.value, this.#play.mover.value];
    if (standing === undefined || mover === undefined) {
      if (!this.#play.isWatching.value) this.#refuse();
      return;
    }
    const { setup } = standing.position;
    const step = stepBetween(setup, mover, cell);
    if (step !== undefined) this.#play.take(step);
    else if (cell === mover) this.tell(WAIT);
    else this.#refuse(`${capital(placeText(setup.world.grid, cell))} is no step away. ${waysText(setup, mover)}`);
  };

  /** A swipe, as a vector on the screen. */
  swipe(right: number, down: number): void {
    const standing = this.#play.standing.value;
    if (standing !== undefined && !this.#play.isWatching.value)
      this.tell(swipedTo(standing.position.setup, right, down));
  }

  #refuse(why = this.#play.refusal.value): false {
    announce(why ?? 'Not now.');
    return false;
  }
}
