import { formatRecording } from 'asterion/notation';
import { pitsPlayersFor } from 'asterion/players';
import { describe, expect, test } from 'vitest';
import { lineOf } from '../play/course.js';
import { isPlayedIn, replayed } from '../play/opening.js';
import { Referee } from '../play/referee.js';
import { peopleOf } from '../play/table.js';
import { type Draft, draftFrom, entriesOf, isSameGround } from './draft.js';
import { openText, settingsOf } from './opening.js';
import type { Standing } from './standing.js';
import { checkDraft, type Table } from './table.js';

const draftOf = (query: string): Draft => draftFrom(new URLSearchParams(query), () => '7');
const check = (query: string) => checkDraft(draftOf(query));

function tableOf(query: string): Table {
  const { table, faults } = check(query);
  if (table === undefined) throw new Error(JSON.stringify(faults));
  return table;
}

/** A game by hand: chance moves first, then each of the steps. */
function played(referee: Referee<Standing['position']>, ...names: string[]): Standing {
  const { game } = referee.table;
  let tip = referee.drawn(referee.start);
  for (const name of names) {
    tip = referee.after(tip, game.moveNamed(tip.position, name) ?? -1);
    if (tip.end === undefined) tip = referee.drawn(tip);
  }
  return tip;
}

test('an empty link is a game: you walk over the usual board', () => {
  const table = tableOf('');
  expect(peopleOf(table)).toEqual(['player']);
  expect(table.scene.world.grid).toMatchObject({ rows: 20, cols: 20, origin: 'top' });
  expect(table.options).toEqual({ least: 1, most: 5, under: false });
});

describe.each(pitsPlayersFor('').map(({ name }) => name))('%s', (name) => {
  test('plays a game to its end', async () => {
    const referee = new Referee(tableOf(`size=5&player=${name}`));
    let tip = referee.start;
    while (tip.end === undefined) tip = await referee.answer(tip);
    expect(['goal', 'fell', 'cut-off']).toContain(tip.end.result);
  });
});

test.each([
  'size=10&shape=hex&start=1%2C1&goal=8%2C9&pits=2-4&under=1&player=human&seed=a+b',
  'size=20&shape=rect&pits=1-5&player=most-paths&seed=7', // as version 1 wrote it
])('what a link says is what the link to it says: %s', (query) => {
  expect(new URLSearchParams(entriesOf(draftOf(query))).toString()).toBe(new URLSearchParams(query).toString());
  expect(check(query).faults).toEqual({});
});

test.each([
  ['size=1', 'size', 'Expected a whole number from 2 to 140, got "1".'],
  ['shape=star', 'shape', 'Expected a shape (rect, hex), got "star".'],
  ['pits=many', 'pits', 'Expected new pits a turn as A-B, such as 1-5, got "many".'],
  ['pits=5-1', 'pits', 'Expected from 0 to 1000 pits a turn, the fewest first, got 5 to 1.'],
  ['size=4&goal=4,0', 'goal', 'Expected a row and a column from 0,0 to 3,3, got "4,0".'],
  ['size=4&start=north', 'start', 'Expected a row and a column from 0,0 to 3,3, got "north".'],
  ['size=4&goal=0,0', 'goal', 'The player stands on the goal already.'],
  ['under=maybe', 'under', 'Expected under=1, got "maybe".'],
  ['seed=', 'seed', 'Expected a number or a text.'],
])('%s is refused in its field', (query, field, why) => {
  expect(check(query)).toEqual({ table: undefined, faults: { [field]: why } });
});

test('a player who is not known is refused by name', () => {
  expect(check('player=ghost').faults.player).toMatch(/^Expected a player of pits \(.*most-paths.*got "ghost"\.$/);
});

test('just so many pits a turn can be asked for', () => {
  expect(tableOf('pits=3').options).toMatchObject({ least: 3, most: 3 });
});

test('who plays does not change the ground; rules and seeds do', () => {
  const usual = draftOf('');
  expect(isSameGround(usual, draftOf('player=clairvoyant'))).toBe(true);
  for (const other of ['size=19', 'pits=1-4', 'under', 'seed=8', 'goal=3,3'])
    expect(isSameGround(usual, draftOf(other))).toBe(false);
});

test('a game by hand is recorded and opened again, settings and all', () => {
  const query = 'size=4&shape=rect&pits=1-1&player=human&seed=7';
  const referee = new Referee(tableOf(query));
  const won = played(referee, 'E', 'E', 'E', 'S', 'S', 'S');
  expect(won.end?.result).toBe('goal');
  const opened = openText(formatRecording(referee.recordingOf(won)), 'game.json');
  if (opened.kind !== 'game') throw new Error(JSON.stringify(opened));
  const notes: string[] = [];
  const draft = { ...draftOf('seed=1'), ...settingsOf(opened.recording, notes) };
  expect(new URLSearchParams(entriesOf(draft)).toString()).toBe(query);
  const { table } = checkDraft(draft);
  expect(table !== undefined && isPlayedIn(opened.recording, table.scene)).toBe(true);
  const again = replayed(new Referee(tableOf(query)), opened.recording, notes);
  expect(notes).toEqual([]);
  expect(lineOf(again).map(({ turn }) => turn?.name)).toEqual(lineOf(won).map(({ turn }) => turn?.name));
});

test('a recording by somebody unknown leaves the seat to you, and says so', () => {
  const referee = new Referee({ ...tableOf('size=4'), names: { player: 'stranger' } });
  const opened = openText(formatRecording(referee.recordingOf(referee.start)), 'game.json');
  const notes: string[] = [];
  expect(opened.kind === 'game' && settingsOf(opened.recording, notes).player).toBe('human');
  expect(notes).toEqual(['It was played by "stranger", who is not known here: the seat is yours.']);
});

test('a world with an entrance and an exit can be walked; anything else is refused with a reason', () => {
  const maze =
    '{"asterion":1,"shape":"rect","rows":1,"cols":3,"origin":"top","open":["011110"],"entrance":[0,0],"exit":[0,2]}';
  expect(openText(maze, 'maze.json')).toMatchObject({ kind: 'world', scene: { actors: { player: [0] } } });
  expect(openText('hello', 'hello.txt')).toMatchObject({ kind: 'refused' });
  expect(openText(maze.replace(',"exit":[0,2]', ''), 'maze.json')).toEqual({
    kind: 'refused',
    why: 'maze.json: There is no goal.',
  });
});
