/** Watching a game on the screen: playing and paused, forwards and back. Positions never change, so all are kept. */

import { setImmediate } from 'node:timers/promises';
import type { GameSetup, Standing } from 'asterion/play';
import { checkInterrupted, type Host } from '../host/host.js';
import type { Key } from '../terminal/keys.js';
import { onScreen, type Screen } from '../terminal/screen.js';
import type { Board } from './board.js';
import { compose, composeHelp } from './picture.js';
import { factsText } from './start.js';

/** A game as far as it is known, and the way to more of it. */
export interface Film {
  readonly title: string;
  readonly board: Board;
  readonly setup: Pick<GameSetup, 'description'>;
  /** The start, then the standing after each turn; `more` adds to it. */
  readonly line: readonly Standing[];
  /** Makes a turn, or finds the ending. */
  more(): Promise<void>;
  /** How it ends, once that is known. */
  readonly ending: string | undefined;
}

/** Turns a second. */
const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64];
const USUAL = 3;

const KEYS = ['? help', 'q leave', 'Space play or pause', 'Left Right step', '+ - speed', 'Home End jump'];

const HELP = [
  'Space, p         play or pause',
  'Right, l, d      a turn forwards',
  'Left, h, a       a turn back',
  'Home, 0          to the start',
  'End, $           to the end',
  '+ and -          faster and slower (also Up and Down)',
  'Esc, q           leave',
];

/** Shows a film until the user leaves. */
export const watchFilm = (film: Film, { isPaused }: { isPaused: boolean }, host: Host): Promise<void> =>
  onScreen(host, (screen) => new Viewer(film, screen, host, !isPaused).run());

class Viewer {
  readonly #film: Film;
  readonly #screen: Screen;
  readonly #host: Host;
  #isPlaying: boolean;
  #isHelping = false;
  #speed = USUAL;
  #turn = 0;

  constructor(film: Film, screen: Screen, host: Host, isPlaying: boolean) {
    this.#film = film;
    this.#screen = screen;
    this.#host = host;
    this.#isPlaying = isPlaying;
  }

  async run(): Promise<void> {
    for (;;) {
      this.#draw();
      const isRunning = this.#isPlaying && !this.#isHelping;
      const event = await this.#screen.next(isRunning ? 1000 / SPEEDS[this.#speed] : undefined);
      if (event === 'timeout') await this.#step();
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
      case 'q':
        return false;
      case '?':
        this.#isHelping = true;
        return true;
      case 'space':
      case 'p':
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
    }
    await this.#move(key);
    return true;
  }

  async #move(key: Key): Promise<void> {
    if (['right', 'l', 'd'].includes(key)) {
      this.#isPlaying = false;
      await this.#step();
    } else if (['left', 'h', 'a'].includes(key)) {
      this.#isPlaying = false;
      this.#turn = Math.max(0, this.#turn - 1);
    } else if (['home', '0'].includes(key)) {
      this.#isPlaying = false;
      this.#turn = 0;
    } else if (['end', '$'].includes(key)) {
      this.#isPlaying = false;
      await this.#finish();
    }
  }

  async #step(): Promise<void> {
    const film = this.#film;
    if (this.#turn === film.line.length - 1 && film.ending === undefined) await film.more();
    if (this.#turn < film.line.length - 1) this.#turn++;
    if (this.#isAtEnd()) this.#isPlaying = false;
  }

  async #finish(): Promise<void> {
    while (this.#film.ending === undefined) {
      await this.#film.more();
      await setImmediate();
      checkInterrupted(this.#host);
    }
    this.#turn = this.#film.line.length - 1;
  }

  #isAtEnd(): boolean {
    return this.#film.ending !== undefined && this.#turn === this.#film.line.length - 1;
  }

  #draw(): void {
    const film = this.#film;
    if (this.#isHelping) {
      this.#screen.draw(composeHelp(this.#screen, 'Keys while watching', HELP));
      return;
    }
    const { position } = film.line[this.#turn];
    const shown = film.setup.description.view(position);
    const picture = {
      ...film.board.frame(shown),
      title: film.title,
      status: [...this.#pace(), ...factsText(shown.facts)],
      message: this.#message(),
      keys: KEYS,
    };
    this.#screen.draw(compose(this.#screen, picture));
  }

  #pace(): string[] {
    const known = this.#film.line.length - 1;
    const turns = `turn ${this.#turn} of ${known}${this.#film.ending === undefined ? '+' : ''}`;
    const speed = `${SPEEDS[this.#speed]} a second`;
    return [turns, this.#isPlaying ? `playing, ${speed}` : `paused (${speed})`];
  }

  #message(): string {
    const { ending, line, setup } = this.#film;
    if (ending !== undefined && this.#isAtEnd()) return ending;
    return setup.description.words.move(line[this.#turn], []);
  }
}
