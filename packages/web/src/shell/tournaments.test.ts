import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasTournaments, lookForTournaments } from './tournaments.js';

const answerWith = (isOnline: boolean, answer: () => Response) => {
  const ask = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', ask);
  return ask;
};

beforeEach(() => {
  hasTournaments.value = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('tournaments are offered where the server has some', async () => {
  answerWith(true, () => Response.json({ tournaments: [{}] }));
  await lookForTournaments();
  expect(hasTournaments.value).toBe(true);
});

test.each([
  ['an empty list', () => Response.json({ tournaments: [] })],
  ['something else', () => Response.json(null)],
  ['a page', () => new Response('<html>')],
  ['a refusal', () => new Response('{"tournaments":[', { status: 404 })],
])('not where it answers with %s', async (_, answer) => {
  answerWith(true, answer);
  await lookForTournaments();
  expect(hasTournaments.value).toBe(false);
});

test('without a connection nobody is asked', async () => {
  const ask = answerWith(false, () => Response.json({ tournaments: [{}] }));
  await lookForTournaments();
  expect(ask).not.toHaveBeenCalled();
});
