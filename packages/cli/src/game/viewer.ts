/** Watching a game on the screen: playing and paused, forwards and back. */

import type { GameDescription, Standing } from 'asterion/play';
import type { Host } from '../host/host.js';
import type { Key } from '../terminal/keys.js';
import { onScreen, type Screen } from '../terminal/screen.js';
import type { Board } from './board.js';
import { type BoardFrame, Camera, compose, composeHelp } from './picture.js';
import { factsText } from './start.js';

/** A game as far as it is known, and the way to more of it. */
export interface Film {
  readonly title: string;
  /** What holds from start to end: that the game cannot be won. */
  readonly warning?: string | undefined;
  /** What is counted: turns, or keys where keys take turns back. */
  readonly unit?: 'turn' | 'key';
  /** How many of them are known; `more` adds to them. */
  readonly turns: number;
  /** What is to be seen after so many. */
  at(turn: number): Shot;
  /** Makes a turn, or finds the ending. */
  more?(): Promise<void>;
  /** How it ends, once that is known. */
  readonly ending: string | undefined;
  /** A key of its own, and what it does. */
  readonly own?: { readonly key: Key; readonly brief: string; readonly help: string; press(): void };
}

/** A moment of it. */
export interface Shot {
  readonly frame: BoardFrame;
  readonly facts: readonly string[];
  /** What happened. */
  readonly words: string;
}

/** A standing of a game as it is drawn on a board. */
export function shotOf(
  { view, words }: Pick<GameDescription, 'view' | 'words'>,
  board: Board,
  standing: Standing,
): Shot {
  const shown = view(standing.position);
  return { frame: board.frame(shown), facts: factsText(shown.facts), words: words.move(standing, []) };
}

/** Turns a second. */
const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64];
const USUAL = 3;

/** Turns that a key goes forwards. */
// biome-ignore format: a table
const STEPS: Readonly<Record<Key, number>> = {
  right: 1, l: 1, d: 1, left: -1, h: -1, a: -1, pagedown: 10, pageup: -10,
  home: -Infinity, 0: -Infinity, end: Infinity, $: Infinity,
};

const KEYS = ['? help', 'q leave', 'Space play or pause', 'Left Right step', '+ - speed', 'Home End jump'];

const HELP = [
  'Space, p         play or pause; at the end from the start again',
  'Right, l, d      a turn forwards',
  'Left, h, a       a turn back',
  'PageDown, PageUp ten turns forwards, ten back',
  'Home, 0          to the start',
  'End, $           to the end',
  '+ and -          faster and slower (also Up and Down)',
];

/** Shows a film until the user leaves. */
export const watchFilm = (film: Film, { isPaused }: { isPaused: boolean }, host: Host): Promise<void> =>
  onScreen(host, (screen) => watchFilmOn(screen, film, isPaused));

/** The same on a screen that is borrowed already. */
export const watchFilmOn = (screen: Screen, film: Film, isPaused: boolean): Promise<void> =>
  new Viewer(film, screen, !isPaused).run();

class Viewer {
  readonly #film: Film;
  readonly #screen: Screen;
  readonly #camera = new Camera();
  #isPlaying: boolean;
  #isHelping = false;
  #speed = USUAL;
  #turn = 0;

  constructor(film: Film, screen: Screen, isPlaying: boolean) {
    this.#film = film;
    this.#screen = screen;
    this.#isPlaying = isPlaying;
  }

  async run(): Promise<void> {
    for (;;) {
      this.#draw();
      const isRunning = this.#isPlaying && !this.#isHelping;
      const event = await this.#screen.next(isRunning ? 1000 / SPEEDS[this.#speed] : undefined);
      if (event === 'timeout') await this.#goTo(this.#turn + 1);
      else if (event !== 'resize' && !(await this.#press(event.key))) return;
    }
  }

  /** Returns false when the key means to leave. */
  async #press(key: Key): Promise<boolean> {
    if (this.#isHelping) {
      this.#isHelping = false;
      return true;
    }
    switch (key) {
      case 'escape':
      case 'enter':
      case 'q':
        return false;
      case '?':
        this.#isHelping = true;
        return true;
      case 'space':
      case 'p':
        if (!this.#isPlaying && this.#isAtEnd()) this.#turn = 0;
        this.#isPlaying = !this.#isPlaying;
        return true;
      case '+':
      case '=':
      case 'up':
        this.#speed = Math.min(this.#speed + 1, SPEEDS.length - 1);
        return true;
      case '-':
      case 'down':
        this.#speed = Math.max(this.#speed - 1, 0);
        return true;
      case this.#film.own?.key:
        this.#film.own?.press();
        return true;
    }
    if (!Object.hasOwn(STEPS, key)) return true;
    this.#isPlaying = false;
    await this.#goTo(this.#turn + STEPS[key]);
    return true;
  }

  /** Makes as many turns as need be; past the end it is the end. */
  async #goTo(turn: number): Promise<void> {
    const film = this.#film;
    while (film.turns < turn && film.ending === undefined) await film.more?.();
    this.#turn = Math.max(0, Math.min(turn, film.turns));
    if (this.#isAtEnd()) this.#isPlaying = false;
  }

  #isAtEnd(): boolean {
    return this.#film.ending !== undefined && this.#turn === this.#film.turns;
  }

  #draw(): void {
    const { title, warning, own, ending } = this.#film;
    if (this.#isHelping) {
      const lines = [...HELP, ...(own === undefined ? [] : [own.help]), 'Esc, q, Enter    leave'];
      this.#screen.draw(composeHelp(this.#screen, 'Keys while watching', lines));
      return;
    }
    const { frame, facts, words } = this.#film.at(this.#turn);
    const message = ending !== undefined && this.#isAtEnd() ? ending : words;
    const keys = own === undefined ? KEYS : [...KEYS, own.brief];
    const picture = { frame, title, warning, status: [...this.#pace(), ...facts], message, keys };
    this.#screen.draw(compose(this.#screen, picture, this.#camera));
  }

  #pace(): string[] {
    const { unit = 'turn', turns, ending } = this.#film;
    const speed = `${SPEEDS[this.#speed]} a second`;
    return [
      `${unit} ${this.#turn} of ${turns}${ending === undefined ? '+' : ''}`,
      this.#isPlaying ? `playing, ${speed}` : `paused (${speed})`,
    ];
  }
}
