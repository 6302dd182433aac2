/** What is seen of a run at one step. */

import type { Growth } from 'asterion/generate';
import type { Solving } from 'asterion/search';
import type { Cell, Scene } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import type { SearchingPart } from './parts.js';

export interface MazeFrame extends Frame {
  /** What the search has come to so far; undefined while the maze grows, and where none was asked for. */
  readonly search: ShownSearch | undefined;
  /** Whether nothing more happens on this picture. */
  readonly isDone: boolean;
}

interface ShownSearch {
  /** The title of who searches. */
  readonly searcher: string;
  /** What is certain of its path, as a sentence. */
  readonly guarantee: string;
  /** Whether it could not even begin; `why` says why. */
  readonly isRefused: boolean;
  /** Moves it has made. */
  readonly steps: number;
  /** Cells it has been to. Counted when asked for: that takes a look at every cell. */
  readonly visited: number;
  /** The cells of its way, both ends counted; undefined before one is found. */
  readonly pathCells: number | undefined;
  /** The length of it: steps, diagonal ones longer, times what the cells cost. */
  readonly length: number | undefined;
  /** How much longer that is than any way has to be; undefined where nobody knows. */
  readonly excess: number | undefined;
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

/** Sums of diagonal steps in another order differ by less, and no two ways of different length do. */
const ROUNDING = 1e-6;

/** A moment of a search; `least` is how long its way has to be, as far as that is known. */
export function frameOfSearch(solving: Solving, searching: SearchingPart, least: number | undefined): MazeFrame {
  const { scene, searcher, fault } = searching;
  const { visited, front, done, why, steps } = solving;
  const path = done ? solving.path : undefined;
  const length = path && searching.length;
  const excess = length === undefined || least === undefined ? undefined : length - least;
  let count: number | undefined;
  const search = {
    searcher: searcher.title,
    guarantee: searcher.guarantee,
    isRefused: fault !== undefined,
    steps,
    get visited() {
      count ??= countMarks(visited);
      return count;
    },
    pathCells: path?.length,
    length,
    excess: excess !== undefined && excess < ROUNDING ? 0 : excess,
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
