/**
 * The thread of a module: loads it, and asks it for what the command wants. Whatever it does wrong is told in words; if it
 * does not come back, the thread is stopped from outside.
 */

import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { answererOf, claimsOf, NotExpected } from './contract.js';
import { thrownText } from './stack.js';
import { stripped } from './strip-types.js';
import type { FromModule, ModuleJob, Request } from './wire.js';

const { path, kind } = workerData as ModuleJob;

const post = (message: FromModule): void => parentPort?.postMessage(message);
const faultOf = (error: unknown): string => (error instanceof NotExpected ? error.message : thrownText(error));

process.exit = () => {
  throw new Error('process.exit is not for modules');
};

async function load(): Promise<unknown> {
  process.setSourceMapsEnabled(true);
  register(new URL('loader-thread.js', import.meta.url));
  try {
    const loaded = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
    return loaded.default;
  } catch (error) {
    if (error instanceof SyntaxError) await stripped(path); // which says where; Node does not
    throw error;
  }
}

try {
  const exported = await load();
  const answer = answererOf(exported, kind, () => {
    post({ kind: 'begun' });
  });
  parentPort?.on('message', (request: Request) => {
    // What throws at once and what is refused later come to the same.
    void (async () => await answer(request))().then(
      (given) => {
        post({ kind: 'answer', answer: given });
      },
      (error: unknown) => {
        post({ kind: 'fault', why: faultOf(error) });
      },
    );
  });
  post({ kind: 'loaded', claims: claimsOf(exported) });
} catch (error) {
  post({ kind: 'fault', why: faultOf(error) });
}
