/** A bot in this very process, spoken to by lines: what a referee says goes in, what it says comes out. */

import { type BotPlayer, runBot } from '@asterion/arena/protocol';

export interface SpokenTo {
  tell(lines: readonly string[]): void;
  /** The next line it says. */
  heard(): Promise<string>;
  /** Once it has ended. */
  readonly ended: Promise<void>;
}

export function speakTo(player: BotPlayer, seed = '7'): SpokenTo {
  const [told, said] = [new Lines(), new Lines()];
  const ended = runBot(player, {
    lines: told,
    say: (line) => {
      said.push(line);
    },
    seed,
  });
  const failed = ended.then(() => new Promise<string>(() => undefined));
  return {
    tell: (lines) => {
      for (const line of lines) told.push(line);
    },
    heard: () => Promise.race([said.next().then(({ value }) => value), failed]),
    ended,
  };
}

class Lines implements AsyncIterable<string> {
  readonly #lines: string[] = [];
  #wake: () => void = () => undefined;

  push(line: string): void {
    this.#lines.push(line);
    this.#wake();
  }

  async next(): Promise<{ value: string; done: false }> {
    while (this.#lines.length === 0)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return { value: this.#lines.shift() ?? '', done: false };
  }

  [Symbol.asyncIterator]() {
    return { next: () => this.next() };
  }
}
