/**
 * The settings of a maze as people type them and links carry them: text, right or wrong.
 *
 * Text, not values, is what the page keeps: a wrong value stays in its field and is explained beside it instead of
 * being replaced by something nobody asked for. `checkDraft` makes the values.
 */

import { mazeGeneratorNamed } from 'asterion/generate';
import { searcherNamed } from './searchers.js';

export const NO_SOLVER = 'none';
/** The mark of `longest`. */
export const YES = '1';

/** What a link leaves unsaid, but for the seed, which is drawn. */
const USUAL = {
  shape: 'rect',
  rows: '20',
  cols: '20',
  generator: 'recursive-backtracker',
  /** A name, or `none`. */
  solver: 'bfs',
  /** A second one, to compare with: a name, or `none`. */
  solver2: NO_SOLVER,
  /** How many directions one walks in, 4 or 8, and past which corners; empty for as the world says, and for the usual. */
  directions: '',
  corners: '',
  /** `row,column`; empty for the usual place. */
  entrance: '',
  exit: '',
  /** `1` for ends on the longest path where no place is chosen; empty for the usual places. */
  longest: '',
  /** Percent of the dead ends that become loops; empty for none. */
  braid: '',
  /** How often dead ends are filled in; empty for never. */
  sparsen: '',
  /** `row,column,row,column` each, with blanks between. */
  tunnels: '',
  /** A packed world document, shown instead of a grown maze; empty for none. */
  world: '',
  /** The step to show; empty for the end. */
  turn: '',
};

export type Field = keyof typeof USUAL | 'seed';

/** Whether a key of a link says anything of the maze or of who solves it. */
export const isSetting = (key: string): boolean => key in USUAL || ['seed', 'tunnel', 'show'].includes(key);

export type Draft = Readonly<Record<Field, string>>;

/** A sentence for each field that cannot be used. */
export type Faults = Partial<Record<Field, string>>;

/** The settings in a link's query. `drawSeed` is asked only where the link has none. */
export function draftFrom(query: URLSearchParams, drawSeed: () => string): Draft {
  const said = (key: keyof typeof USUAL): string => query.get(key) ?? USUAL[key];
  const solver = (key: 'solver' | 'solver2'): string => searcherNamed(said(key))?.name ?? said(key);
  const entries = Object.keys(USUAL).map((key) => [key, said(key as keyof typeof USUAL)]);
  return {
    ...(Object.fromEntries(entries) as typeof USUAL),
    generator: mazeGeneratorNamed(said('generator'))?.name ?? said('generator'),
    seed: query.get('seed') ?? drawSeed(),
    solver: solver('solver'),
    solver2: solver('solver2'),
    longest: query.get('longest') === '' ? YES : said('longest'), // an option without a value, as on the command line
    tunnels: query.getAll('tunnel').join(' '),
  };
}

/** Without the blanks around what was typed; but those of a seed are part of it. */
export function tidied(draft: Draft): Draft {
  const entries = Object.entries(draft).map(([key, text]) => [key, text.trim()]);
  return { ...(Object.fromEntries(entries) as Record<Field, string>), seed: draft.seed };
}

/** The entries of the link to these settings. Everything that makes the maze is spelt out, whatever is usual today. */
export function entriesOf(draft: Draft): [string, string][] {
  const { shape, rows, cols, generator, seed, solver, solver2, entrance, exit, turn, ...grown } = tidied(draft);
  const { longest, braid, sparsen, world, directions } = grown;
  const walk = { directions, corners: directions === '8' ? grown.corners : '' };
  const ends = { solver2: solver2 === NO_SOLVER ? '' : solver2, ...walk, entrance, exit };
  // A given world is not grown: of what grows one, only the seed still counts, for solvers that choose at random.
  if (world !== '') return [...Object.entries({ seed, solver }), ...said({ ...ends, turn, world })];
  return [
    ...Object.entries({ shape, rows, cols, generator, seed, solver }),
    ...said({ ...ends, longest, braid, sparsen, turn }),
    ...wordsOf(draft.tunnels).map((tunnel): [string, string] => ['tunnel', tunnel]),
  ];
}

/** What a maze is called among those that were walked: all that makes it, and nothing of who solves it and how. */
export const mazeName = (draft: Draft): string =>
  entriesOf({ ...draft, solver2: NO_SOLVER, directions: '', turn: '' })
    .filter(([key]) => key !== 'solver')
    .map((entry) => entry.join('='))
    .join('&');

const said = (entries: Record<string, string>): [string, string][] =>
  Object.entries(entries).filter(([, text]) => text !== '');

/** The tunnels of a field, one a text. */
export const wordsOf = (text: string): string[] => text.split(/[\s;]+/).filter((word) => word !== '');
