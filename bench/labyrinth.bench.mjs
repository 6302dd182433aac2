// Labyrinth: boards without closed rooms beside the check that others make, boards solved, nodes searched.
import { solveLabyrinth } from 'asterion/exact/labyrinth';
import { labyrinth, THESEUS } from 'asterion/game/labyrinth';
import { generateLabyrinth, WallBuilder, WallCorners, wallBudget } from 'asterion/generate';
import { LabyrinthSearch } from 'asterion/players/labyrinth';
import { createRng, createWorld, openWay, rect, shuffle } from 'asterion/world';

const SIZE = 15;

/** Whether two corners are joined by walls, by building the graph of all walls and walking it: the original's way.
 * @param {readonly (readonly [number, number])[]} walls @param {number} from @param {number} to */
function areJoined(walls, from, to) {
  /** @type {Map<number, Set<number>>} */
  const graph = new Map();
  const edges = (/** @type {number} */ corner) => {
    const found = graph.get(corner) ?? new Set();
    graph.set(corner, found);
    return found;
  };
  for (const [a, b] of walls) {
    edges(a).add(b);
    edges(b).add(a);
  }
  const seen = new Set([from]);
  const waiting = [from];
  for (let corner = waiting.pop(); corner !== undefined; corner = waiting.pop()) {
    if (corner === to) return true;
    for (const next of edges(corner)) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return false;
}

/** The same procedure, with that check. @param {number} seed */
function plainBoard(seed) {
  const grid = rect.grid(SIZE, SIZE, 'bottom');
  const world = createWorld(grid);
  /** @type {[number, number][]} */
  const sides = [];
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of rect.sides) {
      if (grid.neighbour(tile, side) <= tile) continue;
      openWay(world, tile, side);
      sides.push([tile, side]);
    }
  }
  const mason = new WallBuilder(world, false);
  const corners = new WallCorners(grid);
  /** @type {(readonly [number, number])[]} */
  const walls = [];
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of rect.sides) if (grid.neighbour(tile, side) < 0) walls.push(corners.of(tile, side));
  }
  let left = wallBudget(grid) - (4 * SIZE - 1);
  for (const [tile, side] of shuffle(sides, createRng(seed))) {
    if (left < 2) break;
    const ends = corners.of(tile, side);
    if (!mason.isWallable(tile, side) || areJoined(walls, ...ends)) continue;
    mason.wall(tile, side);
    walls.push(ends);
    left -= 2;
  }
  return world;
}

const boards = Array.from({ length: 10 }, (_, seed) =>
  labyrinth.initial(generateLabyrinth({ rows: SIZE, seed, noRooms: true }), labyrinth.defaults, 0),
);
let [seed, turn] = [0, 0];

const DEPTH = 10;
/** Nodes of each search, and all of them: a run is one move. */
let [nodes, searches] = [0, 0];

function search() {
  const position = boards[turn++ % boards.length];
  const searching = new LabyrinthSearch(position.setup, THESEUS, DEPTH, 'board');
  searching.bestSteps(position, position.theseus);
  nodes += searching.nodes;
  searches++;
}

/** @type {import('./run.mjs').Suite[]} */
export const suites = [
  {
    title: `a board ${SIZE} x ${SIZE} without closed rooms`,
    cases: {
      'sets of corners': () => generateLabyrinth({ rows: SIZE, seed: seed++, noRooms: true }),
      'a graph for each wall': () => plainBoard(seed++),
    },
  },
  {
    title: `the exact table of a board ${SIZE} x ${SIZE} with 4 supplies (1,620,000 positions)`,
    cases: { 'two attractors': () => solveLabyrinth(boards[turn++ % boards.length]) },
    rates: { 'two attractors': { count: () => 1, what: 'boards' } },
  },
  {
    title: `a move of minimax-board:${DEPTH} from the start, a fresh search each`,
    cases: { search },
    rates: { search: { count: () => nodes / searches, what: 'nodes' } },
  },
];
