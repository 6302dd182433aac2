/** Whole tournaments of built-in players: in threads, stopped and gone on with, and the same table every time. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { LocalEngine } from '../engine/local-engine.js';
import { playGame } from '../games/play.js';
import { openFileStore } from '../store/file-store.js';
import { openStore } from '../store/open-store.js';
import { rowOf } from '../store/store.js';
import { readTournament } from '../tournament/read.js';
import type { Tournament } from '../tournament/tournament.js';
import type { TournamentState } from './played.js';
import { keptState, runTournament } from './run.js';

const never = new AbortController().signal;
const cup = (text: string): Tournament =>
  readTournament(text, { file: 'cup.toml', name: 'cup' }, { folder: '.', moduleBot: [] });

/** Plays in this process, in another order than it is told. Counts what it plays. */
class Backwards implements Engine {
  readonly keys: string[] = [];
  /** Stops everything after so many games. */
  left = Infinity;

  async play(tasks: Parameters<Engine['play']>[0], hear: Parameters<Engine['play']>[1], signal: AbortSignal) {
    for (const { job, bots } of tasks.toReversed()) {
      signal.throwIfAborted();
      if (this.left-- <= 0) throw new Error('stopped');
      const row = rowOf(await playGame(job, bots));
      this.keys.push(job.key);
      await hear([row, row]);
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

async function played(tournament: Tournament, engine: Engine = new Backwards()): Promise<TournamentState> {
  const store = await openStore(undefined);
  try {
    return await runTournament(tournament, { engine, store, signal: never });
  } finally {
    await store.close();
    await engine.close();
  }
}

const SMALL = `
bots = ["minimax:1", "random", { name = "pair", player = { monster = "greedy", rogue = "farthest" } }]
[[games]]
game = "rogue"
worlds = ["mouth", "cornered"]
cap = 40
`;

describe('a tournament', () => {
  test('is the same table in threads, one after the other, and backwards', async () => {
    const expected = (await played(cup(SMALL))).standings;
    expect(expected.games).toBe(12);
    expect(expected.bots.map(({ won, drawn, lost }) => won + drawn + lost)).toEqual([8, 8, 8]);
    for (const threads of [1, 3])
      expect((await played(cup(SMALL), new LocalEngine(threads))).standings).toEqual(expected);
  });

  test('that was stopped anywhere goes on, plays nothing again, and comes to the same table', async () => {
    const expected = (await played(cup(SMALL))).standings;
    const path = join(mkdtempSync(join(tmpdir(), 'arena-')), 'results.db');
    const engine = new Backwards();
    let state: TournamentState | undefined;
    for (let run = 0; state === undefined; run++) {
      const store = await openFileStore(path);
      engine.left = 2 + (run % 3);
      try {
        state = await runTournament(cup(SMALL), { engine, store, signal: never });
      } catch (error) {
        expect((error as Error).message).toBe('stopped');
      } finally {
        await store.close();
      }
    }
    expect(state.standings).toEqual(expected);
    expect(engine.keys).toHaveLength(12);
    expect(new Set(engine.keys).size).toBe(12);
    const reader = await openFileStore(path, true);
    expect((await keptState(cup(SMALL), reader)).standings).toEqual(expected);
    const [first] = state.encounters[0].games;
    expect(await reader.recording('cup', first.key)).toContain('"game":"rogue"');
    await reader.close();
  });

  test('with another bot plays only what is new', async () => {
    const store = await openStore(undefined);
    const engine = new Backwards();
    await runTournament(cup(SMALL), { engine, store, signal: never });
    const more = cup(SMALL.replace('"random"', '"optimal", "random"'));
    const { standings, known } = await runTournament(more, { engine, store, signal: never });
    expect([standings.games, known, engine.keys.length]).toEqual([24, 12, 24]);
    await store.close();
  });

  test('is told game by game', async () => {
    const [engine, store] = [new LocalEngine(2), await openStore(undefined)];
    const told: string[] = [];
    const results: string[] = [];
    await runTournament(cup(SMALL), {
      engine,
      store,
      signal: never,
      tell: ({ done, games }) => void told.push(`${done} of ${games}`),
      hear: ({ key }) => void results.push(key),
    });
    expect([told[0], told.at(-1)]).toEqual(['0 of 12', '12 of 12']);
    expect(new Set(results).size).toBe(12);
    await engine.close();
    await store.close();
  });

  test('can be called off, in the middle of a game, too', async () => {
    const store = await openStore(undefined);
    const stop = new AbortController();
    const engine = new LocalEngine(2);
    const long = cup('bots = ["minimax:9", "optimal"]\n[[games]]\ngame = "rogue"\nseeds = 1000');
    const run = runTournament(long, { engine, store, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 300);
    await expect(run).rejects.toThrow('enough');
    await store.close();
  });
});

test.each(['swiss', 'king-of-the-hill', 'gauntlet'])(
  '%s goes by results in the order of the schedule',
  async (pairing) => {
    const text = `pairing = "${pairing}"\n${SMALL.replace('"random"', '"random", "optimal", "minimax:2"')}`;
    const { standings, encounters } = await played(cup(text));
    expect((await played(cup(text), new LocalEngine(2))).standings).toEqual(standings);
    const rounds = new Set(encounters.map(({ round }) => round)).size;
    expect(rounds).toBe({ swiss: 3, 'king-of-the-hill': 4, gauntlet: 1 }[pairing]);
  },
);

test('games for one are compared on the same seeds', async () => {
  const text = 'bots = ["fixed", "clairvoyant", "astar"]\n[[games]]\ngame = "pits"\nseeds = 10';
  const { standings, encounters } = await played(cup(text));
  expect([standings.games, encounters.length]).toEqual([30, 30]);
  expect(standings.bots.map(({ won, drawn, lost }) => won + drawn + lost)).toEqual([20, 20, 20]);
  expect(standings.bots[0].name).toBe('clairvoyant');
});

test('where all is drawn whoever keeps more of the truth is better', async () => {
  const text = 'bots = ["dice", "optimal"]\n[[games]]\ngame = "labyrinth"\nset = { rows = 5 }\nseeds = 3\ncap = 12';
  const { standings, results } = await played(cup(text));
  expect([...results.values()].some(({ winner }) => winner === null)).toBe(true);
  expect(standings.bots[0].name).toBe('optimal');
});

test('a duel stops when the answer is known, and what was played beyond that does not count', async () => {
  const text = (stop: string) =>
    `${stop}\nbots = ["optimal", "random"]\n[[games]]\ngame = "minotaur"\nworlds = ["level-1"]\nseeds = 60\ncap = 30`;
  const all = await played(cup(text('')));
  expect(all.encounters).toHaveLength(60);
  const forwards = await played(cup(text('stop = true')), new LocalEngine(2));
  expect([forwards.verdict, forwards.encounters.length]).toEqual(['a', 15]);
  const backwards = await played(cup(text('stop = true')));
  expect(backwards.standings).toEqual(forwards.standings);
  expect(forwards.standings.games).toBe(30);
  const store = await openStore(undefined);
  const again = () => runTournament(cup(text('stop = true')), { engine: new Backwards(), store, signal: never });
  expect((await again()).known).toBe(0);
  expect(await again()).toMatchObject({ known: 30, missing: 0, standings: forwards.standings });
  await store.close();
});
