import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sink } from '../../test/command.js';
import { messagesTo } from './messages.js';

const terminal = () => Object.assign(new Sink(), { isTTY: true });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('progress is shown once work has lasted a second, even if nothing more is told', () => {
  const stderr = terminal();
  const messages = messagesTo({ stderr }, false);
  messages.progress('one');
  messages.progress('two');
  vi.advanceTimersByTime(999);
  expect(stderr.text()).toBe('');
  vi.advanceTimersByTime(1);
  expect(stderr.text()).toBe('\rtwo\u001b[K');
  vi.advanceTimersByTime(200);
  messages.progress('three');
  messages.say('done');
  expect(stderr.text()).toBe('\rtwo\u001b[K\rthree\u001b[K\r\u001b[Kdone\n');
});

test('work that is done within a second shows no progress', () => {
  const stderr = terminal();
  const messages = messagesTo({ stderr }, false);
  messages.progress('one');
  messages.done();
  vi.advanceTimersByTime(5000);
  expect(stderr.text()).toBe('');
});

test('nobody sees progress who asked for quiet, or who has no terminal', () => {
  for (const [stderr, quiet] of [
    [terminal(), true],
    [new Sink(), false],
  ] as const) {
    const messages = messagesTo({ stderr }, quiet);
    messages.progress('one');
    vi.advanceTimersByTime(5000);
    expect(stderr.text()).toBe('');
  }
});
