import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../../../test/worlds.js';
import { generateLabyrinth } from '../../generate/index.js';
import { createRng, createScene, createWorld, hex, openWay, pick, rect, type Scene } from '../../world/index.js';
import { jointMove, STAY } from '../steps.js';
import { labyrinth } from './labyrinth.js';
import {
  type LabyrinthOptions,
  type LabyrinthPosition,
  MINOTAUR,
  roundsPlayed,
  suppliesTaken,
  THESEUS,
} from './position.js';
import { ray, sightOf } from './sight.js';

const [E, N, W, S] = [0, 2, 4, 6];

/** A board of 3 x 3 without inner walls. */
function openBoard(actors: Scene['actors'], size = 3): Scene {
  const world = createWorld(rect.grid(size, size, 'bottom'));
  for (let tile = 0; tile < size * size; tile++) {
    for (const side of [E, N]) if (world.grid.neighbour(tile, side) >= 0) openWay(world, tile, side);
  }
  return createScene(world, { actors });
}

const start = (actors: Scene['actors'], options: Partial<LabyrinthOptions> = {}): LabyrinthPosition =>
  labyrinth.initial(openBoard(actors), { ...labyrinth.defaults, ...options }, 0);

const after = (position: LabyrinthPosition, ...moves: number[]): LabyrinthPosition =>
  moves.reduce((now, move) => labyrinth.playIfLegal(now, move) ?? expect.fail(`illegal ${move}`), position);

const usual = { theseus: [0], minotaur: [8], supply: [1, 6] };

/** How many games of a length there are. */
const perft = (position: LabyrinthPosition, depth: number): number =>
  depth === 0
    ? 1
    : labyrinth.legalMoves(position).reduce((sum, move) => sum + perft(labyrinth.play(position, move), depth - 1), 0);

test.each([
  ['as usual', {}, [2, 4, 12, 36]],
  ['with passing', { pass: true }, [3, 9, 33, 121]],
  ['by dice', { dice: 'both' as const }, [4, 16, 64, 256]],
])('the number of games of a length %s', (_how, options, counts) => {
  expect(counts.map((_, depth) => perft(start(usual, options), depth + 1))).toEqual(counts);
});

describe('the end', () => {
  test('Theseus walks into the Minotaur', () => {
    const caught = after(start({ ...usual, minotaur: [1] }), E);
    expect(labyrinth.outcome(caught)).toMatchObject({ result: 'minotaur', winner: MINOTAUR, why: /walked/ });
    expect(roundsPlayed(caught)).toBe(0);
  });

  test('the Minotaur catches Theseus', () => {
    const caught = after(start({ ...usual, minotaur: [2] }), E, W);
    expect(labyrinth.outcome(caught)).toMatchObject({ result: 'minotaur', why: 'A Minotaur caught Theseus.' });
  });

  test('a capture comes before the pick-up, also of the last supply', () => {
    const caught = after(start({ theseus: [0], minotaur: [1], supply: [1] }), E);
    expect(labyrinth.outcome(caught)?.winner).toBe(MINOTAUR);
    expect(suppliesTaken(caught)).toBe(0);
  });

  test('the last supply wins at once', () => {
    const won = after(start({ theseus: [0], minotaur: [8], supply: [1] }), E);
    expect(labyrinth.outcome(won)).toMatchObject({ result: 'theseus', winner: THESEUS });
    expect(labyrinth.legalMoves(won)).toEqual([]);
  });

  test('dawn is a draw after the last round, not before', () => {
    const options = { rounds: 2, pass: true };
    const three = after(start(usual, options), STAY, STAY, STAY);
    expect(labyrinth.outcome(three)).toBeUndefined();
    expect(labyrinth.outcome(after(three, STAY))).toMatchObject({ result: 'draw', winner: undefined });
  });
});

describe('moves', () => {
  test('only Theseus collects; a Minotaur walks over supplies', () => {
    const position = start({ theseus: [0], minotaur: [7], supply: [1, 6] });
    const both = after(position, E, W);
    expect([both.minotaurs, both.supplies, suppliesTaken(both)]).toEqual([[6], [6], 1]);
  });

  test('who chooses cannot choose a wall, who rolls dice loses the turn', () => {
    expect(labyrinth.playIfLegal(start(usual), S)).toBeUndefined();
    const lost = after(start(usual, { dice: THESEUS }), S);
    expect([lost.theseus, lost.last.theseus]).toEqual([0, { tiles: [0], steps: [S] }]);
    expect(labyrinth.playIfLegal(lost, E)).toBeUndefined(); // the Minotaur rolls no dice
  });

  test('minus zero is no move', () => {
    expect(labyrinth.playIfLegal(start(usual), -0)).toBeUndefined();
    expect(labyrinth.playIfLegal(start(usual), 0)).toBeDefined();
  });

  test('nobody leaves through the entrance', () => {
    expect(labyrinth.legalMoves(start(usual))).not.toContain(S);
  });

  test('of several Minotaurs are one joint move', () => {
    const position = after(start({ theseus: [0], minotaur: [8, 6], supply: [5] }), E);
    const moved = after(position, jointMove([W, E]));
    expect(moved.minotaurs).toEqual([7, 7]);
    expect(labyrinth.moveName(position, jointMove([W, E]))).toBe('W+E');
  });
});

test.each([
  [{ ...usual, theseus: [] }, /no Theseus/],
  [{ ...usual, minotaur: [] }, /no Minotaur/],
  [{ ...usual, minotaur: [0] }, /stands on Theseus/],
  [{ ...usual, supply: [] }, /no supplies/],
  [{ ...usual, supply: [1, 1] }, /on one tile/],
  [{ ...usual, supply: [0] }, /where Theseus starts/],
  [{ ...usual, supply: [9] }, /no ground/],
  [{ ...usual, minotaur: new Array<number>(13).fill(5) }, /at most 12/],
])('a scene with %o cannot be played', (actors, message) => {
  expect(() => start(actors)).toThrow(message);
});

test.each([
  [{ rounds: 0 }, /rounds/],
  [{ rounds: 1.5 }, /rounds/],
  [{ pass: 1 as never }, /pass/],
  [{ dice: 'many' as never }, /dice/],
  [{ sight: -1 }, /sight/],
  [{ sight: 1.5 }, /sight/],
  [{ sight: 100 }, /sight/],
  [{ sight: '3' as never }, /sight/],
])('options %o cannot be played with', (options, message) => {
  expect(() => start(usual, options)).toThrow(message);
});

describe('sight', () => {
  test('reaches three tiles along open ways', () => {
    const { world } = openBoard(usual, 5);
    expect(ray(world, 0, E)).toEqual([1, 2, 3]);
    expect(ray(world, 3, E)).toEqual([4]);
    expect(ray(world, 0, S)).toEqual([]);
  });

  test('shows what lies on the rays, and nothing else', () => {
    const scene = openBoard({ theseus: [0], minotaur: [6], supply: [2, 7] });
    const sight = sightOf(labyrinth.initial(scene, labyrinth.defaults, 0), THESEUS);
    expect([sight.own, sight.supplies, sight.opponents, sight.suppliesLeft]).toEqual([[0], [2], [6], 2]);
    expect(sight.tiles.map(({ tile }) => tile).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 6]);
  });

  test('is the same whatever changes out of sight', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(THESEUS, MINOTAUR), fc.constantFrom('rect', 'hex'), (seed, seat, shape) => {
        const scene = generateLabyrinth({ rows: 7, seed, shape });
        const position = labyrinth.initial(scene, labyrinth.defaults, 0);
        const sight = sightOf(position, seat);
        const hidden = [...scene.world.open.keys()].filter((tile) => !sight.tiles.some((seen) => seen.tile === tile));
        const rng = createRng(seed);
        const elsewhere = pick(hidden, rng);
        const supplies = position.supplies.map((tile) =>
          hidden.includes(tile) && tile !== elsewhere ? elsewhere : tile,
        );
        const changed = new Set(supplies).size < supplies.length ? position : { ...position, supplies };
        expect(sightOf(changed, seat)).toEqual(sight);
        const opponents = seat === THESEUS ? position.minotaurs : [position.theseus];
        if (!hidden.includes(opponents[0])) return;
        const moved = seat === THESEUS ? { minotaurs: [elsewhere] } : { theseus: elsewhere };
        expect(sightOf({ ...position, ...moved, last: {} }, seat)).toEqual(sight);
      }),
    );
  });

  test('works on hexagons', () => {
    const { world } = generateLabyrinth({ shape: 'hex', rows: 5, seed: 1 });
    for (const direction of hex.sides) expect(ray(world, 12, direction).length).toBeLessThanOrEqual(3);
  });
});
