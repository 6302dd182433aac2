/** The glyph of each predicate, as a path around the middle of a side: signs that are told apart without colours. */

import type { Point } from 'asterion/world';
import type { Predicate } from './predicates.js';

/** Half the size of a glyph, in drawing units. */
const SIZE = 0.12;

/** Lines from point to point, each along the side and across it from its middle, in units of the size. */
const LINES: Readonly<Record<Predicate, readonly string[]>> = {
  off: [],
  /** A cross. */
  isSentinel: ['-.8,-.8 .8,.8', '-.8,.8 .8,-.8'],
  /** A way across, with a tip at both ends. */
  isWalkable: ['-.6,-.7 0,-1.3 .6,-.7', '0,-1.3 0,1.3', '-.6,.7 0,1.3 .6,.7'],
  /** A plus: one more wall. */
  isWallable: ['-1,0 1,0', '0,-1 0,1'],
  /** A room. */
  closesRoom: ['-.8,-.8 .8,-.8 .8,.8 -.8,.8 -.8,-.8'],
  /** An edge and its two ends. */
  corners: ['-1.2,0 1.2,0', '-1.2,-.6 -1.2,.6', '1.2,-.6 1.2,.6'],
};

/** The glyph of a predicate on the side from one point to another. */
export function glyphPath(name: Predicate, from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [right, down] = [((to.x - from.x) / length) * SIZE, ((to.y - from.y) / length) * SIZE];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const place = (point: string): string => {
    const [along, across] = point.split(',').map(Number);
    return `${tidy(x + right * along - down * across)} ${tidy(y + down * along + right * across)}`;
  };
  return LINES[name].map((line) => `M${line.split(' ').map(place).join('L')}`).join('');
}

/** The middle part of a side, as a line. */
export function bandPath(from: Point, to: Point): string {
  const at = (share: number): string =>
    `${tidy(from.x + (to.x - from.x) * share)} ${tidy(from.y + (to.y - from.y) * share)}`;
  return `M${at(0.12)}L${at(0.88)}`;
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000;
