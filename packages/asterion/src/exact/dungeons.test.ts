/** The exact values of the dungeons that come with the game, under every rule, and their uses. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeShared } from '../../../../testing/files.js';
import { valueOf as parsed } from '../../test/scenes.js';
import { dungeonNamed, dungeons, MONSTER, type RogueOptions, type RoguePosition, rogue } from '../game/rogue/index.js';
import { parseDungeon } from '../notation/index.js';
import { chaseTableFor } from './known.js';
import {
  chaseBestMoves,
  chaseMoveValues,
  chaseOf,
  chaseValueOf,
  chaseValuesByCell,
  isCapturedWithin,
  winningMoves,
} from './value.js';

const startIn = (text: string, options: Partial<RogueOptions> = {}): RoguePosition =>
  rogue.initial(parsed(parseDungeon(text)).scene, { ...rogue.defaults, ...options }, 0);

const start = (name: string, options: Partial<RogueOptions> = {}): RoguePosition =>
  startIn(dungeonNamed(name)?.text ?? '', options);

const tableOf = ({ setup, monsters }: RoguePosition) => chaseTableFor(chaseOf(setup, monsters.length));

/** Captures by name; every dungeon not named evades. */
function expectCaptures(options: Partial<RogueOptions>, captures: Record<string, number>): void {
  const found = dungeons.map(({ name }) => {
    const position = start(name, options);
    return [name, chaseValueOf(tableOf(position), position).captureIn] as const;
  });
  expect(Object.fromEntries(found.filter(([, depth]) => depth !== null))).toEqual(captures);
}

const captures = {
  cornered: 4,
  open: 11,
  shortcut: 5,
  chase: 198,
  trap: 15,
  pincer: 17,
  guarded: 5,
  late: 24,
  manor: 19,
};

describe('captures of the shipped dungeons, all others evade', () => {
  test('by the usual rules', () => {
    expectCaptures({}, captures);
  });

  test('where staying is not allowed', () => {
    expectCaptures({ stay: false }, { ...captures, chase: 197, trap: 14, late: 23, wait: 2 });
  });

  test('where diagonals need room on both sides', () => {
    const { shortcut: _evades, ...rest } = captures;
    expectCaptures({ diagonals: 'rooms' }, { ...rest, corners: 10 });
  });

  test('without diagonals', () => {
    expectCaptures({ diagonals: 'never' }, { chase: 198, pincer: 18 });
  });
});

describeShared('rogue', (folder) => {
  const captureIn = (letter: string, options: Partial<RogueOptions> = {}) => {
    const position = startIn(readFileSync(`${folder}dungeon${letter}.txt`, 'utf8'), options);
    return chaseValueOf(tableOf(position), position).captureIn;
  };
  const known: Record<string, number> = { A: 9, B: 4, C: 5, D: 152, E: 58, G: 5, N: 7, Q: 9 };

  test.each(Array.from('ABCDEFGHIJKLMNOPQR'))('the classic dungeon %s is as it is known to be', (letter) => {
    expect(captureIn(letter)).toBe(known[letter] ?? null);
    expect(captureIn(letter, { diagonals: 'never' })).toBeNull();
  });

  test('classic dungeons are others under other rules', () => {
    expect(captureIn('P', { stay: false })).toBe(7);
    expect(captureIn('R', { stay: false })).toBe(6);
    expect(captureIn('Q', { diagonals: 'rooms' })).toBeNull();
  });
});

test('a limit of rounds needs no table of its own', () => {
  const position = start('open');
  const table = tableOf(position);
  expect([10, 11, 12].map((moves) => isCapturedWithin(table, position, moves))).toEqual([false, true, true]);
  expect(isCapturedWithin(tableOf(start('ring')), start('ring'), 1e9)).toBe(false);
});

describe('moves', () => {
  const names = (position: RoguePosition, moves: number[]) => moves.map((move) => rogue.moveName(position, move));

  test('that keep the value are the best ones; those that keep the win may be slower', () => {
    const position = start('open');
    const table = tableOf(position);
    const best = chaseBestMoves(table, position);
    const winning = winningMoves(table, position);
    expect(best.length).toBeGreaterThan(0);
    expect(winning).toEqual(expect.arrayContaining(best));
    for (const { move, value } of chaseMoveValues(table, position)) {
      expect(winning.includes(move)).toBe(value.verdict === 'captured');
      expect(best.includes(move)).toBe(value.captureIn === 10);
    }
  });

  test('of a monster that cannot win are all the same', () => {
    const position = start('ring');
    expect(winningMoves(tableOf(position), position)).toEqual([]);
    expect(chaseBestMoves(tableOf(position), position)).toEqual(rogue.legalMoves(position));
  });

  /** The rogue's safe moves after each move that brings the monster nearer. */
  const escapes = (name: string) => {
    const position = start(name);
    const table = tableOf(position);
    const gap = ({ setup, monsters, rogue: at }: RoguePosition) => setup.world.grid.distance(monsters[0], at, true);
    return rogue
      .legalMoves(position)
      .map((move) => rogue.play(position, move))
      .filter((after) => gap(after) < gap(position))
      .map((after) => names(after, chaseBestMoves(table, after)).join());
  };

  test('show the two ideas: escape by waiting, escape towards the monster', () => {
    expect(new Set(escapes('wait'))).toEqual(new Set(['STAY']));
    expect(new Set(escapes('towards'))).toEqual(new Set(['E']));
  });
});

test('values by cell: captures, -1 for evasions, -2 for walls', () => {
  const position = start('shortcut');
  const table = tableOf(position);
  const forRogue = chaseValuesByCell(table, position, 'rogue');
  const forMonster = chaseValuesByCell(table, position, 0);
  expect(forRogue[position.monsters[0]]).toBe(0);
  expect(forRogue[position.rogue]).toBe(5);
  expect(forMonster[position.monsters[0]]).toBe(5);
  expect(forMonster[position.rogue]).toBe(0);
  const { terrain } = position.setup.world;
  for (let cell = 0; cell < forRogue.length; cell++) expect(forRogue[cell] === -2).toBe(terrain?.[cell] === 2);
  expect(chaseValuesByCell(tableOf(start('ring')), start('ring'), 'rogue')).toContain(-1);
});

test('a position that is over is captured in 0, whoever is to move', () => {
  const position = start('open');
  const caught = { ...position, rogue: position.monsters[0] };
  for (const seat of [MONSTER, 'rogue'] as const) {
    expect(chaseValueOf(tableOf(position), { ...caught, seat })).toEqual({ verdict: 'captured', captureIn: 0 });
  }
});

test('a table of verdicts knows no depths, and says so', () => {
  const position = start('open');
  const table = chaseTableFor({ ...chaseOf(position.setup), world: { ...position.setup.world } }, { depth: false });
  expect(table.hasDepths).toBe(false);
  expect(chaseValueOf(table, position)).toEqual({ verdict: 'captured', captureIn: null });
  expect(() => table.wonIn(position.monsters, position.rogue)).toThrow(/verdicts only/);
  expect(winningMoves(table, position)).toEqual(winningMoves(tableOf(position), position));
});

test('tables are kept as long as the world stays as it is', () => {
  const { setup } = start('ring');
  const world = { ...setup.world, open: setup.world.open.slice() };
  const table = chaseTableFor({ world, stay: true, monsters: 1 });
  expect(chaseTableFor({ world, stay: true, monsters: 1 })).toBe(table);
  expect(chaseTableFor({ world, stay: true, monsters: 1 }, { depth: false })).toBe(table); // it knows more than is asked
  expect(chaseTableFor({ world, stay: false, monsters: 1 })).not.toBe(table);
  world.open.fill(0);
  expect(chaseTableFor({ world, stay: true, monsters: 1 })).not.toBe(table);
});

test('a cell that is no ground is refused', () => {
  const position = start('ring');
  const table = tableOf(position);
  expect(() => table.isWon([-1], position.rogue)).toThrow(RangeError);
  expect(() => table.isWon(position.monsters, position.setup.world.open.length)).toThrow(RangeError);
  expect(() => table.isWon([...position.monsters, ...position.monsters], position.rogue)).toThrow(RangeError);
});
