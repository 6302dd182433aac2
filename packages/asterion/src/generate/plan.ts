/** What every plan of a world says, whichever generator it is for: the same words with the same meaning. */

import { checkMembers, type Kinds, shownValue, unknownName } from '../settings/index.js';
import { type Origin, rect, type Seed, type Shape, shapeNamed, shapes } from '../world/index.js';

/** A world to be generated. Everything has a default; the same plan gives the same world, on every platform, for ever. */
export interface WorldPlan {
  /** A shape or the name of one; `rect` if absent. What a generator can make nothing of it refuses in words. */
  readonly shape?: string | Shape | undefined;
  /** Within bounds that each generator has of its own, as it has its usual number. */
  readonly rows?: number | undefined;
  /** Within the same bounds; as many as rows if absent, unless the generator says otherwise. */
  readonly cols?: number | undefined;
  /** Where row 0 is drawn. If absent, at the `top` in dungeons and Random Pits, elsewhere at the `bottom`. */
  readonly origin?: Origin | undefined;
  /** A whole number, a bigint below 2^64, or any text; 0 if absent. */
  readonly seed?: Seed | undefined;
}

/** What every plan may say. Grids and random numbers refuse the rest by themselves. */
export const WORLD_PLAN: Kinds<WorldPlan> = {
  shape: 'a string or an object',
  rows: '',
  cols: '',
  origin: '',
  seed: '',
};

/** The shape itself, or the one of that name; a sentence where there is none. */
export const shapeOrFault = (shape: string | Shape): Shape | string =>
  typeof shape === 'string' ? (shapeNamed(shape) ?? unknownName('shape', shape, Object.keys(shapes))) : shape;

/** The shape itself, or the one of that name. Throws a RangeError where there is none. */
export function shapeFor(shape: string | Shape): Shape {
  const found = shapeOrFault(shape);
  if (typeof found === 'string') throw new RangeError(found);
  checkMembers('a shape, such as hex', found, 'grid');
  return found;
}

/** Why there are no rooms and corridors of such cells, as a sentence; undefined if there are: they are made of squares. */
export const squaresFault = (shape: string | Shape = rect): string | undefined => {
  const name = typeof shape === 'string' ? shape : shape.name;
  return name === rect.name
    ? undefined
    : `Expected shape to be ${rect.name}, as rooms and corridors are made of squares, got ${name}.`;
};

/** Why a number of rows or columns is none that a generator takes, as a sentence; undefined if it takes them. */
export function planSizeFault(size: Required<Pick<WorldPlan, 'rows' | 'cols'>>, least: number, most: number) {
  for (const side of ['rows', 'cols'] as const) {
    const length = size[side];
    if (!(Number.isInteger(length) && Number(length) >= least && Number(length) <= most))
      return `Expected ${side} to be a whole number from ${least} to ${most}, got ${shownValue(length)}.`;
  }
  return undefined;
}
