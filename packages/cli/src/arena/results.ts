/** Where results go: a table, a report, values, a page, and every game as a recording. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { checkInterrupted, Failure, type Host, reasonOf } from '../host/host.js';
import { withResult } from '../host/options.js';
import { checkOutput, type ResultOptions, writeOutput } from '../host/output.js';
import { gamesOf, type Recordings } from './games.js';
import type { Arena } from './load.js';
import { csvOf, reportOf, textOf } from './table.js';

export interface ArenaResultOptions extends ResultOptions {
  readonly csv?: boolean;
  readonly html?: string;
  readonly games?: string;
}

export const withResults = (command: Command): Command =>
  withResult(
    command
      .addOption(new Option('--csv', 'print comma-separated values instead').conflicts('json'))
      .option('--html <file>', 'write a page with everything in it, too: tables, ratings, and the games to replay')
      .option(
        '--games <folder>',
        'write every game, too, as a recording that "asterion review" opens (mazes have none)',
      ),
  );

/** Fails at once where results could not be written later on. */
export const checkResults = ({ out, html }: ArenaResultOptions): Promise<void> => checkOutput(out, html);

export async function writeResults(
  state: Arena.TournamentState,
  store: Arena.Store,
  { json, csv, out, html, games }: ArenaResultOptions,
  host: Host,
): Promise<void> {
  const recordings = { of: (key: string) => store.recording(state.tournament.name, key) };
  if (games !== undefined) await writeGames(state, recordings, games, host);
  if (html !== undefined) {
    const { pageOf } = await import('./page.js');
    await writeOutput([await pageOf(state, recordings, host)], html, host);
  }
  const result = json === true ? `${JSON.stringify(reportOf(state))}\n` : csv === true ? csvOf(state) : textOf(state);
  await writeOutput([result], out, host);
}

async function writeGames(
  state: Arena.TournamentState,
  recordings: Recordings,
  folder: string,
  host: Host,
): Promise<void> {
  const games = gamesOf(state);
  const width = String(games.length).length;
  try {
    await mkdir(folder, { recursive: true });
    for (const [index, { key, encounter }] of games.entries()) {
      checkInterrupted(host);
      const recording = await recordings.of(key);
      if (recording === null) continue; // nobody has played it
      const { game, world, seed, a, b } = encounter;
      const name = [String(index + 1).padStart(width, '0'), game, world, seed, a, b]
        .join('-')
        .replace(/[^\w.+-]+/g, '_');
      await writeFile(join(folder, `${name}.json`), recording);
    }
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`cannot write ${folder}: ${reasonOf(error)}`);
  }
}
