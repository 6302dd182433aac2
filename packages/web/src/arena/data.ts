/**
 * What the server tells of tournaments. It is read with care: whoever serves the page need not be of its version, and names
 * of bots come from anywhere. What is not as expected throws a sentence that says where.
 */

const STATES = ['running', 'waiting', 'finished', 'stopped'] as const;
export type State = (typeof STATES)[number];

/** A tournament in the list of all. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly state: State;
  /** Games that are over, and all that are scheduled so far. */
  readonly done: number;
  readonly games: number;
}

interface Share {
  readonly moves: number;
  readonly kept: number;
}

export interface BotRow {
  readonly name: string;
  /** What it is at least: its mean less three deviations. */
  readonly rating: number;
  /** One deviation. */
  readonly uncertainty: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly forfeits: number;
  /** What it kept of the exact truth; null where there is none to be known. */
  readonly kept: { readonly won: Share; readonly safe: Share; readonly movesLost: number } | null;
}

/** Two who met; the share of points is that of the first of them. */
export interface PairRow {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** A game: what was played, and by whom. */
export interface GameRow {
  readonly key: string;
  readonly game: string;
  readonly world: string;
  readonly seed: string;
  /** Names of bots by seat. */
  readonly seats: Readonly<Record<string, string>>;
  readonly moves: number;
}

export interface RunningGame extends GameRow {
  /** As far as it was played; undefined where there is nothing to draw. */
  readonly recording: string | undefined;
}

export interface FinishedGame extends GameRow {
  readonly outcome: string;
  readonly why: string | undefined;
  readonly hasRecording: boolean;
}

export interface Tournament extends Listed {
  /** Why it was stopped, in words. */
  readonly why: string | undefined;
  /** From 0. */
  readonly round: number;
  readonly leftSeconds: number | undefined;
  readonly pairing: string;
  readonly seed: string;
  /** The best first. */
  readonly bots: readonly BotRow[];
  /** In the order in which the bots are named. */
  readonly pairs: readonly PairRow[];
  readonly verdict: 'a' | 'b' | undefined;
  readonly running: readonly RunningGame[];
  /** The last one first. */
  readonly latest: readonly FinishedGame[];
}

export const readList = (value: unknown): readonly Listed[] => listIn(value, 'tournaments', readListed);

export const readGames = (value: unknown): readonly FinishedGame[] => listIn(value, 'games', readFinished);

export function readTournament(value: unknown): Tournament {
  const verdict = fieldOf(value, 'verdict');
  const left = fieldOf(value, 'leftSeconds');
  return {
    ...readListed(value),
    why: wordsIn(value, 'why'),
    round: numberIn(value, 'round'),
    leftSeconds: left === undefined || left === null ? undefined : numberIn(value, 'leftSeconds'),
    pairing: textIn(value, 'pairing'),
    seed: textIn(value, 'seed'),
    bots: listIn(value, 'bots', readBot),
    pairs: listIn(value, 'pairs', readPair),
    verdict: verdict === 'a' || verdict === 'b' ? verdict : undefined,
    running: listIn(value, 'running', (game) => ({ ...readGame(game), recording: wordsIn(game, 'recording') })),
    latest: listIn(value, 'latest', readFinished),
  };
}

function readListed(value: unknown): Listed {
  const state = STATES.find((one) => one === fieldOf(value, 'state'));
  if (state === undefined) throw new TypeError(`Expected a state in "state": ${STATES.join(', ')}.`);
  return {
    id: textIn(value, 'id'),
    name: textIn(value, 'name'),
    state,
    done: numberIn(value, 'done'),
    games: numberIn(value, 'games'),
  };
}

function readBot(value: unknown): BotRow {
  const [name, kept] = [textIn(value, 'name'), fieldOf(value, 'kept')];
  const numbers = ['rating', 'uncertainty', 'won', 'drawn', 'lost', 'forfeits'].map((key) => numberIn(value, key));
  const [rating, uncertainty, won, drawn, lost, forfeits] = numbers;
  const share = (key: string): Share => {
    const found = fieldOf(kept, key);
    return { moves: numberIn(found, 'moves'), kept: numberIn(found, 'kept') };
  };
  return {
    ...{ name, rating, uncertainty, won, drawn, lost, forfeits },
    kept:
      kept === null || kept === undefined
        ? null
        : { won: share('won'), safe: share('safe'), movesLost: numberIn(kept, 'movesLost') },
  };
}

function readPair(value: unknown): PairRow {
  const [score, low, high, games] = ['score', 'low', 'high', 'games'].map((key) => numberIn(value, key));
  return { a: textIn(value, 'a'), b: textIn(value, 'b'), score, low, high, games };
}

function readGame(value: unknown): GameRow {
  const [key, game, world, seed] = ['key', 'game', 'world', 'seed'].map((name) => textIn(value, name));
  const seats = fieldOf(value, 'seats');
  const names = Object.keys(objectOf(seats, 'seats')).map((seat): [string, string] => [seat, textIn(seats, seat)]);
  return { key, game, world, seed, seats: Object.fromEntries(names), moves: numberIn(value, 'moves') };
}

function readFinished(value: unknown): FinishedGame {
  return {
    ...readGame(value),
    outcome: textIn(value, 'outcome'),
    why: wordsIn(value, 'why'),
    hasRecording: fieldOf(value, 'hasRecording') === true,
  };
}

function objectOf(value: unknown, where: string): object {
  if (typeof value !== 'object' || value === null) throw new TypeError(`Expected an object with "${where}".`);
  return value;
}

const fieldOf = (value: unknown, key: string): unknown =>
  Object.hasOwn(objectOf(value, key), key) ? (value as Record<string, unknown>)[key] : undefined;

function textIn(value: unknown, key: string): string {
  const found = fieldOf(value, key);
  if (typeof found !== 'string') throw new TypeError(`Expected text in "${key}".`);
  return found;
}

/** Where there may be none. */
function wordsIn(value: unknown, key: string): string | undefined {
  const found = fieldOf(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function numberIn(value: unknown, key: string): number {
  const found = fieldOf(value, key);
  if (typeof found !== 'number' || !Number.isFinite(found)) throw new TypeError(`Expected a number in "${key}".`);
  return found;
}

function listIn<T>(value: unknown, key: string, read: (entry: unknown) => T): readonly T[] {
  const found = fieldOf(value, key);
  if (!Array.isArray(found)) throw new TypeError(`Expected a list in "${key}".`);
  return (found as unknown[]).map(read);
}
