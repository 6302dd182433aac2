/** The knobs of a dungeon: what may be asked for, what is taken where nothing is asked, and what is refused. */

import { checkKinds, type Kinds, shownValue } from '../../settings/index.js';
import { type Origin, seedText } from '../../world/index.js';
import { planSizeFault, squaresFault, WORLD_PLAN, type WorldPlan } from '../plan.js';

/** A number, or the least and the most of numbers to draw from, both included. */
export type Range = number | readonly [least: number, most: number];

/** What to generate: 5 to 255 rows and columns of squares, 19 if absent. With either origin the picture is the same. */
export interface DungeonPlan extends WorldPlan {
  /** Rows and columns of rock along the edge, which count among `rows` and `cols`: 0 if absent, so that rooms may lie there. */
  readonly border?: number;
  /** How many rooms to scatter, 1 or more; fewer are made where no more fit. As many as leave some rock if absent. */
  readonly rooms?: Range;
  /** Sides of the rooms in cells, 2 or more; what is longer than the shorter side of the dungeon is cut. Grows with it if absent. */
  readonly roomSize?: Range;
  /** Corridors beyond those that join the rooms: how many, or as a share of those. A share of 0.4 if absent. */
  readonly loops?:
    | number
    | {
        /** 0 to 10: how many for each corridor that joins rooms; the number is rounded. */
        readonly share: number;
      };
  /** How many corridors lead nowhere; 1 if absent. */
  readonly deadEnds?: number;
  /** Whether rooms may touch by a side or a corner; false if absent. If so, about half are put against another. */
  readonly touching?: boolean;
  /** 0 to 12; 1 if absent. The game of Rogue wants one or more. */
  readonly monsters?: number;
}

const DUNGEON_PLAN: Kinds<DungeonPlan> = {
  ...WORLD_PLAN,
  border: 'a number',
  rooms: 'a number or an array of least and most',
  roomSize: 'a number or an array of least and most',
  loops: 'a number or an object with a share',
  deadEnds: 'a number',
  touching: 'a boolean',
  monsters: 'a number',
};

/** A plan with nothing left open. */
export interface Knobs {
  readonly rows: number;
  readonly cols: number;
  readonly border: number;
  readonly origin: Origin;
  readonly seed: string;
  readonly rooms: readonly [number, number];
  readonly roomSize: readonly [number, number];
  /** How many extra corridors, from how many the tree has. */
  readonly loopsOf: (corridors: number) => number;
  readonly deadEnds: number;
  readonly touching: boolean;
  readonly monsters: number;
}

const SMALLEST = 5;
const LARGEST = 255;
const MOST_MONSTERS = 12; // what the game can seat

/** The knobs of a plan. Throws a RangeError that names the knob, the value and what was expected. */
export function knobsOf(plan: DungeonPlan): Knobs {
  checkKinds('the plan of a dungeon', plan, DUNGEON_PLAN);
  const { rows = 19, cols = rows, origin = 'top', seed = 0 } = plan;
  const { border = 0, loops = { share: 0.4 }, deadEnds = 1, touching = false, monsters = 1 } = plan;
  const fault = squaresFault(plan.shape) ?? planSizeFault({ rows, cols }, SMALLEST, LARGEST);
  if (fault !== undefined) throw new RangeError(fault);
  const [innerRows, innerCols] = [rows - 2 * border, cols - 2 * border];
  const size = Math.min(innerRows, innerCols);
  if (!isWhole(border, 0) || size < SMALLEST)
    refuse('border', border, `a whole number from 0 that leaves ${SMALLEST} rows and columns`);
  if (!isWhole(monsters, 0, MOST_MONSTERS)) refuse('monsters', monsters, `a whole number from 0 to ${MOST_MONSTERS}`);
  if (!isWhole(deadEnds, 0)) refuse('deadEnds', deadEnds, 'a whole number from 0');
  const roomSize = roomSizeOf(plan, size);
  // One room may be all that fits, so one has to hold everybody.
  if (roomSize[0] ** 2 <= monsters) {
    refuse('roomSize', plan.roomSize, `rooms of more than ${monsters} cells, room for ${monsters} and the rogue`);
  }
  const wanted = rangeOf('rooms', plan.rooms ?? roomsFor(innerRows, innerCols, roomSize), 1);
  return {
    ...{ rows, cols, border, origin, seed: seedText(seed) },
    ...{ rooms: wanted, roomSize, loopsOf: loopsOf(loops), deadEnds, touching, monsters },
  };
}

/** `size` is the shorter side of the dungeon. */
function roomSizeOf({ roomSize, monsters = 1 }: DungeonPlan, size: number): [number, number] {
  const least = Math.max(size < 9 ? 2 : 3, Math.floor(Math.sqrt(monsters)) + 1);
  const [min, max] = rangeOf('roomSize', roomSize ?? [least, Math.max(least, Math.min(9, Math.floor(size / 3)))], 2);
  if (min > size) refuse('roomSize', roomSize, `rooms that fit into a dungeon ${size} cells wide`);
  return [min, Math.min(max, size)];
}

/** A room and the rock and corridors around it take its side and three cells more each way, as a rule. */
function roomsFor(rows: number, cols: number, [least, most]: readonly [number, number]): [number, number] {
  const place = (least + most) / 2 + 3;
  const count = (rows / place) * (cols / place);
  return [Math.max(2, Math.round(0.75 * count)), Math.max(2, Math.round(1.25 * count))];
}

function loopsOf(loops: number | { readonly share: number }): (corridors: number) => number {
  if (typeof loops === 'number') {
    if (!isWhole(loops, 0)) refuse('loops', loops, 'a whole number from 0, or a share');
    return () => loops;
  }
  checkKinds('loops', loops, { share: 'a number' });
  const { share } = loops;
  if (!(share >= 0 && share <= 10)) refuse('loops', loops, 'a share from 0 to 10');
  return (corridors) => Math.round(share * corridors);
}

function rangeOf(knob: string, range: Range, least: number): [number, number] {
  const [min, max] = typeof range === 'number' ? [range, range] : range;
  if (!isWhole(min, least) || !isWhole(max, min)) refuse(knob, range, `whole numbers from ${least}, the least first`);
  return [min, max];
}

const isWhole = (value: number, least: number, most = 1_000_000): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function refuse(knob: string, value: unknown, expected: string): never {
  throw new RangeError(`Expected ${knob} to be ${expected}, got ${shownValue(value)}.`);
}
