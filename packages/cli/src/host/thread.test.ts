import { chaseOf } from 'asterion/exact';
import { dungeonNamed, rogue } from 'asterion/game';
import { parseDungeon } from 'asterion/notation';
import { describe, expect, test } from 'vitest';
import { solveInThread } from '../exact/solving.js';
import { Interrupted } from './host.js';
import type { Messages } from './messages.js';
import { inThread } from './thread.js';

const chase = () => {
  const read = parseDungeon(dungeonNamed('citadel')?.text ?? '');
  if (!read.ok) throw new Error(read.fault.message);
  return chaseOf(rogue.initial(read.value.scene, rogue.defaults, '0').setup);
};

describe('a thread', () => {
  test('is not even started once Ctrl-C was pressed', async () => {
    const host = { signal: AbortSignal.abort() };
    await expect(inThread('no/such/file.js', {}, () => undefined, host)).rejects.toBeInstanceOf(Interrupted);
  });

  test('hands its error on', async () => {
    const { signal } = new AbortController();
    await expect(inThread('no/such/file.js', {}, () => undefined, { signal })).rejects.toThrow('no/such/file.js');
    await expect(inThread('exact/solve-thread.js', undefined, () => undefined, { signal })).rejects.toThrow(TypeError);
  });

  test('tells of its progress, and ends in the middle of its work when told to', async () => {
    const interrupt = new AbortController();
    const said: string[] = [];
    const messages: Pick<Messages, 'progress' | 'done'> = {
      progress: (text) => {
        said.push(text);
        interrupt.abort();
      },
      done: () => undefined,
    };
    const solving = solveInThread(chase(), { depth: true }, interrupt, messages);
    await expect(solving).rejects.toBeInstanceOf(Interrupted);
    expect(said[0]).toMatch(/^solving: round \d+, \d+ % won$/);
  });
});
