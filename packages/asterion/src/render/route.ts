/** A path as lines that can be drawn: it is interrupted wherever it goes through a tunnel or over an edge. */

import {
  type Cell,
  type Direction,
  directionBetween,
  type Grid,
  isOpen,
  type Point,
  type World,
} from '../world/index.js';

/**
 * The path as lines from centre to centre, in drawing units; a line of one point is a dot. Where an edge leads to the other
 * side, one line ends at it and the next begins there. Empty for an empty path.
 */
export function routeLines(world: World, path: readonly Cell[]): Point[][] {
  const { grid } = world;
  const lines: Point[][] = [];
  let last = -1;
  for (const cell of path) {
    const direction = last < 0 ? undefined : joint(world, last, cell);
    const crossing = direction === undefined ? undefined : edgeCrossing(grid, last, direction, cell);
    if (direction === undefined) lines.push([]);
    else if (crossing !== undefined) {
      lines[lines.length - 1].push(...crossing[0]);
      lines.push([...crossing[1]]);
    }
    lines[lines.length - 1].push(grid.centre(cell));
    last = cell;
  }
  return lines;
}

/** The direction in which two cells of a path lie beside each other; undefined where no line joins them. */
function joint(world: World, from: Cell, to: Cell): Direction | undefined {
  const direction = directionBetween(world.grid, from, to);
  if (direction === undefined) return undefined;
  // Neighbours can be joined by a tunnel with the wall between them standing: a line there would go through it. Where
  // there is none, somebody walks by other rules than the world's own.
  return isOpen(world, from, direction) || world.tunnels.get(from) !== to ? direction : undefined;
}

/** Where a step over an edge that leads to the other side leaves the drawing, and where it comes back; undefined if it does not. */
function edgeCrossing(grid: Grid, from: Cell, direction: Direction, to: Cell): [Point[], Point[]] | undefined {
  const { opposite, sides } = grid.shape;
  if (!sides.includes(direction)) return areClose(grid.centre(from), grid.centre(to)) ? undefined : [[], []];
  const leaving = middleOf(grid.side(from, direction));
  const arriving = middleOf(grid.side(to, opposite[direction]));
  return Math.hypot(leaving.x - arriving.x, leaving.y - arriving.y) < 0.5 ? undefined : [[leaving], [arriving]];
}

/** Whether two cells touch by a corner in the drawing. */
const areClose = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1.5;

function middleOf(line: readonly Point[]): Point {
  const [first, last] = [line[0], line[line.length - 1]];
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}
