// The arena: built-in games on two threads and what the coordinator has to do for them, a program beside them, and ratings.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { LocalEngine, openFileStore, readTournament, runTournament, skillsOf } from '@asterion/arena';
import { createRng } from 'asterion/world';

const GAMES = 10_000;
const THREADS = 2;
const MOST_OF_CPU = 5; // percent of all that is at work, for whoever only keeps results
const RATED = { bots: 100, games: 1_000_000, seconds: 30 };

/** @param {boolean} holds */
const verdict = (holds) => (holds ? 'holds' : 'DOES NOT HOLD');
const thousands = (/** @type {number} */ count) => Math.round(count).toLocaleString('en');

/**
 * Seconds of CPU of the main thread, which is the coordinator. Only Linux tells; elsewhere the time in which its event loop was
 * busy stands for it, which is more: it may have waited for a core.
 */
function coordinatorSeconds() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return performance.eventLoopUtilization().active / 1000;
  }
}

/** @param {string} folder @param {string} text */
async function played(folder, text) {
  const tournament = readTournament(text, { file: 'bench', name: 'bench' }, { folder, moduleBot: [] });
  const store = await openFileStore(join(folder, 'results.db'));
  const engine = new LocalEngine(THREADS);
  const before = coordinatorSeconds();
  const cpu = process.cpuUsage();
  const from = performance.now();
  const { standings, results } = await runTournament(tournament, {
    engine,
    store,
    signal: new AbortController().signal,
  });
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const own = coordinatorSeconds() - before;
  await engine.close();
  await store.close();
  const plies = [...results.values()].reduce((sum, { moves }) => sum + moves, 0);
  return { games: standings.games, plies, seconds, cpu: (user + system) / 1e6, own };
}

/** @param {string} folder */
async function builtIn(folder) {
  const worlds = readTournament('bots = ["bfs", "cycle"]\ngames = ["rogue"]', { file: '', name: '' }, { folder, moduleBot: [] }).games[0].worlds.length; // biome-ignore format: one question
  const seeds = Math.ceil(GAMES / worlds);
  const text = `bots = ["bfs", "cycle"]\n[[games]]\ngame = "rogue"\nseeds = ${seeds}`;
  const { games, seconds, cpu, own } = await played(folder, text);
  const share = (100 * own) / cpu;
  return [
    `bfs against cycle in ${worlds} shipped dungeons, judged and recorded, on ${THREADS} threads`,
    `  ${thousands(games)} games in ${seconds.toFixed(1)} s, ${thousands(games / seconds)} a second, ${cpu.toFixed(1)} s of CPU`,
    `  wanted at most ${MOST_OF_CPU} % of the CPU for the coordinator: ${share.toFixed(1)} %, ${verdict(share <= MOST_OF_CPU)}`,
  ];
}

/** The shortest bot there is: it takes the first legal move. */
const PYTHON = `import sys
print("ready", flush=True)
legal = []
for line in sys.stdin:
    words = line.split()
    if words and words[0] == "legal":
        legal = words[1:]
    if words and words[0] == "go":
        print("move " + legal[-1].replace(",", " "), flush=True)
    if words and words[0] == "quit":
        break
`;

/** @param {string} folder */
async function python(folder) {
  writeFileSync(join(folder, 'bot.py'), PYTHON);
  const text =
    'truth = false\nbots = ["bfs", "python3 bot.py"]\n[[games]]\ngame = "rogue"\nworlds = ["mouth", "ring"]\nseeds = 40\ncap = 400';
  const { games, plies, seconds } = await played(folder, text);
  return [
    `a Python program against bfs, on ${THREADS} threads`,
    `  ${thousands(games)} games, ${thousands(plies)} plies in ${seconds.toFixed(1)} s: ${thousands(plies / seconds)} plies a second`,
  ];
}

function ratings() {
  const rng = createRng('ratings');
  const names = Array.from({ length: RATED.bots }, (_, i) => `bot ${i}`);
  const decided = Array.from({ length: RATED.games / 2 }, () => {
    const [a, b] = [rng.below(RATED.bots), rng.below(RATED.bots - 1)];
    const encounter = { round: 0, game: '', world: '', seed: '', a: names[a], b: names[b >= a ? b + 1 : b], games: [] };
    return { encounter, points: [rng.below(3) / 2, rng.below(3) / 2] };
  });
  const from = performance.now();
  skillsOf(names, decided);
  const seconds = (performance.now() - from) / 1000;
  return [
    `ratings of ${RATED.bots} bots by ${thousands(RATED.games)} games, in pairs`,
    `  wanted at most ${RATED.seconds} s: ${seconds.toFixed(1)} s, ${verdict(seconds <= RATED.seconds)}`,
  ];
}

export async function report() {
  const lines = [];
  for (const measure of [builtIn, python]) {
    const folder = mkdtempSync(join(tmpdir(), 'asterion-bench-'));
    try {
      lines.push(...(await measure(folder)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return [...lines, ...ratings()].join('\n');
}
