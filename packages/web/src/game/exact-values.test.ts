import type { Position } from 'asterion/game';
import { type AnyDescription, labyrinthDescription, rogueDescription, setUp, tableHere } from 'asterion/play';
import { NO_WORTH } from 'asterion/render';
import { createScene } from 'asterion/world';
import { expect, test } from 'vitest';
import { bestOf, type CellValues, cellText, cellValues, heated } from './exact-values.js';

interface Solved {
  readonly description: AnyDescription;
  readonly exact: NonNullable<AnyDescription['exact']>;
  readonly start: Position;
  readonly table: unknown;
}

function solved(description: AnyDescription, said: Readonly<Record<string, string>>, depth = true): Solved {
  const { setup, faults } = setUp(description, { seed: '7', ...said });
  const { exact } = description;
  if (setup === undefined || exact === undefined) throw new Error(JSON.stringify(faults));
  return { description, exact, start: setup.start, table: tableHere(description, setup.start, { depth }) };
}

const after = ({ description: { game }, start }: Solved, ...names: string[]): Position =>
  names.reduce((before, name) => game.play(before, game.moveNamed(before, name)), start);

const best = ({ description, exact, table, start }: Solved, position = start) =>
  bestOf(description, exact, table, position);

const values = ({ description, exact, table, start }: Solved, role: string, told = 0): CellValues =>
  cellValues(description, exact, table, start, role, told);

const heat = ({ description, exact, start }: Solved, cells: CellValues) =>
  heated({ scene: createScene(description.view(start).world), layers: {} }, exact, cells);

const cellOf = ({ description, start }: Solved, role: string): number =>
  description.view(start).figures.find((figure) => figure.role === role)?.cell ?? -1;

const cornered = solved(rogueDescription, { dungeon: 'cornered' });
const mouth = solved(rogueDescription, { dungeon: 'mouth' });
/** Theseus wins by N, N, E. */
const safe = solved(labyrinthDescription, { rows: '5', supplies: '1', norooms: '1', seed: '3' });

test('the best moves of both sides are drawn and told', () => {
  expect(best(cornered)?.text).toBe('Monster: best is NW. With best play: captured in 4 monster moves.');
  const hunter = cellOf(cornered, 'monster');
  const [to] = cornered.description.input.movers(after(cornered, 'NW', 'STAY'));
  expect(best(cornered)?.steps).toEqual([{ from: hunter, to }]);
  const fleeing = best(cornered, after(cornered, 'NW'));
  expect(fleeing?.choice).toMatch(/^Rogue: /);
  expect(fleeing?.steps.every(({ from }) => from === cellOf(cornered, 'rogue'))).toBe(true);
  expect(best(safe)).toEqual({
    steps: [{ from: 0, to: 5 }],
    choice: 'Theseus: best is N.',
    text: 'Theseus: best is N. With best play: Theseus wins in 3 rounds.',
  });
});

test('where all moves are as good, that is told; where it is over, nothing', () => {
  expect(best(mouth)?.text).toBe('Monster: every move is as good. With best play: the rogue evades for ever.');
  expect(best(safe, after(safe, 'N'))?.choice).toMatch(/^Minotaur: /);
});

test('several movers are told one of their best moves, and each has values of its own', () => {
  const two = solved(rogueDescription, { kind: 'big-rooms', rows: '9', monsters: '2' });
  expect(best(two)?.steps).toHaveLength(2);
  expect(best(two)?.choice).toMatch(/^Monsters: (best is \w+\+\w+(, or \d+ others)?|every move is as good)\.$/);
  expect(values(two, 'monster', 1).who).toBe('monster 2');
  expect(cellText(two.exact, values(two, 'monster', 1), cellOf(two, 'rogue'))).toBe('monster 2 here: captured');
});

test('cells have values for either side: signs, words, and colours where wins are counted', () => {
  const cells = values(mouth, 'rogue');
  const [safeCell, caught] = [cellOf(mouth, 'rogue'), cellOf(mouth, 'monster')];
  expect(cells.uncounted).toEqual({ winner: 'rogue', count: null });
  expect(cells.scales).toMatchObject([{ winner: 'monster', side: 0, range: [0, 1] }]);
  expect(cellText(mouth.exact, cells, safeCell)).toBe('rogue here: the rogue evades for ever');
  expect(cellText(mouth.exact, cells, caught)).toBe('rogue here: captured');
  expect(cellText(mouth.exact, cells, 0)).toBeUndefined();
  const near = cells.values.findIndex((value) => value?.count === 1);
  expect(cellText(mouth.exact, cells, near)).toBe('rogue here: captured in 1 monster move');
  const { notes, layers } = heat(mouth, cells);
  expect([notes?.textOf(safeCell), notes?.textOf(near)]).toEqual(['∞', '1']);
  expect([layers.worth?.sides[safeCell], layers.worth?.sides[near], layers.worth?.sides[0]]).toEqual([2, 0, NO_WORTH]);
});

test('without counts a cell is captured or evades, and no number is written', () => {
  const verdicts = solved(rogueDescription, { dungeon: 'mouth', seed: 'other' }, false);
  const flat = { ...values(verdicts, 'rogue') };
  const [safeCell, caught] = [cellOf(verdicts, 'rogue'), cellOf(verdicts, 'monster')];
  const { notes, layers } = heat(verdicts, flat);
  expect(notes?.textOf(safeCell)).toBe('∞');
  expect([layers.worth?.sides[caught], layers.worth?.shares[caught]]).toEqual([0, 0]);
});

test('of two sides that win each has colours of its own, and a draw the calm one', () => {
  const cells = values(safe, 'theseus');
  const { notes, layers } = heat(safe, cells);
  const supply = cellOf(safe, 'supply');
  expect([notes?.textOf(0), notes?.textOf(5), notes?.textOf(cellOf(safe, 'minotaur'))]).toEqual(['T3', 'T2', 'M0']);
  expect(cellText(safe.exact, cells, supply)).toBe('Theseus here: Theseus wins in 0 rounds');
  const { sides = [], shares = [] } = layers.worth ?? {};
  expect([sides[supply], sides[cellOf(safe, 'minotaur')]]).toEqual([1, 0]);
  expect(shares[5]).toBeLessThan(shares[0]);
  const draw = cells.values.findIndex((value) => value !== undefined && value.winner === undefined);
  expect([sides[draw], notes?.textOf(draw)]).toEqual([2, '=']);
});
