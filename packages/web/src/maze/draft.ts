/**
 * The settings of a maze as people type them and links carry them: text, right or wrong.
 *
 * Text, not values, is what the page keeps: a wrong value stays in its field and is explained beside it instead of
 * being replaced by something nobody asked for. `checkDraft` makes the values.
 */

import { mazeGeneratorNamed } from 'asterion/generate';
import { solverNamed } from 'asterion/search';

export type Field =
  | 'shape'
  | 'rows'
  | 'cols'
  | 'generator'
  | 'seed'
  /** A name, or `none`. */
  | 'solver'
  /** `row,column`; empty for the usual place. */
  | 'entrance'
  | 'exit'
  /** `row,column,row,column` each, with blanks between. */
  | 'tunnels'
  /** The step to show; empty for the end. */
  | 'turn';

export type Draft = Readonly<Record<Field, string>>;

export const NO_SOLVER = 'none';

/** What a link leaves unsaid, but for the seed, which is drawn. */
const USUAL: Omit<Draft, 'seed'> = {
  shape: 'rect',
  rows: '20',
  cols: '20',
  generator: 'recursive-backtracker',
  solver: 'bfs',
  entrance: '',
  exit: '',
  tunnels: '',
  turn: '',
};

/** The settings in a link's query. `drawSeed` is asked only where the link has none. */
export function draftFrom(query: URLSearchParams, drawSeed: () => string): Draft {
  const said = (key: Exclude<Field, 'seed'>): string => query.get(key) ?? USUAL[key];
  const generator = said('generator');
  const solver = said('solver');
  return {
    shape: said('shape'),
    rows: said('rows'),
    cols: said('cols'),
    generator: mazeGeneratorNamed(generator)?.name ?? generator,
    seed: query.get('seed') ?? drawSeed(),
    solver: solverNamed(solver)?.name ?? solver,
    entrance: said('entrance'),
    exit: said('exit'),
    tunnels: query.getAll('tunnel').join(' '),
    turn: said('turn'),
  };
}

/** Without the blanks around what was typed; but those of a seed are part of it. */
export function tidied(draft: Draft): Draft {
  const entries = Object.entries(draft).map(([key, text]) => [key, text.trim()]);
  return { ...(Object.fromEntries(entries) as Record<Field, string>), seed: draft.seed };
}

/** The entries of the link to these settings. Everything that makes the maze is spelt out, whatever is usual today. */
export function entriesOf(draft: Draft): [string, string][] {
  const { shape, rows, cols, generator, seed, solver, entrance, exit, turn } = tidied(draft);
  const optional = Object.entries({ entrance, exit, turn }).filter(([, text]) => text !== '');
  const tunnels = wordsOf(draft.tunnels).map((tunnel): [string, string] => ['tunnel', tunnel]);
  return [...Object.entries({ shape, rows, cols, generator, seed, solver }), ...optional, ...tunnels];
}

/** The tunnels of a field, one a text. */
export const wordsOf = (text: string): string[] => text.split(/[\s;]+/).filter((word) => word !== '');
