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

export const lightPalette: Palette = {
  background: '#fefdfb',
  wall: '#2b303b',
  block: '#d5d2ca',
  floor: '#fefdfb',
  corridor: '#f1ece0',
  pit: '#57504a',
  visited: '#dbe9f4',
  marked: '#7fb5dc',
  path: '#e8921c',
  entrance: '#1f6fc4',
  exit: '#c9302c',
  pursuer: '#6f3fa0',
  quarry: '#0b7a75',
  thing: '#9a6a00',
  text: '#2b303b',
  label: '#ffffff',
  tunnels: ['#00856a', '#a8447e', '#5a6b00', '#6b5bb5', '#8a5a2b', '#3a7d99'],
  heat: ['#fbf3a3', '#d3e77c', '#9fd870', '#68c47c', '#3fab86', '#2f8f8c', '#34748d'],
};

export const darkPalette: Palette = {
  background: '#171a21',
  wall: '#bcc4d1',
  block: '#3a414e',
  floor: '#171a21',
  corridor: '#1f2a38',
  pit: '#6b5142',
  visited: '#22405c',
  marked: '#3f83b5',
  path: '#f5a83c',
  entrance: '#58a6ff',
  exit: '#ff6f61',
  pursuer: '#c79bf2',
  quarry: '#4fd1c5',
  thing: '#e3b341',
  text: '#e4e8ef',
  label: '#14171d',
  tunnels: ['#3fc6a2', '#e08bbd', '#b9c65a', '#a79df0', '#d7a06a', '#7cc0da'],
  heat: ['#3a9676', '#2f877b', '#2b737e', '#305c78', '#394570', '#412e64', '#3d1a50'],
};

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
