/** The store that an address names: a server, a file, or nothing that outlives the process. */

import { MEMORY, openFileStore } from './file-store.js';
import { isPostgres, openPostgresStore } from './postgres-store.js';
import type { Store } from './store.js';

/** `postgres://...`, or a path; `isReader` for whoever only looks. Nothing is kept where nothing is named. */
export function openStore(address: string | undefined, isReader = false): Promise<Store> {
  if (address === undefined) return openFileStore(MEMORY);
  return isPostgres(address) ? openPostgresStore(address) : openFileStore(address, isReader);
}
