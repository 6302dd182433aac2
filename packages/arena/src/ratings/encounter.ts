/**
 * An encounter: two bots on the same world and seed. In a game for two that is a game with either at either seat, and the pair
 * of them is what counts; in a game for one each plays alone, and the better one wins.
 */

import type { GameResult, TruthKept } from '../games/job.js';

/** Plain data. */
export interface Encounter {
  /** From 0. */
  readonly round: number;
  readonly game: string;
  readonly world: string;
  readonly seed: string;
  /** The names of bots. */
  readonly a: string;
  readonly b: string;
  /** The games that decide it, by their keys, with the seat of each; null for whoever does not sit there. */
  readonly games: readonly { readonly key: string; readonly a: string | null; readonly b: string | null }[];
}

/** An encounter that has come to something. */
export interface DecidedEncounter {
  readonly encounter: Encounter;
  /** What each comparison was worth to the first of the two: 1 won, 0.5 drawn, 0 lost. Never empty. */
  readonly points: readonly number[];
}

export type Results = ReadonlyMap<string, GameResult>;

/** What an encounter came to; undefined as long as a result is missing, and null where none of its games counts. */
export function decide(encounter: Encounter, results: Results): DecidedEncounter | null | undefined {
  const played = encounter.games.map(({ key }) => results.get(key));
  if (!played.every((result) => result !== undefined)) return undefined;
  const isAlone = encounter.games.some(({ a, b }) => a === null || b === null);
  const points = isAlone ? alone(played) : together(encounter, played);
  return points.length === 0 ? null : { encounter, points };
}

/** Where somebody was not seated nothing is compared. */
function alone([a, b]: readonly GameResult[]): readonly number[] {
  if ([a, b].some(({ outcome }) => outcome === 'void')) return [];
  if (a.misbehaviour !== null && b.misbehaviour !== null) return [0.5];
  const at = a.score.findIndex((value, index) => value !== b.score[index]);
  return [at < 0 ? 0.5 : a.score[at] < (b.score[at] ?? Infinity) ? 1 : 0];
}

function together({ games }: Encounter, played: readonly GameResult[]): readonly number[] {
  const counted = games.flatMap((game, index) => {
    const result = played[index];
    return result.outcome === 'void' ? [] : [{ ...game, result }];
  });
  const points = counted.map(({ a, result: { winner } }) => (winner === null ? 0.5 : winner === a ? 1 : 0));
  if (points.some((one) => one !== 0.5)) return points;
  // Where every game is drawn, as most are between good players of some games, it is decided by who kept more of the truth.
  const [one, other] = (['a', 'b'] as const).map((who) =>
    sumOfTruth(counted.map((game) => game.result.kept?.[game[who] ?? ''])),
  );
  const order = shareOf(one) - shareOf(other);
  return Number.isNaN(order) || order === 0 ? points : points.map(() => (order > 0 ? 1 : 0));
}

const NO_TRUTH: TruthKept = { won: { moves: 0, kept: 0 }, safe: { moves: 0, kept: 0 }, movesLost: 0 };

/** What was kept in several games. */
export function sumOfTruth(parts: readonly (TruthKept | undefined)[]): TruthKept {
  const add = (a: TruthKept['won'], b: TruthKept['won']) => ({ moves: a.moves + b.moves, kept: a.kept + b.kept });
  return parts.reduce<TruthKept>(
    (sum, part = NO_TRUTH) => ({
      won: add(sum.won, part.won),
      safe: add(sum.safe, part.safe),
      movesLost: sum.movesLost + part.movesLost,
    }),
    NO_TRUTH,
  );
}

/** The share of truth kept: of the moves that could have let go of a win, or of safety, those that did not. */
const shareOf = ({ won, safe }: TruthKept): number => (won.kept + safe.kept) / (won.moves + safe.moves);
