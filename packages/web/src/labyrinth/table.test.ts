import { formatRecording } from 'asterion/notation';
import { labyrinthPlayers } from 'asterion/players';
import { describe, expect, test } from 'vitest';
import { isPlayedIn, replayed } from '../play/opening.js';
import { Referee } from '../play/referee.js';
import { peopleOf } from '../play/table.js';
import { type Draft, draftFrom, entriesOf, isSameGround } from './draft.js';
import { labyrinthKind } from './kind.js';
import { openText, settingsOf } from './opening.js';
import { checkDraft, SIDES, type Table } from './table.js';

const draftOf = (query: string): Draft => draftFrom(new URLSearchParams(query), () => '7');
const check = (query: string) => checkDraft(draftOf(query));

function tableOf(query: string): Table {
  const { table, faults } = check(query);
  if (table === undefined) throw new Error(JSON.stringify(faults));
  return table;
}

const kind = labyrinthKind(() => false);

test('an empty link is a game: you are Theseus on the usual board', () => {
  const table = tableOf('');
  expect(peopleOf(table)).toEqual(['theseus']);
  expect(table.scene.world.grid).toMatchObject({ rows: 15, cols: 15 });
  expect(table.options).toEqual({ rounds: 100, pass: false, dice: 'none', sight: 0 });
});

describe.each(labyrinthPlayers.map(({ name }) => name))('%s', (name) => {
  test.each(SIDES)('can take the seat of %s', (side) => {
    expect(check(`board=5&${side}=${name}`).faults).toEqual({});
  });
});

test.each([
  'board=9&supplies=3&minotaurs=2&shape=hex&rounds=50&norooms=1&pass=1&theseus=human&minotaur=heuristic&seed=a+b',
  'board=15&supplies=4&minotaurs=1&shape=rect&rounds=100&theseus=bfs&minotaur=dice&seed=7',
])('what a link says is what the link to it says: %s', (query) => {
  expect(new URLSearchParams(entriesOf(draftOf(query))).toString()).toBe(new URLSearchParams(query).toString());
  expect(check(query).faults).toEqual({});
});

test('an option without a value is on', () => {
  expect(draftOf('norooms&pass')).toMatchObject({ norooms: '1', pass: '1' });
});

test.each([
  ['board=14', 'board', 'Expected the size of the board to be an odd number from 3 to 99, got 14.'],
  ['board=101', 'board', 'Expected the size of the board to be an odd number from 3 to 99, got 101.'],
  ['board=big', 'board', 'Expected a whole number, got "big".'],
  ['board=5&supplies=24', 'supplies', 'Expected from 1 to 23 supplies on this board, got 24.'],
  ['supplies=', 'supplies', 'Expected a whole number, got nothing.'],
  ['minotaurs=0', 'minotaurs', 'Expected from 1 to 12 Minotaurs on this board, got 0.'],
  ['rounds=0', 'rounds', 'Expected from 1 to 10,000 rounds, got 0.'],
  ['shape=star', 'shape', 'Expected the name of a shape, got "star".'],
  ['norooms=maybe', 'norooms', 'Expected norooms=1, got "maybe".'],
  ['seed=', 'seed', 'Expected a number or a text.'],
])('%s is explained at its field', (query, field, why) => {
  const { table, faults } = check(query);
  expect(table).toBeUndefined();
  expect(faults).toEqual({ [field]: why });
});

test('a player who is not known, and one whose table cannot be had, are refused at their fields', () => {
  expect(check('theseus=ghost').faults.theseus).toMatch(/^Expected a player .*got "ghost"\.$/);
  expect(check('minotaurs=2&minotaur=optimal').faults.minotaur).toMatch(
    /^It cannot play here\. .*2 Minotaurs and 4 supplies needs about 1\.3 GB/,
  );
  expect(check('board=99&theseus=optimal').faults.theseus).toMatch(/^It cannot play here\. The exact table of/);
});

test('more Minotaurs than the board has room for are refused', () => {
  expect(check('board=3&minotaurs=7').faults.minotaurs).toMatch(/^Expected from 1 to 6 Minotaurs on this board/);
});

test('who plays does not change the ground; rules and seeds do', () => {
  const draft = draftOf('');
  expect(isSameGround(draft, { ...draft, theseus: 'bfs' })).toBe(true);
  for (const other of [{ rounds: '5' }, { pass: '1' }, { seed: '8' }, { norooms: '1' }, { board: '5' }])
    expect(isSameGround(draft, { ...draft, ...other })).toBe(false);
});

test('other players on the same ground play on the very same board, by their own rules', () => {
  const one = tableOf('board=5');
  const other = kind.onGroundOf(tableOf('board=5&minotaur=heuristic'), one);
  expect(other.start).toBe(one.start);
  const rolling = kind.onGroundOf(tableOf('board=5&minotaur=dice'), one);
  expect(rolling.start.setup.world).toBe(one.start.setup.world);
  expect(rolling.start.setup.options.dice).toBe('minotaur');
});

test('dice can be taken over in the middle of a game, but not joined', () => {
  const [rolling, plain] = [tableOf('board=5&minotaur=dice'), tableOf('board=5')];
  expect(kind.goingOn(plain, rolling)).toMatchObject({ options: { dice: 'minotaur' }, names: { minotaur: 'bfs' } });
  expect(kind.goingOn(rolling, plain)).toBeUndefined();
  expect(kind.goingOn(rolling, rolling)).toBeDefined();
});

test('a recording is read back to the same line, on a board that is known again by its settings', async () => {
  const table = tableOf('board=15&norooms&theseus=dice&minotaur=heuristic&rounds=9&seed=2');
  const referee = new Referee(table);
  let tip = referee.start;
  while (tip.end === undefined) tip = await referee.answer(tip);
  const opened = openText(formatRecording(referee.recordingOf(tip)), 'game.json');
  if (opened.kind !== 'game') throw new Error(JSON.stringify(opened));
  const notes: string[] = [];
  const settings = { ...draftOf('pass'), ...settingsOf(opened.recording, notes) };
  expect(settings).toMatchObject({ board: '15', rounds: '9', pass: '', theseus: 'dice', minotaur: 'heuristic' });
  const known = kind.guesses(settings, false).filter((guess) => {
    const { table: guessed } = checkDraft(guess);
    return guessed !== undefined && isPlayedIn(opened.recording, guessed.scene);
  });
  expect(known).toEqual([expect.objectContaining({ norooms: '1' })]);
  const back = replayed(new Referee(kind.asRecorded(table, opened.recording)), opened.recording, notes);
  expect(back.position).toEqual(tip.position);
  expect(notes).toEqual([]);
});

test('an unknown player leaves the seat to you; other files are refused with the reason', () => {
  const table = tableOf('board=5&minotaur=heuristic');
  const text = formatRecording(new Referee(table).recordingOf(new Referee(table).start));
  const opened = openText(text.replace('"heuristic"', '"ghost"'), 'x');
  if (opened.kind !== 'game') throw new Error(JSON.stringify(opened));
  const notes: string[] = [];
  expect(settingsOf(opened.recording, notes).minotaur).toBe('human');
  expect(notes).toEqual(['The Minotaur was played by "ghost", who is not known here: the seat is yours.']);
  expect(openText(text.replace('"labyrinth"', '"rogue"'), 'x')).toMatchObject({
    why: 'x: Expected a game of labyrinth, found one of rogue.',
  });
  expect(openText('+---+\n|   |\n+---+\n', 'm')).toMatchObject({ kind: 'refused', why: 'm: There is no Theseus.' });
});
