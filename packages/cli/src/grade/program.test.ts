/** `asterion grade` over programs: graded as modules are, whatever they are written in. */

import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { folderWith } from '../../test/folder.js';

const starter = fileURLToPath(new URL('../../../../examples/bots/starter.mjs', import.meta.url));
const command = fileURLToPath(new URL('../../bin/asterion.js', import.meta.url));

const script = (line: string): string => `#!/bin/sh\n${line}\n`;

/** A class of programs, and a module among them. */
const CLASS = {
  'anna.sh': script(`exec "${process.execPath}" "${starter}"`),
  'ben/bot.sh': script(`exec "${process.execPath}" "${command}" bot --player farthest`),
  'ben/notes.txt': 'nothing to run',
  'carl.sh': script('read hello; echo ready; while read line; do case $line in go*) echo move banana;; esac; done'),
  'dora.sh': script('exit 3'),
  'emil.js': "export default () => 'STAY';\n",
  'notes.txt': 'nor this',
};

async function classIn(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await folderWith(files);
  const scripts = Object.keys(files).filter((name) => name.endsWith('.sh'));
  await Promise.all(scripts.map((name) => chmod(join(folder, name), 0o755)));
  return folder;
}

interface Report {
  readonly rows: readonly Record<string, unknown>[];
}

async function gradedIn(folder: string, ...args: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const { stdout, stderr } = await asterion(['grade', folder, ...args, '--time', '20000', '--no-resume', '--json']);
  expect(stderr).not.toContain('asterion:');
  return (JSON.parse(stdout) as Report).rows;
}

describe.skipIf(process.platform === 'win32')('programs', () => {
  test('play beside modules, and what they do wrong is in their own row', async () => {
    const args = ['--assignment', 'rogue', '--worlds', 'cornered', '--set', 'moves=20', '--seat', 'rogue'];
    const rows = await gradedIn(await classIn(CLASS), ...args);
    const byName = new Map(rows.map((row) => [row.submission, row]));
    expect([...byName.keys()].sort()).toEqual(['anna.sh', 'ben', 'carl.sh', 'dora.sh', 'emil.js']);
    expect(byName.get('anna.sh')).toMatchObject({ as: 'rogue', games: 2, forfeits: 0 });
    expect(byName.get('ben')).toMatchObject({ as: 'rogue', games: 2, forfeits: 0 });
    expect(byName.get('carl.sh')).toMatchObject({ forfeits: 2 });
    expect(byName.get('dora.sh')).toMatchObject({ forfeits: 2 });
    expect(JSON.stringify(byName.get('carl.sh'))).toContain('is no move');
  });

  test('a player of ours comes to the same as a program', async () => {
    const ours =
      "import { roguePlayerNamed as of } from 'asterion/players/rogue';\nexport default of('farthest', 'rogue');\n";
    const folder = await classIn({ 'module.mjs': ours, 'program.sh': CLASS['ben/bot.sh'] });
    const rows = await gradedIn(folder, '--assignment', 'rogue', '--worlds', 'cornered', '--set', 'moves=20');
    const counts = rows.map(({ submission: _name, checks: _checks, passed: _passed, findings: _found, ...row }) => row);
    expect(counts[0]).toEqual(counts[1]);
  });

  test('solve mazes', async () => {
    const solver = script(`exec "${process.execPath}" "${command}" bot --player bfs`);
    const folder = await classIn({ 'good.sh': solver, 'bad.sh': CLASS['carl.sh'].replace('move banana', 'path 0,0') });
    const rows = await gradedIn(folder, '--assignment', 'maze', '--games', '2', '--set', 'rows=5');
    const byName = new Map(rows.map((row) => [row.submission, row]));
    expect(byName.get('good.sh')).toMatchObject({ as: 'solver', forfeits: 0 });
    expect(Number(byName.get('bad.sh')?.forfeits)).toBeGreaterThan(0);
  });
});
