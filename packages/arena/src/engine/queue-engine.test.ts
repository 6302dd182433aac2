/** Games through a real queue into a real database: whatever is killed meanwhile, every game is there once. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { games } from 'asterion/play';
import { createRng } from 'asterion/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWith } from '../../../../testing/programs.js';
import { type Server, startPostgres, startRedis } from '../../../../testing/servers.mjs';
import { sweep } from '../../../../testing/thorough.js';
import type { GameResult } from '../games/job.js';
import { playGame } from '../games/play.js';
import { openPostgresStore } from '../store/postgres-store.js';
import { BatchSize, batchOf, tasksOf } from './batch.js';
import type { Task } from './engine.js';
import { checkQueue, openQueue } from './queue.js';
import { openQueueEngine } from './queue-engine.js';

const played = games.filter(({ players }) => players.list.length > 0);

/** Sample games of all kinds. */
const tasksFor = (count: number): Task[] =>
  Array.from({ length: count }, (_, number) => {
    const description = played[number % played.length];
    const { said, world } = description.sample(createRng('queue').fork(number));
    const { seats } = description.game;
    const settings = Object.entries(said).filter(([key]) => !seats.includes(key) && key !== 'seed');
    return {
      job: {
        key: `game ${String(number).padStart(5, '0')}`,
        number,
        game: description.game.name,
        said: Object.fromEntries(settings),
        worldName: 'sample',
        world,
        seed: said.seed,
        seats: Object.fromEntries(seats.map((seat) => [seat, seat])),
        clock: { move: 1000, bank: 1000, start: 5000 },
        strictness: 'league',
        isJudged: false,
      },
      bots: seats.map((seat) => ({ name: seat, player: said[seat] })),
    };
  });

test('a batch names every bot and every world once, and is what was packed', () => {
  const tasks = tasksFor(60);
  const batch = batchOf('run', 'postgres://somewhere', [...tasks, ...tasks]);
  expect(tasksOf(JSON.parse(JSON.stringify(batch)) as typeof batch)).toEqual([...tasks, ...tasks]);
  expect(new Set(batch.worlds).size).toBe(batch.worlds.length);
  expect(new Set(batch.bots.map((bot) => JSON.stringify(bot))).size).toBe(batch.bots.length);
});

test('batches take some seconds, are small at first, and at the end again', () => {
  const size = new BatchSize();
  expect(size.next(10_000, 4)).toBe(4);
  size.learn({ games: 4, ms: 40 });
  expect(size.next(10_000, 4)).toBe(1000);
  expect(size.next(100, 4)).toBe(13);
  expect(size.next(1, 4)).toBe(1);
  for (let i = 0; i < 20; i++) size.learn({ games: 1, ms: 60_000 });
  expect(size.next(10_000, 4)).toBe(1);
  size.learn({ games: 0, ms: 0 });
  expect(size.next(10_000, 4)).toBe(1);
});

describe('a queue that is refused', () => {
  test('is named in words', async () => {
    await expect(checkQueue('http://here', false)).rejects.toThrow('expected a queue at redis://... or postgres://...');
    await expect(checkQueue('redis://:secret@127.0.0.1:1', false)).rejects.toThrow(
      /^cannot open redis:[/][/]@127.0.0.1:1: /,
    );
  });
});

/** Worker processes of the built package, as `asterion arena worker` runs them. */
class Workers {
  readonly all: ChildProcess[] = [];

  start(queue: string, threads = 1, store?: string): ChildProcess {
    const script = `
      import('@asterion/arena').then(async ({ runWorker }) => {
        const stop = new AbortController();
        process.on('SIGTERM', () => stop.abort());
        const why = await runWorker({
          queue: ${JSON.stringify(queue)}, store: ${JSON.stringify(store)}, threads: ${threads}, lock: 2000, signal: stop.signal,
          say: (text) => process.stderr.write(text + '\\n'),
        });
        if (why !== undefined) process.stderr.write(why + '\\n');
        process.exit(why === undefined ? 0 : 1);
      });`;
    const child = spawn(process.execPath, ['-e', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.all.push(child);
    return child;
  }

  async stop(): Promise<void> {
    for (const child of this.all) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'close');
    }
  }
}

describeWith(['redis-server', 'initdb', 'postgres'], 'games on other machines', () => {
  let [redis, postgres]: Server[] = [];
  const workers = new Workers();
  beforeAll(async () => {
    [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  });
  afterAll(async () => {
    await workers.stop();
    await Promise.all([redis.stop(), postgres.stop()]);
  });

  /** Plays tasks of a run, and says what was heard. */
  async function played(
    run: string,
    queue: string,
    tasks: readonly Task[],
    { onFirst, signal = new AbortController().signal }: { onFirst?: () => void; signal?: AbortSignal } = {},
  ): Promise<string[]> {
    const store = await openPostgresStore(postgres.url);
    const engine = await openQueueEngine({ queue, run, store, storeAddress: postgres.url });
    const heard: string[] = [];
    try {
      await engine.play(
        tasks,
        (rows) => {
          if (heard.length === 0) onFirst?.();
          heard.push(...rows.map(({ key }) => key));
        },
        signal,
      );
      return heard.sort();
    } finally {
      await engine.close();
      await store.close();
    }
  }

  const kept = async (run: string): Promise<GameResult[]> => {
    const store = await openPostgresStore(postgres.url);
    const results = await store.results(run);
    await store.close();
    return [...results];
  };

  const keysOf = (tasks: readonly Task[]): string[] => tasks.map(({ job }) => job.key);

  test('two workers, one killed, Redis restarted: every game is there once, and is the one that is played here', async () => {
    const tasks = tasksFor(sweep(200, 2000));
    const [first] = [workers.start(redis.url), workers.start(redis.url)];
    let trouble: Promise<unknown> = Promise.resolve();
    const onFirst = () => {
      first.kill('SIGKILL');
      trouble = redis.restart();
    };
    expect(await played('killed', redis.url, tasks, { onFirst })).toEqual(keysOf(tasks));
    await trouble;
    const results = await kept('killed');
    expect(results.map(({ key }) => key)).toEqual(keysOf(tasks));
    for (const { job, bots } of tasks.slice(0, 10))
      expect(results[job.number]).toEqual({ ...(await playGame(job, bots)), recording: null });
    await workers.stop();
  });

  test('PostgreSQL is queue and store in one', async () => {
    const tasks = tasksFor(30);
    workers.start(postgres.url, 2);
    expect(await played('postgres', postgres.url, tasks)).toEqual(keysOf(tasks));
    expect((await kept('postgres')).map(({ key }) => key)).toEqual(keysOf(tasks));
    await workers.stop();
  });

  test('a tournament that is stopped takes its batches out of the queue; one that goes on plays the rest', async () => {
    const tasks = tasksFor(60);
    const stop = new AbortController();
    workers.start(redis.url);
    const stopped = played('stopped', redis.url, tasks, { onFirst: () => stop.abort(), signal: stop.signal });
    await expect(stopped).rejects.toThrow('aborted');
    const queue = openQueue(redis.url, () => undefined);
    expect(await queue.getJobs(['waiting', 'delayed'])).toEqual([]);
    await queue.close();
    expect(await played('stopped', redis.url, tasks)).toEqual(keysOf(tasks));
    expect((await kept('stopped')).map(({ key }) => key)).toEqual(keysOf(tasks));
  });

  test('a game that makes no sense ends the run in words, and not the worker', async () => {
    const [task] = tasksFor(1);
    const senseless = { ...task, job: { ...task.job, game: 'chess' } };
    await expect(played('senseless', redis.url, [senseless])).rejects.toThrow('There is no game "chess"');
    expect(await played('sense', redis.url, [task])).toEqual([task.job.key]);
    await workers.stop();
  });

  test('several runs at once share the workers, whatever their games take and wherever their results belong', async () => {
    const tasks = tasksFor(40);
    for (let nth = 0; nth < 2; nth++) workers.start(redis.url);
    const runs = ['one', 'two', 'three'];
    const all = await Promise.all(runs.map((run, nth) => played(run, redis.url, tasks.slice(10 * nth))));
    for (const [nth, run] of runs.entries()) {
      expect(all[nth]).toEqual(keysOf(tasks.slice(10 * nth)));
      expect((await kept(run)).map(({ key }) => key)).toEqual(keysOf(tasks.slice(10 * nth)));
    }
    await workers.stop();
  });

  test('a run takes nothing out of the queue that belongs to another one, or to one of the same name elsewhere', async () => {
    const queue = openQueue(redis.url, () => undefined);
    const [task] = tasksFor(1);
    const ids = ['other', 'elsewhere', 'own'];
    await queue.add('batch', batchOf('other', postgres.url, [task]), { jobId: ids[0] });
    await queue.add('batch', batchOf('here', 'postgres://elsewhere', [task]), { jobId: ids[1] });
    await queue.add('batch', batchOf('here', postgres.url, [task]), { jobId: ids[2] });
    const stop = AbortSignal.timeout(200);
    await expect(played('here', redis.url, [task], { signal: stop })).rejects.toThrow('aborted');
    const left = await queue.getJobs(['waiting', 'delayed']);
    expect(left.map(({ id }) => id).sort()).toEqual(['elsewhere', 'other']);
    await Promise.all(left.map((job) => job.remove()));
    await queue.close();
  });

  test('a worker that fails too often is benched, and the others play on', async () => {
    const tasks = tasksFor(20);
    const lame = workers.start(redis.url, 1, 'postgres://arena@127.0.0.1:1/nowhere');
    let said = '';
    lame.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const playing = played('lame', redis.url, tasks);
    await once(lame, 'close');
    expect(lame.exitCode).toBe(1);
    expect(said).toContain('benched: 3 batches in a row failed, the last one: cannot open postgres://');
    workers.start(redis.url);
    expect(await playing).toEqual(keysOf(tasks));
    await workers.stop();
  });

  test('a Redis that forgets is refused unless forced', async () => {
    const forgetful = await startRedis(false);
    await expect(checkQueue(forgetful.url, false)).rejects.toThrow('keeps no append-only file');
    await checkQueue(forgetful.url, true);
    await forgetful.stop();
  });
});
