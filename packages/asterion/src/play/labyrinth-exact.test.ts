import { describe, expect, test } from 'vitest';
import { randomGame } from '../../test/labyrinths.js';
import {
  type LabyrinthTable,
  type LabyrinthValue,
  labyrinthMoveValues,
  labyrinthValueOf,
  solveLabyrinth,
} from '../exact/labyrinth/index.js';
import { type LabyrinthPosition, labyrinth, MINOTAUR, THESEUS } from '../game/labyrinth/index.js';
import { generateLabyrinth, generateMaze } from '../generate/index.js';
import { createRng, createScene, shuffle } from '../world/index.js';
import { labyrinthDescription as described } from './labyrinth.js';
import { labyrinthExact as exact } from './labyrinth-exact.js';
import { judgeMove, reviewGame } from './review.js';
import { answerSolve, solveRequest, tableHere } from './solve.js';

const last = <T>(line: readonly T[]): T => line[line.length - 1];

/** What a move was worth beside all others, sooner wins and later defeats first. */
function naive(table: LabyrinthTable, position: LabyrinthPosition, move: number) {
  const sign = position.seat === THESEUS ? 1 : -1;
  const worth = ({ value, rounds }: LabyrinthValue): number =>
    value === 'draw' ? 0 : sign * (value === THESEUS ? 1 : -1) * (1000 - (rounds ?? 0));
  const after = labyrinthValueOf(table, labyrinth.play(position, move));
  const values = labyrinthMoveValues(table, position);
  const most = Math.max(...values.map(({ value }) => worth(value)));
  const best = values.filter(({ value }) => worth(value) === most).map((entry) => entry.move);
  const isSame = labyrinthValueOf(table, position).value === after.value;
  return { mistake: worth(after) >= most ? null : isSame ? 'inaccuracy' : 'blunder', best };
}

describe('the exact table', () => {
  /** Theseus wins by N, N, E. */
  const scene = generateLabyrinth({ rows: 5, supplies: 1, noRooms: true, seed: '3' });
  const start = labyrinth.initial(scene, labyrinth.defaults, 0);
  const table = tableHere(described, start);

  test('is kept for whoever asks next, from any position', () => {
    expect(exact.known(start)).toBe(table);
    expect(tableHere(described, labyrinth.play(start, labyrinth.legalMoves(start)[0]))).toBe(table);
    const other = labyrinth.initial(scene, { ...labyrinth.defaults, pass: true }, 0);
    expect(exact.known(other)).toBeUndefined();
  });

  test('says what the table says', () => {
    for (const seed of [1, 2, 3]) {
      for (const position of randomGame(start, seed).positions) {
        const { value, rounds } = labyrinthValueOf(table, position);
        const winner = value === 'draw' ? undefined : value;
        expect(exact.value(table, position)).toEqual({ winner, count: rounds });
        expect(exact.report(exact.value(table, position))).toEqual({ value, rounds });
        const values = labyrinthMoveValues(table, position);
        expect(values.map(({ move }) => move)).toEqual(expect.arrayContaining(exact.best(table, position)));
      }
    }
    expect(exact.best(table, start).map((move) => labyrinth.moveName(start, move))).toEqual(['N']);
  });

  test('of every tile, for each Minotaur', () => {
    const board = generateLabyrinth({ rows: 3, minotaurs: 2, supplies: 1, seed: 1 });
    const two = labyrinth.initial(board, labyrinth.defaults, 0);
    const both = tableHere(described, two);
    for (const index of [0, 1]) {
      exact.byCell(both, two, MINOTAUR, index).forEach((value, tile) => {
        const there = { ...two, minotaurs: two.minotaurs.with(index, tile) };
        expect(value).toEqual(exact.value(both, there));
      });
    }
    const signs = exact.byCell(table, start, THESEUS, 0).map((value) => value && exact.sign(value));
    expect([signs[0], signs[5], signs[start.minotaurs[0]]]).toEqual(['T3', 'T2', 'M0']);
    expect(signs).toContain('=');
  });

  test('in words', () => {
    expect(exact.text({ winner: THESEUS, count: 3 })).toBe('Theseus wins in 3 rounds');
    expect(exact.text({ winner: MINOTAUR, count: 1 })).toBe('the Minotaur wins in 1 round');
    expect(exact.text({ winner: undefined, count: null })).toBe('a draw');
    expect(exact.caveat?.(start)).toBeUndefined();
    const odd = labyrinth.initial(scene, { ...labyrinth.defaults, dice: THESEUS, sight: 3 }, 0);
    expect(exact.caveat?.(odd)).toBe(
      'As if dice fell as is best for whoever rolls them and everybody saw the whole board.',
    );
  });

  test('judges moves', () => {
    const said = (position: LabyrinthPosition, name: string) => {
      const move = labyrinth.moveNamed(position, name) ?? expect.fail(`no move ${name}`);
      const judged = judgeMove({ game: labyrinth, exact }, table, position, move, position.ply + 1);
      return `${judged.mistake ?? 'fine'}: ${exact.judgement(judged)}`;
    };
    expect(said(start, 'N')).toBe('fine: right, a win in 3 rounds.');
    expect(said(start, 'E')).toBe('inaccuracy: N would have meant a win in 3 rounds; E means a win in 5 rounds.');
    const named = { ply: 2, move: 0, name: 'N', best: [0], bestNames: ['E', 'S'] };
    const [before, after] = [
      { winner: undefined, count: null },
      { winner: THESEUS, count: 1 },
    ];
    expect(exact.judgement({ ...named, seat: MINOTAUR, before, after, mistake: 'blunder' })).toBe(
      'E or S would have meant a draw; N means a defeat in 2 rounds.',
    );
    const hunting = labyrinth.play(start, labyrinth.moveNamed(start, 'N') ?? -1);
    const [reply] = exact.best(table, hunting).map((move) => labyrinth.moveName(hunting, move));
    expect(said(hunting, reply)).toBe('fine: right, a defeat in 3 rounds.');
  });

  test.each(['none', THESEUS, 'both'] as const)(
    'reviews as a plain comparison of all moves does, with dice: %s',
    (dice) => {
      for (let seed = 0; seed < 30; seed++) {
        // In mazes a die that points at a wall is now and then better than every choice.
        const { world } = generateMaze({ rows: 3, cols: 3, seed });
        const [theseus, minotaur, ...supply] = shuffle([...world.open.keys()], createRng(seed)).slice(0, 4);
        const board = createScene(world, { actors: { theseus: [theseus], minotaur: [minotaur], supply } });
        const first = labyrinth.initial(board, { ...labyrinth.defaults, rounds: 12, dice }, 0);
        const own = solveLabyrinth(first);
        const { positions, moves } = randomGame(first, seed);
        const expected = moves.map((move, index) => naive(own, positions[index], move));
        const found = reviewGame({ game: labyrinth, exact }, own, positions, moves);
        expect(found.moves.map(({ mistake, best }) => ({ mistake, best }))).toEqual(expected);
      }
    },
  );

  test.each(['rect', 'hex'])('is asked for and comes back as plain data, in the middle of a game too: %s', (shape) => {
    const board = generateLabyrinth({ rows: 5, supplies: 2, shape, minotaurs: 2, seed: 5 });
    const { positions: line } = randomGame(labyrinth.initial(board, labyrinth.defaults, 0), 1);
    const reports: { readonly kind: string; readonly data?: unknown; readonly text?: string }[] = [];
    answerSolve(structuredClone(solveRequest(described, last(line))), [described], (report) =>
      reports.push(structuredClone(report)),
    );
    expect(reports.map(({ kind }) => kind)).toEqual(['progress', 'progress', 'progress', 'solved']);
    expect(reports[0].text).toBe('2 of 4 sets of supplies');
    const revived = exact.revive(last(reports).data, line[0]);
    const solved = solveLabyrinth(line[0]);
    for (const position of line) expect(exact.value(revived, position)).toEqual(exact.value(solved, position));
  });

  test('a table that needs too much is refused in words', () => {
    const large = labyrinth.initial(generateLabyrinth({ rows: 99 }), labyrinth.defaults, 0);
    expect(exact.fault(large)).toMatch(/^The exact table of 9801 tiles and 4 supplies needs about/);
    expect(exact.fault(start, { memory: 10 })).toMatch(/may take/);
    expect(exact.fault(start)).toBeUndefined();
    expect(() => exact.solving(exact.request(start, { memory: 10 }))).toThrow(RangeError);
  });
});
