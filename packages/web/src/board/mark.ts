/** Marks on a canvas. Shape and letter tell them apart as well as colour: the entrance is full, the exit a target. */

import type { Mark, Palette } from 'asterion/render';

/** In CSS pixels: entrance and exit can be found on the smallest of pictures. */
const SMALLEST_DOT = 4;

/** Draws in CSS pixels from the corner of the drawing; `scale` is a cell's width. */
export function paintMark(context: CanvasRenderingContext2D, mark: Mark, palette: Palette, scale: number): void {
  const [x, y, radius] = [mark.x * scale, mark.y * scale, mark.radius * scale];
  switch (mark.kind) {
    case 'entrance':
      disc(context, x, y, Math.max(radius, SMALLEST_DOT), palette.entrance, palette.floor);
      return;
    case 'exit': {
      const size = Math.max(radius, SMALLEST_DOT);
      disc(context, x, y, size, palette.exit, palette.floor);
      disc(context, x, y, size * 0.4, palette.floor, palette.floor);
      return;
    }
    case 'tunnel':
      context.fillStyle = palette.tunnels[mark.pair % palette.tunnels.length];
      context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
      letter(context, x, y, (1.5 * radius) / Math.max(1, mark.label.length * 0.7), mark.label, palette);
      return;
    case 'actor':
      disc(context, x, y, radius, palette[mark.part], palette.floor);
      letter(context, x, y, radius * 1.3, mark.glyph, palette);
  }
}

/** With a ring around it, to stand out from the path below. */
function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string, ring: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.closePath();
  context.fillStyle = fill;
  context.strokeStyle = ring;
  context.lineWidth = Math.max(1, radius / 4);
  context.stroke();
  context.fill();
}

function letter(context: CanvasRenderingContext2D, x: number, y: number, size: number, text: string, palette: Palette) {
  if (size < 5) return;
  context.font = `bold ${size}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.label;
  context.fillText(text, x, y + size * 0.06);
}
