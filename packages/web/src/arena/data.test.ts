import { describe, expect, test } from 'vitest';
import { readGames, readList, readTournament } from './data.js';

const listed = { id: 'cup', name: 'Cup', state: 'running', done: 3, games: 12 };
const game = {
  key: 'k',
  game: 'rogue',
  world: 'mouth',
  seed: '7:0',
  seats: { monster: 'bfs', rogue: 'cycle' },
  moves: 9,
};
const finished = { ...game, outcome: 'capture', hasRecording: true };
const bot = { name: 'bfs', rating: 10, uncertainty: 2, won: 1, drawn: 0, lost: 0, forfeits: 0, kept: null };
const kept = { won: { moves: 4, kept: 3 }, safe: { moves: 9, kept: 9 }, movesLost: 2 };
const tournament = {
  ...listed,
  round: 0,
  leftSeconds: 12.5,
  pairing: 'round-robin',
  seed: '7',
  bots: [bot, { ...bot, name: 'cycle', kept }],
  pairs: [{ a: 'bfs', b: 'cycle', score: 0.5, low: 0.2, high: 0.8, games: 2 }],
  verdict: null,
  running: [{ ...game, recording: '{}' }],
  latest: [finished],
};

test('what the server tells is read, and what it may leave out is undefined', () => {
  expect(readList({ tournaments: [listed] })).toEqual([listed]);
  expect(readGames({ games: [finished] })).toEqual([{ ...finished, why: undefined }]);
  const read = readTournament(tournament);
  expect(read).toMatchObject({ ...listed, leftSeconds: 12.5, why: undefined, verdict: undefined });
  expect(read.bots.map((one) => one.kept)).toEqual([null, kept]);
  expect(read.running).toEqual(tournament.running);
  expect(readTournament({ ...tournament, running: [{ ...game, recording: null }] }).running[0].recording).toBe(
    undefined,
  );
  const { leftSeconds, ...without } = tournament;
  expect(leftSeconds).toBe(12.5);
  expect(readTournament({ ...without, state: 'finished', verdict: 'b' })).toMatchObject({
    leftSeconds: undefined,
    verdict: 'b',
  });
});

describe('what is not as expected is refused with its place', () => {
  test.each([
    [null, '"verdict"'],
    ['text', '"verdict"'],
    [{ ...tournament, state: 'dreaming' }, 'running, waiting, finished, stopped'],
    [{ ...tournament, done: '3' }, '"done"'],
    [{ ...tournament, games: Number.POSITIVE_INFINITY }, '"games"'],
    [{ ...tournament, bots: {} }, '"bots"'],
    [{ ...tournament, bots: [{ ...bot, name: 7 }] }, '"name"'],
    [{ ...tournament, running: [{ ...game, seats: null }] }, '"seats"'],
    [{ ...tournament, latest: [{ ...finished, seats: { monster: {} } }] }, '"monster"'],
  ])('%j', (value, place) => {
    expect(() => readTournament(value)).toThrow(place);
  });

  test('a list that is none', () => {
    expect(() => readList({})).toThrow('"tournaments"');
    expect(() => readGames([])).toThrow('"games"');
  });
});
