/** Schemas: settings in their order, and what they come to. Later ones may depend on earlier ones. */

import { Refusal, type Said, type Setting, type Values } from './setting.js';

/**
 * Settings of which it depends on others which there are: the knobs of the chosen generator. On a command line they are
 * said as `--knob NAME=VALUE`, elsewhere by the key `knob-NAME`.
 */
export interface Family {
  /** What the keys of its members begin with: `knob` for `knob-NAME`. */
  readonly family: string;
  /** What saying one of them does, in a line: `turn a knob of the generator`. */
  readonly about: string;
  /** The settings there are beside the values before it, in their order; none where it does not apply. */
  members(before: Values): readonly AnySetting[];
}

/** Any setting: what its values are is its own business. */
export type AnySetting = Setting<never> | Setting;

/** Settings and families in the order in which they are read: each sees the values of those before it. */
export type Schema = readonly (AnySetting | Family)[];

/** What was said, read: a value for every setting that there is, and what is wrong with it, by key. */
export interface Settled {
  /** The settings that there are beside these values, in their order. */
  readonly settings: readonly Setting[];
  /** What cannot be used has its usual value here. */
  readonly values: Values;
  /** By the key of the setting: why what was said for it cannot be used, as a sentence. */
  readonly faults: Said;
  /** Keys that were said and mean nothing here. */
  readonly unknown: readonly string[];
}

const isFamily = (part: AnySetting | Family): part is Family => 'family' in part;

/** Every setting that is there whatever is said, in its order. */
export const plainSettings = (schema: Schema): Setting[] =>
  schema.filter((part) => !isFamily(part)).map((part) => part as Setting);

/** Every family, in its order. */
export const familiesOf = (schema: Schema): Family[] => schema.filter(isFamily);

/** The key of a member of a family. */
export const memberKey = ({ family }: Pick<Family, 'family'>, name: string): string => `${family}-${name}`;

/** Reads what was said, setting by setting. */
export function settle(schema: Schema, said: Said): Settled {
  const settings: Setting[] = [];
  const values: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  const known = new Set<string>();
  const take = (setting: Setting): void => {
    for (const key of [setting.key, ...(setting.aliases ?? [])]) known.add(key);
    if (setting.isFor?.(values) === false) return;
    settings.push(setting);
    const text = textOf(setting, said);
    const value = text === undefined ? setting.usual(values, said) : setting.parse(text, values);
    if (value instanceof Refusal) faults[setting.key] = value.message;
    values[setting.key] = value instanceof Refusal ? setting.usual(values, said) : value;
  };
  for (const part of schema) {
    if (isFamily(part)) for (const member of part.members(values)) take(member);
    else take(part);
  }
  return { settings, values, faults, unknown: Object.keys(said).filter((key) => !known.has(key)) };
}

const textOf = ({ key, aliases = [] }: Setting, said: Said): string | undefined =>
  [key, ...aliases]
    .map((name) => (Object.hasOwn(said, name) ? said[name] : undefined))
    .find((text) => text !== undefined);

/** Everything that decides, spelt out, whatever is usual today: what links and recordings keep. */
export function spelt({ settings, values }: Pick<Settled, 'settings' | 'values'>): Said {
  const entries = settings
    .filter(({ follows, isImplied }) => follows === undefined && isImplied !== true)
    .map((setting) => [setting.key, setting.format(values[setting.key])] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(entries);
}

/** What a host has of its own: another usual value, as text, and a tighter limit. */
export interface Overlay {
  /** Taken where nothing is said; the setting's own where this is absent, or refused beside the values before. */
  readonly usual?: string;
  /** Fixed, or dependent on the settings before. */
  readonly most?: number | ((before: Values) => number);
  /** Read by people in place of the setting's own. */
  readonly title?: string;
}

/** A schema as a host offers it. */
export const overlaid = (schema: Schema, overlays: Readonly<Record<string, Overlay>>): Schema =>
  schema.map((part) =>
    isFamily(part) || !Object.hasOwn(overlays, part.key) ? part : withOverlay(part as Setting, overlays[part.key]),
  );

function withOverlay(setting: Setting, { usual, most, title = setting.title }: Overlay): Setting {
  const parse: Setting['parse'] = (text, before) => {
    const value = setting.parse(text, before);
    const limit = (typeof most === 'function' ? most(before) : most) ?? Infinity;
    const isTooMuch = typeof value === 'number' && value > limit;
    return isTooMuch ? new Refusal(`Expected at most ${limit.toLocaleString('en')} here, got ${value}.`) : value;
  };
  if (usual === undefined) return { ...setting, title, parse };
  const taken: Setting['usual'] = (before, said) => {
    const value = setting.parse(usual, before);
    return value instanceof Refusal ? setting.usual(before, said) : value;
  };
  return { ...setting, title, parse, usual: taken };
}
