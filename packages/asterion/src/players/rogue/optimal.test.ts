/** Exact play holds what the table promises, against everybody. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeShared } from '../../../../../testing/files.js';
import { sweep } from '../../../../../testing/thorough.js';
import { valueOf as parsed } from '../../../test/scenes.js';
import { chaseBestMoves, chaseOf, chaseTableFor, chaseValueOf, winningMoves } from '../../exact/index.js';
import { Match, type MatchEnd, type Seat } from '../../game/index.js';
import {
  dungeons,
  MONSTER,
  monsterMoves,
  ROGUE,
  type RogueOptions,
  type RoguePosition,
  rogue,
} from '../../game/rogue/index.js';
import { parseDungeon } from '../../notation/index.js';
import { createRng, isGround, pick } from '../../world/index.js';
import { roguePlayers } from './players.js';

const startOf = (text: string, options: Partial<RogueOptions> = {}): RoguePosition =>
  rogue.initial(parsed(parseDungeon(text)).scene, { ...rogue.defaults, ...options }, 0);

const valueIn = (position: RoguePosition) =>
  chaseValueOf(chaseTableFor(chaseOf(position.setup, position.monsters.length)), position);

/** Plays a game to its end. */
function play(
  position: RoguePosition,
  monster: string,
  rogueName: string,
  moves: number,
): MatchEnd & { moves: number } {
  const named = (name: string, seat: Seat) =>
    roguePlayers.find((player) => player.name === name && player.seats.includes(seat)) ?? fail(name);
  const players = { [MONSTER]: named(monster, MONSTER), [ROGUE]: named(rogueName, ROGUE) };
  const match = new Match({ game: rogue, position, players, rng: createRng(7), cap: 2 * moves });
  while (match.end === undefined) if (match.step() !== undefined) fail('an answer at once');
  return { ...match.end, moves: monsterMoves(match.position) };
}

function fail(name: string): never {
  throw new Error(`Expected ${name}.`);
}

const monsters = roguePlayers.filter(({ seats }) => seats.includes(MONSTER)).map(({ name }) => name);
const rogues = roguePlayers.filter(({ seats }) => seats.includes(ROGUE)).map(({ name }) => name);
const named = dungeons.map(({ name, text }) => [name, startOf(text)] as const);
const captured = named.filter(([, start]) => valueIn(start).verdict === 'captured');
const drawn = named.filter(([, start]) => valueIn(start).verdict === 'evades');

describe.each([{}, { stay: false }, { diagonals: 'rooms' }, { diagonals: 'never' }] as const)('under %o', (options) => {
  test('optimal against optimal ends as the table says, at exactly its count', () => {
    for (const { text } of dungeons) {
      const start = startOf(text, options);
      const { verdict, captureIn } = valueIn(start);
      const end = play(start, 'optimal', 'optimal', 1000);
      expect(end.result).toBe(verdict);
      if (captureIn !== null) expect(end.moves).toBe(captureIn);
    }
  });
});

describe.each(drawn)('in %s the optimal rogue', (_name, start) => {
  test.each(monsters)('survives 10,000 moves of %s', (monster) => {
    // A position that comes again between two who always move alike proves more than any number of moves.
    expect(['cap', 'evades']).toContain(play(start, monster, 'optimal', 10_000).result);
  });
});

describe.each(captured)('in %s the optimal monster', (_name, start) => {
  test.each(rogues)('captures %s in time', (name) => {
    const end = play(start, 'optimal', name, 1000);
    expect(end.result).toBe('captured');
    expect(end.moves).toBeLessThanOrEqual(valueIn(start).captureIn ?? 0);
  });
});

/** Starts in which the monsters win, drawn at random; fewer where hardly any are won. */
function wonStarts(start: RoguePosition, count: number): RoguePosition[] {
  const { setup } = start;
  const ground = [...setup.world.open.keys()].filter((cell) => isGround(setup.world, cell));
  const rng = createRng(11);
  const found: RoguePosition[] = [];
  for (let tries = 0; found.length < count && tries < 100 * count; tries++) {
    const hunters = start.monsters.map(() => pick(ground, rng));
    const position = { ...start, setup: { ...setup, isReachable: true }, monsters: hunters, rogue: pick(ground, rng) };
    if (rogue.outcome(position) === undefined && valueIn(position).verdict === 'captured') found.push(position);
  }
  return found;
}

describe.each(named)('from random won starts in %s the optimal monster', (_name, start) => {
  const starts = wonStarts(start, sweep(60, 500));

  test.each(rogues)('captures %s in time', (name) => {
    for (const position of starts) {
      const { result, moves } = play(position, 'optimal', name, 1000);
      if (result !== 'captured' || moves > (valueIn(position).captureIn ?? 0)) {
        expect.fail(`monsters ${position.monsters.join()}, rogue ${position.rogue}: ${result} after ${moves}`);
      }
    }
    expect(starts.length).toBeGreaterThan(0);
  });
});

/** Lost positions with the rogue to move, drawn at random. */
const lostPositions = (start: RoguePosition, count: number): RoguePosition[] =>
  wonStarts(start, count)
    .map((position) => ({ ...position, seat: ROGUE, ply: 1 }) as const)
    .filter((position) => valueIn(position).verdict === 'captured');

test.each(named)(
  'in %s a lost rogue defends longest, then where most replies throw the win away, then where fewest are best',
  (_name, start) => {
    const table = chaseTableFor(chaseOf(start.setup, start.monsters.length));
    const player = (roguePlayers.find(({ name }) => name === 'optimal') ?? fail('optimal')).start(
      start,
      ROGUE,
      createRng(0),
    );
    for (const position of lostPositions(start, sweep(60, 300))) {
      const ranks = rogue.legalMoves(position).map((move) => {
        const next = rogue.play(position, move);
        const replies = rogue.legalMoves(next).length;
        const thrown = replies - winningMoves(table, next).length;
        return {
          move,
          rank: [-(chaseValueOf(table, next).captureIn ?? 0), -thrown, chaseBestMoves(table, next).length],
        };
      });
      const [best] = ranks.toSorted(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
      expect(player.move(position), `monsters ${position.monsters.join()}, rogue ${position.rogue}`).toBe(best.move);
    }
  },
);

test('bfs captures the optimal rogue in every shipped dungeon that is lost, and lets it go from other lost starts', () => {
  const resultsFrom = (starts: readonly RoguePosition[]) =>
    new Set(starts.map((start) => play(start, 'bfs', 'optimal', 1000).result));
  expect(resultsFrom(captured.map(([, start]) => start))).toEqual(new Set(['captured']));
  const others = named.flatMap(([, start]) => wonStarts(start, 5));
  expect(resultsFrom(others)).toEqual(new Set(['captured', 'evades']));
});

describeShared('rogue', (folder) => {
  const start = (letter: string) => startOf(readFileSync(`${folder}dungeon${letter}.txt`, 'utf8'));

  test('bfs in the classic order lets B escape the optimal rogue, and captures it in D, E, N and Q', () => {
    const results = ['B', 'D', 'E', 'N', 'Q'].map((letter) => play(start(letter), 'bfs', 'optimal', 1000).result);
    expect(results).toEqual(['evades', 'captured', 'captured', 'captured', 'captured']);
  });
});
