// The whole test command: every gate, as many side by side as there are cores, on past failures, and one line with the
// sums at the end. `node tools/test.mjs unit e2e` runs just these; `--thorough` runs the long forms of the tests, one gate
// after the other.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number, notes?: string[] | undefined }} Count */
/**
 * @typedef {object} Gate
 * @property {string} script
 * @property {string} [args]
 * @property {boolean} [needsBuild]
 * @property {string} [after] the gate that must have ended, if it runs at all
 * @property {string} [report] a file, for `count`
 * @property {(report: any) => Count} [count]
 * @property {boolean} [show] the output of a pass, too
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const isThorough = process.argv.includes('--thorough');
const unitReport = 'reports/unit.json';
const e2eReport = 'reports/e2e.json';

/**
 * Gates are npm scripts, so that what fails here can be run alone under the same name. In the order in which they start:
 * what others wait for, then what takes long, and last what keeps every core busy to the end.
 * @type {Gate[]}
 */
const gates = [
  { script: 'build' },
  { script: 'lint' },
  {
    script: 'e2e',
    needsBuild: true,
    report: e2eReport,
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      notes: onlyThorough(stats.skipped),
    }),
  },
  { script: 'types', needsBuild: true },
  { script: 'pack', needsBuild: true },
  { script: 'site', needsBuild: true },
  { script: 'deps' },
  { script: 'unused' },
  { script: 'size', needsBuild: true, show: true },
  { script: 'format' },
  {
    script: 'unit',
    needsBuild: true,
    after: 'e2e', // each keeps every core busy: side by side neither is sooner done, and both are short of time
    args: `--reporter=default --reporter=json --outputFile.json=${unitReport}`,
    report: unitReport,
    count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests, notes: unitNotes(report) }),
  },
];

/** @param {number} tests */
const onlyThorough = (tests) => (tests > 0 ? [`${tests} more in npm run thorough`] : []);

/** What the unit tests left out, or found beside the repository. @param {any} report */
function unitNotes({ testResults, numPendingTests }) {
  /** @type {{ ancestorTitles: string[], status: string }[]} */
  const tests = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  const shared = tests.filter(({ ancestorTitles }) => ancestorTitles.includes('with ../shared'));
  const left = shared.filter(({ status }) => status !== 'passed' && status !== 'failed').length;
  const note =
    left === 0 ? `with ../shared: ${shared.length} tests on its files` : `without ../shared: ${left} tests not run`;
  return [note, ...onlyThorough(numPendingTests - left)];
}

/** A runner may fail without a failing test (a file that does not load), or pass without running any: both are failures.
 * @param {Gate} gate @param {number} code @returns {Count} */
function tally({ report, count }, code) {
  if (report === undefined || count === undefined)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed, notes } = count(JSON.parse(readFileSync(join(root, report), 'utf8')));
    const isSilent = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: isSilent ? 1 : failed, notes };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const asked = process.argv.slice(2).filter((name) => name !== '--thorough');
const unknown = asked.filter((name) => !gates.some(({ script }) => script === name));
if (unknown.length > 0) {
  console.error(`Unknown gate ${unknown.join(', ')}. Known gates: ${gates.map(({ script }) => script).join(', ')}.`);
  process.exit(2);
}

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ASTERION_REPORT: join(root, e2eReport),
  ASTERION_BUILT: isThorough ? '' : '1',
  ASTERION_THOROUGH: isThorough ? '1' : '',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
};

/** Scripts that need what is built begin with building it; here it is built once for all of them. @param {string} script */
const withoutBuild = (script) => script.replace(/^(tsc -b|npm run (build|compile)) && /, '');

/** The closing line of a gate by its script. @type {Map<string, string>} */
const lines = new Map();
const sum = { passed: 0, failed: 0 };

/** @param {Gate} gate */
async function runGate(gate) {
  const start = performance.now();
  const line = gate.script === 'build' ? scripts.build : withoutBuild(scripts[gate.script]);
  const { code, output } = await run(`${line} ${gate.args ?? ''}`, [], { cwd: root, env, shell: true });
  const { passed, failed, notes = [] } = tally(gate, code);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const told = [`${passed} passed, ${failed} failed`, ...notes].join('; ');
  const closing = `${failed > 0 ? 'FAILED' : 'ok    '} ${gate.script.padEnd(8)} ${seconds} s  ${told}`;
  console.log(`== ${gate.script}`); // all at once: gates side by side do not talk into each other
  if (failed > 0 || gate.show) console.log(output.trimEnd());
  console.log(closing);
  lines.set(gate.script, closing);
  sum.passed += passed;
  sum.failed += failed;
}

rmSync(join(root, 'reports'), { recursive: true, force: true });
mkdirSync(join(root, 'reports'));
const chosen = gates.filter(({ script }) => asked.length === 0 || asked.includes(script));
const isBuilding = chosen.some(({ needsBuild }) => needsBuild);
const waiting = gates.filter((gate) => chosen.includes(gate) || (isBuilding && gate.script === 'build'));
let built = Promise.resolve();

/** The gates that have begun, until they end. @type {Map<string, Promise<void>>} */
const ends = new Map();

/** Takes one gate after the other until none is left. */
async function lane() {
  for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
    if (gate.needsBuild) await built;
    if (gate.after !== undefined) await ends.get(gate.after);
    const end = runGate(gate);
    ends.set(gate.script, end);
    if (gate.script === 'build') built = end;
    await end;
  }
}

const started = performance.now();
await Promise.all(Array.from({ length: isThorough ? 1 : availableParallelism() }, lane));
console.log(`\n${gates.flatMap(({ script }) => lines.get(script) ?? []).join('\n')}`);
console.log(`       in all   ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
