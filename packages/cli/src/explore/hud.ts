/** The lines around the world: what is above it never changes its place, what happened is below. */

import type { ExplorePosition } from 'asterion/game';
import { counted, exploreFacts } from 'asterion/play';
import type { Size } from '../game/picture.js';
import type { Canvas } from '../terminal/canvas.js';
import { joined, wrapped } from '../terminal/wrap.js';
import type { Adventure } from './adventure.js';
import type { Area } from './painting.js';

const TOP = 1;
const NOTE = 1;
const MESSAGE = 2;
const KEYS = 1;

const LEAST: Size = { rows: 12, columns: 40 };

/** Whether anything can be shown. */
export const isTooSmall = ({ rows, columns }: Size): boolean => rows < LEAST.rows || columns < LEAST.columns;

/** Where the world goes. */
export const worldArea = ({ rows }: Size): Area => ({ top: TOP, rows: rows - TOP - NOTE - MESSAGE - KEYS });

export interface Hud {
  /** Where the game stands, the most important first. */
  readonly status: readonly string[];
  /** The nearest hunter in view, or the tile under the cursor. */
  readonly note: string;
  /** What happened. */
  readonly message: string;
  readonly keys: readonly string[];
}

export function putHud(canvas: Canvas, { status, note, message, keys }: Hud): void {
  const { rows, columns } = canvas;
  canvas.put(0, 0, joined(status, '  ', columns)[0] ?? '', 'strong');
  canvas.put(rows - KEYS - MESSAGE - NOTE, 0, note, 'strong');
  const lines = wrapped(message, columns).slice(0, MESSAGE);
  for (const [i, line] of lines.entries()) canvas.put(rows - KEYS - MESSAGE + i, 0, line);
  canvas.put(rows - 1, 0, joined(keys, '  ', columns)[0] ?? '', 'dim');
}

export function putTooSmall(canvas: Canvas): void {
  canvas.put(0, 0, `Too small: ${LEAST.columns} x ${LEAST.rows}`);
  canvas.put(1, 0, 'are needed.');
}

/** `World 1 of 3`, `coins 2 of 3`, `turn 41`. */
export function placeWords(position: ExplorePosition): string[] {
  const [first, ...others] = exploreFacts(position);
  return [`${first.title} ${first.text}`, ...others.map(({ title, text }) => `${title.toLowerCase()} ${text}`)];
}

/** What there is to say at the end of a run. */
export function summaryOf({ position, keys }: Pick<Adventure, 'position' | 'keys'>): string {
  const { level, purse, turn, setup, isOut } = position;
  const back = keys.filter((key) => key === 'Z').length;
  const end = isOut ? 'You found the way out' : `Caught in world ${level} of ${setup.options.worlds}`;
  const score = `${counted(purse, 'coin')} in ${counted(turn, 'turn')}, ${back === 0 ? 'nothing' : counted(back, 'turn')} taken back`;
  return `${end}: ${score}. Seed ${setup.seed}.`;
}
