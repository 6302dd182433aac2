/**
 * Colours of a picture, for light and for dark surroundings, and for whoever needs the highest contrast.
 *
 * Nothing is told by red against green alone: entrance and exit are blue and red, the path is orange, what was
 * visited is blue, and heat runs through a part of viridis that keeps its lightness in order and stays clear of the
 * colour of the walls, which must be seen on top of it. What cells are worth is orange or blue, the stronger the sooner,
 * and fades into one calm colour for never.
 */

/** Colours as `#rrggbb`. */
export interface Palette {
  /** Around the world. */
  readonly background: string;
  /** Lines between cells. */
  readonly wall: string;
  /** Cells that are wall. */
  readonly block: string;
  /** Cells that are floor, and the thin rings that part marks from what is below them. */
  readonly floor: string;
  /** Cells that are corridor. */
  readonly corridor: string;
  /** Cells that are pit. */
  readonly pit: string;
  /** Cells where something has been. */
  readonly visited: string;
  /** Cells that stand out for the moment. */
  readonly marked: string;
  /** The line along a path; its cells where there is no room for lines. */
  readonly path: string;
  /** The dot at the entrance. */
  readonly entrance: string;
  /** The dot at the exit. */
  readonly exit: string;
  /** Who hunts. */
  readonly pursuer: string;
  /** Who is hunted. */
  readonly quarry: string;
  /** What lies around. */
  readonly thing: string;
  /** Words and numbers on the background. */
  readonly text: string;
  /** Letters inside dots and squares. */
  readonly label: string;
  /** Pairs of tunnel ends take these in turn; the letter tells them apart when they run out. */
  readonly tunnels: readonly string[];
  /** From distance 0 to the largest, evenly spaced. */
  readonly heat: readonly string[];
  /** What a cell is worth: a win of who hunts and of who is hunted, from at once to late; and nobody's, or never. */
  readonly wins: readonly [pursuer: readonly string[], quarry: readonly string[], nobody: readonly string[]];
}

type Three<T> = readonly [light: T, dark: T, contrast: T];

/** Light, dark, and of high contrast. */
const COLOURS: { readonly [Name in keyof Palette]: Three<Palette[Name]> } = {
  background: ['#fefdfb', '#171a21', '#000000'],
  wall: ['#2b303b', '#bcc4d1', '#ffffff'],
  block: ['#d5d2ca', '#3a414e', '#4d4d4d'],
  floor: ['#fefdfb', '#171a21', '#000000'],
  corridor: ['#f1ece0', '#1f2a38', '#1c1f26'],
  pit: ['#57504a', '#6b5142', '#8a6a4a'],
  visited: ['#dbe9f4', '#22405c', '#103a63'],
  marked: ['#7fb5dc', '#3f83b5', '#2f7ab8'],
  path: ['#e8921c', '#f5a83c', '#ffb000'],
  entrance: ['#1f6fc4', '#58a6ff', '#6cb8ff'],
  exit: ['#c9302c', '#ff6f61', '#ff8a7a'],
  pursuer: ['#6f3fa0', '#c79bf2', '#e0b8ff'],
  quarry: ['#0b7a75', '#4fd1c5', '#66f5e6'],
  thing: ['#9a6a00', '#e3b341', '#ffdc5e'],
  text: ['#2b303b', '#e4e8ef', '#ffffff'],
  label: ['#ffffff', '#14171d', '#000000'],
  tunnels: [
    ['#00856a', '#a8447e', '#5a6b00', '#6b5bb5', '#8a5a2b', '#3a7d99'],
    ['#3fc6a2', '#e08bbd', '#b9c65a', '#a79df0', '#d7a06a', '#7cc0da'],
    ['#4fe0b8', '#ff9fd2', '#d3e25f', '#c0b6ff', '#f0b878', '#8fd8f5'],
  ],
  heat: [
    ['#fbf3a3', '#d3e77c', '#9fd870', '#68c47c', '#3fab86', '#2f8f8c', '#34748d'],
    ['#3a9676', '#2f877b', '#2b737e', '#305c78', '#394570', '#412e64', '#3d1a50'],
    ['#2f8467', '#27756b', '#25636d', '#294f68', '#313c61', '#382757', '#351745'],
  ],
  wins: [
    [['#b35806', '#e08214', '#f9b057', '#fdd9a5'], ['#1f63ad', '#4a93cb', '#83bbdf', '#aed3ea'], ['#ebe9f1']],
    [['#b8690f', '#965310', '#713f12', '#51300f'], ['#3a7fc0', '#2f679d', '#27517b', '#213e5c'], ['#262a33']],
    [['#c06a00', '#965300', '#6f3d00', '#4a2900'], ['#2c7fd6', '#2468b0', '#1a4c82', '#12355c'], ['#1c1c24']],
  ],
};

const paletteOf = (at: 0 | 1 | 2): Palette =>
  Object.fromEntries(Object.entries(COLOURS).map(([name, all]) => [name, all[at]])) as unknown as Palette;

/** Dark lines on a light ground: what pictures have unless told. */
export const lightPalette: Palette = paletteOf(0);
/** Light lines on a dark ground. */
export const darkPalette: Palette = paletteOf(1);

/** Every palette by the name of its surroundings. */
export const palettes: Readonly<Record<'light' | 'dark' | 'contrast', Palette>> = {
  light: lightPalette,
  dark: darkPalette,
  contrast: paletteOf(2),
};

/** Three bytes, each from 0 to 255. */
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
