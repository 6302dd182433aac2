/** Games of the library's own players, over the registry. */

import { auditRecording, games, openRecording, playedMatch, readRecording, setUp } from 'asterion/play';
import { createRng } from 'asterion/world';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../testing/thorough.js';
import type { BotSpec, GameJob } from './job.js';
import { playGame } from './play.js';

const CLOCK = { move: 1000, bank: 1000, start: 5000 };

/** A sample game of a description, as a job. */
function jobOf(description: (typeof games)[number], game: number): { job: GameJob; bots: BotSpec[] } {
  const { said, world } = description.sample(createRng('arena').fork(game));
  const { seats } = description.game;
  const bots = seats.flatMap((seat) => {
    const name = said[seat] as string | undefined;
    return name === undefined ? [] : [{ name: `${seat}-bot`, player: name }];
  });
  const settings = Object.fromEntries(Object.entries(said).filter(([key]) => !seats.includes(key) && key !== 'seed'));
  const job: GameJob = {
    key: `${game}`,
    number: game,
    game: description.game.name,
    said: settings,
    worldName: 'sample',
    world,
    seed: said.seed,
    seats: Object.fromEntries(seats.map((seat) => [seat, `${seat}-bot`])),
    clock: CLOCK,
    strictness: 'league',
  };
  return { job, bots };
}

const played = games.filter(({ players }) => players.list.length > 0);

describe.each(played.map((one) => [one.game.name, one] as const))('%s', (_name, description) => {
  test.each(sample([...Array(40).keys()], 6))('sample %i is the game that is played elsewhere', async (game) => {
    const { job, bots } = jobOf(description, game);
    const result = await playGame(job, bots);
    expect(await playGame(job, bots)).toEqual(result);
    const { said } = description.sample(createRng('arena').fork(game));
    const { setup } = setUp(description, said);
    if (setup === undefined) throw new Error('expected a game');
    const match = await playedMatch(setup);
    expect([result.outcome, result.ground]).toEqual([match.end?.result, match.end?.basis]);
    const read = readRecording(result.recording ?? '', games);
    if (!read.ok) throw new Error(read.fault.message);
    const opened = openRecording(read.value, { known: games });
    if (!('tip' in opened)) throw new Error(opened.message);
    expect([opened.drift, opened.tip.position.ply]).toEqual([undefined, match.moves.length]);
    expect(auditRecording(read.value, opened).contradictions).toEqual([]);
    expect(result.score.length > 0).toBe(description.game.seats.length === 1);
    for (const { won, safe } of Object.values(result.kept ?? {})) {
      expect(won.kept).toBeLessThanOrEqual(won.moves);
      expect(safe.moves).toBeGreaterThanOrEqual(won.moves);
    }
  });
});

const rogue = (monster: string, runner: string, more: Partial<GameJob> = {}): readonly [GameJob, BotSpec[]] => [
  {
    key: 'one',
    number: 0,
    game: 'rogue',
    said: { dungeon: 'cornered' },
    worldName: 'cornered',
    seed: '7',
    seats: { monster: 'A', rogue: 'B' },
    clock: CLOCK,
    strictness: 'league',
    ...more,
  },
  [
    { name: 'A', player: monster },
    { name: 'B', player: runner },
  ],
];

test('whoever plays by the table keeps everything', async () => {
  const { kept } = await playGame(...rogue('optimal', 'optimal'));
  const { monster } = kept ?? {};
  expect(monster?.won.moves).toBeGreaterThan(0);
  expect([monster?.won.kept, monster?.movesLost]).toEqual([monster?.won.moves, 0]);
});

test('a game that reaches its cap is won by whoever wins if it goes on for ever', async () => {
  const { outcome, winner, moves } = await playGame(
    ...rogue('random', 'random', { cap: 3, said: { dungeon: 'mouth' } }),
  );
  expect([outcome, winner, moves]).toEqual(['evades', 'rogue', 3]);
});

test('a game that cannot be set up is void, and says why', async () => {
  const { outcome, winner, why } = await playGame(...rogue('bfs', 'cycle', { said: { dungeon: 'nowhere' } }));
  expect([outcome, winner]).toEqual(['void', null]);
  expect(why).toContain('nowhere');
});

test('games are not judged where that is not wanted', async () => {
  expect((await playGame(...rogue('bfs', 'cycle', { isJudged: false }))).kept).toBeNull();
});

test('a game that is aborted has no result', async () => {
  await expect(playGame(...rogue('bfs', 'cycle'), { signal: AbortSignal.abort() })).rejects.toThrow();
});

test('nobody is seated who was not named', async () => {
  const [job] = rogue('bfs', 'cycle');
  await expect(playGame(job, [])).rejects.toThrow(RangeError);
});
