import { ExploreRun } from 'asterion/game';
import { explore } from 'asterion/players';
import { expect, test } from 'vitest';
import { checkDraft, type Draft, draftFrom, draftOf, entriesOf } from './draft.js';

const draft = (query: string): Draft => draftFrom(new URLSearchParams(query), () => '42');

test('a link that says nothing is the usual world of a drawn seed, all spelt out again', () => {
  const usual = 'seed=42 generator=bsp rows=30 cols=60 hunter=bfs hunters=1 speed=100 coins=8 toll=3 worlds=3';
  expect(
    entriesOf(draft('v=1&colour=red'))
      .map((entry) => entry.join('='))
      .join(' '),
  ).toBe(usual);
});

test('settings give the run that gives the settings', () => {
  const settings = draft('seed=word&generator=caves&rows=20&cols=25&hunter=astar&hunters=2&speed=150&coins=5&toll=5');
  const { plan } = checkDraft(settings);
  if (plan === undefined) throw new Error('Expected a plan.');
  const { setup } = ExploreRun.begin(explore, plan).position;
  expect(draftOf(setup)).toEqual(settings);
});

test.each([
  ['seed=', 'seed', /^Expected a seed/],
  ['generator=wilson', 'generator', /^Unknown generator "wilson"/],
  ['rows=8', 'rows', /from 9 to 2000, got 8/],
  ['cols=1001', 'cols', /^At most 1000/],
  ['rows=x', 'rows', /^Expected a whole number, got "x"/],
  ['hunter=cat', 'hunter', /^There is no hunter "cat"/],
  ['hunters=21', 'hunters', /from 0 to 20, got 21/],
  ['speed=-1', 'speed', /^Expected a whole number, got "-1"/],
  ['coins=2&toll=3', 'toll', /at most the 2 coins/],
  ['worlds=0', 'worlds', /from 1 to 99, got 0/],
] as const)('%s is marked where it stands', (query, field, why) => {
  const { plan, faults } = checkDraft(draft(query));
  expect(plan).toBeUndefined();
  expect(Object.keys(faults)).toEqual([field]);
  expect(faults[field]).toMatch(why);
});
