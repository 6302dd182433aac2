/** What the parts of the room share: the session, its board, the truth, and whether one looks around with the cursor. */

import { computed, effect, untracked } from '@preact/signals';
import { MONSTER } from 'asterion/game';
import { BoardModel } from '../board/model.js';
import { Hands } from '../play/hands.js';
import { Looking } from '../play/looking.js';
import { announce } from '../shell/announce.js';
import { placeAnswer, threatAnswer } from './asking.js';
import { RogueSession } from './session.js';
import { waysOf } from './steering.js';
import { RogueTruth } from './truth.js';

export class Stage {
  readonly session = new RogueSession();
  readonly play = this.session.play;
  readonly #setup = computed(() => this.play.standing.value?.position.setup);
  readonly hands = new Hands(
    this.play,
    computed(() => this.#setup.value && waysOf(this.#setup.value)),
  );
  readonly truth = new RogueTruth(this.play);
  readonly board = new BoardModel(this.truth.frame);
  readonly looking = new Looking({
    board: this.board,
    name: 'rogue',
    from: () => this.play.mover.value ?? this.play.standing.value?.position.rogue,
    hint: 'Enter steps there, X or Escape goes on playing.',
  });

  constructor() {
    this.play.remark = () => this.truth.text;
  }

  /** Starts what goes on by itself; the returned call ends it. */
  watch(): () => void {
    const ends = [
      this.truth.watch(),
      effect(() => {
        // What was said of a cell stands there to be read: it must not outlast what was switched off.
        if (!this.truth.isWanted.value) untracked(() => this.board.hush());
      }),
      effect(() => this.#follow()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Keeps one's own piece in sight where only a part of the board is seen; the rogue for those who watch. */
  #follow(): void {
    const position = this.play.standing.value?.position;
    const isMonster = this.play.people.value.length === 1 && this.play.people.value[0] === MONSTER;
    const cell = isMonster ? position?.monsters[this.play.told.value.length] : position?.rogue;
    untracked(() => {
      if (cell !== undefined && !this.board.isFitted.value && !this.looking.isOn.value) this.board.setCursor(cell);
    });
  }

  tellThreat(): void {
    const position = this.play.standing.value?.position;
    if (position !== undefined) announce(threatAnswer(position, this.play.people.value));
  }

  tellPlace(): void {
    const position = this.play.standing.value?.position;
    if (position !== undefined) announce(placeAnswer(position, this.play.people.value, this.play.told.value.length));
  }
}
