/** The thread in which the next world of a run grows: a plan comes in, a scene goes out as plain data. */

import { worldDataOf } from 'asterion/exact';
import { growLevel, type LevelPlan } from 'asterion/game/explore';
import type { SceneData } from 'asterion/play';

/** What a worker's global scope is, as far as it is used here: its types exclude those of a page. */
interface WorkerScope {
  onmessage: ((event: { readonly data: LevelPlan }) => void) | null;
  postMessage(scene: SceneData): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  const scene = growLevel(...data);
  scope.postMessage({ ...scene, world: worldDataOf(scene.world) });
};
