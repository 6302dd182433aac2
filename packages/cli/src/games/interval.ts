/** Shares in percent, differences of shares, and how sure they are. */

/** Standard deviations of a two-sided interval, by how sure it is in percent. */
const DEVIATIONS = { 95: 1.96, 99.9: 3.2905 } as const;

export type Sureness = keyof typeof DEVIATIONS;

export type Interval = readonly [from: number, to: number];

/**
 * The interval of the true share, from 0 to 1, after so many of a whole. Wilson's interval: the usual one, of the share and
 * its deviation, says that what never happened cannot happen.
 */
export function intervalOf(part: number, whole: number, sureness: Sureness): Interval {
  const share = part / whole;
  const spread = DEVIATIONS[sureness] ** 2 / whole;
  const middle = share + spread / 2;
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))];
}

/**
 * The interval of the true difference of two shares of the same games, from -1 to 1, after so many that only the one won
 * and only the other. What both won or lost says nothing of their difference, so this is narrower than two intervals.
 */
export function differenceOf(onlyOne: number, onlyOther: number, whole: number, sureness: Sureness): Interval {
  const difference = (onlyOne - onlyOther) / whole;
  const half = DEVIATIONS[sureness] * Math.sqrt(((onlyOne + onlyOther) / whole - difference ** 2) / whole);
  return [difference - half, difference + half];
}

/** `63.6` */
export const percentText = (share: number): string => (100 * share).toFixed(1);

/** `58.5 to 68.4` */
export const intervalText = (interval: Interval): string => interval.map(percentText).join(' to ');
