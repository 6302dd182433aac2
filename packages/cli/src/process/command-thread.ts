/**
 * The thread of the command: streams that lead to the main thread, and the program.
 *
 * Output goes out in the order in which it was written, to whichever stream: a write is done once it is posted, and waits
 * only when much is under way.
 */

import { Readable, Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { Host } from '../host/host.js';
import { run } from '../run.js';
import type { CommandJob, FromCommand, ToCommand } from './wire.js';

/** Bytes under way to the main thread before writes wait. */
const MOST_UNDER_WAY = 1 << 20;

if (parentPort === null) throw new Error('Expected to be started as a thread.');
const port = parentPort;
const { args, terminals, size } = workerData as CommandJob;
const post = (message: FromCommand): void => {
  port.postMessage(message);
};

let underWay = 0;
const waiting: (() => void)[] = [];

const outputTo = (stream: 'stdout' | 'stderr') =>
  new Writable({
    decodeStrings: true,
    write(chunk: Buffer, _encoding, done) {
      post({ kind: 'write', stream, bytes: chunk });
      underWay += chunk.length;
      if (underWay <= MOST_UNDER_WAY) done();
      else waiting.push(done);
    },
  });

const stdin = Object.assign(
  new Readable({
    read() {
      post({ kind: 'read' });
    },
  }),
  {
    isTTY: terminals.stdin,
    setRawMode(isRaw: boolean) {
      post({ kind: 'raw', isRaw });
    },
  },
);
const stdout = Object.assign(outputTo('stdout'), { isTTY: terminals.stdout, ...size });
const stderr = Object.assign(outputTo('stderr'), { isTTY: terminals.stderr });
const interrupted = new AbortController();

port.on('message', (message: ToCommand) => {
  switch (message.kind) {
    case 'written':
      underWay -= message.bytes;
      if (underWay <= MOST_UNDER_WAY) for (const done of waiting.splice(0)) done();
      break;
    case 'input':
      stdin.push(message.bytes === null ? null : Buffer.from(message.bytes));
      break;
    case 'resize':
      Object.assign(stdout, message.size);
      stdout.emit('resize');
      break;
    case 'interrupt':
      interrupted.abort();
  }
});

const host: Host = { stdin, stdout, stderr, env: process.env, signal: interrupted.signal };
post({ kind: 'done', code: await run(args, host) });
