/** The seed of a new world, typed digit by digit. */

import { randomBytes } from 'node:crypto';
import { LARGEST_SEED, readSeed } from 'asterion/game';
import { type Seed, seedText } from 'asterion/world';
import { Canvas } from '../terminal/canvas.js';
import type { Key } from '../terminal/keys.js';
import type { Screen } from '../terminal/screen.js';
import { wrapped } from '../terminal/wrap.js';
import { go, type MakeRoom, type Next, type Room } from './room.js';
import type { Sitting } from './sitting.js';

const HELP = [
  `Digits, up to ${LARGEST_SEED}.`,
  'S or Enter begins; with no digits a seed is drawn.',
  'Backspace takes a digit back, Esc goes back.',
];

/** Begins a new world, and goes there. */
export const beginWith = (seed: Seed, sitting: Sitting): Next =>
  go('play', [`Seed ${seedText(seed)}.`, sitting.begin(seed)].join(' ').trim());

export const seedRoom: MakeRoom = (sitting, screen) => new SeedRoom(sitting, screen);

class SeedRoom implements Room {
  readonly #sitting: Sitting;
  readonly #screen: Screen;
  #digits = '';
  #message = '';

  constructor(sitting: Sitting, screen: Screen) {
    this.#sitting = sitting;
    this.#screen = screen;
  }

  async run(): Promise<Next> {
    this.#digits = '';
    this.#message = '';
    for (;;) {
      this.#draw();
      const event = await this.#screen.next();
      const next = typeof event === 'object' ? this.#press(event.key) : undefined;
      if (next !== undefined) return next;
    }
  }

  #press(key: Key): Next | undefined {
    this.#message = '';
    if (/^[0-9]$/.test(key)) this.#digits = (this.#digits + key).slice(0, 40);
    else if (key === 'backspace') this.#digits = this.#digits.slice(0, -1);
    else if (key === 'escape') return go(this.#sitting.adventure === undefined ? 'menu' : 'play');
    else if (['s', 'S', 'enter'].includes(key)) return this.#begin();
    else this.#message = 'Expected digits, then S or Enter.';
    return undefined;
  }

  #begin(): Next | undefined {
    const seed = this.#digits === '' ? BigInt(randomBytes(6).readUIntBE(0, 6)) : readSeed(this.#digits);
    if (typeof seed === 'bigint') return beginWith(seed, this.#sitting);
    this.#message = seed;
    return undefined;
  }

  #draw(): void {
    const { rows, columns } = this.#screen;
    const canvas = new Canvas(rows, columns);
    const left = Math.max(0, Math.floor((columns - 50) / 2));
    const top = Math.max(0, Math.floor(rows / 2) - 3);
    canvas.put(top, left, 'A NEW WORLD', 'strong');
    canvas.put(top + 2, left, `Seed: ${this.#digits}`);
    canvas.put(top + 2, left + 6 + this.#digits.length, '_', 'strong');
    const help = HELP.flatMap((line) => wrapped(line, columns));
    for (const [i, line] of help.entries()) canvas.put(top + 4 + i, left, line, 'dim');
    for (const [i, line] of wrapped(this.#message, columns - 1).entries())
      canvas.put(top + 5 + help.length + i, Math.min(left, 1), line);
    this.#screen.draw(canvas);
  }
}
