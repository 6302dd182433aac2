import { describe, expect, test } from 'vitest';
import { formatDocument } from '../notation/index.js';
import { games, minotaurDescription } from '../play/index.js';
import { rect } from '../world/index.js';
import { type AreaReport, type AreaRequest, answerArea, sketchData, sketchOfData } from './area-work.js';
import { boxBetween, fillArea, newSketch, sketchOf } from './index.js';

function answersTo(request: AreaRequest): AreaReport[] {
  const reports: AreaReport[] = [];
  // As a thread would get it: whatever is no plain data would be lost.
  answerArea(structuredClone(request), games, (report) => reports.push(structuredClone(report)));
  return reports;
}

describe('work on areas in another thread', () => {
  test('fills an area as the library does at once, and keeps whatever a sketch has', () => {
    const rooms = newSketch({ kind: 'rooms', rows: 12, cols: 12, isOpen: true });
    const sketch = sketchOf({ ...rooms.scene, exit: 3, actors: { rogue: [0], monster: [40] }, rules: { stay: 'no' } });
    const plan = { filler: 'wilson', cells: boxBetween(rect.grid(12, 12), 26, 117), seed: '7', braid: 50 };
    const last = answersTo({ kind: 'fill', sketch: sketchData(sketch), plan }).at(-1);
    const expected = fillArea(sketch, plan);
    if (last?.kind !== 'done') throw new Error('Expected a sketch.');
    const made = sketchOfData(last.sketch);
    expect([made.kind, formatDocument(made.scene)]).toEqual(['rooms', formatDocument(expected.sketch.scene)]);
    expect(last.notes).toEqual(expected.notes);
  });

  test('makes a level, and says on the way how many worlds were tried and what came nearest', () => {
    const board = newSketch({ kind: 'walls', rows: 5, cols: 5, isOpen: true });
    const start = sketchOf({ ...board.scene, exit: 4, actors: { theseus: [20], minotaur: [12] } });
    const reports = answersTo({
      kind: 'make',
      sketch: sketchData(start),
      game: minotaurDescription.game.name,
      plan: { cells: boxBetween(rect.grid(5, 5), 0, 24), seed: '7', tries: 3000 },
      wish: { winner: 'theseus', count: [12, 14] },
    });
    expect(reports.at(-1)).toMatchObject({ kind: 'done', notes: [], tried: reports.length - 1 });
    expect(reports.at(-2)).toHaveProperty('nearest', expect.stringMatching(/out in 1[234] moves/));
  });

  test('holds levels to a trait of the exact table', () => {
    const rock = newSketch({ kind: 'rooms', rows: 15, cols: 15 });
    const request: AreaRequest = {
      kind: 'make',
      sketch: sketchData(rock),
      game: 'rogue',
      plan: { cells: boxBetween(rect.grid(15, 15), 0, 224), filler: 'dungeon-loops', seed: '1', tries: 50 },
      wish: { winner: 'rogue', trait: 'escape-towards' },
    };
    expect(answersTo(request).at(-1)).toMatchObject({ kind: 'done' });
    expect(answersTo({ ...request, wish: { winner: 'rogue', trait: 'luck' } })).toEqual([
      { kind: 'refused', why: 'There is no trait luck of rogue.' },
    ]);
  });

  test('says why there is nothing', () => {
    const sketch = sketchData(newSketch({ kind: 'rooms', rows: 9, cols: 9, isOpen: true }));
    const plan = { cells: [0, 1, 2], seed: '1', tries: 3 };
    const wish = { winner: 'monster', count: [99, 99] } as const;
    expect(answersTo({ kind: 'make', sketch, game: 'rogue', plan, wish }).at(-1)).toHaveProperty(
      'why',
      expect.stringMatching(/^Nothing like that was found in 3 tries[.] The nearest was: .*[.]$/),
    );
    expect(answersTo({ kind: 'make', sketch, game: 'chess', plan, wish })).toEqual([
      { kind: 'refused', why: 'There is no game chess.' },
    ]);
    const lost = { ...sketch, document: '{}' };
    expect(answersTo({ kind: 'fill', sketch: lost, plan: { ...plan, filler: 'wilson' } })).toMatchObject([
      { kind: 'refused' },
    ]);
  });
});
