/** The rules of the simple players, on dungeons drawn by hand and against oracles that share no code with them. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sweep } from '../../../../../testing/thorough.js';
import { valueOf } from '../../../test/scenes.js';
import { seeds, worlds } from '../../../test/worlds.js';
import { coreOf } from '../../exact/index.js';
import { STAY } from '../../game/index.js';
import { MONSTER, type RoguePosition, rogue } from '../../game/rogue/index.js';
import { parseDungeon } from '../../notation/index.js';
import {
  type Cell,
  createRng,
  createScene,
  destination,
  directionNamed,
  isGround,
  neighbours,
  shuffle,
  TUNNEL,
  type World,
} from '../../world/index.js';
import { roguePlayerNamed } from './index.js';

/** A position of a dungeon drawn one character a cell, `_` for rock. */
function drawn(rows: readonly string[], { stay = true, toMove = MONSTER } = {}): RoguePosition {
  const lines = rows.map((row) => [...row.replaceAll('_', ' ')].join(' '));
  const { scene } = valueOf(parseDungeon([rows.length, ...lines].join('\n')));
  const position = rogue.initial(scene, { ...rogue.defaults, stay }, 0);
  return toMove === MONSTER ? position : { ...position, seat: 'rogue', ply: 1 };
}

/** The name of a player's move. */
function moveIn(name: string, position: RoguePosition, seed = 0): string {
  const player = roguePlayerNamed(name, position.seat)?.start(position, position.seat, createRng(seed));
  return rogue.moveName(position, player?.move(position) as number);
}

/** Distances by rounds of relaxation: slow, and nothing like a flood. */
function distancesByRounds(world: World, from: Cell): number[] {
  const distances = new Array<number>(world.grid.cellCount).fill(Infinity);
  distances[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const cell of distances.keys()) {
      const least = Math.min(...neighbours(world, cell).map((next) => distances[next] + 1));
      if (least >= distances[cell]) continue;
      distances[cell] = least;
      changed = true;
    }
  }
  return distances;
}

test('bfs takes the first direction in the order that lies on a shortest path', () => {
  fc.assert(
    fc.property(worlds(6), fc.boolean(), seeds, (world, stay, seed) => {
      const ground = [...world.open.keys()].filter((cell) => isGround(world, cell));
      const [at, monster] = shuffle(ground, createRng(seed));
      if (monster === undefined) return;
      const scene = createScene(world, { actors: { monster: [monster], rogue: [at] } });
      const position = rogue.initial(scene, { ...rogue.defaults, stay }, 0);
      const { shape } = world.grid;
      const names = shape.isSquare ? ['S', 'E', 'W', 'N', 'SE', 'SW', 'NE', 'NW'] : shape.directions;
      const order = [...names.map((name) => directionNamed(shape, name) ?? -1), TUNNEL];
      const distances = distancesByRounds(world, at);
      const legal = order.filter((direction) => destination(world, monster, direction) >= 0);
      const shortest = legal.find((way) => distances[destination(world, monster, way)] === distances[monster] - 1);
      const isCut = distances[monster] === Infinity;
      const expected = isCut ? (stay || legal.length === 0 ? STAY : legal[0]) : shortest;
      const player = roguePlayerNamed('bfs', MONSTER)?.start(position, MONSTER, createRng(0));
      expect(player?.move(position)).toBe(expected);
    }),
    { numRuns: sweep(200, 1000) },
  );
});

test('bfs without a path stays, or takes its first legal step', () => {
  const rows = ['A.__', '..__', '___@', '____'];
  expect(moveIn('bfs', drawn(rows))).toBe('STAY');
  expect(moveIn('bfs', drawn(rows, { stay: false }))).toBe('S');
});

/** East and both diagonals are the first step of a shortest path of 4. */
const WIDE = ['.....', '.....', 'A...@', '.....', '.....'];

test.each([
  ['bfs', 'E'],
  ['bfs-manhattan', 'E'],
  ['bfs-reading', 'NE'],
  ['greedy', 'E'],
])('%s straight across a room goes %s', (name, move) => {
  expect(moveIn(name, drawn(WIDE))).toBe(move);
});

/** Only E and SE are first steps of a shortest path of 4. */
const SKEW = ['A....', '.....', '....@', '.....', '.....'];

test.each([
  ['bfs', 'E'],
  ['bfs-manhattan', 'SE'],
  ['bfs-reading', 'E'],
  ['greedy', 'SE'],
])('%s askew across a room goes %s', (name, move) => {
  expect(moveIn(name, drawn(SKEW))).toBe(move);
});

test('bfs-random takes every shortest step sooner or later, and no other', () => {
  const moves = new Set(Array.from({ length: 50 }, (_, seed) => moveIn('bfs-random', drawn(WIDE), seed)));
  expect(moves).toEqual(new Set(['E', 'NE', 'SE']));
});

test('greedy stands still before a wall that bfs walks round', () => {
  const rows = ['....', '.__.', '.A_@', '____'];
  expect(moveIn('greedy', drawn(rows))).toBe('STAY');
  expect(moveIn('bfs', drawn(rows))).toBe('NW');
});

test.each([
  ['the last of equal neighbours wins', ['.....', '.....', 'A.@..', '.....', '.....'], 'NE'],
  ['it stays if every neighbour is nearer', ['A.@', '___', '___'], 'STAY'],
  ['a neighbour as far as here is better than staying', ['A..', '..@', '...'], 'SW'],
])('farthest: %s', (_what, rows, move) => {
  expect(moveIn('farthest', drawn(rows, { toMove: 'rogue' }))).toBe(move);
});

test('farthest without staying goes somewhere', () => {
  expect(moveIn('farthest', drawn(['A..', '...', '..@'], { toMove: 'rogue', stay: false }))).toBe('W');
});

test('trailmax runs past the near dead end into the deep one', () => {
  const rows = ['___._____', '___._____', '.A.@+++++', '___._____', '___._____', ...Array<string>(4).fill('_________')];
  expect(moveIn('trailmax', drawn(rows, { toMove: 'rogue' }))).toBe('E');
});

test('trailmax waits where it lives longest', () => {
  expect(moveIn('trailmax', drawn(['A..', '...', '..@'], { toMove: 'rogue' }))).toBe('STAY');
});

test.each(['minimax', 'minimax:1', 'cover', 'greedy', 'bfs-manhattan', 'bfs-reading', 'bfs-random'])(
  '%s captures when it can',
  (name) => {
    expect(moveIn(name, drawn(['....', '.A..', '..@.', '....']))).toBe('SE');
  },
);

/** What a position is worth to the monster, by the rules alone and without leaving anything out. */
function worthOf(position: RoguePosition, depth: number): number {
  const { monsters, rogue: at, setup, seat } = position;
  if (monsters[0] === at) return 1000 + depth;
  const distance = distancesByRounds(setup.world, at)[monsters[0]];
  if (depth === 0) return seat === MONSTER && distance === 1 ? 999 : -distance;
  const worths = rogue.legalMoves(position).map((move) => worthOf(rogue.play(position, move), depth - 1));
  return seat === MONSTER ? Math.max(...worths) : Math.min(...worths);
}

test('minimax leaves out nothing that would be better', () => {
  fc.assert(
    fc.property(
      worlds(3),
      fc.constantFrom('monster', 'rogue'),
      fc.constantFrom(1, 2, 3),
      seeds,
      (world, seat, depth, seed) => {
        const ground = [...world.open.keys()].filter((cell) => isGround(world, cell));
        const [at, monster] = shuffle(ground, createRng(seed));
        if (monster === undefined) return;
        const scene = createScene(world, { actors: { monster: [monster], rogue: [at] } });
        const position: RoguePosition = { ...rogue.initial(scene, rogue.defaults, 0), seat };
        if (!position.setup.isReachable) return;
        const move = roguePlayerNamed(`minimax:${depth}`, seat)?.start(position, seat, createRng(0)).move(position);
        expect(worthOf(rogue.play(position, move as number), depth - 1)).toBe(worthOf(position, depth));
      },
    ),
    { numRuns: sweep(80, 200) },
  );
});

test('a room folds to nothing, a ring is its own core', () => {
  const worldOf = (rows: readonly string[]) => drawn(rows).setup.world;
  expect(coreOf(worldOf(['A..', '...', '..@']))).toEqual([]);
  expect(coreOf(worldOf(['A++_', '+_+_', '++@_', '____']))).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
  expect(coreOf(worldOf(['A++.', '+_+_', '++@_', '____']))).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
});
