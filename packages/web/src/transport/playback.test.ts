import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { Playback } from './playback.js';

afterEach(() => vi.unstubAllGlobals());

test('playing goes on over what was made meanwhile, and ends at the end of that', () => {
  let frame: ((now: number) => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (next: typeof frame) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const playback = new Playback(
    () => undefined,
    signal(false),
    () => 10,
  );
  const ended = vi.fn();
  playback.onEnd = ended;
  playback.load(1, 0);
  playback.play();
  playback.load(4, 0); // a game that is still being played has come further
  for (let now = 0; now <= 1000 && playback.playing.value; now += 50) frame?.(now);
  expect([playback.step.value, playback.playing.value, ended.mock.calls.length]).toEqual([4, false, 1]);
});
