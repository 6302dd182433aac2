/** The settings of a run as people type them and links carry them: text, right or wrong. `checkDraft` reads them. */

import { type ExploreSetup, KNOB } from 'asterion/game/explore';
import { exploreDescription, SOURCE } from 'asterion/play';
import { memberKey, overlaid, type Said, type Setting, type Settled, settle } from 'asterion/settings';

/** Under the names of the command line, every setting there is beside the others. */
export type Draft = Said;

/** The page's own limit: larger worlds take too long to grow while somebody waits. */
const LONGEST_SIDE = { most: 1000 };
const SETTINGS = overlaid(exploreDescription.settings, { rows: LONGEST_SIDE, cols: LONGEST_SIDE });

const knobKey = (name: string): string => memberKey({ family: KNOB }, name);

export const isKnob = ({ key }: Setting): boolean => key.startsWith(knobKey(''));

/** What was said, what is usual for the rest, and nothing that means nothing beside it. The seed comes first. */
export function completed({ [SOURCE]: _, ...said }: Said): Draft {
  const { settings, values } = settle(SETTINGS, said);
  const entries = settings
    .filter(({ isImplied }) => isImplied !== true)
    .map((one) => [one.key, said[one.key] ?? one.format(values[one.key])] as const);
  return { seed: said.seed ?? '', ...Object.fromEntries(entries) };
}

/** The settings in a link's query. `drawSeed` is asked only where the link has none. */
export const draftFrom = (query: URLSearchParams, drawSeed: () => string): Draft =>
  completed({ ...Object.fromEntries(query), seed: query.get('seed') ?? drawSeed() });

/** Everything that decides a run is spelt out, whatever is usual today; knobs that nobody set are not. */
export const entriesOf = (draft: Draft): [string, string][] =>
  Object.entries(draft)
    .map(([key, text]): [string, string] => [key, text.trim()])
    .filter(([, text]) => text !== '');

/** The settings of a run that is on. */
export function draftOf({ seed, recipe, options }: Pick<ExploreSetup, 'seed' | 'recipe' | 'options'>): Draft {
  const { knobs = {}, ...world } = recipe;
  const turned = Object.entries(knobs).map(([name, setting]) => [knobKey(name), setting] as const);
  const values = [['seed', seed] as const, ...Object.entries(world), ...turned, ...Object.entries(options)];
  return completed(Object.fromEntries(values.map(([key, value]) => [key, String(value)])));
}

/** The settings there are, their values and faults; and what is to be begun, undefined where there are faults. */
export function checkDraft(draft: Draft): Settled & { readonly said: Said | undefined } {
  const said = Object.fromEntries(entriesOf(draft));
  const settled = settle(SETTINGS, { ...said, seed: said.seed ?? '' });
  return { ...settled, said: Object.keys(settled.faults).length === 0 ? said : undefined };
}
