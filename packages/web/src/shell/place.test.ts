import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const go = (_state: unknown, _title: string, address: string): void => {
  location.hash = address;
};
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('history', { state: null, pushState: go, replaceState: go });
const { here, letWrite, record } = await import('./place.js'); // it reads the address as it is loaded

beforeEach(() => {
  location.hash = here.peek();
  letWrite(undefined);
  record('#/maze', 'replace');
});

afterAll(() => {
  letWrite(undefined);
  vi.unstubAllGlobals();
});

test('the room on screen writes the address; one that was left does not any more', () => {
  letWrite('maze');
  record('#/maze?v=1&seed=1', 'replace');
  expect([location.hash, here.peek()]).toEqual(['#/maze?v=1&seed=1', '#/maze?v=1&seed=1']);
  letWrite('rogue');
  record('#/maze?v=1&seed=2', 'replace');
  expect(location.hash).toBe('#/maze?v=1&seed=1');
  record('#/rogue?v=1&seed=3', 'push');
  expect(location.hash).toBe('#/rogue?v=1&seed=3');
});

test('what somebody is on the way to is not written over', () => {
  location.hash = '#/rogue?v=1&seed=4';
  record('#/maze?v=1&seed=5', 'replace');
  expect(location.hash).toBe('#/rogue?v=1&seed=4');
});
