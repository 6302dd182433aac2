/** `asterion arena run`, `duel` and `report`: from a file to a table, a page and games to review. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion, ended, interrupted, start } from '../../test/command.js';
import { folderWith } from '../../test/folder.js';

const CUP = `
bots = ["minimax:1", "random", { name = "<both>", player = { monster = "bfs", rogue = "cycle", theseus = "bfs" } }]
[[games]]
game = "rogue"
worlds = ["mouth", "cornered"]
cap = 40
[[games]]
game = "minotaur"
worlds = "level-1"
`;

const cup = async (text = CUP): Promise<string> => join(await folderWith({ 'cup.toml': text }), 'cup.toml');
const run = (file: string, ...args: readonly string[]) => asterion(['arena', 'run', file, ...args]);

describe('arena run', () => {
  test('prints a table, the best first', async () => {
    const { code, stdout } = await run(await cup());
    expect(code).toBe(0);
    expect(stdout).toMatch(/^cup: 14 games, 3 bots, everybody against everybody, seed 1\.\n\n {3}bot/);
    expect(stdout).toMatch(/^3 {2}random/m);
    expect(stdout).toContain('Points of the row against the column, in percent:');
  });

  test('has a report as outside callers rely on it', async () => {
    const { stdout } = await run(await cup(), '--json');
    const report = JSON.parse(stdout) as { bots: object[]; pairs: object[] };
    expect(Object.keys(report)).toEqual(['games', 'bots', 'pairs', 'seed']);
    expect(report).toMatchObject({ games: 14, seed: '1' });
    expect(Object.keys(report.bots[0])).toEqual(['name', 'rating', 'uncertainty', 'won', 'drawn', 'lost', 'forfeits', 'kept']); // biome-ignore format: keys
    expect(report.pairs).toHaveLength(3);
    expect(Object.keys(report.pairs[0])).toEqual(['a', 'b', 'score', 'low', 'high', 'games']);
  });

  test('prints the same bytes each time, on any number of threads', async () => {
    const [one, other] = [await cup(), await cup()];
    const args = ['--html', 'page.html', '--games', 'games'];
    const results = [];
    for (const [file, threads] of [
      [one, '1'],
      [other, '3'],
    ]) {
      const at = (name: string): string => join(file, '..', name);
      const { stdout } = await run(
        file,
        '--threads',
        threads,
        ...args.map((arg) => (arg.startsWith('--') ? arg : at(arg))),
      );
      const games = readdirSync(at('games')).sort();
      results.push([stdout, readFileSync(at('page.html'), 'utf8'), ...games.map((game) => game + readFileSync(at(join('games', game)), 'utf8'))]); // biome-ignore format: a list
    }
    expect(results[0]).toHaveLength(16);
    expect(results[1]).toEqual(results[0]);
  });

  test('goes on with what is kept, and plays it again only if told', async () => {
    const file = await cup();
    const { stdout } = await run(file, '--csv');
    expect(stdout.split('\n')[0]).toBe('place,bot,rating,uncertainty,won,drawn,lost,forfeits,won moves,won kept,safe moves,safe kept,moves lost'); // biome-ignore format: one line
    const again = await run(file, '--csv');
    expect(again).toMatchObject({ stdout, stderr: '14 of 14 games known from before; --fresh plays anew\n' });
    expect(await run(file, '--csv', '--fresh')).toMatchObject({ stdout, stderr: '' });
  });

  test('writes a page that needs nothing else, whatever bots are called', async () => {
    const file = await cup();
    const html = join(file, '..', 'page.html');
    await run(file, '--html', html);
    const page = readFileSync(html, 'utf8');
    expect(page.match(/data-game="\d+"/g)).toHaveLength(14);
    expect(page).toContain('&lt;both&gt;');
    expect(page).not.toMatch(/<both>|<link|src=|url\(/);
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
    const films = /id="films">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    const { games, boards, shell } = JSON.parse(films) as { games: object[]; boards: string[]; shell: string };
    expect([games.length, boards.length]).toEqual([14, 3]);
    expect(shell).toContain('@@boards@@');
  });

  test('writes games that can be reviewed', async () => {
    const file = await cup();
    const games = join(file, '..', 'games');
    await run(file, '--games', games);
    const [first] = readdirSync(games).sort();
    expect(first).toBe('01-rogue-mouth-1_0-minimax_1-random.json');
    const { code, stdout } = await asterion(['review', join(games, first)]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Accuracy: monster ')]);
  });

  test('says where a file is wrong, all of it, and plays nothing', async () => {
    const file = await cup('bots = ["bsf", "random"]\ngames = ["rouge"]\npairing = "swiss"');
    const { code, stdout, stderr } = await run(file);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`asterion: ${file}: bots[0]: there is no player "bsf". Did you mean bfs`);
    expect(stderr).toContain(`asterion: ${file}: games[0]: there is no game "rouge"`);
    expect((await run(`${file}.none`)).code).toBe(2);
  });

  test('of a second process is refused in words', async () => {
    const slow = CUP.replace('"minimax:1"', '"minimax:9"').replace('cap = 40', 'seeds = 1000');
    const file = await cup(slow);
    const first = start(['arena', 'run', file]);
    let refused = '';
    while (refused === '') {
      const store = join(file, '..', 'cup.results');
      if (!readdirSync(join(file, '..')).includes('cup.results-owner'))
        await new Promise((wait) => setTimeout(wait, 50));
      else refused = (await asterion(['arena', 'run', await cup(slow), '--store', store])).stderr;
    }
    first.kill('SIGKILL');
    await ended(first);
    expect(refused).toMatch(/cup\.results is in use by (process \d+ on|another process)/);
  });

  test('stops at Ctrl-C', async () => {
    const file = await cup(CUP.replace('"minimax:1"', '"minimax:9"').replace('cap = 40', 'seeds = 1000'));
    const { code, stderr } = await interrupted(() => start(['arena', 'run', file]), 2500);
    expect(code).toBe(130);
    expect(stderr).toMatch(/stopped; [\d,]+ games? played, and what was kept is not played again|interrupted/);
  });
});

describe('arena duel', () => {
  test('stops when it is known who is better', async () => {
    const { code, stdout } = await asterion([
      'arena',
      'duel',
      'optimal',
      'random',
      '--game',
      'minotaur',
      '--worlds',
      'level-1',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('optimal against random: 100.0 % of the points (79.6 to 100.0) in 15 games.');
    expect(stdout).toContain('optimal is better; the duel has stopped there.');
  });

  test('plays all games if told, and says so where roles cannot be swapped', async () => {
    const args = [
      '--game',
      'rogue',
      '--worlds',
      'mouth',
      '--seeds',
      '2',
      '--no-stop',
      '--set',
      'diagonals=never',
      '--no-truth',
    ];
    const { stdout, stderr } = await asterion(['arena', 'duel', 'bfs', 'cycle', ...args, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, pairs: [{ a: 'bfs', b: 'cycle', games: 2 }] });
    expect(stderr).toBe('roles were not swapped, since each knows one seat only: bfs and cycle in rogue\n');
  });

  test.each([
    [['bfs', 'greedy', '--game', 'rogue'], 'bfs and greedy can play no game of rogue together'],
    [['bfs', 'greedy', '--game', 'rogue'], 'no two of these bots can play it together: rogue'],
    [['bfs', 'bfs', '--game', 'rogue'], 'duel: bots[1]: there are two bots called bfs'],
    [['bfs', 'cycle', '--game', 'rogue', '--set', 'rows=x'], 'duel: games[0].set.rows: '],
    [['bfs', 'cycle', '--game', 'rogue', '--stop', '2'], 'Expected a share from 0.01 to 0.4.'],
    [['bfs', 'cycle'], "required option '--game <name>' not specified"],
  ])('refuses %j', async (args, expected) => {
    const { code, stderr } = await asterion(['arena', 'duel', ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(expected)]);
  });
});

describe('arena report', () => {
  test('prints the table of what was kept', async () => {
    const file = await cup();
    const store = join(file, '..', 'cup.results');
    const { stdout } = await run(file);
    expect(await asterion(['arena', 'report', store])).toMatchObject({ code: 0, stdout, stderr: '' });
  });

  test('says what is not there', async () => {
    const file = await cup();
    expect((await asterion(['arena', 'report', `${file}.none`])).stderr).toContain('there is no such file');
    expect((await asterion(['arena', 'report', file])).stderr).toContain('expected results of a tournament');
    await run(file);
    const store = join(file, '..', 'cup.results');
    expect((await asterion(['arena', 'report', store, '--run', 'x'])).stderr).toContain(
      'expected a tournament x, found cup',
    );
  });
});
