/** Trying other moves: what steers whoever is to move, away from the game and back to it. */

import { jointMove, MONSTER } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import { stepBetween, stepName, stepNamed, WAIT, waysText } from '../play/steering.js';
import { capital, placeText } from '../play/words.js';
import type { Standing } from '../rogue/standing.js';
import { waysOf } from '../rogue/steering.js';
import { announce } from '../shell/announce.js';
import { begun, tried } from './branch.js';
import { bestReply } from './options.js';
import { NOT_SOLVED, type Viewing } from './viewing.js';

const OVER = 'The game is over here: step back to try other moves.';

export class Trying {
  readonly #view: Viewing;

  constructor(view: Viewing) {
    this.#view = view;
  }

  /** Begins a branch at the turn on screen. */
  begin(): void {
    const { game, branch, at, standing, mover } = this.#view;
    if (game.value === undefined || standing.value === undefined || branch.value !== undefined) return;
    if (mover.value === undefined) {
      announce(OVER);
      return;
    }
    const { seat } = standing.value.position;
    this.#view.enter({ branch: begun(game.value.line, at.value), at: at.value });
    announce(`What if, from turn ${at.value}: the ${seat} is to move. Escape returns to the game.`);
  }

  /** Back to the game, at the turn it was left. */
  leave(): void {
    const branch = this.#view.branch.value;
    if (branch === undefined) return;
    this.#view.enter({ branch: undefined, at: branch.from });
    this.#view.tellStanding('Back in the game. ');
  }

  /** A step by its name: `NE`, `STAY`, `TUNNEL`. */
  tell(name: string): void {
    this.#steer((standing, mover) => {
      const steered = stepNamed(waysOf(standing.position.setup), mover, name);
      return 'why' in steered ? steered.why : steered.step;
    });
  }

  /** A tap on a cell: a step there, or staying where the mover stands. */
  pick(cell: Cell): void {
    if (cell === this.#view.mover.value) {
      this.tell(WAIT);
      return;
    }
    this.#steer(({ position: { setup } }, mover) => {
      const far = `${capital(placeText(setup.world.grid, cell))} is no step away. ${waysText(waysOf(setup), mover)}`;
      return stepBetween(waysOf(setup), mover, cell) ?? far;
    });
  }

  /** Plays a best move of whoever is to move. */
  playBest(): void {
    const { standing, table, mover } = this.#view;
    if (standing.value === undefined || mover.value === undefined) announce(OVER);
    else if (table.value === undefined) announce(NOT_SOLVED);
    else {
      this.begin();
      this.#play(bestReply(table.value, standing.value));
    }
  }

  /** `step` tells the step, or why there is none. */
  #steer(step: (standing: Standing, mover: Cell) => Direction | string): void {
    const [standing, mover] = [this.#view.standing.value, this.#view.mover.value];
    if (standing === undefined || mover === undefined) {
      announce(OVER);
      return;
    }
    const found = step(standing, mover);
    if (typeof found === 'string') announce(found);
    else this.#take(standing, found);
  }

  /** Of several monsters each is told a step before they move together. */
  #take({ position: { seat, monsters, setup } }: Standing, step: Direction): void {
    const steps = [...this.#view.told.value, step];
    const count = seat === MONSTER ? monsters.length : 1;
    if (steps.length === count) {
      this.#play(seat === MONSTER ? jointMove(steps) : step);
      return;
    }
    this.begin();
    this.#view.told.value = steps;
    announce(`Monster ${steps.length} of ${count}: ${stepName(setup.world.grid.shape, step)}. Now the next.`);
  }

  #play(move: number): void {
    const game = this.#view.game.value;
    if (game === undefined) return;
    this.#view.enter(tried(game.line, this.#view.place.value, move));
    this.#view.tellStanding();
  }
}
