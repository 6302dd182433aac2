/**
 * The arena: bots, tournaments, ratings, kept results, many machines.
 *
 * @module
 */

export { Programs } from './bots/seated.js';
export type { Engine, Task } from './engine/engine.js';
export { checkSandbox, inSandbox } from './engine/in-sandbox.js';
export { LocalEngine } from './engine/local-engine.js';
export type { QueueSettings } from './engine/queue-engine.js';
export { openQueueEngine, runWorker } from './engine/remote.js';
export type { WorkerSettings } from './engine/worker.js';
export type {
  BotSpec,
  GameJob,
  GameResult,
  Misbehaviour,
  RunningGame,
  Strictness,
  TimeControl,
  TruthKept,
} from './games/job.js';
export { type Playing, playGame } from './games/play.js';
export { Refused } from './games/refused.js';
export { USUAL_CAP } from './games/registered-game.js';
export type { DecidedEncounter, Encounter } from './ratings/encounter.js';
export { DEVIATIONS, type Skill, skillsOf } from './ratings/leaderboard.js';
export { type PairScore, shareInterval } from './ratings/pair-score.js';
export type { SprtPlan, Verdict } from './ratings/sprt.js';
export { type BotStanding, type Standings, standingsOf, type Wrong } from './ratings/standings.js';
export { type LiveGame, LiveTournament, type LiveView } from './run/live.js';
export type { TournamentState } from './run/played.js';
export { keptState, type Progress, type Running, runTournament } from './run/run.js';
export { sandboxedModuleBot } from './sandbox/index.js';
export { openFileStore } from './store/file-store.js';
export { openStore } from './store/open-store.js';
export { isPostgres, openPostgresStore } from './store/postgres-store.js';
export type { ResultRow, Store } from './store/store.js';
export type { Surroundings } from './tournament/contestants.js';
export { readTournament, tournamentOf, USUAL_CLOCK } from './tournament/read.js';
export {
  type Contestant,
  PAIRINGS,
  type Tournament,
  type TournamentGame,
  type TournamentWorld,
} from './tournament/tournament.js';
