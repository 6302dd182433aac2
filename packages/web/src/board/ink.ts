/** Which ink is read on a colour. */

import { rgbOf } from 'asterion/render';

/** Relative luminance, as WCAG has it. */
function lightOf(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21, as WCAG has it. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const [BLACK, WHITE] = ['#000000', '#ffffff'];

/** Black or white, whichever is read more easily: one of them has a contrast of at least 4.5 to any colour. */
export const inkOn = (colour: string): string => (contrast(BLACK, colour) >= contrast(WHITE, colour) ? BLACK : WHITE);
