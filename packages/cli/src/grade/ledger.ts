/**
 * The results of a class so far, in a file that only ever grows: a line for each finished piece of work, with a checksum in
 * front. A process that dies at any moment costs at most the line it was writing. Every line says by a key what it is a result
 * of, so that results of other options, or of what was handed in before, stay and do no harm.
 */

import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { Failure, reasonOf } from '../host/host.js';
import type { Messages } from '../host/messages.js';

/** The first line of such a file. */
const HEADER = 'asterion grade 1';

/** Of one submission, by the name of the piece of work. */
export type Kept = ReadonlyMap<string, unknown>;

interface Entry {
  readonly key: string;
  readonly task: string;
  readonly result: unknown;
}

/** What a result is a result of, as a short text. */
export const keyOf = (...of: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 24);

const checksum = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, 8);

export class Ledger {
  readonly #path: string | undefined;
  readonly #entries = new Map<string, Map<string, unknown>>();
  /** What has to come before the next line: a header, or the end of a line that was never finished. */
  #before = `${HEADER}\n`;

  /** Reads what is there; with `isFresh` nothing of it is used. Without a path nothing is kept. */
  constructor(path: string | undefined, isFresh: boolean, messages: Pick<Messages, 'say'>) {
    this.#path = path;
    const text = path === undefined ? '' : readText(path);
    if (text === '' || HEADER.startsWith(text)) {
      if (text !== '') this.#before = `${HEADER.slice(text.length)}\n`;
      return;
    }
    const [header, ...lines] = text.split('\n');
    if (header !== HEADER)
      throw new Failure(`${String(path)}: expected results of "asterion grade", found another file`);
    const isTorn = lines.at(-1) !== '';
    this.#before = isTorn ? '\n' : '';
    for (const [index, line] of (isTorn ? lines : lines.slice(0, -1)).entries()) {
      const entry = entryIn(line);
      if (entry !== undefined && !isFresh) this.#take(entry);
      if (entry !== undefined || line === '') continue;
      const isLast = isTorn && index === lines.length - 1;
      messages.say(
        `${String(path)}:${index + 2}: ${isLast ? 'the last line is not whole' : 'the line is damaged'}, and left out`,
      );
    }
  }

  /** What is known of a submission. */
  of(key: string): Kept {
    return this.#entries.get(key) ?? new Map<string, unknown>();
  }

  /** Keeps a result, before anything else happens. */
  note(entry: Entry): void {
    this.#take(entry);
    if (this.#path === undefined) return;
    const json = JSON.stringify(entry);
    try {
      appendFileSync(this.#path, `${this.#before}${checksum(json)} ${json}\n`);
    } catch (error) {
      throw new Failure(`cannot write ${this.#path}: ${reasonOf(error)}; --resume FILE keeps the results elsewhere`);
    }
    this.#before = '';
  }

  #take({ key, task, result }: Entry): void {
    const known = this.#entries.get(key) ?? new Map<string, unknown>();
    this.#entries.set(key, known.set(task, result));
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new Failure(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

/** The entry of a line; undefined for what nobody has written whole. */
function entryIn(line: string): Entry | undefined {
  const [, sum, json = ''] = /^([0-9a-f]{8}) (.*)$/.exec(line) ?? [];
  return sum !== undefined && sum === checksum(json) ? (JSON.parse(json) as Entry) : undefined;
}
