/** Tournaments as they are watched: by whoever plays them, and by another one who reads the store. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games as known, readRecording } from 'asterion/play';
import { describe, expect, test } from 'vitest';
import type { Engine } from '../engine/engine.js';
import { LocalEngine } from '../engine/local-engine.js';
import { playGame } from '../games/play.js';
import { openFileStore } from '../store/file-store.js';
import { openStore } from '../store/open-store.js';
import { rowOf, type Store } from '../store/store.js';
import { readTournament } from '../tournament/read.js';
import type { Tournament } from '../tournament/tournament.js';
import { LiveTournament } from './live.js';
import { runTournament } from './run.js';

const never = new AbortController().signal;
const cup = (text: string): Tournament =>
  readTournament(text, { file: 'cup.toml', name: 'cup' }, { folder: '.', moduleBot: [] });
const fileIn = (): string => join(mkdtempSync(join(tmpdir(), 'arena-')), 'cup.results');

const SMALL = `
bots = ["minimax:1", "random", "greedy"]
[[games]]
game = "rogue"
worlds = ["mouth", "cornered"]
cap = 40
`;

/** Plays in this process, and waits for a word before each game. */
class Waiting implements Engine {
  readonly #before: (nth: number) => Promise<void>;
  #games = 0;

  constructor(before: (nth: number) => Promise<void>) {
    this.#before = before;
  }

  async play(tasks: Parameters<Engine['play']>[0], hear: Parameters<Engine['play']>[1], signal: AbortSignal) {
    for (const { job, bots } of tasks) {
      await this.#before(this.#games++);
      signal.throwIfAborted();
      await hear([rowOf(await playGame(job, bots))]);
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const liveOf = (store: Store, tournament: Tournament) =>
  new LiveTournament(store, tournament.name, JSON.stringify(tournament));

describe('a tournament that is watched', () => {
  test('is not begun, then played game by game, then over, and comes to the table of the run', async () => {
    const path = fileIn();
    const [store, reader] = [await openFileStore(path), await openFileStore(path, true)];
    const tournament = cup(SMALL);
    const begun = await liveOf(reader, tournament).look();
    expect(begun).toMatchObject({ isPlayed: false, isOver: false, done: 0, round: 0, running: [], latest: [] });
    expect(begun.games).toBeGreaterThan(4);
    const seen: number[] = [];
    const engine = new Waiting(async (nth) => {
      if (nth > 4) return;
      // One who has looked all along may have a table of a moment ago; one who comes anew has it all.
      const view = await liveOf(reader, tournament).look();
      expect(view).toMatchObject({ isPlayed: true, isOver: false, games: begun.games });
      expect(view.latest.map(({ result }) => result.number)).toEqual([3, 2, 1, 0].slice(4 - nth));
      seen.push(view.done);
    });
    const state = await runTournament(tournament, { engine, store, signal: never });
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    const live = liveOf(reader, tournament);
    const over = await live.look();
    expect(over).toMatchObject({ isPlayed: false, isOver: true, done: begun.games, running: [], left: undefined });
    expect(over.state.standings).toEqual(state.standings);
    expect(over.latest).toHaveLength(Math.min(20, begun.games));
    await store.close();
    await reader.close();
  });

  test('has the games of every two, in the order of the schedule, whoever is named first', async () => {
    const store = await openStore(undefined);
    const tournament = cup(SMALL);
    await runTournament(tournament, { engine: new Waiting(() => Promise.resolve()), store, signal: never });
    const live = liveOf(store, tournament);
    await live.look();
    const games = live.gamesOf('minimax:1', 'random');
    expect(games.length).toBeGreaterThan(0);
    expect(live.gamesOf('random', 'minimax:1')).toEqual(games);
    for (const { seats, result, game, worldName } of games) {
      expect(Object.values(seats).sort()).toEqual(['minimax:1', 'random']);
      expect([game, result.recording]).toEqual(['rogue', null]);
      expect(['mouth', 'cornered']).toContain(worldName);
    }
    const numbers = games.map(({ result }) => result.number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(await live.recording(games[0].key)).toContain('"game":"rogue"');
    expect(await live.recording('no such game')).toBeNull();
    expect(live.gamesOf('random', 'nobody')).toEqual([]);
    await store.close();
  });

  test('shows results that were played beyond the verdict of a duel in no number', async () => {
    const text =
      'stop = true\nbots = ["optimal", "random"]\n[[games]]\ngame = "minotaur"\nworlds = ["level-1"]\nseeds = 60\ncap = 30';
    const store = await openStore(undefined);
    const engine = new LocalEngine(2);
    const { standings } = await runTournament(cup(text), { engine, store, signal: never });
    const { state, done, games, isOver } = await liveOf(store, cup(text)).look();
    expect([state.verdict, isOver, done, games]).toEqual(['a', true, standings.games, standings.games]);
    await engine.close();
    await store.close();
  });

  test('that is begun anew forgets what was seen', async () => {
    const store = await openStore(undefined);
    const tournament = cup(SMALL);
    const engine = new Waiting(() => Promise.resolve());
    await runTournament(tournament, { engine, store, signal: never });
    const live = liveOf(store, tournament);
    expect((await live.look()).isOver).toBe(true);
    await store.forget('cup');
    const more = cup(SMALL.replace('"random"', '"random", "optimal"'));
    await store.begin('cup', JSON.stringify(more));
    const anew = await live.look(JSON.stringify(more));
    expect(anew).toMatchObject({ isOver: false, isPlayed: true, done: 0, latest: [] });
    expect(anew.state.tournament.bots).toHaveLength(4);
    await store.close();
  });

  test('is stopped where whoever played it has said nothing for long', async () => {
    const store = await openStore(undefined);
    const tournament = cup(SMALL);
    await store.begin('cup', JSON.stringify(tournament));
    const saidBefore = (age: number): Store =>
      new Proxy(store, {
        get: (of, name: keyof Store) =>
          name === 'told' ? () => Promise.resolve({ games: [], age }) : (of[name] as () => unknown).bind(of),
      });
    expect((await liveOf(saidBefore(3000), tournament).look()).isPlayed).toBe(true);
    expect((await liveOf(saidBefore(60_000), tournament).look()).isPlayed).toBe(false);
    await store.close();
  });

  test('pairs of later rounds appear when those before are known', async () => {
    const store = await openStore(undefined);
    const tournament = cup(`pairing = "swiss"\n${SMALL.replace('"random"', '"random", "optimal"')}`);
    const rounds: number[] = [];
    const engine = new Waiting(async () => void rounds.push((await liveOf(store, tournament).look()).round));
    await runTournament(tournament, { engine, store, signal: never });
    expect(new Set(rounds)).toEqual(new Set([0, 1]));
    await store.close();
  });

  test('shows the games that threads are at, as recordings that open', async () => {
    const path = fileIn();
    const [store, reader] = [await openFileStore(path), await openFileStore(path, true)];
    const tournament = cup('truth = false\nbots = ["minimax:9", "optimal"]\n[[games]]\ngame = "rogue"\nseeds = 1000');
    const stop = new AbortController();
    const engine = new LocalEngine(2);
    const run = runTournament(tournament, { engine, store, signal: stop.signal }).catch((error: unknown) => error);
    const live = liveOf(reader, tournament);
    const running = async () => (await live.look()).running;
    await expect.poll(async () => (await running()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const [{ game, seats, recording }] = await running();
    expect([game, Object.values(seats).sort()]).toEqual(['rogue', ['minimax:9', 'optimal']]);
    const read = readRecording(recording ?? '', known);
    expect(read.ok && [read.value.outcome, read.value.isWhole]).toEqual([undefined, true]);
    stop.abort(new Error('enough'));
    expect(await run).toEqual(new Error('enough'));
    expect(await live.look()).toMatchObject({ isPlayed: false, isOver: false, running: [] });
    await engine.close();
    await store.close();
    await reader.close();
  });
});
