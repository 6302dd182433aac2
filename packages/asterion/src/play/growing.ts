/**
 * Worlds grown in another thread: what was said goes in, a scene comes out, both plain data. It is kept where games are set
 * up, so that whoever sets the game up finds its world there.
 */

import { type WorldData, worldDataOf, worldOfData } from '../exact/index.js';
import { Refusal, type Said, settle } from '../settings/index.js';
import type { Scene } from '../world/index.js';
import type { AnyDescription } from './description.js';
import { keepScene, keptScene } from './setup.js';

/** A world to be grown. */
export interface GrowRequest {
  /** The name of the game. */
  readonly game: string;
  /** What it is grown from, by the key of the setting. */
  readonly said: Said;
}

/** A scene as plain data. */
export interface SceneData extends Omit<Scene, 'world'> {
  /** As plain data, its arrays shared with the scene's world. */
  readonly world: WorldData;
}

/** What came of growing: a scene, or why there is none. */
export type GrownData = SceneData | Pick<Refusal, 'message' | 'key'>;

/** Whether the world of what was said was grown lately: then setting up takes no time. */
export const isGrown = (description: Pick<AnyDescription, 'game' | 'settings'>, said: Said): boolean =>
  keptScene(description, settle(description.settings, said)) !== undefined;

/** Grows what is requested; undefined where that cannot even be tried, and whoever sets it up will hear why. */
export function grownData({ game, said }: GrowRequest, descriptions: readonly AnyDescription[]): GrownData | undefined {
  const description = descriptions.find((one) => one.game.name === game);
  if (description === undefined) return undefined;
  const { values, faults } = settle(description.settings, said);
  const scene = Object.keys(faults).length === 0 ? description.grow(values) : undefined;
  if (scene === undefined) return undefined;
  return scene instanceof Refusal ? scene : { ...scene, world: worldDataOf(scene.world) };
}

/** Keeps what was grown elsewhere from what was said. */
export function keepGrown(description: Pick<AnyDescription, 'game' | 'settings'>, said: Said, grown: GrownData): void {
  const scene =
    'world' in grown ? { ...grown, world: worldOfData(grown.world) } : new Refusal(grown.message, grown.key);
  keepScene(description, settle(description.settings, said), scene);
}
