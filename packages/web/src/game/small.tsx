/** A game on a small board of its own, without address, settings and aids: for the front page and for lessons. */

import { computed } from '@preact/signals';
import type { Seat } from 'asterion/game';
import { type AnyDescription, type GameSetup, GIVEN, HUMAN, isPerson, SOURCE, setUp } from 'asterion/play';
import type { Said } from 'asterion/settings';
import type { Scene } from 'asterion/world';
import { Board } from '../board/Board.js';
import type { Frame } from '../board/frame.js';
import type { BoardHands } from '../board/gestures.js';
import { BoardModel } from '../board/model.js';
import { hush } from '../page/announce.js';
import { Annotations } from './Annotations.js';
import { frameOf } from './frame.js';
import { MoveInput } from './input.js';
import { Play } from './play.js';

export class SmallGame {
  readonly play = new Play();
  readonly input = new MoveInput(this.play);
  readonly board: BoardModel;
  readonly hands: BoardHands = {
    pick: (cell) => this.input.pick(cell),
    stroke: (right, down) => this.input.swipe(right, down),
    isStroke: () => true,
  };

  constructor() {
    this.board = new BoardModel(this.#frame);
  }

  readonly #frame = computed<Frame | undefined>(() => {
    const [view, standing, setup] = [this.play.view.value, this.play.standing.value, this.play.setup.value];
    if (view === undefined || standing === undefined || setup === undefined) return undefined;
    return frameOf(setup.description, standing.position, view, this.play.told.value);
  });

  /** Begins what is said; throws where that is no game: here nobody but we ourselves say anything. */
  begin(description: AnyDescription, said: Said, scene?: Scene): void {
    this.play.begin(madeOf(description, said, scene));
  }

  /** A seat is a person's from the turn on screen on: at the next turn of that seat, or at the first if all is over. */
  takeOver(seat: Seat): void {
    const [setup, { playback }] = [this.play.setup.value, this.play];
    if (setup === undefined || isPerson(setup, seat)) return;
    playback.pause();
    if (this.play.line.value.at(-1)?.end !== undefined && playback.step.value >= (playback.total.value ?? 0))
      playback.seek(0);
    if (this.play.standing.value?.position.seat !== seat) playback.seek(playback.step.value + 1);
    if (this.play.standing.value?.end !== undefined) playback.seek(0);
    const { description, said, scene } = setup;
    this.play.takeOver(madeOf(description, { ...said, [seat]: HUMAN }, said[SOURCE] === GIVEN ? scene : undefined));
    hush();
    this.play.announceStanding(); // in place of what a room says: whose move it is stands below the board
  }
}

function madeOf(description: AnyDescription, said: Said, scene: Scene | undefined): GameSetup {
  const { setup, faults } = setUp(description, said, { scene });
  if (setup === undefined) throw new RangeError(`Expected a game, got ${JSON.stringify(faults)}.`);
  return setup;
}

interface Props {
  readonly game: SmallGame;
  /** Tells it apart from other boards on the page. */
  readonly name: string;
  /** What it is, for people who do not see it, and how it is used by keys. */
  readonly label: string;
  readonly keys: string;
  readonly hands?: BoardHands;
}

/** The board, and beside it what those hear who do not see it. */
export const SmallBoard = ({ game, name, label, keys, hands = game.hands }: Props) => (
  <>
    <Board model={game.board} label={label} name={name} hands={hands}>
      <Annotations name={name} stage={game} />
    </Board>
    <p class="visually-hidden" id={`${name}-cursor`}>
      {game.board.cursorText.value}
    </p>
    <p class="visually-hidden" id="board-keys">
      {keys}
    </p>
  </>
);
