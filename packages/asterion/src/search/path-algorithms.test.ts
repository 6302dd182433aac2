import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { bytesOf, edit, ends, leastLengths, stepsFrom, type Walk, walks } from '../../test/walks.js';
import { type Cell, createRng, createWorld, finish, openFromTerrain, rect } from '../world/index.js';
import * as search from './index.js';
import {
  MovementMap,
  type PathAlgorithm,
  type PathAnswer,
  type PathSearch,
  pathAlgorithmNamed,
  pathAlgorithms,
} from './index.js';

const RUNS = { numRuns: sweep(60, 3000) };

/** Worlds to which an algorithm applies, with its search made ready. */
const searches = (algorithm: PathAlgorithm): fc.Arbitrary<Walk & { search: PathSearch }> =>
  walks()
    .filter(({ world, movement }) => algorithm.fault(new MovementMap(world, movement)) === undefined)
    .map((walk) => ({ ...walk, search: algorithm.prepare(new MovementMap(walk.world, walk.movement)) }));

/** Holds an answer to what a path is: legal step by step, as long as it says, and of the least length if it says so. */
function expectPath(answer: PathAnswer, algorithm: PathAlgorithm, map: MovementMap, from: Cell, to: Cell): void {
  const least = leastLengths(map, from)[to];
  expect([answer.algorithm, answer.found]).toEqual([algorithm.name, least < Infinity]);
  expect(answer.why).toMatch(/^[A-Z].*\.$/);
  expect(Number.isInteger(answer.expanded) && answer.expanded >= 0).toBe(true);
  if (!answer.found) {
    expect(answer).toMatchObject({ cells: [], length: Infinity, reached: -1 });
    return;
  }
  const { cells } = answer;
  expect([cells[0], cells.at(-1), answer.reached]).toEqual([from, to, to]);
  expect(new Set(cells).size).toBe(cells.length);
  for (let at = 1; at < cells.length; at++)
    expect(stepsFrom(map, cells[at - 1]).map(([, next]) => next)).toContain(cells[at]);
  expect(answer.length).toBeCloseTo(map.lengthOf(cells), 9);
  if (algorithm.optimal) expect(answer.length).toBeCloseTo(least, 9);
  else expect(answer.length).toBeGreaterThan(least - 1e-9);
}

describe.each(pathAlgorithms.map((algorithm) => [algorithm.name, algorithm] as const))('%s', (_, algorithm) => {
  test('finds a way wherever there is one, legal step by step, of the length it says, the least if it claims that', () => {
    fc.assert(
      fc.property(searches(algorithm), ({ world, movement, rng, search }) => {
        const before = bytesOf(world, movement);
        for (let question = 0; question < 4; question++) {
          const [from, to] = ends(world.grid, rng);
          expectPath(search.find(from, to), algorithm, search.map, from, to);
        }
        expect(bytesOf(world, movement)).toEqual(before);
      }),
      RUNS,
    );
  });

  test('writes the same way into an array, and refuses one that is too short', () => {
    fc.assert(
      fc.property(searches(algorithm), ({ world, rng, search }) => {
        const [from, to] = ends(world.grid, rng);
        const { cells } = search.find(from, to);
        const into = new Int32Array(world.grid.cellCount + 1).fill(-7);
        const count = search.findInto(from, to, into);
        expect([...into.subarray(0, count)]).toEqual(cells);
        expect(into.subarray(count).every((cell) => cell === -7)).toBe(true);
        if (count > 0) expect(() => search.findInto(from, to, new Int32Array(count - 1))).toThrow(RangeError);
        expect(search.find(from, to).cells).toEqual(cells);
      }),
      RUNS,
    );
  });

  test('sees edits once it is told, everywhere or where they are, or says that it no longer applies', () => {
    fc.assert(
      fc.property(searches(algorithm), ({ search, ...walk }) => {
        const { world, movement, rng } = walk;
        for (let round = 0; round < 4; round++) {
          const changed = Array.from({ length: 1 + rng.below(3) }, () => edit(walk));
          const fresh = new MovementMap(world, movement);
          const told = rng.below(2) === 0 ? undefined : changed;
          if (algorithm.fault(fresh) !== undefined) {
            expect(() => search.refresh(told)).toThrow(RangeError);
            return;
          }
          search.refresh(told);
          const [from, to] = ends(world.grid, rng);
          expectPath(search.find(from, to), algorithm, fresh, from, to);
        }
      }),
      RUNS,
    );
  });

  test('searches on one world that take turns do not disturb each other', () => {
    fc.assert(
      fc.property(searches(algorithm), ({ world, rng, search }) => {
        const questions = Array.from({ length: 3 }, () => ends(world.grid, rng));
        const alone = questions.map(([from, to]) => finish(search.start(from, to)));
        const together = questions.map(([from, to]) => search.start(from, to));
        while (together.some(({ done }) => !done)) {
          for (const solving of together) solving.advance(1 + rng.below(3));
          search.find(...ends(world.grid, rng));
        }
        for (const [index, { path, why, steps, visited }] of together.entries()) {
          expect({ path, why, steps, visited }).toEqual({ ...pickEnd(alone[index]) });
          const [from, to] = questions[index];
          const { length, found } = search.find(from, to);
          expect(path !== undefined).toBe(found);
          if (path !== undefined) expect(search.map.lengthOf(path)).toBeCloseTo(length, 9);
        }
      }),
      RUNS,
    );
  });

  test('a copy goes its own way, and step by step comes to the same as at once', () => {
    fc.assert(
      fc.property(searches(algorithm), ({ world, rng, search }) => {
        const [from, to] = ends(world.grid, rng);
        const solving = search.start(from, to);
        solving.advance(rng.below(20));
        const copy = solving.copy();
        const standing = pickEnd(solving);
        while (!copy.done) copy.advance(1);
        expect(pickEnd(solving)).toEqual(standing);
        expect(pickEnd(finish(solving))).toEqual(pickEnd(copy));
        for (const cell of [...solving.front, ...(solving.path ?? [])]) expect(cell in world.open).toBe(true);
      }),
      RUNS,
    );
  });

  test('where it does not apply it says why, and nobody can make it ready', () => {
    fc.assert(
      fc.property(walks(), ({ world, movement }) => {
        const map = new MovementMap(world, movement);
        const fault = algorithm.fault(map);
        if (fault === undefined) return;
        expect(fault).toMatch(/^[A-Z].*\.$/);
        expect(() => algorithm.prepare(map)).toThrow(new RangeError(fault));
      }),
      RUNS,
    );
  });

  test('refuses what is no cell', () => {
    const world = createWorld(rect.grid(1, 3), { terrain: new Uint8Array(3), open: Uint8Array.of(1, 17, 16) });
    const search = algorithm.prepare(new MovementMap(world, { directions: 4 }));
    for (const [from, to, wrong] of [
      [-1, 0, -1],
      [0, 3, 3],
      [0, 0.5, 0.5],
    ]) {
      const words = new RangeError(`Expected a cell from 0 to 2, got ${wrong}.`);
      expect(() => search.find(from, to)).toThrow(words);
      expect(() => search.findInto(from, to, new Int32Array(3))).toThrow(words);
      expect(() => search.start(from, to)).toThrow(words);
    }
  });

  test('holds at most 16 bytes a cell of scratch, tables apart', () => {
    const rng = createRng(7);
    const grid = rect.grid(300, 300);
    for (const walls of [0, 35]) {
      const terrain = Uint8Array.from({ length: grid.cellCount }, () => (rng.below(100) < walls ? 2 : 0));
      const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
      const map = new MovementMap(world, { directions: 8, diagonalCost: 'unit' });
      if (algorithm.tables === true || algorithm.fault(map) !== undefined) continue;
      const search = algorithm.prepare(map);
      for (let question = 0; question < 5; question++) search.find(...ends(grid, rng));
      expect(search.bytes).toBeGreaterThan(0);
      expect(search.bytes / grid.cellCount).toBeLessThanOrEqual(16);
    }
  });
});

const pickEnd = ({ path, why, steps, visited }: ReturnType<PathSearch['start']>) => ({
  path,
  why,
  steps,
  visited: visited.slice(),
});

test('names are unique, and each is found by its own', () => {
  expect(new Set(pathAlgorithms.map(({ name }) => name)).size).toBe(pathAlgorithms.length);
  for (const algorithm of pathAlgorithms) {
    expect(pathAlgorithmNamed(algorithm.name)).toBe(algorithm);
    for (const words of [algorithm.about, algorithm.guarantee]) expect(words).toMatch(/^[A-Z].*\.$/);
  }
  expect(pathAlgorithmNamed('hop')).toBeUndefined();
});

test('every algorithm is exported by name, too', () => {
  const exported: readonly unknown[] = Object.values(search);
  for (const algorithm of pathAlgorithms) expect(exported).toContain(algorithm);
});
