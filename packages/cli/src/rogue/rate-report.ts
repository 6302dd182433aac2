/** Ratings as a report and as tables. */

import { addRatings, NO_RATING, type Rating, type Score } from 'asterion/exact';
import { MONSTER } from 'asterion/game/rogue';
import { counted, grouped } from 'asterion/play';
import { tableText } from '../host/text.js';
import type { Seated } from './rate-thread.js';

/** A player on a side, and its ratings. */
export interface Rated extends Seated {
  readonly byDungeon: { readonly dungeon: string; readonly rating: Rating }[];
}

const sumOf = ({ byDungeon }: Rated): Rating =>
  byDungeon.reduce((sum, { rating }) => addRatings(sum, rating), NO_RATING);

/** The report that outside callers rely on: of one rating the object itself, of several a list of such. */
export function ratedReport(rated: readonly Rated[]): object {
  const reports = rated.map((entry) => {
    const { won, safe, movesLost, sampled } = sumOf(entry);
    const { name: player, side, byDungeon } = entry;
    return { player, side, dungeons: byDungeon.length, won, safe, movesLost, sampled };
  });
  return reports.length === 1 ? reports[0] : { ratings: reports };
}

const COLUMNS = ['won starts', 'kept', '', 'safe starts', 'kept', '', 'moves lost'];

const cellsOf = ({ won, safe, movesLost }: Rating): string[] => [...scored(won), ...scored(safe), grouped(movesLost)];

const scored = ({ starts, kept }: Score): string[] => [grouped(starts), grouped(kept), percentText(kept, starts)];

/** Cut, not rounded: 100 % is for all of them. */
const percentText = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${(Math.floor((1000 * part) / whole) / 10).toFixed(1)} %`;

/** One player on one side, dungeon by dungeon. */
export function ratedTable(rated: Rated): string {
  const sum = sumOf(rated);
  const { name, side, byDungeon } = rated;
  const opponent = side === MONSTER ? 'rogue' : 'monster';
  const how = sum.sampled
    ? `a sample of ${counted(sum.won.starts + sum.safe.starts, 'game')} against the optimal ${opponent}`
    : `every start against the best possible ${opponent}`;
  const rows = [...byDungeon.map(({ dungeon, rating }) => [dungeon, ...cellsOf(rating)]), ['all', ...cellsOf(sum)]];
  return `${name} as ${side}: ${counted(byDungeon.length, 'dungeon')}, ${how}.\n\n${tableText(['dungeon', ...COLUMNS], rows)}`;
}

/** Many players, one line each. */
export function sumsTable(rated: readonly Rated[]): string {
  const sums = rated.map((entry) => ({ ...entry, sum: sumOf(entry) }));
  const rows = sums.map(({ name, side, sum }) => [`${name}${sum.sampled ? '*' : ''}`, side, ...cellsOf(sum)]);
  const note = sums.some(({ sum }) => sum.sampled)
    ? '\n* A sample: games against the optimal player. The others: every start, against the best possible answer.\n'
    : '';
  return `${tableText(['player', 'side', ...COLUMNS], rows, 2)}${note}`;
}
