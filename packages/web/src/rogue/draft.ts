/**
 * The settings of a game as people type them and links carry them: text, right or wrong. `checkDraft` makes the values.
 */

import { HUMAN, YES } from '../play/table.js';

/** Where the dungeon comes from. */
export type Source = 'shipped' | 'generated' | 'maze' | 'given';

export type Field =
  /** The name of a shipped dungeon. */
  | 'dungeon'
  /** Of a generated one: the kind, rows and columns, and how many hunt. */
  | 'kind'
  | 'size'
  | 'monsters'
  /** Of a maze: as in the maze room. */
  | 'shape'
  | 'rows'
  | 'cols'
  | 'generator'
  | 'braid'
  /** A packed world document. */
  | 'world'
  /** Makes what is generated, and the moves of players that choose at random. */
  | 'seed'
  /** Who plays: the name of a player, or `human`. */
  | 'monster'
  | 'rogue'
  | 'diagonals'
  /** `1` where nobody may stay put who can step; else empty. */
  | 'noStay'
  /** The cap, in monster moves. */
  | 'moves';

export type Draft = Readonly<Record<Field, string>> & { readonly source: Source };

/** A sentence for each field that cannot be used. */
export type Faults = Partial<Record<Field, string>>;

/** What a link leaves unsaid, but for the seed, which is drawn: you are the rogue, where waiting for the chase is right. */
const USUAL: Omit<Draft, 'seed'> = {
  source: 'shipped',
  dungeon: 'mouth',
  kind: 'loops',
  size: '19',
  monsters: '1',
  shape: 'hex',
  rows: '11',
  cols: '11',
  generator: 'recursive-backtracker',
  braid: '100',
  world: '',
  monster: 'bfs',
  rogue: HUMAN,
  diagonals: 'always',
  noStay: '',
  moves: '1000',
};

/** The settings in a link's query. `drawSeed` is asked only where the link has none. */
export function draftFrom(query: URLSearchParams, drawSeed: () => string): Draft {
  const said = (key: Exclude<Field, 'seed' | 'noStay'>): string => query.get(key) ?? USUAL[key];
  const noStay = query.get('no-stay');
  return {
    source: sourceOf(query),
    dungeon: said('dungeon'),
    kind: said('kind'),
    size: said('size'),
    monsters: said('monsters'),
    shape: said('shape'),
    rows: said('rows'),
    cols: said('cols'),
    generator: said('generator'),
    braid: said('braid'),
    world: said('world'),
    seed: query.get('seed') ?? drawSeed(),
    monster: said('monster'),
    rogue: said('rogue'),
    diagonals: said('diagonals'),
    // An option without a value, as on the command line.
    noStay: noStay === null ? USUAL.noStay : noStay === '' ? YES : noStay,
    moves: said('moves'),
  };
}

function sourceOf(query: URLSearchParams): Source {
  if (query.has('world')) return 'given';
  if (query.has('kind')) return 'generated';
  return query.has('shape') ? 'maze' : 'shipped';
}

/** What makes the dungeon, by its source. */
const MAKING: Readonly<Record<Source, readonly Field[]>> = {
  shipped: ['dungeon'],
  generated: ['kind', 'size', 'monsters'],
  maze: ['shape', 'rows', 'cols', 'generator', 'braid'],
  given: ['world'],
};

/** Everything that decides a game is spelt out, whatever is usual today. A world stands last: it is long. */
export function entriesOf(draft: Draft): [string, string][] {
  const entry = (field: Field): [string, string] => [field, field === 'seed' ? draft.seed : draft[field].trim()];
  const making = MAKING[draft.source].map(entry);
  const rest = (['monster', 'rogue', 'diagonals', 'moves', 'seed'] as const).map(entry);
  const stay: [string, string][] = draft.noStay === '' ? [] : [['no-stay', draft.noStay]];
  return draft.source === 'given' ? [...rest, ...stay, ...making] : [...making, ...rest, ...stay];
}

/** Whether two drafts make the same dungeon under the same rules: then only who plays differs. */
export function isSameGround(a: Draft, b: Draft): boolean {
  const fields: readonly Field[] = [...MAKING[a.source], 'diagonals', 'noStay', 'seed'];
  return a.source === b.source && fields.every((field) => a[field] === b[field]);
}
