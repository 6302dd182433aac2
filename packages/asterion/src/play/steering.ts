/** From keys, names, taps and swipes to the parts of a move, and why there is none, in words. */

import { jointMove, type Position, STAY } from '../game/index.js';
import {
  type Cell,
  type Direction,
  directionName,
  directionNamed,
  hex,
  isShape,
  type Shape,
  type World,
} from '../world/index.js';
import type { GameDescription, MovePart, MoveParts } from './description.js';
import { capital, oneOf, placeText } from './words.js';

/** The name of staying put, as recordings write it. */
export const WAIT = 'STAY';
/** The name of going through a tunnel. */
export const TUNNEL_STEP = 'TUNNEL';

const stepName = (shape: Shape, step: Direction): string => (step === STAY ? WAIT : directionName(shape, step));

/** How a game in which somebody walks is told: a step for each mover, and all of them together are a move. */
export const walking = <P extends Position & { readonly setup: { readonly world: World } }>(of: {
  movers(position: P): readonly Cell[];
  /** The steps of a mover on that cell. */
  steps(position: P, cell: Cell): readonly Direction[];
  /** Where such a step leads. */
  to(position: P, cell: Cell, step: Direction): Cell;
}): MoveParts<P, number> => ({
  movers: (position) => of.movers(position),
  parts: (position, told) => {
    const cell = of.movers(position).at(told.length);
    if (cell === undefined) return [];
    return of
      .steps(position, cell)
      .map((step) => ({ name: stepName(position.setup.world.grid.shape, step), to: of.to(position, cell, step) }));
  },
  move: (position, told) => {
    if (told.length !== of.movers(position).length) return undefined;
    const steps = told.map((name) => (name === WAIT ? STAY : directionNamed(position.setup.world.grid.shape, name)));
    return steps.every((step) => step !== undefined) ? jointMove(steps) : undefined;
  },
});

/** A part of a move, or why there is none, as sentences. */
export type Steered = { readonly part: MovePart } | { readonly why: string };

/** What staying put is called. */
export interface Resting {
  readonly words: { readonly rest: { readonly name: string; readonly refusal: string } };
}

/** The part of that name for the mover who is next to be told. */
export function steered<P extends Position>(
  description: GameDescription<P>,
  position: P,
  world: World,
  told: readonly string[],
  name: string,
): Steered {
  return partNamed(description.input.parts(position, told), world, description, name);
}

/** The same for whoever walks outside of a game: the part of that name among all that can be done. */
export function partNamed(parts: readonly MovePart[], { grid }: World, words: Resting, name: string): Steered {
  const leaning = parts.filter((part) => leansTo(grid.shape, part.name, name));
  const part = parts.find((one) => one.name === name) ?? (leaning.length === 1 ? leaning[0] : undefined);
  if (part !== undefined) return { part };
  const why =
    leaning.length > 1 ? `${oneOf(leaning.map((one) => keyed(one.name)))}?` : refusal(words, grid.shape, name);
  return { why: `${why} ${waysText(words, parts)}` };
}

/** Hexagons have no north and no south: one who says so means the way up or down, where there is but one. */
const leansTo = (shape: Shape, part: string, name: string): boolean =>
  (name === 'N' || name === 'S') && directionNamed(shape, name) === undefined && part.startsWith(name) && part !== WAIT;

function refusal({ words }: Resting, shape: Shape, name: string): string {
  if (name === WAIT) return words.rest.refusal;
  if (name === TUNNEL_STEP) return 'There is no tunnel here.';
  if (directionNamed(shape, name) === undefined) return `There is no ${name} on ${shape.name} cells.`;
  return `The way ${name} is closed.`;
}

/** `NE (key U)`: with the letter that takes it, where no arrow does. */
function keyed(name: string): string {
  const letter = name.length > 1 && COMPASS[name]?.find((key) => /^[a-z]$/.test(key));
  return letter ? `${name} (key ${letter.toUpperCase()})` : name;
}

/** `Ways here: N, SE (key N), wait.` */
export const waysText = ({ words }: Resting, parts: readonly MovePart[]): string =>
  parts.length === 0
    ? 'No way leads on from here.'
    : `Ways here: ${[...new Set(parts.map(({ name }) => (name === WAIT ? words.rest.name : keyed(name))))].join(', ')}.`;

/** The part that leads to a cell; staying where that is the mover's own. */
export function steeredTo<P extends Position>(
  description: GameDescription<P>,
  position: P,
  world: World,
  told: readonly string[],
  cell: Cell,
): Steered {
  const parts = description.input.parts(position, told);
  const part = parts.find(({ to }) => to === cell);
  if (part !== undefined) return { part };
  if (description.input.movers(position)[told.length] === cell)
    return steered(description, position, world, told, WAIT);
  return { why: `${capital(placeText(world.grid, cell))} is no step away. ${waysText(description, parts)}` };
}

/** Arrows, keypad (digits, or what it sends without Num Lock), WASD, hjkl and yubn: no letter is claimed twice. */
const COMPASS: Readonly<Record<string, readonly string[]>> = {
  N: ['up', '8', 'w', 'k'],
  S: ['down', '2', 's', 'j'],
  W: ['left', '4', 'a', 'h'],
  E: ['right', '6', 'd', 'l'],
  NW: ['home', '7', 'y'],
  NE: ['pageup', '9', 'u'],
  SW: ['end', '1', 'b'],
  SE: ['pagedown', '3', 'n'],
  [TUNNEL_STEP]: ['t'],
  [WAIT]: ['.', 'space', '5', 'clear'],
};
const NAMES = new Map(Object.entries(COMPASS).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)));

/** The name of the part a key stands for, wherever the mover is; undefined for keys that steer nothing. */
export const keyedPart = (key: string): string | undefined => NAMES.get(/^[A-Z]$/.test(key) ? key.toLowerCase() : key);

/** The letters, digits and signs that stand for a part, on any host. */
export const charactersFor = (part: string): string[] => (COMPASS[part] ?? []).filter((key) => key.length === 1);

/** Whether anybody can go any way but left, right, up and down. */
export const hasDiagonals = ({ grid, open }: World): boolean =>
  isShape(grid.shape, hex) || open.some((bits) => (bits & 0b10101010) !== 0);

/** The directions a mover could ever take: in a maze of squares the corners are no way at all. */
export function usableDirections({ grid: { shape }, open }: World): Direction[] {
  let used = shape.sides.reduce((bits, side) => bits | (1 << side), 0);
  for (const bits of open) used |= bits;
  return shape.directions.flatMap((_, direction) => (((used >> direction) & 1) === 1 ? [direction] : []));
}

/** The direction of a swipe, as a vector on the screen: the usable one that is nearest to it, by name. */
export function swiped(world: World, right: number, down: number): string {
  const { shape } = world.grid;
  const angle = Math.atan2(-down, right);
  let best = { name: '', off: Infinity };
  for (const direction of usableDirections(world)) {
    // Directions stand evenly around the cell, counter-clockwise from east.
    const difference = Math.abs(angle - (direction * 2 * Math.PI) / shape.directions.length) % (2 * Math.PI);
    const off = Math.min(difference, 2 * Math.PI - difference);
    if (off < best.off) best = { name: directionName(shape, direction), off };
  }
  return best.name;
}
