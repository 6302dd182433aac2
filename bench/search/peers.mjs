// Other packages that search paths on grids, each as it is meant to be used: what can be prepared once is prepared once.
import { isGround } from 'asterion/world';
import EasyStar from 'easystarjs';
import createPlanner from 'l1-path-finder';
import ndarray from 'ndarray';
import createGraph from 'ngraph.graph';
import ngraphPath from 'ngraph.path';
import PF from 'pathfinding';
import { Path } from 'rot-js';

/** What a query gives, and how it becomes the cells of a path, which is not measured; no cells where there is no path.
 * @typedef {{ find: (from: number, to: number) => unknown, cellsOf: (found: any) => number[] }} Prepared
 * @typedef {import('asterion/world').World} World
 * @typedef {4 | 8} Directions
 * @typedef {{ name: string, prepare: (world: World, directions: Directions) => Prepared }} Peer */

/** @param {World} world */
function groundOf(world) {
  const { rows, cols, cellCount } = world.grid;
  const free = Uint8Array.from({ length: cellCount }, (_, cell) => (isGround(world, cell) ? 1 : 0));
  return {
    rows,
    cols,
    isFree: (/** @type {number} */ x, /** @type {number} */ y) =>
      x >= 0 && y >= 0 && x < cols && y < rows && free[y * cols + x] === 1,
  };
}

/** 0 where one can walk, else 1, row by row. @param {World} world */
function rowsOf(world) {
  const { rows, cols, isFree } = groundOf(world);
  return Array.from({ length: rows }, (_, y) => Array.from({ length: cols }, (_, x) => (isFree(x, y) ? 0 : 1)));
}

/** Cuts corners, and has no way to forbid it. @type {(name: 'AStar' | 'Dijkstra') => Peer} */
const rot = (name) => ({
  name: `rot-js ${name === 'AStar' ? 'A*' : name}`,
  prepare(world, topology) {
    const { cols, isFree } = groundOf(world);
    return {
      find(from, to) {
        /** @type {number[]} */
        const cells = [];
        const search = new Path[name](to % cols, Math.floor(to / cols), isFree, { topology });
        search.compute(from % cols, Math.floor(from / cols), (x, y) => cells.push(y * cols + x));
        return cells;
      },
      cellsOf: (cells) => cells,
    };
  },
});

/** Marks its grid, so that every query needs a copy. @type {(name: string, title: string) => Peer} */
const pathfinding = (name, title) => ({
  name: `pathfinding ${title}`,
  prepare(world, directions) {
    const { cols } = world.grid;
    const grid = new PF.Grid(rowsOf(world));
    const { Never, OnlyWhenNoObstacles } = PF.DiagonalMovement;
    const finder = new PF[name]({
      diagonalMovement: directions === 8 ? OnlyWhenNoObstacles : Never,
      heuristic: directions === 8 ? PF.Heuristic.octile : PF.Heuristic.manhattan,
    });
    return {
      find: (from, to) =>
        finder.findPath(from % cols, Math.floor(from / cols), to % cols, Math.floor(to / cols), grid.clone()),
      cellsOf: (found) => found.map((/** @type {[number, number]} */ [x, y]) => y * cols + x),
    };
  },
});

/** Takes 1.4 for the square root of 2. @type {Peer} */
export const easystar = {
  name: 'easystarjs',
  prepare(world, directions) {
    const { cols } = world.grid;
    const finder = new EasyStar.js();
    finder.setGrid(rowsOf(world));
    finder.setAcceptableTiles([0]);
    finder.enableSync();
    if (directions === 8) finder.enableDiagonals();
    finder.disableCornerCutting();
    return {
      find(from, to) {
        let found;
        const keep = (/** @type {unknown} */ path) => {
          found = path;
        };
        finder.findPath(from % cols, Math.floor(from / cols), to % cols, Math.floor(to / cols), keep);
        finder.calculate();
        return found ?? [];
      },
      cellsOf: (found) => found.map((/** @type {{ x: number, y: number }} */ { x, y }) => y * cols + x),
    };
  },
};

/** Its searches share a graph, which takes seconds to build. @type {WeakMap<World, Map<Directions, any>>} */
const graphs = new WeakMap();

/** @param {World} world @param {Directions} directions */
function graphOf(world, directions) {
  const known = graphs.get(world)?.get(directions);
  if (known !== undefined) return known;
  const { grid, open } = world;
  const graph = createGraph();
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (open[cell] !== 0) graph.addNode(cell, { x: cell % grid.cols, y: Math.floor(cell / grid.cols) });
  }
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (let direction = 0; direction < 8; direction += directions === 8 ? 1 : 2) {
      const next = (open[cell] >> direction) & 1 ? grid.neighbour(cell, direction) : -1;
      if (next > cell) graph.addLink(cell, next); // both ways
    }
  }
  graphs.set(world, (graphs.get(world) ?? new Map()).set(directions, graph));
  return graph;
}

/** @type {(name: 'aStar' | 'nba', title: string) => Peer} */
const ngraph = (name, title) => ({
  name: `ngraph.path ${title}`,
  prepare(world, directions) {
    /** @typedef {{ data: { x: number, y: number } }} Node */
    const between = (/** @type {Node} */ { data: a }, /** @type {Node} */ { data: b }) => {
      const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
      return directions === 8 ? dx + dy - (2 - Math.SQRT2) * Math.min(dx, dy) : dx + dy;
    };
    const finder = ngraphPath[name](graphOf(world, directions), { distance: between, heuristic: between });
    return {
      find: (from, to) => finder.find(from, to),
      cellsOf: (found) => found.map((/** @type {{ id: number }} */ { id }) => id),
    };
  },
});

/** Four directions only. @type {Peer} */
const l1 = {
  name: 'l1-path-finder',
  prepare(world) {
    const { rows, cols } = world.grid;
    const planner = createPlanner(ndarray(Uint8Array.from(rowsOf(world).flat()), [rows, cols]));
    return {
      find(from, to) {
        /** @type {number[]} */
        const turns = [];
        planner.search(Math.floor(from / cols), from % cols, Math.floor(to / cols), to % cols, turns);
        return turns;
      },
      cellsOf(/** @type {number[]} */ turns) {
        const cells = turns.length === 0 ? [] : [turns[0] * cols + turns[1]];
        for (let at = 2; at < turns.length; at += 2) {
          const to = turns[at] * cols + turns[at + 1];
          const step = (turns[at] === turns[at - 2] ? 1 : cols) * Math.sign(to - cells[cells.length - 1]);
          while (cells[cells.length - 1] !== to) cells.push(cells[cells.length - 1] + step);
        }
        return cells;
      },
    };
  },
};

export const rotDijkstra = rot('Dijkstra');

const anyDirections = [
  ngraph('aStar', 'A*'),
  ngraph('nba', 'NBA*'),
  pathfinding('JumpPointFinder', 'JPS'),
  pathfinding('AStarFinder', 'A*'),
  easystar,
  rot('AStar'),
];
export const peersFor = (/** @type {Directions} */ directions) =>
  directions === 8 ? anyDirections : [...anyDirections, l1];
