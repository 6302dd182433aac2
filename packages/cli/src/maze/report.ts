/** The report object of the maze commands, as outside callers rely on it. */

import { analyse, type Solving, visitedCount } from 'asterion/search';
import type { Scene } from 'asterion/world';

export function mazeReport({ world, made }: Scene, solver: string | undefined, solving: Solving | undefined) {
  const { perfect, why, cells, passages, deadEnds, junctions, crossroads } = analyse(world);
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
    solver: solver === undefined || solving === undefined ? null : solverReport(solver, solving),
  };
}

const solverReport = (name: string, solving: Solving) => ({
  name,
  solved: solving.path !== undefined,
  why: solving.why ?? null,
  pathLength: solving.path?.length ?? 0,
  visited: visitedCount(solving),
  steps: solving.steps,
});
