/** The geometry of the value graph: turns to the right, moves until the capture upwards, and for ever as a band on top. */

import type { Value } from 'asterion/exact';

export interface Dot {
  readonly x: number;
  readonly y: number;
}

export interface Plot {
  /** By turn. */
  readonly dots: readonly Dot[];
  /** Numbers beside the graph, the largest first; none where only verdicts are known. */
  readonly ticks: readonly { readonly text: string; readonly y: number }[];
}

/** In the units of the drawing, which is scaled as a whole. */
export const SIZE = { width: 360, height: 150 };
const LEFT = 58;
const RIGHT = SIZE.width - 12;
/** Where evading is drawn. */
export const BAND = { top: 8, height: 22, left: LEFT - 6, right: RIGHT + 6 };
const TOP = 44;
const BOTTOM = 124;

/** How high the scale goes: a round number that holds them all. */
export function scaleTop(values: readonly Value[]): number {
  const most = values.reduce((top, { captureIn }) => Math.max(top, captureIn ?? 0), 2);
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

/** `top` is the scale's, as `scaleTop` tells; `hasDepths` if it is known in how many moves. */
export function plotOf(values: readonly Value[], span: number, top: number, hasDepths: boolean): Plot {
  const height = (moves: number): number => BOTTOM - ((BOTTOM - TOP) * moves) / top;
  const dots = values.map(({ verdict, captureIn }, turn) => ({
    x: xOf(turn, span),
    y: verdict === 'evades' ? BAND.top + BAND.height / 2 : height(captureIn ?? 0),
  }));
  const ticks = [top, top / 2, 0].map((moves) => ({ text: String(moves), y: height(moves) }));
  return { dots, ticks: hasDepths ? ticks : [{ text: 'captured', y: BOTTOM }] };
}

/** The dots from one turn to another, joined. */
export function pathOf(dots: readonly Dot[], first = 0, last = dots.length - 1): string {
  return dots
    .slice(first, last + 1)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`)
    .join('');
}

const rounded = (length: number): number => Math.round(100 * length) / 100;
