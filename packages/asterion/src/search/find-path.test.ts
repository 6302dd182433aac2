import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../testing/thorough.js';
import { bytesOf, edit, ends, leastLengths, stepsFrom, type Walk, walks } from '../../test/walks.js';
import {
  addTunnel,
  type Cell,
  cellAt,
  copyWorld,
  createWorld,
  openFromTerrain,
  openWay,
  rect,
  Terrain,
  TUNNEL,
  type World,
} from '../world/index.js';
import { type FoundPath, findPath, MovementMap, PathFinder, type PathOptions } from './index.js';

const RUNS = { numRuns: sweep(150, 3000) };

const mapOf = ({ world, movement }: Walk): MovementMap => new MovementMap(world, movement);

/** Open squares with a few of them walled up: `#`. */
function squares(...lines: string[]): World {
  const grid = rect.grid(lines.length, lines[0].length, 'top');
  const terrain = Uint8Array.from(lines.join(''), (glyph) => (glyph === '#' ? Terrain.wall : Terrain.floor));
  return createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'rooms') });
}

describe('findPath', () => {
  test('finds a way of the least length wherever there is one, and leaves the world alone', () => {
    fc.assert(
      fc.property(walks(), (walk) => {
        const { world, movement, rng } = walk;
        const before = bytesOf(world, movement);
        const [from, to] = ends(world.grid, rng);
        const answer = findPath(world, from, to, movement);
        expect(answer.length).toBeCloseTo(leastLengths(mapOf(walk), from)[to], 9);
        expect(mapOf(walk).lengthOf(answer.cells)).toBeCloseTo(answer.found ? answer.length : 0, 9);
        expect(bytesOf(world, movement)).toEqual(before);
      }),
      RUNS,
    );
  });

  test('sees every edit, of the world or beside it, though nobody tells', () => {
    fc.assert(
      fc.property(walks(), (walk) => {
        const { world, movement, rng } = walk;
        for (let round = 0; round < 5; round++) {
          for (let edits = rng.below(3); edits > 0; edits--) edit(walk);
          const [from, to] = ends(world.grid, rng);
          const { length } = findPath(world, from, to, movement);
          expect(length).toBeCloseTo(leastLengths(mapOf(walk), from)[to], 9);
        }
      }),
      RUNS,
    );
  });

  test('sees tunnels that come and go, costs that change, and a whole world painted over', () => {
    const world = { ...squares('.'.repeat(40)), costs: new Uint16Array(40).fill(1) };
    expect(findPath(world, 0, 39).length).toBe(39);
    addTunnel(world, 1, 38);
    expect(findPath(world, 0, 39).length).toBe(3);
    world.tunnels.clear();
    world.costs[20] = 9;
    expect(findPath(world, 0, 39).length).toBe(47);
    world.costs.fill(2);
    expect(findPath(world, 0, 39).length).toBe(78);
    const large = squares(...Array.from({ length: 20 }, () => '.'.repeat(20)));
    expect(findPath(large, 0, 399).algorithm).toBe('jps');
    large.open.fill(0);
    expect(findPath(large, 0, 399).found).toBe(false);
  });

  test('keeps what it knows of several movements, and of copies of a world, apart', () => {
    const world = squares('....', '.##.', '....');
    const [from, to] = [cellAt(world.grid, 0, 0), cellAt(world.grid, 2, 3)];
    const blocked = new Uint8Array(12);
    const lengths = (): number[] =>
      (
        [{}, { directions: 4 }, { directions: 8, corners: 'always' }, { blocked }, { diagonalCost: 'unit' }] as const
      ).map((movement) => Number(findPath(world, from, to, movement).length.toFixed(2)));
    const first = lengths();
    expect(first).toEqual([5, 5, 4.41, 5, 5]);
    expect(lengths()).toEqual(first);
    const copy = copyWorld(world);
    openWay(copy, cellAt(world.grid, 1, 0), rect.directions.indexOf('SE'));
    expect(findPath(copy, from, to).length).toBeCloseTo(3 + Math.SQRT2, 9);
    expect(lengths()).toEqual(first);
  });

  test('says which algorithm, and why', () => {
    const open = squares('...', '...', '...');
    const told = (world: World, options = {}): string[] => {
      const { algorithm, why } = findPath(world, 0, 1, options);
      return [algorithm, why];
    };
    expect(told(squares('.....'))).toEqual([
      'tree',
      'There are no loops, so there is one way, and nothing to search for.',
    ]);
    expect(told(open)).toEqual(['jps', 'All squares cost the same, so most of them can be jumped over.']);
    expect(told({ ...open, costs: new Uint16Array(9).fill(3) })).toEqual([
      'astar',
      'Cells differ in what they cost, so each step is weighed.',
    ]);
    const closed = new Uint8Array(9);
    closed[4] = 1;
    expect(told(open, { closed })).toEqual(['astar', 'The distance on open ground says where to look first.']);
    expect(told(open, { algorithm: 'dijkstra' })).toEqual(['dijkstra', 'It was asked for.']);
    expect(told(open, { within: 1 })[0]).toBe('astar');
  });

  test('sees that an object of options has changed', () => {
    const world = squares('....', '....');
    const options: PathOptions = { directions: 8 };
    expect(findPath(world, 0, 5, options).length).toBeCloseTo(Math.SQRT2, 9);
    Object.assign(options, { directions: 4 });
    expect(findPath(world, 0, 5, options).length).toBe(2);
  });

  test('asks a function of costs anew, for tables too', () => {
    const world = squares('...', '...');
    let dear = 1;
    const cost = (cell: Cell): number => (cell === 1 ? dear : 1);
    const asked = () => findPath(world, 0, 2, { directions: 4, cost, algorithm: 'first-moves' }).length;
    expect(asked()).toBe(2);
    dear = 50;
    expect(asked()).toBe(4);
  });

  test('says what cannot be', () => {
    const world = squares('...', '...');
    const asked = (options: object) => () => findPath(world, 0, 1, options);
    expect(asked({ algorithm: 'jsp' })).toThrow('Expected the name of a path algorithm (');
    expect(asked({ within: -1 })).toThrow('Expected a distance of 0 or more, got -1.');
    expect(asked({ turnCost: NaN })).toThrow('Expected a cost of turns of 0 or more, got NaN.');
    expect(asked({ turnCost: '1' })).toThrow('Expected turnCost in the options of a path to be a number, got "1".');
    expect(asked({ directions: 6 })).toThrow('Expected 4 or 8 directions, got 6.');
    expect(asked({ directions: '8' })).toThrow('Expected directions in the options of a path to be a number, got "8".');
    expect(asked({ directions: 8, corners: 'Always' })).toThrow(
      'Expected a rule of corners (always, one, none), got "Always".',
    );
    expect(asked({ diagonalCost: 'long' })).toThrow('Expected diagonals to cost octile or unit, got "long".');
    expect(asked({ diagonalCost: 1.4 })).toThrow('Expected diagonalCost in the options of a path to be a string');
    expect(asked({ blocked: new Set() })).toThrow(
      'Expected blocked in the options of a path to be a TypedArray such as Uint8Array, got {}.',
    );
    expect(asked({ algorithm: 'tree' })).toThrow('without loops');
    expect(() => findPath(world, 0, 6)).toThrow('Expected a cell from 0 to 5, got 6.');
  });
});

describe('the way to the nearest cell', () => {
  test('is the cheapest to any cell that is no farther from the goal than all that can be reached', () => {
    fc.assert(
      fc.property(walks(), (walk) => {
        const { world, movement, rng } = walk;
        const [from, to] = ends(world.grid, rng);
        const answer = findPath(world, from, to, { ...movement, nearest: true });
        const map = mapOf(walk);
        const lengths = leastLengths(map, from);
        if (lengths[to] < Infinity) {
          expect(answer).toMatchObject({ found: true, reached: to });
          return;
        }
        const reachable = [...lengths.keys()].filter((cell) => lengths[cell] < Infinity);
        const away = (cell: Cell): number => world.grid.distance(cell, to, map.hasCorners);
        const least = Math.min(...reachable.map(away));
        const cheapest = Math.min(...reachable.filter((cell) => away(cell) === least).map((cell) => lengths[cell]));
        expect(answer).toMatchObject({ found: false, reached: answer.cells.at(-1) });
        expect(away(answer.reached)).toBe(least);
        expect(answer.length).toBeCloseTo(cheapest, 9);
        expect(map.lengthOf(answer.cells)).toBeCloseTo(cheapest, 9);
      }),
      RUNS,
    );
  });
});

/** Cells that are good enough. */
const goals = ({ world, hasCorners }: MovementMap, to: Cell, within: number): Cell[] =>
  Array.from({ length: world.grid.cellCount }, (_, cell) => cell).filter(
    (cell) => cell === to || (within > 0 && world.grid.distance(cell, to, hasCorners) <= within),
  );

test('a way within a distance of the goal is the cheapest to any cell that is so near', () => {
  fc.assert(
    fc.property(walks(), fc.integer({ min: 0, max: 4 }), (walk, within) => {
      const { world, movement, rng } = walk;
      const [from, to] = ends(world.grid, rng);
      const map = mapOf(walk);
      const lengths = leastLengths(map, from);
      const least = Math.min(...goals(map, to, within).map((cell) => lengths[cell]));
      const answer = findPath(world, from, to, { ...movement, algorithm: undefined, within });
      expect(answer.length).toBeCloseTo(least, 9);
      if (answer.found) expect(map.lengthOf(answer.cells)).toBeCloseTo(least, 9);
    }),
    RUNS,
  );
});

describe('turns', () => {
  /** What it costs to get anywhere, by cell and by the direction of the last step: relaxed until nothing changes. */
  function leastWithTurns(map: MovementMap, from: Cell, turnCost: number): number[] {
    const best = new Map<string, number>([[`${from} 0`, 0]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [key, cost] of best) {
        const [cell, entry] = key.split(' ').map(Number);
        for (const [direction, next] of stepsFrom(map, cell)) {
          const isTurn = direction !== TUNNEL && entry !== 0 && entry !== direction + 1;
          const offered = cost + map.costOf(cell, direction, next) + (isTurn ? turnCost : 0);
          const place = `${next} ${direction === TUNNEL ? 0 : direction + 1}`;
          if (offered >= (best.get(place) ?? Infinity) - 1e-12) continue;
          best.set(place, offered);
          changed = true;
        }
      }
    }
    return Array.from({ length: map.world.grid.cellCount }, (_, cell) =>
      Math.min(...[...best].filter(([key]) => key.startsWith(`${cell} `)).map(([, cost]) => cost), Infinity),
    );
  }

  test('cost what they are said to, and the whole is the least there is', () => {
    fc.assert(
      fc.property(walks(6), fc.constantFrom(0, 0.5, 3), fc.integer({ min: 0, max: 2 }), (walk, turnCost, within) => {
        const { world, movement, rng } = walk;
        const [from, to] = ends(world.grid, rng);
        const map = mapOf(walk);
        const costs = leastWithTurns(map, from, turnCost);
        const least = Math.min(...goals(map, to, within).map((cell) => costs[cell]));
        const answer = findPath(world, from, to, { ...movement, algorithm: undefined, turnCost, within });
        expect(answer.length).toBeCloseTo(least, 9);
        if (answer.found) expect(map.lengthOf(answer.cells)).toBeLessThan(least + 1e-9);
      }),
      { numRuns: sweep(60, 1000) },
    );
  });

  test('are few where they are dear', () => {
    const world = squares('.....', '.....', '.....', '.....', '.....');
    const { cells } = findPath(world, 0, cellAt(world.grid, 2, 4), { directions: 4, turnCost: 5 });
    const steps = cells.slice(1).map((cell, index) => cell - cells[index]);
    expect(steps.filter((step, index) => index > 0 && step !== steps[index - 1])).toHaveLength(1);
  });
});

describe('smooth', () => {
  const each = (
    smooth: 'straight' | 'any-angle',
    check: (plain: FoundPath, made: FoundPath, map: MovementMap) => void,
  ) =>
    fc.assert(
      fc.property(walks(), (walk) => {
        const { world, movement, rng } = walk;
        fc.pre(world.grid.shape.lattice !== undefined);
        const [from, to] = ends(world.grid, rng);
        const plain = findPath(world, from, to, movement);
        check(plain, findPath(world, from, to, { ...movement, smooth }), mapOf(walk));
      }),
      RUNS,
    );

  test('straight: as long as before, and legal', () => {
    each('straight', (plain, made, map) => {
      expect(made.length).toBe(plain.length);
      if (made.found) expect(map.lengthOf(made.cells)).toBeCloseTo(plain.length, 9);
    });
  });

  test('any-angle: way points of the same way, both ends included', () => {
    each('any-angle', (plain, made) => {
      expect(made.cells).toEqual(plain.cells);
      if (!plain.found) return;
      expect([made.wayPoints?.[0], made.wayPoints?.at(-1)]).toEqual([plain.cells[0], plain.cells.at(-1)]);
    });
  });
});

describe('a path finder', () => {
  test('takes another algorithm where an edit leaves its own behind, unless it was asked for', () => {
    const world = squares('.....', '.....', '.....');
    const closed = new Uint8Array(15);
    const finder = new PathFinder(world, { directions: 8, closed });
    const asked = new PathFinder(world, { directions: 8, closed, algorithm: 'jps' });
    expect([finder.algorithm.name, asked.algorithm.name]).toEqual(['jps', 'jps']);
    closed[6] = 1; // a one-way edge
    finder.refresh([6]);
    expect(finder.algorithm.name).toBe('astar');
    expect(finder.find(5, 9).length).toBeCloseTo(leastLengths(finder.map, 5)[9], 9);
    expect(() => asked.refresh([6])).toThrow(RangeError);
    expect(asked.why).toBe('It was asked for.');
  });

  test('sees edits that it is told', () => {
    fc.assert(
      fc.property(walks(), (walk) => {
        const { world, movement, rng } = walk;
        const finder = new PathFinder(world, movement);
        for (let round = 0; round < 4; round++) {
          finder.refresh(rng.below(2) === 0 ? [edit(walk)] : (edit(walk), undefined));
          const [from, to] = ends(world.grid, rng);
          expect(finder.find(from, to).length).toBeCloseTo(leastLengths(mapOf(walk), from)[to], 9);
        }
      }),
      RUNS,
    );
  });
});
