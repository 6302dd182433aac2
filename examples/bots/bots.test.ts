/** The starter bots, each in its own language where that is installed: short, and without a fault. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BotSpec, type GameJob, Programs, playGame } from '@asterion/arena';
import { expect, test } from 'vitest';
import { describeWith } from '../../testing/programs.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const built = mkdtempSync(join(tmpdir(), 'asterion-starters-'));
const source = (name: string): string => join(folder, name);
const target = (name: string): string => join(built, name);

interface Language {
  readonly name: string;
  readonly needs: readonly string[];
  readonly file: string;
  /** How it is built; nothing where it need not be. */
  readonly build?: readonly string[];
  readonly command: readonly string[];
}

const LANGUAGES: readonly Language[] = [
  { name: 'Python', needs: ['python3'], file: 'starter.py', command: ['python3', source('starter.py')] },
  { name: 'JavaScript', needs: ['node'], file: 'starter.mjs', command: [process.execPath, source('starter.mjs')] },
  {
    name: 'Java',
    needs: ['java', 'javac'],
    file: 'Starter.java',
    build: ['javac', '-d', built, source('Starter.java')],
    command: ['java', '-cp', built, 'Starter'],
  },
  {
    name: 'C',
    needs: ['cc'],
    file: 'starter.c',
    build: ['cc', '-O2', '-o', target('c'), source('starter.c')],
    command: [target('c')],
  },
  {
    name: 'Go',
    needs: ['go'],
    file: 'starter.go',
    build: ['go', 'build', '-o', target('go'), source('starter.go')],
    command: [target('go')],
  },
  {
    name: 'Rust',
    needs: ['rustc'],
    file: 'starter.rs',
    build: ['rustc', '-O', '-o', target('rs'), source('starter.rs')],
    command: [target('rs')],
  },
];

const jobOf = (
  number: number,
  seats: Readonly<Record<string, string>>,
  game: string,
  said: GameJob['said'],
): GameJob => ({
  key: String(number),
  number,
  game,
  said,
  worldName: '',
  seed: '7',
  seats,
  clock: { move: 20_000, bank: 1000, start: 60_000 },
  strictness: 'league',
  cap: 60,
  isJudged: false,
});

test('there is a starter for each language', () => {
  const files = readdirSync(folder).filter((name) => /^starter/i.test(name));
  expect(files.sort()).toEqual(LANGUAGES.map(({ file }) => file).sort());
});

for (const { name, needs, file, build, command } of LANGUAGES)
  describeWith(needs, name, () => {
    test('has fewer than 40 lines', () => {
      expect(readFileSync(source(file), 'utf8').trimEnd().split('\n').length).toBeLessThan(40);
    });

    test('plays every game, at both seats, in one process, and does nothing wrong', async () => {
      if (build !== undefined)
        execFileSync(build[0], build.slice(1), { env: { ...process.env, GOCACHE: target('cache') } });
      const starter: BotSpec = { name: 'starter', command };
      const random: BotSpec = { name: 'other', player: 'random' };
      const bfs: BotSpec = { name: 'bfs', player: 'bfs' };
      const programs = new Programs();
      try {
        const games = [
          jobOf(0, { monster: 'starter', rogue: 'other' }, 'rogue', { dungeon: 'mouth' }),
          jobOf(1, { monster: 'other', rogue: 'starter' }, 'rogue', { dungeon: 'mouth' }),
          jobOf(2, { theseus: 'starter', minotaur: 'bfs' }, 'labyrinth', { rows: '6', minotaurs: '1' }),
          jobOf(3, { theseus: 'bfs', minotaur: 'starter' }, 'labyrinth', { rows: '6', minotaurs: '2' }),
          jobOf(4, { player: 'starter' }, 'pits', { rows: '8' }),
          jobOf(5, { avatar: 'starter' }, 'explore', {}),
          jobOf(6, { theseus: 'starter' }, 'minotaur', { level: 'level-2' }),
        ];
        for (const job of games) {
          const { misbehaviour, why } = await playGame(job, [starter, random, bfs], { programs });
          expect([job.game, misbehaviour, why]).toEqual([job.game, null, why]);
        }
      } finally {
        await programs.close();
      }
    });
  });
