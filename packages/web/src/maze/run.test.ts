import { generateMaze, mazeGenerators } from 'asterion/generate';
import { shortestPath, solvers } from 'asterion/search';
import { finish, Timeline } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import type { Task } from './check.js';
import { MazeRun } from './run.js';

const plan = { shape: 'rect', rows: 5, cols: 6, seed: '7' };
const [anyGenerator, anySolver] = [mazeGenerators[0], solvers[0]];
const pairs = [
  ...mazeGenerators.map((generator) => [generator, anySolver] as const),
  ...solvers.map((solver) => [anyGenerator, solver] as const),
];
const tasks: Task[] = [
  { plan, solver: undefined, turn: undefined },
  { plan: { ...plan, rows: 1, cols: 1 }, solver: anySolver, turn: undefined },
  ...pairs.flatMap(([generator, solver]) =>
    generator.shapes
      .filter((shape) => solver.shapes.includes(shape))
      .map((shape) => ({ plan: { ...plan, shape, generator: generator.name }, solver, turn: undefined })),
  ),
];
const nameOf = ({ plan: { generator, shape, rows, cols }, solver }: Task) =>
  `${generator} on ${shape} ${rows} x ${cols}, ${solver?.name}`;

const seen = (run: MazeRun) => ({
  steps: run.steps,
  phase: run.phase,
  done: run.done,
  open: [...run.growth.world.open],
  front: [...(run.solving ?? run.growth).front],
  visited: run.solving && [...run.solving.visited],
  path: run.solving?.path,
});

describe.each(tasks.map((task) => [nameOf(task), task] as const))('%s', (_name, task) => {
  const end = finish(MazeRun.start(task));

  test('ends with the maze of its plan, solved', () => {
    const scene = generateMaze(task.plan);
    expect(end.growth.world.open).toEqual(scene.world.open);
    const [entrance, exit] = [scene.entrance ?? -1, scene.exit ?? -1];
    const path = task.solver && end.solving?.path;
    expect([path?.[0], path?.at(-1)]).toEqual(task.solver ? [entrance, exit] : [undefined, undefined]);
    if (task.solver?.shortest) expect(path?.length).toBe(shortestPath(scene.world, entrance, exit)?.length);
  });

  test('counts every step once, and grows before it solves', () => {
    const run = MazeRun.start(task);
    let phases = '';
    for (let step = 0; step < end.steps; step++) {
      expect(run.steps).toBe(step);
      phases += run.phase === 'growing' ? 'g' : 's';
      run.advance(1);
    }
    expect(phases).toMatch(/^g*s*$/);
    expect(seen(run)).toEqual(seen(end));
  });

  test('looks the same going back as it did going forward', () => {
    const forward: unknown[] = [];
    const timeline = new Timeline(MazeRun.start(task));
    for (let step = 0; step <= end.steps; step++) {
      timeline.seek(step);
      forward.push(seen(timeline.present));
    }
    for (let step = end.steps; step >= 0; step--) {
      timeline.seek(step);
      expect(seen(timeline.present)).toEqual(forward[step]);
    }
  });
});
