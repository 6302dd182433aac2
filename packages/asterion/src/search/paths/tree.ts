/**
 * The walk on the tree: in a maze without loops there is one way between two cells, and it leads up from both to where
 * their ways to the root meet. Nothing is searched: a question takes as long as its answer.
 */

import { bitCount, type Cell, finish, Stepped } from '../../world/index.js';
import { Flood } from '../flood.js';
import type { MovementMap } from '../movement.js';
import { type PathRun, RunSearch } from '../path-run.js';
import { checkApplies, type PathAlgorithm } from '../path-search.js';
import { through } from '../ports.js';
import { ROOT } from '../trail.js';

/** By cell: the next on the way to its root, itself for a root, and how many steps that is. One root for each piece. */
class Forest {
  readonly parents: Int32Array;
  readonly depths: Int32Array;
  /** Whether each step costs 1, so that lengths need no walk. */
  isUnit = false;
  readonly #map: MovementMap;

  constructor(map: MovementMap) {
    const { cellCount } = map.world.grid;
    this.#map = map;
    this.parents = new Int32Array(cellCount);
    this.depths = new Int32Array(cellCount);
    this.grow();
  }

  /** Grows anew by the ways as they are now. Throws a RangeError where these have loops. */
  grow(): void {
    checkApplies(treeWalk, this.#map);
    this.isUnit = this.#map.isUnit;
    const { parents } = this;
    const world = this.#map.asWorld;
    const { visited } = floodAll(this.#map, this.depths);
    for (let cell = 0; cell < parents.length; cell++)
      parents[cell] = visited[cell] === ROOT ? cell : through(world, cell, visited[cell] - 1);
  }
}

/** Floods every piece, each from its first cell. */
function floodAll(map: MovementMap, distances?: Int32Array): { visited: Uint8Array; pieces: number } {
  const flood = new Flood(map.asWorld, [], distances === undefined ? {} : { distances });
  const { visited } = flood;
  let pieces = 0;
  for (let cell = 0; cell < visited.length; cell++) {
    if (visited[cell] !== 0) continue;
    pieces++;
    flood.add(cell);
    finish(flood);
  }
  return { visited, pieces };
}

/** Why the ways are no forest, as a sentence; undefined if they are. */
function treeFault(map: MovementMap): string | undefined {
  const { open, world, tunnels } = map;
  const { grid } = world;
  const { opposite } = grid.shape;
  let ends = tunnels.size;
  for (let cell = 0; cell < open.length; cell++) ends += bitCount(open[cell]);
  const LOOPS = 'The walk on the tree needs a maze without loops, and here there are some.';
  if (ends > 2 * (open.length - 1)) return LOOPS;
  for (let cell = 0; cell < open.length; cell++) {
    for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      if (((open[grid.step(cell, direction)] >> opposite[direction]) & 1) === 0)
        return 'The walk on the tree needs ways that lead both there and back, and here some lead one way only.';
    }
  }
  return ends === 2 * (open.length - floodAll(map).pieces) ? undefined : LOOPS;
}

/** Climbs from both ends, always from the lower one, until they meet. */
class TreeWalk extends Stepped implements PathRun {
  end = -1;
  done = true;
  length = Infinity;
  visited: Uint8Array | undefined = undefined;
  private readonly map: MovementMap;
  private readonly forest: Forest;
  private from: Cell = 0;
  private to: Cell = 0;
  /** Where the climbs from both ends have come to. */
  private near: Cell = 0;
  private far: Cell = 0;

  constructor(map: MovementMap, forest: Forest) {
    super();
    this.map = map;
    this.forest = forest;
  }

  get bytes(): number {
    return this.forest.parents.byteLength + this.forest.depths.byteLength;
  }

  get front(): Cell[] {
    return this.done ? [] : [this.near, this.far];
  }

  get count(): number {
    const { depths } = this.forest;
    return this.end < 0 ? 0 : depths[this.from] + depths[this.to] - 2 * depths[this.near] + 1;
  }

  begin(from: Cell, to: Cell): void {
    this.from = from;
    this.to = to;
    this.near = from;
    this.far = to;
    this.steps = 0;
    this.end = -1;
    this.length = Infinity;
    this.done = false;
    if (from === to) this.meet();
  }

  advance(count: number): void {
    const { parents, depths } = this.forest;
    const { visited } = this;
    let { near, far } = this;
    let made = 0;
    for (; made < count && near !== far; made++) {
      if (visited !== undefined) visited[near] = visited[far] = 1;
      if (depths[near] === 0 && depths[far] === 0) {
        this.done = true;
        break;
      }
      if (depths[near] >= depths[far]) near = parents[near];
      else far = parents[far];
    }
    this.steps += made;
    this.near = near;
    this.far = far;
    if (visited !== undefined) visited[near] = 1;
    if (near === far) this.meet();
  }

  writePath(cells: Int32Array | Cell[], count: number): void {
    const { parents } = this.forest;
    if (this.end < 0) return;
    let first = 0;
    let last = count - 1;
    for (let cell = this.from; cell !== this.near; cell = parents[cell]) cells[first++] = cell;
    for (let cell = this.to; cell !== this.near; cell = parents[cell]) cells[last--] = cell;
    cells[first] = this.near;
  }

  refresh(): void {
    this.forest.grow();
  }

  private meet(): void {
    this.done = true;
    this.end = this.to;
    this.length = this.forest.isUnit ? this.count - 1 : this.lengthByCosts();
    if (this.length === Infinity) this.end = -1; // the only way leads through a cell that cannot be entered
  }

  private lengthByCosts(): number {
    const { map, near } = this;
    const { parents } = this.forest;
    let length = 0;
    for (let cell = this.from; cell !== near; cell = parents[cell]) length += map.costBetween(cell, parents[cell]);
    for (let cell = this.to; cell !== near; cell = parents[cell]) length += map.costBetween(parents[cell], cell);
    return length;
  }
}

/** The one way there is, where the ways have no loops; `tree` by name. */
export const treeWalk: PathAlgorithm = {
  name: 'tree',
  title: 'Walk on the tree',
  about: 'The walk on the tree: in a maze without loops, climbs from both ends towards its root until they meet.',
  optimal: true,
  guarantee: 'Its path is the only one there is. It is for mazes without loops.',
  fault: treeFault,
  prepare(map) {
    const forest = new Forest(map);
    return new RunSearch(treeWalk, map, () => new TreeWalk(map, forest));
  },
};
