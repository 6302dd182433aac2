import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatRecording, parseRecording, type Recording } from 'asterion/notation';
import { games, oneOf } from 'asterion/play';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

const room = '5\n. . . . .\n. . . . .\nA . . . @\n. . . . .\n. . . . .\n';
const ring = '3\nA . .\n.   .\n. . @\n';

/** The recording of a game between two people who make these moves. */
async function played(dungeon: string, moves: string): Promise<string> {
  const [path, record] = [await fileWith(dungeon), join(await folder(), 'game.json')];
  const args = ['rogue', 'play', path, '--monster', 'human', '--rogue', 'human', '--record', record, '--quiet'];
  const { code } = await asterion([...args, '--seed', '1'], moves.replaceAll(' ', '\n'));
  expect(code).toBe(0);
  return record;
}

const review = async (dungeon: string, moves: string, ...args: string[]) =>
  asterion(['review', await played(dungeon, moves), ...args]);

describe('review', () => {
  test('names each mistake, what would have been right, and what it cost', async () => {
    const { code, stdout, stderr } = await review(ring, 'E STAY W N');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatchInlineSnapshot(`
      "4 moves. At the start, with best play: the rogue evades for ever.
      move 2 (rogue STAY): blunder. The escape was W; after STAY captured in 2.
      move 3 (monster W): blunder. The capture was SE; after W the rogue evades.
      First mistake: move 2. Blunders 2, inaccuracies 0.
      Lost for the monster since move 3.
      Accuracy: monster 1 of 2 moves (50 %), rogue 1 of 2 moves (50 %).
      "
    `);
  });

  test('names inaccuracies of both sides', async () => {
    const { stdout } = await review(room, 'STAY W E STAY E W');
    expect(stdout).toMatchInlineSnapshot(`
      "6 moves. At the start, with best play: captured in 4 monster moves.
      move 1 (monster STAY): inaccuracy. Faster was E, NE or SE, captured in 3; after STAY captured in 4.
      move 6 (rogue W): inaccuracy. E, NE or SE would have lasted 2; after W captured at once.
      First mistake: move 1. Blunders 0, inaccuracies 2.
      Accuracy: monster 2 of 3 moves (66.7 %), rogue 2 of 3 moves (66.7 %).
      "
    `);
  });

  test('says so of a clean game', async () => {
    const record = join(await folder(), 'game.json');
    const perfect = ['--monster', 'optimal', '--rogue', 'optimal', '--seed', '1', '--record', record];
    await asterion(['rogue', 'watch', 'cornered', ...perfect]);
    expect((await asterion(['review', record])).stdout).toMatchInlineSnapshot(`
      "7 moves. At the start, with best play: captured in 4 monster moves.
      No mistakes: every move kept the exact value.
      Accuracy: monster 4 of 4 moves (100 %), rogue 3 of 3 moves (100 %).
      "
    `);
    const { stdout } = await asterion(['review', record, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ firstMistake: null, accuracy: { monster: 1, rogue: 1 } });
  });

  test('lists every move with --all', async () => {
    const { stdout } = await review(ring, 'E W', '--all');
    expect(stdout).toMatchInlineSnapshot(`
      "2 moves. At the start, with best play: the rogue evades for ever.
      move 1 (monster E): nothing to lose, the rogue evades.
      move 2 (rogue W): right, evades.
      No mistakes: every move kept the exact value.
      Accuracy: monster 1 of 1 move (100 %), rogue 1 of 1 move (100 %).
      "
    `);
  });

  test('has nothing to say of a game without moves', async () => {
    expect((await review(ring, 'q')).stdout).toBe('There are no moves to review.\n');
  });

  test('tells who forfeited, and how', async () => {
    const recording = parseRecording(await readFile(await played(ring, 'E q'), 'utf8'));
    if (!recording.ok) throw new Error(recording.fault.message);
    const ended = { outcome: 'forfeit', basis: 'forfeit', winner: 'monster', culprit: 'rogue' } as const;
    const forfeit = { ...recording.value, ...ended, why: 'The rogue (mine) threw Error: no way.' };
    const { stdout } = await asterion(['review', await fileWith(formatRecording(forfeit))]);
    expect(stdout).toContain('\nThe rogue forfeited: the rogue (mine) threw Error: no way.\n');
    const atOnce = await asterion(['review', await fileWith(formatRecording({ ...forfeit, moves: [] }))]);
    expect(atOnce.stdout).toBe(
      'There are no moves to review.\nThe rogue forfeited: the rogue (mine) threw Error: no way.\n',
    );
  });
});

describe('review --json', () => {
  test('has these keys, in this order', async () => {
    const { code, stdout } = await review(ring, 'E W', '--json');
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as { moves: object[] };
    expect(Object.keys(report)).toEqual(['game', 'moves', 'firstMistake', 'accuracy', 'decided']);
    expect(Object.keys(report.moves[0])).toEqual(['ply', 'side', 'move', 'before', 'after', 'best', 'mistake']);
    expect(report).toEqual({
      game: 'rogue',
      moves: [
        {
          ply: 1,
          side: 'monster',
          move: { to: [0, 1], name: 'E' },
          before: { verdict: 'evades', captureIn: null },
          after: { verdict: 'evades', captureIn: null },
          best: [
            { to: [0, 1], name: 'E' },
            { to: [1, 0], name: 'S' },
            { to: [0, 0], name: 'STAY' },
          ],
          mistake: null,
        },
        {
          ply: 2,
          side: 'rogue',
          move: { to: [2, 1], name: 'W' },
          before: { verdict: 'evades', captureIn: null },
          after: { verdict: 'evades', captureIn: null },
          best: expect.arrayContaining([{ to: [2, 1], name: 'W' }]) as object,
          mistake: null,
        },
      ],
      firstMistake: null,
      accuracy: { monster: 1, rogue: 1 },
      decided: null,
    });
  });

  test('tells the last move that changed who wins', async () => {
    const { stdout } = await review(ring, 'E STAY W N', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ firstMistake: 2, decided: 3 });
  });

  test('names places for each of several monsters', async () => {
    const { stdout } = await review('3\nQ . Z\n. . .\n. . @\n', 'S+S', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      moves: [
        {
          move: {
            to: [
              [1, 0],
              [1, 2],
            ],
            name: 'S+S',
          },
        },
      ],
    });
  });
});

describe('review refuses', () => {
  const recording = async (change: (recording: Recording) => Partial<Recording>) => {
    const read = parseRecording(await readFile(await played(ring, 'E W'), 'utf8'));
    if (!read.ok) throw new Error(read.fault.message);
    return formatRecording({ ...read.value, ...change(read.value) });
  };

  test.each([
    ['a missing file', ['no-such-file'], '', /cannot read no-such-file/],
    ['what is no recording', ['-'], '{"asterion":1}', /standard input:1:1: .*recording/],
    ['what is no JSON', ['-'], 'hello', /standard input:1:1: /],
    ['a newer version', ['-'], '{"recording":3}', /newer Asterion/],
  ])('%s with exit code 2', async (_what, args, stdin, message) => {
    const { code, stdout, stderr } = await asterion(['review', ...args], stdin);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('another game with exit code 2', async () => {
    const chess = await recording(() => ({ game: 'chess' }));
    expect(await asterion(['review', '-'], chess)).toEqual({
      code: 2,
      stdout: '',
      stderr: `asterion: standard input: Expected a game of ${oneOf(games.map(({ game }) => game.name))}, found one of "chess".\n`,
    });
  });

  test('what drifts, or was changed, with exit code 1, as replay does', async () => {
    const drifting = await recording(({ moves }) => ({ moves: moves.map((move) => ({ ...move, check: '00000000' })) }));
    const broken = (await recording(() => ({}))).replace('"seed":"1"', '"seed":"2"');
    for (const [text, message] of [
      [drifting, 'turn 1: '],
      [broken, 'the checksum does not hold'],
    ]) {
      const { code, stdout, stderr } = await asterion(['review', '-'], text);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(`asterion: standard input: ${message}`);
      expect((await asterion(['replay', '-'], text)).code).toBe(1);
    }
  });

  test('what does not fit into memory, with exit code 2', async () => {
    const { stdout: large } = await asterion(['rogue', 'generate', '--size', '60', '--seed', '1']);
    const { code, stderr } = await review(large, 'STAY', '--memory', '1');
    expect(code).toBe(2);
    expect(stderr).toMatch(/needs about \S+ MB, and may take 1\.0 MB\. Allow more with --memory MB\.\n$/);
  });
});
