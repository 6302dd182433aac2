/** What whoever is to move can do, and what each of it is worth. */

import { bestMoves, type ExactTable, type Value, valueOf } from 'asterion/exact';
import { MONSTER, rogue, stepsFrom, stepsOf, stepTo } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import { stepName } from '../play/steering.js';
import type { Standing } from '../rogue/standing.js';
import { moversOf } from '../rogue/steering.js';
import { nearestMonster } from '../rogue/words.js';
import { after } from './game.js';

/** A step that can be tried. */
export interface Option {
  /** As recordings write it: `NE`, `STAY`. */
  readonly name: string;
  readonly cell: Cell;
  /** What it leads to; undefined where that is hidden, not known, or not up to this step alone. */
  readonly value: Value | undefined;
  /** Whether it keeps the exact value, where another would not. */
  readonly isBest: boolean;
  /** Whether it is what comes next on the line on screen. */
  readonly isNext: boolean;
}

/**
 * The steps of the mover who is next to be told, after the steps that other monsters have been told; none where the
 * game is over. Without a table they have no values. `next` is the move that comes next anyway.
 */
export function optionsOf(
  { position }: Standing,
  told: readonly Direction[],
  table: ExactTable | undefined,
  next: number | undefined,
): Option[] {
  if (rogue.outcome(position) !== undefined) return [];
  const { setup, seat, monsters } = position;
  const count = seat === MONSTER ? monsters.length : 1;
  const mover = moversOf(position)[told.length];
  const nextSteps = next === undefined ? [] : stepsOf(next, count);
  const isOnNext = told.every((step, at) => step === nextSteps[at]);
  const best = table && bestSteps(bestMoves(table, position), count, told);
  const steps = stepsFrom(setup, mover);
  const isChoice = best !== undefined && steps.some((step) => !best.has(step));
  return steps.map((step) => ({
    name: stepName(setup.world.grid.shape, step),
    cell: stepTo(setup, mover, step),
    value: table !== undefined && count === 1 ? valueOf(table, rogue.play(position, step)) : undefined,
    isBest: isChoice && best.has(step),
    isNext: isOnNext && step === nextSteps[told.length],
  }));
}

/** The steps of one mover in joint moves of so many that begin with those already told. */
export function bestSteps(moves: readonly number[], count: number, told: readonly Direction[]): ReadonlySet<Direction> {
  const joint = moves.map((move) => stepsOf(move, count));
  const matching = joint.filter((steps) => told.every((step, at) => step === steps[at]));
  return new Set(matching.map((steps) => steps[told.length]));
}

/**
 * A best move to be played. All of them are exact; of a rogue that evades anyway one would rather see it run than
 * stand, and of a monster that cannot win that it comes nearer.
 */
export function bestReply(table: ExactTable, standing: Standing): number {
  const way = standing.position.seat === MONSTER ? 1 : -1;
  const apart = (move: number) => way * (nearestMonster(after(standing, move).position)?.distance ?? Infinity);
  const moves = bestMoves(table, standing.position).map((move) => ({ move, apart: apart(move) }));
  return moves.reduce((best, one) => (one.apart < best.apart ? one : best)).move;
}
