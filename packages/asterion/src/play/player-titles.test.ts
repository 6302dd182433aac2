import { describe, expect, test } from 'vitest';
import { plainSettings } from '../settings/index.js';
import { games } from './games.js';
import { HUMAN } from './setup.js';

describe.each(games.map(({ game, settings }) => [game.name, settings] as const))('%s', (_, settings) => {
  const lists = plainSettings(settings).filter(({ input }) => input === 'player');

  test('players and hunters are chosen by a title of their own, with the name that commands know', () => {
    expect(lists).not.toEqual([]);
    for (const list of lists) {
      const bots = (list.choices?.({}) ?? []).filter(({ name }) => name !== HUMAN);
      expect(bots).not.toEqual([]);
      expect(new Set(bots.map(({ title = '' }) => title.replace(/ \(.*/, ''))).size).toBe(bots.length);
      for (const { name, title } of bots) expect(title).toMatch(new RegExp(`^[A-Z][^(]{5,35} \\(${name}\\)$`));
    }
  });

  test('what is said of them is for people: no cost of a move', () => {
    for (const list of lists) {
      for (const { about = '' } of list.choices?.({}) ?? []) expect(about).not.toMatch(/cost of/i);
    }
  });
});
