import { dungeons } from 'asterion/game';
import { expect, test } from 'vitest';
import { byHand, peopleOf } from '../play/table.js';
import { type Draft, draftFrom, entriesOf, isSameGround } from './draft.js';
import { rogueKind } from './kind.js';
import { checkDraft, type Table } from './table.js';

const draftOf = (query: string): Draft => draftFrom(new URLSearchParams(query), () => '7');
const check = (query: string) => checkDraft(draftOf(query));

test('an empty link is a game: you are the rogue', () => {
  const { table, faults } = check('');
  expect(faults).toEqual({});
  expect(table && peopleOf(table)).toEqual(['rogue']);
  expect(table?.bots.monster?.name).toBe('bfs');
});

test.each(dungeons.map(({ name }) => name))('the dungeon %s can be played', (name) => {
  expect(check(`dungeon=${name}`).table).toBeDefined();
});

test.each([
  'dungeon=eight&monster=minimax:3&rogue=human&diagonals=rooms&moves=20&seed=a+b&no-stay=1',
  'kind=warren&size=15&monsters=2&monster=bfs&rogue=trailmax&diagonals=always&moves=30&seed=7',
  'shape=rect&rows=9&cols=12&generator=wilson&braid=40&monster=human&rogue=core&diagonals=never&moves=1000&seed=7',
])('what a link says is what the link to it says: %s', (query) => {
  const entries = entriesOf(draftOf(query));
  expect(new URLSearchParams(entries).toString()).toBe(new URLSearchParams(query).toString());
  expect(check(query).faults).toEqual({});
});

test('in a maze the rogue starts at the entrance, the monster at the exit', () => {
  const { table } = check('shape=hex&rows=5&cols=6');
  expect(table?.scene.actors).toEqual({ monster: [29], rogue: [0] });
});

test('an option without a value counts, as on the command line', () => {
  expect(check('no-stay').table?.options.stay).toBe(false);
  expect(check('').table?.options.stay).toBe(true);
});

test.each([
  ['dungeon=cellar', 'dungeon', 'Expected a dungeon (cornered, '],
  ['kind=odd', 'kind', 'Expected a kind (loops, '],
  ['kind=loops&size=4', 'size', 'Expected a whole number from 5 to 99, got "4".'],
  ['kind=loops&monsters=13', 'monsters', 'Expected a whole number from 1 to 12'],
  ['shape=round', 'shape', 'Expected a shape (rect, hex), got "round".'],
  ['shape=hex&rows=', 'rows', 'Expected a whole number from 2 to 60, got nothing.'],
  ['shape=hex&generator=eller', 'generator', 'eller'],
  ['monster=cycle', 'monster', 'Expected a player for the monster'],
  ['rogue=minimax:99', 'rogue', 'Expected a depth'],
  ['diagonals=maybe', 'diagonals', 'Expected always, rooms, never, got "maybe".'],
  ['no-stay=perhaps', 'noStay', 'Expected no-stay=1'],
  ['moves=0', 'moves', 'Expected a whole number from 1'],
  ['seed=', 'seed', 'Expected a number or a text.'],
] as const)('%s is a fault of the field %s', (query, field, text) => {
  const { table, faults } = check(query);
  expect(table).toBeUndefined();
  expect(faults[field]).toContain(text);
});

test('a given world is waited for, refused with a reason, or played in', () => {
  const draft = draftOf('world=abc');
  expect(checkDraft(draft)).toEqual({ table: undefined, faults: {} });
  expect(checkDraft(draft, 'Damaged.').faults).toEqual({ world: 'Damaged.' });
  const scene = check('').table?.scene;
  expect(checkDraft(draft, scene).table?.scene).toBe(scene);
  expect(checkDraft(draft, scene && { ...scene, actors: {} }).faults).toEqual({ world: 'There is no monster.' });
});

test('who plays and how long does not change the ground; rules and seeds do', () => {
  const draft = draftOf('');
  expect(isSameGround(draft, { ...draft, rogue: 'cycle', moves: '5' })).toBe(true);
  expect(isSameGround(draft, { ...draft, noStay: '1' })).toBe(false);
  expect(isSameGround(draft, { ...draft, seed: '8' })).toBe(false);
  expect(isSameGround(draft, { ...draft, source: 'maze' })).toBe(false);
});

const tableOf = (query: string): Table => {
  const { table, faults } = check(query);
  if (table === undefined) throw new Error(JSON.stringify(faults));
  return table;
};

test('by hand, people sit at both sides of the same game', () => {
  const table = tableOf('dungeon=ring&rogue=cycle');
  const hands = byHand(table);
  expect(peopleOf(hands)).toEqual(['monster', 'rogue']);
  expect(hands.start).toBe(table.start);
  expect(hands.draft).toMatchObject({ dungeon: 'ring', monster: 'human', rogue: 'human' });
});

test('other players on the same ground play in the very same world; other rules do not', () => {
  const one = tableOf('dungeon=ring');
  const other = rogueKind.onGroundOf(tableOf('dungeon=ring&monster=greedy&moves=5'), one);
  expect(other.start).toBe(one.start);
  expect(other).toMatchObject({ cap: { moves: 10 }, names: { monster: 'greedy' } });
  expect(rogueKind.isSameGround(tableOf('dungeon=ring&no-stay=1').draft, one.draft)).toBe(false);
});
