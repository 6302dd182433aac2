/** What is said of a walk, and of a race with a solver. */

import type { ReadonlySignal } from '@preact/signals';
import { capital, compassBetween, counted, type Medal, placeText } from 'asterion/play';
import { type Cell, openDirectionsOf, type Scene, type World } from 'asterion/world';
import { openText } from '../board/describe.js';
import { stepName } from './ways.js';

/** What is to be known of a walk. */
interface Walked {
  readonly trail: ReadonlySignal<readonly Cell[]>;
  readonly par: ReadonlySignal<number | undefined>;
  readonly made: ReadonlySignal<number>;
  readonly takenBack: ReadonlySignal<number>;
  readonly medal: ReadonlySignal<Medal | undefined>;
}

/** `Maze of 20 rows and 20 columns. You are at the entrance, row 0, column 0. Open to N. Par is 106 steps.` */
export function arrivalText({ world, entrance = 0 }: Scene, walk: Pick<Walked, 'par' | 'trail'>): string {
  const par = walk.par.value;
  const { rows, cols } = world.grid;
  const size = `Maze of ${counted(rows, 'row')} and ${counted(cols, 'column')}.`;
  const known = par === undefined ? 'No way leads to the exit.' : `Par is ${counted(par, 'step')}.`;
  if (walk.trail.value.length > 1) return `${size} ${stepText(world, walk.trail.value)} ${known}`;
  return `${size} You are at the entrance, ${placeText(world.grid, entrance)}. ${waysText(world, entrance)} ${known}`;
}

/** `N to row 3, column 4. Open to N and E. 12 steps.` */
export function stepText(world: World, trail: readonly Cell[]): string {
  const [cell, before] = [trail[trail.length - 1], trail.at(-2)];
  if (before === undefined) return placeWords(world, cell, 0);
  const way = `${stepName(world, before, cell)} to ${placeText(world.grid, cell)}.`;
  return `${way} ${waysText(world, cell)} ${counted(trail.length - 1, 'step')}.`;
}

/** `Row 3, column 4. Open to N and E. 12 steps.` */
export const placeWords = (world: World, cell: Cell, steps: number): string =>
  `${capital(placeText(world.grid, cell))}. ${waysText(world, cell)} ${counted(steps, 'step')}.`;

function waysText(world: World, cell: Cell): string {
  const ways = openDirectionsOf(world, cell);
  if (ways.length === 0) return 'Closed on all sides.';
  return `${capital(openText(world.grid.shape, ways))}.${ways.length === 1 ? ' A dead end.' : ''}`;
}

/** `The exit lies NE of you, at row 19, column 19.` */
export function exitText({ world, exit }: Scene, cell: Cell): string {
  if (exit === undefined) return 'There is no exit.';
  if (exit === cell) return 'You are at the exit.';
  return `The exit lies ${compassBetween(world.grid, cell, exit)} of you, at ${placeText(world.grid, exit)}.`;
}

/** `Next: N. 56 steps to the exit.` */
export const hintText = (next: string | undefined, distance: number): string =>
  next === undefined
    ? 'No way leads to the exit from here.'
    : `Next: ${next}. ${counted(distance, 'step')} to the exit.`;

/** `Out in 110 steps, 4 of them taken back. Par is 106: silver.` */
export function outText(walk: Omit<Walked, 'trail'>): string {
  const [made, takenBack, medal] = [walk.made.value, walk.takenBack.value, walk.medal.value];
  const back = takenBack === 0 ? '' : `, ${takenBack.toLocaleString('en')} of them taken back`;
  const worth = medal === undefined ? '' : ` Par is ${walk.par.value?.toLocaleString('en')}: ${medal}.`;
  return `Out in ${counted(made, 'step')}${back}.${worth}`;
}
