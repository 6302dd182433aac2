/** A thread of a worker: plays one batch after the other, and keeps the results before it says that it is done. */

import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UnrecoverableError } from 'bullmq';
import { Programs } from '../bots/index.js';
import type { BotSpec, GameResult, ProgramSpec } from '../games/job.js';
import { type Playing, playGame } from '../games/play.js';
import { reasonOf } from '../games/refused.js';
import { whyNotIn } from '../sandbox/index.js';
import { openPostgresStore } from '../store/postgres-store.js';
import { type ResultRow, rowOf, type Store } from '../store/store.js';
import { type BatchEnd, type JobBatch, tasksOf } from './batch.js';
import type { Task } from './engine.js';

/** Milliseconds after which results are handed in: so much is played again where a machine dies. */
const KEEP = 1000;
/** How often a database that is not there is asked again, each time after a little longer. */
const ATTEMPTS = 6;

const stores = new Map<string, Promise<Store>>();

async function storeAt(address: string): Promise<Store> {
  const opening = stores.get(address) ?? openPostgresStore(address);
  stores.set(address, opening);
  try {
    return await opening;
  } catch (error) {
    stores.delete(address);
    throw error;
  }
}

async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await setTimeout(attempt * 250);
    }
  }
}

const checked = new Map<string, Promise<string | undefined>>();

/** A program that is missing here is this machine's fault, and nobody's who plays. */
async function checkHere(bots: readonly BotSpec[]): Promise<void> {
  for (const bot of bots) {
    if (!('command' in bot)) continue;
    if (bot.sandbox === undefined && process.env.ASTERION_SANDBOX === '1')
      throw new UnrecoverableError(
        `${bot.name}: a worker runs bots in a sandbox only; say --sandbox where games are asked for`,
      );
    const key = JSON.stringify(bot);
    const asked = checked.get(key) ?? (bot.sandbox === undefined ? whyNotHere(bot) : whyNotIn(bot, bot.sandbox));
    checked.set(key, asked);
    const why = await asked;
    if (why !== undefined) throw new Error(`${bot.name}: ${why}`);
  }
}

const whyNotHere = ({ command: [program], cwd = '.' }: ProgramSpec): Promise<string | undefined> => {
  const folders = program.includes('/') ? [cwd] : (process.env.PATH ?? '').split(delimiter);
  const isHere = folders.some((folder) => existsSync(resolve(folder, program)));
  return Promise.resolve(isHere ? undefined : `there is no ${program} on this machine`);
};

/** A job that makes no sense makes none on any machine: nobody has to try it again. */
async function played({ job, bots }: Task, playing: Playing): Promise<GameResult> {
  const { signal } = playing;
  try {
    return await playGame(job, bots, playing);
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new UnrecoverableError(`${job.key}: ${reasonOf(error)}`);
  }
}

/** The default export is what BullMQ runs. */
export default async function playBatch(
  { data }: { readonly data: JobBatch },
  _token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<BatchEnd> {
  const { run } = data;
  const store = await storeAt(process.env.ASTERION_STORE ?? data.store);
  const tasks = tasksOf(data);
  await checkHere(data.bots);
  const known = await insist(() =>
    store.results(
      run,
      tasks.map(({ job }) => job.key),
    ),
  );
  const done = new Set(known.map(({ key }) => key));
  const start = performance.now();
  let [games, rows, keptAt, keeping] = [0, [] as ResultRow[], start, Promise.resolve()];
  /** The next games need not wait until these are kept. */
  const keep = async (): Promise<void> => {
    await keeping;
    const fresh = rows;
    rows = [];
    keptAt = performance.now();
    keeping = insist(() => store.keep(run, fresh)).then(() => undefined);
    keeping.catch(() => undefined); // heard of where it is waited for
  };
  const programs = new Programs();
  try {
    for (const task of tasks) {
      if (done.has(task.job.key)) continue;
      rows.push(rowOf(await played(task, { signal, programs })));
      games++;
      if (performance.now() - keptAt > KEEP) await keep();
    }
  } finally {
    await programs.close();
  }
  if (rows.length > 0) await keep();
  await keeping;
  return { games, ms: performance.now() - start };
}
