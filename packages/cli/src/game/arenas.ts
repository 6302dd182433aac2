/**
 * The worlds that a command measures players in: files, names of shipped ones, folders.
 *
 * One that cannot be used is named with its fault, and the others go on: a folder of fifty is not given up for one. The
 * command ends with 2 all the same, so that a script notices.
 */

import { basename } from 'node:path';
import { shippedWorlds } from 'asterion/game';
import { type AnyDescription, type GameSetup, setUp } from 'asterion/play';
import type { Said } from 'asterion/settings';
import { Failure, type Host, Interrupted } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { filesNamed } from '../scene/scene-files.js';
import { type Arena, arenaOf } from './arena.js';
import { startGame } from './start.js';

/** What `--help` says of such arguments. */
export const ARENAS_HELP =
  'files with everybody in them, folders of such files, names of shipped worlds, or - for standard input';

export interface Arenas {
  readonly list: readonly Arena[];
  /** What is wrong with the others, each with its name. */
  readonly faults: readonly string[];
}

/** Opens what is named and sets a game up in each; `fault` says what else is wrong with one. Fails if none is left. */
export async function openArenas(
  description: AnyDescription,
  paths: readonly string[],
  said: Said,
  host: Host,
  messages: Messages,
  fault: (setup: GameSetup) => string | undefined = () => undefined,
): Promise<Arenas> {
  const list: Arena[] = [];
  const faults: string[] = [];
  const open = async (file: string): Promise<void> => {
    const asked = { said, schema: description.settings, file };
    const { name, setup } = await startGame(description, asked, host, messages);
    const why = fault(setup);
    if (why !== undefined) throw new Failure(`${name}: ${why}`);
    list.push(arenaOf(name, setup));
  };
  const orFault = async <T>(attempt: Promise<T>): Promise<T | undefined> => {
    try {
      return await attempt;
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof Interrupted) throw error;
      faults.push(error.message);
      return undefined;
    }
  };
  for (const path of paths) for (const file of (await orFault(filesNamed(path))) ?? []) await orFault(open(file));
  if (list.length === 0) checkArenas({ faults });
  return { list: list.map((arena) => ({ ...arena, name: shortName(arena.name, list) })), faults };
}

/** Those that come with the game, by name, but for those with a fault: nobody has named them. */
export function shippedArenas(
  description: AnyDescription,
  said: Said,
  fault: (setup: GameSetup) => string | undefined = () => undefined,
): Arenas {
  const { game, shippedAs = '' } = description;
  const list = (shippedWorlds[game.name] ?? []).flatMap(({ name }) => {
    const { setup } = setUp(description, { ...said, [shippedAs]: name });
    return setup === undefined || fault(setup) !== undefined ? [] : [arenaOf(name, setup)];
  });
  return { list, faults: [] };
}

/** Results are compared between machines, so a folder is left out where that is clear. */
function shortName(name: string, all: readonly Arena[]): string {
  const short = basename(name);
  return all.filter((other) => basename(other.name) === short).length === 1 ? short : name;
}

/** Fails with all that is wrong, if anything is; for the end, when there is a result of the others. */
export function checkArenas({ faults }: Pick<Arenas, 'faults'>): void {
  if (faults.length > 0) throw new Failure(faults.join('\nasterion: '));
}
