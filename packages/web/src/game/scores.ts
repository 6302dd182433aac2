/** What was done in the levels of each game. Kept in this browser, one entry a game. */

import type { Signal } from '@preact/signals';
import { type GameLevel, type LevelScores, type LevelTrack, parseScores, starsFor } from 'asterion/play';
import { kept } from '../page/stored.js';

const signals = new Map<string, Signal<LevelScores>>();

/** The scores of a game, of which these are all tracks. */
export function scoresOf(game: string, tracks: readonly LevelTrack[]): Signal<LevelScores> {
  const levels = tracks.filter((track) => track.game === game).flatMap((track) => track.levels);
  const scores =
    signals.get(game) ??
    kept<LevelScores>(`${game}-levels`, {
      parse: (text) => parseScores(levels, text),
      format: (list) => JSON.stringify(list),
    });
  signals.set(game, scores);
  return scores;
}

/** From 0, where it was not done, to 3. */
export function starsIn(scores: LevelScores, level: GameLevel): number {
  const score = scores[level.name] as number | undefined;
  return score === undefined ? 0 : starsFor(level, score);
}

/** `★★☆`. */
export const starText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);

export const STARS =
  'Three stars for exact play, two within a quarter more moves, one for any solution; where you have to last, three without taking a move back, else two.';
