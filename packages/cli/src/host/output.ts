/** Where results go: to stdout, or to a file that is named. */

import { Failure, type Host } from './host.js';
import type { QuietOption } from './options.js';
import { type Chunks, pour } from './pour.js';

export type { Chunks } from './pour.js';

const STDOUT = '-';

/** Writes to a file, or to stdout for `-` and if none is named. */
export async function writeOutput(chunks: Chunks, path: string | undefined, host: Host): Promise<void> {
  if (path === undefined || path === STDOUT) {
    await pour(chunks, host.stdout, host);
    return;
  }
  const { writeFile } = await import('./output-file.js'); // a short command has no use for it
  await writeFile(chunks, path, host);
}

/** Fails at once where results could not be written later on. */
export async function checkOutput(...paths: readonly (string | undefined)[]): Promise<void> {
  const { checkPlace } = await import('./output-file.js');
  for (const path of paths) if (path !== undefined && path !== STDOUT) await checkPlace(path);
}

/** How a result is asked for, and whether a recording is. */
export interface ResultOptions extends QuietOption {
  readonly record?: string | undefined;
  readonly json?: boolean;
  readonly out?: string;
}

/** Writes a report or a text, whichever was asked for. */
export async function writeResult(
  { json, out }: ResultOptions,
  host: Host,
  { report, text }: { report: () => object; text: () => string },
): Promise<void> {
  await writeOutput([json === true ? `${JSON.stringify(report())}\n` : text()], out, host);
}

/** Where all but the recording goes: to stderr, once `--record -` has taken stdout. One result, so never a report there. */
export function besideRecording({ record, json, out }: ResultOptions, host: Host): Host {
  if (record !== STDOUT) return host;
  if (out === STDOUT || (json === true && out === undefined))
    throw new Failure('--record - and the report would both go to standard output; name a file for one of them');
  return { ...host, stdout: host.stderr };
}
