/** Playing on the screen. */

import { setImmediate } from 'node:timers/promises';
import { type AnyDescription, endText, hasCompass, hasDiagonals, keyedPart, WAIT } from 'asterion/play';
import { hex, isShape, type World } from 'asterion/world';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import type { Board, BoardMark } from './board.js';
import type { MoveInput } from './move-input.js';
import { Camera, compose, composeHelp } from './picture.js';
import type { Sitting } from './sitting.js';
import { factsText, isSettled, titleOf, worldAfter } from './start.js';

/** The keys that steer, in a few words. */
export const steeringText = (world: World): string => `arrows, wasd, hjkl${hasDiagonals(world) ? ' yubn' : ''}`;

const COMMANDS = [
  'Backspace        undo, back to your last turn (also Ctrl-Z)',
  'Ctrl-Y           redo',
  'r                restart (Backspace brings the game back)',
  'Enter            after the end: the next seed, or the next of our worlds',
  'Esc, q           leave (the game is written down with --record)',
];

const HINT_HELP = 'i                hints; ! is a cell to watch';

export class PlayScreen {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  readonly #board: Board;
  readonly #camera = new Camera();
  #message = '';
  #isHelping = false;

  constructor(sitting: Sitting, board: Board, screen: Screen) {
    this.#sitting = sitting;
    this.#screen = screen;
    this.#board = board;
  }

  /** Runs until the player leaves. */
  async run(): Promise<void> {
    await this.#answer();
    for await (const key of this.#screen.keys(() => this.#draw())) if (!(await this.#press(key))) return;
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
        this.#message = this.#sitting.undo() ?? '';
        return true;
      case 'ctrl-y':
        this.#message = this.#sitting.redo() ?? '';
        await this.#answer();
        return true;
      case 'r':
        this.#sitting.restart();
        this.#message = 'From the start again.';
        await this.#answer();
        return true;
    }
    await this.#steer(key);
    return true;
  }

  get #description(): AnyDescription {
    return this.#sitting.session.setup.description;
  }

  get #world(): World {
    return this.#description.view(this.#sitting.session.standing.position).world;
  }

  get #isOver(): boolean {
    return this.#sitting.session.standing.end !== undefined;
  }

  async #steer(key: Key): Promise<void> {
    const part = keyedPart(key);
    if (this.#isOver && key === 'enter') await this.#sitting.next();
    else if (this.#isOver) this.#message = `The game is over: ${this.#overKeys.join(', ')}.`;
    else if (key === 'i' && this.#description.hint !== undefined) {
      this.#sitting.hasHints = !this.#sitting.hasHints;
      this.#message = this.#sitting.hasHints ? '' : 'No hints.';
    } else if (part === undefined)
      this.#message = `The key ${key} does nothing here: ${steeringText(this.#world)} move, ? shows all keys.`;
    else {
      this.#message = (await this.#input.tell(part, this.#world)) ?? '';
      await this.#answer();
    }
  }

  /** The others may think for a while: what they answer to is shown first. */
  async #answer(): Promise<void> {
    if (this.#sitting.session.isToAnswer) {
      this.#draw();
      await setImmediate();
    }
    await this.#sitting.proceed();
  }

  #draw(): void {
    if (this.#isHelping) {
      const hints = this.#description.hint === undefined ? [] : [HINT_HELP];
      const lines = [...steeringHelp(this.#world, this.#mayStay), '', ...hints, ...COMMANDS];
      this.#screen.draw(composeHelp(this.#screen, 'Keys while playing', lines));
      return;
    }
    const view = this.#input.applied(this.#sitting.view);
    const frame = this.#board.frame(view, this.#marks());
    const { row } = this.#sitting.attempts;
    const picture = {
      frame,
      title: `${titleOf(this.#sitting.started)}${row === 0 ? '' : `, streak ${row}`}`,
      warning: this.#description.warning?.(this.#sitting.session.setup.start),
      status: [this.#isOver ? 'Over' : this.#turn(), ...factsText(view.facts)],
      message: this.#said(),
      keys: this.#keys,
    };
    this.#screen.draw(compose(this.#screen, picture, this.#camera));
  }

  /** Whoever is to be told stands out, and so do cells that a hint names. */
  #marks(): BoardMark[] {
    const { seat } = this.#sitting.session.standing.position;
    const { hinted } = this.#sitting;
    return this.#isOver ? hinted : [...hinted, ...moverMarks(this.#input, this.#board, seat)];
  }

  get #input(): MoveInput {
    return this.#sitting.input;
  }

  get #mayStay(): boolean {
    const { session } = this.#sitting;
    return this.#description.input.parts(session.setup.start, []).some(({ name }) => name === WAIT);
  }

  get #keys(): string[] {
    const steering = [`${steeringText(this.#world)} move`, ...(this.#mayStay ? ['. waits'] : [])];
    const hint = this.#description.hint === undefined ? [] : ['i hint'];
    return ['? help', 'q leave', ...(this.#isOver ? this.#overKeys : [...hint, ...steering, ...PLAY_KEYS])];
  }

  get #overKeys(): string[] {
    const next = worldAfter(this.#sitting.session.setup)?.setting.title.toLowerCase() ?? 'seed';
    return [...PLAY_KEYS, `Enter next ${next}`];
  }

  #turn(): string {
    const { session } = this.#sitting;
    const { seat } = session.standing.position;
    const name = this.#description.words.seat(seat).replace(/^the /, '');
    if (!session.isPerson(seat)) return `Thinking: ${name}`;
    const { count, index } = this.#input;
    const which = count > 1 ? ` ${this.#board.nameOf(seat, index)} (${index + 1} of ${count})` : '';
    return this.#description.game.seats.length === 1 ? 'Your turn' : `Your turn: ${name}${which}`;
  }

  /** What there is to say. At the end the reason comes first, and stays whatever key is pressed. */
  #said(): string {
    const { session } = this.#sitting;
    const { end, position } = session.standing;
    if (end !== undefined)
      return `${endText(this.#description, end, position, session.people)} ${this.#message}`.trim();
    if (this.#message !== '') return this.#message;
    // Where nobody answers, what the rules did is told.
    const { setup, standing, people } = session;
    const last = isSettled(setup) ? this.#description.words.move(standing, people) : '';
    return this.#sitting.hint?.text ?? last;
  }
}

/** Of several movers the one to be told. */
export function moverMarks({ count, index, mover }: MoveInput, board: Board, seat: string): BoardMark[] {
  if (count < 2 || mover === undefined) return [];
  return [{ cell: mover, glyph: board.glyphOf(seat, index), look: 'mover' }];
}

const PLAY_KEYS = ['Backspace undoes', 'r restarts'];

/** What the steering keys are, in lines, in this kind of world. */
export function steeringHelp(world: World, mayStay: boolean): string[] {
  return [
    ...wayKeys(world),
    ...(world.tunnels.size > 0 ? ['t                through the tunnel'] : []),
    '                 all of these at once: no letter means two moves',
    ...(mayStay ? ['. or Space       wait (also 5)'] : ['                 waiting is not allowed in this game']),
  ];
}

function wayKeys(world: World): readonly string[] {
  const { shape } = world.grid;
  if (isShape(shape, hex)) return HEX;
  if (!hasCompass(shape)) return ROUND;
  return hasDiagonals(world) ? SQUARE : SQUARE.slice(0, 3);
}

const ROUND = [
  'the arrows, hjkl, wasd, yubn and the keypad take the way that leads there in a circle: in, out or round',
];

const HEX = [
  'y u  7 9         up left, up right',
  'h l  4 6         left, right (also a d and the arrows)',
  'b n  1 3         down left, down right',
  '                 hexagons have no straight up or down: w s j k 8 2 do nothing',
];

const SQUARE = [
  'Arrows, WASD     left, down, up, right: a s w d',
  'h j k l          left, down, up, right',
  '4 2 8 6          left, down, up, right on the keypad',
  'y u b n  7 9 1 3 diagonals: up left, up right, down left, down right',
];
