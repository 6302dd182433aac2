import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { Player } from './player.js';

afterEach(() => vi.unstubAllGlobals());

test('playing goes on over what was made meanwhile, and ends at the end of that', () => {
  let frame: ((now: number) => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (next: typeof frame) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const player = new Player(
    () => undefined,
    signal(false),
    () => 10,
  );
  const ended = vi.fn();
  player.onEnd = ended;
  player.load(1, 0);
  player.play();
  player.load(4, 0); // a game that is still being played has come further
  for (let now = 0; now <= 1000 && player.playing.value; now += 50) frame?.(now);
  expect([player.step.value, player.playing.value, ended.mock.calls.length]).toEqual([4, false, 1]);
});
