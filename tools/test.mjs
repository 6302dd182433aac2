// The whole test command: every gate in order, on past a failure, and one line with the sums at the end.
// `node tools/test.mjs unit e2e` runs just these.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ script: string, args?: string[], report?: string, count?: (report: any) => Count, show?: boolean }} Gate */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'reports');
const unitReport = join(reports, 'unit.json');
const e2eReport = join(reports, 'e2e.json');

/** Gates are npm scripts, so that what fails here can be run alone under the same name. @type {Gate[]} */
const gates = [
  { script: 'format' },
  { script: 'lint' },
  { script: 'types' },
  { script: 'deps' },
  { script: 'unused' },
  { script: 'build' },
  {
    script: 'unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: unitReport,
    count: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  },
  {
    script: 'e2e',
    report: e2eReport,
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
  { script: 'size', show: true },
  { script: 'pack' },
  { script: 'docs' },
];

/** A runner may fail without a failing test (a file that does not load), or pass without running any: both are failures.
 * @param {Gate} gate @param {number} code @returns {Count} */
function tally({ report, count }, code) {
  if (report === undefined || count === undefined)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
    const silent = failed === 0 && (code !== 0 || passed === 0);
    return { passed, failed: silent ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !gates.some(({ script }) => script === name));
if (unknown.length > 0) {
  console.error(`Unknown gate ${unknown.join(', ')}. Known gates: ${gates.map(({ script }) => script).join(', ')}.`);
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
const env = { ...process.env, ASTERION_REPORT: e2eReport, FORCE_COLOR: '0', NO_COLOR: '1' };
const lines = [];
const sum = { passed: 0, failed: 0 };
for (const gate of gates.filter(({ script }) => asked.length === 0 || asked.includes(script))) {
  console.log(`== ${gate.script}`);
  const start = performance.now();
  const { code, output } = await run('npm', ['run', '--silent', gate.script, '--', ...(gate.args ?? [])], {
    cwd: root,
    env,
  });
  const { passed, failed } = tally(gate, code);
  if (failed > 0 || gate.show) console.log(output.trimEnd());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${failed > 0 ? 'FAILED' : 'ok    '} ${gate.script.padEnd(8)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed`;
  console.log(line);
  lines.push(line);
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
