/** What every listed game must hold to, on worlds of every kind it can be played in. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds, worlds } from '../../test/worlds.js';
import { generateMaze } from '../generate/index.js';
import { formatRecording, parseRecording } from '../notation/index.js';
import { explore } from '../players/index.js';
import { createRng, createScene, isGround, pick, type Rng, type Scene, shuffle, type World } from '../world/index.js';
import {
  type AnyGame,
  CHANCE,
  games,
  Match,
  type PlayerEntry,
  type Position,
  playMatch,
  Replay,
  recordMatch,
} from './index.js';

/** The roles of every game on random ground, a second hunter now and then; a game looks at its own and no others. */
function populated(world: World, rng: Rng): Scene {
  const ground = shuffle(
    [...world.open.keys()].filter((cell) => isGround(world, cell)),
    rng,
  );
  const count = 1 + rng.below(2);
  const [prey, hunters] = [ground.slice(0, 1), ground.slice(1, 1 + count)];
  const supply = ground.slice(2, 3 + rng.below(4));
  const actors = {
    ...{ monster: hunters, rogue: prey },
    ...{ minotaur: hunters, theseus: prey, supply },
    ...{ player: prey },
    ...{ hunter: hunters, avatar: prey, coin: supply },
  };
  return createScene(world, { actors, exit: ground.at(-1) });
}

/** Dungeons, thin walls, hexagons and tunnels; mazes too. */
const scenes: fc.Arbitrary<Scene> = fc.oneof(
  fc.tuple(worlds(7), seeds).map(([world, seed]) => populated(world, createRng(seed))),
  fc.tuple(fc.constantFrom('rect', 'hex'), seeds).map(([shape, seed]) => {
    const { world } = generateMaze({
      shape,
      rows: 6,
      cols: 6,
      seed,
      braid: 40,
      tunnels: [
        [
          [0, 0],
          [4, 4],
        ],
      ],
    });
    return populated(world, createRng(seed));
  }),
);

/** A position as data: grids are made of functions, and never change. */
const withoutGrids = (position: Position & { world?: World }): object => ({
  ...position,
  setup: undefined,
  world: { ...position.world, grid: undefined },
});

/** Every combination of the options a game has, as far as they are flags or known words. */
const optionsOf = (game: AnyGame): object[] => {
  const choices: Record<string, readonly unknown[]> = {
    stay: [true, false],
    diagonals: ['always', 'rooms', 'never'],
    rounds: [3, 100],
    pass: [true, false],
    dice: ['none', 'theseus', 'minotaur', 'both'],
    sight: [0, 2],
    least: [0, 1],
    most: [1, 5],
    under: [true, false],
    hunter: ['bfs', 'random'],
    hunters: [2],
    speed: [50, 150],
    coins: [3],
    toll: [0, 1],
    worlds: [1, 2],
  };
  return Object.keys(game.defaults).reduce<object[]>(
    (all, key) => all.flatMap((options) => (choices[key] ?? []).map((value) => ({ ...options, [key]: value }))),
    [game.defaults],
  );
};

describe.each([...games, explore as AnyGame].map((game): [string, AnyGame] => [game.name, game]))(
  '%s',
  (_name, game) => {
    const playable = scenes.filter((scene) => game.fault(scene, game.defaults) === undefined);
    const options = fc.constantFrom(...optionsOf(game));

    /** A random game: every position and the moves between them. */
    function randomGame(scene: Scene, chosen: object, seed: number, length = 60) {
      const rng = createRng(seed);
      let position = game.initial(scene, chosen, seed);
      const positions = [position];
      const moves: unknown[] = [];
      while (game.outcome(position) === undefined && moves.length < length) {
        const move =
          position.seat === CHANCE
            ? game.draw?.(position, rng.fork(position.ply))
            : pick(game.legalMoves(position), rng);
        moves.push(move);
        position = game.play(position, move);
        positions.push(position);
      }
      return { positions, moves };
    }

    test('random play never gets stuck, and every listed move is legal, named, and read back by its name', () => {
      fc.assert(
        fc.property(playable, options, seeds, (scene, chosen, seed) => {
          for (const position of randomGame(scene, chosen, seed).positions) {
            const isOver = game.outcome(position) !== undefined;
            const legal = game.legalMoves(position);
            expect(legal.length > 0).toBe(!isOver);
            for (const move of legal) {
              expect(game.playIfLegal(position, move)).toEqual(game.play(position, move));
              expect(game.moveNamed(position, game.moveName(position, move))).toEqual(move);
            }
            expect(new Set(legal.map((move) => game.moveName(position, move))).size).toBe(legal.length);
          }
        }),
      );
    });

    test('playing never changes the position played from', () => {
      fc.assert(
        fc.property(playable, options, seeds, (scene, chosen, seed) => {
          const { positions, moves } = randomGame(scene, chosen, seed, 20);
          const before = structuredClone(positions.map(withoutGrids));
          moves.forEach((move, ply) => game.play(positions[ply], move));
          expect(positions.map(withoutGrids)).toEqual(before);
          positions.forEach((position, ply) => {
            expect(position.ply).toBe(ply);
          });
        }),
      );
    });

    test('what is not a legal move is not accepted', () => {
      fc.assert(
        fc.property(playable, options, fc.anything(), (scene, chosen, stranger) => {
          const position = game.initial(scene, chosen, 0);
          const isListed = game.legalMoves(position).some((move) => isDeepStrictEqual(move, stranger));
          expect(game.playIfLegal(position, stranger) !== undefined).toBe(isListed);
        }),
      );
    });

    test('the key and the check of a position depend on the position alone', () => {
      fc.assert(
        fc.property(playable, options, seeds, (scene, chosen, seed) => {
          const [first, again] = [randomGame(scene, chosen, seed), randomGame(scene, chosen, seed)];
          expect(first.positions.map((position) => game.key(position))).toEqual(
            again.positions.map((position) => game.key(position)),
          );
          expect(first.positions.map((position) => game.check(position))).toEqual(
            again.positions.map((position) => game.check(position)),
          );
        }),
      );
    });

    test('a recording replays to the same position, through its text', async () => {
      await fc.assert(
        fc.asyncProperty(playable, options, seeds, async (scene, chosen, seed) => {
          const position = game.initial(scene, chosen, seed);
          const legal = (): unknown[] => game.legalMoves(match.position);
          const players = Object.fromEntries(game.seats.map((seat) => [seat, anyOf(legal)]));
          const match = new Match({ game, position, players, rng: createRng(seed), cap: 40 });
          await playMatch(match);
          const seats = Object.fromEntries(game.seats.map((seat) => [seat, 'random']));
          const read = parseRecording(formatRecording(recordMatch(match, { scene, options: chosen, seed, seats })));
          if (!read.ok) throw new Error(read.fault.message);
          const replay = new Replay(game, read.value);
          replay.advance(Infinity);
          expect([read.value.isWhole, replay.drift, replay.steps]).toEqual([true, undefined, match.moves.length]);
          expect(game.check(replay.position)).toBe(game.check(match.position));
          expect(read.value.outcome).toBe(match.end?.result);
        }),
        { numRuns: 50 },
      );
    });

    if (!game.hasHiddenInformation) {
      test('every seat sees the whole position', () => {
        fc.assert(
          fc.property(playable, (scene) => {
            const position = game.initial(scene, game.defaults, 0);
            for (const seat of game.seats) expect(game.observe(position, seat)).toBe(position);
          }),
        );
      });
    }
  },
);

/** A player that is told the legal moves and knows nothing else. */
const anyOf = (legal: () => unknown[]): PlayerEntry<unknown, unknown> => ({
  name: 'random',
  about: 'Plays any legal move.',
  cost: 'nothing',
  seats: [...games, explore].flatMap(({ seats }) => seats),
  memoryless: false,
  start: (_seen, _seat, rng) => ({ move: () => pick(legal(), rng) }),
});
