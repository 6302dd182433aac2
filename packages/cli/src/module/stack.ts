/** What a module threw, in words, with its file and line. */

import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a stack trace, or in front of what a parser says: a path or an address, and a line. */
const PLACE = /(?<![\w/])(?:file:\/\/)?(\/[^\s():]+):(\d+)(?::\d+)?/g;

/** Where we are ourselves: our own frames are not what somebody looks for. */
const OWN = fileURLToPath(new URL('.', import.meta.url));

/** `threw TypeError: x is not a function, at mine.js:3`. Trusts nothing: anything at all can be thrown. */
export function thrownText(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${shown(error)}`;
  const place = placeOf(`${error.message}\n${error.stack ?? ''}`);
  const message = error.message.split('\n').at(error.message.startsWith('Transform failed') ? 1 : 0) ?? '';
  const said = message.replace(PLACE, '').replace(/^: ERROR: /, '');
  return `threw ${error.name === 'Error' && said !== message ? 'SyntaxError' : error.name}: ${said}${place}`;
}

function placeOf(stack: string): string {
  for (const [, path, line] of stack.matchAll(PLACE)) {
    const isOurs = path.startsWith(OWN) || path.includes('/node_modules/');
    if (!isOurs) return `, at ${basename(decodeURIComponent(path))}:${line}`;
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
