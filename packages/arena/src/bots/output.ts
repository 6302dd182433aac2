/** What a program prints, as lines: bounded, for strangers print what they like. */

import { LONGEST_LINE, MOST_BYTES } from '../protocol/index.js';

const NEWLINE = 10;

/** Makes lines of bytes; says when there are too many. */
export class BoundedLines {
  #rest = Buffer.alloc(0);
  #bytes = 0;

  /** The lines that these bytes end; undefined for a flood. */
  take(chunk: Buffer): string[] | undefined {
    this.#bytes += chunk.length;
    if (this.#bytes > MOST_BYTES) return undefined;
    const lines: string[] = [];
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      const line = Buffer.concat([this.#rest, chunk.subarray(from, end)]);
      if (line.length > LONGEST_LINE) return undefined;
      lines.push(line.toString().replace(/\r$/, ''));
      this.#rest = Buffer.alloc(0);
      from = end + 1;
    }
    this.#rest = Buffer.concat([this.#rest, chunk.subarray(from)]);
    return this.#rest.length > LONGEST_LINE ? undefined : lines;
  }

  /** Another game: what was printed before does not count any more. */
  begin(): void {
    this.#bytes = 0;
  }
}

/** The last bytes of what a program says beside the protocol. */
export class Tail {
  static readonly BYTES = 4096;
  #bytes = Buffer.alloc(0);

  take(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]).subarray(-Tail.BYTES);
  }

  get text(): string {
    return this.#bytes.toString();
  }
}
