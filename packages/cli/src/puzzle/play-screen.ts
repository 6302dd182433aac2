/** Solving on the screen. */

import { capital, keyedPart, type View, WAIT } from 'asterion/play';
import type { PuzzleRefutation } from 'asterion/puzzle';
import { Board } from '../game/board.js';
import { Camera, compose, composeHelp } from '../game/picture.js';
import { moverMarks, steeringHelp, steeringText } from '../game/play-screen.js';
import type { Charset } from '../terminal/charset.js';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import type { PuzzleSitting } from './sitting.js';

const HELP = [
  'i                hint: what it is about, then the move',
  'Space, Right     after a wrong move: what becomes of it, step by step',
  'Left             a step back',
  'Backspace, Enter take the wrong move back (also Ctrl-Z)',
  'Tab              the next puzzle; n or Enter, too, once this one is solved',
  'Esc, q           leave',
];

const FORWARDS: readonly Key[] = ['space', 'right', 'l', 'd', '.'];
const BACKWARDS: readonly Key[] = ['left', 'h', 'a'];

export class PuzzleScreen {
  readonly #sitting: PuzzleSitting;
  readonly #screen: Screen;
  readonly #charset: Charset;
  readonly #camera = new Camera();
  #message = '';
  #isHelping = false;
  /** Which step of a refutation is shown, from 1. */
  #step = 1;

  constructor(sitting: PuzzleSitting, charset: Charset, screen: Screen) {
    this.#sitting = sitting;
    this.#charset = charset;
    this.#screen = screen;
  }

  /** Runs until the player leaves. */
  async run(): Promise<void> {
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
      case 'tab':
        await this.#next();
        return true;
      case 'backspace':
      case 'ctrl-z':
        this.#message = this.#sitting.takeBack() ?? '';
        return true;
    }
    const { phase, refutation } = this.#sitting.solving;
    if (refutation !== undefined && key === 'enter') this.#message = this.#sitting.takeBack() ?? '';
    else if (refutation !== undefined) this.#walk(refutation, key);
    else if (phase === 'solving') await this.#steer(key);
    else if (key === 'n' || key === 'enter') await this.#next();
    else this.#message = 'Solved: n goes to the next puzzle, q leaves.';
    return true;
  }

  async #next(): Promise<void> {
    this.#message = capital((await this.#sitting.next()) ?? '');
  }

  #walk({ steps }: PuzzleRefutation, key: Key): void {
    if (FORWARDS.includes(key)) this.#step = Math.min(this.#step + 1, steps.length);
    else if (BACKWARDS.includes(key)) this.#step = Math.max(this.#step - 1, 1);
    else this.#message = 'Backspace takes the wrong move back, Space shows what becomes of it.';
  }

  async #steer(key: Key): Promise<void> {
    if (key === 'i') {
      this.#sitting.takeHint();
      return;
    }
    const { world } = this.#sitting.view;
    const part = keyedPart(key);
    if (part === undefined) {
      this.#message = `The key ${key} does nothing here: ${steeringText(world)} move, ? shows all keys.`;
      return;
    }
    this.#message = (await this.#sitting.input.tell(part, world)) ?? '';
    this.#step = 1;
  }

  #draw(): void {
    const sitting = this.#sitting;
    const { refutation, position, phase } = sitting.solving;
    if (this.#isHelping) {
      const lines = [sitting.rule, '', ...steeringHelp(sitting.view.world, this.#mayStay), '', ...HELP];
      this.#screen.draw(composeHelp(this.#screen, 'Keys while solving', lines));
      return;
    }
    const { description, scene } = sitting.setup;
    const board = new Board(description, this.#charset, { scene });
    const view: View = refutation === undefined ? sitting.view : sitting.viewOf(refutation.steps[this.#step - 1].after);
    const status =
      refutation === undefined
        ? sitting.statusOn(board)
        : [`Step ${this.#step} of ${refutation.steps.length}: ${sitting.stepText(refutation.steps[this.#step - 1])}`];
    const picture = {
      frame: board.frame(view, phase === 'solving' ? moverMarks(sitting.input, board, position.seat) : []),
      title: sitting.title,
      status,
      message: this.#said(),
      keys: this.#keys,
    };
    this.#screen.draw(compose(this.#screen, picture, this.#camera));
  }

  get #mayStay(): boolean {
    const { setup } = this.#sitting;
    return setup.description.input.parts(setup.start, []).some(({ name }) => name === WAIT);
  }

  get #keys(): string[] {
    const { phase } = this.#sitting.solving;
    const { world } = this.#sitting.view;
    const usual = ['? help', 'q leave'];
    if (phase === 'wrong') return ['Backspace takes back', 'Space next step', ...usual, 'Left step back'];
    if (phase === 'solved') return [...usual, 'n next puzzle'];
    return [...usual, 'i hint', `${steeringText(world)} move`, ...(this.#mayStay ? ['. waits'] : []), 'Tab next'];
  }

  /** What there is to say: of the last key, else of the hint, else of the last move, else what is to be done. */
  #said(): string {
    const sitting = this.#sitting;
    if (this.#message !== '') return this.#message;
    return sitting.wrong || sitting.hint || sitting.said || sitting.aim.replace(/^.*? to move\. /, ''); // the status says it
  }
}
