/** The settings of a run as people type them and links carry them: text, right or wrong. `checkDraft` makes the plan. */

import { EXPLORE_RECIPE, type ExploreOptions, exploreDefaults, optionsFault, type RunPlan } from 'asterion/game';
import { realmFault } from 'asterion/generate';
import { hunterNamed } from 'asterion/players';

/** In the order of links, under the names of the command line. */
const FIELDS = ['seed', 'generator', 'rows', 'cols', 'hunter', 'hunters', 'speed', 'coins', 'toll', 'worlds'] as const;
export type Field = (typeof FIELDS)[number];

export type Draft = Readonly<Record<Field, string>>;

/** A sentence for each field that cannot be used. */
export type Faults = Readonly<Partial<Record<Field, string>>>;

/** The page's own limit: larger worlds take too long to grow while somebody waits. */
const LONGEST_SIDE = 1000;

const asText = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

/** What a link leaves unsaid, but for the seed, which is drawn. */
const USUAL = { ...asText(EXPLORE_RECIPE), ...asText(exploreDefaults) } as Omit<Draft, 'seed'>;

/** The settings in a link's query. `drawSeed` is asked only where the link has none. */
export const draftFrom = (query: URLSearchParams, drawSeed: () => string): Draft =>
  Object.fromEntries(
    FIELDS.map((field) => [field, query.get(field) ?? (field === 'seed' ? drawSeed() : USUAL[field])]),
  ) as Draft;

/** Everything that decides a run is spelt out, whatever is usual today. */
export const entriesOf = (draft: Draft): [string, string][] => FIELDS.map((field) => [field, draft[field].trim()]);

/** The settings of a plan with nothing left open. */
export const draftOf = ({ seed, recipe, options }: Required<RunPlan>): Draft =>
  ({ ...asText({ seed }), ...asText(recipe), ...asText(options) }) as Draft;

/** Undefined when there are faults. */
export function checkDraft(draft: Draft): { readonly plan: RunPlan | undefined; readonly faults: Faults } {
  const found = FIELDS.map((field) => [field, faultOf(draft, field)] as const);
  const faults: Faults = Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
  return { plan: Object.keys(faults).length === 0 ? planOf(draft) : undefined, faults };
}

function planOf(draft: Draft): RunPlan {
  const { rows, cols, hunters, speed, coins, toll, worlds } = numbersOf(draft);
  const [seed, generator, hunter] = [draft.seed, draft.generator, draft.hunter].map((text) => text.trim());
  return { seed, recipe: { generator, rows, cols }, options: { hunter, hunters, speed, coins, toll, worlds } };
}

type NumberField = Exclude<Field, 'seed' | 'generator' | 'hunter'>;

const numbersOf = (draft: Draft): Record<NumberField, number> =>
  Object.fromEntries(FIELDS.map((field) => [field, Number(draft[field])])) as Record<NumberField, number>;

function faultOf(draft: Draft, field: Field): string | undefined {
  const text = draft[field].trim();
  switch (field) {
    case 'seed':
      return text === '' ? 'Expected a seed: a number or a word.' : realmFault({ seed: text });
    case 'generator':
      return realmFault({ generator: text });
    case 'hunter':
      return hunterNamed(text) === undefined ? `There is no hunter "${text}".` : undefined;
    default:
      return /^[0-9]{1,6}$/.test(text)
        ? numberFault(draft, field, Number(text))
        : `Expected a whole number, got "${text}".`;
  }
}

function numberFault(draft: Draft, field: NumberField, value: number): string | undefined {
  if (field === 'rows' || field === 'cols')
    return value > LONGEST_SIDE ? `At most ${LONGEST_SIDE} are grown here.` : realmFault({ [field]: value });
  const beside: Partial<ExploreOptions> = field === 'toll' ? { coins: Number(draft.coins) || 0 } : { toll: 0 };
  return optionsFault({ ...exploreDefaults, ...beside, [field]: value });
}
