/** What goes by a name, and the names that somebody may have meant. */

import { namesNear } from 'asterion/settings';
import { Failure } from './host.js';

/** What goes by a name, or a failure that lists the names there are. */
export function named<T>(kind: string, name: string, found: T | undefined, all: readonly { name: string }[]): T {
  if (found !== undefined) return found;
  const names = all.map((known) => known.name);
  const near = namesNear(name, names);
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`;
  throw new Failure(`unknown ${kind} "${name}"; known: ${names.join(', ')}${hint}`);
}
