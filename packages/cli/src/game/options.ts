/** Options from settings: what a command line can say of a game, and what was said. */

import { HUMAN } from 'asterion/play';
import {
  type AnySetting,
  familiesOf,
  memberKey,
  plainSettings,
  type Said,
  type Schema,
  SET,
  type Setting,
  type Settled,
  settle,
} from 'asterion/settings';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { meant } from '../host/names.js';
import { seedOrDrawn } from '../host/options.js';

/** Older short names, by the name of the option. */
export type Shorts = Readonly<Record<string, string>>;

const HINTS: Readonly<Record<Setting['input'], string>> = {
  count: ' <n>',
  span: ' <a-b>',
  flag: '',
  choice: ' <name>',
  cell: ' <r,c>',
  player: ' <name>',
  seed: ' <seed>',
  text: ' <text>',
  world: ' <file>',
};

/** Puts the options of a schema on a command, each once; what goes without saying is left out. */
export function withSettings(
  command: Command,
  schema: Schema,
  shorts: Shorts = {},
  except: readonly string[] = [],
): Command {
  const { values } = settle(schema, {});
  const settings = plainSettings(schema).filter(({ key, isImplied }) => isImplied !== true && !except.includes(key));
  for (const setting of onlyFirst(settings)) {
    const { key, aliases = [] } = setting;
    const all = settings.filter((other) => other.key === key);
    command.addOption(optionOf(setting, key, shorts, all.map((one) => helpOf(one, values)).join('; ')));
    for (const alias of aliases) command.addOption(optionOf(setting, alias, shorts, `the same as --${key}`).hideHelp());
  }
  for (const family of familiesOf(schema)) {
    const gather = (text: string, before: Said = {}): Said => {
      const [, name, value] = /^([A-Za-z-]+)=(.*)$/s.exec(text) ?? [];
      if (name === undefined) throw new InvalidArgumentError('Expected a name and a value, like depth=3.');
      return { ...before, [memberKey(family, name)]: value };
    };
    command.option(`--${family.family} <name=value>`, `${family.about}; may be repeated`, gather);
  }
  return command;
}

const onlyFirst = (settings: readonly Setting[]): Setting[] =>
  settings.filter(({ key }, index) => settings.findIndex((other) => other.key === key) === index);

function optionOf({ input }: AnySetting, key: string, shorts: Shorts, about: string): Option {
  const short = Object.hasOwn(shorts, key) ? `${shorts[key]}, ` : '';
  return new Option(`${short}--${key}${HINTS[input]}`, about);
}

/** What an option means, what it takes, and what is taken without it. */
function helpOf(setting: Setting, values: Readonly<Record<string, unknown>>): string {
  const { about, input, key } = setting;
  const names = setting.choices?.(values).map(({ name }) => name) ?? [];
  const isSaid = names.length > 0 && !about.includes(names[0]);
  const choices = isSaid
    ? `: ${[...names.filter((name) => name !== HUMAN), ...names.filter((name) => name === HUMAN)].join(', ')}`
    : '';
  const depth = input === 'player' ? '; NAME:DEPTH where it looks ahead, or a path to a module' : '';
  return `${about}${rangeOf(setting, values)}${choices}${depth}${usualOf(setting, values, key)}`;
}

function rangeOf(setting: Setting, values: Readonly<Record<string, unknown>>): string {
  if (!('range' in setting)) return '';
  const [least, most] = (setting.range as (before: object) => readonly [number, number])(values);
  return most > 1_000_000 ? '' : `, ${least} to ${most}`;
}

function usualOf(setting: Setting, values: Readonly<Record<string, unknown>>, key: string): string {
  if (setting.input === 'seed') return ' (default: drawn and printed)';
  if (setting.follows !== undefined || setting.input === 'flag') return '';
  const text = setting.format(setting.isFor?.(values) === false ? setting.usual(values, {}) : values[key]);
  return text === '' ? '' : ` (default: ${text})`;
}

/** What a command line said, by the key of the setting or by an older name of it. */
export function saidOn(options: Readonly<Record<string, unknown>>, schema: Schema): Said {
  const said: Record<string, string> = {};
  for (const { key, aliases = [] } of plainSettings(schema)) {
    for (const name of [key, ...aliases]) {
      const { negate, attribute } = attributeOf(name);
      const value = options[attribute];
      if (typeof value === 'string') said[name] = value;
      else if (value === !negate) said[name] = SET;
    }
    const [first, other] = [key, ...aliases].filter((name) => Object.hasOwn(said, name));
    if (other !== undefined && said[other] !== said[first])
      throw new Failure(`--${first} ${said[first]} and --${other} ${said[other]}: expected one of them`);
  }
  for (const { family } of familiesOf(schema)) Object.assign(said, options[family]);
  return said;
}

/** As commander calls it; an option that begins with `no-` takes something away. */
function attributeOf(name: string): { readonly negate: boolean; readonly attribute: string } {
  const option = new Option(`--${name}`);
  return { negate: option.negate, attribute: option.attributeName() };
}

/**
 * What the options of a command line come to; what cannot be used is a failure that names the option. A seed that nobody
 * said is drawn and printed.
 */
export function settledOn(
  options: Readonly<Record<string, unknown>>,
  schema: Schema,
  messages: Pick<Messages, 'say'>,
): Settled {
  const said = saidOn(options, schema);
  const drawn = { seed: String(seedOrDrawn(said.seed)), ...said };
  const hasSeed = plainSettings(schema).some(({ input }) => input === 'seed');
  const settled = settle(schema, hasSeed ? drawn : said);
  checkFaults(settled, said, schema);
  if (hasSeed && said.seed === undefined) messages.say(`seed ${drawn.seed}`);
  return settled;
}

/** Refuses what cannot be used, by the name of the option that said it. */
export function checkFaults(
  { faults, unknown, settings }: Pick<Settled, 'faults' | 'unknown' | 'settings'>,
  said: Said,
  schema: Schema,
  place = '',
): void {
  for (const family of familiesOf(schema)) {
    const start = memberKey(family, '');
    const stranger = unknown.find((key) => key.startsWith(start));
    const known = settings.filter(({ key }) => key.startsWith(start)).map(({ key }) => key.slice(start.length));
    if (stranger === undefined) continue;
    const name = stranger.slice(start.length);
    throw new Failure(`--${family.family} ${name}: expected one of ${known.join(', ')}${meant('; ', name, known)}`);
  }
  const [first] = Object.entries(faults);
  if (first === undefined) return;
  const [key, why] = first;
  const setting = plainSettings(schema).find((one) => one.key === key);
  const name = [key, ...(setting?.aliases ?? [])].find((one) => Object.hasOwn(said, one));
  const family = familiesOf(schema).find((one) => key.startsWith(memberKey(one, '')));
  const shown = family === undefined ? name : `${family.family} ${key.slice(memberKey(family, '').length)}`;
  if (shown === undefined) throw new Failure(place === '' ? why : `${place}: ${why}`);
  throw new Failure(
    `--${shown}${said[name ?? key] === SET && setting?.input === 'flag' ? '' : ` ${said[name ?? key]}`}: ${why}`,
  );
}
