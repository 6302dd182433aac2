/** Options that several commands share, and how their values are read. */

import { availableParallelism } from 'node:os';
import { type Said, SET } from 'asterion/settings';
import { type Coordinates, type Seed, seedText } from 'asterion/world';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Messages } from './messages.js';
import { named } from './names.js';

/** `--quiet`: results only. */
export interface QuietOption {
  readonly quiet?: boolean;
}

export const withQuiet = (command: Command): Command => command.option('-q, --quiet', 'no messages, results only');

/** `--json`: a report, where `--format` would write the world or drawing itself. One result, so never both. */
export const withJson = (command: Command, about: string): Command =>
  command.addOption(new Option('--json', about).conflicts('format'));

export const withOut = (command: Command, about = 'write to a file instead of stdout'): Command =>
  command.option('--out <file>', about);

/** What a command with a result has: `--json` for a report instead of text, `--out`, and `--quiet`. */
export const withResult = (command: Command, about = 'print a report instead of text'): Command =>
  withQuiet(withOut(withJson(command, about)));

/**
 * Puts commands below one that also acts by itself. A word that names none of them is its argument, where it has one;
 * else it is refused with those that there are.
 */
export function withCommands(command: Command, children: readonly Command[]): Command {
  if (command.registeredArguments.length === 0) {
    const names = children.map((child) => ({ name: child.name() }));
    const refuse = (name: string) => named('command', name, undefined, names); // a known one does not come here
    command.usage('[options] [command]').argument('[command]', '', refuse);
  }
  for (const child of children) command.addCommand(child);
  return command;
}

/** A whole number of at least `least`, and at most `most` if there is one. */
export const wholeNumber =
  (least: number, most = Infinity) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^[0-9]{1,15}$/.test(value) || number < least || number > most) {
      const range = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`Expected a whole number ${range}.`);
    }
    return number;
  };

/** A number of at least `least`, fractions too. */
export const realNumber =
  (least: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^[0-9]{1,15}(\.[0-9]{1,15})?$/.test(value) || number < least)
      throw new InvalidArgumentError(`Expected a number of at least ${least}.`);
    return number;
  };

/** A share in percent. */
export function percent(value: string): number {
  const number = Number(value);
  const isShare = number > 0 && number < 1;
  if (!/^[0-9]{1,3}(\.[0-9]+)?$/.test(value) || number > 100 || isShare)
    throw new InvalidArgumentError(`Expected 0 to 100${isShare ? `, such as ${Math.round(100 * number)}` : ''}.`);
  return number;
}

/** `r,c` */
export function coordinates(value: string): Coordinates {
  const [row, col] = numbers(value, 2, 'a row and a column, like 0,5');
  return [row, col];
}

/** `r,c`, gathered over all uses of the option. */
export const coordinatesList = (value: string, before: readonly Coordinates[] = []): readonly Coordinates[] => [
  ...before,
  coordinates(value),
];

/** `r1,c1,r2,c2`, gathered over all uses of the option. */
export function tunnel(value: string, before: readonly (readonly [Coordinates, Coordinates])[] = []) {
  const [r1, c1, r2, c2] = numbers(value, 4, 'two cells, like 0,5,9,2');
  return [...before, [[r1, c1], [r2, c2]] as const]; // biome-ignore format: one pair
}

function numbers(value: string, count: number, expected: string): number[] {
  const parts = value.split(',').map((part) => part.trim());
  if (parts.length !== count || !parts.every((part) => /^[0-9]{1,9}$/.test(part))) {
    throw new InvalidArgumentError(`Expected ${expected}.`);
  }
  return parts.map(Number);
}

/** The seed given, or one drawn now. */
export const seedOrDrawn = (seed: string | undefined): Seed => seedText(seed ?? drawnSeed());

/** The same as text; one that was drawn is printed. */
export function seedSaid(seed: string | undefined, messages: Pick<Messages, 'say'>): string {
  const text = String(seedOrDrawn(seed));
  if (seed === undefined) messages.say(`seed ${text}`);
  return text;
}

/** 48 bits: short enough to be typed. */
function drawnSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 0x10000) * 0x100000000 + low;
}

/** `--threads` */
export interface ThreadsOption {
  readonly threads: number;
}

/** Results never depend on it. */
export const threadsOption = (): Option =>
  new Option('--threads <n>', 'how many threads to work in')
    .argParser(wholeNumber(1))
    .default(availableParallelism(), 'all cores');

/** `--set NAME=VALUE`, as often as need be; a name alone switches something on. */
export function settingSaid(value: string, before: Said = {}): Said {
  const [, key, text = SET] = /^([a-z][a-z-]*)(?:=(.*))?$/s.exec(value) ?? [];
  if (key === undefined) throw new InvalidArgumentError('Expected a name and a value, like rows=9.');
  return { ...before, [key]: text };
}
