/** What a command may touch of the outside: streams and the wish to stop. Tests hand in their own. */

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
