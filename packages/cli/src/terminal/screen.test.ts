import type { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Sink } from '../../test/command.js';
import { Interrupted } from '../host/host.js';
import { Canvas } from './canvas.js';
import { isScreen, onScreen, type Screen } from './screen.js';

const ENTER = '\u001b[?1049h\u001b[?25l';
const LEAVE = '\u001b[0m\u001b[?25h\u001b[?1049l';

function terminal() {
  const modes: boolean[] = [];
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (isRaw: boolean) => modes.push(isRaw) });
  const stdout = Object.assign(new Sink(), { isTTY: true, rows: 5, columns: 20 });
  const abort = new AbortController();
  return { host: { stdin, stdout, stderr: new Sink(), env: {}, signal: abort.signal }, modes, abort };
}

/** Everything a screen hangs itself on, by the number of listeners. */
const hooks = ({ host }: ReturnType<typeof terminal>) => [
  process.listenerCount('exit'),
  process.listenerCount('uncaughtExceptionMonitor'),
  host.stdin.listenerCount('data'),
  host.stdout.listenerCount('resize'),
];

const ways: [
  string,
  (screen: Screen, fake: ReturnType<typeof terminal>) => Promise<unknown>,
  (new () => Error) | undefined,
][] = [
  ['a normal end', () => Promise.resolve('done'), undefined],
  ['a thrown error', () => Promise.reject(new TypeError('oops')), TypeError],
  [
    'Ctrl-C',
    (screen, { host }) => {
      host.stdin.write('\u0003');
      return screen.next();
    },
    Interrupted,
  ],
  [
    'a signal while waiting',
    (screen, { abort }) => {
      setTimeout(() => {
        abort.abort();
      }, 5);
      return screen.next();
    },
    Interrupted,
  ],
];

describe('a screen', () => {
  test.each(ways)('gives the terminal back after %s', async (_what, use, error) => {
    const fake = terminal();
    const before = hooks(fake);
    const ending = onScreen(fake.host, (screen) => use(screen, fake));
    if (error === undefined) await ending;
    else await expect(ending).rejects.toThrow(error);
    expect(fake.host.stdout.text()).toBe(ENTER + LEAVE);
    expect(fake.modes).toEqual([true, false]);
    expect(hooks(fake)).toEqual(before);
    expect(fake.host.stdin.isPaused()).toBe(true);
  });

  test.each(['exit', 'uncaughtExceptionMonitor'] as const)(
    'gives the terminal back on %s of the process, once',
    async (event) => {
      const fake = terminal();
      const emitter: EventEmitter = process;
      const known = emitter.listeners(event);
      await onScreen(fake.host, () => {
        const [added, ...others] = emitter.listeners(event).filter((listener) => !known.includes(listener));
        expect(others).toEqual([]);
        (added as () => void)();
        expect(fake.host.stdout.text()).toBe(ENTER + LEAVE);
        expect(fake.modes).toEqual([true, false]);
        return Promise.resolve();
      });
      expect(fake.host.stdout.text()).toBe(ENTER + LEAVE);
    },
  );

  test('is not taken at all after an interrupt', async () => {
    const fake = terminal();
    fake.abort.abort();
    await expect(onScreen(fake.host, () => Promise.resolve())).rejects.toThrow(Interrupted);
    expect(fake.host.stdout.text()).toBe('');
  });

  test('hears keys in order, an escape alone after a moment, sizes and the time', async () => {
    const fake = terminal();
    await onScreen(fake.host, async (screen) => {
      fake.host.stdin.write('a\u001b[');
      expect(await screen.next()).toEqual({ key: 'a' });
      fake.host.stdin.write('A');
      expect(await screen.next()).toEqual({ key: 'up' });
      fake.host.stdin.write('\u001b');
      expect(await screen.next()).toEqual({ key: 'escape' });
      fake.host.stdout.emit('resize');
      expect(await screen.next()).toBe('resize');
      expect(await screen.next(1)).toBe('timeout');
    });
  });

  test('a terminal that hangs up has left, however often it is asked', async () => {
    const fake = terminal();
    await onScreen(fake.host, async (screen) => {
      fake.host.stdin.end();
      for (let times = 0; times < 3; times++) expect(await screen.next()).toEqual({ key: 'escape' });
    });
  });

  test('draws without colour under NO_COLOR', async () => {
    const canvas = new Canvas(1, 3);
    canvas.put(0, 0, '@', 'quarry');
    for (const [env, isColoured] of [
      [{}, true],
      [{ NO_COLOR: '' }, true],
      [{ NO_COLOR: '1' }, false],
    ] as const) {
      const fake = terminal();
      await onScreen({ ...fake.host, env }, (screen) => {
        screen.draw(canvas);
        return Promise.resolve();
      });
      expect(fake.host.stdout.text().includes(';36m')).toBe(isColoured);
    }
  });

  test('needs a terminal on both sides, and one that can be drawn on', () => {
    const { host } = terminal();
    expect(isScreen(host)).toBe(true);
    expect(isScreen({ ...host, stdin: new PassThrough() })).toBe(false);
    expect(isScreen({ ...host, stdout: new Sink() })).toBe(false);
    expect(isScreen({ ...host, env: { TERM: 'dumb' } })).toBe(false);
  });
});
