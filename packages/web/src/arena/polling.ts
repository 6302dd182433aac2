/**
 * Something on the server that changes, asked for again and again: often while it does, seldom while nobody looks. What has not
 * changed since costs an answer without content. A server that is gone is asked on, ever more seldom, until it is back.
 */

import { type ReadonlySignal, signal } from '@preact/signals';

/** Milliseconds after which nobody waits for an answer any longer. */
const PATIENCE = 15_000;
/** Milliseconds between questions while the page is hidden, at least. */
const WHILE_HIDDEN = 20_000;
/** Milliseconds until a server that has not answered is asked again: at first, and at most. */
const AGAIN = 1000;
const AGAIN_AT_MOST = 10_000;
/** A sentence of the server has that many characters at most. */
const LONGEST = 400;

export interface Trouble {
  /** Whether there was no answer at all. */
  readonly isGone: boolean;
  readonly text: string;
}

/** What was asked for, or what is wrong. */
export type PollAnswer<T> =
  | { readonly kind: 'new'; readonly value: T; readonly tag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly pause?: number };

const GONE: Trouble = { isGone: true, text: 'The server does not answer.' };

/** Asks once. `tag` is that of what one has already. */
export async function ask<T>(
  address: string,
  read: (answer: Response) => Promise<T>,
  signal: AbortSignal,
  tag: string | null = null,
): Promise<PollAnswer<T>> {
  let answer: Response;
  try {
    const headers: Record<string, string> = tag === null ? {} : { 'if-none-match': tag };
    answer = await fetch(address, { headers, cache: 'no-store', signal });
    if (answer.status === 304) return { kind: 'same' };
    if (!answer.ok) return { kind: 'trouble', ...(await refusalOf(answer)) };
  } catch {
    return { kind: 'trouble', trouble: GONE };
  }
  try {
    return { kind: 'new', value: await read(answer), tag: answer.headers.get('etag') };
  } catch (error) {
    const why = error instanceof Error ? ` ${error.message}` : '';
    return { kind: 'trouble', trouble: { isGone: false, text: `The answer of the server cannot be read.${why}` } };
  }
}

/** A sentence of our own server; of others only the number: they answer with whole pages. */
async function refusalOf(answer: Response): Promise<{ readonly trouble: Trouble; readonly pause?: number }> {
  const isText = answer.headers.get('content-type')?.startsWith('text/plain') === true;
  const text = isText ? (await answer.text()).trim() : '';
  const seconds = Number(answer.headers.get('retry-after'));
  return {
    trouble: {
      isGone: false,
      text: text === '' || text.length > LONGEST ? `The server answers with the status ${answer.status}.` : text,
    },
    ...(seconds > 0 && { pause: seconds * 1000 }),
  };
}

export class Polling<T> {
  readonly #address: string;
  readonly #read: (value: unknown) => T;
  readonly #pause: (value: T | undefined) => number;
  readonly #value = signal<T | undefined>(undefined);
  readonly #trouble = signal<Trouble | undefined>(undefined);
  #tag: string | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  /** `pause` says how many milliseconds to wait after an answer while the page is looked at. */
  constructor(address: string, read: (value: unknown) => T, pause: (value: T | undefined) => number) {
    this.#address = address;
    this.#read = read;
    this.#pause = pause;
  }

  /** The newest that is known; undefined until there was an answer. */
  get value(): ReadonlySignal<T | undefined> {
    return this.#value;
  }

  /** Why there is nothing newer; undefined while the server answers as it should. */
  get trouble(): ReadonlySignal<Trouble | undefined> {
    return this.#trouble;
  }

  /** Asks at once, and then again and again, until the returned call. */
  start(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.#ask();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    void this.#ask();
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      clearTimeout(this.#timer);
      this.#asking?.abort();
      this.#asking = undefined;
    };
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#timer = setTimeout(() => asking.abort(), PATIENCE);
    const answer = await ask(
      this.#address,
      async (response) => this.#read(await response.json()),
      asking.signal,
      this.#tag,
    );
    if (this.#asking !== asking) return; // somebody has asked since, or left
    clearTimeout(this.#timer);
    this.#failures = answer.kind === 'trouble' ? this.#failures + 1 : 0;
    this.#trouble.value = answer.kind === 'trouble' ? answer.trouble : undefined;
    if (answer.kind === 'new') {
      this.#tag = answer.tag;
      this.#value.value = answer.value;
    }
    this.#timer = setTimeout(() => void this.#ask(), this.#next(answer));
  }

  #next(answer: PollAnswer<T>): number {
    const usual = this.#pause(this.#value.peek());
    const pause =
      answer.kind === 'trouble'
        ? (answer.pause ?? Math.max(usual, Math.min(AGAIN * 2 ** (this.#failures - 1), AGAIN_AT_MOST)))
        : usual;
    return document.visibilityState === 'visible' ? pause : Math.max(pause, WHILE_HIDDEN);
  }
}
