/**
 * How much the tests try. `npm test` takes enough cases of each kind to find an ordinary mistake; `npm run thorough` runs
 * the same tests on all of them.
 */

/** Whether this is `npm run thorough`. */
export const isThorough = process.env.ASTERION_THOROUGH === '1';

/** How many cases a test takes: a few, or `many` in `npm run thorough`. */
export const sweep = (few: number, many: number): number => (isThorough ? many : few);

/** Which of some cases a test takes: `few`, evenly spread from the first on, or all in `npm run thorough`. */
export const sample = <T>(all: readonly T[], few: number): readonly T[] =>
  isThorough ? all : Array.from({ length: few }, (_, at) => all[Math.floor((at * all.length) / few)]);
