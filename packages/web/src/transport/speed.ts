/**
 * Speeds: multiples of a tempo that suits the length of what is played.
 *
 * Steps a second alone would be wrong for somebody: 60 a second is brisk for 20 x 20 cells and takes half a day for
 * 1000 x 1000. So 1x shows the whole in about twenty seconds, but never slower than a step can be followed.
 */

/** The speeds on offer, slowest first. */
export const SPEEDS: readonly number[] = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64];

const WHOLE_IN_SECONDS = 20;
const SLOWEST_RATE = 8;

/** Steps a second of something `total` steps long. */
export const rateOf = (speed: number, total: number): number =>
  speed * Math.max(SLOWEST_RATE, total / WHOLE_IN_SECONDS);

/** The speed a number of places faster (or slower, below 0), as far as there is one. */
export function speedBeside(speed: number, places: number): number {
  const at = SPEEDS.indexOf(speed) + places;
  return SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)];
}

const fractions: Readonly<Record<number, string>> = { 0.125: '⅛', 0.25: '¼', 0.5: '½' };

/** `½×`, `16×`. */
export const formatSpeed = (speed: number): string => `${fractions[speed] ?? speed}×`;

/** `7.5 steps a second`: two figures that mean something, no more. */
export function formatRate(rate: number): string {
  const rounded = Number(rate.toPrecision(2));
  return `${rounded.toLocaleString('en')} ${rounded === 1 ? 'step' : 'steps'} a second`;
}
