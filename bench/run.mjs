// `npm run bench` measures every topic, `npm run bench -- maze` the ones named. A topic is a file `<topic>.bench.mjs`
// that exports `suites`; ours and the peers run in the same process, on the same world, minutes apart at most. One that
// measures otherwise exports `report`, or `reports` if it has several to give one after another.
import { readdirSync } from 'node:fs';
import { Bench } from 'tinybench';
import { machine, notAbove, perSecond, reached, table, verdicts, within } from './report.mjs';

/** The first case is ours. `measured` holds milliseconds taken elsewhere; `wants` says how many times our median a peer's
 * should be at least, `limits` how many milliseconds a median may be at most, both by the beginning of a name; `ratios` how
 * many times as long as the first case another may take; `rates` how many things a run deals with, for things a second;
 * `reaches` what is to be reached at least, and what was, however long it took.
 * @typedef {{ title: string, cases: Record<string, () => unknown>,
 *   measured?: () => Record<string, number[]> | Promise<Record<string, number[]>>,
 *   runs?: number, wants?: Record<string, number>, limits?: Record<string, number>, ratios?: Record<string, number>,
 *   rates?: Record<string, { count: () => number, what: string }>,
 *   reaches?: Record<string, { least: number, found: () => number }> }} Suite */

const suffix = '.bench.mjs';
const topics = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length));
const asked = process.argv.slice(2);
const unknown = asked.filter((topic) => !topics.includes(topic));
if (unknown.length > 0 || topics.length === 0) {
  console.error(`Unknown topic ${unknown.join(', ')}. Known topics: ${topics.join(', ')}.`);
  process.exit(2);
}

/** @param {Suite} suite */
async function measure({
  title,
  cases,
  measured,
  runs,
  wants = {},
  limits = {},
  ratios = {},
  rates = {},
  reaches = {},
}) {
  const bench = new Bench(
    runs === undefined
      ? { time: 1000, iterations: 5, warmupTime: 200, warmupIterations: 2 }
      : { time: 0, iterations: runs, warmupTime: 0, warmupIterations: 1 },
  );
  for (const [name, run] of Object.entries(cases)) bench.add(name, () => void run());
  await bench.run();
  const rows = bench.tasks.map(({ name, result }) => {
    if (result.state === 'errored') throw result.error;
    if (result.state !== 'completed') throw new Error(`${title}: ${name} is ${result.state}.`);
    return { name, median: result.latency.p50, spread: result.latency.rme, runs: result.latency.samplesCount };
  });
  for (const [name, times] of Object.entries((await measured?.()) ?? {})) {
    const sorted = times.toSorted((a, b) => a - b);
    if (sorted.length > 0) rows.push({ name, median: sorted[sorted.length >> 1], spread: 0, runs: sorted.length });
  }
  return [
    table(title, rows),
    ...verdicts(rows, wants),
    ...notAbove(rows, ratios),
    ...within(rows, limits),
    ...perSecond(rows, rates),
    ...reached(reaches),
  ].join('\n');
}

console.log(machine());
for (const topic of asked.length > 0 ? asked : topics) {
  /** @type {{ suites?: Suite[], report?: () => Promise<string>, reports?: () => Iterable<string> }} */
  const { suites = [], report, reports } = await import(new URL(topic + suffix, import.meta.url).href);
  if (report !== undefined) console.log(`\n${await report()}`);
  for (const text of reports?.() ?? []) console.log(`\n${text}`);
  for (const suite of suites) console.log(`\n${await measure(suite)}`);
}
