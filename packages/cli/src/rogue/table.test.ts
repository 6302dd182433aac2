import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dungeons } from 'asterion/game/rogue';
import { describe, expect, test } from 'vitest';
import { describeShared } from '../../../../testing/files.js';
import { asterion, ended, start } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const table = (...args: string[]) => asterion(['rogue', 'table', '--seed', '7', ...args]);

interface Row {
  dungeon: string;
  monster: string;
  rogue: string;
  outcome: string;
  moves: number;
  verdict: string | null;
  captureIn: number | null;
  keptMonster: number | null;
  keptRogue: number | null;
}

async function rowsOf(...args: string[]): Promise<Row[]> {
  const { code, stdout } = await table(...args, '--json', '--quiet');
  expect(code).toBe(0);
  return (JSON.parse(stdout) as { rows: Row[] }).rows;
}

const COLUMNS = 'dungeon,monster,rogue,outcome,moves,verdict,captureIn,keptMonster,keptRogue';
const lost = '3\nB . .\n. . .\n. . @\n';
const apart = '3\nA   @\n\n\n';

/** A folder with two dungeons, a hidden file and a folder. */
async function twoDungeons(): Promise<string> {
  const place = await folder();
  await writeFile(join(place, 'b.txt'), lost);
  await writeFile(join(place, 'a.txt'), apart);
  await writeFile(join(place, '.hidden'), 'nothing to play in');
  await mkdir(join(place, 'below'));
  return place;
}

describe('rogue table', () => {
  test('reports a row for each monster, rogue and dungeon, with these keys in this order', async () => {
    const { code, stdout, stderr } = await table('ring', 'mouth', '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const report = JSON.parse(stdout) as { rows: Row[]; seed: string };
    expect(Object.keys(report)).toEqual(['rows', 'seed']);
    expect(report.seed).toBe('7');
    expect(new Set(report.rows.map((row) => Object.keys(row).join()))).toEqual(new Set([COLUMNS]));
    const pairings = ['bfs', 'bfs-manhattan', 'optimal'].flatMap((monster) =>
      ['cycle', 'cycle-classic', 'farthest', 'optimal'].map((rogue) => `${monster} ${rogue}`),
    );
    expect(report.rows.map(({ dungeon, monster, rogue }) => `${dungeon} ${monster} ${rogue}`)).toEqual(
      ['ring', 'mouth'].flatMap((dungeon) => pairings.map((pairing) => `${dungeon} ${pairing}`)),
    );
  });

  test('says of a game what "watch" and "review" say of it', async () => {
    const players = ['--monsters', 'bfs', '--rogues', 'random,cycle-classic,farthest'];
    for (const row of await rowsOf('ring', 'cornered', ...players, '--moves', '50', '--no-stay')) {
      const file = join(await folder(), 'game.json');
      const seats = ['--monster', row.monster, '--rogue', row.rogue, '--moves', '50', '--no-stay', '--seed', '7'];
      const watched = await asterion(['rogue', 'watch', row.dungeon, ...seats, '--record', file, '--json']);
      expect(JSON.parse(watched.stdout)).toMatchObject({ outcome: row.outcome, moves: row.moves });
      const review = JSON.parse((await asterion(['review', file, '--json'])).stdout) as {
        moves: { before: object }[];
        accuracy: object;
      };
      expect(review.accuracy).toEqual({ monster: row.keptMonster, rogue: row.keptRogue });
      expect(review.moves[0].before).toEqual({ verdict: row.verdict, captureIn: row.captureIn });
    }
  });

  test('gives the same bytes again, however many threads there are', async () => {
    const args = ['ring', 'cornered', 'wait', '--rogues', 'random', '--monsters', 'random,bfs-random', '--json'];
    const { stdout } = await table(...args, '--threads', '1');
    for (const threads of ['2', '8']) expect((await table(...args, '--threads', threads)).stdout).toBe(stdout);
  });

  test('takes files and folders, by name in their order, and leaves hidden files and folders below alone', async () => {
    const place = await twoDungeons();
    const rows = await rowsOf(place, 'tiny', '--monsters', 'bfs', '--rogues', 'farthest');
    expect(rows.map(({ dungeon }) => dungeon)).toEqual(['a.txt', 'b.txt', 'tiny']);
    expect(rows[0]).toMatchObject({ outcome: 'evades', moves: 0, verdict: 'evades', captureIn: null, keptRogue: 1 });
  });

  test('plays in every shipped dungeon if none is named', async () => {
    const rows = await rowsOf('--monsters', 'bfs', '--rogues', 'farthest');
    expect(rows.map(({ dungeon }) => dungeon)).toEqual(dungeons.map(({ name }) => name));
  });

  test('names dungeons by their whole paths where their files have the same name', async () => {
    const [one, other] = [await twoDungeons(), await twoDungeons()].map((place) => join(place, 'a.txt'));
    const rows = await rowsOf(one, other, '--monsters', 'bfs', '--rogues', 'farthest');
    expect(rows.map(({ dungeon }) => dungeon)).toEqual([one, other]);
  });

  test('plays under the rules that a document says, unless others are asked for', async () => {
    const rules = ['--diagonals', 'never', '--no-stay'];
    const made = await asterion(['rogue', 'generate', '--seed', '2', ...rules, '--format', 'json']);
    const file = await fileWith(made.stdout);
    const players = ['--monsters', 'bfs', '--rogues', 'optimal'];
    const own = await rowsOf(file, ...players);
    expect(await rowsOf(file, ...players, ...rules)).toEqual(own);
    const others = await rowsOf(file, ...players, '--diagonals', 'always');
    expect([own[0].captureIn, others[0].captureIn]).toEqual([29, 23]);
  });

  test('has no truth to tell where a table would not fit', async () => {
    const monsters = 'ABCDEFGH'.split('').join(' ');
    const file = await fileWith(`20\n${monsters}\n${`${'. '.repeat(20)}\n`.repeat(18)}@\n`);
    const [row] = await rowsOf(file, '--monsters', 'bfs', '--rogues', 'farthest', '--moves', '3');
    expect(row).toMatchObject({ verdict: null, captureIn: null, keptMonster: null, keptRogue: null });
  });

  test('--csv prints the same with a header line, quoted where need be', async () => {
    const place = await folder();
    const file = join(place, 'a, "b".txt');
    await writeFile(file, apart);
    const { code, stdout } = await table(file, 'cornered', '--monsters', 'bfs', '--rogues', 'farthest', '--csv');
    expect(code).toBe(0);
    expect(stdout).toBe(
      `${COLUMNS}\n"a, ""b"".txt",bfs,farthest,evades,0,evades,,1,1\ncornered,bfs,farthest,captured,6,captured,4,0.6666666666666666,1\n`,
    );
  });

  test('prints a table and what each pairing comes to', async () => {
    const { stdout } = await table('cornered', 'tiny', '--monsters', 'bfs', '--rogues', 'farthest,cycle');
    expect(stdout).toMatchInlineSnapshot(`
      "dungeon   with best play  monster  rogue     outcome   moves  monster kept %  rogue kept %
      cornered  captured in 4   bfs      farthest  captured      6            66.7         100.0
      cornered  captured in 4   bfs      cycle     captured      6            66.7         100.0
      tiny      evades          bfs      farthest  evades        3           100.0         100.0
      tiny      evades          bfs      cycle     evades    1,000           100.0         100.0

      monster  rogue     captured  evades  cap
      bfs      farthest         1       1    0
      bfs      cycle            1       1    0
      "
    `);
  });

  test('names a dungeon that cannot be read, plays the others, and ends with 2', async () => {
    const bad = await fileWith('3\n. . .\n. Q .\n. . .\n');
    const args = ['--monsters', 'bfs', '--rogues', 'farthest', '--json', '--quiet'];
    const { code, stdout, stderr } = await table(bad, 'cornered', 'nowhere.txt', await folder(), ...args);
    expect(code).toBe(2);
    expect((JSON.parse(stdout) as { rows: Row[] }).rows.map(({ dungeon }) => dungeon)).toEqual(['cornered']);
    expect(stderr).toMatch(
      /^asterion: .*: .*rogue.*\nasterion: cannot read nowhere\.txt: there is no such file.*\nasterion: .*found none\n$/,
    );
  });

  test.each([
    ['only dungeons that cannot be read', ['nowhere.txt'], /cannot read nowhere\.txt/],
    ['an unknown monster', ['tiny', '--monsters', 'bfs,cat'], /--monsters bfs,cat: Expected a player .*got "cat"/],
    ['a monster as rogue', ['tiny', '--rogues', 'bfs'], /--rogues bfs: Expected a player for the rogue/],
    ['nobody', ['tiny', '--rogues', ''], /Expected a player for the rogue/],
    ['a person', ['tiny', '--rogues', 'human'], /Expected a player for the rogue/],
    ['no moves', ['tiny', '--moves', '0'], /--moves 0/],
    ['two results', ['tiny', '--json', '--csv'], /cannot be used with/],
  ])('refuses %s with exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await table(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('refuses a folder without files', async () => {
    const { code, stderr } = await table(await folder());
    expect(code).toBe(2);
    expect(stderr).toContain('expected files in the folder, found none');
  });
});

test('the built program ends with 130 on Ctrl-C while it plays', async () => {
  const names = dungeons.map(({ name }) => name);
  const child = start(['rogue', 'table', ...names, '--moves', '100000', '--rogues', 'random,minimax:6']);
  child.stderr?.once('data', () => child.kill('SIGINT')); // the seed, said just before it begins
  const { code, stdout, stderr } = await ended(child);
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(stderr).toMatch(/^seed \d+\nasterion: interrupted\n$/);
});

describeShared('rogue', (place) => {
  test('cycle-classic and the exact values come out as they are known', async () => {
    const rows = await rowsOf(place, '--monsters', 'bfs', '--rogues', 'cycle-classic');
    const letterOf = ({ dungeon }: Row) => dungeon.replace(/^dungeon|\.txt$/g, '');
    const told = (one: Row) => `${letterOf(one)}${one.outcome === 'captured' ? one.moves : ''}`;
    expect(rows.map(told).join(' ')).toBe('A15 B C D152 E36 F G H I J K37 L12 M N5 O283 P8 Q9 R5');
    const captured = rows.filter(({ verdict }) => verdict === 'captured');
    expect(captured.map((row) => `${letterOf(row)}${row.captureIn}`).join(' ')).toBe('A9 B4 C5 D152 E58 G5 N7 Q9');
  });

  test('what docs/rogue.md says of the classic dungeons is what comes out', async () => {
    const monsters = ['bfs', 'bfs-manhattan', 'optimal'];
    const rogues = ['cycle', 'cycle-classic', 'farthest', 'optimal'];
    const rows = await rowsOf(place, '--monsters', monsters.join(), '--rogues', rogues.join());
    const isWon = (row: Row) => row.verdict === 'captured' && row.outcome === 'captured';
    const isSafe = (row: Row) => row.verdict === 'evades' && row.outcome !== 'captured';
    const won = monsters.map((name) =>
      rows.filter((row) => row.monster === name && row.rogue === 'optimal' && isWon(row)),
    );
    const safe = ['bfs', 'optimal'].map((monster) =>
      rogues.map((name) => rows.filter((row) => row.rogue === name && row.monster === monster && isSafe(row)).length),
    );
    expect(won.map(({ length }) => length)).toEqual([5, 8, 8]);
    expect(safe).toEqual([
      [10, 5, 2, 10],
      [10, 5, 3, 10],
    ]);
  });
});
