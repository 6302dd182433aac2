import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  beginSolving,
  formatHistory,
  openPuzzle,
  type Puzzle,
  PuzzleFault,
  parseHistory,
  parsePack,
  puzzleOfDay,
} from 'asterion/puzzle';
import { shippedPacks } from 'asterion/puzzle/shipped';
import { describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';
import { twoPuzzles } from '../../test/puzzles.js';

function puzzlesIn(text: string): readonly Puzzle[] {
  const read = parsePack(text);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value.list;
}

/** The solver's moves of a puzzle, as a line of words. */
function solutionOf(puzzle: Puzzle): string {
  const opened = openPuzzle(puzzle);
  if (opened instanceof PuzzleFault) throw opened;
  const isAnswered = beginSolving(opened).left < puzzle.line.length;
  return puzzle.line.filter((_, at) => !isAnswered || at % 2 === 0).join(' ');
}

/** Plays these lines; what was solved is kept in a folder of its own unless one is named. */
const play = async (lines: string, args: readonly string[], saves?: string) =>
  asterion(['puzzle', 'play', ...args, '--save-dir', saves ?? (await folder())], lines);

const two = await fileWith(twoPuzzles, 'two.json');
/** Solved by W N N E, and by W NW. */
const ESCAPE = [two, '--number', '1'];
const CAPTURE = [two, '--number', '2'];

const BOARD = `@ . . + . 
. . .   . 
. . . M . 
`;

const BEGIN = `Puzzle 2 of two
The rogue is caught when a hunter comes to its cell, or it to a hunter's. Between cells of rooms one steps to all eight sides; onto, along and off a corridor only up, down, left or right.
The monster to move. Staying put is allowed. Find the one fastest move, each time, until the capture cannot be missed.
${BOARD}Monster to move, 2 moves to find, 2 stars

`;

const RIGHT = `Right: W. The rogue answers E.
. @ . + . 
. . .   . 
. . M + . 
`;

const WRONG = `Wrong. E gives it away: the rogue evades for ever.
  1. Monster E
  2. Rogue E
  3. Monster N
  4. Rogue E
  5. Monster N
  6. Rogue W
  7. Monster W
  8. Rogue S
  9. Monster E
  10. Rogue E
  11. Monster W
  12. Rogue W
. . . M . 
. @ .   . 
. . . + . 
back takes the move back.

`;

const HINT = 'Do not run after it: leave it the least room.';

const historyIn = async (saves: string) => parseHistory(await readFile(join(saves, 'history.json'), 'utf8'));

describe('puzzle play, line by line', () => {
  test('a right move is answered, and the whole line solves it: the text to share comes last', async () => {
    expect(await play('W\nNW\n', CAPTURE)).toEqual({
      code: 0,
      stderr: '',
      stdout: `${BEGIN}${RIGHT}Monster to move, 1 move to find, 2 stars

Right: NW. Whatever the other does, the next move does it.
. @ . + . 
. M .   . 
. . . + . 
Solved: 2 of 2 stars

Asterion puzzle two 2 (2 stars): solved, no hint
`,
    });
  });

  test('a wrong move is refuted step by step, and nothing goes on before it is taken back', async () => {
    expect(await play('E\nW\nback W\n', CAPTURE)).toEqual({
      code: 0,
      stderr: 'W: Take the wrong move back first: back.\n',
      stdout: `${BEGIN}${WRONG}${BOARD}Monster to move, 2 moves to find, 2 stars, 1 wrong move

${RIGHT}Monster to move, 1 move to find, 2 stars, 1 wrong move

Puzzle 2 of two is still to be solved.
`,
    });
  });

  test('a move that loses is shown to lose, to the end', async () => {
    const { stdout } = await play('STAY', ESCAPE);
    expect(stdout).toMatch(
      /\nWrong\. Wait gives it away: captured in 8 monster moves\.\n {2}1\. Rogue wait\n {2}2\. Monster S\n[^]*\n {2}16\. Monster \w\n\+---\+/,
    );
    expect(stdout).toContain('\n|   | * |   |');
  });

  test('hints are the theme, then the move', async () => {
    const { stdout } = await play('hint\nhint\nhint\n', CAPTURE);
    expect(stdout.slice(BEGIN.length)).toBe(
      `${HINT}\n\n${HINT} The move is W.\n\n${HINT} The move is W.\n\nPuzzle 2 of two is still to be solved.\n`,
    );
  });

  test('wrong moves and hints are told, and taken from the stars, down to one', async () => {
    const { stdout } = await play('STAY back hint W N N E', ESCAPE);
    expect(stdout).toContain('Solved: 2 of 4 stars, 1 wrong move, 1 hint\n');
    expect(stdout).toContain('Asterion puzzle two 1 (4 stars): solved, 1 wrong move, 1 hint\n');
    expect((await play('E back hint hint W NW', CAPTURE)).stdout).toContain('Solved: 1 of 2 stars, 1 wrong');
  });

  test('words that are no moves here say so, and the rest of their line is left out', async () => {
    const { stdout, stderr } = await play('S W W\nx\nback\nW NW N\nhint\nquit\nN', CAPTURE);
    expect(stderr.split('\n')).toEqual([
      'S: The way S is closed. Ways here: E, W, wait.',
      'x: Expected the name of a move, such as N, a key, or hint, back, next, quit.',
      'back: There is no wrong move to take back.',
      'N: The puzzle is solved: next, or quit.',
      'hint: The puzzle is solved: next, or quit.',
      '',
    ]);
    expect(stdout).toContain('Solved');
  });

  test('moves are keys, too', async () => {
    expect((await play('a y', CAPTURE)).stdout).toContain('Solved: 2 of 2 stars\n');
  });

  test('the same lines give the same output', async () => {
    const lines = 'E\nback\nhint\nW NW\nnext\nhint\n';
    expect(await play(lines, CAPTURE)).toEqual(await play(lines, CAPTURE));
  });
});

describe('which puzzle', () => {
  const titleOf = ({ stdout }: { stdout: string }) => stdout.split('\n', 1)[0];
  const boardOf = ({ stdout }: { stdout: string }) => stdout.split('\n').slice(1, -3);

  test.each(['2026-01-01', '2026-11-19', '2030-02-28'])('that of %s is the one that days say', async (date) => {
    const { pack, number } = puzzleOfDay(date);
    const ofDay = await play('', ['--date', date]);
    expect(titleOf(ofDay)).toBe(`Puzzle of ${date}`);
    expect(boardOf(ofDay)).toEqual(boardOf(await play('', [pack, '--number', String(number)])));
  });

  test('that of today, in UTC, if nobody says which', async () => {
    const before = new Date().toISOString().slice(0, 10);
    const title = titleOf(await play('', []));
    const after = new Date().toISOString().slice(0, 10);
    expect([`Puzzle of ${before}`, `Puzzle of ${after}`]).toContain(title);
  });

  test('the first of a pack that was not solved yet, and the next one after that, round its end', async () => {
    const saves = await folder();
    const solved = { stars: 1, of: 1, wrongs: 0, hints: 0, seconds: 5 };
    const history = [1, 2, 4].map((number) => ({ pack: 'first', number, ...solved }));
    await writeFile(join(saves, 'history.json'), formatHistory(history));
    const { stdout } = await play('next\n', ['first'], saves);
    expect(stdout.match(/^Puzzle \d+ of first$/gm)).toEqual(['Puzzle 3 of first', 'Puzzle 5 of first']);
    const last = String(puzzlesIn(shippedPacks.first).length);
    expect((await play('next\n', ['first', '--number', last], saves)).stdout).toContain('\nPuzzle 3 of first\n');
  });

  test.each([
    ['a day that is none', ['--date', '2026-02-30'], /Expected a date like 2026-11-19, got "2026-02-30"/],
    ['a day before the first', ['--date', '1999-01-01'], /The first puzzle of the day is that of 2026-01-01/],
    ['a day and a pack', ['first', '--date', '2026-11-19'], /--date names a puzzle already, so leave the pack out/],
    ['a day and a number', ['--number', '3', '--date', '2026-11-19'], /cannot be used with/],
    ['a number that there is none of', [two, '--number', '3'], /--number 3: expected a number from 1 to 2/],
    ['a pack from where the moves come', ['-'], /moves come from standard input, so the pack cannot/],
    ['a pack that is not there', ['frist'], /no shipped pack of that name; did you mean first\?/],
  ])('%s is refused with exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await play('', args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('a pack of ones own', () => {
  test('is proven before it is played, puzzle by puzzle', async () => {
    const path = await fileWith(twoPuzzles.replace('"stars":2', '"stars":5'), 'mine.json');
    expect(await play('', [path, '--number', '2'])).toEqual({
      code: 2,
      stdout: '',
      stderr: `asterion: ${path}: puzzle 2 is not as it claims: It claims stars: 5; proven: 2.\n`,
    });
    const { stdout, stderr } = await play('next\nW\n', [path, '--number', '1']);
    expect(stderr).toBe('next: puzzle 2 is not as it claims: It claims stars: 5; proven: 2.\n');
    expect(stdout).toContain('\nRight: W. The monster answers S.\n');
  });

  test('with nothing in it is refused', async () => {
    const path = await fileWith('{"puzzles":1,"pack":"none","list":[]}');
    expect((await play('', [path])).stderr).toBe(`asterion: ${path}: there is no puzzle in it\n`);
  });
});

describe('what was solved', () => {
  test('is kept, told with a link, and days in a row are counted', async () => {
    const saves = join(await folder(), 'new');
    for (const [date, streak] of [
      ['2026-11-19', '1 day'],
      ['2026-11-20', '2 days'],
    ] as const) {
      const { pack, number } = puzzleOfDay(date);
      const { stdout } = await play(solutionOf(puzzlesIn(shippedPacks[pack])[number - 1]), ['--date', date], saves);
      expect(stdout).toMatch(new RegExp(`\\nSolved: (\\d) of \\1 stars?, streak ${streak}\\n`));
      expect(stdout).toMatch(
        new RegExp(`\\nAsterion puzzle ${date} .*: solved, no hint\\n#/puzzle\\?v=1&date=${date}\\n$`),
      );
    }
    expect((await historyIn(saves)).map(({ pack, date, wrongs }) => [pack, date, wrongs])).toEqual([
      ['first', '2026-11-19', 0],
      ['first', '2026-11-20', 0],
    ]);
    expect(await readdir(saves)).toEqual(['history.json']);
  });

  test('has a link to its number where it is no puzzle of a day', async () => {
    const [puzzle] = puzzlesIn(shippedPacks.first);
    const { stdout } = await play(solutionOf(puzzle), ['first', '--number', '1']);
    expect(stdout).toMatch(/\nAsterion puzzle first 1 .*\n#\/puzzle\?v=1&pack=first&number=1\n$/);
  });

  test('is not written over where it cannot be read', async () => {
    const saves = await folder();
    await writeFile(join(saves, 'history.json'), '{"solved":[{');
    const { stdout } = await play('W NW', CAPTURE, saves);
    expect(stdout).toMatch(
      /Right: NW\. .*history\.json could not be read\. It was moved aside, to .*damaged-1\.json\.\n/,
    );
    expect((await historyIn(saves)).map(({ number }) => number)).toEqual([2]);
    expect(await readFile(join(saves, 'history.damaged-1.json'), 'utf8')).toBe('{"solved":[{');
  });

  test('is told to whoever cannot keep it', async () => {
    const file = await fileWith('no folder');
    const { code, stdout } = await play('W NW', CAPTURE, join(file, 'saves'));
    expect(code).toBe(0);
    expect(stdout).toContain('the next move does it. Cannot keep ');
    expect(stdout).toContain('Asterion puzzle two 2 (2 stars): solved, no hint\n');
  });
});

describe('puzzle play on a terminal', () => {
  const keys = async (pressed: string, options: Parameters<typeof onTerminal>[2] = {}, args = CAPTURE) =>
    onTerminal(['puzzle', 'play', ...args, '--ascii', '--save-dir', await folder()], pressed, options);
  /** The lines below the board, without what the keys are. */
  const words = (frame = '') =>
    frame
      .split('\n')
      .slice(-4, -1)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' | ');

  test('is solved by keys; the time is told, and the terminal is given back', async () => {
    const { code, frames, stdout, stderr, isRaw } = await keys('ayq');
    expect({ code, stderr, isRaw }).toEqual({ code: 0, stderr: '', isRaw: false });
    expect(words(frames[0])).toMatch(
      /^Monster to move, 2 moves to find, 2 stars \| Staying put is allowed\. Find the one fastest move/,
    );
    expect(words(frames[1])).toMatch(/^Monster to move, 1 move .* \| Right: W\. The rogue answers E\.$/);
    expect(words(frames.at(-1))).toMatch(
      /Solved: 2 of 2 stars, \d+:\d\d \| Right: NW\. Whatever the other does, the next move does it\.$/,
    );
    expect(stdout).toMatch(/\u001b\[\?1049lAsterion puzzle two 2 \(2 stars\): solved, no hint, \d+:\d\d\n$/);
  });

  test('a wrong move is refuted with Space, back and forth, and taken back with Backspace', async () => {
    const { frames } = await keys('. x\u001b[C\u001b[D\u007fq', {}, ESCAPE);
    const steps = frames.map((frame) => /Step (\d+) of 16: (\w+ \w+)/.exec(frame)?.slice(1).join(' '));
    expect([steps[1], steps[2], steps[4], steps[5]]).toEqual([
      '1 Rogue wait',
      '2 Monster S',
      '3 Rogue W',
      '2 Monster S',
    ]);
    expect(words(frames[1])).toContain('Wrong. Wait gives it away: captured in 8 monster moves.');
    expect(frames[3]).toContain('Backspace takes the wrong move back');
    expect(words(frames[6])).toMatch(
      /Rogue to move, 4 moves to find, 4 stars, 1 wrong move \| Staying put is allowed\. One move alone/,
    );
  });

  test('hints, help, a key that does nothing, the next puzzle, and a puzzle that is left', async () => {
    const { frames, stdout } = await keys('iix?x\tq', {}, ['first', '--number', '4']);
    expect(words(frames[1])).toMatch(/, 1 hint \| .*\.$/);
    expect(words(frames[2])).toMatch(/The move is \w+\.$/);
    expect(words(frames[3])).toMatch(/The key x does nothing here: /);
    expect(frames[4]).toMatch(/Keys while solving[\s\S]*i +hint/);
    expect(frames[6]).toMatch(/^ +Puzzle 5 of first\n/);
    expect(stdout).toMatch(/Puzzle 5 of first is still to be solved\.\n$/);
  });

  test('n is the next puzzle once this one is solved', async () => {
    const { frames } = await keys('ayx', { then: ['n', 'q'] });
    expect(words(frames.find((frame) => frame.includes('Solved: n')))).toMatch(
      /Solved: n goes to the next puzzle, q leaves\.$/,
    );
    expect(frames.at(-1)).toMatch(/^ +Puzzle 1 of two\n/);
  });

  test('fits 40 columns', async () => {
    const { frames } = await keys('i.q', { columns: 40 });
    for (const frame of frames) for (const line of frame.split('\n')) expect(line.length).toBeLessThanOrEqual(40);
    expect(frames.at(-1)).toContain('Backspace takes back   Space next step');
  });

  test('Ctrl-C leaves with 130, and the terminal is given back', async () => {
    const { code, isRaw, stdout } = await keys('a\u0003');
    expect({ code, isRaw }).toEqual({ code: 130, isRaw: false });
    expect(stdout.endsWith('\u001b[?25h\u001b[?1049l')).toBe(true);
  });

  test('a dumb terminal gets lines', async () => {
    const { stdout } = await keys('a\nq\n', { env: { TERM: 'dumb' } });
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('Right: W. The rogue answers E.');
  });
});
