/**
 * The atlas: what every player of Rogue knows of a dungeon, worked out once for both seats and all games on it.
 *
 * It is found by the world object. Worlds can be edited in place, so the ways are compared at the start of each game:
 * reading a byte a cell is nothing beside playing.
 */

import type { RogueSetup } from '../../game/index.js';
import type { World } from '../../world/index.js';
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
  readonly open: World['open'];
  readonly tunnels: World['tunnels'];
  readonly distances: Distances;
  /** By whether staying is allowed, 0 or 1. */
  readonly atlases: (Atlas | undefined)[];
}

const sheets = new WeakMap<World, Sheet>();

/** The atlas for a game; the same object as long as the world stays as it is. */
export function atlasOf(setup: RogueSetup): Atlas {
  const { world, options } = setup;
  let sheet = sheets.get(world);
  if (sheet === undefined || !isUpToDate(sheet, world)) {
    sheet = {
      open: world.open.slice(),
      tunnels: new Map(world.tunnels),
      distances: new Distances(world),
      atlases: [undefined, undefined],
    };
    sheets.set(world, sheet);
  }
  return (sheet.atlases[Number(options.stay)] ??= {
    world,
    distances: sheet.distances,
    monsterWays: new Ways(setup, MONSTER_ORDER),
    rogueWays: new Ways(setup, ROGUE_ORDER),
  });
}

function isUpToDate(sheet: Sheet, { open, tunnels }: World): boolean {
  for (let cell = 0; cell < open.length; cell++) if (open[cell] !== sheet.open[cell]) return false;
  if (tunnels.size !== sheet.tunnels.size) return false;
  for (const [a, b] of tunnels) if (sheet.tunnels.get(a) !== b) return false;
  return true;
}
