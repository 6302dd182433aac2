/**
 * The settings of a game as people type them and links carry them: text, right or wrong. `checkDraft` makes the values.
 */

import { HUMAN, YES } from '../play/table.js';

/** Whether the board is made from the settings, or one of its own. */
type Source = 'generated' | 'given';

export type Field =
  /** Rows and columns. */
  | 'size'
  /** New pits a turn, `A-B`. */
  | 'pits'
  | 'shape'
  /** A row and a column, `R,C`; empty for the first cell, and for the last. */
  | 'start'
  | 'goal'
  /** `1` where pits may open under the player; else empty. */
  | 'under'
  /** The name of a player, or `human`. */
  | 'player'
  /** Makes the pits, and the moves of players that choose at random. */
  | 'seed'
  /** A packed world document. */
  | 'world';

export type Draft = Readonly<Record<Field, string>> & { readonly source: Source };

/** A sentence for each field that cannot be used. */
export type Faults = Partial<Record<Field, string>>;

/** What a link leaves unsaid, but for the seed, which is drawn. */
export const USUAL: Omit<Draft, 'seed' | 'source'> = {
  size: '20',
  pits: '1-5',
  shape: 'rect',
  start: '',
  goal: '',
  under: '',
  player: HUMAN,
  world: '',
};

/** The settings in a link's query. `drawSeed` is asked only where the link has none. */
export function draftFrom(query: URLSearchParams, drawSeed: () => string): Draft {
  const said = (key: keyof typeof USUAL): string => query.get(key) ?? USUAL[key];
  return {
    source: query.has('world') ? 'given' : 'generated',
    size: said('size'),
    pits: said('pits'),
    shape: said('shape'),
    start: said('start'),
    goal: said('goal'),
    // An option without a value, as on the command line.
    under: query.get('under') === '' ? YES : said('under'),
    player: said('player'),
    seed: query.get('seed') ?? drawSeed(),
    world: said('world'),
  };
}

/** What makes the board, and how pits open. */
const MAKING = ['size', 'shape', 'start', 'goal'] as const;
const RULES = ['pits', 'under'] as const;

/** Everything that decides a game is spelt out, whatever is usual today; a world of its own is left to the link. */
export function entriesOf(draft: Draft): [string, string][] {
  const making = draft.source === 'given' ? [] : MAKING;
  const optional: readonly Field[] = ['start', 'goal', 'under'];
  return ([...making, ...RULES, 'player', 'seed'] as const)
    .filter((field) => draft[field] !== '' || !optional.includes(field))
    .map((field) => [field, field === 'seed' ? draft.seed : draft[field].trim()]);
}

/** Whether two drafts give the same board and the same pits: then only who plays differs. */
export const isSameGround = (a: Draft, b: Draft): boolean => groundOf(a) === groundOf(b);

/** All that decides board and pits, as a text. */
export function groundOf(draft: Draft): string {
  const making: readonly Field[] = draft.source === 'given' ? ['world'] : MAKING;
  return JSON.stringify([draft.source, ...[...making, ...RULES, 'seed' as const].map((field) => draft[field])]);
}
