/** Where games are played: on this machine or on others, and how far their programs are trusted. */

import type { Command } from 'commander';
import { Failure } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { ThreadsOption } from '../host/options.js';
import { type Arena, moduleBot } from './load.js';

export interface EngineOptions extends ThreadsOption {
  readonly store?: string;
  readonly queue?: string;
  readonly force?: boolean;
  readonly sandbox?: boolean;
}

export const withEngine = (command: Command): Command =>
  command
    .option('--queue <address>', 'play on other machines ("arena worker"), through redis://... or postgres://...')
    .option('--force', 'take a Redis that forgets its queue when it ends')
    .option('--sandbox', 'keep programs and modules from files, network and more than their share (programs: Linux)');

/** The place of the results: where nothing is said, a queue in PostgreSQL keeps them, too. */
export function placeOf({ store, queue }: EngineOptions, usual: string | undefined): string | undefined {
  const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);
  if (queue === undefined) return store ?? usual;
  const place = store ?? queue;
  if (isPostgres(place)) return place;
  throw new Failure('--queue: the results have to be where all machines reach them: --store postgres://...');
}

/** What plays a module, before its path. */
export const moduleCommand = (arena: typeof Arena, { sandbox }: Pick<EngineOptions, 'sandbox'>): readonly string[] =>
  sandbox === true ? arena.sandboxedModuleBot() : moduleBot();

export async function openEngine(
  arena: typeof Arena,
  tournament: Arena.Tournament,
  store: Arena.Store,
  options: EngineOptions,
  messages: Messages,
): Promise<Arena.Engine> {
  const { queue, force, sandbox, threads } = options;
  if (sandbox === true && queue === undefined) await arena.checkSandbox(tournament);
  const engine =
    queue === undefined
      ? new arena.LocalEngine(threads)
      : await arena.openQueueEngine({
          queue,
          store,
          run: tournament.name,
          storeAddress: placeOf(options, undefined) ?? '',
          isForced: force,
          say: (text) => messages.say(text),
        });
  return sandbox === true ? arena.inSandbox(engine) : engine;
}
