/** A bot as a person names it: a command line, or the path of a module, which is played by `asterion bot`. */

import { Failure } from '../host/host.js';
import { isModulePath } from '../module/module-file.js';
import { moduleBot } from './load.js';

/** The words of a command line; blanks inside quotes are no ends of words. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare);

/** The program and its arguments; fails where there are none. */
export function commandOf(said: readonly string[]): string[] {
  const words = said.length === 1 ? wordsOf(said[0]) : [...said];
  if (words.length === 0) throw new Failure('expected the command of a bot, such as "python3 mine.py"');
  if (words.length > 1 || !isModulePath(words[0])) return words;
  return [...moduleBot(), words[0]];
}
