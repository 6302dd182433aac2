/** The growth of a maze as a film: the closed world, a picture after each step, and the maze. */

import { growMaze, type Maze, type MazePlan, mazeScene } from 'asterion/generate';
import { drawPixels, type GifFilm } from 'asterion/render';
import { gifCellsFor } from '../scene/gif.js';

/** Milliseconds that all of it takes, and a step at most and at least: browsers slow down what is faster. */
const [WHOLE, SLOWEST, FASTEST] = [10_000, 200, 20];

/** Grown again, for how many steps there are is known at the end alone. */
export function growthFilm(plan: MazePlan, steps: number, maze: Maze): GifFilm {
  const growth = growMaze(plan);
  const cellSize = gifCellsFor(maze.world.grid);
  return {
    moments: steps + 1,
    at: (step) => {
      growth.advance(step - growth.steps);
      if (growth.done) return drawPixels(maze, {}, { cellSize });
      return drawPixels(mazeScene(plan, growth), { marked: growth.front }, { cellSize });
    },
    delay: Math.min(SLOWEST, Math.max(FASTEST, WHOLE / (steps + 1))),
  };
}
