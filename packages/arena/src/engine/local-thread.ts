/** A thread that plays games, one after the other, and tells results as rows: whoever keeps them has little to do. */

import { parentPort } from 'node:worker_threads';
import { Programs } from '../bots/seated.js';
import type { RunningGame } from '../games/job.js';
import { playGame } from '../games/play.js';
import { type ResultRow, rowOf } from '../store/store.js';
import type { FromThread, ToThread } from './local-wire.js';

/** Results are told this often, in milliseconds: one message for many short games. */
const OFTEN = 200;
/** What is being played is told this often, in milliseconds. */
const SHOWN = 300;

const stopped = new AbortController();

/** They live from game to game, and end with the thread. */
const programs = new Programs();

const post = (message: FromThread): void => {
  parentPort?.postMessage(message);
};

let shown = -Infinity;
let latest: (() => RunningGame) | undefined;
let showing: NodeJS.Timeout | undefined;

function show(): void {
  clearTimeout(showing);
  showing = undefined;
  shown = performance.now();
  if (latest !== undefined) post({ kind: 'running', game: latest() });
}

/** At once, or a little later where somebody thinks for long; players of ours let no timer through, and need none. */
function watch(soFar: () => RunningGame): void {
  latest = soFar;
  const left = shown + SHOWN - performance.now();
  if (left <= 0) show();
  else showing ??= setTimeout(show, left);
}

async function play({ tasks }: Extract<ToThread, { readonly kind: 'play' }>): Promise<void> {
  const from = performance.now();
  let rows: ResultRow[] = [];
  let told = from;
  const tell = (): void => {
    if (rows.length > 0) post({ kind: 'rows', rows });
    rows = [];
    told = performance.now();
  };
  for (const { job, bots } of tasks) {
    rows.push(rowOf(await playGame(job, bots, { signal: stopped.signal, programs, watch })));
    latest = undefined;
    const isLong = bots.some((bot) => 'command' in bot);
    if (isLong || performance.now() - told >= OFTEN) tell();
  }
  clearTimeout(showing);
  showing = undefined;
  tell();
  post({ kind: 'done', taken: performance.now() - from });
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'stop') {
    stopped.abort();
    void programs.close().finally(() => parentPort?.close());
    return;
  }
  play(message).catch((error: unknown) => {
    if (!stopped.signal.aborted)
      post({ kind: 'failed', why: error instanceof Error ? (error.stack ?? '') : String(error) });
  });
});
