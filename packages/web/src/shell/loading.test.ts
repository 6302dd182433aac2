import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadedRoom, loadWhenIdle, requestRoom, requestRoomAgain } from './loading.js';
import type { PageRoom, PageRoomContent } from './room.js';

const content: PageRoomContent = { component: () => null, keys: [] };

/** A room that can be had when `isThere` says so, and how often it was asked for. */
const roomWhere = (isThere: () => boolean) => {
  const load = vi.fn(() => (isThere() ? Promise.resolve(content) : Promise.reject(new TypeError('no connection'))));
  return { id: 'any', title: 'Any', about: '', load } satisfies PageRoom;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a room is loading until it is here, and is not asked for again', async () => {
  const room = roomWhere(() => true);
  const state = loadedRoom(room);
  const request = requestRoom(room);
  expect(state.value).toEqual({ kind: 'loading' });
  expect(await request).toBe(true);
  expect(state.value).toEqual({ kind: 'here', content });
  await requestRoom(room);
  expect(room.load).toHaveBeenCalledTimes(1);
});

test('a room that cannot be had is missing, and is here once asking again succeeds', async () => {
  let isOnline = false;
  const room = roomWhere(() => isOnline);
  expect(await requestRoom(room)).toBe(false);
  expect(loadedRoom(room).value).toEqual({ kind: 'missing' });
  isOnline = true;
  const again = requestRoom(room);
  expect(loadedRoom(room).value).toEqual({ kind: 'loading' });
  await again;
  expect(loadedRoom(room).value.kind).toBe('here');
});

test.each([
  ['answers', true, 1],
  ['does not', false, 0],
])('asked again in vain, a room comes with the whole page anew where the server %s', async (_, ok, times) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('document', { baseURI: 'http://127.0.0.1/' });
  vi.stubGlobal('fetch', () => (ok ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no connection'))));
  await requestRoomAgain(roomWhere(() => true));
  expect(reload).not.toHaveBeenCalled();
  await requestRoomAgain(roomWhere(() => false));
  expect(reload).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});

test('in idle moments the rooms are loaded one after another, up to the first that cannot be had', async () => {
  const rooms = [roomWhere(() => true), roomWhere(() => true), roomWhere(() => false), roomWhere(() => true)];
  loadWhenIdle(rooms);
  expect(rooms[0].load).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(rooms.map(({ load }) => load.mock.calls.length)).toEqual([1, 1, 1, 0]);
});

test('loading in idle moments can be ended', async () => {
  const rooms = [roomWhere(() => true), roomWhere(() => true)];
  loadWhenIdle(rooms)();
  await vi.runAllTimersAsync();
  expect(rooms.map(({ load }) => load.mock.calls.length)).toEqual([0, 0]);
});
