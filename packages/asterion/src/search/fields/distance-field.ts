/**
 * Distance fields by any movement: by cell the least cost to (or from) the nearest of many sources.
 *
 * Dijkstra's search, over buckets where each step costs 1 or more and none very much, else over a heap. Where each step
 * costs 1 the flood does it. Values are sums in the order of the steps, beginning at the source, so all three agree to
 * the last bit, and so does a field that was brought up to date with one that is made anew. Canonical orderings, which
 * look at fewer cells, were rejected for that: they add the same steps in another order.
 */

import { checkKinds, type Kinds } from '../../settings/index.js';
import { type Cell, type Direction, finish, Stepped, TUNNEL, type World } from '../../world/index.js';
import { Flood } from '../flood.js';
import { CellHeap } from '../heap.js';
import { MOVEMENT, type Movement, MovementMap } from '../movement.js';
import { firstPort } from '../ports.js';
import { BucketQueue, DEAREST_STEP, WIDEST_SPREAD } from './bucket-queue.js';
import { dearestStep, FieldSteps, SKIPS } from './field-steps.js';
import { repair, surroundings } from './repair.js';
import { SourceList, type Sources } from './sources.js';
import { SETTLED, type Spread, spreadOnSquares } from './square-kernel.js';

/** What a field measures, beside how one walks. */
export interface FieldRange {
  /** What it costs `to` get to the sources, unless told: as chasers ask; or to get there `from` them. */
  readonly way?: 'to' | 'from' | undefined;
  /** Cells of higher values are left out: Infinity. None are unless told. */
  readonly range?: number | undefined;
  /** The array for the values, of `cellCount` entries, to be overwritten. */
  readonly into?: Float64Array | undefined;
}

/** How one walks, and what the field measures. */
export type FieldOptions = Movement & FieldRange;

const FIELD_OPTIONS: Kinds<FieldOptions> = { ...MOVEMENT, way: 'a string', range: 'a number', into: 'a TypedArray' };

/** What rounding may make of equal sums. */
const ROUNDING = 1e-9;

/** A distance field that is being made, one cell a step, or that is done. */
export class DistanceField extends Stepped {
  /** How one walks. */
  readonly map: MovementMap;
  /** Whether values are what it costs `to` get to the sources, or to come `from` them. */
  readonly way: 'to' | 'from';
  /** The highest value that a cell may have; Infinity where there is no limit. */
  readonly range: number;
  /** By cell: the value; Infinity where there is no way, or none within the range. Complete once `done`. */
  readonly values: Float64Array;
  private readonly ways: FieldSteps;
  private readonly entered: Uint8Array;
  private readonly skips: Uint8Array | undefined;
  private readonly heap = new CellHeap();
  private buckets: BucketQueue | undefined;
  private queue: CellHeap | BucketQueue;
  private flood: Flood | undefined;
  /** Of the flood: how many steps from the sources it is, and its cell number at which it is one more. */
  private level = 0;
  private levelEnd = 0;
  /** How many cells have a value that is not settled. */
  private waiting = 0;
  /** The cells settled, and whether these are all that have a value. */
  private settled = new Int32Array(1);
  private isListed = false;
  private readonly sources = new SourceList();

  constructor(map: MovementMap, sources: Sources, { way = 'to', range = Infinity, into }: FieldRange = {}) {
    super();
    const { cellCount } = map.world.grid;
    if (!(range >= 0)) throw new RangeError(`Expected a range of 0 or more, got ${range}.`);
    if (into !== undefined && into.length !== cellCount)
      throw new RangeError(`Expected an array of ${cellCount} entries, one a cell, got ${into.length}.`);
    this.map = map;
    this.way = way;
    this.range = range;
    this.values = into ?? new Float64Array(cellCount);
    this.ways = new FieldSteps(map, way === 'to');
    this.entered = new Uint8Array(cellCount);
    if (map.isUniform && this.ways.deltas !== undefined && map.stepCosts[1] > 1) this.skips = SKIPS;
    this.makeBuckets();
    this.queue = this.buckets ?? this.heap;
    this.restart(sources);
  }

  get done(): boolean {
    return this.flood === undefined ? this.waiting === 0 : this.flood.done;
  }

  /** The cells that have a value and are not settled. */
  get front(): Cell[] {
    if (this.flood !== undefined) return this.flood.front;
    return [...new Set(this.queue.cells())].filter((cell) => this.entered[cell] < SETTLED);
  }

  /** Begins again, from other sources, in the same arrays: to be finished as before. Looks at no edits. */
  restart(sources: Sources): this {
    this.clear();
    this.sources.write(sources, this.values, this.range);
    const { count, least, most } = this.sources;
    this.waiting = count;
    if (this.range === Infinity && least === 0 && most === 0 && this.map.isUnit) this.startFlood();
    else this.startQueue(most - least);
    return this;
  }

  advance(count: number): void {
    if (this.flood === undefined) this.spread(count);
    else this.followFlood(this.flood, count);
  }

  /**
   * After an edit of the world, of what is blocked or closed, or of costs: looks again around the cells where something
   * has changed, both ends of a tunnel included, and changes only values that change by it. The values are those that a
   * new field would have. Without cells everything is looked at.
   */
  update(changed?: Iterable<Cell>): void {
    const { ways, map, values } = this;
    const starts = this.sources.byCell();
    if (changed === undefined) {
      map.refresh();
      ways.refresh([], map.open.keys());
      finish(this.restart(starts));
      return;
    }
    finish(this);
    const cells = [...changed];
    const around = surroundings(map, cells);
    ways.refresh(cells, around);
    this.isListed = false;
    repair(ways, values, starts, this.range, around);
    if (map.costs !== undefined) this.makeBuckets();
  }

  /** The cells that have a value, by value, then by number: the reachable ones, where the field goes `from` somebody. */
  cells(): Cell[] {
    const { values } = this;
    const cells = this.isListed
      ? Array.from(this.settled.subarray(0, this.steps))
      : [...values.keys()].filter((cell) => values[cell] < Infinity);
    return cells.sort((a, b) => values[a] - values[b] || a - b);
  }

  /**
   * The direction (or `TUNNEL`) towards the nearest source, the first of those that are equally good; -1 at a source,
   * and where there is no way. In a field `to` the sources it is the step to take.
   */
  directionOf(cell: Cell): Direction {
    const { ways, values } = this;
    const value = values[cell];
    if (value === Infinity) return -1;
    for (let rest = ways.ports(ways.back, cell); rest !== 0; rest &= rest - 1) {
      const direction = firstPort(rest);
      const next = ways.through(cell, direction);
      if (values[next] < value && ways.by(cell, direction, next, values[next]) <= value + ROUNDING) return direction;
    }
    return -1;
  }

  /**
   * The way between a cell and its nearest source as it is walked, both ends included: to the source, or from it.
   * Undefined where the field has no way.
   */
  path(cell: Cell): Cell[] | undefined {
    if (this.values[cell] === Infinity) return undefined;
    const path = [cell];
    for (let at = cell, direction = this.directionOf(at); direction >= 0; direction = this.directionOf(at))
      path.push((at = this.ways.through(at, direction)));
    return this.way === 'to' ? path : path.reverse();
  }

  /** A few cells are taken back one by one, so that a short look around in a large world stays short. */
  private clear(): void {
    const { values, entered, settled, steps } = this;
    if (this.isListed && this.waiting === 0 && steps < values.length >> 3) {
      for (let index = 0; index < steps; index++) {
        values[settled[index]] = Infinity;
        entered[settled[index]] = 0;
      }
    } else {
      values.fill(Infinity);
      entered.fill(0);
    }
    this.steps = 0;
  }

  private makeBuckets(): void {
    const dearest = dearestStep(this.map);
    if (dearest > DEAREST_STEP) this.buckets = undefined;
    else if (this.buckets === undefined || this.buckets.dearest < dearest) this.buckets = new BucketQueue(dearest);
  }

  private startFlood(): void {
    const { map, ways, sources } = this;
    const world: World = { ...map.asWorld, open: ways.onwards };
    this.flood = new Flood(world, sources.cells.subarray(0, sources.count), { visited: this.entered });
    this.isListed = false;
    this.level = 0;
    this.levelEnd = this.flood.reached;
  }

  private startQueue(spread: number): void {
    const { heap, buckets, values } = this;
    const { cells, count } = this.sources;
    this.flood = undefined;
    this.isListed = true;
    if (buckets !== undefined && !(spread > WIDEST_SPREAD)) {
      this.queue = buckets;
      buckets.begin(cells, count, values);
      return;
    }
    this.queue = heap;
    heap.clear();
    for (let index = 0; index < count; index++) heap.push(cells[index], values[cells[index]]);
  }

  /** The flood level by level: what it reaches in one is a step farther, and still in its queue. */
  private followFlood(flood: Flood, count: number): void {
    const { values } = this;
    const last = flood.steps + count;
    while (flood.steps < last && !flood.done) {
      const before = flood.reached;
      flood.advance(Math.min(last, this.levelEnd) - flood.steps);
      for (let place = before; place < flood.reached; place++) values[flood.cellReached(place)] = this.level + 1;
      if (flood.steps < this.levelEnd) continue;
      this.level++;
      this.levelEnd = flood.reached;
    }
    this.steps = flood.steps;
  }

  private spread(count: number): void {
    const { skips, ways, buckets, map, values, entered, steps, waiting } = this;
    const isWhole = this.range === Infinity && map.tunnels.size === 0;
    if (
      !isWhole ||
      skips === undefined ||
      ways.deltas === undefined ||
      buckets === undefined ||
      this.queue !== buckets
    ) {
      this.spreadAnyhow(count);
      return;
    }
    if (this.settled.length < values.length) this.raiseSettled(values.length);
    const spread: Spread = { values, entered, settled: this.settled, steps, waiting };
    spreadOnSquares(spread, buckets, ways.onwards, ways.deltas, count);
    this.steps = spread.steps;
    this.waiting = spread.waiting;
  }

  private spreadAnyhow(count: number): void {
    const { ways, map, values, entered, queue, range, skips } = this;
    const { onwards, deltas, isTo } = ways;
    const { costs, stepCosts, tunnels, isUniform } = map;
    let { waiting } = this;
    let left = count;
    while (left > 0 && waiting > 0) {
      const cell = queue.pop();
      const came = entered[cell];
      if (came >= SETTLED) continue; // its value had become less after it was pushed
      entered[cell] = came | SETTLED;
      waiting--;
      left--;
      this.list(cell);
      const value = values[cell];
      let rest: number = onwards[cell];
      if (skips !== undefined && deltas !== undefined && came > 0 && came <= 8)
        rest &= ~skips[((came - 1) << 8) | onwards[cell - deltas[came - 1]]];
      if (tunnels.size > 0 && tunnels.has(cell)) rest |= 1 << TUNNEL;
      for (; rest !== 0; rest &= rest - 1) {
        const direction = 31 - Math.clz32(rest & -rest);
        const next = deltas !== undefined && direction < 8 ? cell + deltas[direction] : ways.through(cell, direction);
        let growth = stepCosts[direction];
        if (costs !== undefined) growth *= costs[isTo ? cell : next];
        else if (!isUniform) growth = ways.growth(cell, direction, next);
        const offered = value + growth;
        const known = values[next];
        if (!(offered < known && offered <= range)) continue;
        if (known === Infinity) waiting++;
        values[next] = offered;
        entered[next] = direction + 1;
        queue.push(next, offered);
      }
    }
    this.waiting = waiting;
  }

  private list(cell: Cell): void {
    if (this.steps === this.settled.length) this.raiseSettled(Math.min(2 * this.steps, this.values.length));
    this.settled[this.steps++] = cell;
  }

  private raiseSettled(length: number): void {
    const { settled } = this;
    (this.settled = new Int32Array(length)).set(settled);
  }
}

/**
 * The distance field of a world: by cell the least cost to the nearest source, or from it. One serves any number of
 * chasers. Throws a RangeError where there is a `movementFault`.
 */
export function distanceField(world: World, sources: Sources, options: FieldOptions = {}): DistanceField {
  checkKinds('the options of a distance field', options, FIELD_OPTIONS);
  return finish(new DistanceField(new MovementMap(world, options), sources, options));
}
