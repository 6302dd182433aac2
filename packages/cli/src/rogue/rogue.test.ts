import { dungeons } from 'asterion/game/rogue';
import { dungeonKinds } from 'asterion/generate';
import { parseDocument, parseDungeon } from 'asterion/notation';
import { roguePlayers } from 'asterion/players/rogue';
import { didYouMean } from 'asterion/settings';
import { describe, expect, test } from 'vitest';
import { asterion } from '../../test/command.js';

describe('rogue list', () => {
  test('names every player of both sides, every dungeon and every kind, with their ideas', async () => {
    const { code, stdout } = await asterion(['rogue', 'list']);
    expect(code).toBe(0);
    for (const { name, about } of [...roguePlayers, ...dungeonKinds]) {
      expect(stdout).toContain(`  ${name} `);
      expect(stdout).toContain(about);
    }
    for (const { idea } of dungeons) expect(stdout).toContain(idea);
  });

  test('reports in JSON', async () => {
    const { stdout } = await asterion(['rogue', 'list', '--json']);
    const report = JSON.parse(stdout) as Record<string, unknown[]>;
    expect(report.players).toContainEqual({
      name: 'human',
      about: 'You, at the keyboard.',
      cost: 'as long as you take',
      seats: ['monster', 'rogue'],
    });
    expect(report.players).toHaveLength(roguePlayers.length + 1);
    expect(report.dungeons[0]).toEqual({ name: dungeons[0].name, title: dungeons[0].title, idea: dungeons[0].idea });
    expect(report.kinds).toHaveLength(dungeonKinds.length);
  });
});

describe('rogue generate', () => {
  const seven = ['rogue', 'generate', '--seed', '7', '--size', '13'];

  test('writes a dungeon file, always the same for the same seed', async () => {
    const { code, stdout, stderr } = await asterion(seven);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const read = parseDungeon(stdout);
    expect(read).toMatchObject({ ok: true, warnings: [], value: { letters: 'A', comment: '' } });
    expect((await asterion([...seven, '--seed', '007'])).stdout).toBe(stdout);
    expect((await asterion([...seven, '--seed', '8'])).stdout).not.toBe(stdout);
  });

  test.each(dungeonKinds.map(({ name }) => name))('knows the kind %s, and can be watched at once', async (kind) => {
    const { stdout } = await asterion([...seven, '--kind', kind]);
    expect((await asterion(['rogue', 'watch', '-', '--moves', '9', '--json', '--quiet'], stdout)).code).toBe(0);
  });

  test('turns its knobs', async () => {
    const knobs = [
      '--rooms',
      '3-4',
      '--room-size',
      '3',
      '--loops',
      '50%',
      '--dead-ends',
      '2',
      '--touching',
      '--monsters',
      '3',
    ];
    const { code, stdout } = await asterion([...seven, ...knobs]);
    expect(code).toBe(0);
    expect(parseDungeon(stdout)).toMatchObject({ ok: true, value: { letters: 'ABC' } });
  });

  test('writes documents and pictures', async () => {
    expect(parseDocument((await asterion([...seven, '--format', 'json'])).stdout).ok).toBe(true);
    expect((await asterion([...seven, '--format', 'svg'])).stdout).toMatch(/^<svg /);
    expect((await asterion([...seven, '--format', 'png'])).stdout).toContain('PNG');
    expect((await asterion([...seven, '--format', 'text'])).stdout.split('\n')).toHaveLength(14);
  });

  test('draws a seed when none is given, and prints it', async () => {
    expect((await asterion(['rogue', 'generate'])).stderr).toMatch(/^seed \d+\n$/);
  });

  test.each([
    ['an unknown kind', ['--kind', 'castle'], /--kind castle: Expected a kind \(plain, loops/],
    ['a size too small', ['--size', '3'], /size.*5 to 255.*3/],
    ['a size that is none', ['--size', 'x'], /--size/],
    ['a range that is none', ['--rooms', '7-'], /--rooms 7-: Expected a number or two/],
    ['a range backwards', ['--rooms', '7-3'], /--rooms 7-3: .*the smaller first/],
    ['loops that are none', ['--loops', 'many'], /--loops.*40%/],
    ['too many monsters', ['--monsters', '99'], /monsters.*12/],
    ['an unknown format', ['--format', 'gif'], /--format.*dungeon/],
  ])('refuses %s with exit code 2', async (_what, args, message) => {
    const { code, stdout, stderr } = await asterion(['rogue', 'generate', '--quiet', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

test('names near a word are those a few letters away, or around it', () => {
  const names = ['pillars', 'pincer', 'open', 'citadel'];
  expect(didYouMean('pilars', names)).toBe('Did you mean pillars?');
  expect(didYouMean('cita', names)).toBe('Did you mean citadel?');
  expect(didYouMean('', names)).toBe('');
  expect(didYouMean('labyrinth', names)).toBe('');
});
