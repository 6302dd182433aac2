import { dungeons } from 'asterion/game/rogue';
import {
  type AnyDescription,
  GIVEN,
  grownData,
  keepGrown,
  labyrinthDescription,
  peopleOf,
  pitsDescription,
  rogueDescription,
  SOURCE,
} from 'asterion/play';
import { overlaid, type Said, type Values } from 'asterion/settings';
import { describe, expect, test } from 'vitest';
import {
  checkDraft,
  draftOf,
  isSameGround,
  isSeedUsed,
  type Offer,
  saysGround,
  shownTexts,
  toBeGrown,
} from './draft.js';

const offerOf = (description: AnyDescription, overlays: Parameters<typeof overlaid>[1]): Offer => ({
  description,
  schema: overlaid(description.settings, overlays),
});
const rogue = offerOf(rogueDescription, {
  rows: { most: ({ source }) => (source === 'maze' ? 60 : 99) },
  rogue: { usual: 'human' },
});
const labyrinth = { ...offerOf(labyrinthDescription, { theseus: { usual: 'human' } }), playerMemory: 64 * 1024 * 1024 };
const pits = offerOf(pitsDescription, { rows: { most: 140 }, player: { usual: 'human' } });

const said = (query: string): Said => ({ seed: '7', ...Object.fromEntries(new URLSearchParams(query)) });
const check = (offer: Offer, query: string) => checkDraft(offer, { said: said(query), given: undefined });

function setupOf(offer: Offer, query: string) {
  const { setup, faults } = check(offer, query);
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return setup;
}

test.each([
  [rogue, 'rogue'],
  [labyrinth, 'theseus'],
  [pits, 'player'],
])('an empty link is a game with you in it (%#)', (offer, seat) => {
  expect(peopleOf(setupOf(offer, ''))).toEqual([seat]);
});

test.each([
  ['seed=7&theseus=bfs&rounds=9', false],
  ['board=7', true],
  ['norooms=1', true],
])('whether a link says anything of the world but its seed: %s', (query, is) => {
  expect(saysGround(labyrinth, Object.fromEntries(new URLSearchParams(query)))).toBe(is);
});

test('a world that takes long to grow is waited for, with all that is said of it', () => {
  const large = { said: said('kind=loops&size=99'), given: undefined };
  const offer = { ...rogue, growsLong: ({ rows }: Values) => Number(rows) > 50 };
  const waiting = checkDraft(offer, large, false);
  expect([waiting.setup, waiting.faults]).toEqual([undefined, {}]);
  const all = toBeGrown(offer, large);
  expect(all).toMatchObject({ kind: 'loops', rows: '99', seed: '7' });
  const data = grownData({ game: 'rogue', said: all ?? {} }, [rogueDescription]);
  if (data === undefined) throw new Error('Expected a world.');
  keepGrown(rogueDescription, all ?? {}, data);
  expect(toBeGrown(offer, large)).toBeUndefined();
  expect(checkDraft(offer, large, false).setup?.scene.world.grid.rows).toBe(99);
});

test.each(['kind=loops&size=20', 'kind=loops&size=x', 'dungeon=eight', 'source=given'])(
  'nothing is waited for in %s',
  (query) => {
    expect(toBeGrown(rogue, { said: said(query), given: undefined })).toBeUndefined();
  },
);

test.each<[Offer, string, boolean]>([
  [rogue, 'dungeon=eight&monster=bfs&rogue=human', false],
  [rogue, 'dungeon=eight&monster=minimax:3&rogue=cycle', false],
  [rogue, 'dungeon=eight&monster=random&rogue=human', true],
  [rogue, 'dungeon=eight&monster=nobody&rogue=human', false],
  [rogue, 'kind=loops&monster=bfs&rogue=human', true],
  [rogue, 'shape=hex&monster=bfs&rogue=human', true],
  [rogue, 'source=given&monster=bfs&rogue=human', false],
  [labyrinth, 'theseus=human&minotaur=human', true],
  [labyrinth, 'source=given&theseus=human&minotaur=human', false],
  [labyrinth, 'source=given&theseus=human&minotaur=dice', true],
  [pits, 'source=given&player=human', true], // pits open by chance
])('whether anything depends on the seed (%#): %s %s', (offer, query, is) => {
  expect(isSeedUsed(offer.description, check(offer, query).values)).toBe(is);
});

test.each(dungeons.map(({ name }) => name))('the dungeon %s can be played', (name) => {
  expect(check(rogue, `dungeon=${name}`).setup).toBeDefined();
});

describe('links', () => {
  test.each([
    [rogue, 'dungeon=eight&monster=minimax:3&rogue=human&diagonals=rooms&moves=20&seed=a+b&no-stay=1'],
    [rogue, 'kind=warren&size=15&monsters=2&monster=bfs&rogue=trailmax&diagonals=always&moves=30&seed=7'],
    [
      rogue,
      'shape=rect&rows=9&cols=12&generator=wilson&braid=40&monster=human&rogue=core&diagonals=never&moves=9&seed=7',
    ],
    [
      labyrinth,
      'board=9&supplies=3&minotaurs=2&shape=hex&rounds=50&norooms=1&pass=1&theseus=human&minotaur=heuristic&seed=a+b',
    ],
    [pits, 'size=10&shape=hex&start=1%2C1&goal=8%2C9&pits=2-4&under=1&player=human&seed=a+b'],
  ])('of version 1 give the same game as what is written today (%#)', (offer, query) => {
    const setup = setupOf(offer, query);
    const again = checkDraft(offer, { said: setup.said, given: undefined }).setup;
    expect(again?.said).toEqual(setup.said);
    expect(again !== undefined && isSameGround(again, setup)).toBe(true);
    expect(again?.names).toEqual(setup.names);
  });

  test('may leave the value of an option out, as on the command line', () => {
    expect(setupOf(rogue, 'no-stay').options).toMatchObject({ stay: false });
    expect(setupOf(labyrinth, 'norooms&pass').values).toMatchObject({ norooms: true, pass: true });
  });
});

test.each([
  [rogue, 'dungeon=cellar', 'dungeon', 'Expected a dungeon (cornered, '],
  [rogue, 'kind=loops&size=4', 'rows', 'Expected a whole number from 5 to '],
  [rogue, 'kind=loops&size=100', 'rows', 'Expected at most 99 here, got 100.'],
  [rogue, 'shape=hex&rows=61', 'rows', 'Expected at most 60 here, got 61.'],
  [rogue, 'shape=hex&generator=eller', 'generator', 'eller'],
  [rogue, 'monster=cycle', 'monster', 'Expected a player for the monster'],
  [rogue, 'no-stay=perhaps', 'no-stay', 'Expected no-stay=1'],
  [rogue, 'seed=', 'seed', 'Expected a number or a text'],
  [labyrinth, 'board=1', 'rows', 'Expected a whole number from 2 to 99, got "1".'],
  [labyrinth, 'minotaurs=2&minotaur=optimal', 'minotaur', 'It cannot play here. The exact table of'],
  [pits, 'size=141', 'rows', 'Expected at most 140 here, got 141.'],
  [pits, 'size=4&goal=4,0', 'goal', 'Expected a row and a column from 0,0 to 3,3'],
  [pits, 'size=4&goal=0,0', 'goal', 'The player stands on the goal already.'],
])('a fault is told at its field (%#)', (offer, query, field, text) => {
  const { setup, faults } = check(offer, query);
  expect(setup).toBeUndefined();
  expect(faults[field]).toContain(text);
});

test('a given world is refused with a reason, or played in', () => {
  const given = said(`${SOURCE}=${GIVEN}`);
  expect(checkDraft(rogue, { said: given, given: 'Damaged.' }).faults).toEqual({ world: 'Damaged.' });
  const { scene } = setupOf(rogue, '');
  expect(checkDraft(rogue, { said: given, given: scene }).setup?.scene.world).toBe(scene.world);
  expect(checkDraft(rogue, { said: given, given: { ...scene, actors: {} } }).faults).toEqual({
    world: 'There is no monster.',
  });
});

test('who plays and how long does not change the ground; rules and seeds do', () => {
  const ground = setupOf(rogue, '');
  expect(isSameGround(ground, setupOf(rogue, 'rogue=cycle&moves=5'))).toBe(true);
  for (const other of ['no-stay=1', 'shape=rect', 'dungeon=eight'])
    expect(isSameGround(ground, setupOf(rogue, other))).toBe(false);
  expect(isSameGround(setupOf(pits, ''), setupOf(pits, 'seed=8'))).toBe(false);
});

test('the fields show what was said, else what is usual; another game keeps what was said of other settings', () => {
  const checked = check(rogue, 'kind=warren&size=15');
  expect(shownTexts(checked, said('kind=warren&size=15'))).toMatchObject({ kind: 'warren', rows: '15', monsters: '1' });
  const before = { said: said('kind=warren&size=15&no-stay=1&source=generated'), given: undefined };
  expect(draftOf(rogue, setupOf(rogue, 'dungeon=ring'), before).said).toEqual({
    ...setupOf(rogue, 'dungeon=ring').said,
    source: 'shipped',
    kind: 'warren',
    size: '15',
  });
});
