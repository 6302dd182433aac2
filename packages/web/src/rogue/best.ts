/** The best moves of whoever is to move: what is drawn, and what is said. */

import { bestMoves, type ExactTable, type Value, valueOf } from 'asterion/exact';
import { MONSTER, type RoguePosition, rogue, stepsOf, stepTo } from 'asterion/game';
import type { Cell } from 'asterion/world';
import { valueText } from '../exact/words.js';
import { WAIT } from './steering.js';
import { capital } from './words.js';

export interface Best {
  /** Who goes from where to where; the same cell for staying. Of several monsters, what one best joint move is. */
  readonly steps: readonly { readonly from: Cell; readonly to: Cell }[];
  /** In short, and with what comes of it. */
  readonly choice: string;
  readonly text: string;
}

/** Undefined where nobody can move. */
export function bestOf(table: ExactTable, position: RoguePosition): Best | undefined {
  const legal = rogue.legalMoves(position);
  if (legal.length === 0) return undefined;
  const best = bestMoves(table, position);
  const isTeam = position.seat === MONSTER && position.monsters.length > 1;
  const choice = `${capital(position.seat)}${isTeam ? 's' : ''}: ${choiceText(position, best, legal.length, isTeam)}`;
  return {
    steps: (isTeam ? best.slice(0, 1) : best).flatMap((move) => stepsOfMove(position, move)),
    choice,
    text: `${choice} ${sentence(valueOf(table, position))}`,
  };
}

function stepsOfMove({ setup, seat, monsters, rogue: at }: RoguePosition, move: number) {
  const movers = seat === MONSTER ? monsters : [at];
  const steps = stepsOf(move, movers.length);
  return movers.map((from, index) => ({ from, to: stepTo(setup, from, steps[index]) }));
}

function choiceText(position: RoguePosition, best: readonly number[], legal: number, isTeam: boolean): string {
  const names = best.map((move) => rogue.moveName(position, move).replaceAll(WAIT, 'wait'));
  if (best.length === legal) return legal === 1 ? `${names[0]} is the only move.` : 'every move is as good.';
  if (isTeam) return best.length === 1 ? `best is ${names[0]}.` : `best is ${names[0]}, or ${best.length - 1} others.`;
  const last = names.length - 1;
  return `best is ${last === 0 ? names[0] : `${names.slice(0, last).join(', ')} or ${names[last]}`}.`;
}

const sentence = (value: Value): string => `With best play: ${valueText(value)}.`;
