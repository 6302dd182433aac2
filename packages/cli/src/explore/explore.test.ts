/** `asterion explore` without a terminal: strings of keys, and the commands around them. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exploreRows } from 'asterion/game/explore';
import { realmGenerators, roomKinds } from 'asterion/generate';
import { parseDocument } from 'asterion/notation';
import { beginExplore, pressKey, stateHash } from 'asterion/play';
import { hunters } from 'asterion/players/explore';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';
import { folder } from '../../test/folder.js';

interface Report {
  readonly grid: string[];
  readonly hash: string;
  readonly saved: boolean;
}

const HARD = ['--hunters', '2', '--hunter', 'bfs-random', '--coins', '9', '--toll', '0'];

/** Plays strings one after the other with one folder of saves. */
async function sittings(strings: readonly string[], options: readonly string[] = HARD): Promise<Report> {
  const saves = await folder();
  let report: Report | undefined;
  for (const keys of strings) {
    const { code, stdout, stderr } = await asterion([
      'explore',
      '--input',
      keys,
      '--save-dir',
      saves,
      '--json',
      ...options,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    report = JSON.parse(stdout) as Report;
  }
  if (report === undefined) throw new Error('Expected a string at least.');
  return report;
}

const without = ({ grid, hash }: Report) => ({ grid, hash });

describe('explore --input', () => {
  test.each([
    [['N999SDDDWWWDDD'], ['N999SDDD:Q', 'LWWWDDD']],
    [['N999SDDDWWWDDD'], ['N999SDDD:Q', 'LWWW:Q', 'LDDD:Q']],
    [['N999SDDDWWWDDD'], ['N999SDDD:Q', 'L:Q', 'L:Q', 'LWWWDDD']],
    [['n7193300625454684331saaawasdaawdwsd'], ['n7193300625454684331saaawasdaawd:q', 'lwsd']],
    [['N5S....ZZ'], ['N5S....:Q', 'LZ:Q', 'LZ']],
  ])('%j is %j', async (whole, split) => {
    expect(without(await sittings(split))).toEqual(without(await sittings(whole)));
  });

  test('prints what the library plays: rows from the top, each as wide as the world', async () => {
    const session = beginExplore({ seed: '7', rows: '12', cols: '30' });
    for (const key of 'DDWW') pressKey(session, key);
    const options = ['--rows', '12', '--cols', '30'];
    const report = await sittings(['N7SDDWW'], options);
    expect(report).toEqual({ grid: exploreRows(session.tip.position), hash: stateHash(session), saved: false });
    expect(report.grid.map((row) => row.length)).toEqual(new Array(12).fill(30));
    const { stdout } = await asterion(['explore', '--input', 'N7SDDWW', ...options]);
    expect(stdout).toBe(`${report.grid.join('\n')}\n`);
  });

  test('turns knobs, which a save keeps, and names those there are not', async () => {
    const options = ['--rows', '12', '--cols', '20', '--knob', 'depth=0', '--knob', 'wandering=100'];
    const whole = await sittings(['N5S..'], options);
    expect(without(whole)).not.toEqual(without(await sittings(['N5S..'], options.slice(0, 4))));
    expect(without(await sittings(['N5S.:Q', 'L.:Q', 'L'], options))).toEqual(without(whole));
    const { stdout } = await asterion(['explore', 'generate', '--seed', '5', ...options]);
    expect(stdout).toBe((await asterion(['explore', '--input', 'N5S', ...options])).stdout);
    const refused = await asterion(['explore', '--input', 'N5S', '--knob', 'width=3']);
    expect(refused).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--knob width: expected one of depth') as string,
    });
  });

  test('saves into the slot that was named, in a folder that is made, and says so in the report only', async () => {
    const saves = join(await folder(), 'new', 'folder');
    const command = ['explore', '--save-dir', saves, '--slot', 'cave-2', '--json'];
    const saved = await asterion([...command, '--input', 'N1SD:q']);
    expect(saved).toMatchObject({ code: 0, stderr: '' });
    expect((JSON.parse(saved.stdout) as Report).saved).toBe(true);
    expect(readdirSync(saves)).toEqual(['cave-2.json']);
    expect((await asterion([...command, '--input', 'L'])).code).toBe(0);
    expect((await asterion(['explore', '--save-dir', saves, '--input', 'L'])).code).toBe(1);
  });

  test('plays from a new world of --seed where the keys begin none, and asks for no more coins than there are', async () => {
    const options = ['--coins', '1', '--json'];
    const [said, typed] = await Promise.all([
      asterion(['explore', '--input', 'DDDW', '--seed', '7', ...options]),
      asterion(['explore', '--input', 'N7SDDDW', ...options]),
    ]);
    expect(said).toEqual({ code: 0, stdout: typed.stdout, stderr: '' });
    const saves = await folder();
    const saved = await asterion(['explore', '--input', 'd:q', '--seed', 'tower', '--save-dir', saves, ...options]);
    const again = await asterion(['explore', '--input', 'L', '--save-dir', saves, ...options]);
    expect((JSON.parse(saved.stdout) as Report).saved).toBe(true);
    expect(without(JSON.parse(again.stdout) as Report)).toEqual(without(JSON.parse(saved.stdout) as Report));
  });

  test('writes the result to a file, and the game as a recording', async () => {
    const [out, record] = [join(await folder(), 'end.json'), join(await folder(), 'game.json')];
    const command = ['explore', '--input', '..Z.', '--seed', '7'];
    const { stdout } = await asterion(command);
    const written = await asterion([...command, '--json', '--out', out, '--record', record]);
    expect(written).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(`${(JSON.parse(readFileSync(out, 'utf8')) as Report).grid.join('\n')}\n`).toBe(stdout);
    expect((await asterion(['replay', record, '--check'])).stdout).toBe('ok: 4 moves\n');
    const piped = await asterion([...command, '--record', '-']);
    expect(piped).toEqual({ code: 0, stdout: readFileSync(record, 'utf8'), stderr: stdout });
  });

  test('L without a save is a no, and nothing is written', async () => {
    const saves = join(await folder(), 'none');
    const answer = await asterion(['explore', '--input', 'LWWW:Q', '--save-dir', saves]);
    expect(answer).toEqual({ code: 1, stdout: '', stderr: `asterion: there is no save ${saves}/main.json\n` });
    expect(existsSync(saves)).toBe(false);
  });

  test('a damaged save is refused with the place and the reason; the backup is named, and can be loaded', async () => {
    const saves = await folder();
    const play = (keys: string, ...more: string[]) =>
      asterion(['explore', '--input', keys, '--save-dir', saves, '--json', ...more]);
    const first = await play('N3SD:Q');
    await play('LA:Q');
    const path = join(saves, 'main.json');
    const torn = readFileSync(path, 'utf8').slice(0, 100);
    writeFileSync(path, torn);
    const refused = await play('LW:Q');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(
      /^asterion: .*main\.json:\d+:\d+: .* There is a backup, .*main\.bak\.json: --backup loads it\n$/,
    );
    expect(readFileSync(path, 'utf8')).toBe(torn);
    const rescued = await play('L', '--backup');
    expect((JSON.parse(rescued.stdout) as Report).hash).toBe((JSON.parse(first.stdout) as Report).hash);
    const over = await play('L:Q', '--backup');
    expect(over.stderr).toMatch(/main\.json:\d+:\d+: .* It was moved aside, to .*main\.damaged-1\.json\n$/);
    expect(readFileSync(join(saves, 'main.damaged-1.json'), 'utf8')).toBe(torn);
    expect((await play('L')).code).toBe(0);
  });

  test.each<[string, string[], RegExp]>([
    ['no seed', ['--input', 'NS'], /--input: Expected digits between N and S/],
    ['a seed that is too large', ['--input', 'N9223372036854775808S'], /at most 9223372036854775807/],
    ['a seed without its S', ['--input', 'N12'], /Expected S after the digits/],
    ['nothing chosen', ['--input', 'q'], /Expected N, a seed and S for a new world, or L/],
    ['no keys at all', ['--input', ''], /Expected N, a seed and S/],
    [
      'an unknown hunter',
      ['--input', 'N1S', '--hunter', 'cat'],
      /--hunter cat: There is no hunter "cat"; known: bfs, astar/,
    ],
    ['an unknown generator', ['--input', 'N1S', '--generator', 'x'], /--generator x: Expected a generator \(bsp, /],
    ['a world too small', ['--input', 'N1S', '--rows', '8'], /--rows 8: Expected a whole number from 9/],
    [
      'a toll that cannot be paid',
      ['--input', 'N1S', '--coins', '1', '--toll', '2'],
      /--toll 2: .*at most the 1 coins/,
    ],
    ['a slot that leads elsewhere', ['--input', 'L', '--slot', '../x'], /Expected the name of a slot/],
    ['no terminal and no keys', [], /no terminal to play on; --input KEYS/],
    ['a report of nothing', ['--json'], /--json is for --input KEYS/],
    ['a file of nothing', ['--out', 'x'], /--out is for --input KEYS/],
    ['a second world', ['--input', 'N1S', '--seed', '2'], /--input: A seed begins the world already: leave N, digits/],
    ['a save beside a seed', ['--input', 'L', '--seed', '2'], /--input: A seed begins the world already/],
    ['two results on one stream', ['--input', 'N1S', '--json', '--record', '-'], /would both go to standard output/],
    ['themes that say two things', ['--theme', 'unicode', '--ascii'], /--ascii.* cannot be used with .*--theme/],
    ['a folder that cannot be', ['--input', 'N1S:Q', '--save-dir', '/dev/null/x'], /cannot (read|save)/],
    ['an unknown command', ['maps'], /unknown command "maps"; known: slots, generate/],
  ])('refuses %s with exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await asterion(['explore', '--save-dir', await folder(), ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('explore slots', () => {
  test('lists seed, world, turns, coins and when', async () => {
    const saves = await folder();
    const options = ['--save-dir', saves];
    await asterion(['explore', '--input', 'N42S..:Q', '--slot', 'a', ...options]);
    writeFileSync(join(saves, 'b.json'), '?');
    const { stdout } = await asterion(['explore', 'slots', ...options]);
    expect(stdout).toMatch(/^slot +seed +world +turns +coins +saved\n/);
    expect(stdout).toMatch(/\na +42 +1 of 3 +2 +0 +\d{4}-\d\d-\d\d \d\d:\d\d\n/);
    expect(stdout).toMatch(/\nb +damaged +\d{4}/);
    const report = JSON.parse((await asterion(['explore', 'slots', '--json', ...options])).stdout) as {
      slots: object[];
    };
    const out = join(await folder(), 'slots.json');
    await asterion(['explore', 'slots', '--json', '--out', out, ...options]);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(report);
    expect(report.slots).toHaveLength(2);
    expect(report.slots).toContainEqual(
      expect.objectContaining({ slot: 'a', seed: '42', world: 1, turns: 2, coins: 0 }),
    );
  });
});

describe('explore generate', () => {
  test('writes the world that a seed begins in', async () => {
    const { stdout } = await asterion(['explore', 'generate', '--seed', '7']);
    expect(stdout).toBe((await asterion(['explore', '--input', 'N7S'])).stdout);
  });

  test.each(realmGenerators.map(({ name }) => name))('draws %s as a document and a picture', async (generator) => {
    const command = ['explore', 'generate', '--generator', generator, '--seed', '1', '--rows', '15', '--cols', '20'];
    const read = parseDocument((await asterion([...command, '--format', 'json'])).stdout);
    if (!read.ok) throw new Error(read.fault.message);
    const { world, actors, exit } = read.value;
    expect([world.grid.rows, world.grid.cols, world.grid.origin]).toEqual([15, 20, 'bottom']);
    expect([actors.avatar.length, actors.hunter.length, actors.coin.length, typeof exit]).toEqual([1, 1, 8, 'number']);
    expect((await asterion([...command, '--format', 'svg'])).stdout).toMatch(/^<svg /);
  });

  test('turns knobs, and names those it does not have', async () => {
    const command = ['explore', 'generate', '--seed', '1', '--knob'];
    const [one, deep] = await Promise.all([asterion([...command, 'depth=0']), asterion([...command, 'depth=5'])]);
    expect(one.stdout).not.toBe(deep.stdout);
    expect(await asterion([...command, 'width=3'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--knob width: expected one of depth') as string,
    });
    expect(await asterion([...command, 'depth'])).toMatchObject({ code: 2 });
  });
});

test('explore list names generators with their knobs, kinds of rooms, and hunters', async () => {
  const { stdout } = await asterion(['explore', 'list']);
  const names = [...realmGenerators, ...realmGenerators.flatMap(({ knobs }) => knobs), ...roomKinds, ...hunters];
  for (const { name } of names) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  const report = JSON.parse((await asterion(['explore', 'list', '--json'])).stdout) as Record<
    string,
    { name: string }[]
  >;
  expect(report.generators.map(({ name }) => name)).toEqual(realmGenerators.map(({ name }) => name));
  expect(report.hunters).toHaveLength(hunters.length);
  const out = join(await folder(), 'list.txt');
  expect(await asterion(['explore', 'list', '--out', out])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(readFileSync(out, 'utf8')).toBe(stdout);
});

describe('explore table', () => {
  const command = ['explore', 'table', '--chases', '12', '--seed', '3', '--rows', '15', '--cols', '30'];

  test('tells for each generator how far every hunter walks', async () => {
    const { code, stdout, stderr } = await asterion(command);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^12 chases in 15 x 30 worlds of each generator, seed 3/);
    for (const { name } of realmGenerators)
      for (const hunter of ['bfs', 'astar'])
        expect(stdout).toMatch(new RegExp(`\n${name} +${hunter} +1\\.000 +1\\.000 +0 +0\\.0 %`));
    expect(stdout).toMatch(/\nbsp +greedy-avatar +[12]\.\d{3} +[12]\.\d{3} +\d+ +\d+\.\d %\nbsp +greedy-enemy /);
  });

  test('reports the same, of one generator if asked', async () => {
    const { stdout } = await asterion([...command, '--generator', 'caves', '--json']);
    const report = JSON.parse(stdout) as {
      generators: { generator: string; hunters: { hunter: string; walked: number }[] }[];
    };
    expect(report).toMatchObject({ chases: 12, rows: 15, cols: 30, seed: '3' });
    expect(report.generators.map(({ generator }) => generator)).toEqual(['caves']);
    expect(report.generators[0].hunters.map(({ hunter }) => hunter)).toEqual([
      'bfs',
      'astar',
      'greedy-avatar',
      'greedy-enemy',
    ]);
    for (const { walked } of report.generators[0].hunters) expect(walked).toBeGreaterThanOrEqual(1);
  });
});

describe('explore compare', () => {
  const command = ['explore', 'compare', '--seed', '7', '--rows', '15', '--cols', '30'];

  test('prints both searches turn by turn, and how they end', async () => {
    const { stdout } = await asterion(command);
    expect(stdout).toMatch(/^Greedy search from either end, bsp world, seed 7\./);
    expect(stdout).toMatch(/\nturn +greedy-avatar +shortest +looked at +greedy-enemy +shortest +looked at\n +0 /);
    expect(
      stdout.match(/: (?:\d+ steps, \d\.\d\d times the shortest way of \d+|goes round for ever from turn \d+ on)\.\n/g),
    ).toHaveLength(2);
  });

  test('reports the same, and draws a seed where none is said', async () => {
    const out = join(await folder(), 'report.json');
    expect(await asterion([...command, '--json', '--out', out])).toEqual({ code: 0, stdout: '', stderr: '' });
    const report = JSON.parse(readFileSync(out, 'utf8')) as {
      turns: number;
      sides: { steps: number; shortest: number; moments: { planned: number; shortest: number; looked: number }[] }[];
    };
    expect(report).toMatchObject({
      seed: '7',
      generator: 'bsp',
      rows: 15,
      cols: 30,
      sides: [{ hunter: 'greedy-avatar', isEndless: expect.any(Boolean) as boolean }, { hunter: 'greedy-enemy' }],
    });
    const { stdout } = await asterion(command);
    for (const { steps, shortest, moments } of report.sides) {
      expect([moments.length, moments[0].shortest]).toEqual([steps + 1, shortest]);
      expect(moments[0].planned).toBeGreaterThanOrEqual(shortest);
      expect(stdout).toMatch(new RegExp(`\n +0 .*\\b${moments[0].planned} +${shortest} +${moments[0].looked}\\b`));
    }
    expect(Math.max(...report.sides.map(({ steps }) => steps))).toBe(report.turns);
    expect((await asterion(['explore', 'compare', '--json', '--rows', '9', '--cols', '12'])).stderr).toMatch(
      /^seed \d+\n$/,
    );
  });

  test('draws a turn of both side by side', async () => {
    const out = join(await folder(), 'turn.svg');
    expect(await asterion([...command, '--turn', '3', '--out', out])).toEqual({ code: 0, stdout: '', stderr: '' });
    const svg = readFileSync(out, 'utf8');
    expect(svg.match(/<svg /g)).toHaveLength(3);
    expect(svg.match(/<\/svg>/g)).toHaveLength(3);
    expect(svg).toMatch(/greedy-avatar, turn 3: plans \d+ steps, the shortest way has \d+; looked at \d+ cells/);
  });

  test('makes a page to step through that loads nothing', async () => {
    const out = join(await folder(), 'both.html');
    expect((await asterion([...command, '--out', out])).code).toBe(0);
    const html = readFileSync(out, 'utf8');
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src=|href=|@import|url\(/);
    const data = JSON.parse(/id="game">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
      places: Record<number, [number, number]>;
      sides: { turns: { at: number; way: number[]; looked: number[] }[] }[];
    };
    const [turns] = data.sides.map((side) => side.turns.length - 1);
    expect(html).toContain(`max="${turns}"`);
    for (const { turns: moments } of data.sides)
      for (const { at, way, looked } of moments)
        expect([at, ...way, ...looked].every((cell) => data.places[cell] !== undefined)).toBe(true);
  });

  test('refuses a file of another kind', async () => {
    expect(await asterion([...command, '--out', 'x.png'])).toMatchObject({ code: 2, stdout: '' });
  });
});
