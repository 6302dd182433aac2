/**
 * A setting: one thing that can be chosen, as data, so that hosts can offer it, list it and say what is wrong with it.
 *
 * What a person typed, a link carries and a recording keeps is text, right or wrong; what a game takes are values. A
 * setting stands between the two, and is the only place that knows both.
 */

import { didYouMean } from './names.js';

/** What was said, by the key of the setting. */
export type Said = Readonly<Record<string, string>>;

/** What it comes to, by the key of the setting. */
export type Values = Readonly<Record<string, unknown>>;

/** Why something cannot be had, as a sentence; `key` names the setting that stands for it, if one does. */
export class Refusal {
  /** A sentence for people. */
  readonly message: string;
  /** The key of the setting at fault; undefined where none is named. */
  readonly key: string | undefined;

  constructor(message: string, key?: string) {
    this.message = message;
    this.key = key;
  }
}

/** One of a few. */
export interface Choice {
  /** What is said to choose it, and what the value is. */
  readonly name: string;
  /** How people call it, where its name does not do. */
  readonly title?: string;
  /** A line about it. */
  readonly about?: string;
}

/** How a setting is asked for. `world` is a whole world as text; `span` is from one count to another. */
export type Input = 'count' | 'span' | 'flag' | 'choice' | 'cell' | 'player' | 'seed' | 'text' | 'world';

/** One thing that can be chosen, as data: `T` is what a game takes. */
export interface Setting<T = unknown> {
  /** Its name on a command line, in a link and in a recording. */
  readonly key: string;
  /** Other names for it, understood for ever. */
  readonly aliases?: readonly string[];
  /** How people call it, on a form: `Rows and columns`. */
  readonly title: string;
  /** What it means, in a line. */
  readonly about: string;
  /** Of one that is either so or not, and worth saying where it is not: how people say that. `Nobody may pass` */
  readonly otherwise?: string;
  /** Decides which form field it gets, and whether it has `choices`. */
  readonly input: Input;
  /** What a change means: a new world, new rules in the same one, or others who go on playing. */
  readonly affects: 'world' | 'rules' | 'seats';
  /** The key of the setting that says the same unless both are said: forms and links have one of the two. */
  readonly follows?: string;
  /** Whether it goes without saying beside the others: links leave it out. */
  readonly isImplied?: boolean;
  /** Whether there is such a thing beside the values before it; always if absent. */
  isFor?(before: Values): boolean;
  /** Of a choice or a player: which there are. */
  choices?(before: Values): readonly Choice[];
  /** Of one that may be left open, to whoever makes the world: what that usually comes to, as text. */
  leftOpen?(before: Values): string;
  /** What is taken where nothing is said; it may depend on what was said elsewhere. */
  usual(before: Values, said: Said): T;
  /** What a text means beside the values before it, or why it means nothing. */
  parse(text: string, before: Values): T | Refusal;
  /** The text of a value, for links and recordings; empty where there is nothing to say. */
  format(value: T): string;
}

/** A bound, fixed or dependent on the settings before. */
export type Bound = number | ((before: Values) => number);

/** What every kind of setting is told. */
export type Plain<T> = Pick<
  Setting<T>,
  'key' | 'title' | 'about' | 'otherwise' | 'affects' | 'aliases' | 'isFor' | 'follows' | 'isImplied'
>;

/** A fixed value, or one that depends on the settings before and on what is said. */
export type Usual<T> = T | Setting<T>['usual'];

const usually = <T>(usual: Usual<T>): Setting<T>['usual'] =>
  typeof usual === 'function' ? (usual as Setting<T>['usual']) : () => usual;

/** The text as it was found: `"x"`, or `nothing`. */
const found = (text: string): string => (text.trim() === '' ? 'nothing' : JSON.stringify(text.trim()));

/** Of fixed and dependent bounds alike. */
const boundOf = (bound: Bound, before: Values): number => (typeof bound === 'number' ? bound : bound(before));

/** A setting whose value is a whole number between two bounds. */
export interface CountSetting extends Setting<number> {
  readonly input: 'count';
  /** The least and the most there may be. */
  range(before: Values): readonly [least: number, most: number];
}

/** A whole number. `refuse` says what else may be wrong with one, and is asked first: it knows more than two bounds. */
export function count(
  of: Plain<number> & {
    readonly least?: Bound;
    readonly most?: Bound;
    readonly usual: Usual<number>;
    readonly refuse?: (value: number, before: Values) => string | undefined;
  },
): CountSetting {
  const { least = 0, most = 999_999_999, usual, refuse, ...plain } = of;
  const range: CountSetting['range'] = (before) => [boundOf(least, before), boundOf(most, before)];
  return {
    ...plain,
    input: 'count',
    range,
    usual: usually(usual),
    format: String,
    parse: (text, before) => {
      const [from, to] = range(before);
      const value = /^[0-9]{1,9}$/.test(text.trim()) ? Number(text) : NaN;
      const why = Number.isNaN(value) ? undefined : refuse?.(value, before);
      if (why !== undefined) return new Refusal(why);
      return value >= from && value <= to
        ? value
        : new Refusal(`Expected a whole number from ${from} to ${to}, got ${found(text)}.`);
    },
  };
}

/** From one count to another, `1-5`, or `3` for no more and no less. */
export type Span = readonly [least: number, most: number];

/**
 * Two counts, the smaller first, from `least` (0 unless told) to `most`. Undefined may be usual, and is said as
 * nothing.
 */
export function span<T extends Span | undefined = Span>(
  of: Plain<T> & { readonly least?: number; readonly most: number; readonly usual: Usual<T> },
): Setting<T | Span> {
  const { least: lowest = 0, most, usual, ...plain } = of;
  return {
    ...plain,
    input: 'span',
    usual: usually(usual),
    format: (value) => value?.join('-') ?? '',
    parse: (text) => {
      const [, from, to = from] = /^\s*(\d{1,9})\s*(?:-\s*(\d{1,9})\s*)?$/.exec(text) ?? [];
      const [least, largest] = [Number(from), Number(to)];
      if (from !== undefined && least >= lowest && least <= largest && largest <= most) return [least, largest];
      const bounds = lowest === 0 ? `up to ${most}` : `from ${lowest} to ${most}`;
      return new Refusal(
        `Expected a number or two ${bounds}, the smaller first, such as 3 or 1-5, got ${found(text)}.`,
      );
    },
  };
}

/** What a flag says that is set. */
export const SET = '1';

/** Something that is either so or not: `1`, or nothing. On a command line it stands alone. */
export const flag = (of: Plain<boolean>): Setting<boolean> => ({
  ...of,
  input: 'flag',
  usual: () => false,
  format: (value) => (value ? SET : ''),
  // An option without a value is set, as on the command line.
  parse: (text) => (text === SET || text === '' ? true : new Refusal(`Expected ${of.key}=1, got ${found(text)}.`)),
});

/** One of a few names; `noun` says of what. `other` may know a name that is not listed: why not, or the name to keep. */
export function choice(
  of: Plain<string> & {
    readonly noun: string;
    readonly choices: readonly Choice[] | ((before: Values) => readonly Choice[]);
    readonly usual: Usual<string>;
    readonly other?: (name: string, before: Values) => string | Refusal | undefined;
  },
): Setting<string> {
  const { noun, choices, usual, other, ...plain } = of;
  const all = (before: Values): readonly Choice[] => (typeof choices === 'function' ? choices(before) : choices);
  return {
    ...plain,
    input: 'choice',
    choices: all,
    usual: usually(usual),
    format: String,
    parse: (text, before) => {
      const name = text.trim();
      if (all(before).some((one) => one.name === name)) return name;
      const known = other?.(name, before);
      if (known !== undefined) return known;
      return new Refusal(
        `Expected ${noun} (${namesOf(all(before))}), got ${found(text)}.${hintFor(name, all(before))}`,
      );
    },
  };
}

/** Who plays, by name. `refuse` says why a name means nobody here; undefined if it means somebody. */
export function player(
  of: Plain<string> & {
    readonly choices: readonly Choice[];
    readonly usual: Usual<string>;
    readonly refuse: (name: string, before: Values) => string | undefined;
  },
): Setting<string> {
  const { choices: listed, usual, refuse, ...plain } = of;
  const choices = (before: Values): Choice[] => listed.filter(({ name }) => refuse(name, before) === undefined);
  return {
    ...plain,
    input: 'player',
    choices,
    usual: usually(usual),
    format: String,
    parse: (text, before) => {
      const why = refuse(text.trim(), before);
      return why === undefined ? text.trim() : new Refusal(`${why}${hintFor(text.trim(), choices(before))}`);
    },
  };
}

/**
 * Rows and columns of a square board: one of the two says both, and unequal ones are refused. `aliases` are older names
 * of the one number.
 */
export function square(
  of: Omit<Plain<number>, 'key' | 'title' | 'affects' | 'follows'> & {
    readonly least: Bound;
    readonly most: Bound;
    readonly usual: Usual<number>;
    readonly refuse?: (value: number, before: Values) => string | undefined;
  },
): readonly [rows: CountSetting, cols: CountSetting] {
  const usual = usually(of.usual);
  const rows = count({
    ...of,
    key: 'rows',
    title: 'Rows and columns',
    affects: 'world',
    usual: (before, said) => (/^[0-9]{1,9}$/.test(said.cols ?? '') ? Number(said.cols) : usual(before, said)),
  });
  const { aliases: _, ...plain } = of;
  const cols = count({
    ...plain,
    key: 'cols',
    title: 'Columns',
    about: 'the same as --rows',
    affects: 'world',
    follows: 'rows',
    usual: ({ rows: same }) => Number(same),
    refuse: (value, before) => {
      const { rows: same } = before;
      if (value !== same) return `Expected a square board, got ${String(same)} rows and ${value} columns.`;
      return of.refuse?.(value, before);
    },
  });
  return [rows, cols];
}

/** A row and a column. */
export type CellPlace = readonly [row: number, col: number];

/** A cell by its row and column, on a board of some size; undefined where the usual one is meant. */
export function cell(
  of: Plain<CellPlace | undefined> & {
    /** Rows and columns; undefined where they are not known yet: then any will do. */
    readonly size: (before: Values) => readonly [rows: number, cols: number] | undefined;
  },
): Setting<CellPlace | undefined> {
  const { size, ...plain } = of;
  return {
    ...plain,
    input: 'cell',
    usual: () => undefined,
    format: (value) => value?.join() ?? '',
    parse: (text, before) => {
      if (text.trim() === '') return undefined;
      const [, row, col] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(text) ?? [];
      const limits = size(before);
      const isOn = row !== undefined && (limits === undefined || (Number(row) < limits[0] && Number(col) < limits[1]));
      if (isOn) return [Number(row), Number(col)];
      const last = limits === undefined ? '' : ` from 0,0 to ${limits[0] - 1},${limits[1] - 1}`;
      return new Refusal(`Expected a row and a column${last}, like 0,5, got ${found(text)}.`);
    },
  };
}

/** What the same game comes from again: digits are a number, anything else is text. Hosts draw one where none is said. */
export const seed = (of: Partial<Plain<string>> & Pick<Plain<string>, 'about'>): Setting<string> => ({
  key: 'seed',
  title: 'Seed',
  affects: 'world',
  ...of,
  input: 'seed',
  usual: () => '0',
  format: String,
  parse: (text) => (text === '' ? new Refusal('Expected a number or a text, got nothing.') : text),
});

const namesOf = (choices: readonly Choice[]): string => choices.map(({ name }) => name).join(', ');

/** What was meant, perhaps: a sentence behind another one. */
const hintFor = (name: string, choices: readonly Choice[]): string =>
  ` ${didYouMean(
    name,
    choices.map((one) => one.name),
  )}`.trimEnd();
