/** What steps and positions are worth to the players who look ahead, against oracles that leave nothing out. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../../../test/worlds.js';
import { type Seat, stepsOf } from '../../game/index.js';
import { type LabyrinthPosition, labyrinth, labyrinthSteps, MINOTAUR, THESEUS } from '../../game/labyrinth/index.js';
import { generateLabyrinth } from '../../generate/index.js';
import {
  type Cell,
  createRng,
  createScene,
  createWorld,
  type Direction,
  directionNamed,
  openWay,
  rect,
  shuffle,
} from '../../world/index.js';
import { AlphaBeta, type Tree } from './alpha-beta.js';
import { Duel } from './duel.js';
import { type Evaluation, judges } from './evaluations.js';
import { evaluation } from './heuristic.js';
import { LabyrinthSearch } from './index.js';

/** A corridor of tiles from west to east, Theseus on the first. */
function corridor(minotaur: Cell, supply: readonly Cell[], length = 9): LabyrinthPosition {
  const world = createWorld(rect.grid(1, length, 'bottom'));
  for (let tile = 0; tile + 1 < length; tile++) openWay(world, tile, EAST);
  const scene = createScene(world, { actors: { theseus: [0], minotaur: [minotaur], supply } });
  return labyrinth.initial(scene, labyrinth.defaults, 0);
}
const EAST = directionNamed(rect, 'E') ?? -1;

test('a supply at distance 2 alone looks like 0.23, the Minotaur at distance 3 alone like -0.162', () => {
  expect(evaluation(corridor(8, [2]), THESEUS, 0, EAST)).toBe(0.23);
  expect(evaluation(corridor(3, [8]), THESEUS, 0, EAST)).toBe(-0.162);
});

test('supplies on one ray add up, the opponent counts for the Minotaur, and nobody sees four tiles far', () => {
  expect(evaluation(corridor(8, [1, 2, 3, 4]), THESEUS, 0, EAST)).toBeCloseTo(0.46 * 1.8);
  expect(evaluation({ ...corridor(8, [7]), theseus: 3 }, MINOTAUR, 2, EAST)).toBe(0.54);
  expect(evaluation(corridor(4, [5]), THESEUS, 0, EAST)).toBe(0);
});

test('leaves (10-5, 10-7) and (8-9, 8-7) give 3 by the first move, and each node keeps the child it chose', () => {
  const gains = [[10, 8], [5, 7], [9, 7]]; // biome-ignore format: a row a node
  const tree: Tree = {
    moves: () => [0, 1],
    gain: (node, move) => gains[node][move],
    after: (node, move) => (node === 0 ? 1 + move : 3),
    verdict: () => undefined,
    leaf: () => 0,
  };
  const search = new AlphaBeta(tree, 2);
  expect(search.worth(0, 2)).toBe(3);
  expect(search.chosen(0, 2)).toBe(0);
  expect(search.chosen(1, 1)).toBe(1);
});

/** Small boards with everybody anywhere, so that supplies and captures come up. */
const positions = fc
  .record({ rows: fc.constantFrom(3, 5), shape: fc.constantFrom('rect', 'hex'), seed: seeds, pass: fc.boolean() })
  .map(({ rows, shape, seed, pass }): LabyrinthPosition => {
    const rng = createRng(seed);
    const { world } = generateLabyrinth({ rows, shape, seed });
    const [theseus, minotaur, ...supply] = shuffle([...world.open.keys()], rng).slice(0, 3 + rng.below(4));
    const scene = createScene(world, { actors: { theseus: [theseus], minotaur: [minotaur], supply } });
    const rounds = 1 + rng.below(5);
    const first = labyrinth.initial(scene, { ...labyrinth.defaults, rounds, pass }, 0);
    return rng.below(2) === 0 ? first : { ...first, seat: MINOTAUR, ply: 1 };
  });

const depths = fc.integer({ min: 1, max: 4 });

/** Every move to its end: no window, no table, no order. */
function plainWorth(tree: Tree, node: number, depth: number): number {
  const verdict = tree.verdict(node, depth);
  if (verdict !== undefined) return verdict;
  if (depth === 0) return tree.leaf(node);
  const worths = tree
    .moves(node)
    .map((move) => tree.gain(node, move, depth) - plainWorth(tree, tree.after(node, move), depth - 1));
  return Math.max(...worths);
}

const names: readonly Evaluation[] = ['outlooks', 'revisited', 'literal', 'board'];

describe.each(names)('%s', (evaluation) => {
  test('alpha-beta with a table is worth what plain minimax is without either', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 5 }), (position, depth) => {
        const duel = new Duel(position.setup);
        duel.look(position);
        const tree = judges[evaluation](duel, position.seat);
        const root = duel.root(position, position.minotaurs[0]);
        const search = new AlphaBeta(tree, depth);
        const worth = plainWorth(tree, root, depth);
        expect(search.worth(root, depth)).toBe(worth);
        expect(search.worth(root, depth, worth - 1, worth + 1)).toBe(worth); // by what the table has now
      }),
      { numRuns: 300 },
    );
  });
});

/** The end of the game, to whoever is to move: more than any sum; sooner is better, and that by more than any sum, too. */
function verdictOf(position: LabyrinthPosition, depth: number): number | undefined {
  const winner = labyrinth.outcome(position)?.winner;
  if (winner === undefined) return undefined;
  return (winner === position.seat ? 1 : -1) * (1e9 + 1e6 * depth);
}

const moverOf = ({ seat, theseus, minotaurs }: LabyrinthPosition): Cell => (seat === THESEUS ? theseus : minotaurs[0]);

/** By the rules alone: the worth of a position to whoever is to move, in thousandths. */
function worthByRules(position: LabyrinthPosition, depth: number): number {
  const verdict = verdictOf(position, depth);
  if (verdict !== undefined) return verdict;
  if (depth === 0 || labyrinth.outcome(position) !== undefined) return 0;
  return Math.max(...movesByRules(position, depth).map(({ worth }) => worth));
}

const movesByRules = (position: LabyrinthPosition, depth: number) =>
  labyrinth.legalMoves(position).map((move) => {
    const seen = Math.round(1000 * evaluation(position, position.seat, moverOf(position), stepsOf(move, 1)[0]));
    return { move, worth: seen - worthByRules(labyrinth.play(position, move), depth - 1) };
  });

const bestOf = (moves: readonly { readonly move: number; readonly worth: number }[]): number[] => {
  const best = Math.max(...moves.map(({ worth }) => worth));
  return moves.filter(({ worth }) => worth === best).map(({ move }) => move);
};

test('minimax finds the best steps, all of them and no others, by the rules alone', () => {
  fc.assert(
    fc.property(positions, depths, (position, depth) => {
      const search = new LabyrinthSearch(position.setup, position.seat, depth);
      expect(search.bestSteps(position, moverOf(position))).toEqual(bestOf(movesByRules(position, depth)));
    }),
    { numRuns: 500 },
  );
});

test('minimax-revisit looks again along its own step once the reply is made', () => {
  /** My step as it looks after the reply, less the reply, at its best for the opponent; two moves ahead. */
  const revisited = (position: LabyrinthPosition, move: number): number => {
    const next = labyrinth.play(position, move);
    const [from, [step]] = [moverOf(position), stepsOf(move, 1)];
    const over = verdictOf(next, 1);
    const looks = (seen: LabyrinthPosition, seat: Seat, tile: Cell, direction: Direction) =>
      Math.round(1000 * evaluation(seen, seat, tile, direction));
    if (over !== undefined || labyrinth.outcome(next) !== undefined)
      return looks(position, position.seat, from, step) - (over ?? 0);
    const replies = labyrinth.legalMoves(next).map((reply) => {
      const after = labyrinth.play(next, reply);
      const gain = looks(next, next.seat, moverOf(next), stepsOf(reply, 1)[0]);
      return looks(after, position.seat, from, step) - gain + (verdictOf(after, 0) ?? 0);
    });
    return Math.min(...replies);
  };
  fc.assert(
    fc.property(positions, (position) => {
      const search = new LabyrinthSearch(position.setup, position.seat, 2, 'revisited');
      const moves = labyrinth.legalMoves(position).map((move) => ({ move, worth: revisited(position, move) }));
      expect(search.bestSteps(position, moverOf(position))).toEqual(bestOf(moves));
    }),
    { numRuns: 500 },
  );
});

/** What each move is worth to minimax-literal: how its own last step looks once the line is played out, and who won. */
function literalMoves(position: LabyrinthPosition, own: Seat, depth: number, before?: [Cell, Direction]) {
  const isOwn = position.seat === own;
  return labyrinth.legalMoves(position).map((move) => {
    const next = labyrinth.play(position, move);
    const last: [Cell, Direction] = isOwn || before === undefined ? [moverOf(position), stepsOf(move, 1)[0]] : before;
    const over = verdictOf(next, depth - 1);
    if (over === undefined && depth > 1) return { move, worth: literalWorth(next, own, depth - 1, last) };
    const looks = Math.round(1000 * evaluation(isOwn ? position : next, own, ...last)); // an own step without a reply as it is made
    return { move, worth: looks + (next.seat === own ? 1 : -1) * (over ?? 0) };
  });
}

function literalWorth(position: LabyrinthPosition, own: Seat, depth: number, last: [Cell, Direction]): number {
  const worths = literalMoves(position, own, depth, last).map(({ worth }) => worth);
  return position.seat === own ? Math.max(...worths) : Math.min(...worths);
}

test('minimax-literal counts its own last step alone, judged again after the reply', () => {
  fc.assert(
    fc.property(positions, depths, (position, depth) => {
      const { seat, setup, ply } = position;
      const search = new LabyrinthSearch(setup, seat, depth, 'literal');
      const moves = literalMoves(position, seat, Math.min(depth, 2 * setup.options.rounds - ply));
      expect(search.bestSteps(position, moverOf(position))).toEqual(bestOf(moves));
    }),
    { numRuns: 500 },
  );
});

test('nothing is subtracted by minimax-literal: what the reply gains is no loss', () => {
  const worthOf = (evaluation: Evaluation): number => {
    const position = corridor(3, [1, 5]);
    const duel = new Duel(position.setup);
    duel.look(position);
    return new AlphaBeta(judges[evaluation](duel, THESEUS), 2).worth(duel.root(position, 3), 2);
  };
  const step = evaluation(corridor(2, [5]), THESEUS, 0, EAST); // it comes nearer, and the supply is taken
  expect([worthOf('literal'), worthOf('revisited') < worthOf('literal')]).toEqual([1000 * step, true]);
});

test.each(names)('with %s the Minotaur captures when it can, and Theseus does not walk into it', (evaluation) => {
  fc.assert(
    fc.property(positions, depths, (position, depth) => {
      const { theseus, minotaurs, setup, seat } = position;
      const steps = new LabyrinthSearch(setup, seat, depth, evaluation).bestSteps(position, moverOf(position));
      const captures = (step: Direction) =>
        setup.world.grid.neighbour(moverOf(position), step) === (seat === THESEUS ? minotaurs[0] : theseus);
      const legal = labyrinthSteps(setup, seat, moverOf(position)).filter((step) => step < 8);
      if (seat === MINOTAUR && legal.some(captures)) expect(steps.every(captures)).toBe(true);
      if (seat === THESEUS && !legal.every(captures)) expect(steps.some(captures)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('nodes are counted, and deeper searches look at more', () => {
  const position = labyrinth.initial(generateLabyrinth({ seed: 1, noRooms: true }), labyrinth.defaults, 0);
  const nodes = [1, 2, 4, 6].map((depth) => {
    const search = new LabyrinthSearch(position.setup, THESEUS, depth);
    search.bestSteps({ ...position, theseus: 100 }, 100);
    return search.nodes;
  });
  expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
  expect(nodes[3]).toBeGreaterThan(nodes[0]);
});

test('a search beyond its depth is refused', () => {
  const { setup } = corridor(8, [2]);
  expect(() => new LabyrinthSearch(setup, THESEUS, 0)).toThrow(RangeError);
  expect(() => new LabyrinthSearch(setup, THESEUS, 16)).toThrow(RangeError);
});
