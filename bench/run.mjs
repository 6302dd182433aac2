// `npm run bench` measures every topic, `npm run bench -- maze` the ones named. A topic is a file `<topic>.bench.mjs`
// that exports `suites`; ours and the peers run in the same process, on the same world, minutes apart at most.
import { readdirSync } from 'node:fs';
import { Bench } from 'tinybench';
import { machine, table } from './report.mjs';

/** The first case is ours. @typedef {{ title: string, cases: Record<string, () => unknown> }} Suite */

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
async function measure({ title, cases }) {
  const bench = new Bench({ time: 1000, iterations: 5, warmupTime: 200, warmupIterations: 2 });
  for (const [name, run] of Object.entries(cases)) bench.add(name, () => void run());
  await bench.run();
  const rows = bench.tasks.map(({ name, result }) => {
    if (result.state === 'errored') throw result.error;
    if (result.state !== 'completed') throw new Error(`${title}: ${name} is ${result.state}.`);
    return { name, mean: result.latency.mean, spread: result.latency.rme, runs: result.latency.samplesCount };
  });
  return table(title, rows);
}

console.log(machine());
for (const topic of asked.length > 0 ? asked : topics) {
  /** @type {{ suites: Suite[] }} */
  const { suites } = await import(new URL(topic + suffix, import.meta.url).href);
  for (const suite of suites) console.log(`\n${await measure(suite)}`);
}
