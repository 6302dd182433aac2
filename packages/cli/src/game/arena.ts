/** A world that players are measured in, on its way to a thread and back. */

import { formatDocument, parseDocument } from 'asterion/notation';
import { type AnyDescription, type GameSetup, setUp } from 'asterion/play';
import type { Said } from 'asterion/settings';
import type { Scene } from 'asterion/world';

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

/** Its scene. Whoever plays several games in it keeps that: what is known of a world is kept by it. */
export function arenaScene({ name, document }: Arena): Scene {
  const read = parseDocument(document);
  if (!read.ok) throw new Error(`${name}: ${read.fault.message}`); // we wrote it
  return read.value;
}

/** The game in it, set up again; `said` is laid over what it was set up from. */
export function setupIn(
  arena: Arena,
  description: AnyDescription,
  said: Said = {},
  scene: Scene = arenaScene(arena),
): GameSetup {
  const { name } = arena;
  const { setup, faults } = setUp(description, { ...arena.said, ...said }, { scene });
  if (setup === undefined) throw new Error(`${name}: ${Object.values(faults).join(' ')}`);
  return setup;
}
