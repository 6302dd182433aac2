/** From keys, taps and swipes to steps, and why there is none. */

import { STAY } from 'asterion/game';
import {
  type Cell,
  type Direction,
  directionName,
  directionNamed,
  type Shape,
  TUNNEL,
  type World,
} from 'asterion/world';

/** The name of staying put, as recordings write it. */
export const WAIT = 'STAY';

/** Where whoever is to move can go, by the rules of the game. */
export interface Ways {
  readonly world: World;
  readonly stepsFrom: (cell: Cell) => readonly Direction[];
  /** Where a step leads; -1 if it is none. */
  readonly stepTo: (cell: Cell, step: Direction) => Cell;
  /** What staying put is called, and what is said where it is not allowed. */
  readonly rest: { readonly name: string; readonly refusal: string };
}

export type Steered = { readonly step: Direction } | { readonly why: string };

export const stepName = (shape: Shape, step: Direction): string => (step === STAY ? WAIT : directionName(shape, step));

/** The step of that name from a cell, or why there is none, as sentences. */
export function stepNamed(ways: Ways, cell: Cell, name: string): Steered {
  const { shape } = ways.world.grid;
  const step = name === WAIT ? STAY : directionNamed(shape, name);
  if (step !== undefined && ways.stepTo(cell, step) >= 0) return { step };
  return { why: `${refusal(ways, name, step)} ${waysText(ways, cell)}` };
}

function refusal({ world, rest }: Ways, name: string, step: Direction | undefined): string {
  if (step === undefined) return `There is no ${name} on ${world.grid.shape.name} cells.`;
  if (step === STAY) return rest.refusal;
  return step === TUNNEL ? 'There is no tunnel here.' : `The way ${name} is closed.`;
}

/** `Ways here: N, E, wait.` */
export function waysText({ world, rest, stepsFrom }: Ways, cell: Cell): string {
  const names = stepsFrom(cell).map((step) => (step === STAY ? rest.name : directionName(world.grid.shape, step)));
  return `Ways here: ${names.join(', ')}.`;
}

/** The step that leads from a cell to another, staying where they are the same; undefined if none does. */
export const stepBetween = ({ stepsFrom, stepTo }: Ways, from: Cell, to: Cell): Direction | undefined =>
  stepsFrom(from).find((step) => stepTo(from, step) === to);

/** Eight winds, counter-clockwise from east. */
const WINDS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const;

/** The wind of eight a vector on the screen points to. */
export function windOf(right: number, down: number): string {
  const eighths = Math.round(Math.atan2(-down, right) / (Math.PI / 4));
  return WINDS[(eighths + 8) % 8];
}

/** The direction of a swipe: the one of the shape's that can be used in this world and is nearest to it. */
export function swipedTo({ world }: Pick<Ways, 'world'>, right: number, down: number): string {
  const { shape } = world.grid;
  const angle = Math.atan2(-down, right);
  let best = { name: '', off: Infinity };
  for (const direction of usableDirections({ world })) {
    const difference = Math.abs(angle - angleOf(shape, direction)) % (2 * Math.PI);
    const off = Math.min(difference, 2 * Math.PI - difference);
    if (off < best.off) best = { name: directionName(shape, direction), off };
  }
  return best.name;
}

/** Directions stand evenly around the cell, counter-clockwise from east. */
const angleOf = (shape: Shape, direction: Direction): number => (direction * 2 * Math.PI) / shape.directions.length;

/** The directions a mover could ever take: in a maze of squares the corners are no way at all. */
export function usableDirections({ world }: Pick<Ways, 'world'>): Direction[] {
  const { shape } = world.grid;
  let used = shape.sides.reduce((bits, side) => bits | (1 << side), 0);
  for (const bits of world.open) used |= bits;
  return shape.directions.flatMap((_, direction) => (((used >> direction) & 1) === 1 ? [direction] : []));
}
