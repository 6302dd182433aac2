import { describe, expect, test } from 'vitest';
import { valueOf } from '../../../../test/scenes.js';
import { formatDungeon, parseDungeon, recogniseFormat } from '../../../notation/index.js';
import { rogue } from '../rogue.js';
import { dungeonNamed, dungeons } from './index.js';

test('there are at least 18, no two of one name or one drawing', () => {
  expect(dungeons.length).toBeGreaterThanOrEqual(18);
  for (const key of ['name', 'title', 'idea', 'text'] as const) {
    expect(new Set(dungeons.map((dungeon) => dungeon[key])).size).toBe(dungeons.length);
  }
});

test('a dungeon is found by its name only', () => {
  for (const dungeon of dungeons) expect(dungeonNamed(dungeon.name)).toBe(dungeon);
  expect(dungeonNamed('Cornered')).toBeUndefined();
});

describe.each(dungeons.map((dungeon) => [dungeon.name, dungeon] as const))('%s', (name, { title, idea, text }) => {
  test('has a name for a command line, a title and an idea of one sentence', () => {
    expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(title).toMatch(/^[A-Z][^.]*$/);
    expect(idea).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test('is read without warnings and written back as it is, but for blanks at line ends', () => {
    expect(recogniseFormat(text)).toBe('dungeon');
    const parsed = parseDungeon(text);
    expect(parsed).toMatchObject({ ok: true, warnings: [] });
    const trimmed = formatDungeon(valueOf(parsed)).replace(/ +$/gm, '');
    expect(text).toBe(trimmed);
  });

  test('can be played under every rule', () => {
    const { scene } = valueOf(parseDungeon(text));
    for (const stay of [true, false]) {
      for (const diagonals of ['always', 'rooms', 'never'] as const) {
        expect(rogue.fault(scene, { stay, diagonals })).toBeUndefined();
        expect(rogue.initial(scene, { stay, diagonals }, 0).seat).toBe('monster');
      }
    }
  });
});
