/**
 * The thread of a module: loads it, and asks it for what the command wants. Whatever it does wrong is told in words; if it
 * does not come back, the thread is stopped from outside.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { answererOf, claimsOf } from './contract.js';
import { sendOn } from './line.js';
import { loadModule } from './load.js';
import { isNotExpected, thrownText } from './stack.js';
import type { FromModule, ModuleJob, Question } from './wire.js';

const { path, kind, line } = workerData as ModuleJob;

const toParent = (message: FromModule): void => parentPort?.postMessage(message);
let post = toParent;
const faultOf = (error: unknown): string => (isNotExpected(error) ? error.message : thrownText(error));

try {
  const exported = await loadModule(path);
  const answer = answererOf(exported, kind, () => {
    post({ kind: 'begun' });
  });
  parentPort?.on('message', ({ request, isAtOnce }: Question) => {
    post = isAtOnce ? (message) => sendOn(line, message) : toParent;
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
