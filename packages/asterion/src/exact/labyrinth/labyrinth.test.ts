/** The exact values of Labyrinth are what trying everything says, for every horizon. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sample, sweep } from '../../../../../testing/thorough.js';
import { seeds } from '../../../test/worlds.js';
import { type Dice, type LabyrinthPosition, labyrinth, MINOTAUR, THESEUS } from '../../game/labyrinth/index.js';
import { generateLabyrinth, generateMaze } from '../../generate/index.js';
import { labyrinthExact } from '../../play/labyrinth-exact.js';
import { reviewGame } from '../../play/review.js';
import { createRng, createScene, pick, type Scene, shuffle } from '../../world/index.js';
import {
  LabyrinthSolver,
  LabyrinthTable,
  labyrinthBestMoves,
  labyrinthMoveValues,
  labyrinthSolveFault,
  labyrinthValueOf,
  labyrinthValuesByTile,
  solveLabyrinth,
} from './table.js';

const start = (scene: Scene, rounds = 100, pass = false, dice: Dice = 'none'): LabyrinthPosition =>
  labyrinth.initial(scene, { ...labyrinth.defaults, rounds, pass, dice }, 0);

/** Plain minimax over the game's own rules: who wins with this many rounds left. */
function bruteForce() {
  const known = new Map<string, number>();
  /** 1 Theseus, -1 the Minotaur, 0 a draw. The position's own count of rounds is its horizon. */
  const worthOf = (position: LabyrinthPosition): number => {
    const over = labyrinth.outcome(position);
    if (over !== undefined) return over.winner === THESEUS ? 1 : over.winner === MINOTAUR ? -1 : 0;
    const key = `${labyrinth.key(position)};${2 * position.setup.options.rounds - position.ply}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const worths = labyrinth.legalMoves(position).map((move) => worthOf(labyrinth.play(position, move)));
    const worth = position.seat === THESEUS ? Math.max(...worths) : Math.min(...worths);
    known.set(key, worth);
    return worth;
  };
  return worthOf;
}

const signOf = { theseus: 1, minotaur: -1, draw: 0 } as const;

/** How many states under how many horizons agree with trying everything; fails at the first that does not. */
function pairsThatAgree(scene: Scene, pass: boolean, horizon: number, dice: Dice = 'none'): number {
  const table = solveLabyrinth(start(scene, 1, pass, dice));
  const worthOf = bruteForce();
  const { supply, minotaur } = scene.actors;
  const starts = Array.from({ length: horizon }, (_, index) => start(scene, index + 1, pass, dice));
  const tiles = [...scene.world.open.keys()];
  const teams = minotaur.reduce<number[][]>((all) => all.flatMap((team) => tiles.map((tile) => [...team, tile])), [[]]);
  let pairs = 0;
  for (let set = 1; set < 2 ** supply.length; set++) {
    const supplies = supply.filter((_, index) => ((set >> index) & 1) === 1);
    for (const theseus of tiles.filter((tile) => !supplies.includes(tile))) {
      for (const minotaurs of teams.filter((team) => !team.includes(theseus))) {
        for (const seat of [THESEUS, MINOTAUR] as const) {
          for (const [index, first] of starts.entries()) {
            const position = {
              ...first,
              theseus,
              minotaurs,
              supplies,
              seat,
              ply: seat === THESEUS ? 0 : 1,
            };
            const { value } = labyrinthValueOf(table, position);
            if (signOf[value] !== worthOf(position)) {
              expect.fail(
                `T ${theseus}, M ${minotaurs.join()}, supplies ${supplies.join()}, ${seat}, ${index + 1} rounds: ${value}`,
              );
            }
            pairs++;
          }
        }
      }
    }
  }
  return pairs;
}

test('values agree with trying everything on small boards', () => {
  let pairs = 0;
  for (const seed of sample([1, 2, 3, 4], 1)) {
    for (const pass of [false, true]) {
      pairs += pairsThatAgree(generateLabyrinth({ rows: 3, supplies: 3, seed, noRooms: true }), pass, 14);
    }
    pairs += pairsThatAgree(generateLabyrinth({ rows: 3, supplies: 2, seed, shape: 'hex' }), false, 10);
  }
  for (const dice of [THESEUS, MINOTAUR] as const) {
    pairs += pairsThatAgree(generateLabyrinth({ rows: 3, supplies: 2, seed: 5, noRooms: true }), false, 12, dice);
  }
  const maze = generateMaze({ rows: 4, cols: 4, seed: 1 });
  const scene = createScene(maze.world, { actors: { theseus: [0], minotaur: [9], supply: [3, 15] } });
  pairs += pairsThatAgree(scene, false, 16);
  pairs += pairsThatAgree(generateLabyrinth({ rows: 5, supplies: 2, seed: 7, noRooms: true }), false, 12);
  expect(pairs).toBeGreaterThan(sweep(30_000, 100_000)); // states and horizons
});

test('so do those of games with several Minotaurs, who move together', () => {
  const board = (seed: number, minotaurs: number, shape = 'rect') =>
    generateLabyrinth({ rows: 3, supplies: 1, minotaurs, shape, seed, noRooms: true });
  let pairs = pairsThatAgree(board(1, 2), true, 6);
  pairs += pairsThatAgree(board(2, 2, 'hex'), false, 4);
  pairs += pairsThatAgree(board(3, 2), false, 4, MINOTAUR);
  pairs += pairsThatAgree(board(4, 3), false, 2);
  pairs += pairsThatAgree(generateLabyrinth({ rows: 3, supplies: 2, minotaurs: 2, seed: 5 }), false, 6);
  expect(pairs).toBeGreaterThan(40_000);
});

describe('on the usual board', () => {
  const position = start(generateLabyrinth({ seed: 1, noRooms: true }));
  const table = solveLabyrinth(position);

  test('the number of states is what it should be', () => {
    expect(table.stateCount).toBe(2 * 225 * 225 * 16);
  });

  test('best moves keep the value, all others lose something', () => {
    const rng = createRng(3);
    const tiles = [...position.setup.world.open.keys()];
    for (let tries = 0; tries < 400; tries++) {
      const [theseus, minotaur] = shuffle([...tiles], rng);
      const seat = pick([THESEUS, MINOTAUR] as const, rng);
      const supplies = position.supplies.filter((tile) => tile !== theseus && rng.below(2) === 0);
      if (supplies.length === 0) continue;
      const at = { ...position, theseus, minotaurs: [minotaur], supplies, seat, ply: seat === THESEUS ? 0 : 1 };
      const { value, rounds } = labyrinthValueOf(table, at);
      const best = labyrinthBestMoves(table, at);
      for (const { move, value: after } of labyrinthMoveValues(table, at)) {
        if (!best.includes(move)) continue;
        expect(after.value).toBe(value);
        // The running round counts until it is over, or the game is.
        const ended = after.rounds === 0 ? 1 : 0;
        if (rounds !== null) expect((after.rounds ?? 0) + ended + (seat === MINOTAUR ? 1 - ended : 0)).toBe(rounds);
      }
    }
  });

  test('values by tile are those of the positions', () => {
    const values = labyrinthValuesByTile(table, position, MINOTAUR);
    expect(values[position.minotaurs[0]]).toEqual(labyrinthValueOf(table, position));
    expect(values[position.theseus]).toEqual({ value: MINOTAUR, rounds: 0 });
    expect(labyrinthValuesByTile(table, position, THESEUS)).toHaveLength(225);
  });

  test('a table from plain data says the same', () => {
    const copy = new LabyrinthTable(position, structuredClone(table.data));
    expect(labyrinthValueOf(copy, position)).toEqual(labyrinthValueOf(table, position));
  });

  test('it is solved set by set', () => {
    const solver = new LabyrinthSolver(position);
    while (!solver.done) solver.advance(1);
    expect([solver.solved, solver.total]).toEqual([16, 16]);
    expect(isDeepStrictEqual(solver.data(), table.data)).toBe(true); // toEqual takes seconds for a million numbers
  });
});

test('boards as they are made are draws from the start, with and without passing', () => {
  for (let seed = 0; seed < 10; seed++) {
    const scene = generateLabyrinth({ seed, noRooms: true });
    for (const pass of [false, true]) {
      const position = start(scene, 100, pass);
      expect(labyrinthValueOf(solveLabyrinth(position), position)).toEqual({ value: 'draw', rounds: null });
    }
  }
});

test('what cannot be solved is refused in words', () => {
  const two = start(generateLabyrinth({ minotaurs: 2 }));
  const why = 'The exact table of 225 tiles, 2 Minotaurs and 4 supplies needs about 1.3 GB, and may take 1.1 GB.';
  expect(labyrinthSolveFault(two)).toBe(why);
  expect(() => solveLabyrinth(two)).toThrow(new RangeError(why));
  expect(labyrinthSolveFault(two, 2 ** 31)).toBeUndefined();
  const many = start(generateLabyrinth({ supplies: 30 }));
  expect(labyrinthSolveFault(many)).toMatch(/^The exact table of 225 tiles and 30 supplies needs about 217 TB/);
});

describe('a review', () => {
  /** A game played exactly, but for one wrong move where there is one. */
  function gameWith(seed: number, at: number) {
    const position = start(generateLabyrinth({ rows: 5, supplies: 2, seed, noRooms: true }), 30);
    const table = solveLabyrinth(position);
    const positions = [position];
    const moves: number[] = [];
    let planted: number | null = null;
    for (let ply = 1; ply <= 40; ply++) {
      const now = positions[ply - 1];
      if (labyrinth.outcome(now) !== undefined) break;
      const best = labyrinthBestMoves(table, now);
      const wrong =
        planted === null && ply >= at ? labyrinth.legalMoves(now).find((move) => !best.includes(move)) : undefined;
      if (wrong !== undefined) planted = ply;
      moves.push(wrong ?? best[0]);
      positions.push(labyrinth.play(now, moves[ply - 1]));
    }
    return { table, positions, moves, planted };
  }

  test('calls a game played exactly clean', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { table, positions, moves } = gameWith(seed, Infinity);
        const review = reviewGame({ game: labyrinth, exact: labyrinthExact }, table, positions, moves);
        expect([review.firstMistake, review.accuracy]).toEqual([null, { [THESEUS]: 1, [MINOTAUR]: 1 }]);
      }),
      { numRuns: 30 },
    );
  });

  test('names the first planted mistake, and what was better', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 9 }), (seed, at) => {
        const { table, positions, moves, planted } = gameWith(seed, at);
        const review = reviewGame({ game: labyrinth, exact: labyrinthExact }, table, positions, moves);
        expect(review.firstMistake).toBe(planted);
        if (planted === null) return;
        const { mistake, best, before, after } = review.moves[planted - 1];
        expect(best).not.toContain(moves[planted - 1]);
        expect(mistake).toBe(before.winner === after.winner ? 'inaccuracy' : 'blunder');
      }),
      { numRuns: 60 },
    );
  });
});
