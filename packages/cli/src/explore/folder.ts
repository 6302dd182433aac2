/** Where saves are kept unless somebody says otherwise: a place of the user's own. */

import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Host } from '../host/host.js';

/** `ASTERION_SAVES` if it is set, else a folder among the user's data. */
export function usualFolder({ ASTERION_SAVES: own = '', XDG_DATA_HOME: data = '' }: Host['env']): string {
  if (own !== '') return own;
  const among = isAbsolute(data) ? data : join(homedir(), '.local', 'share'); // a relative one is to be ignored
  return join(among, 'asterion', 'explore');
}

/** What `--help` says of it. */
export const USUAL_FOLDER_HELP =
  'default: $ASTERION_SAVES, else $XDG_DATA_HOME/asterion/explore, else ~/.local/share/asterion/explore';
