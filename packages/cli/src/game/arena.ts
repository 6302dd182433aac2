/** A world that players are measured in, on its way to a thread and back. */

import { formatDocument, parseDocument } from 'asterion/notation';
import { type AnyDescription, type GameSetup, setUp } from 'asterion/play';
import type { Said } from 'asterion/settings';

/** A world as plain data. */
export interface Arena {
  /** The name of its file, or the whole path where another has the same name. */
  readonly name: string;
  readonly document: string;
  /** Everything that a game in it is set up from, its own rules included. */
  readonly said: Said;
}

export const arenaOf = (name: string, { scene, said }: Pick<GameSetup, 'scene' | 'said'>): Arena => ({
  name,
  document: formatDocument(scene),
  said,
});

/** The game in it, set up again; `said` is laid over what it was set up from. */
export function setupIn({ name, document, said: own }: Arena, description: AnyDescription, said: Said = {}): GameSetup {
  const read = parseDocument(document);
  if (!read.ok) throw new Error(`${name}: ${read.fault.message}`); // we wrote it
  const { setup, faults } = setUp(description, { ...own, ...said }, { scene: read.value });
  if (setup === undefined) throw new Error(`${name}: ${Object.values(faults).join(' ')}`);
  return setup;
}
