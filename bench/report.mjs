// One table per suite: how long, how steady, and how the peers compare with the first row, which is ours.
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** Latencies in ms; `spread` is the relative margin of error in percent. @typedef {{ name: string, median: number, spread: number, runs: number }} Row */

function commit() {
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');
  } catch {
    return 'none';
  }
}

/** The line that makes numbers comparable, or says that they are not. */
export function machine() {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpu?.model.trim() ?? 'unknown CPU'} x ${cpus().length}, ${gigabytes} GB, Node ${process.versions.node}, commit ${commit()}`;
}

/** A difference inside the spread is no difference. @param {Row} row @param {Row} ours */
function ratio(row, ours) {
  const times = row.median / ours.median;
  if (row === ours) return '1';
  return Math.abs(times - 1) * 100 <= row.spread + ours.spread ? 'same' : `${times.toFixed(2)} x`;
}

/** Lines of cells under a title: the first column to the left, the others to the right. @param {string} title @param {readonly (readonly string[])[]} cells */
export function aligned(title, cells) {
  if (cells.length === 0) return `${title}: not measured`;
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const lines = cells.map((line) =>
    line.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join('  '),
  );
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** @param {string} title @param {readonly Row[]} rows the first one is the measure of the others */
export function table(title, rows) {
  const cells = rows.map((row) => [
    row.name,
    `${row.median.toPrecision(4)} ms`,
    `+-${row.spread.toFixed(1)} %`,
    `${row.runs} runs`,
    ratio(row, rows[0]),
  ]);
  return aligned(title, cells);
}

/** Milliseconds to three digits; a dash where nothing was measured. @param {number | undefined} ms */
export function msText(ms) {
  if (ms === undefined) return '-';
  return `${ms < 1000 ? ms.toPrecision(3) : Math.round(ms).toLocaleString('en')} ms`;
}

/** What was wanted, what was found, and whether that is enough. @param {string} wanted @param {string | number} found @param {boolean} holds */
export const verdict = (wanted, found, holds) => `  wanted ${wanted}: ${found}, ${holds ? 'holds' : 'DOES NOT HOLD'}`;

/** The row of the C program, which is no peer but a measure. */
export const NATIVE = 'C -O3';

/** Whether the measure itself is good: at most half as slow again as it is known to be. @param {string} what @param {number} ms
 * @param {number | undefined} known undefined if it is not known: nothing to say */
export function nativeVerdict(what, ms, known) {
  if (known === undefined) return [];
  const most = 1.5 * known;
  const text = verdict(`at most ${most.toPrecision(3)} ms of ${what} itself`, `${ms.toPrecision(3)} ms`, ms <= most);
  return [ms <= most ? text : `${text}; what is said beside it means little`];
}

/** Whether what is wanted of the ratios holds. @param {readonly Row[]} rows @param {Record<string, number>} wants */
export function verdicts(rows, wants) {
  return Object.entries(wants).flatMap(([beginning, atLeast]) => {
    const isMeant = (/** @type {string} */ name) => (beginning === '' ? name !== NATIVE : name.startsWith(beginning));
    const peers = rows.slice(1).filter(({ name }) => isMeant(name));
    if (peers.length === 0) return [`  ${beginning || 'a peer'}: not measured`];
    const best = Math.min(...peers.map(({ median }) => median)) / rows[0].median;
    const who = beginning === '' ? 'the best peer' : beginning;
    return [verdict(`${atLeast} x ${who}`, `${best.toFixed(2)} x`, best >= atLeast)];
  });
}

/** Whether rows take at most so many times as long as the first one. @param {readonly Row[]} rows @param {Record<string, number>} ratios */
export function notAbove(rows, ratios) {
  return Object.entries(ratios).map(([name, most]) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (row === undefined) return `  ${name}: not measured`;
    const times = row.median / rows[0].median;
    return verdict(`at most ${most} x for ${name}`, `${times.toFixed(2)} x`, times <= most);
  });
}

/** Whether medians keep to their limits in milliseconds. @param {readonly Row[]} rows @param {Record<string, number>} limits */
export function within(rows, limits) {
  return Object.entries(limits).map(([beginning, most]) => {
    const row = rows.find(({ name }) => name.startsWith(beginning));
    if (row === undefined) return `  ${beginning}: not measured`;
    return verdict(`at most ${most} ms for ${row.name}`, `${row.median.toPrecision(4)} ms`, row.median <= most);
  });
}

/** Things a second. @param {readonly Row[]} rows @param {Record<string, { count: () => number, what: string }>} rates */
export function perSecond(rows, rates) {
  return Object.entries(rates).map(([name, { count, what }]) => {
    const row = rows.find((candidate) => candidate.name === name);
    if (row === undefined) return `  ${name}: not measured`;
    return `  ${name}: ${Math.round((count() * 1000) / row.median).toLocaleString('en')} ${what} a second`;
  });
}

/** Whether as much was reached as was wanted. @param {Record<string, { least: number, found: () => number }>} reaches */
export function reached(reaches) {
  return Object.entries(reaches).map(([what, { least, found }]) => {
    const most = found();
    return verdict(`at least ${least} for ${what}`, most, most >= least);
  });
}
