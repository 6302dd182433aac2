/**
 * The atlas: what every player of Rogue knows of a dungeon, worked out once for both seats and all games on it.
 */

import type { RogueSetup } from '../../game/rogue/index.js';
import { type World, WorldCache } from '../../world/index.js';
import { Distances } from '../distances.js';
import { Ways } from './ways.js';

/** The orders of the classic program. */
const MONSTER_ORDER = ['S', 'E', 'W', 'N', 'SE', 'SW', 'NE', 'NW'];
const ROGUE_ORDER = ['N', 'E', 'S', 'W', 'SE', 'SW', 'NE', 'NW'];

export interface Atlas {
  readonly world: World;
  readonly distances: Distances;
  /** S, E, W, N, SE, SW, NE, NW, tunnel, staying. */
  readonly monsterWays: Ways;
  /** N, E, S, W, SE, SW, NE, NW, tunnel, staying. */
  readonly rogueWays: Ways;
}

interface Sheet {
  readonly distances: Distances;
  /** By whether staying is allowed, 0 or 1. */
  readonly atlases: (Atlas | undefined)[];
}

const sheets = new WorldCache<Sheet>((world) => ({
  distances: new Distances(world),
  atlases: [undefined, undefined],
}));

/** The atlas for a game; the same object as long as the world stays as it is. */
export function atlasOf(setup: RogueSetup): Atlas {
  const { world, options } = setup;
  const { distances, atlases } = sheets.of(world);
  return (atlases[Number(options.stay)] ??= {
    world,
    distances,
    monsterWays: new Ways(setup, MONSTER_ORDER),
    rogueWays: new Ways(setup, ROGUE_ORDER),
  });
}
