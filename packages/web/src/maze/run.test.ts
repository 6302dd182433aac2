import { generateMaze, mazeGenerators } from 'asterion/generate';
import { shortestPath, solverNamed, solvers } from 'asterion/search';
import { cellAt } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import type { Task } from './check.js';
import { Searching } from './parts.js';
import { MazeRun } from './run.js';
import { stepLabel } from './words.js';

const plan = { shape: 'rect', rows: 5, cols: 6, seed: '7' };
const [anyGenerator, anySolver, other] = [mazeGenerators[0], solvers[0], solvers[4]];
const task = (parts: Partial<Task>): Task => ({ plan, given: undefined, solvers: [], turn: undefined, ...parts });
const pairs = [
  ...mazeGenerators.map((generator) => [generator, anySolver] as const),
  ...solvers.map((solver) => [anyGenerator, solver] as const),
];
const tasks: Task[] = [
  task({}),
  task({ plan: { ...plan, rows: 1, cols: 1 }, solvers: [anySolver] }),
  task({ solvers: [anySolver, other] }),
  task({ plan: { ...plan, longest: true, braid: 100 }, solvers: [anySolver] }),
  task({ plan: { ...plan, sparsen: 2 }, solvers: [anySolver] }),
  task({ given: generateMaze(plan), solvers: [anySolver, other] }),
  task({ given: generateMaze(plan) }),
  ...pairs.flatMap(([generator, solver]) =>
    generator.shapes
      .filter((shape) => solver.shapes.includes(shape))
      .map((shape) => task({ plan: { ...plan, shape, generator: generator.name }, solvers: [solver] })),
  ),
];
const nameOf = ({ plan: wish, given, solvers: chosen }: Task) =>
  `${JSON.stringify(wish)}${given === undefined ? '' : ', given'}, ${chosen.map(({ name }) => name).join(', ')}`;

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
    const maze = entry.given ?? generateMaze(entry.plan);
    const frames = run.frames();
    expect(frames).toHaveLength(Math.max(1, entry.solvers.length));
    for (const [at, { scene, layers, isDone, search }] of frames.entries()) {
      expect(isDone).toBe(true);
      expect(scene.world.open).toEqual(maze.world.open);
      const solver = entry.solvers.at(at);
      if (solver === undefined) continue;
      const [entrance, exit] = [maze.entrance ?? -1, maze.exit ?? -1];
      expect([layers.path?.at(0), layers.path?.at(-1)]).toEqual([entrance, exit]);
      expect(search?.pathLength).toBe(layers.path?.length);
      if (solver.shortest) expect(search?.pathLength).toBe(shortestPath(maze.world, entrance, exit)?.length);
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
  const run = prepared(task({ solvers: [anySolver, other] }));
  const alone = [anySolver, other].map((solver) => prepared(task({ solvers: [solver] })));
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
  const first = prepared(task({ solvers: [anySolver] }));
  const second = new MazeRun(task({ solvers: [anySolver, other] }), first);
  expect(second.prepare(0)).toBe(false);
  expect(second.known).toBe(first.known);
  expect(second.scene).toBe(first.scene);
  const moved = prepared(task({ plan: { ...plan, exit: [2, 3] }, solvers: [anySolver] }), first);
  expect(moved.scene?.world).toBe(first.scene?.world);
  expect(moved.frames()[0].layers.path?.at(-1)).toBe(cellAt(moved.frames()[0].scene.world.grid, 2, 3));
  const another = new MazeRun(task({ plan: { ...plan, seed: '8' } }), first);
  another.prepare(0);
  expect(another.known).toBe(0);
});

test('a search without end is cut, and what is known of it can be played', () => {
  const mouse = solverNamed('random-mouse');
  if (mouse === undefined) throw new Error('Expected a mouse.');
  const scene = generateMaze({ rows: 30, cols: 30 });
  const search = new Searching(mouse, scene, 7, 500);
  while (!search.prepare(64));
  expect([search.known, search.isCut, search.end]).toEqual([500, true, undefined]);
  expect(search.at(200).steps).toBe(200);
  expect(search.at(1_000_000).steps).toBe(500);
});

test('a run is told in words at every stage', () => {
  const run = prepared(task({ solvers: [anySolver, other] }));
  const labelAt = (step: number) => {
    run.seek(step);
    return stepLabel(step, run.known, run.frames());
  };
  expect(labelAt(0)).toMatch(/^step 0 of \d+, growing$/);
  expect(labelAt(run.known - 1)).toMatch(/, solving$/);
  expect(labelAt(run.known)).toMatch(/, both solved$/);
});
