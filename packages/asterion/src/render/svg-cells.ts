/** The cells of an SVG, one path a colour. */

import { type Cell, firstOfDrawnRow, type Grid, outlineOf as outlineOfCell, type Point } from '../world/index.js';
import { fillColours, fillsOf } from './fills.js';
import { outlineOf, SvgPath } from './svg-path.js';
import type { SvgPlan } from './svg-plan.js';

/** Without antialiasing, because neighbouring shapes would show a seam between them. */
export function* cellPaths(plan: SvgPlan): Generator<string, void> {
  const { grid } = plan.scene.world;
  const colours = fillColours(plan.palette);
  // Floor is most of a maze, and mostly of the colour that is there already: no path for what would not be seen.
  const paths = colours.map((colour) => (colour === plan.palette.background ? undefined : new SvgPath()));
  const fills = fillsOf(plan.scene, { ...plan.layers, path: undefined });
  if (grid.shape.isSquare) addRows(plan, grid, fills, paths);
  else if (grid.shape.lattice !== undefined) addCopies(plan, grid, fills, paths);
  else addPolygons(plan, grid, fills, paths);
  yield '<g shape-rendering="crispEdges">\n';
  for (const [fill, path] of paths.entries()) {
    const d = String(path ?? '');
    if (d !== '') yield `<path fill="${colours[fill]}" d="${d}"/>\n`;
  }
  yield '</g>\n';
}

/** Squares: cells of one fill that follow each other in a row are one rectangle. */
function addRows(plan: SvgPlan, grid: Grid, fills: Uint8Array, paths: readonly (SvgPath | undefined)[]): void {
  for (let y = 0; y < grid.rows; y++) {
    const first = firstOfDrawnRow(grid, y);
    for (let from = 0, to = 0; from < grid.cols; from = to) {
      const fill = fills[first + from];
      while (to < grid.cols && fills[first + to] === fill) to++;
      const { x: left, y: top } = plan.at({ x: from, y });
      const { x: right, y: bottom } = plan.at({ x: to, y: y + 1 });
      paths[fill]?.polygon([
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ]);
    }
  }
}

/** Cells that are all alike: every one is the first one moved. */
function addCopies(plan: SvgPlan, grid: Grid, fills: Uint8Array, paths: readonly (SvgPath | undefined)[]): void {
  const corners = cornersOf(plan, grid, 0);
  const outline = outlineOf(corners);
  const middle = plan.at(grid.centre(0));
  const [dx, dy] = [corners[0].x - middle.x, corners[0].y - middle.y];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const { x, y } = plan.at(grid.centre(cell));
    paths[fills[cell]]?.copyOf(outline, { x: x + dx, y: y + dy });
  }
}

/** Any other shape. */
function addPolygons(plan: SvgPlan, grid: Grid, fills: Uint8Array, paths: readonly (SvgPath | undefined)[]): void {
  for (let cell = 0; cell < grid.cellCount; cell++) {
    paths[fills[cell]]?.polygon(cornersOf(plan, grid, cell));
  }
}

const cornersOf = (plan: SvgPlan, grid: Grid, cell: Cell): Point[] => outlineOfCell(grid, cell).map(plan.at);
