/** What the parts of the room share: the session, its board, the hint, and the streaks. */

import { computed, effect, untracked } from '@preact/signals';
import { BoardModel } from '../board/model.js';
import { Hands } from '../play/hands.js';
import { Looking } from '../play/looking.js';
import { PlaySession } from '../play/session.js';
import { HUMAN } from '../play/table.js';
import { announce } from '../shell/announce.js';
import { formatLink } from '../shell/link.js';
import { entriesOf } from './draft.js';
import { frameOf } from './frame.js';
import { Hinting } from './hinting.js';
import { pitsKind } from './kind.js';
import { waysOf } from './steering.js';
import { Tally } from './tally.js';
import { dangerText, placeAnswer } from './words.js';

export class Stage {
  readonly session = new PlaySession(pitsKind);
  readonly play = this.session.play;
  readonly hint = new Hinting(this.play.standing);
  readonly tally = new Tally(this.play.now);
  readonly #setup = computed(() => this.play.standing.value?.position.setup);
  readonly hands = new Hands(
    this.play,
    computed(() => this.#setup.value && waysOf(this.#setup.value)),
  );
  readonly board = new BoardModel(
    computed(() => {
      const standing = this.play.standing.value;
      return standing && frameOf(standing, (cell) => this.hint.factOf(cell));
    }),
  );
  readonly looking = new Looking({
    board: this.board,
    name: 'pits',
    from: () => this.play.standing.value?.position.player,
    hint: 'Enter steps there, X or Escape goes on playing.',
  });

  constructor() {
    this.play.remark = () => (this.play.standing.value?.end === undefined ? this.hint.text : this.tally.text);
  }

  /** Starts what goes on by itself; the returned call ends it. */
  watch(): () => void {
    const ends = [
      this.tally.watch(),
      // What was said of a cell stands there to be read: it must not outlast what was switched off.
      this.hint.isOn.subscribe(() => this.board.hush()),
      effect(() => this.#follow()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Keeps the player in sight where only a part of the board is seen. */
  #follow(): void {
    const cell = this.play.standing.value?.position.player;
    untracked(() => {
      if (cell !== undefined && !this.board.isFitted.value && !this.looking.isOn.value) this.board.setCursor(cell);
    });
  }

  tellThreat(): void {
    const position = this.play.standing.value?.position;
    if (position !== undefined) announce(dangerText(position, !this.play.isWatching.value));
  }

  tellPlace(): void {
    const position = this.play.standing.value?.position;
    if (position !== undefined) announce(placeAnswer(position, !this.play.isWatching.value));
  }

  /** The same settings with the next seed: one more, or any where the seed is a text. */
  nextSeed(): void {
    const { seed } = this.session.draft.value;
    if (/^[0-9]{1,18}$/.test(seed)) this.session.choose({ seed: String(BigInt(seed) + 1n) });
    else this.session.drawSeed();
  }

  /** The same pits again, by hand, from the start. */
  tryAgain(): void {
    if (!this.play.isWatching.value) {
      this.play.restart();
      return;
    }
    this.play.player.stepBy(-Infinity); // a game that is under way would go on
    this.session.choose({ player: HUMAN });
  }

  /** The same pits, walked by a bot, from the start. */
  watchBot(player: string): void {
    this.session.choose({ player });
    this.play.player.play();
  }

  /** The link to the same pits for somebody else to play, from `#` on. */
  get challenge(): string | undefined {
    const draft = this.play.table.value?.draft;
    if (draft === undefined) return undefined;
    const world: [string, string][] = draft.source === 'given' ? [['world', draft.world]] : [];
    return formatLink(this.session.room, [...entriesOf({ ...draft, player: HUMAN }), ...world]);
  }
}
