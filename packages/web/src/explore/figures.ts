/**
 * Whoever stands in a world and whatever lies there, on a canvas. Each has a shape of its own, so that nothing is told by
 * colour alone: the avatar is a disc, a hunter a diamond, a coin a ring, the stairs are steps.
 */

import type { Palette } from 'asterion/render';

export type FigureKind = 'avatar' | 'hunter' | 'coin' | 'stairs';

/** As in a terminal. */
export const LETTERS: Readonly<Record<FigureKind, string>> = { avatar: '@', hunter: 'E', coin: '$', stairs: '>' };

/** CSS pixels from which a letter in a shape can be read. */
const LETTER_FROM = 15;
/** CSS pixels below which nothing shrinks: it must be found on the smallest of maps. */
const SMALLEST = 5;

const partOf: Readonly<Record<FigureKind, 'quarry' | 'pursuer' | 'thing' | 'exit'>> = {
  avatar: 'quarry',
  hunter: 'pursuer',
  coin: 'thing',
  stairs: 'exit',
};

/** The outline of a figure around a point, half of it `r` wide. */
const outlines: Readonly<Record<FigureKind, (path: Path2D, x: number, y: number, r: number) => void>> = {
  avatar: (path, x, y, r) => path.arc(x, y, 0.88 * r, 0, 2 * Math.PI),
  hunter: (path, x, y, r) => polygon(path, x, y, r, [0, -1.08, 1.08, 0, 0, 1.08, -1.08, 0]),
  coin: (path, x, y, r) => {
    path.arc(x, y, 0.58 * r, 0, 2 * Math.PI);
    path.closePath();
    path.moveTo(x + 0.26 * r, y);
    path.arc(x, y, 0.26 * r, 0, 2 * Math.PI, true);
  },
  stairs: (path, x, y, r) =>
    polygon(path, x, y, r, [-0.9, 0.8, -0.9, 0.3, -0.3, 0.3, -0.3, -0.25, 0.3, -0.25, 0.3, -0.8, 0.9, -0.8, 0.9, 0.8]),
};

function polygon(path: Path2D, x: number, y: number, r: number, points: readonly number[]): void {
  for (let at = 0; at < points.length; at += 2) path.lineTo(x + points[at] * r, y + points[at + 1] * r);
}

/** What is drawn on, in CSS pixels; a cell is `scale` wide. */
export interface FigureBrush {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  readonly scale: number;
}

/** Draws a figure around a point of the grid. */
export function paintFigure(brush: FigureBrush, figure: FigureKind, x: number, y: number, isFaded: boolean): void {
  const { context, palette, scale } = brush;
  const path = new Path2D();
  outlines[figure](path, x * scale, y * scale, Math.max(0.44 * scale, SMALLEST));
  path.closePath();
  context.globalAlpha = isFaded ? 0.6 : 1;
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1.5, scale / 12);
  context.strokeStyle = palette.floor;
  context.stroke(path);
  context.fillStyle = palette[partOf[figure]];
  context.fill(path);
  context.globalAlpha = 1;
  const hasLetter = figure === 'avatar' || figure === 'hunter';
  if (hasLetter && scale >= LETTER_FROM) paintGlyph(brush, figure, x, y, 0.5, palette.label);
}

/** Draws only the letter of a figure: in its colour, and as large a part of its cell, unless told. */
export function paintGlyph(
  { context, palette, scale }: FigureBrush,
  figure: FigureKind,
  x: number,
  y: number,
  share = 0.85,
  colour = palette[partOf[figure]],
): void {
  const size = share * scale;
  context.font = `bold ${size}px ui-monospace, monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(LETTERS[figure], x * scale, y * scale + size * 0.06);
}
