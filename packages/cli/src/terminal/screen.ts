/**
 * The whole terminal, borrowed: alternate screen, hidden cursor, keys one by one. This file alone takes it and gives it
 * back, on every way out: a normal end, Ctrl-C, a signal, a thrown error, and the end of the process itself.
 */

import { checkInterrupted, type Host, Interrupted } from '../host/host.js';
import { BORROW, GIVE_BACK } from './borrowed.js';
import type { Canvas } from './canvas.js';
import { type Key, keysIn } from './keys.js';

/** How long an escape waits for the rest of a sequence, in milliseconds. */
const PATIENCE_MS = 40;

/** What happened while waiting: a key, a change of size, or nothing for the time given. */
export type ScreenEvent = { readonly key: Key } | 'resize' | 'timeout';

const LEAVING: ScreenEvent = { key: 'escape' };

/** Whether there is a terminal on both sides that can be drawn on. */
export const isScreen = ({ stdin, stdout, env }: Host): boolean =>
  stdin.isTTY === true && stdout.isTTY === true && env.TERM !== 'dumb';

/** Lends the terminal to `use` and takes it back, however that ends. */
export async function onScreen<T>(host: Host, use: (screen: Screen) => Promise<T>): Promise<T> {
  checkInterrupted(host);
  const screen = new Screen(host);
  try {
    return await use(screen);
  } finally {
    screen.close();
  }
}

export class Screen {
  readonly #host: Host;
  readonly #events: ScreenEvent[] = [];
  #wake: (() => void) | undefined;
  #pending = '';
  #patience: NodeJS.Timeout | undefined;
  #isOpen = true;
  #hasEnded = false;

  constructor(host: Host) {
    this.#host = host;
    const { stdin, stdout, signal } = host;
    process.once('exit', this.#restore);
    process.once('uncaughtExceptionMonitor', this.#restore); // before the message is printed, or it is lost
    stdin.setRawMode?.(true);
    stdin.on('data', this.#read);
    stdin.on('end', this.#end);
    stdin.resume();
    stdout.on('resize', this.#resize);
    signal.addEventListener('abort', this.#interrupt);
    stdout.write(BORROW);
  }

  get rows(): number {
    return this.#host.stdout.rows ?? 24;
  }

  get columns(): number {
    return this.#host.stdout.columns ?? 80;
  }

  /** Shows a canvas, in one write so that nothing flickers. */
  draw(canvas: Canvas): void {
    if (!this.#isOpen) return;
    const { NO_COLOR: noColour = '' } = this.#host.env;
    const lines = canvas.lines(noColour === '').map((line) => `${line}\u001b[K`);
    this.#host.stdout.write(`\u001b[H${lines.join('\r\n')}\u001b[J`);
  }

  /** The next event; `timeout` after so many milliseconds without one. Throws `Interrupted` on Ctrl-C and on signals. */
  async next(timeoutMs?: number): Promise<ScreenEvent> {
    checkInterrupted(this.#host);
    if (this.#events.length === 0 && !this.#hasEnded) await this.#sleep(timeoutMs);
    checkInterrupted(this.#host);
    const event = this.#events.shift() ?? (this.#hasEnded ? LEAVING : 'timeout');
    if (typeof event === 'object' && event.key === 'ctrl-c') throw new Interrupted();
    return event;
  }

  /** Keys one after another; before each of them it draws what there is to see. */
  async *keys(draw: () => void): AsyncGenerator<Key, never> {
    for (;;) {
      draw();
      const event = await this.next();
      if (typeof event === 'object') yield event.key;
    }
  }

  /** Gives the terminal back. Harmless when done twice. */
  close(): void {
    if (!this.#isOpen) return;
    const { stdin, stdout, signal } = this.#host;
    this.#restore();
    process.removeListener('exit', this.#restore);
    process.removeListener('uncaughtExceptionMonitor', this.#restore);
    clearTimeout(this.#patience);
    stdin.off('data', this.#read);
    stdin.off('end', this.#end);
    stdin.pause();
    stdout.off('resize', this.#resize);
    signal.removeEventListener('abort', this.#interrupt);
  }

  readonly #restore = (): void => {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#host.stdout.write(GIVE_BACK);
    this.#host.stdin.setRawMode?.(false);
  };

  #sleep(timeoutMs: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = timeoutMs === undefined ? undefined : setTimeout(resolve, timeoutMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #tell(events: readonly ScreenEvent[]): void {
    this.#events.push(...events);
    this.#wake?.();
  }

  readonly #read = (chunk: Buffer | string): void => {
    clearTimeout(this.#patience);
    const { keys, rest } = keysIn(this.#pending + chunk.toString(), true);
    this.#pending = rest;
    this.#tell(keys.map((key) => ({ key })));
    // An escape that stays alone was the key of that name.
    if (rest !== '') this.#patience = setTimeout(this.#flush, PATIENCE_MS);
  };

  readonly #flush = (): void => {
    const { keys } = keysIn(this.#pending);
    this.#pending = '';
    this.#tell(keys.map((key) => ({ key })));
  };

  /** A terminal that hangs up will send nothing more: that is leaving, however many times it takes. */
  readonly #end = (): void => {
    this.#hasEnded = true;
    this.#tell([LEAVING]);
  };

  readonly #resize = (): void => {
    this.#tell(['resize']);
  };

  readonly #interrupt = (): void => {
    this.#wake?.();
  };
}
