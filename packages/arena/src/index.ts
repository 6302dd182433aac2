/**
 * The arena: bots, tournaments, ratings, kept results, many machines.
 *
 * @module
 */

export type { BotSpec, Clock, GameJob, GameResult, Misbehaviour, Strictness, TruthKept } from './games/job.js';
export { type Playing, playGame, USUAL_CAP } from './games/play.js';
export { openFileStore } from './store/file-store.js';
export type { ResultRow, Store } from './store/store.js';
