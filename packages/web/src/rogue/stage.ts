/** What the parts of the room share: the session, its board, the truth, and whether one looks around with the cursor. */

import { effect, signal, untracked } from '@preact/signals';
import { MONSTER } from 'asterion/game';
import { BoardModel } from '../board/model.js';
import { announce } from '../shell/announce.js';
import { Hands } from './hands.js';
import { RogueSession } from './session.js';
import { Truth } from './truth.js';

export class Stage {
  readonly session = new RogueSession();
  readonly play = this.session.play;
  readonly hands = new Hands(this.play);
  readonly truth = new Truth(this.play);
  readonly board = new BoardModel(this.truth.frame);
  readonly isLooking = signal(false);

  constructor() {
    this.play.remark = () => this.truth.text;
  }

  /** Starts what goes on by itself; the returned call ends it. */
  watch(): () => void {
    const ends = [
      this.truth.watch(),
      effect(() => {
        // What was said of a cell stands there to be read: it must not outlast what was switched off.
        if (!this.truth.isShown.value && this.truth.heat.value === 'off') untracked(() => this.board.hush());
      }),
      effect(() => this.#follow()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Done with looking around, else with the what-if. */
  leave(): void {
    if (this.isLooking.value) this.look(false);
    else this.play.comeBack();
  }

  look(on = !this.isLooking.value): void {
    if (on === this.isLooking.value) return;
    this.isLooking.value = on;
    if (!on) {
      announce('Done with looking around.');
      return;
    }
    const position = this.play.standing.value?.position;
    const cell = this.play.mover.value ?? position?.rogue;
    if (cell !== undefined) this.board.setCursor(cell);
    document.querySelector<HTMLElement>('[data-board="rogue"]')?.focus();
    announce('Looking around: the keys move the cursor. Enter steps there, X or Escape goes on playing.');
  }

  /** Keeps one's own piece in sight where only a part of the board is seen; the rogue for those who watch. */
  #follow(): void {
    const position = this.play.standing.value?.position;
    const isMonster = this.play.people.value.length === 1 && this.play.people.value[0] === MONSTER;
    const cell = isMonster ? position?.monsters[this.play.told.value.length] : position?.rogue;
    untracked(() => {
      if (cell !== undefined && !this.board.isFitted.value && !this.isLooking.value) this.board.setCursor(cell);
    });
  }

  /** A direction key: a step, or the cursor where one looks around. */
  go(name: string): void {
    if (!this.isLooking.value) {
      this.hands.tell(name);
      return;
    }
    const right = name.endsWith('E') ? 1 : name.endsWith('W') ? -1 : 0;
    const up = name.startsWith('N') ? 1 : name.startsWith('S') ? -1 : 0;
    this.board.moveCursor(right, up);
  }
}
