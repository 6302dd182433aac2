/** What is wrong with a bot, in words. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';

const starter = fileURLToPath(new URL('../../../../examples/bots/starter.mjs', import.meta.url));
const isLinux = process.platform === 'linux';

/** A bot that does this when it is asked. */
const botWith = (onGo: string, onHello = "say('ready');") =>
  fileWith(
    `import { createInterface } from 'node:readline';
const say = (line) => process.stdout.write(line + '\\n');
let legal = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...words] = line.split(' ');
  if (word === 'arena') { ${onHello} }
  if (word === 'legal') legal = words;
  if (word === 'go') { ${onGo} }
  if (word === 'quit') process.exit(0);
}
`,
    'bot.mjs',
  );

const check = (path: string, ...args: string[]) =>
  asterion(['arena', 'check', '--quiet', '--game', 'rogue', '--games', '1', ...args, '--', process.execPath, path]);

describe.skipIf(!isLinux)('arena check', () => {
  test('a bot that does nothing wrong', async () => {
    const { code, stdout } = await asterion([
      'arena',
      'check',
      '--quiet',
      '--games',
      '1',
      '--',
      process.execPath,
      starter,
    ]);
    expect(code, stdout).toBe(0);
    expect(stdout.split('\n').filter((line) => line.endsWith('ok'))).toHaveLength(7);
  });

  test.each([
    ["say('move banana');", 'answered "move banana": "banana" is no move, expected for example "move '],
    ["say('move 99 99');", 'answered "move 99 99": 99 99 is not among the legal moves ('],
    ["console.error('Traceback'); process.exit(1);", 'ended with exit code 1.\nThe last on stderr:\n  Traceback'],
    ['', 'took longer than 200 ms. The line "go" wants an answer'],
  ])('a bot that answers by %s', async (onGo, why) => {
    const { code, stdout } = await check(await botWith(onGo), '--move', '100');
    expect(code).toBe(1);
    expect(stdout).toContain(why);
  });

  test('a bot that is never ready', async () => {
    const { code, stdout } = await check(await botWith('', ''), '--start', '300');
    expect([code, stdout]).toEqual([1, expect.stringContaining('was not ready within 300 ms. It has to answer')]);
  });

  test('a bot that prints what is no protocol, or says cells with a comma, is told so', async () => {
    const path = await botWith("say('thinking'); say('move ' + legal[0]);");
    const { code, stdout } = await check(path, '--move', '20000');
    expect(code).toBe(0);
    expect(stdout).toContain('Note: It printed "thinking" on stdout');
    expect(stdout).toMatch(/Note: It answered "move \d+,\d+": the protocol says "move \d+ \d+"/);
  });

  test('a report', async () => {
    const { stdout } = await check(starter, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      holds: true,
      checked: [
        { game: 'rogue', role: 'monster', games: 1 },
        { game: 'rogue', role: 'rogue' },
      ],
    });
  });

  test('a solver of mazes', async () => {
    const { code, stdout } = await asterion(['arena', 'check', '--game', 'maze', '--', process.execPath, starter]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('expected "path r,c r,c ..."')]);
  });

  test('a program that is not there', async () => {
    const { code, stdout } = await asterion(['arena', 'check', '--game', 'rogue', '--', join('nowhere', 'bot')]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('Is the program installed')]);
  });

  test('bad usage', async () => {
    expect((await asterion(['arena', 'check', '--game', 'chess', '--', 'true'])).code).toBe(2);
    expect((await asterion(['arena', 'check'])).code).toBe(2);
  });
});
