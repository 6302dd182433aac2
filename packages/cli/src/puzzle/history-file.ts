/**
 * The puzzles somebody has solved, kept on this machine: `history.json` in a folder of their own.
 *
 * It is read again before each change, for there may be two terminals; and what cannot be read is moved aside and not
 * written over.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHistory, type PuzzleHistory, parseHistory, type SolvedPuzzle, withSolved } from 'asterion/puzzle';
import type { Command } from 'commander';
import { dataFolder } from '../host/data-folder.js';
import { type Host, reasonOf } from '../host/host.js';
import { keepAsFirstFree, replaceSafely } from '../host/replace-file.js';

/** `--save-dir` */
export interface HistoryOption {
  readonly saveDir?: string;
}

export const withHistory = (command: Command): Command =>
  command.option(
    '--save-dir <dir>',
    'the folder of what you have solved, made if need be (default: $ASTERION_SAVES/puzzle, else ' +
      '$XDG_DATA_HOME/asterion/puzzle, else ~/.local/share/asterion/puzzle)',
  );

export const historyOf = ({ saveDir }: HistoryOption, { env }: Pick<Host, 'env'>): HistoryFile =>
  new HistoryFile(saveDir ?? usualFolder(env));

function usualFolder(env: Host['env']): string {
  const { ASTERION_SAVES: own = '' } = env;
  return own === '' ? dataFolder('puzzle', env) : join(own, 'puzzle');
}

export class HistoryFile {
  readonly #folder: string;
  readonly #path: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, 'history.json');
  }

  /** What was solved; nothing where there is no such file, or none that can be read. */
  read(): PuzzleHistory {
    return parseHistory(this.#text());
  }

  /** Adds a puzzle. Returns what there is to tell, if there is anything: solving goes on if it cannot be kept. */
  add(solved: SolvedPuzzle): string | undefined {
    try {
      mkdirSync(this.#folder, { recursive: true });
      const aside = this.#isDamaged() ? keepAsFirstFree(this.#path, this.#asideNames()) : undefined;
      replaceSafely(this.#path, formatHistory(withSolved(this.read(), solved)));
      return aside && `${this.#path} could not be read. It was moved aside, to ${aside}`;
    } catch (error) {
      return `cannot keep ${this.#path}: ${reasonOf(error)}`;
    }
  }

  #text(): string | null {
    try {
      return readFileSync(this.#path, 'utf8');
    } catch {
      return null;
    }
  }

  /** Whether there is a text that means nothing: an empty history would be written just so. */
  #isDamaged(): boolean {
    const text = this.#text();
    return text !== null && text !== formatHistory([]) && parseHistory(text).length === 0;
  }

  *#asideNames(): Generator<string, void> {
    for (let number = 1; ; number++) yield join(this.#folder, `history.damaged-${number}.json`);
  }
}
