/**
 * What the server says of tournaments: JSON, made of what they look like at the moment. Nothing is computed here, however often
 * somebody asks.
 *
 * | path | |
 * |---|---|
 * | `arena/tournaments.json` | all of them |
 * | `arena/ID.json` | one: its table, what is being played, what was finished last |
 * | `arena/ID/pair.json?a=A&b=B` | the games of two bots |
 * | `arena/ID/game?key=K` | a game as a recording |
 */

import { gameNamed } from 'asterion/play';
import type { Arena } from '../arena/load.js';
import { botReports, pairReports } from '../arena/table.js';
import { type App, answerTo, askedIn, fileAnswer } from './answer.js';
import { type AppFile, jsonFile } from './files.js';
import type { AskedTarget } from './guard.js';
import { type Reply, type RequestHead, refusal } from './reply.js';

/** How it stands: somebody plays it, it is going to be played here, it is over, or nobody plays it. */
export type State = 'running' | 'waiting' | 'finished' | 'stopped';

/** A tournament that is shown. */
export interface Shown {
  /** Stands in addresses. */
  readonly id: string;
  readonly name: string;
  readonly state: State;
  /** Why it is stopped, as a sentence. */
  readonly why: string | undefined;
  /** Undefined as long as it cannot be read. */
  readonly view: Arena.LiveView | undefined;
}

/** Those there are, as they look now. */
export interface Tournaments {
  all(): Promise<readonly Shown[]>;
  one(id: string): Promise<Shown | undefined>;
  /** The finished games of two bots. */
  games(id: string, a: string, b: string): readonly Arena.LiveGame[];
  /** Null where there is none. */
  recording(id: string, key: string): Promise<string | null>;
}

/** More games of two bots would be too much for a page. */
const MOST_GAMES = 1000;

/** The same as `answerTo`, where there are tournaments. */
export async function answerWith(head: RequestHead, app: App, tournaments: Tournaments): Promise<Reply> {
  const asked = askedIn(head, app);
  if ('status' in asked || !asked.path.startsWith('arena/')) return answerTo(head, app);
  const found = await arenaFile(asked, tournaments);
  const answer = typeof found === 'string' ? refusal(404, found) : fileAnswer(found, head);
  return head.method === 'HEAD' ? { ...answer, body: new Uint8Array() } : answer;
}

/** What is asked for; why there is none, as a sentence. */
async function arenaFile({ path, query }: AskedTarget, tournaments: Tournaments): Promise<AppFile | string> {
  if (path === 'arena/tournaments.json') return json(listOf(await tournaments.all()));
  const [, whole, id = whole, part] = /^arena\/(?:([^/]+)\.json|([^/]+)\/(pair\.json|game))$/.exec(path) ?? [];
  if (id === undefined) return 'Not found.';
  const shown = await tournaments.one(id);
  if (shown === undefined) return `There is no tournament ${id}.`;
  if (part === 'pair.json') return pairFile(shown, query, tournaments);
  if (part === 'game') return await gameFile(shown, query, tournaments);
  return json(tournamentOf(shown));
}

const json = (value: object): AppFile => jsonFile(`${JSON.stringify(value)}\n`);

const listOf = (all: readonly Shown[]): object => ({
  tournaments: all.map(({ id, name, state, view }) => ({
    ...{ id, name, state, done: view?.done ?? 0, games: view?.games ?? 0 },
  })),
});

function tournamentOf({ id, name, state, why, view }: Shown): object {
  const begun = { id, name, state, ...(why === undefined ? {} : { why }) };
  if (view === undefined)
    return { ...begun, round: 0, done: 0, games: 0, bots: [], pairs: [], verdict: null, running: [], latest: [] };
  const { round, done, games, left, running, latest } = view;
  const { tournament, standings, verdict } = view.state;
  return {
    ...begun,
    ...{ round, done, games },
    ...(left === undefined ? {} : { leftSeconds: Math.ceil(left / 1000) }),
    ...{ pairing: tournament.pairing, seed: tournament.seed },
    bots: botReports(standings),
    pairs: pairReports(standings),
    verdict: verdict ?? null,
    running: running.map(({ moves, recording, ...placed }) => ({ ...placeOf(placed), moves, recording })),
    latest: latest.map(gameOf),
  };
}

const placeOf = ({ key, game, worldName, seed, seats }: Omit<Arena.LiveGame, 'result'>): object => ({
  ...{ key, game, world: worldName, seed, seats },
});

function gameOf({ result, ...placed }: Arena.LiveGame): object {
  const { outcome, moves, why } = result;
  const more = why === '' ? {} : { why };
  const isRecorded = gameNamed(placed.game) !== undefined; // a way through a maze is none
  return { ...placeOf(placed), outcome, moves, ...more, hasRecording: isRecorded && outcome !== 'void' };
}

function pairFile({ id, view }: Shown, query: URLSearchParams, tournaments: Tournaments): AppFile | string {
  const [a, b] = ['a', 'b'].map((name) => query.get(name) ?? '');
  const names = view?.state.tournament.bots.map(({ name }) => name) ?? [];
  const unknown = [a, b].find((name) => !names.includes(name));
  if (unknown !== undefined) return `There is no bot ${JSON.stringify(unknown)} in this tournament.`;
  const games = tournaments.games(id, a, b);
  return json({
    games: games.slice(0, MOST_GAMES).map(gameOf),
    leftOut: Math.max(0, games.length - MOST_GAMES),
  });
}

async function gameFile({ id }: Shown, query: URLSearchParams, tournaments: Tournaments): Promise<AppFile | string> {
  const key = query.get('key') ?? '';
  const recording = await tournaments.recording(id, key);
  return recording === null ? `There is no recording of the game ${JSON.stringify(key)}.` : jsonFile(recording);
}
