/**
 * The geometry of the value graph: turns to the right, and across them what each is worth. Wins that are counted have a
 * lane each, a win at once at its outer edge; what has no count (a draw, never to be caught) is a band between them, or
 * above a single lane.
 */

import type { Position, Seat } from 'asterion/game';
import type { ExactDescription, ExactValue } from 'asterion/play';

export interface Dot {
  readonly x: number;
  readonly y: number;
}

export interface Plot {
  /** By turn. */
  readonly dots: readonly Dot[];
  /** Signs beside the graph; of lanes whose counts are not known, words. */
  readonly ticks: readonly { readonly text: string; readonly y: number }[];
}

/** In the units of the drawing, which is scaled as a whole. */
export const SIZE = { width: 360, height: 150 };
const LEFT = 58;
const RIGHT = SIZE.width - 12;
const BAND_HEIGHT = 22;
/** The band's sides. */
export const BAND = { height: BAND_HEIGHT, left: LEFT - 6, right: RIGHT + 6 };
/** By how many lanes there are: where the band begins, and from a win at once to the longest. */
const LAYOUTS = [
  { band: 64, lanes: [] },
  { band: 8, lanes: [[124, 44]] },
  {
    band: 56,
    lanes: [
      [10, 48],
      [124, 86],
    ],
  },
] as const;

type Exact = Pick<ExactDescription<Position, unknown, unknown>, 'counted' | 'sign' | 'text'>;

export const bandTop = ({ counted }: Pick<Exact, 'counted'>): number => LAYOUTS[counted.length].band;

/** How high the scale goes: a round number that holds all wins of a seat. */
export function scaleTop(values: readonly ExactValue[], winner: Seat): number {
  const counts = values.map((value) => (value.winner === winner ? (value.count ?? 0) : 0));
  const most = Math.max(2, ...counts);
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = [0.2, 0.5, 1].map((share) => Math.max(2, share * unit)).find((one) => most / one <= 10) ?? unit;
  // An even number, so that half of it is one too.
  const top = Math.ceil(most / step) * step;
  return top % 2 === 0 ? top : top + 1;
}

/** Where a turn lies, of `span` turns. */
export const xOf = (turn: number, span: number): number => LEFT + ((RIGHT - LEFT) * turn) / Math.max(1, span);

/** The turn nearest to a place across the graph, a share of its width. */
export function turnAt(share: number, span: number): number {
  const turn = Math.round(((share * SIZE.width - LEFT) / (RIGHT - LEFT)) * span);
  return Math.min(Math.max(turn, 0), span);
}

/** `all` are the values that the scales must hold; `hasCounts` if it is known how long wins take. */
export function plotOf(
  exact: Exact,
  values: readonly ExactValue[],
  span: number,
  all: readonly ExactValue[],
  hasCounts: boolean,
): Plot {
  const { band, lanes } = LAYOUTS[exact.counted.length];
  const scales = exact.counted.map((winner, at) => {
    const [soon, late] = lanes[at];
    const top = scaleTop(all, winner);
    return { winner, top, heightOf: (count: number): number => soon + ((late - soon) * count) / top };
  });
  const dots = values.map(({ winner, count }, turn) => ({
    x: xOf(turn, span),
    y: scales.find((scale) => scale.winner === winner)?.heightOf(count ?? 0) ?? band + BAND_HEIGHT / 2,
  }));
  const ticks = scales.flatMap(({ winner, top, heightOf }) => {
    if (!hasCounts) return [{ text: exact.text({ winner, count: null }), y: heightOf(0) }];
    const counts = scales.length === 1 ? [top, top / 2, 0] : [top, 0];
    return counts.map((count) => ({ text: exact.sign({ winner, count }), y: heightOf(count) }));
  });
  return { dots, ticks };
}

/** The dots from one turn to another, joined. */
export function pathOf(dots: readonly Dot[], first = 0, last = dots.length - 1): string {
  return dots
    .slice(first, last + 1)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`)
    .join('');
}

const rounded = (length: number): number => Math.round(100 * length) / 100;
