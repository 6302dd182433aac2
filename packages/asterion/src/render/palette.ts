/**
 * Colours of a picture, for light and for dark surroundings.
 *
 * Nothing is told by red against green alone: entrance and exit are blue and red, the path is orange, what was
 * visited is blue, and heat runs through a part of viridis that keeps its lightness in order and stays clear of the
 * colour of the walls, which must be seen on top of it.
 */

/** Colours as `#rrggbb`. */
export interface Palette {
  /** Around the world. */
  readonly background: string;
  /** Lines between cells. */
  readonly wall: string;
  /** Cells that are wall. */
  readonly block: string;
  readonly floor: string;
  readonly corridor: string;
  readonly pit: string;
  readonly visited: string;
  readonly marked: string;
  readonly path: string;
  readonly entrance: string;
  readonly exit: string;
  /** Who hunts, who is hunted, and what lies around. */
  readonly pursuer: string;
  readonly quarry: string;
  readonly thing: string;
  /** Words and numbers on the background. */
  readonly text: string;
  /** Letters inside dots and squares. */
  readonly label: string;
  /** Pairs of tunnel ends take these in turn; the letter tells them apart when they run out. */
  readonly tunnels: readonly string[];
  /** From distance 0 to the largest, evenly spaced. */
  readonly heat: readonly string[];
}

/** Light and dark. */
const COLOURS: { readonly [Name in keyof Palette]: readonly [light: Palette[Name], dark: Palette[Name]] } = {
  background: ['#fefdfb', '#171a21'],
  wall: ['#2b303b', '#bcc4d1'],
  block: ['#d5d2ca', '#3a414e'],
  floor: ['#fefdfb', '#171a21'],
  corridor: ['#f1ece0', '#1f2a38'],
  pit: ['#57504a', '#6b5142'],
  visited: ['#dbe9f4', '#22405c'],
  marked: ['#7fb5dc', '#3f83b5'],
  path: ['#e8921c', '#f5a83c'],
  entrance: ['#1f6fc4', '#58a6ff'],
  exit: ['#c9302c', '#ff6f61'],
  pursuer: ['#6f3fa0', '#c79bf2'],
  quarry: ['#0b7a75', '#4fd1c5'],
  thing: ['#9a6a00', '#e3b341'],
  text: ['#2b303b', '#e4e8ef'],
  label: ['#ffffff', '#14171d'],
  tunnels: [
    ['#00856a', '#a8447e', '#5a6b00', '#6b5bb5', '#8a5a2b', '#3a7d99'],
    ['#3fc6a2', '#e08bbd', '#b9c65a', '#a79df0', '#d7a06a', '#7cc0da'],
  ],
  heat: [
    ['#fbf3a3', '#d3e77c', '#9fd870', '#68c47c', '#3fab86', '#2f8f8c', '#34748d'],
    ['#3a9676', '#2f877b', '#2b737e', '#305c78', '#394570', '#412e64', '#3d1a50'],
  ],
};

const paletteOf = (at: 0 | 1): Palette =>
  Object.fromEntries(Object.entries(COLOURS).map(([name, both]) => [name, both[at]])) as unknown as Palette;

export const lightPalette: Palette = paletteOf(0);
export const darkPalette: Palette = paletteOf(1);

/** Every palette by the name of its surroundings. */
export const palettes: Readonly<Record<'light' | 'dark', Palette>> = { light: lightPalette, dark: darkPalette };

export type Rgb = readonly [red: number, green: number, blue: number];

/** The three bytes of a colour. Throws a RangeError on anything but `#rrggbb`. */
export function rgbOf(colour: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`Expected a colour as #rrggbb, got "${colour}".`);
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** The colour at a share of the way along a ramp, 0 to 1. */
export function rampColour(ramp: readonly string[], share: number): string {
  const at = share * (ramp.length - 1);
  const before = Math.min(Math.floor(at), ramp.length - 1);
  const from = rgbOf(ramp[before]);
  const to = rgbOf(ramp[Math.min(before + 1, ramp.length - 1)]);
  const bytes = from.map((byte, i) => Math.round(byte + (to[i] - byte) * (at - before)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
