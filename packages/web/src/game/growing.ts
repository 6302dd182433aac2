/** Large worlds, grown in a worker: the page stays awake, and ends it when nobody waits any more. */

import { type AnyDescription, type GrownData, isGrown, keepGrown } from 'asterion/play';
import type { Said } from 'asterion/settings';
import type { Order } from './worker.js';

/** A world on its way. Once it is there, whoever sets the game up finds it; where it fails, they grow it themselves. */
interface Growing {
  readonly done: Promise<void>;
  /** `done` stays open then. */
  cancel(): void;
}

export function growElsewhere(description: AnyDescription, said: Said): Growing {
  if (typeof Worker === 'undefined' || isGrown(description, said))
    return { done: Promise.resolve(), cancel: () => undefined };
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const done = new Promise<void>((resolve) => {
    thread.onmessage = ({ data }: MessageEvent<GrownData | undefined>) => {
      thread.terminate();
      if (data !== undefined) keepGrown(description, said, data);
      resolve();
    };
    thread.onerror = () => {
      thread.terminate();
      resolve();
    };
  });
  thread.postMessage({ kind: 'grow', request: { game: description.game.name, said } } satisfies Order);
  return { done, cancel: () => thread.terminate() };
}
