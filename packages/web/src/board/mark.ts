/**
 * Marks on a canvas. Shape and letter tell them apart as well as colour: the entrance is full, the exit a target; who
 * hunts has horns, who is hunted is round, and what lies around has corners.
 */

import type { ActorKind, Mark, Palette } from 'asterion/render';

/** In CSS pixels: entrance and exit can be found on the smallest of pictures. */
const SMALLEST_DOT = 4;
/** CSS pixels a cell up to which figures grow with it: a tiny board has cells for giants. */
const LARGEST = 130;
/** In CSS pixels, half the size of a figure from which on horns can be seen. */
const HORNS_FROM = 7;

/** A cell's width, for whoever stands in it and for what is drawn around that. */
export const figureScale = (scale: number): number => Math.min(scale, LARGEST);

/** Draws in CSS pixels from the corner of the drawing; `scale` is a cell's width. */
export function paintMark(context: CanvasRenderingContext2D, mark: Mark, palette: Palette, scale: number): void {
  const [x, y, radius] = [mark.x * scale, mark.y * scale, mark.radius * figureScale(scale)];
  switch (mark.kind) {
    case 'entrance':
      fill(context, disc(x, y, Math.max(radius, SMALLEST_DOT)), radius, palette.entrance, palette.floor);
      return;
    case 'exit': {
      const size = Math.max(radius, SMALLEST_DOT);
      fill(context, disc(x, y, size), size, palette.exit, palette.floor);
      fill(context, disc(x, y, size * 0.4), size * 0.4, palette.floor, palette.floor);
      return;
    }
    case 'tunnel':
      fill(context, tile(x, y, radius), 0, palette.tunnels[mark.pair % palette.tunnels.length], palette.floor);
      letter(context, x, y, (1.5 * radius) / Math.max(1, mark.label.length * 0.7), mark.label, palette);
      return;
    case 'actor':
      fill(context, outlines[mark.part](x, y, radius), radius, palette[mark.part], palette.floor);
      letter(context, x, y + (mark.part === 'pursuer' ? 0.1 * radius : 0), radius * 1.25, mark.glyph, palette);
  }
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A square with its corners taken off. */
function tile(x: number, y: number, half: number): string {
  const [corner, side] = [0.3 * half, 1.4 * half];
  const turn = (right: number, down: number): string => `a${corner} ${corner} 0 0 1 ${right} ${down}`;
  return `M${x - side / 2} ${y - half}h${side}${turn(corner, corner)}v${side}${turn(-corner, corner)}h${-side}${turn(-corner, -corner)}v${-side}${turn(corner, -corner)}z`;
}

/** A head with two horns. */
function horned(x: number, y: number, radius: number): string {
  if (radius < HORNS_FROM) return disc(x, y, radius);
  const horns = [-1, 1].map((side) => {
    const at = (right: number, up: number): string => `${x + side * right * radius} ${y - up * radius}`;
    const [inside, tip, outside] = [at(0.3, 0.62), at(0.74, 1.2), at(0.8, 0.16)];
    const [inner, outer] = [at(0.72, 0.84), at(1.16, 0.74)];
    // Both drawn the way round the head is, or what they share with it would be a hole.
    return side < 0
      ? `M${outside}Q${outer} ${tip}Q${inner} ${inside}z`
      : `M${inside}Q${inner} ${tip}Q${outer} ${outside}z`;
  });
  return disc(x, y + 0.1 * radius, 0.9 * radius) + horns.join('');
}

/** The outline of an actor around a point, half of it `radius` wide, as the data of a path. */
export const outlines: Readonly<Record<ActorKind, (x: number, y: number, radius: number) => string>> = {
  pursuer: horned,
  quarry: disc,
  thing: tile,
};

/** With a rim around it, to stand out from whatever lies below. */
function fill(context: CanvasRenderingContext2D, d: string, radius: number, colour: string, rim: string): void {
  const path = new Path2D(d);
  context.fillStyle = colour;
  context.strokeStyle = rim;
  context.lineWidth = Math.min(Math.max(1, radius / 4), 5);
  context.stroke(path);
  context.fill(path);
}

function letter(context: CanvasRenderingContext2D, x: number, y: number, size: number, text: string, palette: Palette) {
  if (size < 5) return;
  context.font = `bold ${size}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.label;
  context.fillText(text, x, y + size * 0.06);
}
