import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minotaurLevels } from 'asterion/game/minotaur';
import { describe, expect, test } from 'vitest';
import { asterion, ended, onTerminal, start } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

/** Out in 6: N N W W W S. Whoever stands still is caught in 2 moves; W throws the win away. */
const BOARD = `+---+---+---+---+
|               |
+   +---+   +   +
  E |           |
+   +   +   +   +
|             T |
+   +   +   +   +
| M             |
+---+---+---+---+
`;

const minotaur = (...args: string[]) => asterion(['minotaur', ...args]);
const board = () => fileWith(BOARD);

async function json(...args: string[]) {
  const { code, stdout, stderr } = await minotaur(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('minotaur solve', () => {
  const ms = expect.any(Number) as number;

  test('tells par, the first shortest solution, and how many positions are won', async () => {
    const report = {
      solvable: true,
      par: 6,
      moves: ['N', 'N', 'W', 'W', 'W', 'S'],
      solutions: 1,
      states: 256,
      won: 101,
      ms,
    };
    expect(await json('solve', await board())).toEqual(report);
    expect((await minotaur('solve', await board())).stdout).toMatch(
      /^Out in 6 moves, and no sooner\.\nN N W W W S\n1 step that leads away from the exit; looking 2 moves ahead solves it\.\nThere is no other way as short\.\n101 of 256 positions are won \(39 %\), \d+ ms\.\n$/,
    );
  });

  test('says so where it cannot be won, which is an answer like any other', async () => {
    const beside = await fileWith(BOARD.replace('| M  ', '|    ').replace('         T |', '     M   T |'));
    expect(await json('solve', beside)).toMatchObject({ solvable: false, par: null, moves: [] });
    const { code, stdout } = await minotaur('solve', beside);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^It cannot be won\.\n/);
  });

  test('says what is odd about a file, and goes on', async () => {
    const { code, stderr } = await minotaur('solve', await fileWith(`${BOARD}\n${BOARD}`));
    expect(code).toBe(0);
    expect(stderr).toMatch(/: Only the first of several drawings is read\.\n$/);
  });

  test('draws a heat map, for either side, in text, numbers and pictures', async () => {
    const { stdout } = await minotaur('solve', await board(), '--heatmap');
    expect(stdout).toContain('| 1   4   4   5 |\n+   +---+   +   +\n  0 | 5   5   5 |');
    const { heatmap } = await json('solve', await board(), '--side', 'minotaur');
    expect(heatmap).toHaveLength(4);
    expect((heatmap as unknown[][])[0][0]).toBe(6);
    expect((await minotaur('solve', await board(), '--format', 'svg')).stdout).toMatch(/^<svg /);
  });

  test.each(minotaurLevels.map(({ name, par }) => [name, par] as const))('%s has par %i', async (name, par) => {
    expect(await json('solve', name)).toMatchObject({ solvable: true, par });
  });
});

describe('minotaur generate', () => {
  test('keeps its promises, and says what is proven', async () => {
    const args = ['--rows', '5', '--cols', '6', '--par', '9', '--needs-wait', '--unique', '--seed', '7'];
    const { code, stdout, stderr } = await minotaur('generate', ...args);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^proven: par 9, one shortest solution, not to be won without a wait, \d+ walls?, each of which matters \([\d,]+ levels tried\)\n$/,
    );
    expect((await minotaur('generate', ...args)).stdout).toBe(stdout);
    const { par, moves } = await json('solve', await fileWith(stdout));
    expect(par).toBe(9);
    expect(moves).toContain('STAY');
  });

  test.each(['text', 'unicode', 'svg', 'png', 'json'])('writes %s', async (format) => {
    const out = join(await folder(), 'level');
    const args = ['--rows', '4', '--cols', '4', '--par', '5', '--seed', '1', '--format', format, '--out', out];
    expect(await minotaur('generate', ...args, '--quiet')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await readFile(out)).length).toBeGreaterThan(50);
  });

  test('a level under other rules says them in JSON, and is played under them', async () => {
    const args = ['--rows', '4', '--cols', '4', '--par', '7', '--steps', '3', '--column-first', '--seed', '1'];
    const { stdout } = await minotaur('generate', ...args, '--format', 'json');
    expect(stdout).toContain('"rules":{"steps":3,"column-first":true}');
    const path = await fileWith(stdout);
    expect(await json('solve', path)).toMatchObject({ par: 7 });
    expect(await json('watch', path, '--seed', '1')).toMatchObject({ outcome: 'escaped', moves: 7, par: 7 });
    const wrong = await minotaur('solve', await fileWith(stdout.replace('"rules":{"steps":3', '"rules":{"steps":9')));
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toMatch(/: Expected a whole number from 1 to 3, got "9"\.\n$/);
  });

  test('refuses in words what nobody can have, with 2, and what was not found, with 1', async () => {
    const never = await minotaur('generate', '--rows', '3', '--cols', '3', '--par', '999', '--seed', '1');
    expect(never).toMatchObject({ code: 2, stdout: '' });
    expect(never.stderr).toMatch(/Expected a par of at most 64, for a board of 3 x 3 has no more positions; got 999\./);
    const rare = await minotaur('generate', '--rows', '3', '--cols', '3', '--par', '60', '--seed', '1');
    expect(rare).toMatchObject({ code: 1, stdout: '' });
    expect(rare.stderr).toMatch(
      /^asterion: None of [\d,]+ levels has what was asked for; the longest par among them was \d+\. Try another/,
    );
  });

  test('looks for the hardest as long as it may, and no longer', async () => {
    const args = ['--rows', '5', '--cols', '5', '--hardest', '--seconds', '1', '--seed', '1', '--format', 'json'];
    const { code, stdout, stderr } = await minotaur('generate', ...args);
    expect(code).toBe(0);
    const [, par] = /^proven: par (\d+), /.exec(stderr) ?? [];
    expect(await json('solve', await fileWith(stdout))).toMatchObject({ par: Number(par) });
    expect(Number(par)).toBeGreaterThan(15);
    expect((await minotaur('generate', '--seconds', '1')).stderr).toContain('--seconds says how long to look');
    expect((await minotaur('generate', '--hardest', '--par', '5')).stderr).toContain(
      "cannot be used with option '--par",
    );
  });

  test('ends at once on Ctrl-C, with 130', async () => {
    const child = start(['minotaur', 'generate', '--hardest', '--seconds', '600']);
    child.stderr?.once('data', () => child.kill('SIGINT')); // the seed, said just before it begins
    const { code, stdout, stderr } = await ended(child);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(/^seed \d+\nasterion: interrupted\n$/);
  });
});

describe('minotaur list', () => {
  test('names the players and the levels, with what each needs', async () => {
    const { stdout } = await minotaur('list');
    for (const name of ['bfs', 'lookahead', 'optimal', 'random', 'human']) expect(stdout).toContain(`  ${name} `);
    for (const { name, par, needs } of minotaurLevels)
      expect(stdout).toMatch(new RegExp(`${name} .*Par ${par}\\. ${needs}`));
    const { players, levels } = await json('list');
    expect(players).toHaveLength(5);
    expect((levels as { name: string }[]).map(({ name }) => name)).toEqual(minotaurLevels.map(({ name }) => name));
  });
});

describe('minotaur watch', () => {
  test.each([
    ['optimal', { outcome: 'escaped', moves: 6 }],
    ['bfs', { outcome: 'caught', moves: 2 }],
    ['lookahead:1', { outcome: 'caught' }],
    ['lookahead:2', { outcome: 'escaped' }],
  ])('reports a game of %s', async (theseus, expected) => {
    const game = await json('watch', await board(), '--theseus', theseus, '--seed', '7');
    expect(game).toMatchObject({ ...expected, par: 6, theseus, seed: '7' });
  });

  test('counts many games, prints boards, and records one that is replayed and reviewed', async () => {
    const many = await json('watch', await board(), '--theseus', 'random', '--games', '20', '--seed', '1');
    expect(many).toMatchObject({ games: 20, seed: '1', player: 'random' });
    expect((await minotaur('watch', await board(), '--seed', '1')).stdout).toMatch(
      /\nOut after 6 moves, par 6: gold\.\n$/,
    );
    const record = join(await folder(), 'game.json');
    await minotaur('watch', await board(), '--theseus', 'bfs', '--seed', '1', '--record', record, '--quiet', '--json');
    expect((await asterion(['replay', record, '--check'])).stdout).toBe('ok: 2 moves\n');
    const { code, stdout } = await asterion(['review', record]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        '2 moves. At the start, with best play: Theseus is out in 6 moves.',
        'move 1 (theseus W): blunder. N would have been out in 6 moves; after W there is no way to win.',
        'First mistake: move 1. Blunders 1, inaccuracies 0.',
        'Lost since move 1.',
        'Par 6.',
        'Accuracy: theseus 1 of 2 moves (50 %).\n',
      ].join('\n'),
    );
  });

  test('refuses what is no level, in words', async () => {
    for (const [args, message] of [
      [['watch', 'mouth'], /no exit|Expected the exit on the border|There is no exit/],
      [['watch', 'level-99'], /no shipped world of that name; did you mean .*level-9/],
      [['watch', 'level-1', '--theseus', 'zeus'], /--theseus zeus: Expected a player of minotaur/],
      [['play', 'level-1', '--steps', '4'], /--steps 4: Expected a whole number from 1 to 3/],
      [['level-1', '--par', '9'], /--par is for worlds that are made, and level-1 is one already/],
    ] as const) {
      const { code, stdout, stderr } = await minotaur(...args);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(message);
    }
  });
});

describe('minotaur by hand', () => {
  test('in lines: a bare level plays; a hint is the next move only; undo leads out of a dead position', async () => {
    const path = await board();
    const play = (...words: string[]) => asterion(['minotaur', path, '--seed', '1'], `${words.join('\n')}\n`);
    const won = await play('i', 'N', 'N', 'W', 'W', 'W', 'S');
    expect(won).toMatchObject({ code: 0, stderr: '' });
    expect(won.stdout).toMatch(/moves 0, par 6\nNext: up \(N\)\.\n/);
    expect(won.stdout).toMatch(/\nOut after 6 moves, par 6: gold\.\n$/);
    const lost = await play('i', 'W', 'undo', 'N', '.', '.');
    expect(lost.stdout).toContain('There is no way to win any more. Lost since move 1: take it back.');
    expect(lost.stdout).toMatch(/\nCaught after \d moves\. The Minotaur caught Theseus\.\n$/);
    expect((await play('.', 'undo', 'N', 'quit')).stdout).toMatch(/Left after 1 move\.\n$/);
    const solution = /\n(wait .*)\n/.exec((await minotaur('solve', 'level-2')).stdout)?.[1] ?? '';
    const pasted = await asterion(['minotaur', 'level-2', '--seed', '1'], `${solution}\n`);
    expect(pasted.stdout).toMatch(/\nOut after 6 moves, par 6: gold\.\n$/);
    const stumbled = await play('N E N');
    expect(stumbled.stderr).toMatch(/^E: The way E is closed/);
    expect(stumbled.stdout).toMatch(/Left after 1 move\.\n$/);
  });

  test('a recording that cannot be written is refused before anybody plays', async () => {
    const record = '/no/such/folder/game.json';
    expect(await asterion(['minotaur', 'level-1', '--record', record], 'W\nS\nE\nE\n')).toEqual({
      code: 2,
      stdout: '',
      stderr: `asterion: cannot write ${record}: there is no such folder\n`,
    });
    const out = await minotaur('generate', '--seed', '1', '--out', record);
    expect(out).toEqual({ code: 2, stdout: '', stderr: `asterion: cannot write ${record}: there is no such folder\n` });
  });

  test('a level in which somebody was forgotten is a fault, and a maze with nobody in it is played in', async () => {
    const forgotten = await minotaur('solve', await fileWith(BOARD.replace(' M ', ' m ')));
    expect(forgotten).toMatchObject({ code: 2, stdout: '' });
    expect(forgotten.stderr).toMatch(/: There is no Minotaur\.\n$/);
    const maze = await fileWith(
      (await asterion(['maze', 'generate', '--rows', '5', '--cols', '5', '--seed', '1'])).stdout,
    );
    expect(await json('solve', maze)).toMatchObject({ states: 625 });
  });

  test('on a terminal Enter leads from a level to the next, and from a generated one to that of the next seed', async () => {
    const { frames } = await onTerminal(['minotaur', 'level-1', '--seed', '1'], 'asdd\rq');
    expect(frames.find((frame) => frame.includes('Over,'))).toContain('Enter next level');
    expect(frames.at(-1)).toMatch(/^ *level-2: human/);
    expect(frames.at(-1)).toMatch(/┌───────────┐ {3}╷|┌───────────╴ {3}╷/);
    const made = ['minotaur', '--rows', '4', '--cols', '4', '--par', '3-9', '--seed', '1', '--ascii'];
    const other = await onTerminal(made, `${'.'.repeat(9)}\rq`);
    const { stdout } = await minotaur('generate', ...made.slice(1, -2), '2', '--quiet');
    const drawn = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^[+|]|[+|]$/.test(line));
    expect(drawn(other.frames.at(-1) ?? '')).toEqual(drawn(stdout));
  });

  test('on a terminal: to a win by arrows and letters, to a loss by waiting, taken back and won', async () => {
    const args = ['minotaur', 'play', await board(), '--seed', '1'];
    const won = await onTerminal(args, '\u001b[Akhaa\u001b[Bq');
    expect(won).toMatchObject({ code: 0, isRaw: false });
    expect(won.frames[0]).toContain('moves 0, par 6');
    expect(won.frames.at(-1)).toContain('You won: out after 6 moves, par 6: gold.');
    const moved = await onTerminal(args, 'kq');
    expect(moved.frames.at(-1)).toContain('The Minotaur goes E and E, to row 0, column 2.');
    const lost = await onTerminal(args, '  q');
    expect(lost.frames.at(-1)).toContain('You lost: caught after 2 moves. The Minotaur caught Theseus.');
    const back = await onTerminal(args, '  \u007f\u007fkkaaasq');
    expect(back.frames.at(-1)).toContain('You won: out after 6 moves, par 6: gold.');
  });
});
