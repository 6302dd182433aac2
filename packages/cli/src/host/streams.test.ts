import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { Sink, shell } from '../../test/command.js';
import { run } from '../run.js';

const maze = 'maze generate --rows 3 --cols 3';

/** A stream that cannot be written. */
const broken = (code: string) =>
  new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error(`${code}: it broke`), { code }));
    },
  });

/** Runs a command line with these streams; what is absent works. */
async function runWith(line: string, streams: { stdout?: Writable; stderr?: Writable; env?: Record<string, string> }) {
  const said = new Sink();
  const code = await run(line.split(' '), {
    stdin: Readable.from(['']),
    stdout: new Sink(),
    stderr: said,
    env: {},
    signal: new AbortController().signal,
    ...streams,
  });
  return { code, stderr: said.text() };
}

test('a full disk behind stdout is told, and ends with 2', async () => {
  const told = { code: 2, stderr: 'asterion: cannot write standard output: the disk is full\n' };
  for (const line of [`${maze} --seed 7`, 'maze list', '--help'])
    expect(await runWith(line, { stdout: broken('ENOSPC') })).toEqual(told);
});

test('a reader of stdout that leaves is a quiet end', async () => {
  for (const line of [`${maze} --seed 7`, '--help'])
    expect(await runWith(line, { stdout: broken('EPIPE') })).toEqual({ code: 0, stderr: '' });
});

test('without a stderr the exit code is that of the command', async () => {
  for (const code of ['EPIPE', 'ENOSPC']) {
    expect((await runWith(maze, { stderr: broken(code) })).code).toBe(0);
    expect((await runWith('maze convert no-such-file', { stderr: broken(code) })).code).toBe(2);
  }
});

test('a mistake of ours is one line and 70, with more only for those who ask', async () => {
  const failing = () => Object.assign(new Sink(), { write: failOnce() });
  expect(await runWith('maze list', { stdout: failing() })).toEqual({
    code: 70,
    stderr: 'asterion: internal error: all wrong\n',
  });
  const { code, stderr } = await runWith('maze list', { stdout: failing(), env: { ASTERION_DEBUG: '1' } });
  expect(code).toBe(70);
  expect(stderr).toContain('    at ');
});

test('the built program says the same of real devices', async () => {
  expect(await shell(`asterion ${maze} --seed 7 > /dev/full; echo $? >&2`)).toMatchObject({
    stderr: 'asterion: cannot write standard output: the disk is full\n2\n',
  });
  expect(await shell(`asterion maze convert no-such-file 2> /dev/full; echo $?`)).toMatchObject({ stdout: '2\n' });
  expect(await shell(`{ asterion ${maze} --seed 7 --rows 500 --cols 500; echo $? >&2; } | head -c 1`)).toEqual({
    code: 0,
    stdout: '+',
    stderr: '0\n',
  });
});

/** A `write` that throws as nothing should, but only once. */
function failOnce(): Writable['write'] {
  let calls = 0;
  return (_chunk: unknown, ...rest: unknown[]) => {
    if (calls++ === 0) throw new TypeError('all wrong\nindeed');
    (rest.at(-1) as (() => void) | undefined)?.();
    return true;
  };
}
