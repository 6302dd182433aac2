import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatRecording, parseRecording, type Recording } from 'asterion/notation';
import { games, oneOf } from 'asterion/play';
import { beforeAll, describe, expect, test } from 'vitest';
import { asterion, onTerminal } from '../../test/command.js';
import { fileWith, folder } from '../../test/folder.js';

let game = '';
let text = '';

beforeAll(async () => {
  game = join(await folder(), 'game.json');
  const watch = ['rogue', 'watch', 'cornered', '--rogue', 'farthest', '--seed', '5', '--record', game];
  expect((await asterion(watch)).code).toBe(0);
  text = await readFile(game, 'utf8');
});

const check = (changed: string) => asterion(['replay', '-', '--check'], changed);

/** A recording with its seal made anew, as a forger would. */
function forged(change: (recording: Recording) => Partial<Recording>): string {
  const read = parseRecording(text);
  if (!read.ok) throw new Error(read.fault.message);
  return formatRecording({ ...read.value, ...change(read.value) });
}

describe('replay --check', () => {
  test('says ok and how many moves', async () => {
    expect(await asterion(['replay', game, '--check'])).toEqual({
      code: 0,
      stdout: 'ok: 11 moves\n',
      stderr: [
        `${game}: Who played (bfs and farthest) cannot be checked.`,
        `${game}: No rule has used the seed: it cannot be checked.\n`,
      ].join('\n'),
    });
  });

  test('holds for a thousand moves', async () => {
    const long = join(await folder(), 'long.json');
    await asterion([
      'rogue',
      'watch',
      'ring',
      '--seed',
      '5',
      '--moves',
      '500',
      '--rogue',
      'random',
      '--monster',
      'random',
      '--record',
      long,
      '--quiet',
    ]);
    const { code, stdout } = await asterion(['replay', long, '--check']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok: \d+ moves\n$/);
  });

  test.each([
    ['a move', (whole: string) => whole.replace('["monster","NW"', '["monster","W"'), /^turn 1: .*check/],
    [
      'a move into one that is none',
      (whole: string) => whole.replace('["monster","NW"', '["monster","UP"'),
      /^turn 1: There is no move "UP"/,
    ],
    [
      'a check value',
      (whole: string) =>
        whole.replace(
          /(\["rogue","\w+",")(\w)/,
          (_, before: string, digit: string) => before + (digit === '0' ? '1' : '0'),
        ),
      /^turn 2: .*check/,
    ],
    ['a seat', (whole: string) => whole.replace('["monster",', '["rogue",'), /^turn 1: It is the turn of monster/],
    ['the seed', (whole: string) => whole.replace('"seed":"5"', '"seed":"6"'), /^the checksum does not hold$/],
    ['a player', (whole: string) => whole.replace('"bfs"', '"bfx"'), /^the checksum does not hold$/],
    ['a blank', (whole: string) => whole.replace(',\n', ', \n'), /^the checksum does not hold$/],
    ['the game', (whole: string) => whole.replace('"rogue",\n', '"rouge",\n'), /^the checksum does not hold$/],
    [
      'the checksum',
      (whole: string) => whole.replace(/"checksum":"./, '"checksum":"x'),
      /^the checksum does not hold$/,
    ],
    [
      'the outcome',
      (whole: string) => whole.replace('"captured"', '"evades"'),
      /^turn 11: The game is captured, but the outcome says evades/,
    ],
    [
      'the place of the rogue',
      (whole: string) => whole.replace(/"rogue":\[\[.*/, '"rogue":[[4,4]]}},'),
      /^turn 0: A monster stands on the rogue/,
    ],
  ])('finds %s changed', async (_what, change, message) => {
    const changed = change(text);
    expect(changed).not.toBe(text);
    const { code, stdout } = await check(changed);
    expect(code).toBe(1);
    expect(stdout.trimEnd()).toMatch(message);
  });

  test('every single changed byte is found, or cannot be read at all', async () => {
    for (let at = 0; at < text.length; at += 7) {
      const changed = text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1);
      const { code } = await check(changed);
      expect([1, 2], `byte ${at}`).toContain(code);
    }
  });

  test('finds what a forger seals anew', async () => {
    expect((await check(forged(({ moves }) => ({ moves: moves.slice(0, 4) })))).stdout).toBe(
      'turn 4: The game is open, but the outcome says captured.\n',
    );
    expect((await check(forged(({ moves }) => ({ moves: [...moves, moves[1]] })))).stdout).toMatch(
      /^turn 12: The game is over/,
    );
    expect((await check(forged(() => ({ options: { stay: false } })))).stdout).toBe(
      'Its options are not those that were said.\n',
    );
  });
});

describe('replay', () => {
  test('prints the facts and the last board where there is no terminal', async () => {
    const { code, stdout } = await asterion(['replay', game]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^game rogue\nmonster bfs, rogue farthest\nseed 5\nmoves 11\noutcome captured\n\n/);
    expect(stdout).toContain('*');
  });

  test('shows what there is of a recording that drifts, says where, and ends with 1', async () => {
    const path = await fileWith(
      text.replace(/^(?:\[.*\n){4}\["monster","\w+"/m, (lines) => lines.replace(/"\w+"$/, '"UP"')),
    );
    const { code, stderr } = await asterion(['replay', path]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/: turn 5: There is no move "UP"/);
  });

  test('steps both ways on a terminal', async () => {
    const { code, frames } = await onTerminal(['replay', game], 'llh\u001b[Fq');
    expect(code).toBe(0);
    expect(frames.map((frame) => /turn \d+ of \d+/.exec(frame)?.[0])).toEqual(
      [0, 1, 2, 1, 11].map((turn) => `turn ${turn} of 11`),
    );
    expect(frames[4]).toContain('captured');
  });

  test.each([
    ['a missing file', ['no-such-file'], '', /cannot read no-such-file/],
    ['what is no recording', ['-'], '{"asterion":1}', /standard input:1:1: .*recording/],
    ['what is no JSON', ['-'], 'hello', /standard input:1:1: /],
    ['a newer version', ['-'], '{"recording":3}', /newer Asterion/],
    ['a place that cannot be written', ['GAME', '--html', '/no/such/place.html'], '', /cannot write/],
  ])('refuses %s with exit code 2', async (_what, args, stdin, message) => {
    const { code, stderr } = await asterion(['replay', ...args.map((arg) => (arg === 'GAME' ? game : arg))], stdin);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('refuses a game it does not know', async () => {
    const { code, stderr } = await asterion(
      ['replay', '-'],
      forged(() => ({ game: 'chess' })),
    );
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `asterion: standard input: Expected a game of ${oneOf(games.map(({ game }) => game.name))}, found one of "chess".\n`,
    });
  });
});

describe('replay --html', () => {
  const page = async (recording: string) => {
    const [from, out] = [await fileWith(recording), join(await folder(), 'game.html')];
    const result = await asterion(['replay', from, '--html', out]);
    expect(result).toEqual({ code: 0, stdout: '', stderr: '' });
    return await readFile(out, 'utf8');
  };
  const dataIn = (html: string) =>
    JSON.parse(/<script type="application\/json" id="game">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
      frames: number[][];
      places: Record<number, [number, number]>;
    };

  test('is one page that loads nothing', async () => {
    const html = await page(text);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|href=|@import|url\(/);
    expect(html).toContain("default-src 'none'");
    for (const name of ['To the start', 'A turn back', 'A turn forwards', 'To the end', 'Turn'])
      expect(html).toContain(`aria-label="${name}"`);
    for (const name of ['name="description"', 'property="og:description"'])
      expect(html).toMatch(new RegExp(`<meta ${name} content="\\d+ turns, [^"]*outcome [^"]*[.]">`));
    expect(html).toMatch(/<meta property="og:title" content="[^"]+">/);
    expect(html).toContain('prefers-color-scheme: dark');
    const { frames, places } = dataIn(html);
    expect(frames).toHaveLength(12);
    expect(new Set(frames.flat().map((cell) => typeof places[cell]))).toEqual(new Set(['object']));
  });

  test('puts figures where the drawing of the library has them', async () => {
    const read = parseRecording(text);
    if (!read.ok) throw new Error(read.fault.message);
    const { frames, places } = dataIn(await page(text));
    const { drawSvg } = await import('asterion/render');
    const [x, y] = places[frames[0][0]];
    expect(drawSvg(read.value.scene)).toContain(`<circle cx="${x}" cy="${y}"`);
  });

  test('escapes everything that comes from the file', async () => {
    const evil = `</script><script>alert(1)</script><img src=x onerror='alert("2")'>&`;
    const html = await page(forged(() => ({ seed: evil, seats: { [evil]: evil } })));
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  test('is not made of a recording that is not exact', async () => {
    const [from, out] = [await fileWith(text.replace('"seed":"5"', '"seed":"6"')), join(await folder(), 'game.html')];
    await writeFile(out, 'old');
    const { code, stderr } = await asterion(['replay', from, '--html', out]);
    expect(code).toBe(1);
    expect(stderr).toContain('the checksum does not hold');
    expect(await readFile(out, 'utf8')).toBe('old');
  });
});
