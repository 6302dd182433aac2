import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worlds } from '../../test/worlds.js';
import { type Chase, chaseRequestOf, ExactTable, solveChase, type TableData } from '../exact/index.js';
import { createWorld, isGround, rect, shapeNamed } from '../world/index.js';
import { games } from './games.js';
import { answerSolve, type SolveReport } from './solve.js';

/** All reports, as they arrive after a copy through a message. */
function reportsOf(chase: Chase, wish = {}): SolveReport[] {
  const reports: SolveReport[] = [];
  const problem = structuredClone(chaseRequestOf(chase, wish));
  answerSolve({ game: 'rogue', problem }, games, (report, buffers) => {
    reports.push(structuredClone(report, { transfer: buffers as ArrayBuffer[] }));
  });
  return reports;
}

/** Threads find a shape by its name. */
const listed = worlds(7).filter(({ grid }) => shapeNamed(grid.shape.name) !== undefined);

test('a table made in another thread says what one made here says', () => {
  fc.assert(
    fc.property(listed, fc.boolean(), fc.boolean(), (world, stay, depth) => {
      const chase = { world, stay, monsters: 1 };
      const last = reportsOf(chase, { depth }).at(-1);
      expect(last?.kind).toBe('solved');
      if (last?.kind !== 'solved') return;
      const there = new ExactTable(chase, last.data as TableData);
      const here = solveChase(chase, { depth });
      expect(there.method).toBe(here.method);
      for (let monster = 0; monster < world.open.length; monster++) {
        for (let at = 0; at < world.open.length; at++) {
          if (!isGround(world, monster) || !isGround(world, at)) continue;
          expect(there.isWon([monster], at)).toBe(here.isWon([monster], at));
          if (here.hasDepths) expect(there.wonIn([monster], at)).toBe(here.wonIn([monster], at));
        }
      }
    }),
  );
});

test('progress comes before the table', () => {
  const world = createWorld(rect.grid(1, 9), { open: Uint8Array.from([1, 17, 17, 17, 17, 17, 17, 17, 16]) });
  const kinds = reportsOf({ world, stay: true, monsters: 1 }).map(({ kind }) => kind);
  expect(kinds[0]).toBe('progress');
  expect(kinds.at(-1)).toBe('solved');
});

test('what cannot be solved is refused in words', () => {
  const chase = { world: createWorld(rect.grid(9, 9)), stay: true, monsters: 1 };
  expect(reportsOf(chase, { memory: 10 })).toEqual([
    { kind: 'refused', why: expect.stringMatching(/^The exact table of 81 cells needs about/) as string },
  ]);
  const request = { game: 'rogue', problem: { ...chaseRequestOf(chase), shape: 'blob' } };
  const reports: SolveReport[] = [];
  answerSolve(request, games, (report) => reports.push(report));
  expect(reports).toEqual([{ kind: 'refused', why: 'Expected the name of a shape, got "blob".' }]);
});

test('a game without a table is refused, and so is one that nobody knows', () => {
  for (const game of ['pits', 'chess']) {
    const reports: SolveReport[] = [];
    answerSolve({ game, problem: {} }, games, (report) => reports.push(report));
    expect(reports).toEqual([{ kind: 'refused', why: `There is no exact table of ${game}.` }]);
  }
});
