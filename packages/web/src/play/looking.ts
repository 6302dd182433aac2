/** Looking around: the direction keys move the cursor over the board, cell by cell, instead of whoever is to move. */

import { signal } from '@preact/signals';
import type { Cell } from 'asterion/world';
import type { BoardModel } from '../board/model.js';
import { announce } from '../shell/announce.js';

interface Around {
  readonly board: BoardModel;
  /** The board's element, by its name. */
  readonly name: string;
  /** Where to begin; undefined while there is nothing to look at. */
  readonly from: () => Cell | undefined;
  /** How to step to the cursor and how to leave, in a sentence. */
  readonly hint: string;
}

export class Looking {
  readonly isOn = signal(false);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  toggle(on = !this.isOn.value): void {
    if (on === this.isOn.value) return;
    this.isOn.value = on;
    if (!on) {
      announce('Done with looking around.');
      return;
    }
    const { board, name, from, hint } = this.#around;
    const cell = from();
    if (cell !== undefined) board.setCursor(cell);
    document.querySelector<HTMLElement>(`[data-board="${name}"]`)?.focus();
    announce(`Looking around: the keys move the cursor. ${hint}`);
  }

  /** Moves the cursor in a direction, by its name. */
  go(name: string): void {
    const right = name.endsWith('E') ? 1 : name.endsWith('W') ? -1 : 0;
    const up = name.startsWith('N') ? 1 : name.startsWith('S') ? -1 : 0;
    this.#around.board.moveCursor(right, up);
  }
}
