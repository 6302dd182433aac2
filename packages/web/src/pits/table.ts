/** The table a game is played at: from what was typed to values, or to what is wrong with it, field by field. */

import { type Game, type PitsOptions, type PitsPosition, PLAYER, pits, pitsBoard } from 'asterion/game';
import { pitsPlayerFault, pitsPlayerNamed } from 'asterion/players';
import { type Cell, cellAt, type Grid, isOnGrid, type Scene, shapeNamed, shapes } from 'asterion/world';
import type { Checked } from '../play/kind.js';
import { HUMAN, type Table as TableOf, YES } from '../play/table.js';
import { whole } from '../play/whole.js';
import type { Draft, Faults } from './draft.js';

/** The page's own limits: every position of a game is kept. */
const LARGEST_SIZE = 140;
const MOST_TURNS = 10_000;

export interface Table extends TableOf<PitsPosition, Draft> {
  readonly options: PitsOptions;
}

/**
 * To playing, a move is a step. Those of chance are lists of cells: matches draw them, and playing only hands them on.
 */
const game = pits as Game<PitsPosition, number, PitsOptions>;
const botNamed = (name: string, seed: string) => pitsPlayerNamed(name, seed) as Table['bots'][string];

const CAP = { moves: 2 * MOST_TURNS, why: `The cap of ${MOST_TURNS.toLocaleString('en')} turns is reached.` };

/** `given` is what the draft's world unpacks to; undefined while that is not known. */
export function checkDraft(draft: Draft, given?: Scene | string): Checked<Draft, Table> {
  const faults: Faults = {};
  const options = optionsOf(draft, faults);
  const fault = draft.player === HUMAN ? undefined : pitsPlayerFault(draft.player);
  if (fault !== undefined) faults.player = fault;
  if (draft.seed === '') faults.seed = 'Expected a number or a text.';
  const scene = draft.source === 'given' ? givenBoard(given, faults) : board(draft, faults);
  if (scene === undefined || options === undefined || Object.keys(faults).length > 0)
    return { table: undefined, faults };
  const why = pits.fault(scene, options);
  if (why !== undefined) return { table: undefined, faults: { [placeField(draft)]: why } };
  const bot = draft.player === HUMAN ? undefined : botNamed(draft.player, draft.seed);
  const table: Table = {
    draft,
    game,
    scene,
    options,
    seed: draft.seed,
    names: { [PLAYER]: draft.player },
    bots: bot === undefined ? {} : { [PLAYER]: bot },
    cap: CAP,
    start: pits.initial(scene, options, draft.seed),
    isReplay: false,
  };
  return { table, faults };
}

/** The field that stands for where the game begins and ends. */
const placeField = ({ source, goal }: Draft) => (source === 'given' ? 'world' : goal === '' ? 'start' : 'goal');

/** `A-B` pits a turn, or `A` for just so many. */
function optionsOf({ pits: range, under }: Draft, faults: Faults): PitsOptions | undefined {
  if (under !== '' && under !== YES) faults.under = `Expected under=1, got "${under}".`;
  const [, least, most = least] = /^\s*(\d{1,9})\s*(?:-\s*(\d{1,9})\s*)?$/.exec(range) ?? [];
  if (least === undefined) {
    faults.pits = `Expected new pits a turn as A-B, such as 1-5, got ${range === '' ? 'nothing' : `"${range}"`}.`;
    return undefined;
  }
  const options = { least: Number(least), most: Number(most), under: under === YES };
  const why = pits.fault(pitsBoard({ rows: 2 }), options); // on a board that is right, only the options can be wrong
  if (why !== undefined) faults.pits = why;
  return options;
}

function givenBoard(given: Scene | string | undefined, faults: Faults): Scene | undefined {
  if (typeof given !== 'string') return given;
  faults.world = given;
  return undefined;
}

function board(draft: Draft, faults: Faults): Scene | undefined {
  const shape = shapeNamed(draft.shape);
  if (shape === undefined) faults.shape = `Expected a shape (${Object.keys(shapes).join(', ')}), got "${draft.shape}".`;
  const size = whole(draft, 'size', 2, LARGEST_SIZE, faults);
  if (shape === undefined || size === undefined) return undefined;
  const grid = shape.grid(size, size, 'top');
  const start = cellOf(draft, 'start', grid, faults) ?? 0;
  const goal = cellOf(draft, 'goal', grid, faults) ?? grid.cellCount - 1;
  return pitsBoard({ shape, rows: size, start, goal });
}

/** Undefined where the draft does not say. */
function cellOf(draft: Draft, field: 'start' | 'goal', grid: Grid, faults: Faults): Cell | undefined {
  if (draft[field].trim() === '') return undefined;
  const [, row, col] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(draft[field]) ?? [];
  if (row !== undefined && isOnGrid(grid, Number(row), Number(col))) return cellAt(grid, Number(row), Number(col));
  faults[field] = `Expected a row and a column from 0,0 to ${grid.rows - 1},${grid.cols - 1}, got "${draft[field]}".`;
  return undefined;
}
