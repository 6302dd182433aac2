import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dungeonNamed } from 'asterion/game/rogue';
import { describe, expect, test } from 'vitest';
import { isThorough } from '../../../../testing/thorough.js';
import { asterion, ended, start } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';
import { HEAT_SEATS } from './heat-map.js';
import { ratedReport, sumsTable } from './rate-report.js';

interface Counts {
  readonly starts: number;
  readonly kept: number;
}

const rate = (...args: string[]) => asterion(['rogue', 'rate', ...args]);

describe('rogue rate', () => {
  test('reports with these keys, in this order', async () => {
    const { code, stdout, stderr } = await rate('bfs-manhattan', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const report = JSON.parse(stdout) as { dungeons: number; won: object };
    expect(Object.keys(report)).toEqual(['player', 'side', 'dungeons', 'won', 'safe', 'movesLost', 'sampled']);
    expect(Object.keys(report.won)).toEqual(['starts', 'kept']);
    expect(report).toMatchObject({ player: 'bfs-manhattan', side: 'monster', sampled: false });
    expect(report.dungeons).toBeGreaterThan(10);
  });

  test('shows a line for each dungeon and the sum, and says when it is a sample', async () => {
    const args = ['random', '--side', 'rogue', '--seed', '1', '--no-stay'];
    const { stdout, stderr } = await rate(...args);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^random as rogue: \d+ dungeons, a sample of [\d,]+ games against the optimal monster\.\n\n/,
    );
    for (const name of ['dungeon', 'cornered', 'wait', 'all']) expect(stdout).toMatch(new RegExp(`^${name} `, 'm'));
    expect((await rate(...args)).stdout).toBe(stdout);
  });

  test('rates in files, folders and shipped dungeons that are named', async () => {
    const place = await folder();
    const open = dungeonNamed('open')?.text ?? '';
    await writeFile(join(place, 'hall.txt'), open);
    const one = await rate('bfs', 'open', '--json');
    const two = await rate('bfs', place, 'open', '--json');
    expect({ code: two.code, stderr: two.stderr }).toEqual({ code: 0, stderr: '' });
    const [single, double] = [one, two].map(({ stdout }) => JSON.parse(stdout) as { dungeons: number; won: Counts });
    expect([single.dungeons, double.dungeons]).toEqual([1, 2]);
    expect(double.won).toEqual({ starts: 2 * single.won.starts, kept: 2 * single.won.kept });
    expect((await rate('bfs', place)).stdout).toMatch(/^hall\.txt /m);
  });

  test('names a dungeon that cannot be rated, rates the others, and ends with 2', async () => {
    const pair = await fileWith('3\nA B .\n. . .\n. . @\n');
    const { code, stdout, stderr } = await rate('bfs', pair, 'cornered', 'nowhere.txt', '--json', '--quiet');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ player: 'bfs', dungeons: 1 });
    expect(stderr).toMatch(/expected one monster, found 2\nasterion: cannot read nowhere\.txt/);
  });

  test('of every player takes dungeons only', async () => {
    const { code, stdout } = await rate('--all', 'tiny', '--side', 'rogue', '--seed', '1', '--json');
    expect(code).toBe(0);
    const { ratings } = JSON.parse(stdout) as { ratings: { player: string; dungeons: number }[] };
    expect(ratings.map(({ player }) => player)).toContain('cycle-classic');
    expect(new Set(ratings.map(({ dungeons }) => dungeons))).toEqual(new Set([1]));
  });

  test('of several ratings is a list of such reports', () => {
    const rating = {
      won: { starts: 2, kept: 1 },
      safe: { starts: 3, kept: 2 },
      movesLost: 7,
      counted: 5,
      sampled: true,
    };
    const byDungeon = [{ dungeon: 'open', rating }];
    const rated = HEAT_SEATS.map((side) => ({ name: 'random', side, byDungeon }));
    expect(ratedReport(rated)).toEqual({ ratings: rated.map((one) => ratedReport([one])) });
    expect(ratedReport(rated.slice(0, 1))).toMatchObject({ player: 'random', side: 'monster', dungeons: 1 });
  });

  test.runIf(isThorough)('rates on every side that a player can take', async () => {
    const { stdout, stderr } = await rate('random', '--json');
    expect(stderr).toMatch(/^seed \d+\n$/);
    expect(JSON.parse(stdout)).toMatchObject({
      ratings: [
        { player: 'random', side: 'monster', sampled: true },
        { player: 'random', side: 'rogue', sampled: true },
      ],
    });
  });

  test.each([
    ['an unknown player', ['godzilla'], /unknown player "godzilla"; known: bfs, /],
    ['a side it cannot take', ['bfs', '--side', 'rogue'], /Expected a player for the rogue/],
    ['an unknown side', ['bfs', '--side', 'both'], /--side.*monster, rogue/],
    ['a depth that is none', ['minimax:x'], /Expected a depth from 1/],
    ['a depth it does not have', ['cycle:3'], /Expected cycle without a depth/],
    ['a person', ['human'], /asterion review/],
    ['a dungeon that is none', ['bfs', 'nowhere.txt'], /cannot read nowhere\.txt: there is no such file/],
    ['one player and all', ['bfs', '--all'], /leave out "bfs"/],
  ])('refuses %s with exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await rate(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('puts many players into one table, marking the samples', () => {
    const rating = { won: { starts: 2000, kept: 1999 }, safe: { starts: 0, kept: 0 }, movesLost: 7, counted: 1999 };
    const rated = (name: string, sampled: boolean) => {
      return { name, side: 'monster' as const, byDungeon: [{ dungeon: 'open', rating: { ...rating, sampled } }] };
    };
    expect(sumsTable([rated('bfs', false), rated('dice', true)])).toMatchInlineSnapshot(`
      "player  side     won starts   kept          safe starts  kept     moves lost
      bfs     monster       2,000  1,999  99.9 %            0     0  -           7
      dice*   monster       2,000  1,999  99.9 %            0     0  -           7

      * A sample: games against the optimal player. The others: every start, against the best possible answer.
      "
    `);
  });
});

test('the built program ends with 130 on Ctrl-C while it rates', async () => {
  const child = start(['rogue', 'rate', '--all']);
  child.stderr?.once('data', () => child.kill('SIGINT')); // the seed, said just before it begins
  const { code, stdout, stderr } = await ended(child);
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(stderr).toMatch(/^seed \d+\nasterion: interrupted\n$/);
});
