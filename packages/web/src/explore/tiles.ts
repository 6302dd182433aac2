/**
 * Draws a world to explore: only what is in the window, so that it costs the same in a world of any size. Ground is an
 * image of a pixel a cell that is scaled up; then what can be told apart only where cells are large, and the figures.
 */

import type { ExplorePosition, Sighting } from 'asterion/game/explore';
import { type Cell, cellAt, drawnRow, type Grid, type Point } from 'asterion/world';
import type { Paint } from '../board/frame.js';
import { Glide } from '../board/glide.js';
import { pointUnder, type Size, type Viewport } from '../board/viewport.js';
import { type FigureBrush, type FigureKind, paintFigure, paintGlyph } from './figures.js';
import { Ground, groundColours, groundOf } from './ground.js';
import type { Look } from './looks.js';

export interface WorldPicture {
  readonly position: ExplorePosition;
  /** Undefined where everything is shown. */
  readonly eyes: Sighting | undefined;
  readonly look: Look;
}

/** CSS pixels a cell from which floor has dots, and from which letters can be read. */
const DOTS_FROM = 9;
const LETTERS_FROM = 9;

/** The part of a world that is seen: rows as drawn, from the top. */
interface SeenArea {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly cols: number;
}

/** What is drawn on, and what of. */
interface Drawing extends FigureBrush {
  readonly grid: Grid;
  readonly part: SeenArea;
  readonly ground: (cell: Cell) => number;
}

export class TilePainter {
  readonly #ground = document.createElement('canvas');
  readonly #glide = new Glide();
  #viewport: Viewport | undefined;

  /** What draws a picture. */
  painting(picture: WorldPicture): Paint {
    return (context, usual, viewport, window, ratio, now) => {
      const { position, eyes } = picture;
      const { grid } = position.world;
      const drawing = {
        context,
        grid,
        part: partIn(grid, viewport, window),
        ground: groundOf(position, eyes),
        palette: picture.look.colours(usual),
        scale: viewport.scale,
      };
      const isWritten = picture.look.isLetters && viewport.scale >= LETTERS_FROM;
      context.setTransform(ratio, 0, 0, ratio, Math.round(viewport.left * ratio), Math.round(viewport.top * ratio));
      if (isWritten) writeGround(drawing);
      else this.#paintGround(drawing);
      // Where the camera has moved with the avatar, that has not moved on the screen.
      const isStill = this.#viewport?.left === viewport.left && this.#viewport.top === viewport.top;
      this.#viewport = viewport;
      const seen = { picture, grid, marks: marksOf(picture), nameOf };
      for (const mark of this.#glide.placed(seen, isStill ? now : undefined)) {
        if (!isWithin(drawing.part, mark)) continue;
        if (isWritten) paintGlyph(drawing, mark.figure, mark.x, mark.y);
        else paintFigure(drawing, mark.figure, mark.x, mark.y, mark.isFaded);
      }
      return this.#glide.isOn;
    };
  }

  #paintGround({ context, grid, part, ground, palette, scale }: Drawing): void {
    const { top, left, rows, cols } = part;
    const image = new ImageData(cols, rows);
    const pixels = new Uint32Array(image.data.buffer);
    const colours = groundColours(palette);
    const dots = new Path2D();
    const size = Math.max(1, Math.round(scale / 9));
    eachCell(grid, part, (cell, row, col) => {
      const kind = ground(cell);
      pixels[row * cols + col] = colours[kind];
      // A dot says that it is seen now, not remembered: the two differ by more than lightness.
      if (scale >= DOTS_FROM && (kind === Ground.room || kind === Ground.corridor)) {
        const [x, y] = [(left + col + 0.5) * scale, (top + row + 0.5) * scale];
        dots.rect(x - size / 2, y - size / 2, size, size);
      }
    });
    this.#ground.width = cols; // also empties it
    this.#ground.height = rows;
    this.#ground.getContext('2d')?.putImageData(image, 0, 0);
    context.imageSmoothingEnabled = scale < 1;
    context.imageSmoothingQuality = 'high';
    context.drawImage(this.#ground, left * scale, top * scale, cols * scale, rows * scale);
    context.globalAlpha = 0.35;
    context.fillStyle = palette.text;
    context.fill(dots);
    context.globalAlpha = 1;
  }
}

const GLYPHS: readonly string[] = ['', '', '.', '.', '.', '.', '#', '#'];

function writeGround({ context, grid, part, ground, palette, scale }: Drawing): void {
  context.font = `${0.8 * scale}px ui-monospace, monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.text;
  eachCell(grid, part, (cell, row, col) => {
    const kind = ground(cell);
    if (kind === Ground.none) return;
    context.globalAlpha = kind % 2 === 1 ? 0.4 : 1;
    context.fillText(GLYPHS[kind], (part.left + col + 0.5) * scale, (part.top + row + 0.55) * scale);
  });
  context.globalAlpha = 1;
}

const isWithin = ({ top, left, rows, cols }: SeenArea, { x, y }: Point): boolean =>
  x >= left && x <= left + cols && y >= top && y <= top + rows;

interface FigureMark extends Point {
  readonly figure: FigureKind;
  /** Its number among its kind, which it keeps. */
  readonly index: number;
  /** Whether it is remembered, not seen. */
  readonly isFaded: boolean;
}

/** Those that are known of, in the order in which they are drawn. */
function marksOf({ position, eyes }: Pick<WorldPicture, 'position' | 'eyes'>): readonly FigureMark[] {
  const { world, stairs, coins, hunters, avatar } = position;
  const isKnown = (cell: Cell): boolean => eyes?.isKnown(cell) !== false;
  const isSeen = (cell: Cell): boolean => eyes?.isVisible(cell) !== false;
  const marked = (figure: FigureKind, cells: readonly Cell[], isShown: (cell: Cell) => boolean): FigureMark[] =>
    cells.flatMap((cell, index) =>
      isShown(cell) ? [{ figure, index, isFaded: !isSeen(cell), ...world.grid.centre(cell) }] : [],
    );
  return [
    ...marked('stairs', [stairs], isKnown),
    ...marked('coin', coins, isKnown),
    ...marked('avatar', [avatar], () => true),
    ...marked('hunter', hunters, isSeen),
  ];
}

/** Only the avatar and hunters walk. */
const nameOf = ({ figure, index }: FigureMark): string | undefined =>
  figure === 'avatar' || figure === 'hunter' ? `${figure} ${index}` : undefined;

function partIn(grid: Grid, viewport: Viewport, { width, height }: Size): SeenArea {
  const [from, to] = [pointUnder(viewport, 0, 0), pointUnder(viewport, width, height)];
  const [top, left] = [clamp(Math.floor(from.y), grid.rows - 1), clamp(Math.floor(from.x), grid.cols - 1)];
  const [bottom, right] = [clamp(Math.ceil(to.y), grid.rows), clamp(Math.ceil(to.x), grid.cols)];
  return { top, left, rows: Math.max(bottom - top, 1), cols: Math.max(right - left, 1) };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** Rows and columns count from the corner of the part, as drawn. */
function eachCell(
  grid: Grid,
  { top, left, rows, cols }: SeenArea,
  act: (cell: Cell, row: number, col: number) => void,
): void {
  for (let row = 0; row < rows; row++) {
    const drawn = drawnRow(grid, top + row);
    for (let col = 0; col < cols; col++) act(cellAt(grid, drawn, left + col), row, col);
  }
}
