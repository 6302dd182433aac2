/**
 * The text protocol between a referee and a bot.
 *
 * @module
 */

export { type BotHost, type BotPlayer, gamesTold, type Playing, runBot, seatedEntry } from './bot.js';
export { type Answer, type Choice, shortened } from './choices.js';
export { type Following } from './following.js';
export { type Event, type Heard, Hearing, type Place } from './hearing.js';
export { type MazeTask, mazeLines, pathLine, taskHeard, taskOf, type WayAnswer, wayAnswered } from './maze.js';
export { resultLine, Telling, type Told } from './telling.js';
export {
  type Clock,
  LONGEST_LINE,
  MAZE,
  type Misbehaviour,
  MOST_BYTES,
  SOLVER,
  type Strictness,
  VERSION,
} from './terms.js';
