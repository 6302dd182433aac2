import { computed, signal } from '@preact/signals';
import { beginExplore, type ExploreSession, pressKey } from 'asterion/play';
import { expect, test } from 'vitest';
import { parseLink } from '../shell/link.js';
import { RunChallenge } from './challenge.js';

const SAID = { seed: '7', generator: 'bsp', rows: '18', cols: '32', hunters: '0', coins: '3', toll: '1', worlds: '1' };

/** A run on screen, after some keys. */
function going(run: ExploreSession, keys = '') {
  for (const key of keys) pressKey(run, key);
  const runs = signal<ExploreSession | undefined>(run);
  const position = computed(() => runs.value?.tip.position);
  return { runs, challenge: new RunChallenge({ run: runs, position, eyes: signal(undefined) }) };
}

function queryOf(link: string | undefined): URLSearchParams {
  const parsed = parseLink(link ?? '');
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.query;
}

test('a run challenges: the same worlds from their start, with how far one came', async () => {
  const { challenge } = going(beginExplore(SAID), '....');
  const query = queryOf(await challenge.link('Ada'));
  expect([query.get('seed'), query.has('rec'), query.get('by')]).toEqual(['7', false, 'Ada']);
  const friend = going(beginExplore(SAID), '..');
  await friend.challenge.open(query);
  expect(friend.challenge.text.value).toBe('Ada: world 1 of 1 after 4 turns, with 0 coins. Can you do better?');
  expect(Object.keys(Object.fromEntries(friend.challenge.entries))).toEqual(['by', 'ghost']);
  friend.runs.value = beginExplore({ ...SAID, seed: '8' }); // other worlds: the ghost stays behind
  expect([friend.challenge.text.value, friend.challenge.entries]).toEqual([undefined, []]);
});

test('a trail that is damaged is left out with a message', async () => {
  const { challenge } = going(beginExplore(SAID));
  await challenge.open(new URLSearchParams('by=Eve&ghost=nonsense'));
  expect(challenge.text.value).toBe('The trail in the link is damaged: it is left out.');
  expect(challenge.trails.value).toEqual([]);
});
