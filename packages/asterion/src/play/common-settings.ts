/** Settings that several games have. */

import type { PlayerEntry, Seat } from '../game/index.js';
import {
  type Choice,
  type CountSetting,
  choice,
  count,
  player,
  Refusal,
  type Setting,
  type Values,
} from '../settings/index.js';
import { type Shape, shapeNamed, shapes } from '../world/index.js';
import { GIVEN, HUMAN, SOURCE } from './setup.js';
import { titled } from './words.js';

/** The shapes of cells, as choices; of those that do not fit a game nobody is offered any. */
export const shapeChoices = (fault: (shape: Shape) => string | undefined = () => undefined): readonly Choice[] =>
  Object.values(shapes)
    .filter((shape) => fault(shape) === undefined)
    .map(({ name, title }) => ({ name, title }));

/** Where a world comes from: the first source with a setting of its own among those said, else the first of all. */
export const sourceSetting = (
  title: string,
  sources: readonly (Choice & { readonly by?: readonly string[] })[],
): Setting<string> =>
  choice({
    key: SOURCE,
    title,
    about: 'where the world comes from',
    noun: 'a source',
    affects: 'world',
    isImplied: true,
    choices: [...sources, { name: GIVEN, title: 'A file or a link' }],
    usual: (_before, said) =>
      sources.find(({ by = [] }) => by.some((key) => Object.hasOwn(said, key)))?.name ?? sources[0].name,
  });

/** Whether a world comes from a source. */
export const isFrom =
  (...sources: readonly string[]) =>
  (before: Values): boolean =>
    sources.includes(String(before[SOURCE]));

/** The shape of the cells of a world, or of what they are called there; `fault` says why a shape does not fit. */
export const shapeSetting = (
  isFor: (before: Values) => boolean,
  title: string,
  usual: string,
  { cells = 'cells', fault }: { readonly cells?: string; readonly fault?: (shape: Shape) => string | undefined } = {},
) =>
  choice({
    key: 'shape',
    title,
    about: `the shape of the ${cells}`,
    noun: 'a shape',
    affects: 'world',
    isFor,
    usual,
    choices: shapeChoices(fault),
    other: (name) => {
      const shape = shapeNamed(name);
      const why = shape && fault?.(shape);
      return why === undefined ? undefined : new Refusal(why);
    },
  });

/** Rows and columns of a world that need not be square. */
export const sizeSettings = (
  isFor: (before: Values) => boolean,
  noun: string,
  {
    least,
    most,
    usual,
  }: { readonly least: number; readonly most: number; readonly usual: Record<'rows' | 'cols', number> },
): CountSetting[] =>
  (['rows', 'cols'] as const).map((key) => {
    const title = { rows: 'Rows', cols: 'Columns' }[key];
    const about = `${title.toLowerCase()} of ${noun}`;
    return count({ key, title, about, affects: 'world', isFor, least, most, usual: usual[key] });
  });

/** A player or a hunter, by its title and its name. */
export const asChoice = ({ name, title = name, about }: Choice & { readonly about: string }): Choice => ({
  name,
  title: titled({ title, name }),
  about,
});

/** Who sits somewhere. `called` is how people call the seat. */
export const seatSetting = (
  seat: Seat,
  called: string,
  list: readonly Pick<PlayerEntry<never, unknown>, 'name' | 'title' | 'about' | 'seats'>[],
  usual: string | ((before: Values) => string),
  refuse: (name: string, before: Values) => string | undefined,
): Setting<string> => {
  const own = list.filter(({ seats }) => seats.includes(seat));
  return player({
    key: seat,
    title: called.replace(/^the /, '').replace(/^./, (first) => first.toUpperCase()),
    about: `who plays ${called}`,
    affects: 'seats',
    usual,
    choices: [{ name: HUMAN, title: 'You' }, ...own.map(asChoice)],
    refuse: (name, before) => (name === HUMAN ? undefined : refuse(name, before)),
  });
};
