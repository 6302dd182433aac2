/**
 * Steps: the moves of games in which somebody walks. A step is a direction, `TUNNEL` or `STAY`. Several who move together
 * make one joint move, a number whose digits are their steps, first mover lowest.
 */

import { type Direction, directionName, directionNamed, type Shape } from '../world/index.js';

/** The step of a mover that stays where it is: comes after `TUNNEL`. */
export const STAY: Direction = 17;

/** Digits of a joint move run from 0 to `STAY`. */
const STEP_BASE = 18;

/** The most movers whose steps fit into a number. */
export const MOST_MOVERS = 12;

/** The joint move of some steps. */
export const jointMove = (steps: readonly Direction[]): number =>
  steps.reduceRight((move, step) => move * STEP_BASE + step, 0);

/** The steps of a joint move of `count` movers. */
export function stepsOf(move: number, count: number): Direction[] {
  const steps: Direction[] = [];
  for (let rest = move, left = count; left > 0; left--) {
    steps.push(rest % STEP_BASE);
    rest = Math.floor(rest / STEP_BASE);
  }
  return steps;
}

/** Every joint move of movers with these steps each, in a fixed order. */
export function jointMoves(stepsByMover: readonly (readonly Direction[])[]): number[] {
  let moves = [0];
  for (let at = stepsByMover.length - 1; at >= 0; at--) {
    moves = moves.flatMap((move) => stepsByMover[at].map((step) => move * STEP_BASE + step));
  }
  return moves;
}

/** Whether a stranger's number can be a move of `count` movers at all. Minus zero is no direction, though it equals one. */
export const isMoveOf = (move: number, count: number): boolean =>
  Number.isSafeInteger(move) && !Object.is(move, -0) && move >= 0 && move < STEP_BASE ** count;

const STAY_NAME = 'STAY';
/** Between the steps of several movers. */
const JOINT = '+';

/** A joint move as recordings write it: `NE`, or `E+STAY`. */
export const jointName = (shape: Shape, move: number, count: number): string =>
  stepsOf(move, count)
    .map((step) => (step === STAY ? STAY_NAME : directionName(shape, step)))
    .join(JOINT);

/** The joint move of that name; undefined if there is none. */
export function jointNamed(shape: Shape, name: string, count: number): number | undefined {
  const names = name.toUpperCase().split(JOINT);
  if (names.length !== count) return undefined;
  const steps = names.map((part) => (part === STAY_NAME ? STAY : directionNamed(shape, part)));
  return steps.every((step) => step !== undefined) ? jointMove(steps) : undefined;
}
