/** Hunters of one's own, wherever one is named: what they do right, and what becomes of a game if they do not. */

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isThorough, sample } from '../../../../testing/thorough.js';
import { asterion, interrupted, onTerminal, start } from '../../test/command.js';
import { fileWith } from '../../test/folder.js';
import { LANGUAGES, moduleWith, threads } from '../../test/modules.js';

const KEYS = 'DDDWWWSSAADD';
const explore = (keys: string, path: string, ...args: string[]) =>
  asterion(['explore', '--input', keys, '--hunter', path, '--hunters', '3', '--json', ...args]);
const hashOf = ({ stdout }: { readonly stdout: string }): unknown => (JSON.parse(stdout) as { hash: string }).hash;

const BAD = [
  ['throws', "throw new TypeError('no idea');", (end: string) => `threw TypeError: no idea, at bad.${end}:3`],
  ['is illegal', "return 'NNE';", () => 'made the illegal move "NNE"'],
  ['hangs', 'while (true);', () => 'took longer than 200 ms'],
] as const;

describe.each(LANGUAGES)('a hunter in a file that ends in .$end', ({ end, typed }) => {
  const hunter = (body: string, name = `mine.${end}`) =>
    moduleWith(`${typed('seen', 'any')}, ${typed('rng', 'any')}`, body, name);

  test('hunts, is called by its file, and is needed again where its game is', async () => {
    const path = await hunter("return 'STAY';");
    const [game, saves] = ['game.json', 'saves'].map((name) => join(dirname(path), name));
    const played = await explore(`N999S${KEYS}:Q`, path, '--record', game, '--save-dir', saves);
    expect(played.code).toBe(0);
    const text = await readFile(game, 'utf8');
    expect(text).toContain(`"hunter":"mine.${end}"`);
    expect(text).not.toContain(dirname(path));
    expect(await asterion(['replay', game, '--check', '--hunter', path, '--quiet'])).toMatchObject({ code: 0 });
    expect(hashOf(await explore('L', path, '--save-dir', saves))).toBe(hashOf(played));
    expect(threads()).toBe(0);
    // Without it nothing is lost, and both say what is missing.
    const why = `The hunter "mine.${end}" is not known here. Name its module: --hunter PATH.\n`;
    const replay = await asterion(['replay', game, '--check']);
    expect([replay.code, replay.stderr]).toEqual([2, `asterion: ${game}: ${why}`]);
    const load = await asterion(['explore', '--input', 'LDD', '--save-dir', saves]);
    expect(load.code).toBe(2);
    expect(load.stderr.endsWith(why)).toBe(true);
    const slots = await asterion(['explore', 'slots', '--save-dir', saves]);
    expect(slots.stdout).toContain('its own hunter');
  });

  test.each(isThorough || end === 'ts' ? BAD : [])(
    'that %s ends the game, and no save is touched',
    async (_what, body, why) => {
      const path = await hunter(body, `bad.${end}`);
      const saves = join(dirname(path), 'saves');
      await asterion(['explore', '--input', 'N999SDD:Q', '--save-dir', saves]);
      const before = await readFile(join(saves, 'main.json'), 'utf8');
      const { code, stdout, stderr } = await explore(`N999S${KEYS}:Q`, path, '--save-dir', saves, '--time', '200');
      expect([code, stdout, stderr]).toEqual([1, '', `asterion: the hunter bad.${end} ${why(end)}\n`]);
      expect(await readFile(join(saves, 'main.json'), 'utf8')).toBe(before);
      expect(await readdir(saves)).toEqual(['main.json']);
      expect(threads()).toBe(0);
    },
  );

  test.each(isThorough || end === 'js' ? BAD : [])('that %s is found out by check', async (_what, body, why) => {
    const path = await hunter(body, `bad.${end}`);
    const { code, stdout } = await asterion(['check', path, '--as', 'hunter', '--time', '200', '--quiet']);
    expect(code).toBe(1);
    expect(stdout).toContain(`: it ${why(end)}.\n`);
    expect(threads()).toBe(0);
  });
});

describe('an entry as in the registry', () => {
  const ours = (name: string) =>
    fileWith(
      `import { hunterNamed } from 'asterion/players/explore';\nexport default hunterNamed(${JSON.stringify(name)});\n`,
      'ours.mjs',
    );

  test.each(sample(['bfs', 'greedy-enemy', 'bfs-random', 'random'], 2))(
    '%s hunts as it does without a module',
    async (name) => {
      const path = await ours(name);
      const [own, plain] = [await explore(KEYS, path, '--seed', '7'), await explore(KEYS, name, '--seed', '7')];
      expect(hashOf(own)).toBe(hashOf(plain));
      expect((await asterion(['check', path, '--quiet'])).code).toBe(0);
    },
  );

  test('can be a monster of Rogue', async () => {
    const path = await fileWith(
      "import { roguePlayerNamed } from 'asterion/players/rogue';\nexport default roguePlayerNamed('cover', 'monster');\n",
      'ours.mjs',
    );
    expect(hashOf(await explore(KEYS, path, '--seed', '7'))).toBe(hashOf(await explore(KEYS, 'cover', '--seed', '7')));
  });

  test('goes where there is a way, or the game is over', async () => {
    const path = await fileWith('export default { plan: ({ hunter }) => ({ way: [hunter, hunter + 2] }) };', 'far.js');
    const { code, stderr } = await explore(KEYS, path, '--seed', '7');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^asterion: the hunter far.js went from \d+,\d+ to \d+,\d+, where there is no way\n$/);
    const check = await asterion(['check', path, '--quiet']);
    expect([check.code, check.stdout]).toEqual([1, expect.stringMatching(/no {3}goes where there is a way, or stays/)]);
  });

  test('that remembers what was before is found out by check', async () => {
    const path = await fileWith(
      'let turns = 0;\nexport default { plan: ({ hunter, world }) => {\n  const ways = [1, -1].filter((step) => (world.open[hunter] >> (step > 0 ? 0 : 4)) & 1);\n  return { way: turns++ % 2 === 0 || ways.length === 0 ? [hunter] : [hunter, hunter + ways[0]] };\n} };\n',
      'odd.js',
    );
    const { code, stdout } = await asterion(['check', path, '--quiet']);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/it (stayed|went to \d+,\d+) the first time/)]);
  });

  test('of a rogue is none', async () => {
    const path = await fileWith("export default { seats: ['rogue'], start: () => ({}) };", 'rogue.js');
    const { code, stderr } = await explore(KEYS, path, '--seed', '7');
    expect([code, stderr]).toEqual([2, `asterion: ${path}: it plays rogue, and who hunts is a monster\n`]);
  });
});

test('a table has one more line for it, and for a hunter that does not search', async () => {
  const path = await fileWith(
    "import { hunterNamed } from 'asterion/players/explore';\nexport default hunterNamed('greedy-enemy');\n",
    'ours.mjs',
  );
  const table = (...args: string[]) =>
    asterion(['explore', 'table', '--chases', '5', '--seed', '7', '--generator', 'bsp', '--json', ...args]);
  const { stdout } = await table('--hunter', path);
  interface Table {
    readonly generators: readonly { readonly hunters: readonly { readonly hunter: string }[] }[];
  }
  const { hunters } = (JSON.parse(stdout) as Table).generators[0];
  const [ours, own] = hunters.slice(3);
  expect(own).toEqual({ ...ours, hunter: 'ours.mjs' });
  expect((await table('--hunter', 'cover')).stdout).toContain('"hunter":"cover"');
  expect((await table('--hunter', 'nobody')).code).toBe(2);
  expect(threads()).toBe(0);
});

test('a world is generated for it, and a replay takes nothing but a path', async () => {
  const path = await moduleWith('', "return 'STAY';", 'mine.js');
  const made = await asterion(['explore', 'generate', '--seed', '7', '--hunter', path, '--format', 'json']);
  expect([made.code, made.stdout.includes('"mine.js"')]).toEqual([0, true]);
  const { code, stderr } = await asterion(['replay', 'game.json', '--hunter', 'bfs']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--hunter bfs: expected a path to a module')]);
});

test('a hunter that hangs is interrupted as anything else', async () => {
  const path = await moduleWith('', 'while (true);', 'hangs.js');
  const result = await interrupted(() =>
    start(['explore', '--input', KEYS, '--seed', '7', '--hunter', path, '--time', '1000000']),
  );
  expect(result.code).toBe(130);
});

test('on the terminal a game whose hunter fails is kept', async () => {
  const path = await moduleWith(
    'seen',
    "if (seen.rogue % 2 === 0) throw new Error('lost it');\nreturn 'STAY';",
    'odd.js',
  );
  const saves = join(dirname(path), 'saves');
  const args = ['explore', '--seed', '7', '--save-dir', saves, '--hunter', path, '--cols', '41'];
  const { code, stderr, isRaw } = await onTerminal(args, 'dddaaawwwsss');
  expect([code, isRaw, await readdir(saves)]).toEqual([1, false, ['autosave.json']]);
  expect(stderr).toContain('The game that was not saved is kept in the slot autosave.');
  expect(stderr).toContain('asterion: the hunter odd.js threw Error: lost it, at odd.js:3\n');
  expect(threads()).toBe(0);
});
