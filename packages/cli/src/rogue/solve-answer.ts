/** What the exact table says of a dungeon, as a report and in words. */

import {
  type ChaseMoveValue,
  type ChaseValue,
  chaseMoveValues,
  chaseValueOf,
  type ExactTable,
  isCapturedWithin,
} from 'asterion/exact';
import { type RoguePosition, rogue } from 'asterion/game/rogue';
import { counted, grouped, rogueDescription } from 'asterion/play';
import { moveReport } from '../game/review.js';
import type { Solved } from '../game/table.js';

export interface SolveAnswer {
  readonly table: ExactTable;
  readonly ms: number;
  readonly position: RoguePosition;
  /** How many moves the monster has; undefined if it has all the time there is. */
  readonly within: number | undefined;
  /** The truth without such a limit. */
  readonly value: ChaseValue;
  /** Whether the monster captures, within the limit if there is one. */
  readonly isCaptured: boolean;
  /** The monster's moves that keep that win. */
  readonly winning: readonly ChaseMoveValue[];
}

export function answerOf(
  { table, ms }: Solved<ExactTable>,
  position: RoguePosition,
  within: number | undefined,
): SolveAnswer {
  const value = chaseValueOf(table, position);
  const isWin = ({ move }: ChaseMoveValue, limit: number) =>
    isCapturedWithin(table, rogue.play(position, move), limit - 1);
  const isCaptured = within === undefined ? value.verdict === 'captured' : isCapturedWithin(table, position, within);
  const winning = isCaptured
    ? chaseMoveValues(table, position).filter((entry) =>
        within === undefined ? entry.value.verdict === 'captured' : isWin(entry, within),
      )
    : [];
  return { table, ms, position, within, value, isCaptured, winning };
}

/** The report that outside callers rely on; `within` only where there is a limit, `captureIn` of a move only with depths. */
export function answerReport({ table, ms, position, within, value, isCaptured, winning }: SolveAnswer) {
  return {
    cells: table.cellCount,
    verdict: isCaptured ? 'captured' : 'evades',
    captureIn: isCaptured ? value.captureIn : null,
    winningMoves: winning.map((entry) => ({
      ...moveReport(rogueDescription, position, entry.move),
      ...(table.hasDepths ? { captureIn: countedFrom(entry) } : {}),
    })),
    states: table.stateCount,
    method: table.method,
    ms: Math.round(10 * ms) / 10,
    ...(within === undefined ? {} : { within }),
  };
}

export function answerText(answer: SolveAnswer): string {
  const { table, ms } = answer;
  const size = `${counted(table.cellCount, 'cell')}, ${grouped(table.stateCount)} states`;
  return [verdictText(answer), ...movesText(answer), `${size}, method ${table.method}, ${Math.round(ms)} ms.`, ''].join(
    '\n',
  );
}

function verdictText({ position, within, value: { verdict, captureIn }, isCaptured }: SolveAnswer): string {
  const hunters = position.monsters.length === 1 ? 'The monster captures' : 'The monsters capture';
  const limit = within === undefined ? '' : `, within the limit of ${within}`;
  if (isCaptured) return `${hunters} ${captureIn === null ? 'the rogue' : `in ${counted(captureIn, 'move')}${limit}`}.`;
  if (verdict === 'evades') return 'The rogue evades for ever.';
  return `The rogue lasts longer than the limit of ${within ?? 0}: it is captured in ${counted(captureIn ?? 0, 'move')}.`;
}

/** One mover has no more: eight directions, a tunnel, staying. Several have hundreds together. */
const MOST_NAMED = 10;

/** In how many monster moves a winning move captures, the move itself counted. */
const countedFrom = ({ value }: ChaseMoveValue): number => (value.captureIn ?? 0) + 1;

/** With depths the quickest first, and each says how long the capture takes. */
function movesText({ table, position, winning }: SolveAnswer): string[] {
  if (winning.length === 0) return [];
  const named = winning
    .toSorted((a, b) => countedFrom(a) - countedFrom(b))
    .slice(0, MOST_NAMED)
    .map((entry) => `${rogue.moveName(position, entry.move)}${table.hasDepths ? ` (in ${countedFrom(entry)})` : ''}`);
  const others = winning.length - named.length;
  return [`Winning moves: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`];
}
