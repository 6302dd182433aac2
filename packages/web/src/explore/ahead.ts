/** The world after the one that is walked, where it is large: it grows in a thread while nobody waits for it. */

import { worldOfData } from 'asterion/exact';
import { type ExplorePosition, keepLevel, type LevelPlan } from 'asterion/game/explore';
import type { SceneData } from 'asterion/play';

/** What comes after a world; undefined after the last, and where it grows in a moment. */
export function planAfter({ setup, level, world }: ExplorePosition, large: number): LevelPlan | undefined {
  const { recipe, options, seed } = setup;
  const isLarge = world.grid.cellCount >= large;
  return isLarge && level < options.worlds ? [recipe, options, seed, level + 1] : undefined;
}

export class Ahead {
  #thread: Worker | undefined;
  /** What was asked for last. */
  #asked = '';

  /** Sees to it that a world is there when it is entered. Whoever is there first grows it here. */
  prepare(plan: LevelPlan | undefined): void {
    const key = JSON.stringify(plan ?? '');
    if (key === this.#asked) return;
    this.stop();
    this.#asked = key;
    if (plan === undefined || typeof Worker === 'undefined') return;
    const thread = new Worker(new URL('./level-worker.ts', import.meta.url), { type: 'module' });
    this.#thread = thread;
    thread.onmessage = ({ data }: MessageEvent<SceneData>) => {
      keepLevel(plan, { ...data, world: worldOfData(data.world) });
      thread.terminate();
    };
    thread.onerror = () => thread.terminate();
    thread.postMessage(plan);
  }

  stop(): void {
    this.#thread?.terminate();
    this.#thread = undefined;
    this.#asked = '';
  }
}
