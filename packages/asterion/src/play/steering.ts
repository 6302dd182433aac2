/** From keys, names, taps and swipes to the parts of a move, and why there is none, in words. */

import { jointMove, type Position, STAY } from '../game/index.js';
import {
  type Cell,
  type Direction,
  directionName,
  directionNamed,
  type Grid,
  type Shape,
  TUNNEL,
  type World,
} from '../world/index.js';
import type { GameDescription, MovePart, MoveParts, Narration } from './description.js';
import { capital, oneOf, placeText } from './words.js';

/** The name of staying put, as recordings write it. */
export const WAIT = 'STAY';
/** The name of going through a tunnel. */
export const TUNNEL_STEP = 'TUNNEL';

const stepName = (shape: Shape, step: Direction): string => (step === STAY ? WAIT : directionName(shape, step));

/** How a game in which somebody walks is told: a step for each mover, and all of them together are a move. */
export const walking = <
  P extends Position & {
    /** What stays the same during a game. */
    readonly setup: {
      /** Where they walk. */
      readonly world: World;
    };
  },
>(of: {
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
export type Steered =
  | {
      /** What the mover does. */
      readonly part: MovePart;
    }
  | {
      /** As sentences. */
      readonly why: string;
    };

/** What staying put is called. */
export interface Resting {
  /** Of a game, or of whoever shows a world without one. */
  readonly words: Pick<Narration<Position>, 'rest'>;
}

/** The part of that name for the mover who is next to be told. */
export function steered<P extends Position>(
  description: GameDescription<P>,
  position: P,
  world: World,
  told: readonly string[],
  name: string,
): Steered {
  const from = description.input.movers(position)[told.length];
  return partNamed(description.input.parts(position, told), world, description, name, from);
}

/** The same for whoever walks outside of a game: the part of that name among all that can be done from a cell. */
export function partNamed(
  parts: readonly MovePart[],
  { grid }: World,
  words: Resting,
  name: string,
  from: Cell | undefined,
): Steered {
  const leaning = from === undefined ? [] : partsTowards(parts, grid, from, name);
  const part = parts.find((one) => one.name === name) ?? (leaning.length === 1 ? leaning[0] : undefined);
  if (part !== undefined) return { part };
  const why =
    leaning.length > 1 ? `${oneOf(leaning.map((one) => keyed(one.name)))}?` : refusal(words, grid.shape, name);
  return { why: `${why} ${waysText(words, parts)}` };
}

/**
 * Hexagons have no north, and rings have no compass at all: whoever says a direction that the shape does not have means the
 * way that leads there in the drawing. One where one is clearly nearest, several where they are as near.
 */
function partsTowards(parts: readonly MovePart[], grid: Grid, from: Cell, name: string): readonly MovePart[] {
  const wanted = compassAngle(name);
  if (wanted === undefined || directionNamed(grid.shape, name) !== undefined) return [];
  const { x, y } = grid.centre(from);
  const near = parts.flatMap((part) => {
    const next = directionNamed(grid.shape, part.name);
    if (next === undefined || next === TUNNEL) return [];
    const to = grid.centre(part.to);
    const off = angleBetween(wanted, Math.atan2(y - to.y, to.x - x));
    return off < MOST_OFF ? [{ part, off }] : [];
  });
  const least = Math.min(...near.map(({ off }) => off));
  return near.filter(({ off }) => off < least + AS_NEAR).map(({ part }) => part);
}

/** A sixth of a turn; and how much nearer the nearest way must be to be meant without asking, in radians. */
const MOST_OFF = Math.PI / 3;
const AS_NEAR = 0.2;

/** Counter-clockwise from east, in radians, by compass name; undefined for names that are none. */
const compassAngle = (name: string): number | undefined => {
  const at = EIGHT_WINDS.indexOf(name);
  return at < 0 ? undefined : (at * Math.PI) / 4;
};

const EIGHT_WINDS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'];

function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(difference, 2 * Math.PI - difference);
}

function refusal({ words }: Resting, shape: Shape, name: string): string {
  if (name === WAIT) return words.rest.refusal;
  if (name === TUNNEL_STEP) return 'There is no tunnel here.';
  if (directionNamed(shape, name) === undefined) return `There is no ${name} on ${shape.title}.`;
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
export const hasDiagonals = ({ grid: { shape }, open }: World): boolean => {
  const straight = shape.directions.reduce(
    (bits, name, direction) => bits | (Number(/^[NSEW]$/.test(name)) << direction),
    0,
  );
  const sides = shape.sides.reduce((bits, side) => bits | (1 << side), 0);
  return (sides & ~straight) !== 0 || open.some((bits) => (bits & ~straight) !== 0);
};

/** The directions a mover could ever take: in a maze of squares the corners are no way at all. */
export function usableDirections({ grid: { shape }, open }: World): Direction[] {
  let used = shape.sides.reduce((bits, side) => bits | (1 << side), 0);
  for (const bits of open) used |= bits;
  return shape.directions.flatMap((_, direction) => (((used >> direction) & 1) === 1 ? [direction] : []));
}

/** Whether any direction of a shape has a compass name. Those of rings have none: they lead in, out and round. */
export const hasCompass = ({ directions }: Shape): boolean =>
  directions.some((name) => compassAngle(name) !== undefined);

/** The compass names a person is offered: those of the usable directions; all eight on a shape that has none, such as rings. */
export function compassNames(world: World): readonly string[] {
  const { shape } = world.grid;
  const named = usableDirections(world).map((direction) => directionName(shape, direction));
  const compass = named.filter((name) => compassAngle(name) !== undefined);
  return compass.length > 0 ? compass : EIGHT_WINDS;
}

/** The direction of a swipe, as a vector on the screen, by its compass name: the nearest that the shape has, if it has any. */
export function swiped(world: World, right: number, down: number): string {
  const angle = Math.atan2(-down, right);
  let best = { name: '', off: Infinity };
  for (const name of compassNames(world)) {
    const off = angleBetween(angle, compassAngle(name) ?? 0);
    if (off < best.off) best = { name, off };
  }
  return best.name;
}
