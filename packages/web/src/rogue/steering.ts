/** From keys, taps and swipes to steps, and why there is none. */

import { MONSTER, type RoguePosition, type RogueSetup, STAY, stepsFrom, stepTo } from 'asterion/game';
import { type Cell, type Direction, directionName, directionNamed, type Shape, TUNNEL } from 'asterion/world';

/** The name of staying put, as recordings write it. */
export const WAIT = 'STAY';

export type Steered = { readonly step: Direction } | { readonly why: string };

export const stepName = (shape: Shape, step: Direction): string => (step === STAY ? WAIT : directionName(shape, step));

/** The step of that name from a cell, or why there is none, as sentences. */
export function stepNamed(setup: RogueSetup, cell: Cell, name: string): Steered {
  const { shape } = setup.world.grid;
  const step = name === WAIT ? STAY : directionNamed(shape, name);
  if (step !== undefined && stepTo(setup, cell, step) >= 0) return { step };
  return { why: `${refusal(shape, name, step)} ${waysText(setup, cell)}` };
}

function refusal(shape: Shape, name: string, step: Direction | undefined): string {
  if (step === undefined) return `There is no ${name} on ${shape.name} cells.`;
  if (step === STAY) return 'Staying put is not allowed in this game.';
  return step === TUNNEL ? 'There is no tunnel here.' : `The way ${name} is closed.`;
}

/** `Ways here: N, E, wait.` */
export function waysText(setup: RogueSetup, cell: Cell): string {
  const { shape } = setup.world.grid;
  const ways = stepsFrom(setup, cell).map((step) => (step === STAY ? 'wait' : directionName(shape, step)));
  return `Ways here: ${ways.join(', ')}.`;
}

/** The step that leads from a cell to another, staying where they are the same; undefined if none does. */
export const stepBetween = (setup: RogueSetup, from: Cell, to: Cell): Direction | undefined =>
  stepsFrom(setup, from).find((step) => stepTo(setup, from, step) === to);

/** Who moves next; of several monsters the one after those that have been told their steps. */
export const moverOf = ({ seat, monsters, rogue }: RoguePosition, told: number): Cell =>
  seat === MONSTER ? monsters[told] : rogue;

/** Eight winds, counter-clockwise from east. */
const WINDS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const;

/** The wind of eight a vector on the screen points to. */
export function windOf(right: number, down: number): string {
  const eighths = Math.round(Math.atan2(-down, right) / (Math.PI / 4));
  return WINDS[(eighths + 8) % 8];
}

/** The direction of a swipe: the one of the shape's that can be used in this world and is nearest to it. */
export function swipedTo(setup: RogueSetup, right: number, down: number): string {
  const { shape } = setup.world.grid;
  const angle = Math.atan2(-down, right);
  let best = { name: '', off: Infinity };
  for (const direction of usableDirections(setup)) {
    const difference = Math.abs(angle - angleOf(shape, direction)) % (2 * Math.PI);
    const off = Math.min(difference, 2 * Math.PI - difference);
    if (off < best.off) best = { name: directionName(shape, direction), off };
  }
  return best.name;
}

/** Directions stand evenly around the cell, counter-clockwise from east. */
const angleOf = (shape: Shape, direction: Direction): number => (direction * 2 * Math.PI) / shape.directions.length;

/** The directions a mover could ever take: in a maze of squares the corners are no way at all. */
export function usableDirections({ world }: RogueSetup): Direction[] {
  const { shape } = world.grid;
  let used = shape.sides.reduce((bits, side) => bits | (1 << side), 0);
  for (const bits of world.open) used |= bits;
  return shape.directions.flatMap((_, direction) => (((used >> direction) & 1) === 1 ? [direction] : []));
}
