/** Playing on the screen. */

import { setImmediate } from 'node:timers/promises';
import { MONSTER } from 'asterion/game';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import type { Board, Figure } from './board.js';
import { Hand } from './hand.js';
import { compose, composeHelp } from './picture.js';
import type { Session } from './session.js';
import { countsOf } from './status.js';
import { moveNameOf, steeringHelp } from './steering.js';
import { endOf, type Table } from './table.js';

const KEYS = ['? help', 'q leave', 'arrows, wasd, hjkl yubn move', '. waits', 'Backspace undoes', 'r restarts'];

const COMMANDS = [
  'Backspace        undo, back to your last turn (also Ctrl-Z)',
  'Ctrl-Y           redo',
  'r                restart (Ctrl-Y plays it again)',
  'Esc, q           leave (the game is written down with --record)',
];

export class PlayScreen {
  readonly #session: Session;
  readonly #table: Table;
  readonly #board: Board;
  readonly #screen: Screen;
  readonly #hand: Hand;
  #message = '';
  #isHelping = false;

  constructor(session: Session, table: Table, board: Board, screen: Screen) {
    this.#session = session;
    this.#table = table;
    this.#board = board;
    this.#screen = screen;
    this.#hand = new Hand(session);
  }

  /** Runs until the player leaves. */
  async run(): Promise<void> {
    await this.#answer();
    for (;;) {
      this.#draw();
      const event = await this.#screen.next();
      if (typeof event === 'object' && !(await this.#press(event.key))) return;
    }
  }

  /** Returns false when the key means to leave. */
  async #press(key: Key): Promise<boolean> {
    if (this.#isHelping) {
      this.#isHelping = false;
      return true;
    }
    this.#message = '';
    switch (key) {
      case 'escape':
      case 'q':
        return false;
      case '?':
        this.#isHelping = true;
        return true;
      case 'backspace':
      case 'ctrl-z':
        if (!this.#hand.takeBack() && !(await this.#session.undo())) this.#message = 'There is nothing to undo.';
        return true;
      case 'ctrl-y':
        this.#hand.forget();
        if (!(await this.#session.redo())) this.#message = 'There is nothing to redo.';
        return true;
      case 'r':
        this.#hand.forget();
        await this.#session.restart();
        this.#message = 'From the start again.';
        return true;
    }
    await this.#steer(key);
    return true;
  }

  async #steer(key: Key): Promise<void> {
    const name = moveNameOf(key);
    if (name === undefined) this.#message = `The key ${key} does nothing here; ? shows those that do.`;
    else if (this.#session.match.end !== undefined) this.#message = 'The game is over: Backspace undoes, r restarts.';
    else {
      this.#message = (await this.#hand.tell(name)) ?? '';
      await this.#answer();
    }
  }

  /** The others may think for a while: what they answer to is shown first. */
  async #answer(): Promise<void> {
    if (!this.#session.isToProceed) return;
    this.#draw();
    await setImmediate();
    await this.#session.proceed();
  }

  #draw(): void {
    const { position } = this.#session;
    if (this.#isHelping) {
      this.#screen.draw(
        composeHelp(this.#screen, 'Keys while playing', [...steeringHelp(position.setup), '', ...COMMANDS]),
      );
      return;
    }
    const { names, dungeon } = this.#table;
    const isOver = this.#session.match.end !== undefined;
    const mover = isOver ? position.rogue : this.#hand.mover;
    const picture = {
      title: `${dungeon.name}: monster ${names.monster}, rogue ${names.rogue}`,
      board: this.#board,
      figures: this.#figures(isOver),
      focus: this.#board.placeOf(mover),
      status: [isOver ? 'Over' : this.#turn(), ...countsOf(position)],
      message: this.#message === '' ? this.#ending() : this.#message,
      keys: KEYS,
    };
    this.#screen.draw(compose(this.#screen, picture));
  }

  /** With several monsters the one to be told stands out. */
  #figures(isOver: boolean): Figure[] {
    const figures = this.#board.figures(this.#hand.standing);
    if (isOver || this.#session.position.seat !== MONSTER || this.#board.letters.length === 1) return figures;
    return [...figures, { ...this.#board.placeOf(this.#hand.mover), glyph: this.#letter(), look: 'mover' }];
  }

  #turn(): string {
    const { seat, monsters } = this.#session.position;
    const isPerson = this.#table.names[seat] === 'human';
    if (!isPerson) return `The ${seat} thinks`;
    const which =
      monsters.length > 1 && seat === MONSTER
        ? ` ${this.#letter()} (${this.#hand.index + 1} of ${monsters.length})`
        : '';
    return `Your turn: ${seat}${which}`;
  }

  #letter(): string {
    return this.#board.letters[this.#hand.index];
  }

  #ending(): string {
    const end = endOf(this.#session.match, this.#table);
    return end === undefined ? '' : `${end.result}: ${end.why}`;
  }
}
