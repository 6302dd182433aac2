/** Playing on the screen. */

import { setImmediate } from 'node:timers/promises';
import { CHANCE } from 'asterion/game';
import type { World } from 'asterion/world';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import { Hand } from './hand.js';
import { compose, composeHelp } from './picture.js';
import type { Extra, Play } from './play.js';
import type { Session } from './session.js';
import { hasDiagonals, moveNameOf, steeringHelp } from './steering.js';
import type { PlacedPosition } from './walk.js';

/** The keys that steer, in a few words. */
const steeringText = (world: World): string => `arrows, wasd, hjkl${hasDiagonals(world) ? ' yubn' : ''}`;

const keysOf = (world: World, mayStay: boolean, extras: readonly Extra[]): string[] => [
  '? help',
  'q leave',
  ...extras.map(({ short }) => short),
  `${steeringText(world)} move`,
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
  readonly #play: Play<P, unknown>;
  readonly #session: Session<P, unknown>;
  readonly #screen: Screen;
  readonly #hand: Hand<P>;
  #message = '';
  #isHelping = false;

  constructor(play: Play<P, unknown>, screen: Screen) {
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
    const extra = this.#extras.find((other) => other.key === key);
    if (extra === undefined) await this.#steer(key);
    else {
      this.#hand.forget();
      this.#message = await extra.act();
    }
    return true;
  }

  /** Those that there are now. */
  get #extras(): Extra[] {
    const now = this.#session.match.end === undefined ? 'playing' : 'over';
    return (this.#play.extras ?? []).filter(({ when }) => when === now);
  }

  async #steer(key: Key): Promise<void> {
    const name = moveNameOf(key);
    const { world } = this.#session.position.setup;
    if (this.#session.match.end !== undefined) {
      const shorts = ['Backspace undoes', 'r restarts', ...this.#extras.map(({ short }) => short)];
      this.#message = `The game is over: ${shorts.join(', ')}.`;
    } else if (name === undefined)
      this.#message = `The key ${key} does nothing here: ${steeringText(world)} move, ? shows all keys.`;
    else {
      this.#message = (await this.#hand.tell(name)) ?? '';
      await this.#answer();
    }
  }

  /** The others may think for a while: what they answer to is shown first. Chance does not think. */
  async #answer(): Promise<void> {
    if (!this.#session.isToProceed) return;
    if (this.#session.position.seat !== CHANCE) {
      this.#draw();
      await setImmediate();
    }
    await this.#session.proceed();
  }

  #draw(): void {
    const { position } = this.#session;
    const { mayStay, title, extras = [] } = this.#play;
    if (this.#isHelping) {
      const steering = steeringHelp(position.setup.world, mayStay);
      const lines = [...steering, '', ...extras.map(({ help }) => help), ...COMMANDS];
      this.#screen.draw(composeHelp(this.#screen, 'Keys while playing', lines));
      return;
    }
    const isOver = this.#session.match.end !== undefined;
    const { movers, index } = this.#hand;
    const picture = {
      ...this.#play.frame(position, isOver ? undefined : { movers, index }),
      title,
      status: [isOver ? 'Over' : this.#turn(), ...this.#play.status(position)],
      message: this.#said(),
      keys: keysOf(position.setup.world, mayStay, this.#extras),
    };
    this.#screen.draw(compose(this.#screen, picture));
  }

  #turn(): string {
    const { seat } = this.#session.position;
    const { nameOf, game } = this.#play.walk;
    const name = nameOf(seat);
    if (!this.#session.isPerson(seat)) return `Thinking: ${name}`;
    const { movers, index } = this.#hand;
    const which = movers.length > 1 ? ` ${this.#play.letterOf(index)} (${index + 1} of ${movers.length})` : '';
    return game.seats.length === 1 ? 'Your turn' : `Your turn: ${name}${which}`;
  }

  /** What there is to say. At the end the reason comes first, and stays whatever key is pressed. */
  #said(): string {
    const { match, position } = this.#session;
    const end = this.#play.ending(match);
    if (end !== undefined) return `${end.result}: ${end.why} ${this.#message}`.trim();
    return this.#message === '' ? (this.#play.note?.(position) ?? '') : this.#message;
  }
}
