/**
 * A realm: a world to explore, from a few plain values.
 *
 * What is promised of every generator, for every plan:
 * - All ground hangs together across sides, and none lies on the edge.
 * - No dead end: each cell of ground has ground across two of its sides or more.
 * - More than half of the area is used: it is ground, or a wall that touches ground.
 * - There is a room.
 *
 * Nobody stands in a realm: games put their own people in. The last two promises cannot be kept by carving with care
 * alone, so a realm that breaks one is carved anew, a few times, each from a stream of its own, and then surely.
 */

import {
  createRng,
  createScene,
  createWorld,
  type Grid,
  openFromTerrain,
  type Provenance,
  rect,
  type Scene,
  Terrain,
} from '../../world/index.js';
import { roomsWithOrigin } from '../room.js';
import type { RealmRoom } from './generator.js';
import { KnobValues } from './knobs.js';
import { isMostlyUsed } from './painting.js';
import { type RealmPlan, type SettledPlan, settled } from './plan.js';

/** A scene of rooms, corridors and rock, with nobody in it, without entrance and exit: games put in their own. */
export interface Realm extends Scene {
  readonly made: Provenance;
  /** At least one. */
  readonly rooms: readonly RealmRoom[];
}

const TRIES = 8;

/**
 * The realm of a plan: rooms and ways between them, all in one piece across sides, without dead ends, with rock along the edge. No
 * diagonal way is open; `openFromTerrain` opens them by another rule. The same plan gives the same realm, on every platform, for
 * ever. Throws a RangeError where there is a `realmFault`.
 */
export function generateRealm(plan: RealmPlan = {}): Realm {
  const asked = settled(plan);
  const { generator, rows, cols, origin, seed, knobs } = asked;
  const grid = rect.grid(rows, cols, 'bottom');
  const terrain = new Uint8Array(grid.cellCount);
  const rooms = carve(grid, terrain, asked);
  const world = createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'never') });
  const made = { generator: generator.name, seed, ...(Object.keys(knobs).length > 0 && { knobs }) };
  return roomsWithOrigin({ ...createScene(world), made, rooms }, origin);
}

function carve(grid: Grid, terrain: Uint8Array, { generator, seed, knobs }: SettledPlan): RealmRoom[] {
  const values = new KnobValues(generator.knobs, knobs, grid.rows, grid.cols);
  const siteFor = (label: string) => {
    terrain.fill(Terrain.wall);
    return { grid, terrain, knobs: values, rng: createRng(seed).fork(label) };
  };
  for (let tries = 0; tries < TRIES; tries++) {
    const rooms = generator.carve(siteFor(`try ${tries}`));
    if (rooms.length > 0 && isMostlyUsed(grid, terrain)) return rooms;
  }
  return generator.carveSurely(siteFor('surely'));
}
