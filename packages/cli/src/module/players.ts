/** Players of one's own at a game: those whose names on the command line are paths. */

import { PlayerFault, type Seat } from 'asterion/game';
import { type AnyDescription, HUMAN, type Outsider, withOutsiders } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { Failure } from '../host/host.js';
import { isModulePath, type ModuleFile, USUAL_TIME } from './module-file.js';
import { ModuleFault, ModuleRunner, type RunnerHost } from './runner.js';

/** By seat. Plain data, for threads. */
export type SeatedModules = Readonly<Record<Seat, ModuleFile>>;

/** The modules that are said, by the seat they are said for; undefined where there are none. */
export function modulesSaid(
  { game }: Pick<AnyDescription, 'game'>,
  said: Said,
  time = USUAL_TIME.player,
): SeatedModules | undefined {
  const paths = game.seats.flatMap((seat) => (isModulePath(said[seat] ?? HUMAN) ? [[seat, said[seat]] as const] : []));
  if (paths.length === 0) return undefined;
  return Object.fromEntries(paths.map(([seat, path]) => [seat, { path, time }]));
}

/** A game with players of one's own. */
export interface OpenedPlayers {
  readonly description: AnyDescription;
  /** Their names, by seat. */
  readonly names: Said;
  /** Stops their threads. */
  close(): Promise<void>;
}

/** Loads them, each in a thread of its own; a failure if one is no player, or none for its seat. */
export async function openPlayers(
  description: AnyDescription,
  modules: SeatedModules,
  host: RunnerHost,
): Promise<OpenedPlayers> {
  const runners: ModuleRunner[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(runners.map((runner) => runner.close()));
  };
  try {
    const outsiders: Record<Seat, Outsider> = {};
    for (const [seat, file] of Object.entries(modules)) {
      const runner = new ModuleRunner(file, 'player', host);
      runners.push(runner);
      outsiders[seat] = await outsiderOf(runner, seat, file.path);
    }
    const names = Object.entries(outsiders).map(([seat, { name }]) => [seat, name] as const);
    return { description: withOutsiders(description, outsiders), names: Object.fromEntries(names), close };
  } catch (error) {
    await close();
    throw error;
  }
}

let games = 0;

/** A player of a seat; with `isFresh` one that has never lived through anything. */
export async function outsiderOf(runner: ModuleRunner, seat: Seat, path: string, isFresh = false): Promise<Outsider> {
  const { seats, memoryless } = await runner.claims();
  if (seats?.includes(seat) === false)
    throw new Failure(`--${seat} ${path}: it plays ${seats.length === 0 ? 'nobody' : seats.join(', ')}, not ${seat}`);
  return {
    name: runner.name,
    memoryless,
    start: () => {
      const game = games++;
      return async (line) => {
        try {
          return String(await runner.ask({ kind: 'move', game, seat, line, isFresh }));
        } catch (error) {
          throw error instanceof ModuleFault ? new PlayerFault(error.message) : error;
        }
      };
    },
  };
}
