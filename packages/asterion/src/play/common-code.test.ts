/** Common code names no game: whatever shows, plays or keeps games must do so for the next one, too. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from './games.js';

const root = new URL('../../../../', import.meta.url).pathname;

/** Where common code stands, and the files there that are a game's own, or a registry. */
const FOLDERS = [
  'packages/asterion/src/play',
  'packages/asterion/src/puzzle',
  'packages/asterion/src/edit',
  'packages/cli/src/game',
  'packages/web/src/game',
  'packages/web/src/arena',
  'packages/arena/src',
];
const names = games.map(({ game }) => game.name);
const isOwn = (file: string): boolean =>
  ['games.ts', 'titles.ts', 'index.ts'].includes(file) ||
  names.some((name) => file === `${name}.ts` || file.startsWith(`${name}-`));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'shipped' ? [] : filesIn(path); // data of all games
    return /[.]tsx?$/.test(entry.name) && !entry.name.includes('.test.') && !isOwn(entry.name) ? [path] : [];
  });
}

/** Words that only one game has: its name, its seats, the roles of its pieces. Common words of the language are none. */
const words = [...new Set(games.flatMap(({ game, pieces }) => [game.name, ...game.seats, ...pieces.map(({ role }) => role)]))]
  .filter((word) => !['player', 'goal', 'pit', 'pits', 'stairs'].includes(word)); // biome-ignore format: one thought

const COMMENTS = /\/\*[^]*?\*\/|\/\/.*$/gm;

describe.each(FOLDERS)('%s', (folder) => {
  test('has code that is common, and it names no game', () => {
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8').replace(COMMENTS, '');
      return words.filter((word) => new RegExp(`\\b${word}`, 'i').test(code)).map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});

test('the words that are looked for are there to be found', () => {
  expect(words).toEqual(expect.arrayContaining([...names.filter((name) => name !== 'pits'), 'monster', 'theseus']));
});
