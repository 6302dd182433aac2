/**
 * Playing: every game described once, for any host. Settings, sessions with people and bots, steering, many games, exact
 * tables and recordings.
 *
 * @module
 */

export { type Audit, auditRecording } from './audit.js';
export { type Course, lineOf, type Moment, type Standing } from './course.js';
export {
  type AnyDescription,
  type Eyes,
  type Fact,
  type Figure,
  type Fog,
  type GameDescription,
  type Hint,
  type Insider,
  Knowledge,
  type MemoryDescription,
  type MovePart,
  type MoveParts,
  type Narration,
  type Piece,
  type Players,
  type Rules,
  type Spec,
  type Tally,
  type Tallying,
  type View,
} from './description.js';
export {
  type ExactDescription,
  type ExactTrait,
  type ExactValue,
  type JudgedMove,
  type Mistake,
  type TableOptions,
  type TableSolving,
} from './exact-description.js';
export { type ExploreDescription, exploreDescription, exploreHuntedBy } from './explore.js';
export {
  beginExplore,
  type ExploreSession,
  type KeysResult,
  keysPressed,
  type LoadedExplore,
  loadExplore,
  playKeys,
  pressKey,
  saveText,
  stateHash,
} from './explore-session.js';
export { levelRecipe } from './explore-settings.js';
export { cellWords, exploreFacts, statusWords, threatWords, turnWords } from './explore-words.js';
export { gameNamed, games } from './games.js';
export { type GrownData, type GrowRequest, grownData, isGrown, keepGrown, type SceneData } from './growing.js';
export { labyrinthDescription } from './labyrinth.js';
export type { LabyrinthMemory } from './labyrinth-fog.js';
export {
  type InSight,
  inSight,
  type LabyrinthNumbers,
  labyrinthNumbers,
  namedSides,
  stepsMade,
} from './labyrinth-statistics.js';
export {
  type GameLevel,
  isLevel,
  type LevelScores,
  type LevelTrack,
  type Medal,
  medalFor,
  parseScores,
  scoreOf,
  starsFor,
} from './levels.js';
export {
  addTallies,
  differenceOf,
  type Interval,
  intervalOf,
  listedResults,
  matchOf,
  meanOf,
  NO_GAMES,
  playedMatch,
  resultCount,
  type Sureness,
  seedAfter,
  seedOfGame,
  tallyOf,
} from './many.js';
export { minotaurDescription, minotaurPlan, notMade } from './minotaur.js';
export { minotaurTracks } from './minotaur-levels.js';
export {
  endText,
  leftText,
  type NarratorOptions,
  placeAnswer,
  refusalText,
  seatAsking,
  standingText,
  statusText,
  toMove,
} from './narrator.js';
export { type GameLine, type GameStart, type Outsider, positionAt, withOutsiders } from './outsiders.js';
export { type PitsPreset, pitsDescription, pitsPresets } from './pits.js';
export { type Preset, presetOf } from './presets.js';
export {
  descriptionFor,
  type OpenedRecording,
  openRecording,
  readRecording,
} from './recordings.js';
export { type CapOracle, Referee } from './referee.js';
export {
  type Decided,
  type GameReview,
  judgeMove,
  type MatchReview,
  type Played,
  type Reviewable,
  reviewGame,
  reviewMatch,
  reviewOf,
  reviewSentences,
} from './review.js';
export { rogueDescription } from './rogue.js';
export { rogueExact } from './rogue-exact.js';
export { rogueTracks } from './rogue-levels.js';
export { dungeonPlan, dungeonSettings, rogueRules } from './rogue-settings.js';
export { sceneAt, shownScene } from './scene-at.js';
export { type Branch, Session } from './session.js';
export {
  type Beside,
  byHand,
  type GameMoment,
  type GameSetup,
  GIVEN,
  HUMAN,
  isPerson,
  isSameScene,
  peopleOf,
  type SetUp,
  SOURCE,
  settleGame,
  setUp,
  withRules,
  withRulesSaid,
} from './setup.js';
export { answerSolve, CAP_TABLE, type SolveReport, type SolveRequest, solveRequest, tableHere } from './solve.js';
export {
  charactersFor,
  compassNames,
  hasCompass,
  hasDiagonals,
  keyedPart,
  partNamed,
  type Resting,
  type Steered,
  steered,
  steeredTo,
  swiped,
  TUNNEL_STEP,
  usableDirections,
  WAIT,
  walking,
  waysText,
} from './steering.js';
export {
  Attempts,
  countedIn,
  formatStreaks,
  objectIn,
  parseStreaks,
  type Streak,
  type Streaks,
  streakOf,
} from './streaks.js';
export { Thinker, type ThinkRequest, thinkRequest } from './thinking.js';
export { gameTitles } from './titles.js';
export { allOf, capital, compassBetween, counted, grouped, oneOf, placeText, titled } from './words.js';
