/** What every listed player of Random Pits must hold to, on boards of every kind the game can be played on. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds, worlds } from '../../../test/worlds.js';
import { Match } from '../../game/index.js';
import { type PitsMove, type PitsOptions, type PitsPosition, PLAYER, pits, pitsBoard } from '../../game/pits/index.js';
import { generateDungeon, generateMaze } from '../../generate/index.js';
import { createRng, createScene, hex, rect, type Scene, type Seed } from '../../world/index.js';
import { type PitsPlayer, pitsPlayerFault, pitsPlayerNamed, pitsPlayersFor } from './index.js';

/** A maze with loops, and a tunnel from its start to its middle. */
function maze(shape: string, seed: Seed): Scene {
  const { world } = generateMaze({
    shape,
    rows: 7,
    cols: 7,
    seed,
    braid: 100,
    tunnels: [
      [
        [0, 0],
        [4, 4],
      ],
    ],
  });
  return createScene(world, { exit: 48, actors: { player: [0] } });
}

function dungeon(seed: Seed): Scene {
  const { world, actors } = generateDungeon({ rows: 12, seed });
  return createScene(world, { exit: actors.monster[0], actors: { player: actors.rogue } });
}

/** Boards of the game, and ground it was not made for: thin walls, tunnels, corridors, diagonals, costs. */
const scenes: fc.Arbitrary<Scene> = fc.oneof(
  fc
    .record({
      rows: fc.integer({ min: 2, max: 8 }),
      cols: fc.integer({ min: 1, max: 8 }),
      shape: fc.constantFrom(rect, hex),
    })
    .map(pitsBoard),
  fc.tuple(fc.constantFrom('rect', 'hex'), seeds).map(([shape, seed]) => maze(shape, seed)),
  seeds.map(dungeon),
  fc
    .tuple(worlds(6), seeds)
    .map(([world, seed]) => {
      const rng = createRng(seed);
      const [player, exit] = [rng.below(world.grid.cellCount), rng.below(world.grid.cellCount)];
      return createScene(world, { exit, actors: { player: [player] } });
    })
    .filter((scene) => pits.fault(scene, pits.defaults) === undefined),
);

const options: fc.Arbitrary<PitsOptions> = fc.record({
  least: fc.constantFrom(0, 1),
  most: fc.constantFrom(1, 2, 5),
  under: fc.boolean(),
  reach: fc.constant('bfs' as const),
});

interface Played {
  readonly match: Match<PitsPosition, PitsMove, PitsPosition>;
  /** What the player saw each time, and did. */
  readonly seen: readonly PitsPosition[];
  readonly moves: readonly PitsMove[];
}

/** A game to its end; a player that walks in circles would reach the cap. */
function play(player: PitsPlayer, scene: Scene, rules: PitsOptions, seed: Seed): Played {
  const match = new Match({
    game: pits,
    position: pits.initial(scene, rules, seed),
    players: { player },
    rng: createRng(seed),
    cap: 1000,
  });
  while (match.end === undefined) void match.step();
  const own = [...match.moves.keys()].filter((turn) => match.positions[turn].seat === PLAYER);
  return {
    match,
    seen: own.map((turn) => pits.observe(match.positions[turn], PLAYER)),
    moves: own.map((turn) => match.moves[turn]),
  };
}

const contentsOf = ({ world, setup, ...rest }: PitsPosition): string =>
  JSON.stringify([rest, setup.options, [...world.open], [...(world.terrain ?? [])], [...world.tunnels]]);

const names = pitsPlayersFor(0).map(({ name }) => name);
const playerOf = (name: string, seed: Seed): PitsPlayer => {
  const player = pitsPlayerNamed(name, seed);
  if (player === undefined) throw new RangeError(`Expected a player, got ${name}.`);
  return player;
};

describe.each(names)('%s', (name) => {
  test('moves legally to the end of the game, and the same again for the same seed', () => {
    fc.assert(
      fc.property(scenes, options, seeds, (scene, rules, seed) => {
        const { match, moves } = play(playerOf(name, seed), scene, rules, seed);
        expect(['goal', 'fell', 'cut-off']).toContain(match.end?.result);
        expect(play(playerOf(name, seed), scene, rules, seed).moves).toEqual(moves);
      }),
      { numRuns: 100 },
    );
  });

  test('never touches what it sees', () => {
    fc.assert(
      fc.property(scenes, options, seeds, (scene, rules, seed) => {
        const { match, seen } = play(playerOf(name, seed), scene, rules, seed);
        const before = seen.map(contentsOf);
        const again = playerOf(name, seed).start(
          pits.observe(match.positions[0], PLAYER),
          PLAYER,
          createRng(seed).fork(PLAYER),
        );
        for (const position of seen) void again.move(position);
        expect(seen.map(contentsOf)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  test('has a line to be listed with', () => {
    const { about, cost } = playerOf(name, 0);
    expect(about).toMatch(/^[A-Z].{10,110}\.$/);
    expect(cost).toMatch(/^.{4,80}$/);
  });
});

test.each(names.filter((name) => name !== 'fixed'))('%s never falls while a way is left', (name) => {
  fc.assert(
    fc.property(scenes, options, seeds, (scene, rules, seed) => {
      const { match } = play(playerOf(name, seed), scene, { ...rules, under: false }, seed);
      expect(match.end?.result).not.toBe('fell');
    }),
    { numRuns: 100 },
  );
});

test.each(names.filter((name) => name !== 'clairvoyant'))(
  '%s moves alike where games have looked alike, whatever pits are to come',
  (name) => {
    fc.assert(
      fc.property(scenes, options, seeds, seeds, (scene, rules, seed, other) => {
        const { match, seen, moves } = play(playerOf(name, seed), scene, rules, seed);
        const first = pits.observe(match.positions[0], PLAYER);
        const blind = playerOf(name, other).start(first, PLAYER, createRng(seed).fork(PLAYER));
        expect(seen.map((position) => blind.move(position))).toEqual(moves);
        expect(seen.every((position) => position.seed === undefined)).toBe(true);
      }),
      { numRuns: 50 },
    );
  },
);

test('the players, in the order in which they are listed', () => {
  expect(names.join()).toBe('fixed,bfs-first,bfs-random,bfs-diagonal,astar,most-paths,planner,clairvoyant');
});

test('a name that means nobody is refused with the names there are', () => {
  for (const name of names) expect(pitsPlayerFault(name)).toBeUndefined();
  expect(pitsPlayerNamed('human', 1)).toBeUndefined();
  expect(pitsPlayerFault('human')).toBe(`Expected a player of pits (${names.join(', ')}), got "human".`);
});
