/** Modules for tests: good ones, and such as do what modules do wrong, in JavaScript and in TypeScript. */

import type { Worker } from 'node:worker_threads';
import { isThorough } from '../../../testing/thorough.js';
import { fileWith } from './folder.js';

/** The languages, each by the end of its files, and how it writes the type of something. */
export const LANGUAGES = [
  { end: 'js', typed: (name: string, _type: string): string => name },
  { end: 'ts', typed: (name: string, type: string): string => `${name}: ${type}` },
] as const;

/** Those cases that are tried in files with this end: each in one language, by turns, or in both in `npm run thorough`. */
export const casesIn = <T>(end: string, cases: readonly T[]): readonly T[] =>
  isThorough ? cases : cases.filter((_, at) => LANGUAGES[at % LANGUAGES.length].end === end);

/** A module whose function has this body; its first line is the third of the file. */
export const moduleWith = (parameters: string, body: string, name: string): Promise<string> =>
  fileWith(`// A module of somebody's own.\nexport default (${parameters}) => {\n${body}\n};\n`, name);

const running = new Set<Worker>();
process.on('worker', (thread) => {
  running.add(thread);
  thread.once('exit', () => running.delete(thread));
});

/** How many threads this process has started that still run. */
export const threads = (): number => running.size;
