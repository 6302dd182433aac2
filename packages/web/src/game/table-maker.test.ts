import { type Chase, ExactTable, type SolveOptions, type SolveProgress, solverOf } from 'asterion/exact';
import { createWorld, rect } from 'asterion/world';
import { expect, test } from 'vitest';
import { ChaseMaker, type Solve } from './chase-maker.js';

/** Each its own world: tables that are known are not made again. */
const newChase = (): Chase => {
  const grid = rect.grid(2, 2, 'top');
  return { world: createWorld(grid, { open: Uint8Array.of(1, 16, 1, 16) }), stay: true, monsters: 1 };
};

/** A table without leaving it to be known. */
function tableOf(chase: Chase): ExactTable {
  const solver = solverOf(chase);
  while (!solver.done) solver.advance(1000);
  return new ExactTable(chase, solver.data());
}

interface Request {
  readonly wish: SolveOptions;
  readonly report: (progress: SolveProgress) => void;
  readonly solve: (table: ExactTable) => void;
  readonly refuse: (why: string) => void;
  isCancelled: boolean;
}

/** Workers that do as they are told. */
class Workers {
  readonly requests: Request[] = [];

  readonly solve: Solve = (_, wish, report) => {
    const { promise, resolve, reject } = withResolvers<ExactTable>();
    const refuse = (why: string) => reject(new RangeError(why));
    const request: Request = { wish, report, solve: resolve, refuse, isCancelled: false };
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
  const [workers, chase] = [new Workers(), newChase()];
  const maker = new ChaseMaker(workers.solve);
  expect(maker.now.value).toEqual({ kind: 'none' });
  const made = maker.make(chase);
  expect(maker.now.value).toEqual({ kind: 'solving', problem: chase, progress: undefined });
  const progress: SolveProgress = { kind: 'progress', round: 3, share: 0.5 };
  workers.requests[0].report(progress);
  expect(maker.now.value).toEqual({ kind: 'solving', problem: chase, progress });
  const table = tableOf(chase);
  workers.requests[0].solve(table);
  expect(await made).toBe(table);
  expect(maker.now.value).toEqual({ kind: 'solved', problem: chase, table, why: undefined });
  expect(workers.requests.map(({ wish }) => wish.depth)).toEqual([true]);
});

test('where depths cannot be had, it is solved again without, and said why', async () => {
  const [workers, chase] = [new Workers(), newChase()];
  const maker = new ChaseMaker(workers.solve);
  const made = maker.make(chase);
  workers.requests[0].refuse('Too large.');
  await expect.poll(() => workers.requests.length).toBe(2);
  expect(workers.requests[1].wish.depth).toBe(false);
  const table = tableOf(chase);
  workers.requests[1].solve(table);
  await made;
  expect(maker.now.value).toMatchObject({ kind: 'solved', why: 'Too large.' });
});

test('where nothing can be had, it is said why', async () => {
  const [workers, chase] = [new Workers(), newChase()];
  const maker = new ChaseMaker(workers.solve);
  const made = maker.make(chase);
  workers.requests[0].refuse('Too large.');
  await expect.poll(() => workers.requests.length).toBe(2);
  workers.requests[1].refuse('Still too large.');
  expect(await made).toBeUndefined();
  expect(maker.now.value).toEqual({ kind: 'refused', problem: chase, why: 'Still too large.' });
});

test('what is cancelled or overtaken is ended, and whoever waits for it is told', async () => {
  const [workers, one, two] = [new Workers(), newChase(), newChase()];
  const maker = new ChaseMaker(workers.solve);
  const first = maker.make(one);
  maker.cancel();
  expect(await first).toBeUndefined();
  expect(workers.requests[0].isCancelled).toBe(true);
  expect(maker.now.value).toEqual({ kind: 'cancelled', problem: one });
  const second = maker.make(one);
  const third = maker.make(two);
  expect(await second).toBeUndefined();
  expect(workers.requests[1].isCancelled).toBe(true);
  workers.requests[1].report({ kind: 'progress', round: 9, share: 1 });
  expect(maker.now.value).toEqual({ kind: 'solving', problem: two, progress: undefined });
  maker.stop();
  expect(await third).toBeUndefined();
  expect(maker.now.value).toEqual({ kind: 'none' });
});
