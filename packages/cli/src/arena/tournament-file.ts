/** A tournament from a file, and where its results belong: in the same place, whoever plays it. */

import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Host } from '../host/host.js';
import { inputName, readInput } from '../host/input.js';
import { type EngineOptions, moduleCommand } from './engine.js';
import type { Arena } from './load.js';

export interface TournamentFile {
  readonly tournament: Arena.Tournament;
  /** Beside the file; undefined for what came from nowhere. */
  readonly place: string | undefined;
}

/** `cup` of `some/cup.toml`. */
const nameOf = (file: string): string => basename(file, extname(file));

export async function readTournamentFile(
  arena: typeof Arena,
  file: string,
  options: Pick<EngineOptions, 'sandbox'>,
  host: Host,
): Promise<TournamentFile> {
  const isFile = file !== '-';
  const folder = isFile ? dirname(resolve(file)) : process.cwd();
  const name = isFile ? nameOf(file) : 'tournament';
  const text = await readInput(file, host);
  const around = { folder, moduleBot: moduleCommand(arena, options) };
  const tournament = arena.readTournament(text, { file: inputName(file), name }, around);
  return { tournament, place: isFile ? join(dirname(file), `${name}.results`) : undefined };
}
