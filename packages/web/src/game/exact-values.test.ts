import { chaseOf, type ExactTable, solve } from 'asterion/exact';
import { type RoguePosition, rogue } from 'asterion/game';
import { cellAt, createScene } from 'asterion/world';
import { expect, test } from 'vitest';
import { bestOf } from './best.js';
import { cellText, cellValues, heated } from './cell-values.js';
import { draftFrom } from './draft.js';
import { checkDraft } from './table.js';

function startOf(query: string): RoguePosition {
  const { table, faults } = checkDraft(draftFrom(new URLSearchParams(query), () => '7'));
  if (table === undefined) throw new Error(JSON.stringify(faults));
  return table.start;
}

const tableOf = ({ setup, monsters }: RoguePosition, depth = true): ExactTable =>
  solve(chaseOf(setup, monsters.length), { depth });

const after = (position: RoguePosition, ...names: string[]): RoguePosition =>
  names.reduce((before, name) => rogue.play(before, rogue.moveNamed(before, name) ?? -1), position);

test('the best moves of both sides are drawn and told', () => {
  const start = startOf('dungeon=cornered');
  const hunting = bestOf(tableOf(start), start);
  expect(hunting?.text).toBe('Monster: best is NW. With best play: captured in 4 monster moves.');
  expect(hunting?.steps).toEqual([{ from: start.monsters[0], to: after(start, 'NW').monsters[0] }]);
  const fleeing = after(start, 'NW');
  const best = bestOf(tableOf(start), fleeing);
  expect(best?.choice).toMatch(/^Rogue: /);
  expect(best?.steps.every(({ from }) => from === fleeing.rogue)).toBe(true);
});

test('where all moves are as good, that is told; where it is over, nothing', () => {
  const start = startOf('dungeon=mouth');
  expect(bestOf(tableOf(start), start)?.text).toBe(
    'Monster: every move is as good. With best play: the rogue evades for ever.',
  );
  const [cell] = start.monsters;
  expect(bestOf(tableOf(start), { ...start, rogue: cell })).toBeUndefined();
});

test('several monsters are told one of their best moves', () => {
  const start = startOf('kind=big-rooms&size=9&monsters=2');
  const best = bestOf(tableOf(start), start);
  expect(best?.steps.map(({ from }) => from)).toEqual(start.monsters);
  expect(cellValues(tableOf(start), start, 'monster', 1).who).toBe('monster 2');
  expect(cellText(tableOf(start), start, 'monster', 1, start.rogue)).toBe('monster 2 here: caught');
  expect(best?.choice).toMatch(/^Monsters: (best is \w+\+\w+(, or \d+ others)?|every move is as good)\.$/);
});

test('cells have values for either side, and are told in words', () => {
  const start = startOf('dungeon=mouth');
  const table = tableOf(start);
  const { grid } = start.setup.world;
  const forRogue = cellValues(table, start, 'rogue', 0);
  expect(forRogue.values[start.rogue]).toBe(-1);
  expect(forRogue.values[start.monsters[0]]).toBe(0);
  expect(forRogue.values[cellAt(grid, 0, 0)]).toBe(-2);
  expect(forRogue.most).toBe(Math.max(...forRogue.values));
  expect(cellText(table, start, 'rogue', 0, start.rogue)).toBe('rogue here: evades');
  expect(cellText(table, start, 'rogue', 0, start.monsters[0])).toBe('rogue here: caught');
  expect(cellText(table, start, 'monster', 0, start.monsters[0])).toBe('monster here: the rogue evades');
  expect(cellText(table, start, 'rogue', 0, cellAt(grid, 0, 0))).toBeUndefined();
  const near = forRogue.values.indexOf(1);
  expect(cellText(table, start, 'rogue', 0, near)).toBe('rogue here: capture in 1');
});

test('without depths a cell is captured or evades, and no number is written', () => {
  const start = startOf('dungeon=mouth');
  const [exact, verdicts] = [tableOf(start), tableOf(start, false)];
  expect(verdicts.hasDepths).toBe(false);
  const [deep, flat] = [exact, verdicts].map((table) => cellValues(table, start, 'rogue', 0));
  expect([...flat.values]).toEqual([...deep.values].map((value) => Math.min(value, 0)));
  const frame = { scene: createScene(start.setup.world), layers: {} };
  const near = deep.values.indexOf(1);
  expect(heated(frame, deep).notes?.textOf(near)).toBe('1');
  expect(heated(frame, flat).notes?.textOf(near)).toBe('');
  expect(heated(frame, flat).notes?.textOf(start.rogue)).toBe('∞');
  expect(heated(frame, flat).notes?.isHatched(start.rogue)).toBe(true);
  expect(heated(frame, flat).notes?.isHatched(near)).toBe(false);
  expect(cellText(verdicts, start, 'rogue', 0, near)).toBe('rogue here: captured');
});
