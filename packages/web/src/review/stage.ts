/** What the parts of the room share: the session, its board, and whether one looks around with the cursor. */

import { computed, signal, untracked } from '@preact/signals';
import type { Cell } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { BoardModel } from '../board/model.js';
import { frameOf } from '../rogue/frame.js';
import { announce } from '../shell/announce.js';
import type { Option } from './options.js';
import { ReviewSession } from './session.js';
import { Trying } from './trying.js';
import { worthText } from './words.js';

export class Stage {
  readonly session = new ReviewSession();
  readonly view = this.session.view;
  readonly trying = new Trying(this.view);
  readonly isLooking = signal(false);
  readonly hands = { pick: (cell: Cell): void => this.trying.pick(cell) };

  readonly board = new BoardModel(
    computed<Frame | undefined>(() => {
      const standing = this.view.standing.value;
      if (standing === undefined) return undefined;
      const { value: options } = this.view.options;
      const fact = (cell: Cell) => factOf(options.find((option) => option.cell === cell));
      return { ...frameOf(standing.position, this.view.told.value), fact };
    }),
  );

  look(on = !this.isLooking.value): void {
    if (on === this.isLooking.value) return;
    this.isLooking.value = on;
    if (!on) {
      announce('Done with looking around.');
      return;
    }
    const cell = this.view.mover.value ?? this.view.standing.value?.position.rogue;
    if (cell !== undefined) this.board.setCursor(cell);
    document.querySelector<HTMLElement>('[data-board="review"]')?.focus();
    announce(
      'Looking around: the keys move the cursor. Enter tries a step there, X or Escape goes back to the review.',
    );
  }

  /** Keeps the rogue in sight where only a part of the board is seen. */
  follow(): void {
    const cell = this.view.standing.value?.position.rogue;
    untracked(() => {
      if (cell !== undefined && !this.board.isFitted.value && !this.isLooking.value) this.board.setCursor(cell);
    });
  }

  /** A direction key: a step that is tried, or the cursor where one looks around. */
  go(name: string): void {
    if (!this.isLooking.value) {
      this.trying.tell(name);
      return;
    }
    const right = name.endsWith('E') ? 1 : name.endsWith('W') ? -1 : 0;
    const up = name.startsWith('N') ? 1 : name.startsWith('S') ? -1 : 0;
    this.board.moveCursor(right, up);
  }
}

/** What a step to a cell is worth, for its read-out: `NE is best: captured in 7`. */
function factOf(option: Option | undefined): string | undefined {
  if (option === undefined || (option.value === undefined && !option.isBest)) return undefined;
  const { name, value, isBest } = option;
  return `${name}${isBest ? ' is best' : ''}${value === undefined ? '' : `: ${worthText(value)}`}`;
}
