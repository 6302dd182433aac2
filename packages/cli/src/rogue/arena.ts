/** A dungeon that players are measured in, on its way to a thread and back. */

import { formatDocument, parseDocument } from 'asterion/notation';
import { type GameSetup, rogueDescription, setUp } from 'asterion/play';
import type { Said } from 'asterion/settings';

/** A dungeon as plain data. */
export interface Arena {
  /** The name of its file, or the whole path where another has the same name. */
  readonly name: string;
  readonly document: string;
  /** Everything that a game in it is set up from, its own rules included. */
  readonly said: Said;
}

export const arenaOf = (name: string, { scene, said }: GameSetup): Arena => ({
  name,
  document: formatDocument(scene),
  said,
});

/** The game in it, set up again. */
export function setupIn({ name, document, said }: Arena): GameSetup {
  const read = parseDocument(document);
  if (!read.ok) throw new Error(`${name}: ${read.fault.message}`); // we wrote it
  const { setup, faults } = setUp(rogueDescription, said, { scene: read.value });
  if (setup === undefined) throw new Error(`${name}: ${Object.values(faults).join(' ')}`);
  return setup;
}
