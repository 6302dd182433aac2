/**
 * The main thread while a command runs in a thread of its own.
 *
 * Only the main thread hears signals, and only while it is not at work itself. So all it does is carry bytes: whatever the
 * command is at, Ctrl-C ends it, and the terminal is given back.
 */

import { Worker } from 'node:worker_threads';
import { Failure, Interrupted, report } from '../host/host.js';
import { flushed, stdoutLost } from '../host/streams.js';
import { builtFile } from '../host/thread.js';
import { BORROW, GIVE_BACK } from '../terminal/borrowed.js';
import { onSignals } from './signals.js';
import type { CommandJob, FromCommand, TerminalSize, ToCommand } from './wire.js';

/** How long a command has to end in its own way, in milliseconds: it may have a file to take away. */
const GRACE_MS = 400;

const CTRL_C = 3;

/** Runs a command line in a thread; resolves to its exit code when the terminal is as it was. */
export async function supervise(args: readonly string[]): Promise<number> {
  const { stdout, stderr, env } = process;
  const command = new SupervisedCommand(args);
  const ignoreSignals = onSignals({
    interrupt: () => {
      command.interrupt();
    },
    stop: () => {
      command.giveTerminalBack();
    },
    resume: () => {
      command.takeTerminalAgain();
    },
  });
  const end = await Promise.race([command.ended, stdoutLost({ stdout, stderr })]);
  ignoreSignals();
  await command.close(); // before anything is said, or it is lost with the screen
  const code = typeof end === 'number' ? end : report(end, { stderr, env });
  await flushed(stdout);
  return code;
}

class SupervisedCommand {
  /** Its exit code, or what ended it instead. */
  readonly ended: Promise<number | Error>;
  readonly #thread: Worker;
  /** Resolves `ended`; the first end counts. */
  #settle: (end: number | Error) => void = () => undefined;
  #isInterrupted = false;
  #isReading = false;
  #isRaw = false;

  constructor(args: readonly string[]) {
    const { stdin, stdout, stderr } = process;
    const terminals = { stdin: stdin.isTTY, stdout: stdout.isTTY, stderr: stderr.isTTY };
    const job: CommandJob = { args, terminals, size: terminalSize() };
    this.#thread = new Worker(builtFile('process/command-thread.js'), { workerData: job, execArgv: [] });
    this.ended = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#thread.on('message', (message: FromCommand) => {
      this.#hear(message);
    });
    this.#thread.on('error', (error) => {
      this.#settle(failureOf(error));
    });
    stdout.on('resize', this.#resize);
  }

  /** Asks the command to end, and ends it if it does not listen, or if it is asked again. */
  interrupt(): void {
    setTimeout(this.#settle, this.#isInterrupted ? 0 : GRACE_MS, new Interrupted());
    this.#isInterrupted = true;
    this.#tell({ kind: 'interrupt' });
  }

  giveTerminalBack(): void {
    if (!this.#isRaw) return;
    process.stdout.write(GIVE_BACK);
    setRawMode(false);
  }

  takeTerminalAgain(): void {
    if (!this.#isRaw) return;
    setRawMode(true);
    process.stdout.write(BORROW);
    this.#resize();
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
    this.giveTerminalBack();
    process.stdout.off('resize', this.#resize);
  }

  #tell(message: ToCommand): void {
    this.#thread.postMessage(message);
  }

  #hear(message: FromCommand): void {
    switch (message.kind) {
      case 'write': {
        const { bytes } = message;
        process[message.stream].write(bytes, () => {
          this.#tell({ kind: 'written', bytes: bytes.length });
        });
        break;
      }
      case 'read':
        this.#read();
        break;
      case 'raw':
        this.#isRaw = message.isRaw;
        setRawMode(message.isRaw);
        break;
      case 'done':
        this.#settle(message.code);
    }
  }

  /** One piece for each time it is asked for; all of them while keys come one by one, for Ctrl-C is one of them. */
  #read(): void {
    const { stdin } = process;
    if (!this.#isReading) {
      this.#isReading = true;
      stdin.on('data', (bytes: Buffer) => {
        if (this.#isRaw && bytes.includes(CTRL_C)) this.interrupt();
        if (!this.#isRaw) stdin.pause();
        this.#tell({ kind: 'input', bytes });
      });
      const end = () => {
        this.#tell({ kind: 'input', bytes: null });
      };
      stdin.on('end', end);
      stdin.on('error', end); // a terminal that was closed
    }
    stdin.resume();
  }

  readonly #resize = (): void => {
    this.#tell({ kind: 'resize', size: terminalSize() });
  };
}

/** A terminal that was closed has no mode to be set, and nobody who would miss it. */
function setRawMode(isRaw: boolean): void {
  try {
    process.stdin.setRawMode(isRaw);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'setRawMode') throw error;
  }
}

const terminalSize = (): TerminalSize => ({ rows: process.stdout.rows, columns: process.stdout.columns });

const failureOf = (error: Error): Error =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new Failure('there is not enough memory for this; try it smaller')
    : error;
