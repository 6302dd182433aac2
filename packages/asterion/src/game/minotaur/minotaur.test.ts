import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BruteForce, minotaurRules, minotaurScenes } from '../../../test/minotaurs.js';
import { valueOf } from '../../../test/scenes.js';
import { seeds } from '../../../test/worlds.js';
import { parseDrawing } from '../../notation/index.js';
import {
  type Cell,
  createRng,
  createScene,
  createWorld,
  hex,
  openFromTerrain,
  pick,
  rect,
  type Scene,
} from '../../world/index.js';
import { STAY } from '../steps.js';
import { MINOTAUR_MOVES, type MinotaurOptions, type MinotaurPosition, minotaur } from './minotaur.js';

const start = (text: string, options: Partial<MinotaurOptions> = {}): MinotaurPosition =>
  minotaur.initial(valueOf(parseDrawing(text)), { ...minotaur.defaults, ...options }, 0);

/** The position after moves by name. */
const after = (position: MinotaurPosition, ...names: readonly string[]): MinotaurPosition =>
  names.reduce((at, name) => {
    const next = minotaur.playIfLegal(at, minotaur.moveNamed(at, name) ?? -1);
    if (next === undefined) throw new Error(`Expected ${name} to be legal.`);
    return next;
  }, position);

const namesIn = (position: MinotaurPosition): string =>
  minotaur
    .legalMoves(position)
    .map((move) => minotaur.moveName(position, move))
    .join(' ');

/** 3 x 4, cells 0 to 3 at the bottom. */
const hall = `
+---+---+---+---+
| M           E
+   +   +   +   +
|               |
+   +   +   +   +
| T             |
+---+---+---+---+
`;

/** The way along the bottom row is closed in its middle. */
const walled = `
+---+---+---+---+
|             E
+   +   +   +   +
|               |
+   +   +   +   +
| T     | M     |
+---+---+---+---+
`;

describe('Theseus', () => {
  test('goes north, east, south or west through no wall, or waits', () => {
    expect(namesIn(start(hall))).toBe('N E STAY');
    expect(namesIn(start(walled))).toBe('N E STAY');
    expect(namesIn(after(start(walled), 'E'))).toBe('N W STAY');
    expect(MINOTAUR_MOVES.map((move) => minotaur.moveName(start(hall), move))).toEqual(['N', 'E', 'S', 'W', 'STAY']);
  });

  test('never goes along a diagonal, not even where rooms have them', () => {
    const grid = rect.grid(3, 3);
    const terrain = new Uint8Array(9);
    const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'always') });
    const scene = createScene(world, { exit: 8, actors: { theseus: [4], minotaur: [0] } });
    const position = minotaur.initial(scene, minotaur.defaults, 0);
    expect(namesIn(position)).toBe('N E S W STAY');
    for (const name of ['NE', 'SW', 'TUNNEL']) {
      expect(minotaur.playIfLegal(position, minotaur.moveNamed(position, name) ?? -1)).toBeUndefined();
    }
  });

  test('is out as soon as he reaches the exit, whoever stands next to it', () => {
    const end = after(start('+---+---+---+\n| T   E   M |\n+---+---+---+\n'), 'E');
    expect(minotaur.outcome(end)).toEqual({ result: 'escaped', winner: 'theseus', why: 'Theseus is out.' });
    expect(end.minotaurs).toEqual([2]);
    expect(end.ways).toEqual([[2]]);
    expect(minotaur.legalMoves(end)).toEqual([]);
    expect(minotaur.playIfLegal(end, STAY)).toBeUndefined();
  });

  test('loses if he walks into a Minotaur, even on the exit', () => {
    const row = createWorld(rect.grid(1, 2), { open: Uint8Array.of(1, 16) });
    const scene = createScene(row, { exit: 1, actors: { theseus: [0], minotaur: [1] } });
    const end = after(minotaur.initial(scene, minotaur.defaults, 0), 'E');
    const why = 'Theseus walked into the Minotaur.';
    expect(minotaur.outcome(end)).toEqual({ result: 'caught', winner: 'minotaur', why });
  });
});

describe('the Minotaur', () => {
  test('takes two steps for each move, along its row first', () => {
    const moved = after(start(walled), 'N');
    expect(moved.ways).toEqual([[2, 6, 5]]); // the wall is in the way of the row, then the row is free
    expect(moved.minotaurs).toEqual([5]);
    expect(minotaur.outcome(moved)).toBeUndefined();
  });

  test('goes along its column first if told, and takes one step or three', () => {
    expect(after(start(hall), 'E').ways).toEqual([[8, 9, 5]]);
    expect(after(start(hall, { columnFirst: true }), 'E').ways).toEqual([[8, 4, 0]]);
    expect(after(start(hall, { steps: 1 }), 'E').ways).toEqual([[8, 9]]);
    expect(after(start(hall, { steps: 3 }), 'E').ways).toEqual([[8, 9, 5, 1]]);
  });

  test('stands where neither row nor column leads nearer, and does not walk round a wall', () => {
    expect(after(start(walled), 'E').ways).toEqual([[2]]);
    expect(after(start(walled), 'E', 'STAY').minotaurs).toEqual([2]);
  });

  test('catches Theseus by reaching him, and goes no farther', () => {
    const end = after(start(hall), 'N');
    expect(end.ways).toEqual([[8, 4]]);
    expect(minotaur.outcome(end)).toEqual({
      result: 'caught',
      winner: 'minotaur',
      why: 'The Minotaur caught Theseus.',
    });
  });
});

describe('two Minotaurs', () => {
  const two = '+---+---+---+---+---+\n| M   M       T   E  \n+---+---+---+---+---+\n';
  const corridor = (theseus: Cell, ...minotaurs: Cell[]): MinotaurPosition => ({
    ...start(two, { steps: 1 }),
    theseus,
    minotaurs,
  });

  test('move in their order, each all its steps, and may share a cell', () => {
    expect(after(start(two), 'E').ways).toEqual([[0], [1]]);
    expect(after(corridor(3, 0, 1), 'STAY').minotaurs).toEqual([1, 2]);
    expect(after(corridor(3, 0, 0), 'STAY').minotaurs).toEqual([1, 1]);
  });

  test('stop as soon as one of them has him, and it is said that it was one of them', () => {
    const end = after(corridor(2, 1, 0), 'STAY');
    expect(end.ways).toEqual([[1, 2], [0]]);
    expect(minotaur.outcome(end)?.why).toBe('A Minotaur caught Theseus.');
    expect(minotaur.outcome(after(corridor(2, 0, 1), 'W'))?.why).toBe('Theseus walked into a Minotaur.');
  });
});

describe('the number of games of a length', () => {
  const count = (position: MinotaurPosition, depth: number): number =>
    depth === 0
      ? 1
      : minotaur.legalMoves(position).reduce((sum, move) => sum + count(minotaur.play(position, move), depth - 1), 0);
  const counts = (text: string, options: Partial<MinotaurOptions> = {}) =>
    [1, 2, 3, 4].map((depth) => count(start(text, options), depth));

  test('is what it was', () => {
    expect(counts(hall)).toEqual([3, 4, 0, 0]);
    expect(counts(hall, { steps: 1 })).toEqual([3, 7, 15, 32]);
    expect(counts(walled)).toEqual([3, 10, 16, 32]);
    expect(counts(walled, { steps: 1 })).toEqual([3, 10, 31, 75]);
  });

  test('is what brute force counts', () => {
    fc.assert(
      fc.property(minotaurScenes(5), minotaurRules, (scene, options) => {
        const brute = new BruteForce(scene, options);
        const countBrute = (standing: typeof brute.start, depth: number): number =>
          depth === 0 ? 1 : brute.after(standing).reduce((sum, [, next]) => sum + countBrute(next, depth - 1), 0);
        expect(count(minotaur.initial(scene, options, 0), 4)).toBe(countBrute(brute.start, 4));
      }),
    );
  });
});

/** Every position of a game of random moves. */
function randomGame(scene: Scene, options: MinotaurOptions, seed: number): MinotaurPosition[] {
  const rng = createRng(seed);
  const positions = [minotaur.initial(scene, options, 0)];
  for (let at = positions[0]; minotaur.outcome(at) === undefined && positions.length < 60; ) {
    at = minotaur.play(at, pick(minotaur.legalMoves(at), rng));
    positions.push(at);
  }
  return positions;
}

test('random games go as brute force says, position by position', () => {
  fc.assert(
    fc.property(minotaurScenes(), minotaurRules, seeds, (scene, options, seed) => {
      const brute = new BruteForce(scene, options);
      for (const position of randomGame(scene, options, seed)) {
        const standing = [position.theseus, ...position.minotaurs].map((cell) => brute.pointOf(cell));
        const expected = brute.after(standing).map(([name, next]) => [name, next.map((at) => brute.cellOf(at))]);
        const found = minotaur.legalMoves(position).map((move) => {
          const next = minotaur.play(position, move);
          return [minotaur.moveName(position, move), [next.theseus, ...next.minotaurs]];
        });
        expect(found).toEqual(expected);
        const result = brute.isCaught(standing) ? 'caught' : brute.isOut(standing) ? 'escaped' : undefined;
        expect(minotaur.outcome(position)?.result).toBe(result);
      }
    }),
  );
});

test('a way begins where a Minotaur stood, goes by single steps and ends where it stands', () => {
  fc.assert(
    fc.property(minotaurScenes(), minotaurRules, seeds, (scene, options, seed) => {
      const positions = randomGame(scene, options, seed);
      expect(positions[0].ways).toEqual([]);
      for (const [at, { minotaurs, ways }] of positions.entries()) {
        if (at === 0) continue;
        expect(ways.map((way) => way[0])).toEqual(positions[at - 1].minotaurs);
        expect(ways.map((way) => way[way.length - 1])).toEqual(minotaurs);
        for (const way of ways) {
          expect(way.length).toBeLessThanOrEqual(options.steps + 1);
          for (let step = 1; step < way.length; step++)
            expect(scene.world.grid.distance(way[step - 1], way[step], false)).toBe(1);
        }
      }
    }),
  );
});

test('positions have one key if they are the same to play, and the check counts the moves too', () => {
  const position = start(walled);
  const waited = after(after(position, 'E'), 'W');
  expect(waited.theseus).toBe(position.theseus);
  expect(minotaur.key({ ...waited, minotaurs: position.minotaurs })).toBe(minotaur.key(position));
  expect(minotaur.key(after(position, 'E'))).not.toBe(minotaur.key(position));
  expect(minotaur.check(after(position, 'E', 'STAY'))).not.toBe(minotaur.check(after(position, 'E')));
  expect(minotaur.repeated(position)).toMatchObject({ result: 'repeats', winner: undefined });
});

test('options that are none cannot be played with', () => {
  const scene = valueOf(parseDrawing(hall));
  for (const steps of [0, 4, 1.5, '2' as never])
    expect(minotaur.fault(scene, { ...minotaur.defaults, steps })).toMatch(/steps/);
  expect(minotaur.fault(scene, { steps: 2, columnFirst: 'yes' as never })).toMatch(/columnFirst/);
});

const actors = { theseus: [0], minotaur: [3] };
const dugAt = (cell: Cell): Uint8Array => new Uint8Array(9).fill(2, cell, cell + 1);
const board = (more: Partial<Scene>): Scene => createScene(createWorld(rect.grid(3, 3)), { exit: 8, actors, ...more });

test.each([
  ['hexagons', { world: createWorld(hex.grid(3, 3)) }, /^Expected square cells: the Minotaur goes by rows and columns/],
  ['a tunnel', { world: createWorld(rect.grid(3, 3), { tunnels: [[1, 5]] }) }, /no tunnels/],
  ['no Theseus', { actors: { minotaur: [3] } }, /no Theseus/],
  ['two of Theseus', { actors: { ...actors, theseus: [0, 1] } }, /more than one/],
  ['no Minotaur', { actors: { theseus: [0] } }, /no Minotaur/],
  ['three Minotaurs', { actors: { theseus: [0], minotaur: [1, 2, 3] } }, /at most 2/],
  ['no exit', { exit: undefined }, /no exit/],
  ['an exit nowhere', { exit: 9 }, /no ground/],
  ['an exit in a wall', { world: createWorld(rect.grid(3, 3), { terrain: dugAt(8) }) }, /exit is where/],
  ['an exit inside', { exit: 4 }, /border/],
  ['Theseus in a wall', { world: createWorld(rect.grid(3, 3), { terrain: dugAt(0) }) }, /Somebody stands/],
  ['a Minotaur nowhere', { actors: { theseus: [0], minotaur: [-1] } }, /Somebody stands/],
  ['Theseus on the exit', { exit: 0 }, /on the exit already/],
  ['a Minotaur on Theseus', { actors: { theseus: [0], minotaur: [3, 0] } }, /on Theseus already/],
])('a scene with %s cannot be played', (_what, more, message) => {
  const { world, ...places } = board({});
  const scene: Scene = { world, ...places, ...more };
  expect(minotaur.fault(scene, minotaur.defaults)).toMatch(message);
  expect(() => minotaur.initial(scene, minotaur.defaults, 0)).toThrow(message);
});
