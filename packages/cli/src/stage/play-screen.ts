/** Playing on the screen. */

import { setImmediate } from 'node:timers/promises';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import { Hand } from './hand.js';
import { compose, composeHelp } from './picture.js';
import type { Play } from './play.js';
import type { Session } from './session.js';
import { moveNameOf, steeringHelp } from './steering.js';
import type { PlacedPosition } from './walk.js';

const keysOf = (mayStay: boolean): string[] => [
  '? help',
  'q leave',
  'arrows, wasd, hjkl yubn move',
  ...(mayStay ? ['. waits'] : []),
  'Backspace undoes',
  'r restarts',
];

const COMMANDS = [
  'Backspace        undo, back to your last turn (also Ctrl-Z)',
  'Ctrl-Y           redo',
  'r                restart (Ctrl-Y plays it again)',
  'Esc, q           leave (the game is written down with --record)',
];

export class PlayScreen<P extends PlacedPosition> {
  readonly #play: Play<P>;
  readonly #session: Session<P>;
  readonly #screen: Screen;
  readonly #hand: Hand<P>;
  #message = '';
  #isHelping = false;

  constructor(play: Play<P>, screen: Screen) {
    this.#play = play;
    this.#session = play.session;
    this.#screen = screen;
    this.#hand = new Hand(play.session, play.walk);
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
    const { mayStay, title } = this.#play;
    if (this.#isHelping) {
      const lines = [...steeringHelp(position.setup.world, mayStay), '', ...COMMANDS];
      this.#screen.draw(composeHelp(this.#screen, 'Keys while playing', lines));
      return;
    }
    const isOver = this.#session.match.end !== undefined;
    const { movers, index } = this.#hand;
    const picture = {
      ...this.#play.frame(position, isOver ? undefined : { movers, index }),
      title,
      status: [isOver ? 'Over' : this.#turn(), ...this.#play.status(position)],
      message: this.#message === '' ? this.#ending() : this.#message,
      keys: keysOf(mayStay),
    };
    this.#screen.draw(compose(this.#screen, picture));
  }

  #turn(): string {
    const { seat } = this.#session.position;
    if (!this.#session.isPerson(seat)) return `The ${seat} thinks`;
    const { movers, index } = this.#hand;
    const which = movers.length > 1 ? ` ${this.#play.letterOf(index)} (${index + 1} of ${movers.length})` : '';
    return `Your turn: ${seat}${which}`;
  }

  #ending(): string {
    const end = this.#play.ending(this.#session.match);
    return end === undefined ? '' : `${end.result}: ${end.why}`;
  }
}
