/** The keys of all rooms against each other: one key, one meaning. */

import { charactersFor } from 'asterion/play';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bindingFor, isCharacter, type KeyBinding, type Way } from './page/keys.js';
import { meanings } from './page/meanings.js';
import type { PageRoomContent } from './shell/room.js';

const WAYS: readonly Way[] = ['play', 'watch', 'set-up', 'draw'];
const FOCI = ['page', 'board'] as const;
const WINDS = ['N', 'E', 'S', 'W', 'NE', 'NW', 'SE', 'SW'];

/** What a browser has and a test runner has not, as far as rooms ask for it when they are loaded. */
const loadRooms = async (): Promise<ReadonlyMap<string, PageRoomContent>> => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('location', { hash: '' });
  const { rooms, pages } = await import('./rooms.js');
  return new Map(await Promise.all([...pages, ...rooms].map(async ({ id, load }) => [id, await load()] as const)));
};

/** What a key does, with and without the focus on the board. */
const actionOf = (bindings: readonly KeyBinding[], key: string, way: Way, focus: 'page' | 'board') => {
  const held = { ctrlKey: key.startsWith('Ctrl+'), shiftKey: key.includes('Shift+'), altKey: false, metaKey: false };
  return bindingFor(bindings, { key: key.replace(/^(Ctrl\+)?(Shift\+)?(?=.)/, ''), ...held }, focus, true, way)?.action;
};

describe('the keys of all rooms', () => {
  let rooms: ReadonlyMap<string, PageRoomContent>;
  beforeAll(async () => {
    rooms = await loadRooms();
  }, 60_000);

  test('every room has keys, and all of them stand in the one table', () => {
    expect(rooms.size).toBeGreaterThan(6);
    for (const [id, { keys }] of rooms) {
      for (const { action, keys: strokes, ways, where, group } of keys)
        expect(meanings, `${action} in ${id}`).toContainEqual(
          expect.objectContaining({ action, keys: strokes, where, group, ...(ways && { ways }) }),
        );
    }
  });

  test('the same key does the same in every room, in the same way of using it', () => {
    const all = [...rooms.values()].flatMap(({ keys }) => keys);
    for (const key of new Set(all.flatMap(({ keys }) => keys))) {
      for (const way of WAYS) {
        for (const focus of FOCI) {
          const actions = [...rooms.values()].map(({ keys }) => actionOf(keys, key, way, focus));
          const known = new Set(actions.filter((action) => action !== undefined));
          expect([...known].length, `${key}, ${way}, ${focus}: ${[...known].join(' and ')}`).toBeLessThan(2);
        }
      }
    }
  });

  test('no key does two things in one way of using a room', () => {
    const claims = meanings.flatMap(({ action, keys, ways = WAYS, where }) =>
      keys.flatMap((key) =>
        ways.flatMap((way) =>
          FOCI.filter((at) => where === 'both' || where === at).map((at) => [key, way, at, action]),
        ),
      ),
    );
    const byKey = new Map<string, Set<string>>();
    for (const [key, way, at, action] of claims)
      byKey.set(`${key} ${way} ${at}`, (byKey.get(`${key} ${way} ${at}`) ?? new Set<string>()).add(action));
    expect([...byKey].filter(([, actions]) => actions.size > 1)).toEqual([]);
  });

  test('keys of movement move, or nothing at all', () => {
    for (const wind of WINDS) {
      for (const key of charactersFor(wind)) {
        const doers = meanings.filter(({ keys }) => keys.includes(key)).map(({ action }) => action);
        expect(new Set(doers), key).toEqual(new Set([`go-${wind}`]));
      }
    }
    for (const [key, action] of [
      ['ArrowUp', 'go-N'],
      ['ArrowDown', 'go-S'],
      ['ArrowLeft', 'go-W'],
      ['ArrowRight', 'go-E'],
    ] as const) {
      expect(actionOf(meanings, key, 'play', 'page')).toBe(action);
      expect(actionOf(meanings, key, 'play', 'board')).toBe(action);
    }
  });

  test('all that prints something can be switched off, and nothing else', () => {
    for (const { keys } of meanings) {
      for (const key of keys.filter((one) => !one.startsWith('Ctrl+'))) {
        const stroke = {
          key: key.replace(/^Shift\+/, ''),
          ctrlKey: false,
          shiftKey: key.startsWith('Shift+'),
          altKey: false,
          metaKey: false,
        };
        const isThere = WAYS.some((way) => FOCI.some((at) => bindingFor(meanings, stroke, at, false, way)));
        expect(isThere, key).toBe(!isCharacter(key));
      }
    }
  });
});
