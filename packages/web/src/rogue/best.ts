/** The best moves of whoever is to move: what is drawn, and what is said. */

import { bestMoves, type ExactTable, type Value, valueOf } from 'asterion/exact';
import { MONSTER, type RoguePosition, rogue, stepsOf, stepTo } from 'asterion/game';
import { valueText } from '../exact/words.js';
import { type Best, choiceText } from '../play/best.js';
import { WAIT } from '../play/steering.js';
import { capital } from '../play/words.js';

/** Undefined where nobody can move. */
export function bestOf(table: ExactTable, position: RoguePosition): Best | undefined {
  const legal = rogue.legalMoves(position);
  if (legal.length === 0) return undefined;
  const best = bestMoves(table, position);
  const isTeam = position.seat === MONSTER && position.monsters.length > 1;
  const choice = `${capital(position.seat)}${isTeam ? 's' : ''}: ${choiceOf(position, best, legal.length, isTeam)}`;
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

function choiceOf(position: RoguePosition, best: readonly number[], legal: number, isTeam: boolean): string {
  const names = best.map((move) => rogue.moveName(position, move).replaceAll(WAIT, 'wait'));
  if (!isTeam || best.length === legal) return choiceText(names, legal);
  if (best.length <= 2) return `best is ${names.join(' or ')}.`;
  return `best is ${names[0]}, or ${best.length - 1} others.`;
}

const sentence = (value: Value): string => `With best play: ${valueText(value)}.`;
