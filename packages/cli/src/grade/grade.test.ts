/** `asterion grade`: a class of submissions, good ones and bad ones, in one table that is always the same. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { asterion, ended, start } from '../../test/command.js';
import { folderWith } from '../../test/folder.js';

const ours = (name: string, seat: string): string =>
  `import { roguePlayerNamed as of } from 'asterion/players/rogue';\nexport default of('${name}', '${seat}');\n`;

/** Ten: good ones of differing strength, and such as do what submissions do wrong. */
const CLASS = {
  'alice.mjs': ours('optimal', 'rogue'),
  'bob.ts':
    "import { rogue } from 'asterion/game/rogue';\nimport type { RoguePosition } from 'asterion/game/rogue';\nexport default (seen: RoguePosition, rng: { below(n: number): number }) => {\n  const moves = rogue.legalMoves(seen);\n  return moves[rng.below(moves.length)];\n};\n",
  'chloe.js': "export default () => 'STAY';\n",
  'dan/index.ts': ours('farthest', 'rogue'),
  'dan/helper.js': 'export const nothing = 0;\n',
  'eve.mjs': ours('bfs', 'monster'),
  'finn.js': "// Throws.\nexport default () => {\n  throw new Error('no idea');\n};\n",
  'gina.ts': "export default (): string => 'NNE';\n",
  // Without end, but at rest: `while (true)` would be busy until its time is over, in each of its games.
  'hans.js': 'export default () => {\n  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\n};\n',
  'ines.js': 'export default () => {\n  process.kill(process.pid, "SIGKILL");\n};\n',
  '<img src=x onerror=alert(1)>.js': "console.log('x'.repeat(1e6));\nexport default 7;\n",
  'bob.test.mjs': 'throw new Error("a test is no submission");\n',
  '_shared.js': 'throw new Error("nor is this");\n',
  'notes.txt': 'nor this',
};

const QUICK = ['--assignment', 'rogue', '--worlds', 'cornered', 'tiny', '--set', 'moves=20', '--time', '1000'];

interface Report {
  readonly assignment: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** Processes of submissions in a folder that run, where the system tells. */
const running = (place: string): string[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes('submission-process') && line.includes(place);
      } catch {
        return false; // gone by now
      }
    });

async function nothingRuns(place: string): Promise<void> {
  for (let looks = 0; looks < 100 && running(place).length > 0; looks++) await delay(100);
  expect(running(place)).toEqual([]);
}

/** A file that has so many lines by now. */
async function grown(path: string, lines: number): Promise<void> {
  const count = async (): Promise<number> => (await readFile(path, 'utf8').catch(() => '')).split('\n').length;
  while ((await count()) <= lines + 1) await delay(20);
}

/** The records of comma-separated values, by the names in the header. */
function csvRows(text: string): Record<string, string>[] {
  const fields = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))([,\n])/g)];
  const lines: string[][] = [[]];
  for (const [, quoted, bare, end] of fields) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\n') lines.push([]);
  }
  const [head, ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(head.map((key, index) => [key, row[index]])));
}

describe('a class of ten', async () => {
  const place = await folderWith(CLASS);
  const table = await asterion(['grade', place, ...QUICK, '--no-resume']);
  const ledger = join(place, '.asterion-grade');

  test('is in one table, the best first, whoever could not be graded last', () => {
    expect(table.code).toBe(0);
    const names = table.stdout
      .split('\n')
      .slice(3, 13)
      .map((line) => /^(.*?) {2}/.exec(line)?.[1]);
    expect(names).toEqual([
      'eve.mjs',
      'alice.mjs',
      'dan',
      ...['chloe.js', 'bob.ts', 'gina.ts', 'finn.js', 'hans.js', 'ines.js'],
      '<img src=x onerror=alert(1)>.js',
    ]);
    expect(table.stderr).toBe(
      'bob.ts, chloe.js, finn.js, gina.ts, hans.js and ines.js: taken for rogue; --seat says otherwise\n',
    );
  });

  test.each([
    ['finn.js', 'threw Error: no idea, at finn.js:3.'],
    ['gina.ts', 'made the illegal move "NNE".'],
    ['hans.js', 'took longer than 1000 ms.'],
    ['ines.js', 'It ended the whole process (SIGKILL).'],
    ['<img src=x onerror=alert(1)>.js', 'as its default export, found 7.'],
  ])('says of %s what it did', (name, why) => {
    const [, reasons] = table.stdout.split(`\n\n${name}\n`);
    expect(reasons.split('\n\n')[0]).toContain(why);
  });

  test('comes to the same after it was killed in the middle, with a line that was torn', async () => {
    const child = start(['grade', place, ...QUICK]);
    const end = ended(child);
    await grown(ledger, 8);
    child.kill('SIGKILL');
    expect((await end).stdout).toBe('');
    await nothingRuns(place);
    await appendFile(ledger, '01234567 {"key":"');
    const lines = (await readFile(ledger, 'utf8')).split('\n');
    const again = await asterion(['grade', place, ...QUICK]);
    expect(again.stdout).toBe(table.stdout);
    expect(again.stderr).toContain(`${ledger}:${lines.length}: the last line is not whole, and left out\n`);
    expect((await readFile(ledger, 'utf8')).split('\n').slice(0, lines.length)).toEqual(lines);
    await nothingRuns(place);
  });

  test('is known from then on, and says the same as a report and as values', async () => {
    const [json, csv] = [
      await asterion(['grade', place, ...QUICK, '--json', '--threads', '1']),
      await asterion(['grade', place, ...QUICK, '--csv']),
    ];
    expect(csv.stderr).toContain('9 of 10 submissions known from before; --fresh grades anew\n');
    const { assignment, rows } = JSON.parse(json.stdout) as Report;
    expect(assignment).toBe('rogue');
    const values = csvRows(csv.stdout);
    expect(values.map((row) => row.submission)).toEqual(rows.map((row) => row.submission));
    for (const [index, row] of rows.entries()) {
      const shown = table.stdout.split('\n')[3 + index];
      const kept = row.kept === null ? '-' : (100 * Number(row.kept)).toFixed(1);
      if (row.as !== null)
        expect(shown.slice(String(row.submission).length).trim().split(/ {2,}/)).toEqual(
          [
            row.as,
            `${String(row.passed)} of ${String(row.checks)}`,
            row.games,
            row.won,
            row.drawn,
            row.lost,
            kept,
            row.forfeits,
          ].map(String),
        );
      for (const key of ['as', 'passed', 'checks', 'games', 'won', 'drawn', 'lost', 'kept', 'forfeits'])
        expect(values[index][key]).toBe(row[key] === null ? '' : String(row[key] as string | number));
      expect(values[index].reasons).toBe((row.reasons as string[]).join('\n'));
      for (const reason of row.reasons as string[]) expect(table.stdout).toContain(reason.split('\n')[0]);
      expect((row.results as unknown[]).length).toBe(row.as === null ? 0 : 4);
    }
  });

  test('is one page that loads nothing, and in which nothing of a submission is markup', async () => {
    const html = join(place, 'results.html');
    expect((await asterion(['grade', place, ...QUICK, '--html', html, '--quiet'])).stdout).toBe(table.stdout);
    const page = await readFile(html, 'utf8');
    expect(page).not.toMatch(/https?:\/\/|<script|<img|<link|url\(/);
    expect(page.replaceAll('&lt;img src=x onerror=alert(1)&gt;', '')).not.toMatch(/ (?:src|on\w+)=/);
    expect(page).toContain('<th scope="row">&lt;img src=x onerror=alert(1)&gt;.js</th>');
    expect(page).toContain('made the illegal move &quot;NNE&quot;.');
    for (const tag of ['table', 'tr', 'td', 'th', 'details', 'pre', 'div', 'ul', 'li', 'main', 'html'])
      expect([tag, page.split(`<${tag}>`).length + page.split(`<${tag} `).length - 1]).toEqual([
        tag,
        page.split(`</${tag}>`).length,
      ]);
  });

  test('grades anew what was handed in anew, and nothing else; what is known stays', async () => {
    const before = await readFile(ledger, 'utf8');
    await writeFile(join(place, 'gina.ts'), ours('optimal', 'rogue'));
    const { stdout, stderr } = await asterion(['grade', place, ...QUICK]);
    expect(stderr).toContain('8 of 10 submissions known from before');
    expect(stdout).not.toContain('"NNE"');
    expect((await readFile(ledger, 'utf8')).startsWith(before)).toBe(true);
    await writeFile(join(place, 'gina.ts'), CLASS['gina.ts']);
    expect((await asterion(['grade', place, ...QUICK])).stdout).toBe(table.stdout);
  });
});

describe('Ctrl-C', () => {
  test('ends it with 130, keeps what was done and leaves nothing running', async () => {
    const place = await folderWith({ 'hangs.js': 'export default () => {\n  while (true);\n};\n' });
    const child = start(['grade', place, '--assignment', 'rogue', '--time', '1000000']);
    const end = ended(child);
    await grown(join(place, '.asterion-grade'), 1);
    child.kill('SIGINT');
    const { code, stdout } = await end;
    expect([code, stdout]).toEqual([130, '']);
    await nothingRuns(place);
    expect(await readFile(join(place, '.asterion-grade'), 'utf8')).toMatch(
      /^asterion grade 1\n[0-9a-f]{8} \{"key".*\n$/,
    );
  });
});

test('does not go on for ever with one that says something else of itself each time', async () => {
  const place = await folderWith({
    'turncoat.mjs': `import { existsSync, writeFileSync } from 'node:fs';
const flag = new URL('flag.txt', import.meta.url);
const isFirst = !existsSync(flag);
writeFileSync(flag, '');
const move = () => (isFirst ? process.kill(process.pid, 'SIGKILL') : 'STAY');
export default { seats: [isFirst ? 'rogue' : 'monster'], start: () => ({ move }) };
`,
  });
  const rivals = ['--against', 'bfs,greedy,random,cycle', '--worlds', 'tiny', '--set', 'moves=5'];
  const { stdout } = await asterion(['grade', place, '--assignment', 'rogue', ...rivals, '--no-resume']);
  expect(stdout).toContain('Says something else of itself each time it is loaded');
});
