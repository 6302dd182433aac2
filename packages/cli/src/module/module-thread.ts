/**
 * The thread of a module: loads it, and asks it for what the command wants. Whatever it does wrong is told in words; if it
 * does not come back, the thread is stopped from outside.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { answererOf, claimsOf, NotExpected } from './contract.js';
import { loadModule } from './load.js';
import { thrownText } from './stack.js';
import type { FromModule, ModuleJob, Request } from './wire.js';

const { path, kind } = workerData as ModuleJob;

const post = (message: FromModule): void => parentPort?.postMessage(message);
const faultOf = (error: unknown): string => (error instanceof NotExpected ? error.message : thrownText(error));

try {
  const exported = await loadModule(path);
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
