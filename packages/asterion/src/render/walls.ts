/** All walls of a scene as lines: what a canvas strokes, an SVG writes down and a picture in pixels fills. */

import type { Grid, Scene } from '../world/index.js';
import { horizontalWalls, verticalWalls } from './square-walls.js';
import { pictureWalls, type WallTest } from './wall-rules.js';

/**
 * The lines of a picture as `x1, y1, x2, y2, ...` in drawing units, each wall once. Squares: whole straight runs,
 * horizontal ones first, from the top and the left; a wall on an edge that leads to the other side stands at both. Other
 * shapes: cell by cell, the sides of a cell in their order, so that a line often begins where the one before it ended.
 */
export function wallSegments(scene: Scene): Float64Array {
  const { grid } = scene.world;
  const hasWall = pictureWalls(scene);
  return grid.shape.isSquare ? straightRuns(grid, hasWall) : singleSides(grid, hasWall);
}

function straightRuns(grid: Grid, hasWall: WallTest): Float64Array {
  const lines = new Segments();
  for (let y = 0; y <= grid.rows; y++) {
    forEachRun(horizontalWalls(grid, hasWall, y), (from, to) => lines.add(from, y, to, y));
  }
  for (let x = 0; x <= grid.cols; x++) {
    forEachRun(verticalWalls(grid, hasWall, x), (from, to) => lines.add(x, from, x, to));
  }
  return lines.toArray();
}

function forEachRun(walls: Uint8Array, visit: (from: number, to: number) => void): void {
  for (let from = 0; from < walls.length; from++) {
    if (walls[from] === 0) continue;
    let to = from + 1;
    while (to < walls.length && walls[to] === 1) to++;
    visit(from, to);
    from = to;
  }
}

function singleSides(grid: Grid, hasWall: WallTest): Float64Array {
  const lines = new Segments();
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const side of grid.sidesOf(cell)) {
      const next = grid.neighbour(cell, side);
      if ((next >= 0 && next < cell) || !hasWall(cell, side)) continue;
      const line = grid.side(cell, side);
      for (let at = 1; at < line.length; at++) lines.add(line[at - 1].x, line[at - 1].y, line[at].x, line[at].y);
    }
  }
  return lines.toArray();
}

/** A list of four numbers a line that grows without boxing them. */
class Segments {
  #numbers = new Float64Array(256);
  #count = 0;

  add(x1: number, y1: number, x2: number, y2: number): void {
    if (this.#count + 4 > this.#numbers.length) {
      const grown = new Float64Array(this.#numbers.length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#count++] = x1;
    this.#numbers[this.#count++] = y1;
    this.#numbers[this.#count++] = x2;
    this.#numbers[this.#count++] = y2;
  }

  toArray(): Float64Array {
    return this.#numbers.slice(0, this.#count);
  }
}
