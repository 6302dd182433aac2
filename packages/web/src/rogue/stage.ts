/** What the parts of the room share: the session, its board, and whether one looks around with the cursor. */

import { signal, untracked } from '@preact/signals';
import { MONSTER } from 'asterion/game';
import type { Cell } from 'asterion/world';
import { BoardModel } from '../board/model.js';
import { announce } from '../shell/announce.js';
import { RogueSession } from './session.js';

export class Stage {
  readonly session = new RogueSession();
  readonly play = this.session.play;
  readonly board = new BoardModel(this.play.frame);
  readonly isLooking = signal(false);
  readonly hands = { pick: (cell: Cell): void => this.play.pick(cell) };

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
  follow(): void {
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
      this.play.tell(name);
      return;
    }
    const right = name.endsWith('E') ? 1 : name.endsWith('W') ? -1 : 0;
    const up = name.startsWith('N') ? 1 : name.startsWith('S') ? -1 : 0;
    this.board.moveCursor(right, up);
  }
}
