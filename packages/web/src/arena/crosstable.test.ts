import { expect, test } from 'vitest';
import { crossed } from './Crosstable.js';

const botsCalled = (...names: readonly string[]) =>
  names.map((name, index) => ({
    ...{ name, rating: -index, uncertainty: 1, won: 0, drawn: 0, lost: 0, forfeits: 0 },
    kept: null,
  }));

test('rows stay where they are, whoever leads', () => {
  expect(crossed(botsCalled('bot 10', 'Anna', 'bot 9'))).toEqual(['Anna', 'bot 9', 'bot 10']);
  expect(crossed(botsCalled('bot 9', 'bot 10', 'Anna'))).toEqual(['Anna', 'bot 9', 'bot 10']);
});

test('of very many only the best are crossed', () => {
  const names = Array.from({ length: 50 }, (_, index) => `bot ${index}`);
  expect(crossed(botsCalled(...names.toReversed()))).toEqual(names.slice(10));
});
