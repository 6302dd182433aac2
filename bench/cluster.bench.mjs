// Games on two workers through a queue, beside the same games on two threads here; and what 100 workers would do, by a simulation
// with the times that were measured. Needs Redis and PostgreSQL, which it starts on free ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  LocalEngine,
  openFileStore,
  openPostgresStore,
  openQueueEngine,
  readTournament,
  runTournament,
} from '@asterion/arena';
import { startPostgres, startRedis } from '../testing/servers.mjs';
import { programFile } from '../tools/programs.mjs';
import { simulate } from './cluster-model.mjs';
import { program } from './command.mjs';

const WORKERS = 2;
/** Seeds in each of the shipped dungeons: enough that beginning and end of a run count little. */
const SEEDS = 60;
const RUNS = 2;
const MOST_LOST = 15; // percent
/** Seconds that a batch takes in the simulation, as it does in a long run. */
const BATCH = 10;

/** Seconds of CPU of processes and all they started, as Linux counts them. @param {readonly number[]} roots */
function cpuOf(roots) {
  const all = readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid)) return [];
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*[)] /s, '')
        .split(' ')
        .map(Number);
      return [{ pid: Number(pid), parent: fields[1], ticks: fields[11] + fields[12] }];
    } catch {
      return []; // it ended meanwhile
    }
  });
  const ours = new Set(roots);
  for (let before = 0; before < ours.size; ) {
    before = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.reduce((sum, { pid, ticks }) => sum + (ours.has(pid) ? ticks : 0), 0) / 100;
}

/** Seconds of CPU of the thread that coordinates. */
const own = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;

const text = `bots = ["minimax:8", "cycle"]\n[[games]]\ngame = "rogue"\nseeds = ${SEEDS}\ncap = 100`;
const tournament = readTournament(text, { file: 'bench', name: 'bench' }, { folder: '.', moduleBot: [] });

/** How long it took, and how much CPU: of the coordinator, of some servers, and of all of them together.
 * @param {import('@asterion/arena').Engine} engine @param {import('@asterion/arena').Store} store
 * @param {readonly number[]} servers @param {readonly number[]} workers */
async function played(engine, store, servers = [], workers = []) {
  await store.forget(tournament.name);
  const taken = () => ({
    seconds: performance.now() / 1000,
    own: own(),
    servers: cpuOf(servers),
    cpu: cpuOf([...servers, ...workers]) + Object.values(process.cpuUsage()).reduce((a, b) => a + b) / 1e6,
  });
  const before = taken();
  const { results } = await runTournament(tournament, { engine, store, signal: new AbortController().signal });
  const after = taken();
  return {
    games: results.size,
    seconds: after.seconds - before.seconds,
    own: after.own - before.own,
    servers: after.servers - before.servers,
    cpu: after.cpu - before.cpu,
  };
}

/** The best of some runs: what else the machine does can only slow it down. @param {() => ReturnType<typeof played>} run */
async function best(run) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await run());
  return runs.reduce((a, b) => (b.cpu < a.cpu ? b : a));
}

const rate = (/** @type {number} */ number) =>
  number < 100 ? number.toFixed(1) : Math.round(number).toLocaleString('en');

/** @param {string} name @param {string} queue @param {import('../testing/servers.mjs').Server} postgres @param {readonly number[]} servers */
async function onWorkers(name, queue, postgres, servers) {
  const args = [program, 'arena', 'worker', '--queue', queue, '--threads', '1', '--quiet'];
  const workers = Array.from({ length: WORKERS }, () => spawn(process.execPath, args, { stdio: 'ignore' }));
  const store = await openPostgresStore(postgres.url);
  const engine = await openQueueEngine({ queue, run: tournament.name, store, storeAddress: postgres.url });
  try {
    await played(engine, store); // warm
    const pids = workers.map(({ pid }) => pid ?? 0);
    return { name, ...(await best(() => played(engine, store, servers, pids))) };
  } finally {
    await engine.close();
    await store.close();
    for (const worker of workers) {
      worker.kill('SIGKILL');
      await once(worker, 'close');
    }
  }
}

export async function report() {
  if (['redis-server', 'initdb'].some((name) => programFile(name) === undefined) || process.platform !== 'linux')
    return 'cluster: not measured (needs Linux, Redis and PostgreSQL)';
  const folder = mkdtempSync(join(tmpdir(), 'asterion-bench-'));
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  try {
    const store = await openFileStore(join(folder, 'results.db'));
    const engine = new LocalEngine(WORKERS);
    await played(engine, store); // warm
    const here = await best(() => played(engine, store));
    await engine.close();
    await store.close();
    const there = await onWorkers('two workers, Redis', redis.url, postgres, [redis.pid, postgres.pid]);
    const alone = await onWorkers('two workers, PostgreSQL', postgres.url, postgres, [postgres.pid]);
    const each = (here.cpu * 1000) / here.games;
    const line = (/** @type {string} */ name, /** @type {typeof here} */ { games, seconds, cpu, own }) =>
      [
        `  ${name.padEnd(24)} ${rate(games / cpu).padStart(6)} games a second of CPU, all processes together`,
        `${rate(games / seconds / WORKERS)} a second a core by the clock`,
        `${rate((own * 1e6) / games)} us a game for the coordinator`,
      ].join(', ');
    const lost = (/** @type {typeof here} */ { games, cpu }) => 100 * (1 - games / cpu / (here.games / here.cpu));
    return [
      `${here.games} games of ${each.toFixed(1)} ms: minimax:8 against cycle, judged and recorded`,
      line('two threads here', here),
      line(there.name, there),
      line(alone.name, alone),
      `  wanted at most ${MOST_LOST} % lost: ${lost(there).toFixed(1)} % by Redis, ${lost(alone).toFixed(1)} % by PostgreSQL, ${Math.max(lost(there), lost(alone)) <= MOST_LOST ? 'holds' : 'DOES NOT HOLD'}`,
      ...simulated(there, each),
    ].join('\n');
  } finally {
    await Promise.all([redis.stop(), postgres.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {{ games: number, own: number, servers: number }} measured @param {number} each milliseconds of a game */
function simulated({ games, own, servers }, each) {
  const size = (BATCH * 1000) / each;
  const times = { worker: BATCH, coordinator: (own / games) * size, store: (servers / games) * size, cores: 8 };
  const counts = [1, 10, 30, 100, 300, 1000];
  const rows = counts.map((workers) => {
    const { perSecond, coordinator } = simulate(workers, times, 40 * workers);
    const share = perSecond / (workers / BATCH);
    return `  ${`${workers}`.padStart(6)} ${rate(perSecond * size).padStart(8)} games a second, ${(100 * share).toFixed(0).padStart(3)} % of what they could, coordinator busy ${(100 * coordinator).toFixed(0).padStart(3)} %`;
  });
  const most = BATCH / times.coordinator;
  return [
    `simulated workers, batches of ${BATCH} s (${Math.round(size)} games): coordinator ${(times.coordinator * 1000).toFixed(1)} ms, database ${(times.store * 1000).toFixed(1)} ms on ${times.cores} cores`,
    ...rows,
    `  the coordinator is busy all the time with ${rate(most)} workers, at ${rate((most / BATCH) * size)} games a second`,
  ];
}
