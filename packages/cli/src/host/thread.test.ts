import { rogueDescription, setUp } from 'asterion/play';
import { describe, expect, test } from 'vitest';
import { tableOrFail } from '../game/table.js';
import { type Host, Interrupted } from './host.js';
import type { Messages } from './messages.js';
import { inThread } from './thread.js';

describe('a thread', () => {
  test('is not even started once Ctrl-C was pressed', async () => {
    const host = { signal: AbortSignal.abort() };
    await expect(inThread('no/such/file.js', {}, () => undefined, host)).rejects.toBeInstanceOf(Interrupted);
  });

  test('hands its error on', async () => {
    const { signal } = new AbortController();
    await expect(inThread('no/such/file.js', {}, () => undefined, { signal })).rejects.toThrow('no/such/file.js');
    await expect(inThread('game/solve-thread.js', undefined, () => undefined, { signal })).rejects.toThrow(TypeError);
  });

  test('tells of its progress, and ends in the middle of its work when told to', async () => {
    const interrupt = new AbortController();
    const said: string[] = [];
    const messages: Messages = {
      say: () => undefined,
      progress: (text) => {
        said.push(text);
        interrupt.abort();
      },
      done: () => undefined,
    };
    const { setup } = setUp(rogueDescription, { dungeon: 'citadel' });
    if (setup === undefined) throw new Error('Expected a game.');
    const host = { signal: interrupt.signal } as Host;
    const solving = tableOrFail(rogueDescription, setup.start, { depth: true }, 'citadel', host, messages);
    await expect(solving).rejects.toBeInstanceOf(Interrupted);
    expect(said[0]).toMatch(/^solving: round \d+, \d+ % won$/);
  });
});
