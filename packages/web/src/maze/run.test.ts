import { farthestEnds, generateMaze, generatorShapes, mazeGenerators } from 'asterion/generate';
import { parseMovingAiMap } from 'asterion/notation';
import { MovementMap, pathAlgorithms } from 'asterion/search';
import { type Cell, cellAt, destination, openDirectionsOf, type Scene, shapes } from 'asterion/world';
import { describe, expect, test, vi } from 'vitest';
import { searcherMisfit } from './aptness.js';
import { grownBy, type Task } from './check.js';
import { SearchingPart } from './parts.js';
import { MazeRun } from './run.js';
import { searcherNamed, searchers } from './searchers.js';
import { stepLabel } from './words.js';

/** Rooms with diagonals, a corridor, and a loop. */
function ground(): Scene {
  const read = parseMovingAiMap(
    'type octile\nheight 5\nwidth 9\nmap\n@.......@\n@...@@@..\n....@....\n@.@.@.@..\n.........\n',
  );
  if (!read.ok) throw new Error(read.fault.message);
  const { world } = read.value;
  return { ...read.value, entrance: cellAt(world.grid, 4, 0), exit: cellAt(world.grid, 1, 8) };
}

/** How long the way has to be: each cell is looked at again until nothing gets shorter. */
function leastLength(map: MovementMap, { entrance = 0, exit = 0 }: Scene): number {
  const world = map.asWorld;
  const lengths = new Map<Cell, number>([[entrance, 0]]);
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [cell, length] of lengths) {
      for (const direction of openDirectionsOf(world, cell)) {
        const to = destination(world, cell, direction);
        const through = length + map.costOf(cell, direction, to);
        if (through >= (lengths.get(to) ?? Infinity) - 1e-9) continue;
        lengths.set(to, through);
        isDone = false;
      }
    }
  }
  return lengths.get(exit) ?? Infinity;
}

const plan = { shape: 'rect', rows: 5, cols: 6, seed: '7' };
const [anyGenerator, anyone, other] = [mazeGenerators[0], searchers[0], searchers[4]];
const nothing: Task = { plan, given: undefined, searchers: [], movement: {}, turn: undefined };
const task = (parts: Partial<Task>): Task => ({ ...nothing, ...parts });
const pairs = [
  ...mazeGenerators.map((generator) => [generator, anyone] as const),
  ...searchers.map((searcher) => [anyGenerator, searcher] as const),
];
const tasks: Task[] = [
  task({}),
  task({ plan: { ...plan, rows: 1, cols: 1 }, searchers: [anyone] }),
  task({ searchers: [anyone, other] }),
  task({ plan: { ...plan, longest: true, braid: 100 }, searchers: [anyone] }),
  task({ plan: { ...plan, sparsen: 2 }, searchers: [anyone] }),
  task({ given: generateMaze(plan), searchers: [anyone, other] }),
  task({ given: generateMaze(plan) }),
  ...pairs.flatMap(([generator, searcher]) =>
    Object.values(shapes)
      .filter(({ name }) => generatorShapes(generator).includes(name))
      .filter((shape) => searcherMisfit(searcher, shape, false) === undefined)
      .map(({ name }) => task({ plan: { ...plan, shape: name, generator: generator.name }, searchers: [searcher] })),
  ),
  ...searchers.map((searcher) => task({ given: ground(), searchers: [searcher, anyone] })),
  ...searchers.map((searcher) => task({ given: ground(), searchers: [searcher], movement: { directions: 4 } })),
];
const nameOf = ({ plan: wish, given, searchers: chosen, movement }: Task) =>
  [JSON.stringify(wish), given === undefined ? 'grown' : 'given', JSON.stringify(movement)]
    .concat(chosen.map(({ name }) => name))
    .join(', ');

function prepared(of: Task, last?: MazeRun): MazeRun {
  const run = new MazeRun(of, last);
  while (!run.prepare(3)) expect(run.known).toBeLessThan(100_000);
  return run;
}

const seen = (run: MazeRun) =>
  run.frames().map(({ scene, layers, search, isDone }) => ({
    open: [...scene.world.open],
    ends: [scene.entrance, scene.exit],
    front: layers.marked && [...layers.marked],
    visited: layers.visited && [...(layers.visited as Uint8Array)],
    path: layers.path && [...layers.path],
    search: search && { ...search },
    isDone,
  }));

describe.each(tasks.map((entry) => [nameOf(entry), entry] as const))('%s', (_name, entry) => {
  test('ends with the maze of its plan, solved', () => {
    const run = prepared(entry);
    const maze =
      entry.given ?? generateMaze(grownBy(entry.plan), entry.plan.longest === true ? farthestEnds : undefined);
    const frames = run.frames();
    expect(frames).toHaveLength(Math.max(1, entry.searchers.length));
    for (const [at, { scene, layers, isDone, search }] of frames.entries()) {
      expect(isDone).toBe(true);
      expect(scene.world.open).toEqual(maze.world.open);
      const searcher = entry.searchers.at(at);
      if (searcher === undefined) continue;
      const map = new MovementMap(maze.world, entry.movement);
      expect(search?.why).toBe(searcher.fault(map));
      expect(search?.isRefused).toBe(search?.why !== undefined);
      if (search === undefined || search.isRefused) continue;
      expect([layers.path?.at(0), layers.path?.at(-1)]).toEqual([maze.entrance, maze.exit]);
      expect(search.pathCells).toBe(layers.path?.length);
      expect(search.length).toBe(map.lengthOf(layers.path ?? []));
      if (searcher.isOptimal(map)) expect(search.excess).toBe(0);
      expect((search.length ?? 0) - (search.excess ?? 0)).toBeCloseTo(leastLength(map, maze), 9);
    }
  });

  test('looks the same going back as it did going forward, growing before solving', () => {
    const run = prepared(entry);
    const forward: unknown[] = [];
    let phases = '';
    for (let step = 0; step <= run.known; step++) {
      run.seek(step);
      forward.push(seen(run));
      phases += run.frames()[0].search === undefined ? 'g' : 's';
    }
    expect(phases).toMatch(/^g*s*$/);
    for (let step = run.known; step >= 0; step--) {
      run.seek(step);
      expect(seen(run)).toEqual(forward[step]);
    }
  });
});

test('two solvers go in step, and the quicker one waits', () => {
  const run = prepared(task({ searchers: [anyone, other] }));
  const alone = [anyone, other].map((solver) => prepared(task({ searchers: [solver] })));
  const grown = prepared(task({})).known;
  expect(run.known).toBe(Math.max(...alone.map(({ known }) => known)));
  expect(alone[0].known).not.toBe(alone[1].known);
  for (let step = grown; step <= run.known; step++) {
    run.seek(step);
    for (const [at, single] of alone.entries()) {
      single.seek(step);
      expect(seen(run)[at]).toEqual(seen(single)[0]);
    }
  }
});

test('the same ground is grown once, the same maze solved once', () => {
  const first = prepared(task({ searchers: [anyone] }));
  const second = new MazeRun(task({ searchers: [anyone, other] }), first);
  expect(second.prepare(0)).toBe(false);
  expect(second.known).toBe(first.known);
  expect(second.scene).toBe(first.scene);
  const moved = prepared(task({ plan: { ...plan, exit: [2, 3] }, searchers: [anyone] }), first);
  expect(moved.scene?.world).toBe(first.scene?.world);
  expect(moved.frames()[0].layers.path?.at(-1)).toBe(cellAt(moved.frames()[0].scene.world.grid, 2, 3));
  const another = new MazeRun(task({ plan: { ...plan, seed: '8' } }), first);
  another.prepare(0);
  expect(another.known).toBe(0);
});

test('who walks otherwise searches anew, in the same maze', () => {
  const first = prepared(task({ given: ground(), searchers: [anyone] }));
  const again = prepared(task({ given: first.scene, searchers: [anyone] }), first);
  expect(again.frames()).toEqual(first.frames());
  const sides = prepared(task({ given: first.scene, searchers: [anyone], movement: { directions: 4 } }), first);
  expect(sides.scene).toBe(first.scene);
  const [all, four] = [first, sides].map((run) => run.frames()[0].search);
  expect(four?.length).toBeGreaterThan(all?.length ?? Infinity);
  expect(four?.pathCells).toBe((four?.length ?? 0) + 1);
});

test('what a search has made ready for a maze is not made again for other ends', () => {
  const [algorithm] = pathAlgorithms;
  const prepare = vi.spyOn(algorithm, 'prepare');
  const searcher = searchers.filter(({ solver }) => solver === undefined).slice(0, 1);
  const given = { ...ground(), entrance: 18, exit: 17 };
  const movement = { directions: 4 } as const;
  const first = prepared(task({ given, searchers: searcher, movement }));
  const moved = prepared(task({ given: { ...given, exit: 40 }, searchers: searcher, movement }), first);
  expect(moved.frames()[0].layers.path?.at(-1)).toBe(40);
  expect(prepare).toHaveBeenCalledOnce();
  prepare.mockRestore();
});

test('who does not apply says why, and the other one searches', () => {
  const tree = searchers.find(({ solver }) => solver?.corners === false);
  if (tree === undefined) throw new Error('Expected a solver that knows no corners.');
  const run = prepared(task({ given: ground(), searchers: [tree, anyone] }));
  const [refused, found] = run.frames().map(({ search }) => search);
  expect(refused).toMatchObject({ isRefused: true, steps: 0, visited: 0, pathCells: undefined, length: undefined });
  expect(refused?.why).toContain('knows no ways through corners');
  expect(found?.pathCells).toBeGreaterThan(0);
});

test('a search without end is cut, and what is known of it can be played', () => {
  const mouse = searcherNamed('random-mouse');
  if (mouse === undefined) throw new Error('Expected a mouse.');
  const scene = generateMaze({ rows: 30, cols: 30 });
  const search = new SearchingPart(mouse, scene, new MovementMap(scene.world), 7, 500);
  while (!search.prepare(64));
  expect([search.known, search.isCut, search.end]).toEqual([500, true, undefined]);
  expect(search.at(200).steps).toBe(200);
  expect(search.at(1_000_000).steps).toBe(500);
});

test('a run is told in words at every stage', () => {
  const run = prepared(task({ searchers: [anyone, other] }));
  const labelAt = (step: number) => {
    run.seek(step);
    return stepLabel(step, run.known, run.frames());
  };
  expect(labelAt(0)).toMatch(/^step 0 of \d+, growing$/);
  expect(labelAt(run.known - 1)).toMatch(/, solving$/);
  expect(labelAt(run.known)).toMatch(/, both solved$/);
});
