import { describe, expect, test } from 'vitest';
import { parseDungeon } from '../../notation/index.js';
import { createScene, createWorld, hex, rect, TUNNEL } from '../../world/index.js';
import { jointMove, STAY, stepsOf } from '../steps.js';
import { monsterMoves, type RogueOptions, type RoguePosition, rogue } from './rogue.js';

function start(text: string, options: Partial<RogueOptions> = {}): RoguePosition {
  const read = parseDungeon(text);
  if (!read.ok) throw new Error(read.fault.message);
  return rogue.initial(read.value.scene, { ...rogue.defaults, ...options }, 0);
}

const room = '3\nA . .\n. . .\n. . @\n';
const names = (position: RoguePosition) =>
  rogue
    .legalMoves(position)
    .map((move) => rogue.moveName(position, move))
    .join(' ');

/** How many games of a length there are. */
function perft(position: RoguePosition, depth: number): number {
  if (depth === 0) return 1;
  return rogue.legalMoves(position).reduce((sum, move) => sum + perft(rogue.play(position, move), depth - 1), 0);
}

describe('the number of games of a length', () => {
  test.each([
    ['in an open room', room, {}, [4, 16, 91, 489]],
    ['in an open room without staying', room, { stay: false }, [3, 9, 46, 224]],
    ['in an open room without diagonals', room, { diagonals: 'never' as const }, [3, 9, 33, 121]],
    ['in a corridor', '3\nA + @\n     \n     \n', {}, [2, 4, 7, 11]],
    ['of two monsters', '3\nA + B\n    +\n    @\n', {}, [6, 12, 75, 155]],
  ])('%s', (_where, text, options, counts) => {
    expect(counts.map((_, depth) => perft(start(text, options), depth + 1))).toEqual(counts);
  });
});

describe('moves', () => {
  test('are the open directions and staying, in a fixed order', () => {
    expect(names(start(room))).toBe('E S SE STAY');
    expect(names(start(room, { stay: false }))).toBe('E S SE');
    expect(names(start(room, { diagonals: 'never' }))).toBe('E S STAY');
  });

  test('of a mover without a step are to stay, whatever the rule', () => {
    const position = start('3\nA   .\n     \n.   @\n', { stay: false });
    expect(position.setup.isReachable).toBe(false);
    expect(rogue.legalMoves(position)).toEqual([]); // over at once
    const two = start('3\nA   B\n    +\n.   @\n', { stay: false });
    expect(names(two)).toBe('STAY+S');
  });

  test('go through tunnels and along hexagons', () => {
    const world = createWorld(hex.grid(2, 2), { tunnels: [[0, 3]] });
    const scene = createScene(world, { actors: { monster: [0], rogue: [3] } });
    const position = rogue.initial(scene, rogue.defaults, 0);
    expect(names(position)).toBe('TUNNEL STAY');
    expect(rogue.outcome(rogue.play(position, TUNNEL))).toMatchObject({ result: 'captured' });
  });

  test('of several monsters are one joint move', () => {
    const position = start('3\nA + B\n    +\n    @\n');
    const move = jointMove([0, STAY]);
    expect(stepsOf(move, 2)).toEqual([0, STAY]);
    expect(rogue.moveName(position, move)).toBe('E+STAY');
    expect(rogue.moveNamed(position, 'e+stay')).toBe(move);
    expect(rogue.moveNamed(position, 'E')).toBeUndefined();
    expect(rogue.play(position, move).monsters).toEqual([1, 2]);
    expect(rogue.playIfLegal(position, jointMove([2, STAY]))).toBeUndefined();
    expect(rogue.playIfLegal(position, 18 ** 2)).toBeUndefined();
  });

  test('are counted in monster moves', () => {
    const position = start(room);
    const after = rogue.play(position, STAY);
    expect([position, after, rogue.play(after, STAY)].map(monsterMoves)).toEqual([0, 1, 1]);
  });
});

test('the rule about diagonals is applied to dungeons, and thin walls are left alone', () => {
  const past = '3\nA + .\n. . .\n. . @\n';
  expect(names(start(past))).toBe('E S SE STAY');
  expect(names(start(past, { diagonals: 'rooms' }))).toBe('E S STAY');
  const terrain = new Uint8Array(9);
  const maze = createWorld(rect.grid(3, 3), { terrain });
  const scene = createScene(maze, { actors: { monster: [0], rogue: [8] } });
  expect(rogue.initial(scene, { stay: true, diagonals: 'never' }, 0).setup.world).toBe(maze);
});

test('options that are none cannot be played with', () => {
  const scene = createScene(createWorld(rect.grid(1, 2)), { actors: { monster: [0], rogue: [1] } });
  expect(rogue.fault(scene, { stay: 'yes', diagonals: 'always' } as never)).toMatch(/stay/);
  expect(rogue.fault(scene, { stay: true, diagonals: 'sideways' } as never)).toMatch(/always, rooms, never/);
});

test.each([
  ['no monster', { rogue: [1] }, /no monster/],
  ['no rogue', { monster: [1] }, /no rogue/],
  ['two rogues', { monster: [1], rogue: [2, 3] }, /2 rogues/],
  ['both on one cell', { monster: [1], rogue: [1] }, /already/],
  ['somebody outside', { monster: [9], rogue: [1] }, /no ground/],
  ['somebody in a wall', { monster: [0], rogue: [1] }, /no ground/],
  ['thirteen monsters', { monster: new Array<number>(13).fill(2), rogue: [1] }, /at most 12/],
])('a scene with %s cannot be played', (_what, actors, message) => {
  const world = createWorld(rect.grid(3, 3), { terrain: Uint8Array.of(2, 0, 0, 0, 0, 0, 0, 0, 0) });
  const scene = createScene(world, { actors });
  expect(rogue.fault(scene, rogue.defaults)).toMatch(message);
  expect(() => rogue.initial(scene, rogue.defaults, 0)).toThrow(message);
});
