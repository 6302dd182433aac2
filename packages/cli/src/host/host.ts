/** What a command may touch of the outside: streams and the wish to stop, and how it fails. Tests hand in their own. */

import type { Readable, Writable } from 'node:stream';

export interface Host {
  readonly stdin: Readable & TerminalInput;
  readonly stdout: Writable & TerminalOutput;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** Environment variables: `NO_COLOR`, `TERM`, `ASTERION_DEBUG`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user presses Ctrl-C. */
  readonly signal: AbortSignal;
}

/** What an input has besides if it is a terminal. */
interface TerminalInput {
  readonly isTTY?: boolean;
  setRawMode?(isRaw: boolean): unknown;
}

/** What an output has besides if it is a terminal. */
interface TerminalOutput {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

/**
 * The answer is a clear no, or the input is bad: a message for stderr (none where the result has said it already) and
 * an exit code, never a stack trace.
 */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The user pressed Ctrl-C. */
export class Interrupted extends Failure {
  constructor() {
    super('interrupted', 130);
  }
}

export function checkInterrupted(host: Pick<Host, 'signal'>): void {
  if (host.signal.aborted) throw new Interrupted();
}

/** Runs what may throw a RangeError because of the user's numbers, and turns that into a message; `place` says where. */
export function orFail<T>(attempt: () => T, place?: string): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof RangeError)
      throw new Failure(place === undefined ? error.message : `${place}: ${error.message}`);
    throw error;
  }
}

/** What the system's error codes mean. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
  ELOOP: 'its links lead in a circle',
  EPIPE: 'nobody reads it any more',
};

/** Why a file operation failed, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

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
