/** Shares in percent and how sure they are. */

/** Standard deviations of a two-sided interval of 99.9 %. */
const Z = 3.2905;

/**
 * The share in a sample, and the 99.9 % interval of the true one, all from 0 to 1. Wilson's interval: the usual one, of the
 * share and its deviation, says that what never happened cannot happen.
 */
export function intervalOf(part: number, whole: number): readonly [from: number, to: number] {
  const share = part / whole;
  const spread = Z ** 2 / whole;
  const middle = share + spread / 2;
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))];
}

const percentText = (share: number): string => (100 * share).toFixed(1);

/** `63.6` */
export const shareText = (part: number, whole: number): string => percentText(part / whole);

/** `58.5 to 68.4` */
export const intervalText = (part: number, whole: number): string =>
  intervalOf(part, whole).map(percentText).join(' to ');
