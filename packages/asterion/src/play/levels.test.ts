import { describe, expect, test } from 'vitest';
import { minotaurLevels } from '../game/minotaur/index.js';
import { dungeons, MONSTER, ROGUE, type RoguePosition } from '../game/rogue/index.js';
import { isGround } from '../world/index.js';
import { gameNamed } from './games.js';
import { type GameLevel, isLevel, medalFor, parseScores, scoreOf, starsFor } from './levels.js';
import { minotaurTracks } from './minotaur-levels.js';
import { rogueDescription } from './rogue.js';
import { rogueTracks } from './rogue-levels.js';
import { Session } from './session.js';
import { HUMAN, setUp } from './setup.js';
import { tableHere } from './solve.js';

const tracks = [...rogueTracks, ...minotaurTracks];
const levels = tracks.flatMap((track) => track.levels.map((level) => [level.name, track.game, level] as const));

const setupOf = (game: string, said: GameLevel['said']) => {
  const description = gameNamed(game);
  const { setup, faults } = description === undefined ? { faults: game } : setUp(description, said);
  if (setup === undefined) throw new Error(JSON.stringify(faults));
  return setup;
};

/** Of all moves of a rogue that is safe, the share that throws it away, in ten-thousandths. */
function losingShare(start: RoguePosition): number {
  const { game, exact } = rogueDescription;
  const table = tableHere(rogueDescription, start);
  const winnerAt = (position: RoguePosition) => exact?.value(table, position).winner;
  const { world } = start.setup;
  const cells = Array.from({ length: world.grid.cellCount }, (_, cell) => cell).filter((cell) => isGround(world, cell));
  const safe = cells
    .flatMap((monster) => cells.map((cell) => [monster, cell] as const))
    .filter(([monster, cell]) => monster !== cell)
    .map(([monster, cell]): RoguePosition => ({ ...start, monsters: [monster], rogue: cell, seat: ROGUE, ply: 1 }))
    .filter((position) => winnerAt(position) === ROGUE);
  const losing = safe.map((position) => {
    const moves = game.legalMoves(position);
    return [moves.filter((move) => winnerAt(game.play(position, move)) === MONSTER).length, moves.length];
  });
  const [lost, all] = [0, 1].map((at) => losing.reduce((sum, counts) => sum + counts[at], 0));
  return Math.round((10_000 * lost) / all);
}

describe.each(levels)('%s', (_name, game, level) => {
  test('its difficulty is what the exact table says', () => {
    const { description, start } = setupOf(game, level.said);
    const value = description.exact?.value(tableHere(description, start), start);
    expect(value?.winner).toBe(level.seat);
    expect(value?.count ?? undefined).toBe(level.par);
    expect(level.difficulty).toBe(level.par ?? losingShare(start as RoguePosition));
  });
});

test('levels are in the order of their difficulty, and no two of a game have one name', () => {
  for (const { levels: list } of tracks) {
    const given = list.map(({ difficulty }) => difficulty);
    expect(given).toEqual(given.toSorted((a, b) => a - b));
  }
  expect(new Set(levels.map(([name, game]) => `${game} ${name}`)).size).toBe(levels.length);
});

test('every world that comes with a game is a level, but one that is decided before the first move', () => {
  const said = (key: string) => levels.flatMap(([, , level]) => level.said[key] ?? []).toSorted();
  const names = dungeons.map(({ name }) => name).filter((name) => name !== 'islands');
  expect(said('dungeon')).toEqual(names.toSorted());
  expect(said('level')).toEqual(minotaurLevels.map(({ name }) => name).toSorted());
});

test('a game is a level by its world, its players and its cap, under the usual rules', () => {
  const [level] = rogueTracks[1].levels;
  expect(isLevel(level, setupOf('rogue', level.said))).toBe(true);
  for (const other of [{ dungeon: 'open' }, { rogue: 'cycle' }, { 'no-stay': '' }])
    expect(isLevel(level, setupOf('rogue', { ...level.said, ...other }))).toBe(false);
});

test('a medal is for moves: par is gold, a quarter more silver; stars go with it', () => {
  expect([4, 5, 6, 99].map((moves) => medalFor(moves, 4))).toEqual(['gold', 'silver', 'bronze', 'bronze']);
  expect(() => medalFor(3, -1)).toThrow('Expected numbers of moves, got 3 with par -1.');
  expect([medalFor(0, 0), medalFor(3, 0)]).toEqual(['gold', 'bronze']);
  expect([23, 29, 30].map((moves) => medalFor(moves, 23))).toEqual(['gold', 'silver', 'bronze']);
  expect([4, 5, 6].map((moves) => starsFor({ par: 4 }, moves))).toEqual([3, 2, 1]);
  expect([0, 1].map((score) => starsFor({}, score))).toEqual([3, 2]);
});

test('a level is done by a win, or by lasting until the cap; the score is the moves of its side', async () => {
  const [[wins], [lasts]] = [rogueTracks[1].levels, rogueTracks[0].levels.filter(({ name }) => name === 'evade-ring')];
  const hunt = new Session(setupOf('rogue', { ...wins.said, [MONSTER]: 'optimal' }));
  await hunt.proceed();
  expect(scoreOf(wins, hunt.tip, false)).toBe(wins.par);
  const run = new Session(setupOf('rogue', { ...lasts.said, [ROGUE]: 'cycle', moves: '5' }));
  await run.proceed();
  expect(run.tip.end?.basis).toBe('cap');
  expect([false, true].map((isTakenBack) => scoreOf(lasts, run.tip, isTakenBack))).toEqual([0, 1]);
  expect(scoreOf(lasts, hunt.tip, false)).toBe(undefined);
  expect(scoreOf(wins, run.tip, false)).toBe(undefined);
  expect(wins.said[MONSTER]).toBe(HUMAN);
});

test('scores are read back, and nothing that cannot be', () => {
  const [{ levels: list }] = minotaurTracks;
  const kept = { 'level-1': 4, 'level-2': 9 };
  expect(parseScores(list, JSON.stringify(kept))).toEqual(kept);
  const damaged = { 'level-1': 3, 'level-2': '6', 'level-3': 8.5, 'level-4': null, 'level-99': 5, __proto__: 7 };
  expect(parseScores(list, JSON.stringify(damaged))).toEqual({});
  for (const text of [null, '', '{', 'null', '7', '[4]', '"level-1"']) expect(parseScores(list, text)).toEqual({});
});
