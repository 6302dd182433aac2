/**
 * Paths made smoother: fewer turns at the same length, or straight lines at any angle.
 *
 * Both work on a path that a search has found, and look along it only: cheap, and good rather than best. Whoever wants the
 * fewest turns of all shortest paths asks for a small cost of turns in the search itself.
 */

import { type Cell, type Direction, directionBetween, TUNNEL } from '../world/index.js';
import { cross, Lattice } from './lattice.js';
import { LineOfSight } from './line-of-sight.js';
import type { MovementMap } from './movement.js';

/** What rounding may make of equal sums. */
const ROUNDING = 1e-9;

/** A path as steps, the cheaper one where a tunnel joins neighbours. Throws a RangeError where none can be made. */
function stepsOf(map: MovementMap, cells: readonly Cell[]): Direction[] {
  const costOf = (from: Cell, way: Direction, to: Cell): number => {
    const isThere = way === TUNNEL ? map.tunnels.get(from) === to : way >= 0 && ((map.open[from] >> way) & 1) === 1;
    return isThere ? map.costOf(from, way, to) : Infinity;
  };
  return cells.slice(1).map((to, index) => {
    const from = cells[index];
    const direction = directionBetween(map.world.grid, from, to) ?? -1;
    const [cost, byTunnel] = [costOf(from, direction, to), costOf(from, TUNNEL, to)];
    if (Math.min(cost, byTunnel) < Infinity) return byTunnel < cost ? TUNNEL : direction;
    throw new RangeError(`Expected a path of steps that can be made, but none leads from cell ${from} to ${to}.`);
  });
}

/**
 * The farthest place after `at`, up to `last`, that can be reached from it; the next one always can. Leaps, then halves:
 * a place beyond one that cannot be reached may be missed, which is left to another look at the whole path.
 */
function farthest(at: number, last: number, isReached: (place: number) => boolean): number {
  let near = at + 1;
  let far = last + 1;
  for (let leap = 2; near < last && far > last; leap *= 2) {
    const next = Math.min(at + leap, last);
    if (isReached(next)) near = next;
    else far = next;
  }
  while (far <= last && far - near > 1) {
    const middle = (near + far) >> 1;
    if (isReached(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** The places on a path where its direction changes, and its ends. */
const turnsOf = (steps: readonly Direction[]): number[] => [
  0,
  ...steps.flatMap((step, place) => (place > 0 && step !== steps[place - 1] ? [place] : [])),
  steps.length,
];

/**
 * A path with the same ends, no longer, and with no more turns, mostly far fewer: from turn to turn it takes a far
 * one to which one or two straight runs lead at no higher cost. Throws a RangeError unless it gets a path.
 */
export function straighten(map: MovementMap, cells: readonly Cell[]): Cell[] {
  const runs = new Runs(map);
  let best = [...cells];
  for (let turns = turnsOf(stepsOf(map, best)); ; ) {
    const straighter = straightenOnce(map, runs, best, turns);
    const left = turnsOf(stepsOf(map, straighter));
    if (left.length >= turns.length) return best;
    best = straighter;
    turns = left;
  }
}

function straightenOnce(map: MovementMap, runs: Runs, cells: readonly Cell[], turns: readonly number[]): Cell[] {
  const steps = stepsOf(map, cells);
  const costs = [0];
  for (const [place, step] of steps.entries())
    costs.push(costs[place] + map.costOf(cells[place], step, cells[place + 1]));
  const path = cells.slice(0, 1);
  let came: Direction = -1;
  for (let at = 0; at < turns.length - 1; ) {
    const from = turns[at];
    const find = (turn: number) => runs.find(cells[from], cells[turns[turn]], costs[turns[turn]] - costs[from], came);
    const to = farthest(at, turns.length - 1, find);
    const isFound = to > at + 1 && find(to);
    path.push(...(isFound ? runs.cells : cells.slice(from + 1, turns[to] + 1)));
    came = isFound ? runs.last : steps[turns[to] - 1];
    at = to;
  }
  return path;
}

/** Looks for two straight runs, or one, from a cell to another. */
class Runs {
  /** What was found: the cells after the first, and the last direction. */
  cells: Cell[] = [];
  last: Direction = -1;
  readonly #map: MovementMap;
  readonly #lattice: Lattice;
  /** By direction: where it leads on the lattice. */
  readonly #aheadX: Int32Array;
  readonly #aheadY: Int32Array;

  constructor(map: MovementMap) {
    this.#map = map;
    this.#lattice = new Lattice(map.world.grid);
    const { sides, directions } = map.world.grid.shape;
    // Across a side: its two corners added. Through a corner, on squares: that corner twice.
    const ahead = (corners: readonly number[]) =>
      Int32Array.from(directions, (_, direction) => {
        const side = sides.indexOf(direction);
        const [one, other] = side < 0 ? [(direction + 1) / 2, (direction + 1) / 2] : [side, side + 1];
        return corners[one % corners.length] + corners[other % corners.length];
      });
    this.#aheadX = ahead(this.#lattice.cornerX);
    this.#aheadY = ahead(this.#lattice.cornerY);
  }

  /** Whether there are some at no higher cost; first those that begin in the direction in which one came. */
  find(from: Cell, to: Cell, cost: number, came: Direction): boolean {
    const map = this.#map;
    const [aheadX, aheadY] = [this.#aheadX, this.#aheadY];
    const x = this.#lattice.x(to) - this.#lattice.x(from);
    const y = this.#lattice.y(to) - this.#lattice.y(from);
    const count = aheadX.length;
    for (let index = came < 0 || came >= count ? 0 : -1; index < count; index++) {
      const first = index < 0 ? came : index;
      for (let then = 0; then < count; then++) {
        const area = cross(aheadX[first], aheadY[first], aheadX[then], aheadY[then]);
        if (area === 0) continue;
        const long = cross(x, y, aheadX[then], aheadY[then]) / area;
        const rest = cross(aheadX[first], aheadY[first], x, y) / area;
        if (!(long > 0 && rest >= 0 && Number.isInteger(long) && Number.isInteger(rest))) continue;
        if (map.isUniform && long * map.stepCosts[first] + rest * map.stepCosts[then] > cost + ROUNDING) continue;
        if (this.#walk(from, first, long, then, rest, cost)) return true;
      }
    }
    return false;
  }

  #walk(from: Cell, first: Direction, long: number, then: Direction, rest: number, most: number): boolean {
    const map = this.#map;
    this.cells = [];
    let cell = from;
    let cost = 0;
    for (let made = 0; made < long + rest; made++) {
      const direction = made < long ? first : then;
      if (((map.open[cell] >> direction) & 1) === 0) return false;
      const next = map.world.grid.step(cell, direction);
      cost += map.costOf(cell, direction, next);
      if (!(cost <= most + ROUNDING)) return false;
      this.cells.push((cell = next));
    }
    this.last = rest > 0 ? then : first;
    return true;
  }
}

/**
 * The way points of a path pulled taut, both ends included: between two of them one can walk in a straight line at any
 * angle, or go through a tunnel. Never longer than the path. Throws a RangeError unless it gets a path.
 */
export function pullString(map: MovementMap, cells: readonly Cell[]): Cell[] {
  stepsOf(map, cells);
  const line = new LineOfSight(map);
  const lengths = [0];
  for (let place = 1; place < cells.length; place++)
    lengths.push(lengths[place - 1] + leg(line, cells[place - 1], cells[place]));
  let points = cells.slice(0, 1);
  for (let at = 0; at < cells.length - 1; ) {
    const from = at;
    const isReached = (to: number) => line.length(cells[from], cells[to]) <= lengths[to] - lengths[from] + ROUNDING;
    points.push(cells[(at = farthest(from, cells.length - 1, isReached))]);
  }
  // A later point may be seen from an earlier one, though a cell between the two was not.
  for (let before = Infinity; points.length < before; ) {
    before = points.length;
    points = points.reduce<Cell[]>((kept, point) => {
      while (kept.length > 1 && isDetour(line, kept[kept.length - 2], kept[kept.length - 1], point)) kept.pop();
      kept.push(point);
      return kept;
    }, []);
  }
  return points;
}

const isDetour = (line: LineOfSight, from: Cell, by: Cell, to: Cell): boolean =>
  line.length(from, to) <= leg(line, from, by) + leg(line, by, to) + ROUNDING;

/** From a way point to the next: straight on, or through the tunnel between the two. */
function leg(line: LineOfSight, from: Cell, to: Cell): number {
  const { map } = line;
  const straight = line.length(from, to);
  return map.tunnels.get(from) === to ? Math.min(straight, map.costOf(from, TUNNEL, to)) : straight;
}

/** How long it is by way of those points, in straight lines and through tunnels; Infinity where one cannot go so. */
export function wayPointsLength(map: MovementMap, points: readonly Cell[]): number {
  const line = new LineOfSight(map);
  return points.slice(1).reduce((sum, point, index) => sum + leg(line, points[index], point), 0);
}
