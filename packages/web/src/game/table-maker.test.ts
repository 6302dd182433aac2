import { rogue } from 'asterion/game/rogue';
import { rogueDescription, type TableOptions } from 'asterion/play';
import { createScene, createWorld, rect } from 'asterion/world';
import { expect, test } from 'vitest';
import { type Problem, type Progress, type Solve, TableMaker } from './table-maker.js';

/** Each its own world: tables that are known are not made again. */
const newProblem = (): Problem => {
  const world = createWorld(rect.grid(2, 2, 'top'), { open: Uint8Array.of(1, 16, 1, 16) });
  const scene = createScene(world, { actors: { monster: [0], rogue: [1] } });
  return { description: rogueDescription, position: rogue.initial(scene, rogue.defaults, 0) };
};

interface Request {
  readonly options: TableOptions;
  readonly report: (progress: Progress) => void;
  readonly solve: (table: object) => void;
  readonly refuse: (why: string) => void;
  isCancelled: boolean;
}

/** Workers that do as they are told. */
class Workers {
  readonly requests: Request[] = [];

  readonly solve: Solve = (_, options, report) => {
    const { promise, resolve, reject } = withResolvers<object>();
    const refuse = (why: string) => reject(new RangeError(why));
    const request: Request = { options, report, solve: resolve, refuse, isCancelled: false };
    this.requests.push(request);
    const cancel = () => {
      request.isCancelled = true;
    };
    return { table: promise, cancel };
  };
}

function withResolvers<T>() {
  let [resolve, reject]: [(value: T) => void, (error: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<T>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

test('a table is made with depths, and its progress is told', async () => {
  const [workers, problem] = [new Workers(), newProblem()];
  const maker = new TableMaker(workers.solve);
  expect(maker.now.value).toEqual({ kind: 'none' });
  const made = maker.make(problem);
  expect(maker.now.value).toEqual({ kind: 'solving', problem, progress: undefined });
  const progress: Progress = { kind: 'progress', share: 0.5, text: 'round 3' };
  workers.requests[0].report(progress);
  expect(maker.now.value).toEqual({ kind: 'solving', problem, progress });
  const table = {};
  workers.requests[0].solve(table);
  expect(await made).toBe(table);
  expect(maker.now.value).toEqual({ kind: 'solved', problem, table, why: undefined });
  expect(workers.requests.map(({ options }) => options.depth)).toEqual([true]);
});

test('where depths cannot be had, it is solved again without, and said why', async () => {
  const [workers, problem] = [new Workers(), newProblem()];
  const maker = new TableMaker(workers.solve);
  const made = maker.make(problem);
  workers.requests[0].refuse('Too large.');
  await expect.poll(() => workers.requests.length).toBe(2);
  expect(workers.requests[1].options.depth).toBe(false);
  const table = {};
  workers.requests[1].solve(table);
  await made;
  expect(maker.now.value).toMatchObject({ kind: 'solved', why: 'Too large.' });
});

test('where nothing can be had, it is said why', async () => {
  const [workers, problem] = [new Workers(), newProblem()];
  const maker = new TableMaker(workers.solve);
  const made = maker.make(problem);
  workers.requests[0].refuse('Too large.');
  await expect.poll(() => workers.requests.length).toBe(2);
  workers.requests[1].refuse('Still too large.');
  expect(await made).toBeUndefined();
  expect(maker.now.value).toEqual({ kind: 'refused', problem, why: 'Still too large.' });
});

test('what is cancelled or overtaken is ended, and whoever waits for it is told', async () => {
  const [workers, one, two] = [new Workers(), newProblem(), newProblem()];
  const maker = new TableMaker(workers.solve);
  const first = maker.make(one);
  maker.cancel();
  expect(await first).toBeUndefined();
  expect(workers.requests[0].isCancelled).toBe(true);
  expect(maker.now.value).toEqual({ kind: 'cancelled', problem: one });
  const second = maker.make(one);
  const third = maker.make(two);
  expect(await second).toBeUndefined();
  expect(workers.requests[1].isCancelled).toBe(true);
  workers.requests[1].report({ kind: 'progress', share: 1, text: 'round 9' });
  expect(maker.now.value).toEqual({ kind: 'solving', problem: two, progress: undefined });
  maker.stop();
  expect(await third).toBeUndefined();
  expect(maker.now.value).toEqual({ kind: 'none' });
});
