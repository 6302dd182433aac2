import { expect, test } from 'vitest';
import { Stopwatch } from './stopwatch.js';

test('time passes only while it runs, in whole seconds', () => {
  let now = 5000;
  const watch = new Stopwatch(() => now);
  const after = (time: number) => {
    now += time;
    watch.tick();
    return watch.seconds.value;
  };
  expect(after(9000)).toBe(0);
  watch.go();
  expect(after(1900)).toBe(1);
  watch.go(); // runs already
  expect(after(100)).toBe(2);
  watch.stop();
  expect(after(60_000)).toBe(2);
  watch.go();
  expect(after(1000)).toBe(3);
  watch.reset();
  expect(after(1000)).toBe(0);
});
