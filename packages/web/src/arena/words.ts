/** Tournaments in words. */

import { allOf, capital, counted, gameTitles, grouped } from 'asterion/play';
import type { FinishedGame, GameRow, Listed, PairRow, State, Tournament } from './data.js';

export const STATE_TEXTS: Readonly<Record<State, string>> = {
  running: 'Running',
  waiting: 'Waiting',
  finished: 'Finished',
  stopped: 'Stopped',
};

/** `34 of 120 games`; `120 games` once all are over. */
export const progressText = ({ done, games }: Pick<Listed, 'done' | 'games'>): string =>
  done === games ? counted(games, 'game') : `${grouped(done)} of ${counted(games, 'game')}`;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `about 3 minutes left`: as exact as such a guess is. */
export function timeLeftText(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 1.5 * MINUTE) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  if (seconds < 1.5 * HOUR) return `about ${counted(Math.round(seconds / MINUTE), 'minute')} left`;
  return `about ${counted(Math.round(seconds / HOUR), 'hour')} left`;
}

const PAIRINGS: Readonly<Record<string, string>> = {
  'round-robin': 'everybody against everybody',
  gauntlet: 'the first against all others',
  swiss: 'Swiss pairs',
  'king-of-the-hill': 'king of the hill',
};

/** `4 bots · everybody against everybody · seed 7` */
export function planText({ bots, pairing, round, seed }: Tournament): string {
  const hasRounds = pairing !== 'round-robin' && pairing !== 'gauntlet';
  return [
    counted(bots.length, 'bot'),
    Object.hasOwn(PAIRINGS, pairing) ? PAIRINGS[pairing] : pairing,
    ...(hasRounds ? [`round ${round + 1}`] : []),
    `seed ${seed}`,
  ].join(' · ');
}

/** How it stands, in a sentence: what is told when that changes. */
export function standText(tournament: Tournament): string {
  const { state, why, verdict, pairs } = tournament;
  if (state === 'stopped') return `Stopped after ${progressText(tournament)}.${why === undefined ? '' : ` ${why}`}`;
  if (state === 'waiting') return 'Waiting: another tournament is played first.';
  if (state === 'running') return 'Games are being played.';
  const [pair] = pairs;
  if (verdict !== undefined && pair !== undefined)
    return `Finished: ${verdict === 'a' ? pair.a : pair.b} is better; the duel has stopped there.`;
  return `Finished${leadersText(tournament)}.`;
}

/** `: minimax is first, with a rating of 21.3` */
function leadersText({ bots, done }: Tournament): string {
  if (bots.length === 0 || done === 0) return '';
  const best = bots.filter(({ rating }) => rating === bots[0].rating).map(({ name }) => name);
  const names = best.length > 3 ? `${counted(best.length, 'bot')} together` : allOf(best);
  return `: ${names} ${best.length === 1 ? 'is' : 'are'} first, with a rating of ${bots[0].rating.toFixed(1)}`;
}

/** `63.6` */
export const percentText = (share: number): string => (100 * share).toFixed(1);

/** A pair as the first of them sees it, whoever that is. */
export const seenBy = (pair: PairRow, name: string): PairRow =>
  pair.a === name
    ? pair
    : { ...pair, a: pair.b, b: pair.a, score: 1 - pair.score, low: 1 - pair.high, high: 1 - pair.low };

/** `bfs against cycle: 63.6 % of the points (58.5 to 68.4) in 24 games` */
export const pairText = ({ a, b, score, low, high, games }: PairRow): string =>
  `${a} against ${b}: ${percentText(score)} % of the points (${percentText(low)} to ${percentText(high)}) in ${counted(games, 'game')}`;

/** What was kept of what there was to keep, in percent; `–` where there was nothing. */
export const keptText = (share: { readonly moves: number; readonly kept: number } | undefined): string =>
  share === undefined || share.moves === 0 ? '–' : percentText(share.kept / share.moves);

/** What people call a game. */
export const gameTitle = (game: string): string =>
  Object.hasOwn(gameTitles, game) ? gameTitles[game as keyof typeof gameTitles].title : capital(game);

/** `bfs (monster), cycle (rogue)`; the name alone where there is one seat. */
export function seatsText({ seats }: Pick<GameRow, 'seats'>): string {
  const entries = Object.entries(seats);
  if (entries.length === 1) return entries[0][1];
  return entries.map(([seat, name]) => `${name} (${seat})`).join(', ');
}

/** `Rogue, corners, seed 7:0` */
export const whereText = ({ game, world, seed }: GameRow): string =>
  [gameTitle(game), ...(world === '' ? [] : [world]), `seed ${seed}`].join(', ');

/** `capture, 34 moves` */
export const endText = ({ outcome, moves }: FinishedGame): string => `${outcome}, ${counted(moves, 'move')}`;
