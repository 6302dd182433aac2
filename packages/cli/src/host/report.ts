/** From an error to a message on stderr and an exit code. */

import { Failure, type Host } from './host.js';

/** An error of ours: not 1, which is an answer, nor 2, which blames the user. The number is `EX_SOFTWARE` of sysexits. */
const INTERNAL_ERROR = 70;

/** Says what is to be said of an error; returns the exit code. */
export function report(error: unknown, { stderr, env }: Pick<Host, 'stderr' | 'env'>): number {
  if (error instanceof Failure) {
    if (error.message !== '') stderr.write(`asterion: ${error.message}\n`);
    return error.exitCode;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isWanted = (env.ASTERION_DEBUG ?? '') !== '';
  stderr.write(`asterion: internal error: ${(isWanted ? stack : undefined) ?? message.split('\n', 1)[0]}\n`);
  return INTERNAL_ERROR;
}
