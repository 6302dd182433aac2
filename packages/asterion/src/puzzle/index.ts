/**
 * Puzzles: positions with one right move, made and proven by exact tables. Packs of them, their making and their checking,
 * solving one, and the puzzle of the day.
 *
 * @module
 */

export { type PlayerScore, PuzzleChecker, type PuzzleReport, playerScores } from './check.js';
export { type PuzzleEra, type PuzzleOfDay, puzzleDayFault, puzzleEras, puzzleOfDay } from './days.js';
export type { AnyPuzzleGame, Approach, PuzzleCast, PuzzleGame, PuzzleSource, ValueOf } from './game.js';
export { puzzleGameNamed, puzzleSourceNamed, puzzleSources } from './games.js';
export {
  clockText,
  dayStreak,
  formatHistory,
  type PuzzleHistory,
  parseHistory,
  puzzleLink,
  type SolvedPuzzle,
  shareText,
  withSolved,
} from './history.js';
export { PuzzleMaker, type PuzzleWish } from './maker.js';
export { type OpenedPuzzle, openPuzzle, PuzzleFault } from './open.js';
export { formatPack, PACK_VERSION, parsePack } from './pack.js';
export {
  LARGEST_PUZZLE,
  MOST_STARS,
  type Puzzle,
  type PuzzleBox,
  type PuzzlePack,
  type PuzzlePlace,
  type PuzzleTask,
  type PuzzleTaskName,
  puzzleTasks,
} from './puzzle.js';
export {
  beginSolving,
  hintText,
  offerMove,
  type PuzzleRefutation,
  type PuzzleResult,
  type PuzzleSolving,
  type PuzzleStep,
  puzzleEnd,
  puzzleMoveText,
  puzzleResult,
  puzzleRule,
  puzzleStepText,
  puzzleText,
  takeHint,
  takeMoveBack,
} from './solving.js';
export { type PuzzleTheme, puzzleThemeNamed, puzzleThemes } from './themes.js';
