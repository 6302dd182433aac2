/** The seed of a new world, typed digit by digit. */

import { LARGEST_SEED, readSeed } from 'asterion/game/explore';
import { type Seed, seedText } from 'asterion/world';
import type { Size } from '../game/picture.js';
import { seedOrDrawn } from '../host/options.js';
import { Canvas } from '../terminal/canvas.js';
import { wrapped } from '../terminal/wrap.js';
import { type ExploreScreen, go, type Next, type Sitting } from './sitting.js';

const HELP = [
  `Digits, up to ${LARGEST_SEED}.`,
  'S or Enter begins; with no digits a seed is drawn.',
  'Backspace takes a digit back, Esc goes back.',
];

/** Begins a new world, and goes there. */
export const beginWith = (seed: Seed, sitting: Sitting): Next =>
  go('play', [`Seed ${seedText(seed)}.`, sitting.begin(seed)].join(' ').trim());

export const seedScreen: ExploreScreen = async (sitting, screen) => {
  let [digits, message] = ['', ''];
  for await (const key of screen.keys(() => screen.draw(composeSeed(screen, digits, message)))) {
    message = '';
    if (/^[0-9]$/.test(key)) digits = (digits + key).slice(0, 40);
    else if (key === 'backspace') digits = digits.slice(0, -1);
    else if (key === 'escape') break;
    else if (['s', 'S', 'enter'].includes(key)) {
      const seed = readSeed(digits === '' ? String(seedOrDrawn(undefined)) : digits);
      if (typeof seed !== 'string') return beginWith(seed, sitting);
      message = seed;
    } else message = 'Expected digits, then S or Enter.';
  }
  return go(sitting.adventure === undefined ? 'menu' : 'play');
};

function composeSeed({ rows, columns }: Size, digits: string, message: string): Canvas {
  const canvas = new Canvas(rows, columns);
  const left = Math.max(0, Math.floor((columns - 50) / 2));
  const top = Math.max(0, Math.floor(rows / 2) - 3);
  canvas.put(top, left, 'A NEW WORLD', 'strong');
  canvas.put(top + 2, left, `Seed: ${digits}`);
  canvas.put(top + 2, left + 6 + digits.length, '_', 'strong');
  const help = HELP.flatMap((line) => wrapped(line, columns));
  for (const [i, line] of help.entries()) canvas.put(top + 4 + i, left, line, 'dim');
  for (const [i, line] of wrapped(message, columns - 1).entries())
    canvas.put(top + 5 + help.length + i, Math.min(left, 1), line);
  return canvas;
}
