/** Many games: game i is the single game with the seed `S:i`. What came of them, added up, and how sure that is. */

import { Match, type Outcome, type Position, playMatch } from '../game/index.js';
import { createRng } from '../world/index.js';
import type { AnyDescription, Tally, Tallying } from './description.js';
import type { GameSetup } from './setup.js';
import { CAP_TABLE, tableHere } from './solve.js';

/** The seed of one of many games. */
export const seedOfGame = (seed: string, game: number): string => `${seed}:${game}`;

/** The seed after one: `7` and `8`, `text:3` and `text:4`, `text` and `text:1`. */
export function seedAfter(seed: string): string {
  const [, stem, number] = /^(.*?)(\d+)$/s.exec(seed) ?? [];
  return number === undefined ? `${seed}:1` : `${stem}${BigInt(number) + 1n}`;
}

/** A tally of nothing: what sums begin with. */
export const NO_GAMES: Tally = { games: 0, results: {}, sums: {}, warned: 0, forfeits: 0, fault: undefined };

/** The order does not matter, so it does not matter who counted what. */
export const addTallies = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  results: addCounts(a.results, b.results),
  sums: addCounts(a.sums, b.sums),
  warned: a.warned + b.warned,
  forfeits: a.forfeits + b.forfeits,
  fault:
    a.fault === undefined || b.fault === undefined
      ? (a.fault ?? b.fault)
      : a.fault.game < b.fault.game
        ? a.fault
        : b.fault,
});

type Counts = Readonly<Record<string, number>>;

function addCounts(a: Counts, b: Counts): Counts {
  const sum: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/** A game of bots that is about to begin; what its cap is worth is found on the spot. */
export function matchOf(setup: GameSetup): Match<Position, unknown, unknown> {
  const { description, start: position, bots: players, seed, cap } = setup;
  const oracle = (reached: Position) => provenHere(setup, reached);
  return new Match({ game: description.game, position, players, rng: createRng(seed), cap, oracle });
}

/** Plays a game of bots to its end. */
export async function playedMatch(setup: GameSetup): Promise<Match<Position, unknown, unknown>> {
  const match = matchOf(setup);
  await playMatch(match);
  return match;
}

/** Plays a game of bots to its end and counts it; `isWon` by who moves first. */
export async function tallyOf(
  setup: GameSetup,
  game: number,
): Promise<
  Tally & {
    /** Whether whoever moves first won. */
    readonly isWon: boolean;
  }
> {
  const { description } = setup;
  const match = await playedMatch(setup);
  const { end } = match;
  const result = end?.result ?? 'forfeit';
  const isForfeit = end === undefined || end.basis === 'forfeit';
  return {
    isWon: end?.winner === description.game.seats[0],
    games: 1,
    results: { [result]: 1 },
    sums: description.tallying.sums(match.position),
    warned: description.warning?.(setup.start) === undefined ? 0 : 1,
    forfeits: isForfeit ? 1 : 0,
    fault: isForfeit ? { game, why: end?.why ?? '' } : undefined,
  };
}

/** What a game that reaches its cap is worth, by an exact table made on the spot; undefined where there is none. */
function provenHere({ description, start }: GameSetup, reached: Position): Outcome | undefined {
  const { exact } = description;
  if (exact?.atCap === undefined || exact.fault(start, CAP_TABLE) !== undefined) return undefined;
  return exact.atCap(tableHere(description, start, CAP_TABLE), reached);
}

/** Of all games, how many came out so. */
export const resultCount = ({ results }: Tally, result: string): number => results[result] ?? 0;

/** The mean of what was added up. */
export const meanOf = ({ sums, games }: Tally, key: string): number => (sums[key] ?? 0) / games;

/** The pinned report of many games: how many came out how, and the means, each under its own name. */
export const reportOf =
  (results: readonly string[], means: readonly string[]) =>
  (tally: Tally): object => ({
    games: tally.games,
    ...Object.fromEntries(results.map((result) => [result, resultCount(tally, result)])),
    ...Object.fromEntries(means.map((key) => [key, meanOf(tally, key)])),
  });

/** The results that a table lists: the game's own, and whatever else came. */
export const listedResults = (
  { tallying }: Pick<AnyDescription, 'tallying'>,
  { results }: Tally,
): Tallying<Position>['results'][number][] => {
  const others = Object.keys(results).filter((result) => tallying.results.every((one) => one.result !== result));
  return [...tallying.results, ...others.map((result) => ({ result, title: result }))];
};

/** Standard deviations of a two-sided interval, by how sure it is in percent. */
const DEVIATIONS: Readonly<Record<Sureness, number>> = { 95: 1.96, 99.9: 3.2905 };

/** How sure an interval is, in percent. */
export type Sureness = 95 | 99.9;

/** The ends between which the truth lies, as sure as was asked. */
export type Interval = readonly [from: number, to: number];

/**
 * The interval of the true share, from 0 to 1, after so many of a whole. Wilson's interval: the usual one, of the share and
 * its deviation, says that what never happened cannot happen.
 */
export function intervalOf(part: number, whole: number, sureness: Sureness): Interval {
  const share = part / whole;
  const spread = DEVIATIONS[sureness] ** 2 / whole;
  const middle = share + spread / 2;
  const half = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  return [Math.max(0, (middle - half) / (1 + spread)), Math.min(1, (middle + half) / (1 + spread))];
}

/**
 * The interval of the true difference of two shares of the same games, from -1 to 1, after so many that only the one won
 * and only the other. What both won or lost says nothing of their difference, so this is narrower than two intervals.
 */
export function differenceOf(onlyOne: number, onlyOther: number, whole: number, sureness: Sureness): Interval {
  const difference = (onlyOne - onlyOther) / whole;
  const half = DEVIATIONS[sureness] * Math.sqrt(((onlyOne + onlyOther) / whole - difference ** 2) / whole);
  return [difference - half, difference + half];
}
