import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBoard } from '../../test/boards.js';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

let game = '';

beforeAll(async () => {
  game = join(await folder(), 'game.json');
  const args = ['-b', '7', '-s', '2', '--norooms', '--seed', '7', '--theseus', 'heuristic', '--minotaur', 'dice'];
  expect((await asterion(['labyrinth', ...args, '--rounds', '12', '--record', game])).code).toBe(0);
});

describe('a recording of labyrinth', () => {
  test('replays exactly, lost turns and all', async () => {
    const { code, stdout } = await asterion(['replay', game, '--check']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^ok: \d+ moves\n$/) as string });
  });

  test('drifts if a move is changed', async () => {
    const text = await readFile(game, 'utf8');
    const changed = text.replace(/\["theseus","[NESW]"/, '["theseus","NE"');
    const { code, stdout } = await asterion(['replay', await fileWith(changed), '--check']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'turn 1: The move NE of theseus is not legal.\n' });
  });

  test('is shown on its board, as text and on a terminal', async () => {
    const { stdout } = await asterion(['replay', game]);
    expect(stdout).toMatch(/^game labyrinth\ntheseus heuristic, minotaur dice\nseed 7\n/);
    expect(stdout).toMatch(/\n\+---\+/);
    const { frames } = await onTerminal(['replay', game], '\u001b[Fq', { rows: 30 });
    expect(frames[0]).toMatch(/turn 0 of \d+/);
    expect(frames[0]).toContain(' M ');
    expect(frames[1]).toMatch(/the end after \d+ rounds/);
  });

  test('is a page on which supplies vanish', async () => {
    const out = join(await folder(), 'game.html');
    const short = join(await folder(), 'short.json');
    const board = await fileWith(openBoard(' M         ', '           ', ' T  s01 s02'));
    const args = ['--world', board, '--minotaur', 'dice', '--seed', '1', '--record', short];
    expect((await asterion(['labyrinth', ...args])).code).toBe(0);
    expect((await asterion(['replay', short, '--html', out])).code).toBe(0);
    const html = await readFile(out, 'utf8');
    expect(html).not.toContain('<circle'); // the entrance is a gap; figures come later
    const data = JSON.parse(/id="game">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
      frames: number[][];
      figures: { glyph: string }[];
      quarry: number;
    };
    expect(data.figures.map(({ glyph }) => glyph)).toEqual(['1', '2', 'T', 'M']);
    expect(data.quarry).toBe(2);
    expect(data.frames[0].slice(0, 2)).toEqual([1, 2]);
    expect(data.frames[1].slice(0, 2)).toEqual([-1, 2]);
  });
});

describe('review of labyrinth', () => {
  interface Report {
    moves: {
      ply: number;
      side: string;
      before: object;
      after: object;
      mistake: string | null;
      best: { name: string; to: number[] }[];
    }[];
    firstMistake: number | null;
    accuracy: Record<string, number>;
  }

  test('reports values in rounds, and mistakes', async () => {
    const { code, stdout } = await asterion(['review', game, '--json']);
    expect(code).toBe(0);
    const { moves, firstMistake, accuracy } = JSON.parse(stdout) as Report;
    expect(moves[0]).toMatchObject({ ply: 1, side: 'theseus' });
    for (const { before, after, best } of moves) {
      for (const worth of [before, after]) {
        expect(Object.keys(worth)).toEqual(['value', 'rounds']);
        expect(worth).toMatchObject({ value: expect.stringMatching(/^(theseus|minotaur|draw)$/) as string });
      }
      expect(best.length).toBeGreaterThan(0);
    }
    expect(firstMistake).toBe(moves.find(({ mistake }) => mistake !== null)?.ply ?? null);
    expect(Object.keys(accuracy)).toEqual(['theseus', 'minotaur']);
  });

  test('says in words what was thrown away', async () => {
    const board = await fileWith(openBoard('s01      M ', '           ', ' T         '));
    const record = join(await folder(), 'walk.json');
    const args = ['--world', board, '--theseus', 'human', '--minotaur', 'bfs', '--seed', '1', '--record', record];
    await asterion(['labyrinth', ...args], 'E\nquit\n');
    const { code, stdout } = await asterion(['review', record]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        '2 moves. At the start, with best play: Theseus wins in 2 rounds.',
        'move 1 (theseus E): blunder. N would have meant a win in 2 rounds; E means a defeat in 3 rounds.',
        'First mistake: move 1. Blunders 1, inaccuracies 0.',
        'Lost for Theseus since move 1.',
        'Accuracy: theseus 0 of 1 move (0 %), minotaur 1 of 1 move (100 %).\n',
      ].join('\n'),
    );
    expect((await asterion(['review', record, '--all'])).stdout).toMatch(
      /\nmove 2 \(minotaur [NESW]\): right, a win in 3 rounds\.\n/,
    );
  });

  test('reviews several Minotaurs, too, and refuses what does not fit, with exit code 2', async () => {
    const record = join(await folder(), 'two.json');
    const game = ['labyrinth', '--minotaurs', '2', '--seed', '1', '--record', record, '--quiet'];
    await asterion([...game, '-b', '5', '--theseus', 'optimal', '--minotaur', 'optimal']);
    expect((await asterion(['review', record])).stdout).toMatch(/No mistakes|minotaur (\d+) of \1 moves \(100 %\)/);
    await asterion(game);
    const { code, stderr } = await asterion(['review', record]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/two\.json: .*2 Minotaurs and 4 supplies needs about/);
  });
});
