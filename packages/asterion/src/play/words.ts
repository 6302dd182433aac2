/** Numbers, lists and places in words: the one home of plurals. */

import { type Cell, colOf, type Grid, rowOf } from '../world/index.js';

const plural = (number: number, noun: string): string =>
  number === 1 ? noun : noun.endsWith('y') && !/[aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** `12,345` */
export const grouped = (number: number): string => number.toLocaleString('en');

/** `1 move`, `2 moves`, `12,345 moves`. */
export const counted = (number: number, noun: string): string => `${grouped(number)} ${plural(number, noun)}`;

/** With a capital letter at the beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What people read in lists, with the name that commands and links know: `Hunt and kill (hunt-and-kill)`. */
export const titled = ({ title, name }: { readonly title: string; readonly name: string }): string =>
  `${title} (${name})`;

const joined = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names[names.length - 1]}`;

/** `N`, `N or E`, `N, E or STAY`. */
export const oneOf = (names: readonly string[]): string => joined(names, 'or');

/** `N`, `N and E`, `N, E and S`. */
export const allOf = (names: readonly string[]): string => joined(names, 'and');

/** Rows and columns count from 0, as in files. */
export const placeText = (grid: Grid, cell: Cell): string => `row ${rowOf(grid, cell)}, column ${colOf(grid, cell)}`;

/** Eight winds, counter-clockwise from east. */
const WINDS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const;

/** The wind of eight in which one cell lies of another, as drawn. */
export function compassBetween(grid: Grid, from: Cell, to: Cell): string {
  const [a, b] = [grid.centre(from), grid.centre(to)];
  const eighths = Math.round(Math.atan2(a.y - b.y, b.x - a.x) / (Math.PI / 4));
  return WINDS[(eighths + 8) % 8];
}
