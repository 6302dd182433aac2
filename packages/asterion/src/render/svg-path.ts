/**
 * The `d` of an SVG path, compact and byte-stable.
 *
 * Points are rounded to hundredths once and kept as whole numbers; lines are written as differences of those, so
 * rounding never adds up and no platform prints another digit.
 */

import type { Point } from '../world/index.js';

/** A number as SVG text: at most two decimals, no exponent, never `-0`. */
export const svgNumber = (value: number): string => hundredths(Math.round(value * 100));

/** What follows the whole part of a number, by hundredths: '', '.01', ..., '.1', ..., '.99'. */
const FRACTIONS = Array.from({ length: 100 }, (_, i) =>
  i === 0 ? '' : `.${String(i).padStart(2, '0')}`.replace(/0$/, ''),
);

/** By hand, because printing whole numbers is four times as fast as printing fractions. */
function hundredths(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size / 100);
  return `${value < 0 ? '-' : ''}${whole}${FRACTIONS[size - whole * 100]}`;
}

/** A closed shape without its first point, so that it can be put anywhere. */
export function outlineOf(points: readonly Point[]): string {
  const path = new SvgPath();
  path.polygon(points);
  return path.toString().replace(/^M[^a-z]*/, '');
}

export class SvgPath {
  #d = '';
  #x = Number.NaN;
  #y = Number.NaN;

  moveTo(x: number, y: number): void {
    this.#x = Math.round(x * 100);
    this.#y = Math.round(y * 100);
    this.#d += `M${hundredths(this.#x)} ${hundredths(this.#y)}`;
  }

  lineTo(x: number, y: number): void {
    const [toX, toY] = [Math.round(x * 100), Math.round(y * 100)];
    const [dx, dy] = [toX - this.#x, toY - this.#y];
    if (dy === 0) this.#d += `h${hundredths(dx)}`;
    else if (dx === 0) this.#d += `v${hundredths(dy)}`;
    else this.#d += `l${hundredths(dx)} ${hundredths(dy)}`;
    this.#x = toX;
    this.#y = toY;
  }

  /** A line that continues the one before it if it begins where that ended. */
  segment(x1: number, y1: number, x2: number, y2: number): void {
    if (Math.round(x1 * 100) !== this.#x || Math.round(y1 * 100) !== this.#y) this.moveTo(x1, y1);
    this.lineTo(x2, y2);
  }

  /** A closed shape. Its last side is left to `z`. */
  polygon(points: readonly Point[]): void {
    this.moveTo(points[0].x, points[0].y);
    for (let i = 1; i < points.length; i++) this.lineTo(points[i].x, points[i].y);
    this.#d += 'z';
    this.#x = Number.NaN; // where `z` leads is nobody's start
  }

  /** A shape from `outlineOf`, beginning at a point. Much faster than drawing the same polygon again and again. */
  copyOf(outline: string, { x, y }: Point): void {
    this.moveTo(x, y);
    this.#d += outline;
    this.#x = Number.NaN;
  }

  toString(): string {
    return this.#d;
  }
}
