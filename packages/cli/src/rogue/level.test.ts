import { describe, expect, test } from 'vitest';
import { asterion, ended, start } from '../../test/command.js';

const generate = (...args: string[]) => asterion(['rogue', 'generate', '--seed', '3', ...args]);

async function solved(dungeon: string, ...args: string[]) {
  const { stdout } = await asterion(['rogue', 'solve', '-', '--json', '--depth', ...args], dungeon);
  return JSON.parse(stdout) as { verdict: string; captureIn: number | null };
}

describe('rogue generate with a property', () => {
  test.each([
    [['--evades'], { verdict: 'evades' }, 'the rogue can evade for ever'],
    [['--captured'], { verdict: 'captured' }, 'the monster can capture in \\d+ moves'],
    [['--captured-in', '7'], { captureIn: 7 }, 'the monster can capture in 7 moves'],
    [['--captured-in', '1', '--diagonals', 'never'], { captureIn: 1 }, 'the monster can capture in 1 move'],
    [['--evades', '--no-stay'], { verdict: 'evades' }, 'the rogue can evade for ever'],
    [['--escape-towards'], { verdict: 'evades' }, '.* only by going towards it'],
    [['--escape-by-waiting'], { verdict: 'evades' }, '.* once the monster comes nearer only by waiting'],
    [['--captured-in', '3', '--monsters', '2'], { captureIn: 3 }, 'the monsters can capture in 3 moves'],
  ])('%j is proven, and says so', async (args, expected, words) => {
    const { code, stdout, stderr } = await generate('--size', '13', ...args);
    expect(code).toBe(0);
    expect(stderr).toMatch(new RegExp(`^proven: ${words} \\(\\d+ dungeons? tried\\)\\n$`));
    const rules = args.filter((arg) => /no-stay|diagonals|never/.test(arg));
    expect(await solved(stdout, ...rules)).toMatchObject(expected);
  });

  test('is the same for the same seed, in every format', async () => {
    const [first, second] = [await generate('--captured-in', '5'), await generate('--captured-in', '5', '--quiet')];
    expect(second).toEqual({ ...first, stderr: '' });
    const { stdout } = await generate('--captured-in', '5', '--format', 'json');
    expect((await solved(stdout)).captureIn).toBe(5);
  });

  test('a JSON file says the rules, and is solved under them unless told otherwise', async () => {
    const { stdout } = await generate('--size', '13', '--captured', '--no-stay', '--format', 'json');
    expect(stdout).toContain('"rules":{"no-stay":true}');
    const bare = stdout.replace(',\n"rules":{"no-stay":true}', '');
    const unlike = { ms: expect.any(Number) as number };
    expect({ ...(await solved(stdout)), ...unlike }).toEqual({ ...(await solved(bare, '--no-stay')), ...unlike });
    const wrong = await asterion(['rogue', 'solve', '-'], stdout.replace('"no-stay":true', '"diagonals":"maybe"'));
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^asterion: standard input: Expected a rule \(always, rooms, never\), got "maybe"/);
  });

  test('answers no, with exit code 1, where none was found', async () => {
    expect(await generate('--captured-in', '999', '--tries', '2', '--size', '9')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'asterion: none of 2 dungeons has what was asked for (--captured-in 999); try another --seed, more --tries or other knobs\n',
    });
  });

  test.each([
    ['two properties', ['--evades', '--captured'], /'--evades'.*'--captured'/],
    ['a property and its opposite', ['--captured-in', '7', '--escape-towards'], /--captured-in.*--escape-towards/],
    ['a capture in no move', ['--captured-in', '0'], /--captured-in.*at least 1/],
    ['waiting where nobody may', ['--escape-by-waiting', '--no-stay'], /waiting/],
    ['what does not fit', ['--evades', '--monsters', '6', '--room-size', '4'], /needs about/],
    ['knobs that are none', ['--evades', '--size', '3'], /size.*from 5 to/],
  ])('refuses %s with exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await generate(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

test('the built program ends with 130 on Ctrl-C while it looks for a level', async () => {
  const child = start(['rogue', 'generate', '--captured-in', '60000', '--tries', '1000000']);
  child.stderr?.once('data', () => child.kill('SIGINT')); // the seed, said just before it begins
  const { code, stdout, stderr } = await ended(child);
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(stderr).toMatch(/^seed \d+\nasterion: interrupted\n$/);
});
