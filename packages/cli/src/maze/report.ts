/** The report object of the maze commands, as outside callers rely on it. */

import { type Analysis, type Solving, visitedCount } from 'asterion/search';
import type { Scene } from 'asterion/world';

/** A solver's name and what it found. */
export interface Solved {
  readonly name: string;
  readonly solving: Solving;
}

export function mazeReport({ world, made }: Scene, analysis: Analysis, solved: Solved | undefined) {
  const { perfect, why, cells, passages, deadEnds, junctions, crossroads, loops, pieces, corridors } = analysis;
  return {
    shape: world.grid.shape.name,
    rows: world.grid.rows,
    cols: world.grid.cols,
    seed: made?.seed ?? null,
    generator: made?.generator ?? null,
    perfect,
    why: why ?? null,
    cells,
    passages,
    deadEnds,
    junctions,
    crossroads,
    loops,
    pieces,
    corridors,
    longestPath: analysis.longestPath.length,
    longestPathExact: analysis.longestPathExact,
    solver: solved === undefined ? null : solverReport(solved),
  };
}

const solverReport = ({ name, solving }: Solved) => ({ name, ...foundReport(solving) });

/** What a search came to. */
export const foundReport = (solving: Solving) => ({
  solved: solving.path !== undefined,
  why: solving.why ?? null,
  pathLength: solving.path?.length ?? 0,
  visited: visitedCount(solving),
  steps: solving.steps,
});
