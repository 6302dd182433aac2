/** What goes by a name, and the names that somebody may have meant. */

import { didYouMean } from 'asterion/settings';
import { type Command, InvalidArgumentError } from 'commander';
import { Failure } from './host.js';

/** What goes by a name, or a failure that lists the names there are. */
export function named<T>(kind: string, name: string, found: T | undefined, all: readonly { name: string }[]): T {
  if (found !== undefined) return found;
  const names = all.map((known) => known.name);
  throw new Failure(`unknown ${kind} "${name}"; known: ${names.join(', ')}${meant('; ', name, names)}`);
}

/** `; did you mean bfs?` behind the lead, or nothing. */
export const meant = (lead: string, name: string, names: readonly string[]): string =>
  didYouMean(name, names).replace(/^D/, `${lead}d`);

/** Lets the options and arguments of a command that take one of a few names say which may have been meant. */
export function suggestChoices({ options, registeredArguments }: Command): void {
  for (const one of [...options, ...registeredArguments]) {
    const names = one.argChoices;
    if (names === undefined) continue;
    one.argParser((name: string) => {
      if (names.includes(name)) return name;
      throw new InvalidArgumentError(`Allowed choices are ${names.join(', ')}. ${didYouMean(name, names)}`.trimEnd());
    });
  }
}

/** `a,b,c`; the parts of a mixture, which have commas between them, stay together. */
export const namesIn = (value: string): readonly string[] => value.split(/,(?![^,:]*=)/).map((name) => name.trim());
