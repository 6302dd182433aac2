/** What a puzzle is: a position of a game, a task, and the line that is proven to be the only solution. Plain data. */

import type { Seat } from '../game/index.js';
import type { Spec } from '../play/index.js';

/** What is to be done, and how a right move is told from a wrong one. */
export interface PuzzleTask {
  /** As files write it: `escape`. */
  readonly name: PuzzleTaskName;
  /** What people read of it before they begin, as a sentence. */
  readonly aim: string;
  /** Why nothing is left to be found once it is solved, as a sentence; nothing where everybody sees it. */
  readonly end: string;
  /**
   * Whether it is enough to keep what one has, until the opponent has no move left that leaves a single right answer. Else
   * one has to get somewhere, and each right move is the only fastest.
   */
  readonly isKeeping: boolean;
}

/** The tasks there are. */
export type PuzzleTaskName = 'escape' | 'capture' | 'win' | 'hold' | 'par';

/** What the end of a line means where one keeps what one has, and where one gets somewhere. */
const SAFE = 'From here on it is plain what to do, or there is more than one way.';
const DONE = 'Whatever the other does, the next move does it.';

/** Every task, by its name. */
export const puzzleTasks: Readonly<Record<PuzzleTaskName, PuzzleTask>> = {
  escape: {
    name: 'escape',
    aim: 'One move alone escapes, several times in a row.',
    end: SAFE,
    isKeeping: true,
  },
  capture: {
    name: 'capture',
    aim: 'Find the one fastest move, each time, until the capture cannot be missed.',
    end: DONE,
    isKeeping: false,
  },
  win: {
    name: 'win',
    aim: 'Find the one fastest move, each time, until the win cannot be missed.',
    end: DONE,
    isKeeping: false,
  },
  hold: {
    name: 'hold',
    aim: 'One move alone keeps the other from winning, several times in a row.',
    end: SAFE,
    isKeeping: true,
  },
  par: { name: 'par', aim: 'Get out in the fewest moves: there is one way only.', end: '', isKeeping: false },
};

/** Rows and columns of the part of a world that is shown, first and last ones included: first row, first column, last row, last column. */
export type PuzzleBox = readonly [number, number, number, number];

/** A place in the part that is shown, by row and column. */
export type PuzzlePlace = readonly [number, number];

/** A puzzle, as packs keep it. */
export interface Puzzle {
  /** From 1, in its pack. */
  readonly number: number;
  /** What its world is grown from and the rules, or the world itself; and the moves by which its position is reached. */
  readonly spec: Spec;
  /** The part of that world that is there. */
  readonly box: PuzzleBox;
  /** Who stands where before the moves of the spec, by role: rows and columns of the part that is there. */
  readonly actors: Readonly<Record<string, readonly PuzzlePlace[]>>;
  /** Whose it is to solve. */
  readonly seat: Seat;
  /** What is to be done. */
  readonly task: PuzzleTaskName;
  /** The solution, by names of moves: the solver's and the opponent's by turns, as the game has them. */
  readonly line: readonly string[];
  /** How hard it is, from 1 to 5. */
  readonly stars: number;
  /** What it is about, by the names of themes; at least one. */
  readonly themes: readonly string[];
  /** The natural players who go wrong somewhere in the line, in their order. */
  readonly fails: readonly string[];
  /** The fewest moves one has to look ahead to find every move of the line; null where as many as are tried do not do. */
  readonly depth: number | null;
}

/** Puzzles under one name. A pack is never changed once days have been promised of it. */
export interface PuzzlePack {
  /** Of letters, digits and hyphens. */
  readonly name: string;
  /** In the order of their numbers. */
  readonly list: readonly Puzzle[];
}

/** The most rows and columns that are shown: what fits a phone. */
export const LARGEST_PUZZLE = 15;
/** The most stars. */
export const MOST_STARS = 5;
