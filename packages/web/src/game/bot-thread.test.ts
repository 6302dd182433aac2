import { rogueDescription, Session, setUp } from 'asterion/play';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotThread, type ThinkOrder } from './bot-thread.js';

/** Threads that were started. They answer when a test says so. */
const threads: FakeThread[] = [];

class FakeThread {
  readonly orders: ({ readonly kind: 'stop' } | ThinkOrder)[] = [];
  isEnded = false;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;

  constructor() {
    threads.push(this);
  }

  postMessage(order: { readonly kind: 'stop' } | ThinkOrder): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(id: number, moves: readonly string[], isOver: boolean): void {
    this.onmessage?.({ data: { id, moves, isOver } });
  }
}

beforeEach(() => {
  threads.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeThread);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { setup } = setUp(rogueDescription, { dungeon: 'mouth', monster: 'bfs', rogue: 'human', seed: '7' });
if (setup === undefined) throw new Error('Expected a game.');
const { tip } = new Session(setup);

test('moves are heard as they come, up to the last report', () => {
  const thread = new BotThread();
  const heard = vi.fn();
  thread.think(setup, tip, 2, heard);
  expect(threads[0].orders).toMatchObject([{ kind: 'think', id: 1, count: 2, request: { bots: { monster: 'bfs' } } }]);
  threads[0].say(1, ['N'], false);
  threads[0].say(1, ['E'], true);
  expect(heard.mock.calls).toEqual([[{ moves: ['N'], isOver: false }], [{ moves: ['E'], isOver: true }]]);
});

test('a bot that is overtaken and thinks on is ended with its thread, and the next order goes to a new one', () => {
  const thread = new BotThread();
  const [first, second] = [vi.fn(), vi.fn()];
  thread.think(setup, tip, 1, first);
  thread.think(setup, tip, 1, second);
  vi.runAllTimers();
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(threads[1].orders).toMatchObject([{ kind: 'think', id: 2 }]);
  threads[1].say(2, ['N'], true);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('one that is done in time keeps its thread, and what it found too late is dropped', () => {
  const thread = new BotThread();
  const heard = vi.fn();
  thread.think(setup, tip, 1, heard);
  thread.stop();
  threads[0].say(1, ['N'], true);
  vi.runAllTimers();
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([false]);
  expect(heard).not.toHaveBeenCalled();
});

test('where the thread fails, it is said that nothing comes; closing ends it', () => {
  const thread = new BotThread();
  const heard = vi.fn();
  thread.think(setup, tip, 1, heard);
  threads[0].onerror?.();
  expect(heard).toHaveBeenCalledWith({ moves: [], isOver: true });
  thread.prepare();
  thread.close();
  expect(threads.every(({ isEnded }) => isEnded)).toBe(true);
});
