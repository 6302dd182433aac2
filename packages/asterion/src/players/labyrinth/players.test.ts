/** What every listed player of Labyrinth must hold to, on boards of every kind the game can be played on. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { seeds, worlds } from '../../../test/worlds.js';
import { labyrinthSolveFault } from '../../exact/labyrinth/index.js';
import type { Seat } from '../../game/index.js';
import {
  DICE,
  type LabyrinthOptions,
  type LabyrinthPosition,
  labyrinth,
  MINOTAUR,
  SIGHT,
  THESEUS,
} from '../../game/labyrinth/index.js';
import { generateLabyrinth } from '../../generate/index.js';
import { createRng, createScene, isGround, pick, type Scene, shuffle, type World } from '../../world/index.js';
import {
  diceFor,
  type LabyrinthPlayer,
  labyrinthPlayerFault,
  labyrinthPlayerNamed,
  labyrinthPlayers,
} from './index.js';

/** Everybody on random ground, up to three Minotaurs; undefined where there is no room. */
function populated(world: World, seed: number): Scene | undefined {
  const rng = createRng(seed);
  const ground = shuffle(
    [...world.open.keys()].filter((cell) => isGround(world, cell)),
    rng,
  );
  const minotaurs = 1 + rng.below(3);
  if (ground.length < minotaurs + 2) return undefined;
  const supply = ground.slice(1 + minotaurs, 2 + minotaurs + rng.below(4));
  return createScene(world, { actors: { theseus: [ground[0]], minotaur: ground.slice(1, 1 + minotaurs), supply } });
}

const boards: fc.Arbitrary<Scene> = fc
  .record({
    rows: fc.constantFrom(3, 5, 7),
    shape: fc.constantFrom('rect', 'hex'),
    minotaurs: fc.integer({ min: 1, max: 3 }),
    supplies: fc.integer({ min: 1, max: 4 }),
    noRooms: fc.boolean(),
    seed: seeds,
  })
  .map(generateLabyrinth);

/** Boards of the game, and ground it was not made for: terrain, diagonals, tunnels, closed rooms. */
const scenes: fc.Arbitrary<Scene> = fc.oneof(
  boards,
  fc
    .tuple(worlds(6), seeds)
    .map(([world, seed]) => populated(world, seed))
    .filter((scene) => scene !== undefined),
);

const options: fc.Arbitrary<LabyrinthOptions> = fc.record({
  rounds: fc.constantFrom(3, 12),
  pass: fc.boolean(),
  dice: fc.constantFrom(...DICE),
  sight: fc.constantFrom(0, 1, 3, 99),
});

/** The rules, with a sight that the player can do with. */
const rulesFor = ({ needsWholeBoard }: LabyrinthPlayer, rules: LabyrinthOptions): LabyrinthOptions =>
  needsWholeBoard ? { ...rules, sight: 0 } : rules;

/** The positions in which a player moved against random moves, and what it did. */
function movesOf(player: LabyrinthPlayer, seat: Seat, start: LabyrinthPosition, seed: number) {
  const rng = createRng(seed);
  const moves: { readonly position: LabyrinthPosition; readonly move: number }[] = [];
  const seated = player.start(labyrinth.observe(start, seat), seat, rng.fork('player'));
  for (let position = start; labyrinth.outcome(position) === undefined; ) {
    const answer =
      position.seat === seat
        ? seated.move(labyrinth.observe(position, seat))
        : pick(labyrinth.legalMoves(position), rng);
    if (typeof answer !== 'number') throw new TypeError('Expected an answer at once.');
    if (position.seat === seat) moves.push({ position, move: answer });
    if (labyrinth.playIfLegal(position, answer) === undefined) break;
    position = labyrinth.play(position, answer);
  }
  return moves;
}

const contentsOf = ({ setup, ...rest }: LabyrinthPosition): string =>
  JSON.stringify([rest, setup.supplies, setup.options, [...setup.world.open], [...setup.world.tunnels]]);

/** Whether a player can play from a position at all: one of them needs an exact table, and here a small one. */
const canStart = ({ name }: LabyrinthPlayer, position: LabyrinthPosition): boolean =>
  name !== 'optimal' || labyrinthSolveFault(position, 2 ** 20) === undefined;

const lookaheads = ['minimax:5', 'minimax-revisit:4', 'minimax-literal:4', 'minimax-board:3'].map((name) =>
  labyrinthPlayerNamed(name, THESEUS),
);
const seated = [...labyrinthPlayers, ...lookaheads]
  .filter((player) => player !== undefined)
  .flatMap((player) => player.seats.map((seat): [string, Seat, LabyrinthPlayer] => [player.name, seat, player]));

describe.each(seated)('%s as %s', (_name, seat, player) => {
  test('moves legally, and the same again for the same seed', () => {
    fc.assert(
      fc.property(scenes, options, seeds, (scene, rules, seed) => {
        const start = labyrinth.initial(scene, rulesFor(player, rules), 0);
        if (!canStart(player, start)) return;
        const moves = movesOf(player, seat, start, seed);
        for (const { position, move } of moves) expect(labyrinth.playIfLegal(position, move)).toBeDefined();
        expect(movesOf(player, seat, start, seed).map(({ move }) => move)).toEqual(moves.map(({ move }) => move));
      }),
      { numRuns: sweep(25, 150) },
    );
  });

  test('never touches the real position', () => {
    fc.assert(
      fc.property(boards, options, seeds, (scene, rules, seed) => {
        const start = labyrinth.initial(scene, { ...rulesFor(player, rules), rounds: 3 }, 0);
        if (!canStart(player, start)) return;
        const all = movesOf(player, seat, start, seed).map(({ position }) => position);
        const before = all.map(contentsOf);
        const again = player.start(labyrinth.observe(start, seat), seat, createRng(seed));
        for (const position of all) void again.move(labyrinth.observe(position, seat));
        expect(all.map(contentsOf)).toEqual(before);
      }),
      { numRuns: sweep(10, 30) },
    );
  });

  test('has a line to be listed with', () => {
    expect(player.about).toMatch(/^[A-Z].{10,110}\.$/);
    expect(player.cost).toMatch(/^.{4,80}$/);
  });
});

describe('with limited sight', () => {
  const named = (names: readonly string[]) => labyrinthPlayers.filter(({ name }) => names.includes(name));

  test.each(named(['dice', 'heuristic', 'explorer']))('$name plays as it does where it only looks so far', (player) => {
    fc.assert(
      fc.property(boards, options, seeds, fc.constantFrom(THESEUS, MINOTAUR), (scene, rules, seed, seat) => {
        const played = (sight: number) =>
          movesOf(player, seat, labyrinth.initial(scene, { ...rules, sight }, 0), seed).map(({ move }) => move);
        expect(played(SIGHT)).toEqual(played(0));
      }),
      { numRuns: sweep(10, 60) },
    );
  });

  test.each(labyrinthPlayers.filter(({ needsWholeBoard }) => needsWholeBoard))(
    '$name refuses to play, in words',
    (player) => {
      const options = { ...labyrinth.defaults, sight: 2 };
      const start = labyrinth.initial(generateLabyrinth({ rows: 5 }), options, 0);
      const why = `The player ${player.name} has to see the whole board, but sight ends after 2 tiles here.`;
      for (const seat of [THESEUS, MINOTAUR]) {
        expect(() => player.start(labyrinth.observe(start, seat), seat, createRng(0))).toThrow(new RangeError(why));
        expect(labyrinthPlayerFault(player.name, seat, 2)).toBe(why);
        expect(labyrinthPlayerFault(player.name, seat, 0)).toBeUndefined();
      }
    },
  );

  test('who does without the whole board is known', () => {
    const fair = labyrinthPlayers.filter(({ name }) => labyrinthPlayerFault(name, THESEUS, 1) === undefined);
    expect(fair.map(({ name }) => name)).toEqual(['dice', 'heuristic', 'explorer']);
    expect(labyrinthPlayerFault('minimax:4', MINOTAUR, 1)).toMatch(
      /^The player minimax has to see the whole board, .* 1 tile here\.$/,
    );
  });
});

test('every player is found by its name, on both seats', () => {
  for (const player of labyrinthPlayers) {
    for (const seat of [THESEUS, MINOTAUR]) expect(labyrinthPlayerNamed(player.name, seat)?.name).toBe(player.name);
  }
});

test('a depth belongs to minimax and its kin', () => {
  expect(labyrinthPlayerNamed('minimax:3', THESEUS)).toMatchObject({ name: 'minimax:3', seats: [THESEUS, MINOTAUR] });
  expect(labyrinthPlayerNamed('minimax-revisit:12', MINOTAUR)?.name).toBe('minimax-revisit:12');
  expect(labyrinthPlayerNamed('minimax-board:1', MINOTAUR)?.name).toBe('minimax-board:1');
  expect(labyrinthPlayerNamed('minimax:2', MINOTAUR)?.name).toBe('minimax');
});

test.each([
  [
    'nobody',
    MINOTAUR,
    'Expected a player for the Minotaur (dice, heuristic, minimax, minimax-revisit, minimax-literal, minimax-board, ',
  ],
  ['', THESEUS, 'Expected a player for Theseus (dice, '],
  ['bfs', 'audience', 'Expected a player for the audience ()'],
  ['explorer:3', THESEUS, 'Expected explorer without a depth, got "explorer:3".'],
  ['minimax:', THESEUS, 'Expected a depth from 1 to 12 after "minimax:", got "minimax:".'],
  ['minimax-board:0', THESEUS, 'Expected a depth from 1 to 12 after "minimax-board:"'],
  ['minimax:13', THESEUS, 'Expected a depth from 1 to 12'],
  ['minimax:2.5', THESEUS, 'Expected a depth from 1 to 12'],
  ['minimax:3:4', THESEUS, 'Expected a depth from 1 to 12'],
])('%j is no player of the %s, and the fault says why', (name, seat, fault) => {
  expect(labyrinthPlayerNamed(name, seat)).toBeUndefined();
  expect(labyrinthPlayerFault(name, seat)).toContain(fault);
});

test.each([
  ['dice', 'dice', 'both'],
  ['dice', 'minimax', THESEUS],
  ['explorer', 'dice', MINOTAUR],
  ['bfs', 'bfs', 'none'],
])('%s against %s: the dice are with %s', (theseus, minotaur, dice) => {
  expect(diceFor({ theseus, minotaur })).toBe(dice);
});
