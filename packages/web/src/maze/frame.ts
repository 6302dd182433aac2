/** What is seen at one step of a run, and what is to be said about it. */

import { visitedCount } from 'asterion/search';
import type { Frame } from '../board/frame.js';
import type { MazeRun, Phase } from './run.js';

export interface MazeFrame extends Frame {
  readonly phase: Phase;
  readonly isDone: boolean;
  /** In cells, both ends counted; undefined before a way is found. */
  readonly pathLength: number | undefined;
  /** Cells the solver has been to; undefined without one. */
  readonly visited: number | undefined;
  /** Why the solver failed. */
  readonly why: string | undefined;
}

export function frameOf(run: MazeRun): MazeFrame {
  const { scene, growth, solving, phase, done } = run;
  // While the maze grows, the cells it has reached stand out; a grown one is plain until the solver enters.
  const visited = solving?.visited ?? (done ? undefined : growth.world.open);
  const path = solving?.done === true ? solving.path : undefined;
  return {
    scene,
    layers: { visited, path, marked: (solving ?? growth).front },
    phase,
    isDone: done,
    pathLength: path?.length,
    visited: solving === undefined ? undefined : visitedCount(solving),
    why: solving?.why,
  };
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** `step 120 of 799, growing`. */
export function stepLabel(step: number, total: number, frame: MazeFrame | undefined): string {
  const doing = frame === undefined ? '' : `, ${frame.isDone ? outcomeOf(frame) : frame.phase}`;
  return `step ${step.toLocaleString('en')} of ${total.toLocaleString('en')}${doing}`;
}

function outcomeOf({ phase, why }: MazeFrame): string {
  if (phase === 'growing') return 'grown';
  return why === undefined ? 'solved' : 'not solved';
}

/** What there is to say about a finished run. */
export function summaryOf(frame: MazeFrame): string {
  const { rows, cols } = frame.scene.world.grid;
  const size = `Maze of ${counted(rows, 'row')} and ${counted(cols, 'column')}`;
  if (frame.phase === 'growing') return `${size}, not solved: no solver was chosen.`;
  if (frame.pathLength === undefined) return `${size}, not solved. ${frame.why ?? ''}`;
  return `${size}, solved: a path of ${counted(frame.pathLength, 'cell')}, ${(frame.visited ?? 0).toLocaleString('en')} visited.`;
}
