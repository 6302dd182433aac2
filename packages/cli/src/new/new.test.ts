/** `asterion new`: what it writes passes its own test, and `asterion check`; nothing is overwritten. */

import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from 'asterion/play';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../testing/thorough.js';
import { asterion, shell } from '../../test/command.js';
import { folder } from '../../test/folder.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A folder with the library installed, and with esbuild, for a Node that does not read TypeScript. The pack gate has the packed one. */
async function project(): Promise<string> {
  const path = await folder();
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  return path;
}

const kinds = [
  ...games
    .filter(({ players }) => players.list.length > 0)
    .flatMap(({ game }) => game.seats.map((seat) => `player mine --game ${game.name} --seat ${seat}`)),
  'generator mine',
  'solver mine',
];

const starters = kinds.flatMap((kind) => [
  [kind, 'mine.ts'],
  [`${kind} --js`, 'mine.mjs'],
]);

// A few: the pack gate tries every game and kind in both languages, against the packed library.
test.each(sample(starters, 3))('what asterion new %s writes passes its test and its check', async (line, file) => {
  const path = await project();
  const result = await shell(`asterion new ${line} --quiet && node --test mine.test.mjs`, path);
  expect(result.code, result.stdout).toBe(0);
  expect(result.stdout.startsWith(`${file}\nmine.test.mjs\n`)).toBe(true);
  expect(result.stdout).toMatch(/^# pass 1$/m);
  expect((await readdir(path)).toSorted()).toEqual([file, 'mine.test.mjs', 'node_modules'].toSorted());
  expect(await asterion(['check', join(path, file), '--quiet'])).toMatchObject({ code: 0, stderr: '' });
});

describe('asterion new', () => {
  test('never overwrites', async () => {
    const path = await folder();
    await writeFile(join(path, 'mine.test.mjs'), 'precious');
    const { code, stderr } = await shell('asterion new solver mine', path);
    expect([code, stderr]).toEqual([2, 'asterion: mine.test.mjs: it is there already\n']);
    expect(await readdir(path)).toEqual(['mine.test.mjs']);
    expect(await readFile(join(path, 'mine.test.mjs'), 'utf8')).toBe('precious');
  });

  test.each([
    [['player', '../mine'], '"../mine": expected a name of letters, digits and hyphens'],
    [['player', 'mine', '--game', 'chess'], 'unknown game "chess"; known: rogue, labyrinth, pits, minotaur'],
    [['player', 'mine', '--game', 'pits', '--seat', 'rogue'], '--seat rogue: expected a seat of pits: player'],
    [['solver', 'mine', '--game', 'pits'], '--game is for players, not for a solver'],
  ])('%j is refused', async (args, why) => {
    const { code, stderr } = await asterion(['new', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});
