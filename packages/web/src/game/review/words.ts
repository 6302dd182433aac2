/** What is said about moves, values and mistakes under review. */

import { capital, counted, type ExactValue, type GameReview, type JudgedMove, type Mistake } from 'asterion/play';
import { titleOf } from '../exact-values.js';
import type { ReviewedGame } from './opening.js';

type Words = Pick<ReviewedGame, 'setup' | 'exact'>;

/** `Move 4, rogue E`. */
export const moveText = ({ setup }: Words, { ply, seat, name }: JudgedMove): string =>
  `Move ${ply}, ${titleOf(setup.description, seat)} ${name}`;

/** What a move was worth, as a sentence. */
export const judgementText = ({ exact }: Words, judged: JudgedMove): string => capital(exact.judgement(judged));

/** `Blunder. The escape was N; after E captured in 7.`, or `Right, evades.` */
export function verdictText(words: Words, judged: JudgedMove): string {
  const text = judgementText(words, judged);
  return judged.mistake === null ? text : `${capital(judged.mistake)}. ${text}`;
}

/** The mistakes in a sentence, for the top of the list. */
export function summaryText({ moves }: Pick<GameReview, 'moves'>, hasCounts: boolean): string {
  if (moves.length === 0) return 'No move has been made.';
  const count = (kind: Mistake) => moves.filter(({ mistake }) => mistake === kind).length;
  const kinds = (['blunder', 'inaccuracy'] as const).filter((kind) => count(kind) > 0);
  if (kinds.length > 0) return `${kinds.map((kind) => counted(count(kind), kind)).join(', ')}.`;
  return hasCounts ? 'No mistakes: every move was exact.' : 'No blunders: no move changed who wins.';
}

/** What the signs of values mean that are no plain numbers, each once: `∞: the rogue evades for ever`. */
export function signTexts(exact: Words['exact'], values: readonly ExactValue[]): string[] {
  const signed = values.map((value) => [exact.sign(value), exact.text(value)]);
  const texts = signed.filter(([sign]) => /^\D+$/.test(sign)).map(([sign, text]) => `${sign}: ${text}`);
  return [...new Set(texts)];
}

/** `88 %: 7 of 8 moves exact`. Rounded down: only a clean game is 100 %. */
export function accuracyText(moves: readonly JudgedMove[]): string {
  const exact = moves.filter(({ mistake }) => mistake === null).length;
  if (moves.length === 0) return 'no moves';
  return `${Math.floor((100 * exact) / moves.length)} %: ${exact} of ${counted(moves.length, 'move')} exact`;
}

/** The turn of the nearest mistake before (-1) or after (1) a turn; undefined if there is none. */
export function mistakeBeside(moves: readonly JudgedMove[], at: number, way: 1 | -1): number | undefined {
  const isMistake = ({ mistake, ply }: JudgedMove) => mistake !== null && (ply - at) * way > 0;
  return (way > 0 ? moves.find(isMistake) : moves.findLast(isMistake))?.ply;
}
