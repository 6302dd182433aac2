/** What is said of tournaments, from what they look like: without a store, a thread or a socket. */

import { describe, expect, test } from 'vitest';
import type { Arena } from '../arena/load.js';
import { answerWith, type Shown, type Tournaments } from './arena-answer.js';
import { jsonFile } from './files.js';
import { tokenOf } from './guard.js';
import { idOf } from './tournaments.js';

const placed = { key: 'rogue | mouth | 1:0', game: 'rogue', worldName: 'mouth', seed: '1:0', seats: { monster: 'A', rogue: 'B b' } }; // biome-ignore format: one game
const result: Arena.GameResult = {
  ...{
    key: placed.key,
    number: 0,
    outcome: 'captured',
    winner: 'monster',
    ground: 'rule',
    why: 'A monster caught it.',
  },
  ...{ misbehaviour: null, moves: 5, score: [], kept: null, letPass: {}, recording: null },
};
const game: Arena.LiveGame = { ...placed, result };
const voided: Arena.LiveGame = { ...placed, key: 'void', result: { ...result, key: 'void', outcome: 'void', why: '' } };

const bot = (name: string, kept: Arena.TruthKept | null): Arena.BotStanding => ({
  ...{ name, rating: 1.234567, skill: { mu: 2, sigma: 8.333333 }, won: 1, drawn: 0, lost: 0, forfeits: 0, letPass: 0 },
  ...{ kept, wrongs: [] },
});
const kept = { won: { moves: 3, kept: 2 }, safe: { moves: 4, kept: 4 }, movesLost: 1 };
const view = {
  state: {
    tournament: { pairing: 'swiss', seed: '7', bots: [{ name: 'A' }, { name: 'B b' }] },
    standings: {
      games: 1,
      bots: [bot('A', kept), bot('B b', null)],
      pairs: [{ a: 'A', b: 'B b', score: 1 / 3, low: 0, high: 0.99999, games: 1 }],
    },
    verdict: undefined,
  },
  ...{ isPlayed: true, isOver: false, round: 1, done: 1, games: 4, left: 2001 },
  running: [{ ...placed, key: 'next', moves: 2, recording: 'so far' }],
  latest: [game, voided],
} as unknown as Arena.LiveView;

const shown: readonly Shown[] = [
  { id: 'cup', name: 'Cup', state: 'running', why: undefined, view },
  { id: 'lost', name: 'Lost', state: 'stopped', why: 'It cannot be read: gone.', view: undefined },
];
const many = Array.from({ length: 1003 }, () => game);
const tournaments: Tournaments = {
  all: () => Promise.resolve(shown),
  one: (id) => Promise.resolve(shown.find((one) => one.id === id)),
  games: (_id, a, b) => (a === b ? many : [game]),
  recording: (id, key) => Promise.resolve(id === 'cup' && key === placed.key ? '{"recording":2}\n' : null),
};

const app = { files: new Map([['index.html', jsonFile('page')]]), allowedHosts: [] };

async function ask(target: string, fields: Readonly<Record<string, readonly string[]>> = {}, method = 'GET', of = app) {
  const answer = await answerWith({ method, target, fields: { host: ['localhost'], ...fields } }, of, tournaments);
  return { ...answer, text: new TextDecoder().decode(answer.body) };
}
const valueOf = async (target: string): Promise<unknown> => JSON.parse((await ask(target)).text);

describe('tournaments', () => {
  test('are listed', async () => {
    expect(await valueOf('/arena/tournaments.json')).toEqual({
      tournaments: [
        { id: 'cup', name: 'Cup', state: 'running', done: 1, games: 4 },
        { id: 'lost', name: 'Lost', state: 'stopped', done: 0, games: 0 },
      ],
    });
  });

  test('are told one by one, with the numbers of "arena run --json"', async () => {
    const place = { game: 'rogue', world: 'mouth', seed: '1:0', seats: { monster: 'A', rogue: 'B b' } };
    const row = { rating: 1.2346, uncertainty: 8.3333, won: 1, drawn: 0, lost: 0, forfeits: 0 };
    expect(await valueOf('/arena/cup.json')).toEqual({
      ...{ id: 'cup', name: 'Cup', state: 'running', round: 1, done: 1, games: 4, leftSeconds: 3 },
      ...{ pairing: 'swiss', seed: '7', verdict: null },
      bots: [
        { name: 'A', ...row, kept },
        { name: 'B b', ...row, kept: null },
      ],
      pairs: [{ a: 'A', b: 'B b', score: 0.3333, low: 0, high: 1, games: 1 }],
      running: [{ key: 'next', ...place, moves: 2, recording: 'so far' }],
      latest: [
        { key: placed.key, ...place, outcome: 'captured', moves: 5, why: 'A monster caught it.', hasRecording: true },
        { key: 'void', ...place, outcome: 'void', moves: 5, hasRecording: false },
      ],
    });
  });

  test('that cannot be read say why', async () => {
    expect(await valueOf('/arena/lost.json')).toEqual({
      ...{ id: 'lost', name: 'Lost', state: 'stopped', why: 'It cannot be read: gone.', round: 0, done: 0, games: 0 },
      ...{ bots: [], pairs: [], verdict: null, running: [], latest: [] },
    });
  });

  test('say of mazes that nothing of them is recorded', async () => {
    const maze = { ...game, game: 'maze' };
    const answer = await answerWith(
      { method: 'GET', target: '/arena/cup/pair.json?a=A&b=A', fields: { host: ['localhost'] } },
      app,
      { ...tournaments, games: () => [maze] },
    );
    expect(JSON.parse(new TextDecoder().decode(answer.body))).toMatchObject({ games: [{ hasRecording: false }] });
  });

  test('have the games of two bots, as many as a page can hold', async () => {
    expect(await valueOf('/arena/cup/pair.json?a=A&b=B%20b')).toMatchObject({
      games: [{ key: placed.key, hasRecording: true }],
      leftOut: 0,
    });
    const { games, leftOut } = (await valueOf('/arena/cup/pair.json?a=A&b=A')) as { games: object[]; leftOut: number };
    expect([games.length, leftOut]).toEqual([1000, 3]);
  });

  test('have every game as a recording', async () => {
    const { status, text } = await ask(`/arena/cup/game?key=${encodeURIComponent(placed.key)}`);
    expect([status, text]).toEqual([200, '{"recording":2}\n']);
  });

  test.each([
    ['/arena/other.json', 'There is no tournament other.'],
    ['/arena/other/pair.json?a=A&b=B', 'There is no tournament other.'],
    ['/arena/cup/pair.json', 'There is no bot "" in this tournament.'],
    ['/arena/cup/pair.json?a=A&b=x', 'There is no bot "x" in this tournament.'],
    ['/arena/lost/pair.json?a=A&b=B', 'There is no bot "A" in this tournament.'],
    ['/arena/cup/game', 'There is no recording of the game "".'],
    ['/arena/cup/game?key=next', 'There is no recording of the game "next".'],
    ['/arena/cup/other', 'Not found.'],
    ['/arena/', 'Not found.'],
    ['/arena/.json', 'Not found.'],
    ['/arena', 'Not found.'],
  ])('%s is answered with 404 and a sentence', async (target, sentence) => {
    const { status, text } = await ask(target);
    expect([status, text]).toEqual([404, `${sentence}\n`]);
  });

  test('are asked for anew each time, and sent again only if they have changed', async () => {
    const { headers } = await ask('/arena/cup.json');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json' });
    const again = await ask('/arena/cup.json', { 'if-none-match': [headers.etag] });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(await ask('/arena/cup.json', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect((await ask('/arena/tournaments.json', { 'if-none-match': [headers.etag] })).status).toBe(200);
  });

  test('are guarded as everything is, and leave all else as it is', async () => {
    expect((await ask('/')).text).toBe('page');
    expect((await ask('/arena/cup.json', {}, 'POST')).status).toBe(405);
    expect((await ask('/arena/cup.json', { host: ['evil.example'] })).status).toBe(421);
    expect((await ask('/arena/cup.json', { origin: ['http://evil.example'] })).status).toBe(403);
    const closed = { ...app, token: tokenOf('x') };
    expect((await ask('/arena/cup.json', {}, 'GET', closed)).status).toBe(401);
  });
});

test.each([
  ['cup', [], 'cup'],
  ['cup', ['cup'], 'cup-2'],
  ['Cup!', ['cup', 'cup-2'], 'cup-3'],
  ['Class of 2026 / ü', [], 'class-of-2026'],
  ['../..', [], 'tournament'],
  ['', ['tournament'], 'tournament-2'],
  ['tournaments', [], 'tournaments-2'],
  ['x'.repeat(200), [], 'x'.repeat(60)],
])('the tournament %j beside %j stands in addresses as %s', (name, taken, id) => {
  expect(idOf(name, new Set(taken))).toBe(id);
});
