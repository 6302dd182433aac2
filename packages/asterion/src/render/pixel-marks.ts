/** Dots, squares and letters on a picture in pixels. Where a cell is too small for a letter, its colour must do. */

import type { Point, Scene } from '../world/index.js';
import { GLYPH_HEIGHT, GLYPH_WIDTH, hasDot } from './glyphs.js';
import type { Mark } from './marks.js';
import type { Palette } from './palette.js';
import type { Raster } from './raster.js';

/** What a mark needs to know of the picture it is drawn on. */
interface Surface {
  readonly scene: Scene;
  readonly raster: Raster;
  readonly palette: Palette;
  readonly cellSize: number;
  readonly wallWidth: number;
  readonly at: (point: Point) => Point;
}

export function drawMark(surface: Surface, mark: Mark): void {
  const { raster, palette, cellSize, scene } = surface;
  const middle = surface.at(mark);
  const colour = markColour(palette, mark);
  const inside = cellSize - surface.wallWidth;
  const radius = Math.max(mark.radius * inside, Math.min(1.5, inside / 2));
  const ring = Math.max(1, cellSize / 8); // of floor, to stand out from a path or heat below
  if (cellSize < 4) {
    // No room for shapes: whatever the mark is, it fills its cell.
    drawSquare(surface, surface.at(scene.world.grid.centre(mark.cell)), inside / 2, colour);
  } else if (mark.kind === 'tunnel') {
    drawSquare(surface, middle, radius + ring / 2, palette.floor);
    drawSquare(surface, middle, radius, colour);
    drawWord(surface, middle, radius * 1.6, mark.label);
  } else {
    if (cellSize >= 8) raster.stroke(middle, middle, 2 * radius + ring, palette.floor);
    raster.stroke(middle, middle, 2 * radius, colour);
    if (mark.kind === 'actor') drawWord(surface, middle, radius * 1.5, mark.glyph);
  }
}

function markColour(palette: Palette, mark: Mark): string {
  if (mark.kind === 'tunnel') return palette.tunnels[mark.pair % palette.tunnels.length];
  return palette[mark.kind === 'actor' ? mark.part : mark.kind];
}

function drawSquare({ raster }: Surface, middle: Point, radius: number, colour: string): void {
  const side = Math.max(1, Math.round(2 * radius));
  const left = Math.round(middle.x - side / 2);
  const top = Math.round(middle.y - side / 2);
  raster.fillRect(left, top, left + side, top + side, colour);
}

/** As large as whole dots allow within a square of `room` pixels, or not at all. */
function drawWord({ raster, palette }: Surface, middle: Point, room: number, word: string): void {
  const characters = [...word];
  const cols = characters.length * (GLYPH_WIDTH + 1) - 1;
  const dot = Math.floor(Math.min(room / cols, room / GLYPH_HEIGHT));
  if (dot < 1) return;
  const left = Math.round(middle.x - (cols * dot) / 2);
  const top = Math.round(middle.y - (GLYPH_HEIGHT * dot) / 2);
  for (const [i, character] of characters.entries()) {
    for (let row = 0; row < GLYPH_HEIGHT; row++) {
      for (let col = 0; col < GLYPH_WIDTH; col++) {
        if (!hasDot(character, col, row)) continue;
        const x = left + (i * (GLYPH_WIDTH + 1) + col) * dot;
        const y = top + row * dot;
        raster.fillRect(x, y, x + dot, y + dot, palette.label);
      }
    }
  }
}
