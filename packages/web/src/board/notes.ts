/** What is written into the cells, where they are large enough to be read. */

import { type Layers, NO_WORTH, type Palette, rampColour } from 'asterion/render';
import type { Cell } from 'asterion/world';
import { type Crop, cropOfRow } from './crop.js';
import type { Frame } from './frame.js';
import { inkOn } from './ink.js';

/** CSS pixels: smaller letters are no help, larger ones shout. */
const SMALLEST_TEXT = 8.5;
const LARGEST_TEXT = 26;
/** Shares of a cell: the height of letters, and the width of one. */
const HEIGHT = 0.48;
const WIDTH = 0.6;
/** What is nobody's, or never, is most of many boards: its sign is there, and keeps quiet. */
const NOBODY = 2;
const QUIET = 0.62;

/** Writes, in CSS pixels from the corner of the drawing; not into `taken` cells, where something stands. */
export function paintNotes(
  context: CanvasRenderingContext2D,
  { scene, layers, notes }: Frame,
  crop: Crop,
  taken: ReadonlySet<Cell>,
  palette: Palette,
  scale: number,
): void {
  const { grid } = scene.world;
  if (notes === undefined || HEIGHT * scale < SMALLEST_TEXT) return;
  const inkOf = inksFor(layers, palette);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let row = crop.first[0]; row < crop.first[0] + crop.rows; row++) {
    const [from, end] = cropOfRow(crop, grid, row);
    for (let cell = from; cell < end; cell++) {
      const text = taken.has(cell) ? '' : notes.textOf(cell);
      const size = Math.min(HEIGHT * scale, (0.9 * scale) / (WIDTH * text.length), LARGEST_TEXT);
      if (text === '' || size < SMALLEST_TEXT) continue;
      const { x, y } = grid.centre(cell);
      const isQuiet = layers.worth?.sides[cell] === NOBODY;
      context.font = `${isQuiet ? 400 : 600} ${size}px system-ui, sans-serif`;
      context.globalAlpha = isQuiet ? QUIET : 1;
      context.fillStyle = inkOf(cell);
      context.fillText(text, x * scale, y * scale + size * 0.06);
    }
  }
  context.globalAlpha = 1;
}

/** Black or white on what a cell is worth, whichever is read more easily; the usual ink on bare ground. */
function inksFor({ worth }: Layers, { wins, text }: Palette): (cell: Cell) => string {
  if (worth === undefined) return () => text;
  const known = new Map<string, string>();
  return (cell) => {
    const side = worth.sides[cell];
    if (side === NO_WORTH) return text;
    const colour = rampColour(wins[side], worth.shares[cell]);
    const ink = known.get(colour) ?? inkOn(colour);
    known.set(colour, ink);
    return ink;
  };
}
