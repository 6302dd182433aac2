/**
 * The map of squares that jump points are found on: each square free or blocked as a whole, with one rule for corners.
 *
 * It is derived from a movement and held against it square by square: where both do not have the very same steps (thin
 * walls, one-way edges, corridors without diagonals), jump points would be wrong, and there is a fault in words. Here
 * north is where rows grow, whatever the drawing says: a map upside down has the same paths.
 */

import { type Cell, coordinatesOf, directionName, isShape, rect, rowOf } from '../../world/index.js';
import { CORNER_RULES, type CornerRule, type MovementMap } from '../movement.js';
import { BitLines, type StopRule } from './jps-lines.js';

/** Directions as bits, in the order of squares. */
export const E = 1;
export const NE = 2;
export const N = 4;
export const NW = 8;
export const W = 16;
export const SW = 32;
export const S = 64;
export const SE = 128;

/** Sides only, or through corners by a rule. */
export type JumpRule = 'sides' | CornerRule;

const STOPS: Readonly<Record<JumpRule, StopRule>> = { sides: 'behind', none: 'behind', one: 'ahead', always: 'across' };

export class JumpGrid {
  readonly map: MovementMap;
  readonly rule: JumpRule;
  readonly rows: number;
  readonly cols: number;
  /** By cell: the directions in which a step can be made, as bits. */
  readonly ways: Uint8Array;
  readonly byRow: BitLines;
  /** Sides only: jumps up and down look at each row anyway, so there are no columns. */
  readonly byCol: BitLines;

  /** Throws a RangeError where there is a `jumpFault`. */
  constructor(map: MovementMap) {
    const rule = jumpRule(map);
    const { grid } = map.world;
    this.map = map;
    this.rows = grid.rows;
    this.cols = grid.cols;
    this.rule = rule;
    this.ways = new Uint8Array(grid.cellCount);
    this.byRow = new BitLines(grid.rows, grid.cols, STOPS[rule]);
    this.byCol = rule === 'sides' ? new BitLines(0, 0, 'behind') : new BitLines(grid.cols, grid.rows, STOPS[rule]);
    this.refresh();
  }

  get bytes(): number {
    return this.ways.byteLength + this.byRow.bytes + this.byCol.bytes;
  }

  /** What a step through a corner costs; sides cost 1. */
  get diagonalCost(): number {
    return this.map.stepCosts[CORNER];
  }

  /** Looks at the movement's steps again. Throws a RangeError where it can no longer be told by free and blocked squares. */
  refresh(changed?: Iterable<Cell>): void {
    const { rows, cols, byRow, byCol, map } = this;
    if (changed === undefined) {
      for (let cell = 0; cell < this.ways.length; cell++) this.#look(cell);
      byRow.refresh();
      byCol.refresh();
      this.#check(0, rows - 1, 0, cols - 1);
      return;
    }
    // A square is free where a step leads out of it, so its neighbours change too; so do all that a larger body covers.
    const reach = map.movement.size ?? 1;
    const cells = [...changed];
    for (const cell of cells) {
      const row = rowOf(map.world.grid, cell);
      const col = cell - row * cols;
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++) {
        for (let x = Math.max(0, col - reach); x <= Math.min(cols - 1, col + reach); x++) {
          if (!this.#look(y * cols + x)) continue;
          byRow.refreshAround(y + 1, x + 1);
          if (this.rule !== 'sides') byCol.refreshAround(x + 1, y + 1);
        }
      }
    }
    const around = reach + 1;
    for (const cell of cells) {
      const row = rowOf(map.world.grid, cell);
      const col = cell - row * cols;
      const [left, right] = [Math.max(0, col - around), Math.min(cols - 1, col + around)];
      this.#check(Math.max(0, row - around), Math.min(rows - 1, row + around), left, right);
    }
  }

  /** Takes over whether a square is free; answers whether that is news. */
  #look(cell: Cell): boolean {
    const row = (cell / this.cols) | 0;
    const col = cell - row * this.cols;
    const isFree = this.map.open[cell] !== 0;
    if (this.byRow.has(row + 1, col + 1) === isFree) return false;
    this.byRow.set(row + 1, col + 1, isFree);
    if (this.rule !== 'sides') this.byCol.set(col + 1, row + 1, isFree);
    return true;
  }

  /** Derives the ways of squares and holds them against the movement's. */
  #check(top: number, bottom: number, left: number, right: number): void {
    const { cols, ways, map } = this;
    const isMirrored = map.world.grid.origin === 'top';
    for (let row = top; row <= bottom; row++) {
      for (let col = left; col <= right; col++) {
        const cell = row * cols + col;
        ways[cell] = this.#waysOf(row + 1, col + 1);
        const own = isMirrored ? MIRRORED[ways[cell]] : ways[cell];
        if (own !== map.open[cell]) throw new RangeError(stepFault(map, cell, own));
      }
    }
  }

  #waysOf(line: number, place: number): number {
    const { byRow, rule } = this;
    if (!byRow.has(line, place)) return 0;
    const isEast = byRow.has(line, place + 1);
    const isWest = byRow.has(line, place - 1);
    const isNorth = byRow.has(line + 1, place);
    const isSouth = byRow.has(line - 1, place);
    const sides = (isEast ? E : 0) | (isNorth ? N : 0) | (isWest ? W : 0) | (isSouth ? S : 0);
    if (rule === 'sides') return sides;
    return (
      sides |
      (isPast(rule, isEast, isNorth) && byRow.has(line + 1, place + 1) ? NE : 0) |
      (isPast(rule, isWest, isNorth) && byRow.has(line + 1, place - 1) ? NW : 0) |
      (isPast(rule, isWest, isSouth) && byRow.has(line - 1, place - 1) ? SW : 0) |
      (isPast(rule, isEast, isSouth) && byRow.has(line - 1, place + 1) ? SE : 0)
    );
  }
}

const isPast = (corners: CornerRule, isOneFree: boolean, isOtherFree: boolean): boolean =>
  corners === 'always' || (corners === 'one' ? isOneFree || isOtherFree : isOneFree && isOtherFree);

const CORNER = rect.directions.indexOf('NE');

/** By directions as bits: the same with north and south swapped. */
const MIRRORED = Uint8Array.from({ length: 256 }, (_, ways) =>
  rect.directions.reduce((bits, _name, d) => bits | (((ways >> d) & 1) << ((8 - d) & 7)), 0),
);

/** Why jump points cannot be used for a movement, as a sentence; undefined if they can. */
export function jumpFault(map: MovementMap): string | undefined {
  try {
    new JumpGrid(map);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** The rule for corners that a movement has, or that a world's own ways can have. */
function jumpRule(map: MovementMap): JumpRule {
  const { world, movement } = map;
  const { shape } = world.grid;
  if (!isShape(shape, rect)) throw new RangeError(`Jump points are found on squares only, not on ${shape.name}.`);
  if (!map.isUniform) throw new RangeError('Jump points need ground that costs the same everywhere.');
  if (map.tunnels.size > 0) throw new RangeError('Jump points know no tunnels.');
  if (movement.directions === 4) return 'sides';
  if (movement.directions === 8) return movement.corners ?? 'none';
  return map.hasCorners ? cornersOf(map) : 'sides';
}

/** The rule by which a world's own corners are open: the first that one of them does not speak against. */
function cornersOf({ open, world }: MovementMap): CornerRule {
  const { grid } = world;
  let least = 0;
  for (let cell = 0; cell < open.length; cell++) {
    for (let corner = 1; corner < 8; corner += 2) {
      if (((open[cell] >> corner) & 1) === 0) continue;
      const beside = [grid.neighbour(cell, corner - 1), grid.neighbour(cell, (corner + 1) & 7)];
      const blocked = beside.filter((next) => open[next] === 0).length;
      if (blocked > least) least = blocked;
    }
  }
  return CORNER_RULES[2 - least];
}

/** Which step of a movement is not one of free and blocked squares. */
function stepFault({ open, world }: MovementMap, cell: Cell, own: number): string {
  const { grid } = world;
  const odd = own ^ open[cell];
  const direction = 31 - Math.clz32(odd & -odd);
  const step = `the step ${directionName(grid.shape, direction)} from ${coordinatesOf(grid, cell).join()}`;
  const how =
    ((own >> direction) & 1) === 1
      ? 'is closed although both squares are free'
      : 'is open against the rule for corners, or one way';
  return `Jump points need squares that are free or blocked as a whole: ${step} ${how}.`;
}
