import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

let game = '';

beforeAll(async () => {
  game = join(await folder(), 'game.json');
  const args = ['--size', '6', '--pits', '1-2', '--seed', '7', '--player', 'most-paths', '--record', game];
  expect((await asterion(['pits', ...args])).code).toBe(0);
});

describe('a recording of pits', () => {
  test('replays exactly, on every kind of board', async () => {
    const maze = join(await folder(), 'maze.json');
    await asterion([
      'maze',
      'generate',
      '--shape',
      'hex',
      '--braid',
      '100',
      '--seed',
      '1',
      '--format',
      'json',
      '--out',
      maze,
    ]);
    for (const board of [[], ['--shape', 'hex', '--under'], ['--world', maze], ['--start', '3,3', '--goal', '0,1']]) {
      const record = join(await folder(), 'game.json');
      const args = ['--seed', '7', '--player', 'bfs-random', '--record', record, ...board];
      expect((await asterion(['pits', ...args])).code).toBe(0);
      const { code, stdout } = await asterion(['replay', record, '--check']);
      expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^ok: \d+ moves?\n$/) as string });
    }
  });

  test('drifts if its pits are changed', async () => {
    const text = await readFile(game, 'utf8');
    const changed = text.replace(/\["chance","[^"]*"/, '["chance","0,1"');
    const { code, stdout } = await asterion(['replay', await fileWith(changed), '--check']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'turn 1: The move 0,1 of chance is not legal.\n' });
  });

  test('is shown on its board, as text and on a terminal', async () => {
    const { stdout } = await asterion(['replay', game]);
    expect(stdout).toMatch(
      /^game pits\nplayer most-paths\nseed 7\nmoves \d+\noutcome (goal|cut-off)\n\n([.oXG] ){6}\n/,
    );
    const { frames } = await onTerminal(['replay', game], '\u001b[C\u001b[Fq');
    expect(frames[0]).toMatch(/turn 0 of \d+/);
    expect(frames[1]).toMatch(/pits [12]\n/);
    expect(frames[2]).toMatch(/the end after \d+ turns/);
  });

  test('is a page on which pits open', async () => {
    const out = join(await folder(), 'game.html');
    expect((await asterion(['replay', game, '--html', out])).code).toBe(0);
    const html = await readFile(out, 'utf8');
    const data = JSON.parse(/id="game">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
      frames: number[][];
      figures: { glyph: string }[];
      quarry: number;
    };
    expect(data.figures.map(({ glyph }) => glyph).join('')).toBe('GX');
    expect(data.quarry).toBe(data.figures.length - 1);
    const pits = data.frames.map((frame) => frame.slice(0, -2).filter((cell) => cell >= 0).length);
    expect(pits[0]).toBe(0);
    expect(pits.at(-1)).toBe(data.figures.length - 2);
    expect(pits).toEqual(pits.toSorted((a, b) => a - b));
  });

  test('is not reviewed, because nobody knows the truth about it', async () => {
    const { code, stdout, stderr } = await asterion(['review', game]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      `asterion: ${game}: there is no exact table of pits to judge moves by; try "asterion replay"\n`,
    );
  });
});
