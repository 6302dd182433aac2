/** What every listed player of Rogue must hold to, on worlds of every kind the game can be played in. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { seeds, worlds } from '../../../test/worlds.js';
import { type Seat, STAY } from '../../game/index.js';
import { MONSTER, ROGUE, type RogueOptions, type RoguePosition, rogue } from '../../game/rogue/index.js';
import { generateDungeon, generateMaze } from '../../generate/index.js';
import {
  createRng,
  createScene,
  DIAGONALS,
  isGround,
  pick,
  type Rng,
  type Scene,
  shuffle,
  type World,
} from '../../world/index.js';
import { type RoguePlayer, roguePlayerFault, roguePlayerNamed, roguePlayers } from './index.js';

/** The rogue and up to three monsters on random ground; undefined where there is no room for two. */
function populated(world: World, rng: Rng): Scene | undefined {
  const ground = shuffle(
    [...world.open.keys()].filter((cell) => isGround(world, cell)),
    rng,
  );
  if (ground.length < 2) return undefined;
  return createScene(world, {
    actors: { rogue: ground.slice(0, 1), monster: ground.slice(1, 2 + rng.below(ground.length < 20 ? 3 : 2)) },
  });
}

const someWorlds: fc.Arbitrary<World> = fc.oneof(
  worlds(7),
  seeds.map((seed) => generateDungeon({ rows: 9, seed, loops: 2 }).world),
  fc
    .tuple(fc.constantFrom('rect', 'hex'), fc.constantFrom(0, 50), seeds)
    .map(([shape, braid, seed]) => generateMaze({ shape, rows: 6, cols: 6, seed, braid }).world),
);

const scenes: fc.Arbitrary<Scene> = fc
  .tuple(someWorlds, seeds)
  .map(([world, seed]) => populated(world, createRng(seed)))
  .filter((scene) => scene !== undefined);

const options: fc.Arbitrary<RogueOptions> = fc.record({
  stay: fc.boolean(),
  diagonals: fc.constantFrom(...DIAGONALS),
});

/** The positions in which a player moved against random moves, and what it did. */
function movesOf(player: RoguePlayer, seat: Seat, start: RoguePosition, seed: number, length = 24) {
  const rng = createRng(seed);
  const moves: { readonly position: RoguePosition; readonly move: number }[] = [];
  const seated = player.start(start, seat, rng.fork('player'));
  for (let position = start; rogue.outcome(position) === undefined && position.ply < length; ) {
    const answer = position.seat === seat ? seated.move(position) : pick(rogue.legalMoves(position), rng);
    if (typeof answer !== 'number') throw new TypeError('Expected an answer at once.');
    if (position.seat === seat) moves.push({ position, move: answer });
    if (rogue.playIfLegal(position, answer) === undefined) break;
    position = rogue.play(position, answer);
  }
  return moves;
}

const seated = roguePlayers.flatMap((player) =>
  player.seats.map((seat): [string, Seat, RoguePlayer] => [player.name, seat, player]),
);

describe.each(seated)('%s as %s', (_name, seat, player) => {
  test('moves legally, and the same again for the same seed', () => {
    fc.assert(
      fc.property(scenes, options, seeds, (scene, rules, seed) => {
        const start = rogue.initial(scene, rules, 0);
        const moves = movesOf(player, seat, start, seed);
        for (const { position, move } of moves) expect(rogue.playIfLegal(position, move)).toBeDefined();
        expect(movesOf(player, seat, start, seed).map(({ move }) => move)).toEqual(moves.map(({ move }) => move));
      }),
      { numRuns: sweep(80, 300) },
    );
  });

  if (player.memoryless)
    test('moves alike from a fresh start, and when asked again', () => {
      fc.assert(
        fc.property(scenes, options, seeds, (scene, rules, seed) => {
          const moves = movesOf(player, seat, rogue.initial(scene, rules, 0), seed);
          const again = moves.length === 0 ? undefined : player.start(moves[0].position, seat, createRng(seed));
          for (const { position, move } of moves.toReversed()) {
            const fresh = player.start(position, seat, createRng(seed + 1));
            expect([fresh.move(position), fresh.move(position), again?.move(position)]).toEqual([move, move, move]);
          }
        }),
      );
    });

  if (player.drawless === true)
    test('makes the same moves, whatever the seed', () => {
      fc.assert(
        fc.property(scenes, options, seeds, (scene, rules, seed) => {
          const start = rogue.initial(scene, rules, 0);
          const other = player.start(start, seat, createRng(seed + 1));
          for (const { position, move } of movesOf(player, seat, start, seed)) expect(other.move(position)).toBe(move);
        }),
      );
    });

  test('has a line to be listed with', () => {
    expect(player.about).toMatch(/^[A-Z].{10,110}\.$/);
    expect(player.cost).toMatch(/^.{4,80}$/);
  });
});

test('every player is found by its name, on its seats only', () => {
  for (const player of roguePlayers) {
    for (const seat of [MONSTER, ROGUE]) {
      expect(roguePlayerNamed(player.name, seat)).toBe(player.seats.includes(seat) ? player : undefined);
    }
  }
});

test('a depth belongs to minimax', () => {
  expect(roguePlayerNamed('minimax:3', ROGUE)).toMatchObject({ name: 'minimax:3', seats: [MONSTER, ROGUE] });
  expect(roguePlayerNamed('minimax:5', MONSTER)?.name).toBe('minimax');
});

test.each([
  ['nobody', MONSTER, 'Expected a player for the monster (bfs, bfs-manhattan, '],
  ['cycle', MONSTER, 'Expected a player for the monster'],
  ['', ROGUE, 'Expected a player for the rogue (cycle, '],
  ['bfs', 'audience', 'Expected a player for the audience ()'],
  ['bfs:3', MONSTER, 'Expected bfs without a depth, got "bfs:3".'],
  ['minimax:', ROGUE, 'Expected a depth from 1 to 20 after "minimax:", got "minimax:".'],
  ['minimax:0', ROGUE, 'Expected a depth from 1 to 20'],
  ['minimax:21', ROGUE, 'Expected a depth from 1 to 20'],
  ['minimax:2.5', ROGUE, 'Expected a depth from 1 to 20'],
  ['minimax:3:4', ROGUE, 'Expected a depth from 1 to 20'],
])('%j is no player of the %s, and the fault says why', (name, seat, fault) => {
  expect(roguePlayerNamed(name, seat)).toBeUndefined();
  expect(roguePlayerFault(name, seat)).toContain(fault);
});

test('an edited world is looked at anew by the next game', () => {
  const { world } = generateMaze({ rows: 3, cols: 3, seed: 1 });
  const scene = createScene(world, { actors: { monster: [0], rogue: [8] } });
  const bfs = roguePlayers[0];
  const before = rogue.initial(scene, rogue.defaults, 0);
  expect(bfs.start(before, MONSTER, createRng(0)).move(before)).not.toBe(STAY);
  world.open.fill(0);
  const after = { ...before };
  expect(bfs.start(after, MONSTER, createRng(0)).move(after)).toBe(STAY);
});
