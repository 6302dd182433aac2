/** What is seen of a run at one step. */

import type { Growth } from 'asterion/generate';
import type { Solving } from 'asterion/search';
import type { Cell, Scene } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import type { Searching } from './parts.js';

export interface MazeFrame extends Frame {
  /** What the solver has done so far; undefined while the maze grows, and where no solver was asked for. */
  readonly search: Search | undefined;
  /** Whether nothing more happens on this picture. */
  readonly isDone: boolean;
}

interface Search {
  /** Its title. */
  readonly solver: string;
  /** Moves it has made. */
  readonly steps: number;
  /** Cells it has been to. Counted when asked for: that takes a look at every cell. */
  readonly visited: number;
  /** In cells, both ends counted; undefined before a way is found. */
  readonly pathLength: number | undefined;
  /** Why it failed. */
  readonly why: string | undefined;
}

/** Without a growth: a world that was given. */
export function frameOfGrowth(scene: Scene, growth: Growth | undefined): MazeFrame {
  const isDone = growth?.done ?? true;
  // While the maze grows, the cells it has reached stand out; a grown one is plain.
  const layers = isDone ? {} : { visited: growth?.world.open, marked: growth?.front };
  return { scene, layers, search: undefined, isDone };
}

export function frameOfSearch(scene: Scene, solving: Solving, { solver }: Searching): MazeFrame {
  const { visited, front, done, why, steps } = solving;
  const path = done ? solving.path : undefined;
  let count: number | undefined;
  const search = {
    solver: solver.title,
    steps,
    get visited() {
      count ??= countMarks(visited);
      return count;
    },
    pathLength: path?.length,
    why,
  };
  return { scene, layers: { visited, path, marked: front }, search, isDone: done };
}

/** What whoever walks looks like. */
const WALKER = { you: { glyph: '@', part: 'quarry' } } as const;

/** With somebody who walks, and the way they came. */
export function withWalker(frame: MazeFrame, trail: readonly Cell[]): MazeFrame {
  const { scene } = frame;
  const known = new Set(trail);
  const actors = { ...scene.actors, you: trail.slice(-1) };
  const fact = (cell: Cell) => (known.has(cell) ? 'on your way' : undefined);
  return { ...frame, scene: { ...scene, actors }, trail, roles: WALKER, fact };
}

function countMarks(marks: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < marks.length; at++) if (marks[at] !== 0) count++;
  return count;
}
