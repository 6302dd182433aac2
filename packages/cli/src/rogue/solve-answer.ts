/** What the exact table says of a dungeon, as a report and in words. */

import { type ExactTable, isCapturedWithin, type MoveValue, moveValues, type Value, valueOf } from 'asterion/exact';
import { type RoguePosition, rogue } from 'asterion/game';
import { counted, grouped, rogueDescription } from 'asterion/play';
import { moveReport } from '../game/review.js';
import type { Solved } from '../game/table.js';

export interface Answer {
  readonly table: ExactTable;
  readonly ms: number;
  readonly position: RoguePosition;
  /** How many moves the monster has; undefined if it has all the time there is. */
  readonly within: number | undefined;
  /** The truth without such a limit. */
  readonly value: Value;
  /** Whether the monster captures, within the limit if there is one. */
  readonly isCaptured: boolean;
  /** The monster's moves that keep that win. */
  readonly winning: readonly MoveValue[];
}

export function answerOf(
  { table, ms }: Solved<ExactTable>,
  position: RoguePosition,
  within: number | undefined,
): Answer {
  const value = valueOf(table, position);
  const isWin = ({ move }: MoveValue, limit: number) => isCapturedWithin(table, rogue.play(position, move), limit - 1);
  const isCaptured = within === undefined ? value.verdict === 'captured' : isCapturedWithin(table, position, within);
  const winning = isCaptured
    ? moveValues(table, position).filter((entry) =>
        within === undefined ? entry.value.verdict === 'captured' : isWin(entry, within),
      )
    : [];
  return { table, ms, position, within, value, isCaptured, winning };
}

/** The report that outside callers rely on; `within` only where there is a limit. */
export function answerReport({ table, ms, position, within, value, isCaptured, winning }: Answer) {
  return {
    cells: table.cellCount,
    verdict: isCaptured ? 'captured' : 'evades',
    captureIn: isCaptured ? value.captureIn : null,
    winningMoves: winning.map(({ move }) => moveReport(rogueDescription, position, move)),
    states: table.stateCount,
    method: table.method,
    ms: Math.round(10 * ms) / 10,
    ...(within === undefined ? {} : { within }),
  };
}

export function answerText(answer: Answer): string {
  const { table, ms } = answer;
  const size = `${counted(table.cellCount, 'cell')}, ${grouped(table.stateCount)} states`;
  return [verdictText(answer), ...movesText(answer), `${size}, method ${table.method}, ${Math.round(ms)} ms.`, ''].join(
    '\n',
  );
}

function verdictText({ position, within, value: { verdict, captureIn }, isCaptured }: Answer): string {
  const hunters = position.monsters.length === 1 ? 'The monster captures' : 'The monsters capture';
  const limit = within === undefined ? '' : `, within the limit of ${within}`;
  if (isCaptured) return `${hunters} ${captureIn === null ? 'the rogue' : `in ${counted(captureIn, 'move')}${limit}`}.`;
  if (verdict === 'evades') return 'The rogue evades for ever.';
  return `The rogue lasts longer than the limit of ${within ?? 0}: it is captured in ${counted(captureIn ?? 0, 'move')}.`;
}

/** One mover has no more: eight directions, a tunnel, staying. Several have hundreds together. */
const MOST_NAMED = 10;

/** With depths the quickest first, and each says how long the capture takes, the move itself counted. */
function movesText({ table, position, winning }: Answer): string[] {
  if (winning.length === 0) return [];
  const depthOf = ({ value }: MoveValue) => value.captureIn ?? 0;
  const named = winning
    .toSorted((a, b) => depthOf(a) - depthOf(b))
    .slice(0, MOST_NAMED)
    .map((entry) => `${rogue.moveName(position, entry.move)}${table.hasDepths ? ` (in ${depthOf(entry) + 1})` : ''}`);
  const others = winning.length - named.length;
  return [`Winning moves: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`];
}
