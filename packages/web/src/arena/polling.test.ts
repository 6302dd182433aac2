/** A server that is asked again and again: how often, and what becomes of its answers. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Polling } from './polling.js';

/** What was asked: the address and the tag of what is there already. */
let asked: (readonly [address: string, tag: string | undefined])[];
let answer: () => Response | Promise<Response>;
let visibility: DocumentVisibilityState;
const listeners = new Map<string, () => void>();

const json = (value: unknown, tag = '"1"') =>
  new Response(JSON.stringify(value), { headers: { etag: tag, 'content-type': 'application/json' } });

beforeEach(() => {
  vi.useFakeTimers();
  [asked, visibility] = [[], 'visible'];
  const listening = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  vi.stubGlobal('document', {
    ...listening,
    get visibilityState() {
      return visibility;
    },
  });
  vi.stubGlobal('addEventListener', listening.addEventListener);
  vi.stubGlobal('removeEventListener', listening.removeEventListener);
  vi.stubGlobal('fetch', async (address: string, { headers, signal }: RequestInit) => {
    asked.push([address, (headers as Record<string, string>)['if-none-match']]);
    return Promise.race([
      answer(),
      new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    ]);
  });
});

afterEach(() => {
  listeners.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('Expected text.');
  return value;
};
const begin = () => {
  const polling = new Polling('arena/cup.json', textOf, () => 1000);
  return { polling, stop: polling.start() };
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('it is asked at once and then every second, with the tag of what is known; what is the same changes nothing', async () => {
  answer = () => json('first');
  const { polling, stop } = begin();
  await pass(0);
  expect(polling.value.value).toBe('first');
  answer = () => new Response(null, { status: 304 });
  await pass(2500);
  expect(asked).toEqual([
    ['arena/cup.json', undefined],
    ['arena/cup.json', '"1"'],
    ['arena/cup.json', '"1"'],
  ]);
  expect([polling.value.value, polling.trouble.value]).toEqual(['first', undefined]);
  answer = () => json('second', '"2"');
  await pass(1000);
  expect(polling.value.value).toBe('second');
  stop();
  await pass(60_000);
  expect(asked.length).toBe(4);
});

test('while the page is hidden it is asked seldom, and at once when it is looked at again', async () => {
  answer = () => json('first');
  visibility = 'hidden';
  const { stop } = begin();
  await pass(19_000);
  expect(asked.length).toBe(1);
  await pass(2000);
  expect(asked.length).toBe(2);
  visibility = 'visible';
  listeners.get('visibilitychange')?.();
  await pass(0);
  expect(asked.length).toBe(3);
  await pass(1000);
  expect(asked.length).toBe(4);
  stop();
});

test('a server that is gone is asked ever more seldom; what was known stays, and it goes on when it is back', async () => {
  answer = () => json('first');
  const { polling, stop } = begin();
  await pass(0);
  answer = () => Promise.reject(new TypeError('connection refused'));
  await pass(1000);
  expect(polling.trouble.value).toEqual({ isGone: true, text: 'The server does not answer.' });
  expect(polling.value.value).toBe('first');
  await pass(60_000);
  expect(asked.length).toBeLessThan(13);
  answer = () => json('second', '"2"');
  await pass(10_000);
  expect([polling.value.value, polling.trouble.value]).toEqual(['second', undefined]);
  const before = asked.length;
  await pass(3000);
  expect(asked.length).toBe(before + 3);
  stop();
});

test('nobody waits for ever for an answer', async () => {
  answer = () => new Promise(() => undefined);
  const { polling, stop } = begin();
  await pass(14_000);
  expect(polling.trouble.value).toBe(undefined);
  await pass(2000);
  expect(polling.trouble.value?.isGone).toBe(true);
  stop();
});

test('a refusal is told by the sentence of the server, and a pause that it asks for is made', async () => {
  answer = () =>
    new Response('Slowly, please.\n', { status: 429, headers: { 'content-type': 'text/plain', 'retry-after': '7' } });
  const { polling, stop } = begin();
  await pass(6000);
  expect(polling.trouble.value).toEqual({ isGone: false, text: 'Slowly, please.' });
  expect(asked.length).toBe(1);
  await pass(1000);
  expect(asked.length).toBe(2);
  stop();
});

test('a page in place of a sentence is told by its number, and nonsense by what is wrong with it', async () => {
  answer = () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } });
  const { polling, stop } = begin();
  await pass(0);
  expect(polling.trouble.value?.text).toBe('The server answers with the status 404.');
  answer = () => json(7);
  await pass(1000);
  expect(polling.trouble.value?.text).toBe('The answer of the server cannot be read. Expected text.');
  stop();
});

test('whoever has left hears of nothing any more', async () => {
  let tell: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  const { polling, stop } = begin();
  await pass(0);
  stop();
  tell(json('late'));
  await pass(60_000);
  expect([polling.value.value, polling.trouble.value, asked.length]).toEqual([undefined, undefined, 1]);
});
