/** Players of one's own, wherever a player is named: what they do right, and what becomes of them if they do not. */

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asterion, interrupted, start } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { casesIn, LANGUAGES, moduleWith, threads } from '../../test/modules.js';

const watch = (...args: string[]) => asterion(['rogue', 'watch', 'cornered', '--seed', '7', ...args]);

describe.each(LANGUAGES)('a player in a file that ends in .$end', ({ end, typed }) => {
  const player = (body: string, name = `mine.${end}`) =>
    moduleWith(`${typed('seen', '{ readonly ply: number }')}, ${typed('rng', 'unknown')}`, body, name);

  test('plays, is called by its file, and its game is recorded and checked', async () => {
    const path = await player("return 'STAY';");
    const before = threads();
    const game = join(dirname(path), 'game.json');
    const { code, stdout } = await watch('--rogue', path, '--json', '--record', game);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      outcome: 'captured',
      moves: 4,
      why: 'A monster caught the rogue.',
      monster: 'bfs',
      rogue: `mine.${end}`,
      seed: '7',
    });
    expect(await readFile(game, 'utf8')).not.toContain(dirname(path));
    const check = await asterion(['replay', game, '--check']);
    expect(check).toMatchObject({ code: 0, stdout: 'ok: 7 moves\n' });
    expect(check.stderr).toContain(`Who played (bfs and mine.${end}) cannot be checked.`);
    expect([before, threads()]).toEqual([0, 0]);
  });

  test.each(
    casesIn(end, [
      [
        'throws',
        "  const none = undefined;\n  throw new TypeError('no idea');",
        `threw TypeError: no idea, at bad.${end}:4.`,
      ],
      ['makes an illegal move', "return 'NNE';", 'made the illegal move "NNE".'],
      ['hangs', 'while (true);', 'took longer than 200 ms.'],
      ['never answers', 'return new Promise(() => undefined);', 'took longer than 200 ms.'],
      ['leaves', 'process.exit(0);', `threw Error: process.exit is not for modules, at bad.${end}:3.`],
    ]),
  )('that %s forfeits', async (_what, body, why) => {
    const before = threads();
    const result = await watch('--rogue', await player(body, `bad.${end}`), '--json', '--time', '200');
    expect(result.code).toBe(1);
    expect(JSON.parse(result.stdout)).toMatchObject({ outcome: 'forfeit', why: `The rogue (bad.${end}) ${why}` });
    expect([before, threads()]).toEqual([0, 0]);
  });

  test('that cannot be read is bad input, with the line', async () => {
    const path = await fileWith('export default () => {\n  return 1 +;\n};\n', `wrong.${end}`);
    const { code, stderr } = await watch('--rogue', path);
    expect([code, stderr]).toEqual([2, `asterion: ${path}: threw SyntaxError: Unexpected ";", at wrong.${end}:2\n`]);
  });
});

describe('a module', () => {
  test.each([
    ['is not there', undefined, 'there is no such file'],
    [
      'exports nothing',
      'export const player = 1;',
      'expected a function (seen, rng) => move, or an entry with a function "start", as its default export, found nothing',
    ],
    [
      'exports something else',
      'export default { move: 1 };',
      'expected a function (seen, rng) => move, or an entry with a function "start", as its default export, found {"move":1}',
    ],
    ['throws while it is loaded', '\nthrow new Error("not today");', 'threw Error: not today, at odd.js:2'],
    [
      'is for somebody else',
      'export default { seats: ["monster"], start: () => ({}) };',
      'it plays monster, not rogue',
    ],
  ])('that %s is bad input', async (_what, text, why) => {
    const path = text === undefined ? './no-such-file.js' : await fileWith(text, 'odd.js');
    const { code, stderr } = await watch('--rogue', path);
    expect(code).toBe(2);
    expect(stderr).toContain(path);
    expect(stderr.trimEnd().endsWith(`: ${why}`)).toBe(true);
  });

  test('that prints something leaves the result alone', async () => {
    const path = await moduleWith('', "console.log('thinking');\nreturn 'STAY';", 'talks.js');
    const { stdout, stderr } = await watch('--rogue', path, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'captured' });
    expect(stderr).toContain('thinking');
  });

  test('can be an entry, which remembers what it says it remembers: a position that comes again ends the game', async () => {
    const path = await fileWith(
      "export default { memoryless: true, start: () => ({ move: () => 'STAY' }) };",
      'still.js',
    );
    const game = join(dirname(path), 'game.json');
    const args = ['--rogue', path, '--monster', path, '--record', game, '--json'];
    expect(JSON.parse((await watch(...args)).stdout)).toMatchObject({ outcome: 'evades', monster: 'still.js' });
    expect(await asterion(['replay', game, '--check', '--quiet'])).toMatchObject({ code: 0, stdout: 'ok: 2 moves\n' });
  });

  test('draws from the stream that one of ours would have at its seat', async () => {
    const random = await fileWith(
      `export default { start: (_seen, _seat, rng) => ({ move: ({ setup, rogue }) => {
        const ways = [];
        for (let step = 0; step < 8; step++) if ((setup.world.open[rogue] >> step) & 1) ways.push(step);
        return rng.below(2) === 0 ? 'STAY' : ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'][ways[rng.below(ways.length)]];
      } }) };`,
      'random.mjs',
    );
    const [one, again, other] = await Promise.all(
      ['7', '7', '8'].map((seed) => asterion(['rogue', 'watch', 'mouth', '--rogue', random, '--seed', seed])),
    );
    expect(one.code).toBe(0);
    expect(again).toEqual(one);
    expect(other.stdout).not.toBe(one.stdout);
  });

  test('plays many games in as many threads as there are, and they come out the same', async () => {
    const path = await moduleWith('seen, rng', "return rng.below(2) === 0 ? 'STAY' : 'S';", 'many.js');
    const games = (count: string) =>
      asterion(['pits', '--player', path, '--games', '6', '--threads', count, '--seed', '7', '--json', '--size', '6']);
    const [one, two] = [await games('1'), await games('2')];
    expect(two).toEqual(one);
    expect(JSON.parse(one.stdout)).toMatchObject({ games: 6, player: 'many.js' });
  });

  test.each([
    [
      'takes all memory',
      'const all = [];\nwhile (true) all.push(new Array(1e6).fill(1));',
      'took more than 512 MB of memory',
    ],
    [
      'throws when nobody asks it', // and answers no second time: a short game might be over before
      "if (globalThis.asked) return new Promise(() => undefined);\nglobalThis.asked = true;\nsetImmediate(() => {\nthrow new Error('later');\n});\nreturn 'STAY';",
      'ended its thread: threw Error: later, at bad.js:6',
    ],
  ])('that %s forfeits', async (_what, body, why) => {
    const path = await moduleWith('', body, 'bad.js');
    const { code, stdout } = await watch('--rogue', path, '--time', '60000', '--json');
    expect([code, (JSON.parse(stdout) as { why: string }).why]).toEqual([1, `The rogue (bad.js) ${why}.`]);
    expect(threads()).toBe(0);
  });

  test('that hangs is interrupted as anything else', async () => {
    const path = await moduleWith('', 'while (true);', 'hangs.js');
    const result = await interrupted(() =>
      start(['rogue', 'watch', 'mouth', '--rogue', path, '--time', '1000000', '--seed', '1']),
    );
    expect(result.code).toBe(130);
  });
});

describe('every game', () => {
  test.each([
    ['labyrinth', ['--theseus'], ['--minotaur', 'bfs', '--board', '7', '--norooms']],
    ['labyrinth', ['--minotaur'], ['--theseus', 'bfs', '--board', '7', '--norooms']],
    ['pits', ['--player'], ['--size', '6']],
    ['minotaur', ['watch', 'level-2', '--theseus'], []],
    ['rogue', ['watch', 'mouth', '--monster'], ['--moves', '20']],
  ])('%s takes a path with %j', async (game, before, after) => {
    // The first move that there is: what a seat sees is the game's own business, its names are not.
    const path = await moduleWith('', "return 'nowhere';", 'lost.js');
    const { code, stdout } = await asterion([game, ...before, path, ...after, '--seed', '7', '--json']);
    expect(code).toBe(1);
    expect(stdout).toContain('(lost.js) made the illegal move \\"nowhere\\"');
  });

  test('is played against a person, too, who takes turns back', async () => {
    const path = await moduleWith('', "return 'STAY';", 'still.js');
    const { code, stdout } = await asterion(
      ['rogue', 'play', 'cornered', '--monster', path, '--seed', '7'],
      'S\nS\nundo\nE\nquit\n',
    );
    expect(code).toBe(0);
    expect(stdout).toContain('after');
  });
});

describe('asterion rogue rate', () => {
  const rate = (path: string, ...args: string[]) => asterion(['rogue', 'rate', path, '--seed', '7', '--json', ...args]);

  test("rates a player of one's own: who never moves captures nobody, and loses nothing that was safe", async () => {
    const text =
      "console.log('here');\nexport default { seats: ['monster'], memoryless: true, start: () => ({ move: () => 'STAY' }) };";
    const { code, stdout } = await rate(await fileWith(text, 'still.mjs'));
    expect(code).toBe(0);
    const { won, safe, ...rest } = JSON.parse(stdout) as Record<string, { starts: number; kept: number }>;
    expect(rest).toMatchObject({ player: 'still.mjs', side: 'monster', sampled: false });
    expect([safe.kept, won.starts > 0]).toEqual([safe.starts, true]);
    // Only where the rogue has to walk into it.
    expect(won.kept).toBeLessThan(won.starts / 100);
    expect(threads()).toBe(0);
  });

  test.each([
    ['throws', "throw new TypeError('no idea');", 'threw TypeError: no idea, at bad.js:3'],
    ['makes an illegal move', "return 'NNE';", 'made the illegal move "NNE"'],
    ['hangs', 'while (true);', 'took longer than 200 ms'],
    ['takes its time', "return Promise.resolve('STAY');", 'takes its time, and has to answer at once'],
  ])('says of one that %s what it did', async (_what, body, why) => {
    const path = await moduleWith('seen', body, 'bad.js');
    const { code, stdout, stderr } = await rate(path, '--side', 'rogue', '--time', '200');
    expect([code, stdout, stderr]).toEqual([1, '', `asterion: the player bad.js ${why}\n`]);
    expect(threads()).toBe(0);
  });

  test('refuses one that cannot sit there', async () => {
    const path = await fileWith("export default { seats: ['theseus'], start: () => ({}) };", 'odd.js');
    const { code, stderr } = await rate(path);
    expect([code, stderr]).toEqual([2, `asterion: ${path}: it plays theseus, not monster, rogue\n`]);
  });
});
