/** From what was typed to what can be made, or to what is wrong with it, field by field. */

import { type MazePlan, mazeGeneratorFault, mazeGeneratorNamed } from 'asterion/generate';
import type { Movement } from 'asterion/search';
import { type Grid, type Scene, type Shape, shapeNamed, shapes, sizeFault } from 'asterion/world';
import { quoted, wholeNumber } from '../page/numbers.js';
import { generatorMisfit, searcherMisfit } from './aptness.js';
import { type Draft, type Faults, type Field, NO_SOLVER, tidied, YES } from './draft.js';
import { type Given, sceneBetween } from './given.js';
import { checkMovement } from './movement.js';
import { checkPlace, checkTunnels } from './places.js';
import { type Searcher, searcherNamed, searchers } from './searchers.js';

/** The page's own limits; the library and the command line go further. */
export const LONGEST_SIDE = 4000;
export const MOST_CELLS = 1_000_000;
const MOST_ROUNDS = 1000;

/** A maze to grow, and whether its ends are those of its longest path where none are said. */
type LaidMaze = MazePlan & { readonly longest?: true | undefined };

/** What the library grows it by. */
export const grownBy = ({ longest: _, ...plan }: LaidMaze): MazePlan => plan;

/** Everything needed to make a maze and solve it. */
export interface Task {
  /** What to grow; of a given world only its size and the seed count. */
  readonly plan: LaidMaze;
  /** The world that was given, with its ends; undefined where one is grown. */
  readonly given: Scene | undefined;
  /** None, one, or two to be compared. */
  readonly searchers: readonly Searcher[];
  /** How all of them walk. */
  readonly movement: Movement;
  /** The step to show; undefined for the end. */
  readonly turn: number | undefined;
}

interface Checked {
  /** Undefined when a field that makes the maze is at fault; a wrong `turn` alone does not stop it. */
  readonly task: Task | undefined;
  readonly faults: Readonly<Faults>;
}

/** `given` is what the draft's world unpacks to; undefined where it has none, or where that is not yet known. */
export function checkDraft(typed: Draft, given?: Given): Checked {
  const draft = tidied(typed);
  if (draft.world === '') return checkPlan(draft);
  return given === undefined ? { task: undefined, faults: {} } : checkGiven(draft, given);
}

function checkPlan(draft: Draft): Checked {
  const faults: Faults = {};
  const shape = checkShape(draft, faults);
  const generator = checkGenerator(draft, shape, faults);
  const chosen = checkSearchers(draft, faults, (one) => shape && searcherMisfit(one, shape, draft.tunnels !== ''));
  const movement = checkMovement(draft, shape, faults);
  if (draft.seed === '') faults.seed = 'Expected a number or a text.';
  const grid = checkSize(draft, shape, faults);
  const wishes = {
    ...optional('entrance', checkPlace(draft, 'entrance', grid, faults)),
    ...optional('exit', checkPlace(draft, 'exit', grid, faults)),
    ...optional('longest', checkLongest(draft, faults)),
    ...optional('braid', checkPercent(draft, faults)),
    ...optional('sparsen', checkRounds(draft, faults)),
  };
  const tunnels = checkTunnels(draft, grid, faults);
  const makes = Object.keys(faults).length === 0;
  const turn = checkTurn(draft, faults);
  if (!makes || shape === undefined || generator === undefined || grid === undefined)
    return { task: undefined, faults };
  const { rows, cols } = grid;
  const plan = { shape: shape.name, rows, cols, generator: generator.name, seed: draft.seed, tunnels, ...wishes };
  return { task: { plan, given: undefined, searchers: chosen, movement, turn }, faults };
}

function checkGiven(draft: Draft, given: Given): Checked {
  const faults: Faults = {};
  if (!given.ok) return { task: undefined, faults: { world: given.why } };
  const { grid } = given.scene.world;
  const chosen = checkSearchers(draft, faults, () => undefined);
  const movement = checkMovement(draft, grid.shape, faults);
  const entrance = checkPlace(draft, 'entrance', grid, faults);
  const exit = checkPlace(draft, 'exit', grid, faults);
  const scene = Object.keys(faults).length === 0 ? sceneBetween(given.scene, entrance, exit, faults) : undefined;
  const makes = Object.keys(faults).length === 0;
  const turn = checkTurn(draft, faults);
  if (!makes || scene === undefined) return { task: undefined, faults };
  const plan = { shape: grid.shape.name, rows: grid.rows, cols: grid.cols, seed: draft.seed };
  return { task: { plan, given: scene, searchers: chosen, movement, turn }, faults };
}

const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);

function checkShape({ shape }: Draft, faults: Faults): Shape | undefined {
  const found = shapeNamed(shape);
  if (found === undefined) faults.shape = `Unknown shape "${shape}". Known: ${Object.keys(shapes).join(', ')}.`;
  return found;
}

function checkGenerator({ generator, tunnels }: Draft, shape: Shape | undefined, faults: Faults) {
  const found = mazeGeneratorNamed(generator);
  if (found === undefined) report(faults, 'generator', mazeGeneratorFault(generator));
  else report(faults, 'generator', shape && generatorMisfit(found, shape, tunnels !== ''));
  return found;
}

/** What is wrong with a choice only in the maze to come, it says of itself in the run. */
function checkSearchers(draft: Draft, faults: Faults, misfit: (one: Searcher) => string | undefined): Searcher[] {
  const chosen: Searcher[] = [];
  for (const field of ['solver', 'solver2'] as const) {
    if (draft[field] === NO_SOLVER) continue;
    const found = searcherNamed(draft[field]);
    if (found === undefined) faults[field] = unknownSolver(draft[field]);
    else report(faults, field, misfit(found));
    if (found !== undefined) chosen.push(found);
  }
  return chosen;
}

function report(faults: Faults, field: Field, fault: string | undefined): void {
  if (fault !== undefined) faults[field] = fault;
}

const unknownSolver = (name: string): string =>
  `Unknown solver "${name}". Known: ${[NO_SOLVER, ...searchers.map((entry) => entry.name)].join(', ')}.`;

function checkSize(draft: Draft, shape: Shape | undefined, faults: Faults): Grid | undefined {
  const rows = checkSide(draft, 'rows', faults);
  const cols = checkSide(draft, 'cols', faults);
  if (rows === undefined || cols === undefined) return undefined;
  if (shape !== undefined) reportSize(shape, rows, cols, faults);
  return faults.rows === undefined && faults.cols === undefined ? shape?.grid(rows, cols, 'bottom') : undefined;
}

function reportSize(shape: Shape, rows: number, cols: number, faults: Faults): void {
  const why = sizeFault(shape, rows, cols);
  report(
    faults,
    why !== undefined && cols < shape.least.cols ? 'cols' : 'rows',
    why ?? cellsFault(shape.cellCount(rows, cols)),
  );
}

/** Why the page does not show a world of so many cells; undefined if it does. */
export function cellsFault(count: number): string | undefined {
  if (count <= MOST_CELLS) return undefined;
  const cells = count.toLocaleString('en');
  return `The page shows at most ${MOST_CELLS.toLocaleString('en')} cells, these are ${cells}.`;
}

function checkSide(draft: Draft, side: 'rows' | 'cols', faults: Faults): number | undefined {
  const value = wholeNumber(draft[side]);
  if (value !== undefined && value >= 1 && value <= LONGEST_SIDE) return value;
  faults[side] = `Expected a whole number from 1 to ${LONGEST_SIDE}, got ${quoted(draft[side])}.`;
  return undefined;
}

function checkLongest({ longest }: Draft, faults: Faults): true | undefined {
  if (longest === '' || longest === '0') return undefined;
  if (longest !== YES) faults.longest = `Expected 1 or nothing, got ${quoted(longest)}.`;
  return true;
}

function checkPercent({ braid }: Draft, faults: Faults): number | undefined {
  if (braid === '') return undefined;
  const value = /^[0-9]{1,3}(\.[0-9]+)?$/.test(braid) ? Number(braid) : Infinity;
  if (value > 100 || (value > 0 && value < 1)) faults.braid = `Expected 0 to 100 percent, got ${quoted(braid)}.`;
  return value;
}

function checkRounds({ sparsen }: Draft, faults: Faults): number | undefined {
  if (sparsen === '') return undefined;
  const value = wholeNumber(sparsen);
  if (value === undefined || value > MOST_ROUNDS)
    faults.sparsen = `Expected a whole number up to ${MOST_ROUNDS}, got ${quoted(sparsen)}.`;
  return value;
}

function checkTurn({ turn }: Draft, faults: Faults): number | undefined {
  if (turn === '') return undefined;
  const value = wholeNumber(turn);
  if (value === undefined) faults.turn = `Expected the link's turn as a whole number, got ${quoted(turn)}.`;
  return value;
}
