import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dungeons, MONSTER, ROGUE } from 'asterion/game/rogue';
import { type RoguePlayer, roguePlayers } from 'asterion/players/rogue';
import 'asterion/players/explore'; // hunters are made of the registry, once: before there is anybody in it who does wrong
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

/** Players who do wrong, for the referee: in the registry for as long as these tests run. */
const wrong = Object.entries<() => number>({
  cheat: () => 99,
  crash: () => {
    throw new Error('no idea');
  },
}).map(
  ([name, move]): RoguePlayer => ({
    name,
    about: '',
    cost: '',
    seats: [MONSTER, ROGUE],
    memoryless: true,
    start: () => ({ move }),
  }),
);
const registry = roguePlayers as RoguePlayer[];
beforeAll(() => void registry.push(...wrong));
afterAll(() => void registry.splice(-wrong.length));

const corridor = '3\nX . @\n\n\n';
const room = '3\nB . .\n. . .\n. . @\n';
const apart = '3\nA   @\n\n\n';
const watch = (dungeon: string, ...args: string[]) =>
  asterion(['rogue', 'watch', '-', '--seed', '1', ...args], dungeon);

describe('rogue watch --classic', () => {
  test('prints the boards after each move, the start left out', async () => {
    const { code, stdout, stderr } = await watch(room, '--classic', '--rogue', 'farthest');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const moves = ['. . . \n. B . \n. . @ \n\n', '. . . \n. B . \n. @ . \n\n', '. . . \n. . . \n. * . \n\n'];
    expect(stdout).toBe(`Move 1\n\n${moves[0]}${moves[1]}Move 2\n\n${moves[2]}Caught by monster\n`);
  });

  test('opens one more move when the rogue walks in', async () => {
    const { code, stdout } = await watch(corridor, '--classic', '--rogue', 'farthest', '--no-stay');
    expect(code).toBe(0);
    const wall = '      \n      \n\n';
    expect(stdout).toBe(`Move 1\n\n. X @ \n${wall}. * . \n${wall}Move 2\n\nCaught by monster\n`);
  });

  test('ends without the classic words where nobody is caught, and says on stderr why', async () => {
    const { code, stdout, stderr } = await watch(apart, '--classic');
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toBe('The rogue evades after 0 monster moves. No monster can ever reach the rogue.\n');
    expect((await watch('3\n. . .\nA   @\n. . .\n', '--classic', '--moves', '2')).stdout).toMatch(
      /^Move 1\n[^]*Move 2\n/,
    );
  });

  test.each([
    [
      'a position that came again',
      '3\n. . .\nA   @\n. . .\n',
      ['--rogue', 'optimal'],
      /^The rogue evades after \d monster/,
    ],
    ['nobody who can come', apart, [], /^The rogue evades after 0 monster moves\. No monster can ever/],
    ['the table, at the cap', '3\n+ + +\nA   @\n+ + +\n', ['--rogue', 'cycle'], /^The rogue evades after 30 monster/],
  ])('goes on to the moves asked for where the game is proven by %s', async (_what, dungeon, args, said) => {
    const { code, stdout, stderr } = await watch(dungeon, '--classic', '--moves', '30', ...args);
    expect(code).toBe(0);
    expect(stdout.match(/^Move \d+$/gm)).toEqual(Array.from({ length: 30 }, (_, index) => `Move ${index + 1}`));
    expect(stdout.match(/^\n/gm)).toHaveLength(90); // after each heading, and after each of two boards
    expect(stderr).toMatch(said);
  });

  test('records only the game itself, which ends where it is proven', async () => {
    const file = join(await folder(), 'proven.json');
    const { stdout } = await watch(apart, '--classic', '--moves', '3', '--record', file);
    expect(stdout).toContain('Move 3\n');
    expect((await asterion(['replay', file, '--check', '--quiet'])).stdout).toBe('ok: 0 moves\n');
  });

  test('shows each of several monsters by its own letter', async () => {
    const { stdout } = await watch('3\nQ . Z\n. . .\n. . @\n', '--classic', '--moves', '1', '--rogue', 'farthest');
    expect(stdout).toContain('Move 1\n\n. . . \n. Q Z \n. . @ \n\n');
  });

  test('refuses a world whose walls it cannot show', async () => {
    const { code, stderr } = await watch(mazeDocument, '--classic');
    expect(code).toBe(2);
    expect(stderr).toContain('walls between cells');
  });
});

/** Two cells side by side. */
const mazeDocument =
  '{"asterion":1,"shape":"rect","rows":1,"cols":3,"origin":"top","open":["011110"],"actors":{"monster":[[0,0]],"rogue":[[0,2]]}}';

describe('rogue watch --json', () => {
  test.each([
    ['captured', room, ['--rogue', 'farthest'], { moves: 2, why: 'A monster caught the rogue.' }],
    ['captured', corridor, ['--no-stay', '--rogue', 'farthest'], { moves: 1, why: 'The rogue walked into a monster.' }],
    ['evades', apart, [], { moves: 0, why: 'No monster can ever reach the rogue.' }],
    ['cap', '5\nA . . . @\n\n\n\n\n', ['--moves', '1', '--rogue', 'random', '--monster', 'random'], { moves: 1 }],
    ['captured', mazeDocument, ['--rogue', 'minimax:2', '--monster', 'minimax'], { rogue: 'minimax:2' }],
  ])('reports %s', async (outcome, dungeon, args, more) => {
    const { code, stdout } = await watch(dungeon, '--json', ...args);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual(['outcome', 'moves', 'why', 'monster', 'rogue', 'seed']);
    expect(report).toMatchObject({ outcome, seed: '1', ...more });
  });

  test('proves at the cap that the rogue evades, where the exact table can', async () => {
    const wander = ['--json', '--moves', '5', '--monster', 'random', '--rogue', 'optimal'];
    const loop = '5\n. . . . .\n.       .\n.       .\n.       .\nA . . . @\n';
    const reportOf = async (...args: string[]) =>
      JSON.parse((await watch(loop, ...wander, ...args)).stdout) as Record<string, unknown>;
    const why = 'At the cap the exact table proves that the rogue can evade for ever.';
    expect(await reportOf()).toMatchObject({ outcome: 'evades', moves: 5, why });
    expect(await reportOf('--no-stay')).toMatchObject({ outcome: 'evades', moves: 5, why });
  });

  test('leaves it at the cap where the rogue is lost, or the table would not fit', async () => {
    const why = 'The cap of 1 monster move is reached.';
    const lost = await watch(room, '--json', '--moves', '1', '--monster', 'random', '--rogue', 'random');
    expect(JSON.parse(lost.stdout)).toMatchObject({ outcome: 'cap', moves: 1, why });
    const crowd =
      '7\n. . A B C D E\n.           .\n.           .\n.           .\n.           .\n.           .\n. . @ . . . .\n';
    const large = await watch(crowd, '--json', '--moves', '1', '--monster', 'random', '--rogue', 'random');
    expect(JSON.parse(large.stdout)).toMatchObject({ outcome: 'cap', moves: 1, why });
  });

  test('the record of a proven escape is exact', async () => {
    const record = join(await folder(), 'game.json');
    const loop = '3\nA . .\n.   .\n. . @\n';
    const args = ['--moves', '3', '--monster', 'random', '--rogue', 'optimal', '--record', record];
    expect((await watch(loop, ...args)).stdout).toContain('evades after 3 monster moves. At the cap ');
    expect((await asterion(['replay', record, '--check'])).code).toBe(0);
  });

  test.each([
    ['cheat', 'monster', 0, /^The monster \(cheat\) made the illegal move/],
    ['crash', 'rogue', 1, /^The rogue \(crash\) threw Error: no idea\.$/],
  ])('reports the forfeit of a %s with exit code 1', async (name, side, moves, why) => {
    const { code, stdout, stderr } = await watch(room, '--json', `--${side}`, name);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'forfeit', moves, why: expect.stringMatching(why) as string });
    expect(stderr).toMatch(/^asterion: The /);
    expect((await watch(room, `--${side}`, name)).code).toBe(1);
  });

  test('draws a seed where none is given, and gives the same game for it', async () => {
    const args = ['rogue', 'watch', 'pillars', '--json', '--monster', 'random', '--rogue', 'random', '--moves', '50'];
    const drawn = await asterion(args);
    const { seed } = JSON.parse(drawn.stdout) as { seed: string };
    expect(drawn.stderr).toBe(`seed ${seed}\n`);
    expect((await asterion([...args, '--seed', seed])).stdout).toBe(drawn.stdout);
  });

  test('obeys the rule about diagonals', async () => {
    const moves = async (rule: string) =>
      (
        JSON.parse((await watch(room, '--json', '--diagonals', rule, '--rogue', 'farthest')).stdout) as {
          moves: number;
        }
      ).moves;
    expect(await moves('always')).toBe(2);
    expect(await moves('never')).toBeGreaterThan(2);
  });
});

describe('rogue watch', () => {
  test('prints the last board and how it ended where there is no terminal', async () => {
    const { stdout } = await watch(room, '--rogue', 'farthest');
    expect(stdout).toBe('. . . \n. . . \n. * . \nCaptured after 2 monster moves. A monster caught the rogue.\n');
  });

  test.each(dungeons.map(({ name }) => name))('runs in the shipped dungeon %s', async (name) => {
    const { code, stdout } = await asterion(['rogue', 'watch', name, '--json', '--seed', '1', '--moves', '20']);
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as { outcome: string }).outcome).toMatch(/captured|evades|cap/);
  });

  test('a file goes before a shipped dungeon of the same name', async () => {
    const path = await fileWith(room, 'open');
    expect((await asterion(['rogue', 'watch', path, '--quiet'])).stdout).toContain('Captured');
  });

  test('writes a report to a file, whole', async () => {
    const out = join(await folder(), 'report.json');
    expect(await watch(room, '--json', '--out', out)).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(JSON.parse(await readFile(out, 'utf8'))).toHaveProperty('outcome');
  });

  test.each([
    ['an unknown dungeon', ['pilars'], '', /no shipped world of that name; did you mean pillars/],
    ['an unknown dungeon far from any', ['xyzzyxyzzy'], '', /rogue list/],
    ['a missing path', ['./pillars'], '', /cannot read .\/pillars: there is no such file\n/],
    ['a folder', ['/'], '', /it is a folder/],
    [
      'an unknown monster',
      ['-', '--monster', 'cycle'],
      room,
      /--monster cycle: Expected a player for the monster \(bfs,/,
    ],
    ['an unknown rogue', ['-', '--rogue', 'bfs'], room, /--rogue bfs: Expected a player for the rogue/],
    ['a depth that is none', ['-', '--rogue', 'minimax:x'], room, /depth/],
    ['a human', ['-', '--rogue', 'human'], room, /rogue play --rogue human/],
    ['no moves', ['-', '--moves', '0'], room, /--moves 0: Expected a whole number from 1/],
    ['an unknown rule', ['-', '--diagonals', 'some'], room, /--diagonals.*always, rooms, never/],
    ['two results', ['-', '--json', '--classic'], room, /ask for one/],
    ['a file without a monster', ['-'], '3\n. . .\n. . .\n. . @\n', /standard input:2:1: Expected a monster/],
    ['a file with two rogues', ['-'], '3\nA . .\n. @ .\n. . @\n', /standard input:4:5: .*second/],
    ['a file without a size', ['-'], 'x\n', /standard input:1:1: /],
    ['a file with rows missing', ['-'], '3\nA . @\n', /Expected 3 rows/],
    ['a maze with nobody in it', ['-'], '+---+\n|   |\n+---+\n', /standard input: There is no monster/],
    ['a parameter file', ['-'], 'normal\nrecurBack none\n5 5\n0 0\n4 4\n', /parameter file/],
    ['a place that cannot be written', ['-', '--record', '/no/such/place'], room, /cannot write/],
  ])('refuses %s with exit code 2', async (_what, args, stdin, message) => {
    const { code, stderr, stdout } = await asterion(['rogue', 'watch', ...args, '--quiet'], stdin);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^asterion: /);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });
});

describe('rogue watch on a terminal', () => {
  const args = ['rogue', 'watch', 'cornered', '--rogue', 'farthest', '--seed', '1', '--paused'];
  const status = (frames: readonly string[]) => frames.map((frame) => /turn \S+ of \S+(?=,)/.exec(frame)?.[0]);

  test('steps forwards and back, jumps to both ends, and gives the terminal back', async () => {
    const { code, frames, stdout, isRaw } = await onTerminal(args, 'l\u001b[Cha\u001b[F\u001b[Hq');
    expect(code).toBe(0);
    expect(status(frames).slice(0, 5)).toEqual([
      'turn 0 of 0+',
      'turn 1 of 1+',
      'turn 2 of 2+',
      'turn 1 of 2+',
      'turn 0 of 2+',
    ]);
    expect(status(frames)[5]).toMatch(/^turn (\d+) of \1$/);
    expect(frames[5]).toContain('monster moves. A monster caught the rogue.');
    expect(status(frames)[6]).toMatch(/^turn 0 of \d+$/);
    const boards = frames.map((frame) => frame.split('\n').slice(0, -4).join('\n'));
    expect(boards[6]).toBe(boards[0]);
    expect(boards[3]).toBe(boards[1]);
    const [, said] = stdout.split('\u001b[?25h\u001b[?1049l');
    expect(said).toBe('Captured after 6 monster moves. A monster caught the rogue.\n');
    expect(isRaw).toBe(false);
  });

  test('plays by itself, at the speed asked for, and pauses at the end', async () => {
    const { code, frames } = await onTerminal(args.slice(0, -1), '++++++', { then: ['q'] });
    expect(code).toBe(0);
    expect(frames.at(-1)).toContain('paused (64 a second)');
    expect(frames.at(-1)).toContain('Captured');
  });

  test('shows help for where you are, and leaves on Escape without a result', async () => {
    const { code, frames, stdout } = await onTerminal(args, '? \u001b');
    expect(frames[1]).toContain('Keys while watching');
    expect(frames[2]).toBe(frames[0]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Left after 0 monster moves\.\n$/);
  });

  test('ends with 130 on Ctrl-C', async () => {
    const { code, isRaw, stdout, stderr } = await onTerminal(args, '\u0003');
    expect({ code, isRaw, stderr }).toEqual({ code: 130, isRaw: false, stderr: 'asterion: interrupted\n' });
    expect(stdout.endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
  });

  test('scrolls on a small terminal, and says what it needs on a tiny one', async () => {
    const small = ['rogue', 'watch', 'citadel', '--seed', '1', '--paused'];
    const { frames } = await onTerminal(small, 'q', { rows: 10, columns: 32 });
    expect(frames[0]).toContain('@');
    for (const line of frames[0].split('\n')) expect(line.length).toBeLessThanOrEqual(32);
    expect((await onTerminal(small, 'q', { rows: 7, columns: 80 })).frames[0]).toContain('Too small: 30 x 8');
  });
});
