import { join } from 'node:path';
import { pitsPlayersFor } from 'asterion/players/pits';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { asterion, ended, onTerminal, start } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const pits = (...args: string[]) => asterion(['pits', ...args]);

const report = async (...args: string[]) => {
  const { code, stdout, stderr } = await pits(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
};

describe('pits --json', () => {
  test.each(pitsPlayersFor(0).map(({ name }) => name))(
    'reports a game of %s, the same for the same seed',
    async (name) => {
      const args = ['--player', name, '--size', '8', '--pits', '1-2', '--seed', '7'];
      const game = await report(...args);
      expect(game).toEqual({
        outcome: expect.stringMatching(/^(goal|fell|cut-off)$/) as string,
        turns: expect.any(Number) as number,
        why: expect.any(String) as string,
        player: name,
        seed: '7',
        reach: 'bfs',
        looked: expect.any(Number) as number,
      });
      expect(await report(...args)).toEqual(game);
    },
  );

  test('says how many cells were looked at for ways; whoever looks for them, the game is the same', async () => {
    const args = ['--player', 'most-paths', '--size', '12', '--seed', '7'];
    const [{ looked: bfs, ...one }, { looked: astar, ...other }] = [
      await report(...args),
      await report(...args, '--reach', 'astar'),
    ];
    expect({ ...other, reach: 'bfs' }).toEqual(one);
    expect(astar as number).toBeLessThan(bfs as number);
    const { stdout } = await pits(...args, '--reach', 'astar');
    expect(stdout).toContain(`\nWays to the goal by astar: ${astar as number} cells looked at.\n`);
    const wrong = await pits(...args, '--reach', 'dfs');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/--reach dfs: Expected a search \(bfs, astar\), got "dfs"/);
  });

  test('without pits the goal is as many turns away as steps', async () => {
    expect(await report('--pits', '0', '--seed', '1')).toMatchObject({ outcome: 'goal', turns: 38 });
    const corner = ['--start', '5,5', '--goal', '2,1', '--size', '6'];
    expect(await report('--pits', '0', '--seed', '1', ...corner)).toMatchObject({ outcome: 'goal', turns: 7 });
    expect(await report('--pits', '0', '--seed', '1', '--shape', 'hex', '--size', '5')).toMatchObject({ turns: 6 });
  });

  test('names how a game ends: pits everywhere cut off at once, or open under the player', async () => {
    expect(await report('--pits', '1000', '--seed', '1')).toMatchObject({ outcome: 'cut-off', turns: 0 });
    expect(await report('--pits', '1000', '--under', '--seed', '1')).toMatchObject({ outcome: 'fell', turns: 0 });
  });

  test('draws a seed and prints it if none is given', async () => {
    const { stderr, stdout } = await pits('--json', '--player', 'astar', '--size', '5');
    const { seed } = JSON.parse(stdout) as { seed: string };
    expect(stderr).toBe(`seed ${seed}\n`);
  });
});

describe('pits --games', () => {
  const args = ['--size', '8', '--pits', '1-3', '--player', 'bfs-random', '--seed', 'crowd'];

  test('is the sum of the single games, whose seeds are counted from 0', async () => {
    const sum = { goal: 0, fell: 0, 'cut-off': 0, turns: 0, looked: 0 };
    for (let game = 0; game < 6; game++) {
      const { outcome, turns, looked } = await report(...args.slice(0, -1), `crowd:${game}`);
      sum[outcome as 'goal' | 'fell' | 'cut-off']++;
      sum.turns += turns as number;
      sum.looked += looked as number;
    }
    expect(await report(...args, '--games', '6')).toEqual({
      games: 6,
      won: sum.goal,
      fell: sum.fell,
      cutOff: sum['cut-off'],
      winRate: sum.goal / 6,
      turns: sum.turns / 6,
      looked: sum.looked / 6,
      forfeit: 0,
      player: 'bfs-random',
      seed: 'crowd',
    });
  });

  test('does not depend on the number of threads', async () => {
    const games = [...args, '--games', `${sweep(5, 25)}`];
    const one = await report(...games, '--threads', '1');
    expect(await report(...games, '--threads', '2')).toEqual(one);
    expect(await report(...games, '--threads', '40')).toEqual(one);
  });

  test('the clairvoyant knows the pits of each game, not of one', async () => {
    const { winRate } = await report(...args, '--player', 'clairvoyant', '--games', '40');
    expect(winRate).toBeGreaterThan((await report(...args, '--games', '40')).winRate as number);
  });

  test('tells people shares and intervals', async () => {
    const { stdout } = await pits(...args, '--games', '4');
    expect(stdout).toMatch(
      /^4 games: bfs-random, seeds crowd:0 to crowd:3\.\n\n +games +% +95 % interval\ngoal +\d+ +\d+\.\d +\d+\.\d to \d+\.\d\n/,
    );
    expect(stdout).toMatch(/\nTurns: \d+\.\d a game\. Cells looked at for ways to the goal: \d+\.\d a game\.\n$/);
  });

  test('ends at once on Ctrl-C, with 130', async () => {
    const child = start(['pits', '--games', '100000000']);
    child.stderr?.once('data', () => child.kill('SIGINT')); // the seed, said just before they begin
    const { code, stdout, stderr } = await ended(child);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(/^seed \d+\nasterion: interrupted\n$/);
  });
});

describe('pits --world', () => {
  const corridor = '+---+---+---+\n| S       E |\n+---+---+---+\n';

  test('plays in a maze, from its entrance to its exit', async () => {
    const maze = await fileWith(corridor);
    expect(await report('--world', maze, '--pits', '0', '--seed', '1')).toMatchObject({ outcome: 'goal', turns: 2 });
    const { stdout } = await pits('--world', maze, '--pits', '0', '--seed', '1', '--player', 'astar');
    expect(stdout).toMatch(/^Turn 1, pits 0\n\+---\+---\+ {3}\+\n\| X {7}G \|\n/);
  });

  test('plays in a dungeon, from where its rogue stands', async () => {
    const dungeon = await fileWith('4\nA . . .\n. . . .\n. . . .\n. . . @\n');
    const args = ['--world', dungeon, '--goal', '0,0', '--pits', '0', '--seed', '1'];
    expect(await report(...args)).toMatchObject({ outcome: 'goal', turns: 3 }); // diagonally
  });

  test('plays in what "maze generate" made, many games too', async () => {
    const maze = join(await folder(), 'maze.json');
    await asterion([
      'maze',
      'generate',
      '--rows',
      '6',
      '--cols',
      '6',
      '--braid',
      '100',
      '--seed',
      '1',
      '--tunnel',
      '0,5,5,0',
      '--format',
      'json',
      '--out',
      maze,
    ]);
    const many = await report('--world', maze, '--games', '3', '--seed', '1', '--pits', '1');
    const outcomes = await Promise.all(
      [0, 1, 2].map((game) => report('--world', maze, '--seed', `1:${game}`, '--pits', '1')),
    );
    expect(many.won).toBe(outcomes.filter(({ outcome }) => outcome === 'goal').length);
  });
});

describe('pits refuses', () => {
  const bad: [string, string[], RegExp][] = [
    ['a board that is too small', ['--size', '1'], /--size 1: Expected a whole number from 2 to 255/],
    ['a board that is too large', ['--size', '256'], /--size 256: Expected/],
    ['a size that is no number', ['--size', 'wide'], /--size wide: Expected/],
    ['pits the wrong way round', ['--pits', '5-1'], /--pits 5-1: Expected a number or two .*such as 3 or 1-5/],
    ['more pits than anybody needs', ['--pits', '1-1001'], /--pits 1-1001: Expected/],
    ['pits that are no numbers', ['--pits', 'many'], /--pits many: Expected/],
    ['a start that is none', ['--start', '1'], /--start 1: Expected a row and a column/],
    ['a start outside', ['--start', '20,0'], /--start 20,0: .*from 0,0 to 19,19/],
    ['a goal outside', ['--goal', '0,20'], /--goal 0,20: .*from 0,0 to 19,19/],
    ['a goal where the player is', ['--goal', '0,0'], /--goal 0,0: The player stands on the goal already/],
    ['an unknown shape', ['--shape', 'tri'], /--shape tri: Expected a shape \(rect, hex, triangle, polar, torus, cylinder\), got "tri"/],
    ['an unknown option', ['--holes'], /unknown option '--holes'/],
    ['an unknown command', ['tabel'], /unknown command "tabel"; known: table, list/],
    ['an unknown player', ['--player', 'zeus'], /--player zeus: Expected a player of pits \(fixed, .*got "zeus"/],
    ['no games', ['--games', '0'], /'--games <n>' argument '0' is invalid/],
    ['no threads', ['--threads', '0'], /'--threads <n>' argument '0' is invalid/],
    ['a file that is not there', ['--world', 'no-such-file'], /cannot read no-such-file/],
    ['a world without a goal', ['--world', 'ring'], /ring: It has no exit to be the goal; say where it is with goal/],
    ['a goal in a wall', ['--world', 'ring', '--goal', '0,0'], /--goal 0,0: The goal lies where there is no ground/],
    ['a board of two kinds', ['--world', 'ring', '--size', '5'], /--size is for worlds that are made, and ring is one already/],
    ['a recording of many games', ['--games', '2', '--record', 'x'], /--record writes a single game/],
    ['people in many games', ['--games', '2', '--player', 'human'], /--games is for players/],
    ['a report of a game that people play', ['--json', '--player', 'human'], /--json is a report without boards/],
    ['moves and a board from one input', ['--world', '-'], /moves come from standard input, so the world cannot/],
  ]; // biome-ignore format: a table

  test.each(bad)('%s with exit code 2 and says which', async (_what, args, message) => {
    const { code, stdout, stderr } = await pits(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });
});

describe('a game of a player', () => {
  const args = ['--size', '3', '--pits', '1', '--seed', '3', '--player', 'bfs-first'];

  test('is printed turn by turn where there is no terminal', async () => {
    const { code, stdout } = await pits(...args);
    expect(code).toBe(0);
    expect(stdout.startsWith('Turn 1, pits 1\nX . . \n. o . \n. . G \n\nTurn 2, pits 2\n')).toBe(true);
    expect(stdout).toMatch(
      /\n\nThe end, pits \d\n[^]*\n\n(Goal reached|Cut off) after \d turns?\..*\nWays to the goal by bfs: \d+ cells looked at\.\n$/,
    );
  });

  test('goes to a file with --out', async () => {
    const out = join(await folder(), 'game.txt');
    expect(await pits(...args, '--out', out)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('is watched on a terminal: pause, step, step back, leave', async () => {
    const { code, frames, stdout } = await onTerminal(['pits', ...args], ' \u001b[C\u001b[C\u001b[Dq');
    expect(code).toBe(0);
    expect(frames[0]).toContain('Random Pits: bfs-first, seed 3');
    expect(frames.at(-3)).toMatch(
      /turn 1 of 1\+, paused.*turns 0, to the goal 4, pits 1\n *The goal is 4 steps away\. A pit opened/,
    );
    expect(frames.at(-2)).toMatch(/turn 2 of 2\+, paused.*turns 1, /);
    expect(frames.at(-1)).toMatch(/turn 1 of 2\+/);
    expect(stdout).toMatch(/Left after 1 turn\.\n$/);
    const end = await onTerminal(['pits', ...args], '\u001b[Fq');
    expect(end.frames.at(-1)).toMatch(/(Goal reached|Cut off) after /);
  });
});

describe('pits list', () => {
  test('names every player with its idea', async () => {
    const { stdout } = await pits('list');
    for (const { name, about } of pitsPlayersFor(0)) {
      expect(stdout).toContain(name);
      expect(stdout).toContain(about);
    }
    expect(stdout).toContain('human');
    const { players } = JSON.parse((await pits('list', '--json')).stdout) as { players: object[] };
    expect(players).toHaveLength(pitsPlayersFor(0).length + 1);
  });
});
