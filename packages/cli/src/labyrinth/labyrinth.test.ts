import { join } from 'node:path';
import { labyrinthPlayers } from 'asterion/players/labyrinth';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { openBoard } from '../../test/boards.js';
import { asterion, ended, onTerminal, start } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const labyrinth = (...args: string[]) => asterion(['labyrinth', ...args]);

const report = async (...args: string[]) => {
  const { code, stdout, stderr } = await labyrinth(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
};

describe('labyrinth --json', () => {
  test('reports a game', async () => {
    expect(await report('--norooms', '--seed', '7')).toEqual({
      outcome: expect.stringMatching(/^(theseus|minotaur|draw)$/) as string,
      rounds: expect.any(Number) as number,
      supplies: expect.any(Number) as number,
      why: expect.any(String) as string,
      theseus: 'bfs',
      minotaur: 'bfs',
      seed: '7',
    });
  });

  test('counts the round in which a game ends, and all of them to dawn', async () => {
    const dice = ['--theseus', 'dice', '--minotaur', 'dice', '--seed', '5'];
    expect(await report('--rounds', '3', ...dice)).toMatchObject({ outcome: 'draw', rounds: 3 });
    const corner = openBoard('        s01', '           ', ' T  M      ').replace(
      '+   +   +   +\n| T',
      '+---+   +   +\n| T',
    );
    const into = await report('--world', await fileWith(corner), '--seed', '1');
    expect(into).toMatchObject({ outcome: 'minotaur', rounds: 1, supplies: 0 });
    const near = await fileWith(openBoard('         M ', '           ', ' T  s01    '));
    expect(await report('--world', near, '--seed', '1')).toMatchObject({ outcome: 'theseus', rounds: 1, supplies: 1 });
  });

  test('draws a seed and prints it if none is given', async () => {
    const { stderr, stdout } = await labyrinth('--json', '-b', '5');
    const { seed } = JSON.parse(stdout) as { seed: string };
    expect(stderr.split('\n')[0]).toBe(`seed ${seed}`); // what else is said follows from the board
  });
});

describe('labyrinth --games', () => {
  const args = ['-b', '7', '-s', '2', '--norooms', '--rounds', '30', '--seed', 'crowd'];

  test('is the sum of the single games, whose seeds are counted from 0', async () => {
    const sum = { games: 6, theseus: 0, minotaur: 0, draw: 0, supplies: 0 };
    for (let game = 0; game < 6; game++) {
      const { outcome, supplies } = await report(...args.slice(0, -1), `crowd:${game}`);
      sum[outcome as 'theseus' | 'minotaur' | 'draw']++;
      sum.supplies += (supplies as number) / 6;
    }
    const { supplies, ...counts } = await report(...args, '--games', '6');
    expect(counts).toEqual({
      games: 6,
      theseus: sum.theseus,
      minotaur: sum.minotaur,
      draw: sum.draw,
      forfeit: 0,
      players: { theseus: 'bfs', minotaur: 'bfs' },
      seed: 'crowd',
    });
    expect(supplies).toBeCloseTo(sum.supplies, 12);
  });

  test('does not depend on the number of threads', async () => {
    const games = [...args, '--games', `${sweep(5, 25)}`, '--theseus', 'heuristic'];
    const one = await report(...games, '--threads', '1');
    expect(await report(...games, '--threads', '2')).toEqual(one);
    expect(await report(...games, '--threads', '40')).toEqual(one);
  });

  test('plays on a board from a file, too', async () => {
    const board = join(await folder(), 'board.json');
    await labyrinth('generate', '-b', '5', '-s', '2', '--seed', '1', '--format', 'json', '--out', board);
    const many = await report('--world', board, '--games', '2', '--seed', '1');
    const single = await report('--world', board, '--seed', '1:0');
    const other = await report('--world', board, '--seed', '1:1');
    for (const result of ['theseus', 'minotaur', 'draw'])
      expect(many[result]).toBe([single, other].filter(({ outcome }) => outcome === result).length);
  });

  test('tells people shares and intervals', async () => {
    const { stdout } = await labyrinth(...args, '--games', '4');
    expect(stdout).toMatch(
      /^4 games: Theseus bfs, Minotaur bfs, seeds crowd:0 to crowd:3\.\n\n +games +% +99\.9 % interval\nTheseus +\d/,
    );
    expect(stdout).toMatch(/\nSupplies taken: \d\.\d\d a game\.\n$/);
  });

  test('a player that forfeits is told of, and ends with 1', async () => {
    const forfeits = ['--theseus', 'optimal', '--minotaurs', '2', '--games', '2', '--seed', '1'];
    const { code, stdout, stderr } = await labyrinth(...forfeits, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, forfeit: 2, theseus: 0, minotaur: 0, draw: 0 });
    expect(stderr).toMatch(/2 games forfeited, the first 1:0: .*exact table of 225 tiles, 2 Minotaurs/);
  });

  test('ends at once on Ctrl-C, with 130', async () => {
    const child = start(['labyrinth', '--games', '100000000', '--norooms']);
    child.stderr?.once('data', () => child.kill('SIGINT')); // the seed, said just before they begin
    const { code, stdout, stderr } = await ended(child);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(/^seed \d+\nasterion: interrupted\n$/);
  });
});

describe('labyrinth refuses', () => {
  const bad: [string, string[], RegExp][] = [
    ['a board that is too small', ['--board', '1'], /--board 1: .*whole number from 2 to 99, got "1"/],
    ['a board that is too large', ['-b', '101'], /--board 101: .*got "101"/],
    ['a board that is no number', ['-b', 'wide'], /--board wide: Expected a whole number/],
    ['no supplies', ['-s', '0'], /--supplies 0: Expected/],
    ['more supplies than tiles', ['-b', '3', '-s', '8'], /--supplies 8: .*from 1 to 7 supplies.*got 8/],
    ['no rounds', ['-r', '0'], /--rounds 0: Expected/],
    ['rounds that are no number', ['--rounds', '-5'], /--rounds -5: Expected/],
    ['too many Minotaurs', ['--minotaurs', '13'], /--minotaurs 13: .*from 1 to 12 Minotaurs on this board, got 13/],
    ['too many Minotaurs for the board', ['-b', '3', '--minotaurs', '7'], /--minotaurs 7: .*from 1 to 6 Minotaurs/],
    ['an unknown shape', ['--shape', 'tri'], /--shape tri: Expected a shape \(rect, hex\)/],
    ['an unknown option', ['--rooms'], /unknown option '--rooms'/],
    ['an unknown command', ['sole'], /unknown command "sole"; known: solve, generate, show, table, list/],
    ['an unknown Theseus', ['--theseus', 'zeus'], /--theseus zeus: Expected a player.*got "zeus"/],
    ['an unknown Minotaur', ['--minotaur', 'bull'], /--minotaur bull: Expected a player.*got "bull"/],
    ['an unknown opponent of people', ['--theseus', 'human', '--minotaur', 'bull'], /--minotaur bull: /],
    ['no games', ['--games', '0'], /'--games <n>' argument '0' is invalid/],
    ['no threads', ['--threads', '0'], /'--threads <n>' argument '0' is invalid/],
    ['a file that is not there', ['--world', 'no-such-file'], /cannot read no-such-file/],
    ['a world without anybody in it', ['--world', 'ring'], /ring: There is no Theseus\./],
    [
      'a board of two kinds',
      ['--world', 'ring', '-b', '5'],
      /--board is for worlds that are made, and ring is one already/,
    ],
    ['a recording of many games', ['--games', '2', '--record', 'x'], /--record writes a single game/],
    ['people in many games', ['--games', '2', '--theseus', 'human'], /--games is for players/],
    ['boards of many games', ['--games', '2', '-i'], /--games shows no boards/],
    ['two results', ['--json', '--classic'], /two results/],
    ['a report of a game that people play', ['--json', '--theseus', 'human'], /--json is a report without boards/],
    ['fog for nobody', ['--fog'], /--fog is for those who play/],
    ['keys and a board from one input', ['--world', '-', '-i'], /--world - cannot/],
  ];

  test.each(bad)('%s with exit code 2 and says which', async (_what, args, message) => {
    const { code, stdout, stderr } = await labyrinth(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('labyrinth --interactive', () => {
  const args = [
    'labyrinth',
    '-b',
    '3',
    '-s',
    '1',
    '--rounds',
    '3',
    '--seed',
    '2',
    '--theseus',
    'dice',
    '--minotaur',
    'dice',
    '-i',
  ];

  test('asks for Enter below each board but the last, and prints what it prints at once otherwise', async () => {
    const { code, stdout } = await asterion(args, '\n\n\n');
    expect(code).toBe(0);
    const states = stdout.match(/^State after round: \d$/gm) ?? [];
    expect(stdout.match(/\n\+ {3}\+---\+---\+\nPress enter to continue\.\.\.\n/g)).toHaveLength(states.length - 1);
    const { stdout: plain } = await asterion(args.slice(0, -1));
    expect(stdout.replaceAll('Press enter to continue...\n', '\n')).toBe(plain);
  });

  test('waits for nobody at the end of the input', async () => {
    const { code, stdout } = await asterion(args, '');
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nWinner: /);
  });
});

test('Ctrl-C instead of Enter ends with 130', async () => {
  const child = start(['labyrinth', '-b', '3', '-s', '1', '--seed', '5', '-i'], 'pipe');
  child.stdout?.once('data', () => child.kill('SIGINT'));
  const { code, stderr } = await ended(child);
  expect({ code, stderr }).toEqual({ code: 130, stderr: 'asterion: interrupted\n' });
});

describe('labyrinth on a terminal', () => {
  test('steps both ways, and prints who won', async () => {
    const args = ['labyrinth', '-b', '5', '-s', '2', '--norooms', '--seed', '3'];
    const { code, frames, stdout, isRaw } = await onTerminal(args, ' llh\u001b[Fq');
    expect({ code, isRaw }).toEqual({ code: 0, isRaw: false });
    expect(frames.map((frame) => /turn \d+/.exec(frame)?.[0]).slice(1, 5)).toEqual(
      [0, 1, 2, 1].map((turn) => `turn ${turn}`),
    );
    expect(frames[0]).toContain(' T ');
    expect(frames[0]).toContain('s01');
    expect(frames[0]).toMatch(/round 1 of 100, supplies 0 of 2, distance \d/);
    expect(stdout).toMatch(/(wins in round \d+|A draw in round \d+)\..*\n$/);
  });

  test('tells of turns that were lost', async () => {
    const dice = ['--theseus', 'dice', '--minotaur', 'dice', '-b', '5', '--rounds', '20', '--seed', '3'];
    const { frames } = await onTerminal(['labyrinth', ...dice], ` ${'l'.repeat(30)}q`);
    expect(frames.some((frame) => /(Theseus|Minotaur) can not move/.test(frame))).toBe(true);
  });

  test('prints boards with --classic', async () => {
    const { frames, stdout } = await onTerminal(['labyrinth', '-b', '5', '--seed', '3', '--classic'], '');
    expect(frames).toEqual([]);
    expect(stdout).toMatch(/^State after round: 0\n/);
  });
});

describe('labyrinth list', () => {
  test('names every player and people', async () => {
    const names = [...labyrinthPlayers.map(({ name }) => name), 'human'];
    const { stdout } = await labyrinth('list');
    for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    const { players } = JSON.parse((await labyrinth('list', '--json')).stdout) as { players: { name: string }[] };
    expect(players.map(({ name }) => name)).toEqual(names);
  });
});

describe('labyrinth generate', () => {
  test('is the board of the game with that seed, in every format', async () => {
    const args = ['-b', '5', '--seed', '9', '--norooms'];
    const { stdout: text } = await labyrinth('generate', ...args);
    const { stdout: game } = await labyrinth(...args);
    expect(game).toContain(`\n${text}\nState after round: 1`);
    const { stdout: json } = await labyrinth('generate', ...args, '--format', 'json');
    expect(JSON.parse(json)).toMatchObject({
      asterion: 1,
      origin: 'bottom',
      actors: { theseus: [[0, 0]], minotaur: [[2, 2]] },
    });
    expect((await labyrinth('generate', ...args, '--format', 'svg')).stdout).toMatch(/^<svg /);
  });

  test('refuses what the game refuses', async () => {
    const { code, stderr } = await labyrinth('generate', '-b', '100');
    expect(code).toBe(2);
    expect(stderr).toMatch(/--board 100: /);
  });

  test('the smallest board has no inner walls, and the Minotaur on tile 2', async () => {
    const { code, stdout } = await labyrinth('generate', '-b', '2', '--seed', '1');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '+---+---+\n| M  s01|\n+   +   +\n| T  s02|\n+   +---+\n' });
  });

  test('says of a board that cannot be won that it cannot; where rooms are forbidden there is none', async () => {
    const all = ['generate', '--supplies', '223', '--seed', '2'];
    expect((await labyrinth(...all)).stderr).toMatch(/^\d+ supplies cannot be reached .*: Theseus cannot win\.\n$/);
    expect((await labyrinth(...all, '--norooms')).stderr).toBe('');
  });

  test('of many games it says on how many boards nobody can win, and not of the one that is not among them', async () => {
    const args = ['--supplies', '223', '--seed', '2', '--games', '3', '--rounds', '1', '--theseus', 'dice'];
    const boards = await Promise.all(
      [0, 1, 2].map((game) => labyrinth('generate', ...args.slice(0, 2), '--seed', `2:${game}`)),
    );
    const warned = boards.filter(({ stderr }) => stderr.includes('Theseus cannot win')).length;
    expect(warned).toBeGreaterThan(0);
    expect((await labyrinth(...args)).stderr).toBe(
      `On ${warned} of 3 boards a supply cannot be reached: Theseus cannot win there.\n`,
    );
    expect((await labyrinth(...args, '--norooms')).stderr).toBe('');
  });
});
