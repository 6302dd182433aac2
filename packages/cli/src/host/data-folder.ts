/** Where the things of a user are kept. */

import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Host } from './host.js';

/** Our folder of that name among the user's data. It need not be there yet. */
export function dataFolder(name: string, { XDG_DATA_HOME: data = '' }: Host['env']): string {
  const among = isAbsolute(data) ? data : join(homedir(), '.local', 'share'); // a relative one is to be ignored
  return join(among, 'asterion', name);
}
