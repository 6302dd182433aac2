/**
 * The settings of a game as people type them and links carry them: text, right or wrong. `checkDraft` makes the values.
 */

import { HUMAN, YES } from '../play/table.js';

/** Whether the board is made from the settings, or one of its own. */
type Source = 'generated' | 'given';

export type Field =
  /** Rows and columns. */
  | 'board'
  | 'supplies'
  | 'minotaurs'
  | 'shape'
  /** `1` where no wall may close a room; else empty. */
  | 'norooms'
  /** Until dawn. */
  | 'rounds'
  /** `1` where both may pass; else empty. */
  | 'pass'
  /** Who plays: the name of a player, or `human`. */
  | 'theseus'
  | 'minotaur'
  /** Makes the board, and the moves of players that choose at random. */
  | 'seed'
  /** A packed world document. */
  | 'world';

export type Draft = Readonly<Record<Field, string>> & { readonly source: Source };

/** A sentence for each field that cannot be used. */
export type Faults = Partial<Record<Field, string>>;

/** What a link leaves unsaid, but for the seed, which is drawn. */
const USUAL: Omit<Draft, 'seed' | 'source'> = {
  board: '15',
  supplies: '4',
  minotaurs: '1',
  shape: 'rect',
  norooms: '',
  rounds: '100',
  pass: '',
  theseus: HUMAN,
  minotaur: 'bfs',
  world: '',
};

/** The settings in a link's query. `drawSeed` is asked only where the link has none. */
export function draftFrom(query: URLSearchParams, drawSeed: () => string): Draft {
  const said = (key: keyof typeof USUAL): string => query.get(key) ?? USUAL[key];
  // An option without a value, as on the command line.
  const switched = (key: 'norooms' | 'pass'): string => (query.get(key) === '' ? YES : said(key));
  return {
    source: query.has('world') ? 'given' : 'generated',
    board: said('board'),
    supplies: said('supplies'),
    minotaurs: said('minotaurs'),
    shape: said('shape'),
    norooms: switched('norooms'),
    rounds: said('rounds'),
    pass: switched('pass'),
    theseus: said('theseus'),
    minotaur: said('minotaur'),
    seed: query.get('seed') ?? drawSeed(),
    world: said('world'),
  };
}

const MAKING: readonly Field[] = ['board', 'supplies', 'minotaurs', 'shape'];

/** Everything that decides a game is spelt out, whatever is usual today; a world of its own is left to the link. */
export function entriesOf(draft: Draft): [string, string][] {
  const entry = (field: Field): [string, string] => [field, field === 'seed' ? draft.seed : draft[field].trim()];
  const making = draft.source === 'given' ? [] : MAKING;
  const switches = (['norooms', 'pass'] as const).filter((field) => draft[field] !== '');
  return [...making, 'rounds' as const, ...switches, 'theseus' as const, 'minotaur' as const, 'seed' as const].map(
    entry,
  );
}

/** Whether two drafts make the same board under the same rules: then only who plays differs. */
export function isSameGround(a: Draft, b: Draft): boolean {
  const making: readonly Field[] = a.source === 'given' ? ['world'] : MAKING;
  const fields: readonly Field[] = [...making, 'norooms', 'rounds', 'pass', 'seed'];
  return a.source === b.source && fields.every((field) => a[field] === b[field]);
}
