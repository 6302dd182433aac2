import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BruteForce, minotaurRules, minotaurScenes } from '../../../test/minotaurs.js';
import { valueOf } from '../../../test/scenes.js';
import { seeds } from '../../../test/worlds.js';
import { STAY } from '../../game/index.js';
import { MINOTAUR, THESEUS } from '../../game/labyrinth/index.js';
import { type MinotaurPosition, minotaur } from '../../game/minotaur/index.js';
import { parseDrawing } from '../../notation/index.js';
import { createRng, createScene, createWorld, pick, rect, type Scene } from '../../world/index.js';
import {
  cachedMinotaurTable,
  cacheMinotaurTable,
  MinotaurSolver,
  MinotaurTable,
  minotaurBestMoves,
  minotaurParsByCell,
  minotaurRequestOf,
  minotaurSolution,
  minotaurSolveFault,
  minotaurSolverOf,
  minotaurTableFor,
  shortestSolutionCount,
  solveMinotaur,
} from './table.js';

/** The Minotaur has to be led behind the wall before Theseus can pass. */
const text = `
+---+---+---+
| T   M     |
+   +   +---+
|         E
+---+---+---+
`;
const scene = valueOf(parseDrawing(text));
const start = minotaur.initial(scene, minotaur.defaults, 0);

const standingOf = (brute: BruteForce, { theseus, minotaurs }: MinotaurPosition) =>
  [theseus, ...minotaurs].map((cell) => brute.pointOf(cell));

/** A position of a random game. */
function somewhere(from: Scene, options: typeof minotaur.defaults, seed: number): MinotaurPosition {
  const rng = createRng(seed);
  let at = minotaur.initial(from, options, 0);
  for (let left = rng.below(6); left > 0 && minotaur.outcome(at) === undefined; left--) {
    at = minotaur.play(at, pick(minotaur.legalMoves(at), rng));
  }
  return at;
}

describe('against brute force', () => {
  test('par and the number of shortest solutions are the same, anywhere in a game', () => {
    fc.assert(
      fc.property(minotaurScenes(5), minotaurRules, seeds, (from, options, seed) => {
        const at = somewhere(from, options, seed);
        const brute = new BruteForce(from, options);
        const { par, count } = brute.shortest(standingOf(brute, at));
        const table = solveMinotaur(at);
        expect(table.parOf(at)).toBe(par ?? null);
        expect(shortestSolutionCount(table, at)).toBe(count);
        expect(shortestSolutionCount(table, at, 2)).toBe(Math.min(count, 2));
      }),
      { numRuns: 200 },
    );
  });

  test('the number of won positions is the same', () => {
    fc.assert(
      fc.property(minotaurScenes(3), minotaurRules, (from, options) => {
        const brute = new BruteForce(from, options);
        const cells = [...new Array(from.world.grid.cellCount).keys()];
        const teams = from.actors.minotaur.reduce<number[][]>(
          (all) => all.flatMap((team) => cells.map((cell) => [...team, cell])),
          [[]],
        );
        const standings = teams.flatMap((team) => cells.map((cell) => [cell, ...team].map((at) => brute.pointOf(at))));
        const table = solveMinotaur(minotaur.initial(from, options, 0));
        expect(table.stateCount).toBe(standings.length);
        expect(table.won).toBe(standings.filter((one) => brute.shortest(one).par !== undefined).length);
      }),
      { numRuns: 15 },
    );
  });
});

test('a position is won in n if its best move leads to one won in n - 1, and dead if all its moves lead to dead ones', () => {
  fc.assert(
    fc.property(minotaurScenes(7), minotaurRules, seeds, (from, options, seed) => {
      const at = somewhere(from, options, seed);
      const table = solveMinotaur(at);
      const par = table.parOf(at);
      const over = minotaur.outcome(at)?.result;
      if (over !== undefined) {
        expect(par).toBe(over === 'escaped' ? 0 : null);
        return;
      }
      const pars = minotaur.legalMoves(at).map((move) => table.parOf(minotaur.play(at, move)) ?? Infinity);
      expect(par ?? Infinity).toBe(Math.min(...pars) + 1);
      const best = minotaur.legalMoves(at).filter((_, index) => par === null || pars[index] === par - 1);
      expect(minotaurBestMoves(table, at)).toEqual(best);
    }),
  );
});

test('a solution is as long as par, ends at the exit, and is the first of its length', () => {
  fc.assert(
    fc.property(minotaurScenes(6), minotaurRules, (from, options) => {
      const first = minotaur.initial(from, options, 0);
      const table = solveMinotaur(first);
      const solution = minotaurSolution(table, first);
      expect(solution).toHaveLength(table.parOf(first) ?? 0);
      const line = [first];
      for (const move of solution) {
        expect(move).toBe(minotaurBestMoves(table, line[line.length - 1])[0]);
        line.push(minotaur.play(line[line.length - 1], move));
      }
      if (solution.length > 0) expect(minotaur.outcome(line[line.length - 1])?.result).toBe('escaped');
    }),
  );
});

test('solving in slices, or elsewhere by a request, comes to the same', () => {
  fc.assert(
    fc.property(minotaurScenes(4), minotaurRules, fc.integer({ min: 1, max: 40 }), (from, options, slice) => {
      const first = minotaur.initial(from, options, 0);
      const solver = new MinotaurSolver(first);
      while (!solver.done) solver.advance(slice);
      const elsewhere = minotaurSolverOf(structuredClone(minotaurRequestOf(first)));
      elsewhere.advance(Infinity);
      expect(solver.data()).toEqual(elsewhere.data());
      expect(solver.data()).toEqual(solveMinotaur(first).data);
      expect(solver.decided).toBe(solver.data().won);
    }),
    { numRuns: 30 },
  );
});

test('a table is kept for its board, exit, rules and number of Minotaurs', () => {
  const table = minotaurTableFor(start);
  expect(cachedMinotaurTable(minotaur.play(start, STAY))).toBe(table);
  const others: MinotaurPosition[] = [
    { ...start, setup: { ...start.setup, exit: 0 } },
    { ...start, setup: { ...start.setup, options: { steps: 1, columnFirst: false } } },
    { ...start, setup: { ...start.setup, options: { steps: 2, columnFirst: true } } },
    { ...start, minotaurs: [1, 4] },
  ];
  for (const other of others) expect(cachedMinotaurTable(other)).toBeUndefined();
  const made = new MinotaurTable(others[0], solveMinotaur(others[0]).data);
  expect(cacheMinotaurTable(others[0], made)).toBe(made);
  expect(minotaurTableFor(others[0])).toBe(made);
});

test('what does not fit is refused with what it would need', () => {
  expect(minotaurSolveFault(start)).toBeUndefined();
  expect(minotaurSolveFault(start, 10)).toBe(
    'The exact table of 6 cells needs about 504 bytes, and may take 10 bytes.',
  );
  const large = createScene(createWorld(rect.grid(99, 99)), { exit: 9, actors: { theseus: [0], minotaur: [1, 2] } });
  const position = minotaur.initial(large, minotaur.defaults, 0);
  expect(minotaurSolveFault(position)).toMatch(/9801 cells and 2 Minotaurs needs about .* TB/);
  expect(() => new MinotaurSolver(position)).toThrow(/2 Minotaurs/);
  expect(() => minotaurSolverOf(minotaurRequestOf(start, 10))).toThrow(/10 bytes/);
});

test('pars by cell are those of the positions with somebody there', () => {
  const table = solveMinotaur(start);
  const byTheseus = minotaurParsByCell(table, start, THESEUS);
  const byMinotaur = minotaurParsByCell(table, start, MINOTAUR, 0);
  expect(byTheseus[start.minotaurs[0]]).toBeUndefined();
  expect(byMinotaur[start.theseus]).toBeUndefined();
  expect(byTheseus[start.setup.exit]).toBe(0);
  expect(byTheseus[start.theseus]).toBe(table.parOf(start));
  expect(byMinotaur[start.minotaurs[0]]).toBe(table.parOf(start));
  expect(byTheseus).toEqual(
    [0, 1, 2, 3, 4, 5].map((cell) => (cell === 4 ? undefined : table.parOf({ ...start, theseus: cell }))),
  );
});

test('cells without ground count for nothing', () => {
  const world = createWorld(rect.grid(1, 4), { open: Uint8Array.of(1, 17, 16, 0), terrain: Uint8Array.of(0, 0, 0, 2) });
  const from = createScene(world, { exit: 0, actors: { theseus: [1], minotaur: [2] } });
  const first = minotaur.initial(from, minotaur.defaults, 0);
  const table = solveMinotaur(first);
  expect(table.stateCount).toBe(9);
  expect(table.won).toBe(3); // out with the Minotaur at 1 or 2; a step away with it at 2
  expect(minotaurParsByCell(table, first, MINOTAUR)).toEqual([null, undefined, 1, undefined]);
});
