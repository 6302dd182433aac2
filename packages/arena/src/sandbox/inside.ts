/**
 * What runs inside QuickJS beside a module of a player: the bot's side of the protocol. The module gets positions of the library
 * as it does anywhere; nothing but lines goes in and out.
 */

import type { PlayerEntry } from 'asterion/game';
import type { Solver } from 'asterion/search';
import { createRng, finish } from 'asterion/world';
import { type BotPlayer, type MazeTask, runBot, seatedEntry } from '../protocol/index.js';

type Entry = PlayerEntry<unknown, unknown>;
type Call = (...args: readonly unknown[]) => unknown;

const isCall = (exported: unknown): exported is Call => typeof exported === 'function';

/** A function, or an entry of a registry: as everywhere where a module is named. */
function entryOf(exported: unknown, name: string): Pick<Entry, 'start' | 'memoryless'> {
  if (isCall(exported))
    return { memoryless: false, start: (_seen, _seat, rng) => ({ move: (seen) => exported(seen, rng) }) };
  const entry = exported as Partial<Entry> | null | undefined;
  if (typeof entry?.start === 'function')
    return { memoryless: entry.memoryless === true, start: entry.start.bind(entry) };
  throw new RangeError(`${name}: expected a function (seen, rng) => move, or an entry with "start", as default export`);
}

function solved(exported: unknown, { world, from, to }: MazeTask, seed: string): readonly number[] {
  const entry = exported as Partial<Solver> | null | undefined;
  const rng = createRng(seed);
  if (!isCall(exported) && typeof entry?.start === 'function')
    return finish(entry.start(world, from, to, rng)).path ?? [];
  if (!isCall(exported)) throw new RangeError('expected a function (world, from, to, rng) => cells');
  const cells = exported(world, from, to, rng);
  if (cells === undefined) return []; // it found none
  if (typeof cells === 'object' && cells !== null && Symbol.iterator in cells)
    return [...(cells as Iterable<number>)].map(Number);
  throw new RangeError('expected a list of cells');
}

/** Plays by what a module exports. Lines are handed to what it returns; `say` gets the answers, `end` why it plays no more. */
export function play(
  exported: unknown,
  name: string,
  say: (line: string) => void,
  end: (why: string) => void,
): (line: string) => void {
  const player: BotPlayer = {
    name,
    seated: (description, seat, seed) => seatedEntry(entryOf(exported, name) as Entry, description, seat, seed),
    solved: (task, seed) => solved(exported, task, seed),
  };
  const lines = new Lines();
  runBot(player, { lines, say }).then(
    () => end(''),
    (error: unknown) =>
      end(error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error)),
  );
  return (line) => lines.push(line);
}

/** Lines as they come. */
class Lines implements AsyncIterable<string> {
  readonly #waiting: string[] = [];
  #wake: (() => void) | undefined;

  push(line: string): void {
    this.#waiting.push(line);
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      const line = this.#waiting.shift();
      if (line !== undefined) yield line;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
