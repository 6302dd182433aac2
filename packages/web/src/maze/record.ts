import { effect } from '@preact/signals';
import type { Player } from '../transport/player.js';

/** How long moving must rest before it is written into the address. */
const REST = 250;

/** Calls `write` whenever moving has come to rest. Returns a function that ends this. */
export function recordSteps({ step, total, playing }: Player, write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    if (playing.value || total.value === undefined || step.value < 0) return;
    timer = setTimeout(write, REST);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
