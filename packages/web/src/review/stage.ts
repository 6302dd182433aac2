/** What the parts of the room share: the session, its board, and whether one looks around with the cursor. */

import { computed, untracked } from '@preact/signals';
import type { Cell } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { BoardModel } from '../board/model.js';
import { Looking } from '../play/looking.js';
import { frameOf } from '../rogue/frame.js';
import type { Option } from './options.js';
import { ReviewSession } from './session.js';
import { Trying } from './trying.js';
import { worthText } from './words.js';

export class Stage {
  readonly session = new ReviewSession();
  readonly view = this.session.view;
  readonly trying = new Trying(this.view);
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

  readonly looking = new Looking({
    board: this.board,
    name: 'review',
    from: () => this.view.mover.value ?? this.view.standing.value?.position.rogue,
    hint: 'Enter tries a step there, X or Escape goes back to the review.',
  });

  /** Keeps the rogue in sight where only a part of the board is seen. */
  follow(): void {
    const cell = this.view.standing.value?.position.rogue;
    untracked(() => {
      if (cell !== undefined && !this.board.isFitted.value && !this.looking.isOn.value) this.board.setCursor(cell);
    });
  }

  /** A direction key: a step that is tried, or the cursor where one looks around. */
  go(name: string): void {
    if (this.looking.isOn.value) this.looking.go(name);
    else this.trying.tell(name);
  }
}

/** What a step to a cell is worth, for its read-out: `NE is best: captured in 7`. */
function factOf(option: Option | undefined): string | undefined {
  if (option === undefined || (option.value === undefined && !option.isBest)) return undefined;
  const { name, value, isBest } = option;
  return `${name}${isBest ? ' is best' : ''}${value === undefined ? '' : `: ${worthText(value)}`}`;
}
