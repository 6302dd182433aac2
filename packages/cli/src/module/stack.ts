/** What a module threw, in words, with its file and line. */

import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryManifest, packageRoot } from '../package.js';

/** What a module is or answers is not what was asked for: the rest of a sentence about it. */
export class NotExpected extends Error {
  override readonly name = 'NotExpected'; // by which it is known that comes from another thread
}

export const isNotExpected = (error: unknown): error is NotExpected =>
  error instanceof Error && error.name === 'NotExpected';

/** A place in a stack trace, or in front of what a parser says: a path or an address, and a line. */
const PLACE = /(?<![\w/])(?:file:\/\/)?(\/[^\s():]+):(\d+)(?::\d+)?/g;

/** Where we and the library are: our own frames are not what somebody looks for. */
const OWN = [fileURLToPath(packageRoot), dirname(libraryManifest()), '/node_modules/'];

/** `threw TypeError: x is not a function, at mine.js:3`. Trusts nothing: anything at all can be thrown. */
export function thrownText(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${shown(error)}`;
  const place = placeOf(`${error.message}\n${error.stack ?? ''}`);
  const [first, second = ''] = error.message.split('\n');
  if (!first.startsWith('Transform failed')) return `threw ${error.name}: ${first.replace(/[.]$/, '')}${place}`;
  return `threw SyntaxError: ${second.replace(PLACE, '').replace(/^: ERROR: /, '')}${place}`;
}

function placeOf(stack: string): string {
  for (const [, path, line] of stack.matchAll(PLACE)) {
    if (!OWN.some((folder) => path.includes(folder))) return `, at ${basename(decodeURIComponent(path))}:${line}`;
  }
  return '';
}

/** A value as it looks in a message, whatever it is. */
export function shown(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return `a value of the type ${typeof value}`; // circles, big integers
  }
}
