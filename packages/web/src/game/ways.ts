/**
 * Ways from cell to cell as lines over a board, which never touch a wall: a step past a corner swings clear of it, and
 * what goes where no line can (between two corners that meet, through a tunnel) is drawn with a gap.
 */

import { type Cell, directionBetween, isOpen, type Point, type World } from 'asterion/world';
import { figureScale } from '../board/mark.js';
import type { BoardModel } from '../board/model.js';

/** Straight on; past a corner, over a part of the cell beside it; or where no line fits. */
export type Passage = 'straight' | 'blocked' | { readonly beside: Cell };

/** How a line goes from one cell to another one. */
export function passage(world: World, from: Cell, to: Cell): Passage {
  const { grid } = world;
  const direction = directionBetween(grid, from, to);
  if (direction === undefined) return 'blocked';
  if (grid.shape.sides.includes(direction)) return isOpen(world, from, direction) ? 'straight' : 'blocked';
  const count = grid.shape.directions.length;
  const free = [(direction + count - 1) % count, (direction + 1) % count].flatMap((side) => {
    const beside = grid.neighbour(from, side);
    const on = beside < 0 ? undefined : directionBetween(grid, beside, to);
    return on !== undefined && isOpen(world, from, side) && isOpen(world, beside, on) ? [beside] : [];
  });
  if (free.length === 2) return 'straight';
  return free.length === 0 ? 'blocked' : { beside: free[0] };
}

type Model = Pick<BoardModel, 'viewport' | 'pixelOfCell' | 'frame'>;

/** How far from a corner towards the cell beside it a line is drawn to, as a share: it swings half as far. */
const SWING = 0.7;
/** Cells on each side of the middle of a way that stay empty where no line fits. */
const GAP = 0.17;

/** A piece of a way, and the point it comes from at its end: which way an arrow points. */
interface WayPiece {
  readonly d: string;
  readonly heading: Point;
}

/** From wherever the line is to `end`, which lies in the cell `to`. */
function piece(model: Model, from: Cell, to: Cell, end: Point): WayPiece {
  const world = model.frame.value?.scene.world;
  const [a, b] = [model.pixelOfCell(from), model.pixelOfCell(to)];
  const kind = world === undefined ? 'straight' : passage(world, from, to);
  if (kind === 'straight') return { d: `L${text(end)}`, heading: a };
  const middle = between(a, b, 0.5);
  if (kind !== 'blocked') {
    const control = between(middle, model.pixelOfCell(kind.beside), SWING);
    return { d: `Q${text(control)} ${text(end)}`, heading: control };
  }
  const share = (GAP * model.viewport.value.scale) / Math.hypot(b.x - middle.x, b.y - middle.y);
  return { d: `L${text(between(middle, a, share))}M${text(between(middle, b, share))}L${text(end)}`, heading: a };
}

/** The way through the middles of cells, from the edge of a ghost in the first to a gap before the middle of the last. */
export function wayPath(model: Model, cells: readonly Cell[], gap: number): string {
  const { scale } = model.viewport.value;
  const points = cells.map((cell) => model.pixelOfCell(cell));
  const last = cells.length - 1;
  const pieces = cells.slice(1).map((to, at) => {
    const isLast = at + 1 === last;
    return piece(model, cells[at], to, isLast ? towards(points[last], points[at], gap * scale) : points[at + 1]).d;
  });
  return `M${text(towards(points[0], points[1], 0.3 * scale))}${pieces.join('')}`;
}

/** An arrow from the edge of whoever stands in a cell to the middle of another one. */
export function arrowPath(model: Model, from: Cell, to: Cell): string {
  const scale = figureScale(model.viewport.value.scale);
  const [a, b] = [model.pixelOfCell(from), model.pixelOfCell(to)];
  const tip = towards(b, a, 0.05 * scale);
  const { d, heading } = piece(model, from, to, tip);
  const length = Math.hypot(tip.x - heading.x, tip.y - heading.y);
  const [right, down] = [(tip.x - heading.x) / length, (tip.y - heading.y) / length].map((part) => part * 0.2 * scale);
  const barb = (side: 1 | -1): string => text({ x: tip.x - right - side * down, y: tip.y - down + side * right });
  return `M${text(towards(a, b, 0.4 * scale))}${d}M${barb(1)}L${text(tip)}L${barb(-1)}`;
}

const text = ({ x, y }: Point): string => `${x} ${y}`;

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A little on the way from one point to another, at most half of it. */
const towards = (from: Point, to: Point, far: number): Point =>
  between(from, to, Math.min(far / Math.hypot(to.x - from.x, to.y - from.y), 0.5));
