import { beginExplore } from 'asterion/play';
import { expect, test } from 'vitest';
import { checkDraft, completed, type Draft, draftFrom, draftOf, entriesOf } from './draft.js';

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
  const settings = draft(
    'seed=word&generator=caves&rows=20&cols=25&hunter=astar&hunters=2&speed=150&coins=5&toll=5&knob-rock=40',
  );
  const { said } = checkDraft(settings);
  if (said === undefined) throw new Error('Expected settings that can be used.');
  const { setup } = beginExplore(said).tip.position;
  expect(setup.recipe.knobs).toEqual({ rock: 40 });
  expect(draftOf(setup)).toEqual(settings);
});

test('knobs are those of the generator that is chosen', () => {
  const settings = draft('generator=caves&knob-rock=40&knob-depth=3');
  expect(settings).toMatchObject({ 'knob-rock': '40' });
  expect(settings).not.toHaveProperty('knob-depth');
  const chosen = completed({ ...settings, generator: 'bsp' });
  expect(chosen).toMatchObject({ 'knob-depth': '' });
  expect(chosen).not.toHaveProperty('knob-rock');
});

test.each([
  ['seed=', 'seed', /^Expected a number or a text/],
  ['generator=wilson', 'generator', /^Expected a generator \(.*, got "wilson"/],
  ['rows=8', 'rows', /from 9 to 2000, got "8"/],
  ['cols=1001', 'cols', /^Expected at most 1,000 here, got 1001/],
  ['rows=x', 'rows', /^Expected a whole number from 9 to 2000, got "x"/],
  ['hunter=cat', 'hunter', /^There is no hunter "cat"/],
  ['hunters=21', 'hunters', /from 0 to 20, got "21"/],
  ['speed=-1', 'speed', /^Expected a whole number from 0 to 200, got "-1"/],
  ['coins=2&toll=3', 'toll', /at most the 2 coins/],
  ['knob-depth=21', 'knob-depth', /from 0 to 20, got "21"/],
  ['worlds=0', 'worlds', /from 1 to 99, got "0"/],
] as const)('%s is marked where it stands', (query, field, why) => {
  const { said, faults } = checkDraft(draft(query));
  expect(said).toBeUndefined();
  expect(Object.keys(faults)).toEqual([field]);
  expect(faults[field]).toMatch(why);
});
