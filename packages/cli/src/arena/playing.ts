/** Plays a tournament with the terminal awake: progress with the time that is left, Ctrl-C, and what there is to be told. */

import { counted, gameNamed } from 'asterion/play';
import type { Command } from 'commander';
import { type Host, Interrupted } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { threadsOption } from '../host/options.js';
import { type EngineOptions, openEngine, withEngine } from './engine.js';
import type { Arena } from './load.js';

export interface PlayingOptions extends EngineOptions {
  readonly fresh?: boolean;
}

export const withPlaying = (command: Command, store: string): Command =>
  withEngine(
    command
      .option('--store <place>', `where results are kept: a file or postgres://... (default: ${store})`)
      .option('--fresh', 'forget what is kept of it, and play everything anew')
      .addOption(threadsOption()),
  );

/** Plays what is not kept yet. The store stays open: recordings are in it. */
export async function play(
  arena: typeof Arena,
  tournament: Arena.Tournament,
  store: Arena.Store,
  options: PlayingOptions,
  host: Host,
  messages: Messages,
): Promise<Arena.TournamentState> {
  const engine = await openEngine(arena, tournament, store, options, messages);
  const clock = new Clock();
  let kept = 0;
  try {
    return await arena.runTournament(tournament, {
      engine,
      store,
      signal: host.signal,
      isFresh: options.fresh,
      tell: (progress) => messages.progress(clock.text(progress)),
      hear: () => {
        kept++;
      },
    });
  } catch (error) {
    if (!host.signal.aborted) throw error;
    messages.done();
    messages.say(`stopped; ${counted(kept, 'game')} played, and what was kept is not played again`);
    throw new Interrupted();
  } finally {
    messages.done();
    await engine.close();
  }
}

/** How long a round takes, from how long it took so far. */
class Clock {
  #from = performance.now();
  #round = 0;

  text({ round, done, games, known }: Arena.Progress): string {
    if (round !== this.#round) this.#from = performance.now();
    this.#round = round;
    const played = done - known;
    const left = ((performance.now() - this.#from) / played) * (games - done);
    const about = played === 0 ? '' : `, ${durationText(left)} left`;
    return `${round === 0 ? '' : `round ${round + 1}: `}${done} of ${counted(games, 'game')}${about}`;
  }
}

function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

/** What a reader of the table should know of it. */
export function tellOf({ tournament, encounters, known, standings }: Arena.TournamentState, messages: Messages): void {
  if (known > 0) messages.say(`${known} of ${counted(standings.games, 'game')} known from before; --fresh plays anew`);
  const halves = encounters.filter(({ game, games }) => games.length < (gameNamed(game)?.game.seats.length ?? 0));
  const pairs = [...new Set(halves.map(({ a, b, game }) => `${a} and ${b} in ${game}`))];
  if (pairs.length > 0) messages.say(`roles were not swapped, since each knows one seat only: ${listOf(pairs)}`);
  const played = new Set(encounters.map(({ game }) => game));
  const idle = [...new Set(tournament.games.map(({ game }) => game))].filter((game) => !played.has(game));
  if (idle.length > 0) messages.say(`no two of these bots can play it together: ${listOf(idle)}`);
  const met = new Set(encounters.flatMap(({ a, b }) => [a, b]));
  const alone = tournament.bots.filter(({ name }) => !met.has(name)).map(({ name }) => name);
  if (alone.length > 0) messages.say(`could meet nobody: ${listOf(alone)}`);
}

const MOST_LISTED = 5;
const listOf = (all: readonly string[]): string =>
  `${all.slice(0, MOST_LISTED).join(', ')}${all.length > MOST_LISTED ? ` and ${all.length - MOST_LISTED} more` : ''}`;
