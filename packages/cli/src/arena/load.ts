/** The arena stands beside the command, bundled by itself: other commands load none of it. */

import { fileURLToPath } from 'node:url';
import type * as Arena from '@asterion/arena';
import { Failure } from '../host/host.js';
import { packageRoot } from '../package.js';

export type { Arena };

export async function loadArena(): Promise<typeof Arena> {
  try {
    return await import('@asterion/arena');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure('the arena is not built yet: run "npm run build" first');
  }
}

/** What plays a module over the protocol, before its path. The time it may take is for the referee to say, not for itself. */
export const moduleBot = (): readonly string[] => [
  process.execPath,
  fileURLToPath(new URL('bin/asterion.js', packageRoot)),
  ...['bot', '--time', '86400000', '--player'],
];

/** What the arena refuses in words, as a failure of ours: it has a class of its own for that, of which we know nothing. */
export async function orRefused<T>(attempt: () => T | Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const { isRefused, message } = error as Partial<Arena.Refused>;
    if (isRefused !== true) throw error;
    throw new Failure((message ?? '').replaceAll('\n', '\nasterion: '));
  }
}
