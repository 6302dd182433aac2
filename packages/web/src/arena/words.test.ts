import { expect, test } from 'vitest';
import { readTournament } from './data.js';
import {
  endText,
  gameTitle,
  keptText,
  pairText,
  planText,
  progressText,
  seatsText,
  seenBy,
  standText,
  timeLeftText,
  whereText,
} from './words.js';

const bot = (name: string, rating: number) => ({
  ...{ name, rating, uncertainty: 2, won: 0, drawn: 0, lost: 0, forfeits: 0 },
  kept: null,
});
const pair = { a: 'ours', b: 'theirs', score: 0.75, low: 0.5, high: 0.9, games: 8 };
const tournament = readTournament({
  ...{ id: 'cup', name: 'Cup', state: 'finished', round: 1, done: 8, games: 8, pairing: 'swiss', seed: '7' },
  ...{ bots: [bot('ours', 12.34), bot('theirs', 9)], pairs: [pair], verdict: null, running: [], latest: [] },
});
const game = {
  ...{ key: 'k', game: 'rogue', world: 'mouth', seed: '7:0', moves: 1, outcome: 'capture', why: undefined },
  ...{ seats: { monster: 'bfs', rogue: 'cycle' }, hasRecording: true },
};

test('how far a tournament is, and how long it takes', () => {
  expect(progressText({ done: 3, games: 1200 })).toBe('3 of 1,200 games');
  expect(progressText({ done: 1, games: 1 })).toBe('1 game');
  expect([0, 9.9, 12, 88, 95, 3600, 5400, 86_400].map(timeLeftText)).toEqual([
    'a few seconds left',
    'a few seconds left',
    'about 10 seconds left',
    'about 90 seconds left',
    'about 2 minutes left',
    'about 60 minutes left',
    'about 2 hours left',
    'about 24 hours left',
  ]);
});

test('rounds are told where there are any, and pairings that are not known by their names', () => {
  expect(planText(tournament)).toBe('2 bots · Swiss pairs · round 2 · seed 7');
  expect(planText({ ...tournament, pairing: 'round-robin' })).toBe('2 bots · everybody against everybody · seed 7');
  expect(planText({ ...tournament, pairing: 'toString' })).toContain('toString');
});

test('how it stands is a sentence: who is first, that a duel is decided, or why it was stopped', () => {
  expect(standText(tournament)).toBe('Finished: ours is first, with a rating of 12.3.');
  expect(standText({ ...tournament, bots: [bot('ours', 9), bot('theirs', 9)] })).toBe(
    'Finished: ours and theirs are first, with a rating of 9.0.',
  );
  expect(standText({ ...tournament, verdict: 'b' })).toBe('Finished: theirs is better; the duel has stopped there.');
  expect(standText({ ...tournament, state: 'stopped', done: 3, why: 'No bot answers.' })).toBe(
    'Stopped after 3 of 8 games. No bot answers.',
  );
  expect(standText({ ...tournament, done: 0, games: 0 })).toBe('Finished.');
});

test('a pair is seen by either', () => {
  expect(pairText(seenBy(pair, 'ours'))).toBe('ours against theirs: 75.0 % of the points (50.0 to 90.0) in 8 games');
  expect(pairText(seenBy(pair, 'theirs'))).toBe('theirs against ours: 25.0 % of the points (10.0 to 50.0) in 8 games');
});

test('a game is told by who sat where, where it was played and how it ended', () => {
  expect([seatsText(game), whereText(game), endText(game)]).toEqual([
    'bfs (monster), cycle (rogue)',
    'Rogue, mouth, seed 7:0',
    'capture, 1 move',
  ]);
  expect(seatsText({ seats: { player: 'bfs' } })).toBe('bfs');
  expect(gameTitle('constructor')).toBe('Constructor');
});

test('of nothing nothing is kept', () => {
  expect([keptText(undefined), keptText({ moves: 0, kept: 0 }), keptText({ moves: 3, kept: 2 })]).toEqual([
    '–',
    '–',
    '66.7',
  ]);
});
