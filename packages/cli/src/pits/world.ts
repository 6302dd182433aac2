/** Any world as a board: where the player begins, and where the goal is. */

import { type Cell, createScene, type Scene } from 'asterion/world';
import { Failure, type Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { openScene } from '../scene-file.js';
import { type PlaceOptions, placesOn } from './options.js';

/** The world of a file, its player at `--start` or where the file has somebody, its goal at `--goal` or at its exit. */
export async function boardIn(file: string, options: PlaceOptions, host: Host, messages: Messages): Promise<Scene> {
  const { name, scene } = await openScene(file, host, messages);
  const { start = startOf(scene), goal = scene.exit } = placesOn(scene.world.grid, options);
  if (start === undefined) throw new Failure(`${name}: nobody begins anywhere in it; say where with --start r,c`);
  if (goal === undefined) throw new Failure(`${name}: it has no exit to be the goal; say where it is with --goal r,c`);
  return createScene(scene.world, { entrance: start, exit: goal, actors: { player: [start] } });
}

/** The cell of whoever may be the player: one of its own kind, whoever came in, or the hunted of another game. */
function startOf({ entrance, actors }: Scene): Cell | undefined {
  const { player, rogue, theseus } = actors;
  return player?.[0] ?? entrance ?? rogue?.[0] ?? theseus?.[0];
}
