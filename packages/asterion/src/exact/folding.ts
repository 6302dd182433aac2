/**
 * Folding a world to its core. A cell is a corner if some neighbour, its leader, reaches everything that it reaches:
 * whoever stands in a corner is no freer than on its leader. Corners are deleted again and again; what is left is the
 * core. A piece of the world that folds to one cell is won by the monster from everywhere (Nowakowski and Winkler, 1983).
 *
 * Each deletion can only make neighbours into corners, so they are looked at again, and no others. Where cells are all alike,
 * directions add up, so a table says at once which ways of a cell a neighbour covers; only on other shapes, and beside a
 * tunnel, are neighbours compared one by one.
 */

import { type Cell, type Direction, isGround, type Shape, type World } from '../world/index.js';
import { CORE_RANK, type Folding } from './data.js';

export const fold = (world: World): Folding => new Folder(world).fold();

/** The cells of the core, ascending. Pieces that fold to a single cell have none. */
export function coreOf(world: World): Cell[] {
  const folder = new Folder(world);
  folder.fold();
  const core: Cell[] = [];
  for (let cell = 0; cell < world.grid.cellCount; cell++) if (folder.isInCore(cell)) core.push(cell);
  return core;
}

class Folder {
  readonly #world: World;
  readonly #ranks: Int32Array;
  readonly #leaders: Int32Array;
  /** By cell: the open directions that lead to cells not yet deleted. */
  readonly #ways: World['open'];
  /** By (direction of the leader << number of directions) + ways of the leader: which ways of a cell it covers, if that is so everywhere. */
  readonly #covered: Uint16Array | undefined;
  readonly #shift: number;

  constructor(world: World) {
    const { cellCount, shape } = world.grid;
    this.#world = world;
    this.#ranks = new Int32Array(cellCount).fill(CORE_RANK);
    this.#leaders = new Int32Array(cellCount);
    for (let cell = 0; cell < cellCount; cell++) this.#leaders[cell] = cell;
    this.#ways = world.open.slice();
    this.#covered = shape.lattice === undefined ? undefined : coveredBy(shape);
    this.#shift = shape.directions.length;
  }

  fold(): Folding {
    const { cellCount } = this.#world.grid;
    const ranks = this.#ranks;
    const isWaiting = new Uint8Array(cellCount);
    let rank = 0;
    let round: Cell[] = [];
    for (let cell = 0; cell < cellCount; cell++) if (isGround(this.#world, cell)) round.push(cell);
    while (round.length > 0) {
      const next: Cell[] = [];
      for (const cell of round) {
        isWaiting[cell] = 0;
        const leader = ranks[cell] === CORE_RANK ? this.#leaderOf(cell) : -1;
        if (leader < 0) continue;
        ranks[cell] = rank++;
        this.#leaders[cell] = leader;
        this.#delete(cell, (neighbour) => {
          if (isWaiting[neighbour] === 1) return;
          isWaiting[neighbour] = 1;
          next.push(neighbour);
        });
      }
      round = next;
    }
    return { ranks, leaders: this.#leaders };
  }

  /** Whether a cell is left, and has a neighbour that is. */
  isInCore(cell: Cell): boolean {
    return this.#ranks[cell] === CORE_RANK && (this.#ways[cell] !== 0 || this.#farEnd(cell) >= 0);
  }

  /** Takes a cell away and tells its neighbours. */
  #delete(cell: Cell, tell: (neighbour: Cell) => void): void {
    const { grid } = this.#world;
    for (let rest = this.#ways[cell]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const neighbour = grid.step(cell, direction);
      this.#ways[neighbour] &= ~(1 << grid.shape.opposite[direction]);
      tell(neighbour);
    }
    const far = this.#farEnd(cell);
    if (far >= 0) tell(far);
  }

  /** A neighbour that reaches everything that a cell reaches; -1 if there is none. */
  #leaderOf(cell: Cell): Cell {
    const { grid, tunnels } = this.#world;
    const ways = this.#ways[cell];
    const far = this.#farEnd(cell);
    for (let rest = ways; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const leader = grid.step(cell, direction);
      const isLeader =
        this.#covered !== undefined && far < 0 && !tunnels.has(leader)
          ? (ways & ~this.#covered[(direction << this.#shift) | this.#ways[leader]]) === 0
          : this.#reachesAll(leader, cell);
      if (isLeader) return leader;
    }
    return far >= 0 && this.#reachesAll(far, cell) ? far : -1;
  }

  #reachesAll(leader: Cell, cell: Cell): boolean {
    const reached = this.#neighbours(leader);
    return this.#neighbours(cell).every((next) => next === leader || reached.includes(next));
  }

  #neighbours(cell: Cell): Cell[] {
    const found: Cell[] = [];
    for (let rest = this.#ways[cell]; rest !== 0; rest &= rest - 1) {
      found.push(this.#world.grid.step(cell, 31 - Math.clz32(rest & -rest)));
    }
    const far = this.#farEnd(cell);
    if (far >= 0) found.push(far);
    return found;
  }

  /** The other end of a tunnel, unless it has been deleted; -1 if there is none. */
  #farEnd(cell: Cell): Cell {
    const far = this.#world.tunnels.get(cell) ?? -1;
    return far >= 0 && this.#ranks[far] === CORE_RANK ? far : -1;
  }
}

/** Which ways of a cell its neighbour covers: the way to the neighbour, and those that end one step from it. */
function coveredBy(shape: Shape): Uint16Array {
  const count = shape.directions.length;
  const covered = new Uint16Array(count << count);
  const sums = sumsOf(shape);
  for (let direction = 0; direction < count; direction++) {
    for (let ways = 0; ways < 1 << count; ways++) {
      let bits = 1 << direction;
      for (let on = 0; on < count; on++) {
        const sum = sums[direction][on];
        if (sum >= 0 && ((ways >> on) & 1) === 1) bits |= 1 << sum;
      }
      covered[(direction << count) | ways] = bits;
    }
  }
  return covered;
}

/** By two directions: the one direction that leads where they lead one after the other; -1 if none does. */
function sumsOf(shape: Shape): Direction[][] {
  const grid = shape.grid(5, 5);
  const middle = 12;
  const steps = shape.directions.map((_, direction) => grid.step(middle, direction));
  return steps.map((cell) => steps.map((_, on) => steps.indexOf(grid.step(cell, on))));
}
