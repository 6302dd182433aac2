/** What the parts of the review room share: the visit, its board, and whether one looks around with the cursor. */

import { computed, untracked } from '@preact/signals';
import type { Cell } from 'asterion/world';
import type { Frame } from '../../board/frame.js';
import { groundArea } from '../../board/ground.js';
import { BoardModel } from '../../board/model.js';
import { frameOf } from '../frame.js';
import { Looking, MoveInput } from '../input.js';
import { type Reviews, ReviewVisit } from './session.js';

export class ReviewStage {
  readonly visit: ReviewVisit;
  readonly input: MoveInput;

  constructor(reviews: Reviews) {
    this.visit = new ReviewVisit(reviews);
    this.input = new MoveInput(this.play);
  }

  get play() {
    return this.visit.play;
  }

  /** The one frame that is drawn. */
  readonly board = new BoardModel(
    computed<Frame | undefined>(() => {
      const { setup, standing, view, told } = this.play;
      if (setup.value === undefined || standing.value === undefined || view.value === undefined) return undefined;
      const { description, scene } = setup.value;
      const area = groundArea(scene.world);
      const frame = frameOf(description, standing.value.position, view.value, told.value, area);
      return { ...frame, fact: (cell) => this.#factOf(cell) };
    }),
  );

  readonly looking = new Looking({
    board: this.board,
    name: 'review',
    from: () => this.play.mover.value ?? this.play.view.value?.focus,
    hint: 'Enter tries a step there, X or Escape goes back to the review.',
  });

  /** What a step to a cell is worth, for its read-out: `NE is best: captured in 7 monster moves`. */
  #factOf(cell: Cell): string | undefined {
    const option = this.play.options.value.find((one) => one.cell === cell);
    if (option === undefined || (option.value === undefined && !option.isBest)) return undefined;
    const { name, value, isBest } = option;
    const worth = value && this.play.game.value?.exact.text(value);
    return `${name}${isBest ? ' is best' : ''}${worth === undefined ? '' : `: ${worth}`}`;
  }

  /** Keeps what the eye follows in sight where only a part of the board is seen. */
  follow(): void {
    const cell = this.play.view.value?.focus;
    untracked(() => {
      if (cell !== undefined && !this.board.isFitted.value && !this.looking.isOn.value) this.board.setCursor(cell);
    });
  }
}
