import { formatPack, type Puzzle, parsePack } from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { describe, expect, test } from 'vitest';
import { asterion, interrupted, start } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';

const check = (...args: string[]) => asterion(['puzzle', 'check', ...args]);

const read = parsePack(shippedPacks.first);
const list = read.ok ? read.value.list : [];
const isHunt = ({ seat, stars }: Puzzle) => seat === 'monster' && stars >= 4;
const [first, second, third] = list.filter(isHunt).map((puzzle, at) => ({ ...puzzle, number: at + 1 }));

/** Three hard hunts of those that come with us, the second of them changed. */
const tampered = (change: (puzzle: Puzzle) => Partial<Puzzle> = () => ({})): Promise<string> =>
  fileWith(formatPack({ name: 'few', list: [first, { ...second, ...change(second) }, third] }), 'few.json');

describe('puzzle check', () => {
  test('proves what is as it claims', async () => {
    const file = await tampered();
    expect(await check(file)).toEqual({ code: 0, stdout: `${file}: 3 puzzles, all proven.\n`, stderr: '' });
    expect(await check(file, '--json')).toEqual({
      code: 0,
      stdout: '{"puzzles":3,"proved":3,"refused":[]}\n',
      stderr: '',
    });
  });

  test('reads standard input', async () => {
    const { stdout } = await asterion(['puzzle', 'check', '-'], '{"puzzles":1,"pack":"none","list":[]}');
    expect(stdout).toBe('standard input: 0 puzzles, all proven.\n');
  });

  test.each<[string, (puzzle: Puzzle) => Partial<Puzzle>, RegExp]>([
    [
      'a monster that was moved',
      ({ actors }) => ({ actors: { ...actors, monster: [[0, 0]] } }),
      /^(Move|The line|It|No line|Somebody|The world) /,
    ],
    ['stars that are not so many', ({ stars }) => ({ stars: stars - 1 }), /^It claims stars: \d; proven: \d\.$/],
    ['a line that ends early', ({ line }) => ({ line: line.slice(0, -1) }), /^The line is not \d+ moves long, but \d+/],
  ])('refuses %s, with number and reason, and exit code 1', async (_what, change, why) => {
    const file = await tampered(change);
    const { code, stdout, stderr } = await check(file, '--json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const report = JSON.parse(stdout) as { refused: { number: number; why: string }[] };
    expect(report).toMatchObject({ puzzles: 3, proved: 2, refused: [{ number: 2 }] });
    expect(report.refused[0].why).toMatch(why);
    expect(await check(file)).toEqual({
      code: 1,
      stdout: `${file}: 3 puzzles, 2 proven, 1 refused:\n  2: ${report.refused[0].why}\n`,
      stderr: '',
    });
  });

  test('shows nothing that moves the cursor of whoever reads it', async () => {
    const file = await tampered(() => ({ seat: '\u001b[2Jrogue' }));
    expect((await check(file)).stdout).toContain('2: Expected \ufffd[2Jrogue to move');
  });

  test('asks players, and only those puzzles that are proven', async () => {
    const file = await tampered(() => ({ line: [] }));
    const { stdout } = await check(file, '--players');
    expect(stdout).toMatch(/\n\nPuzzles of three stars and more:\nplayer +asked +failed +share\nbfs +2 +2 +100\.0 %\n/);
    const { players } = JSON.parse((await check(file, '--players', '--json')).stdout) as { players: unknown[] };
    expect(players[0]).toEqual({ player: 'bfs', asked: 2, failed: 2, share: 1 });
  });

  test.each([
    ['', 'Expected a JSON value, found the end of the text.'],
    ['not json', 'Expected a JSON value, found "n".'],
    ['[1]', 'Expected an object: a pack of puzzles, found a list.'],
  ])('names the place in a file that is no pack: %j', async (text, message) => {
    const file = await fileWith(text);
    expect(await check(file)).toEqual({ code: 2, stdout: '', stderr: `asterion: ${file}:1:1: ${message}\n` });
  });

  test('names the puzzle and the field, with line and column', async () => {
    const file = await tampered(() => ({ stars: 9 }));
    const { code, stderr } = await check(file);
    expect(code).toBe(2);
    expect(stderr).toMatch(/few\.json:3:\d+: puzzle 2, stars: expected a whole number from 1 to 5, found 9\.\n$/);
  });

  test('refuses what is too large to be a pack, and what is not there', async () => {
    expect((await check(await fileWith(new Uint8Array(65e6)))).stderr).toMatch(/expected a pack of at most 64 MB/);
    expect((await check('firts')).stderr).toBe(
      'asterion: cannot read firts: there is no such file, and no shipped pack of that name; did you mean first?\n',
    );
    expect(await check('./first')).toMatchObject({
      code: 2,
      stderr: 'asterion: cannot read ./first: there is no such file\n',
    });
  });

  test('ends with 130 on Ctrl-C', async () => {
    const many = { name: 'many', list: Array.from({ length: 20_000 }, (_, at) => ({ ...first, number: at + 1 })) };
    const file = await fileWith(formatPack(many));
    const { code, stdout, stderr } = await interrupted(() => start(['puzzle', 'check', file]), 1500);
    expect({ code, stdout, stderr }).toEqual({ code: 130, stdout: '', stderr: 'asterion: interrupted\n' });
  });
});

describe('puzzle list', () => {
  const listed = (...args: string[]) => asterion(['puzzle', 'list', ...args]);

  test('lists the packs that come with us', async () => {
    expect((await listed()).stdout).toMatch(/^pack +puzzles +stars\nfirst +\d+ +\d+ of 1 star, \d+ of 2 stars, /);
    const { packs } = JSON.parse((await listed('--json')).stdout) as { packs: unknown[] };
    const counts = [1, 2, 3, 4, 5].map((stars) => [stars, list.filter((one) => one.stars === stars).length]);
    expect(packs[0]).toEqual({ name: 'first', puzzles: list.length, stars: Object.fromEntries(counts) as object });
  });

  test('lists the puzzles of a pack, and nothing of how they are solved', async () => {
    const { stdout } = await listed('first');
    const [{ spec, seat, task, stars, themes, line }] = list;
    const moves = line.length - line.filter((_, at) => at % 2 === 1).length;
    const [head, row] = stdout.split('\n');
    expect(head.trim()).toMatch(/^game +side +task +stars +moves +themes$/);
    expect(row.split(/ {2,}/)).toEqual([
      '1',
      spec.game,
      seat,
      task,
      '*'.repeat(stars),
      String(moves),
      themes.join(', '),
    ]);
    const { pack, puzzles } = JSON.parse((await listed('first', '--json')).stdout) as {
      pack: string;
      puzzles: unknown[];
    };
    expect(pack).toBe('first');
    expect(puzzles.length).toBe(list.length);
    expect(puzzles[0]).toEqual({ number: 1, game: spec.game, side: seat, task, stars, themes, moves });
  });
});
