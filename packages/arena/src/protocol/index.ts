/**
 * The text protocol between a referee and a bot.
 *
 * @module
 */

export { type BotHost, type BotPlayer, gamesTold, type Playing, runBot, seatedEntry } from './bot.js';
export { type MoveAnswer, shortened, type ToldMove } from './choices.js';
export { type Following } from './following.js';
export { type Heard, type HeardEvent, Hearing, type RowColumn } from './hearing.js';
export { type MazeTask, mazeLines, pathLine, taskHeard, taskOf, type WayAnswer, wayAnswered } from './maze.js';
export { type GameTerms, resultLine, SeatTelling } from './telling.js';
export {
  LONGEST_LINE,
  MAZE,
  type Misbehaviour,
  MOST_BYTES,
  SOLVER,
  type Strictness,
  type TimeControl,
  VERSION,
} from './terms.js';
