/** From what was typed to what can be made, or to what is wrong with it, field by field. */

import { type MazePlan, mazeGeneratorNamed, mazeGenerators } from 'asterion/generate';
import { type Solver, solverNamed, solvers } from 'asterion/search';
import {
  addTunnel,
  type Coordinates,
  cellAt,
  createWorld,
  type Grid,
  isOnGrid,
  type Shape,
  shapeNamed,
  shapes,
  tunnelFault,
} from 'asterion/world';
import { generatorMisfit, solverMisfit } from './aptness.js';
import { type Draft, type Field, NO_SOLVER, tidied, wordsOf } from './draft.js';

/** The page's own limits; the library and the command line go further. */
export const LONGEST_SIDE = 4000;
export const MOST_CELLS = 1_000_000;

/** A sentence for each field that cannot be used. */
export type Faults = Partial<Readonly<Record<Field, string>>>;

/** Everything needed to make a maze and solve it. */
export interface Task {
  readonly plan: MazePlan;
  readonly solver: Solver | undefined;
  /** The step to show; undefined for the end. */
  readonly turn: number | undefined;
}

/** The task is undefined when a field that makes the maze is at fault; a wrong `turn` alone does not stop it. */
export function checkDraft(typed: Draft): { readonly task: Task | undefined; readonly faults: Faults } {
  const draft = tidied(typed);
  const faults: Partial<Record<Field, string>> = {};
  const shape = checkShape(draft, faults);
  const generator = checkGenerator(draft, shape, faults);
  const solver = checkSolver(draft, shape, faults);
  if (draft.seed === '') faults.seed = 'Expected a number or a text.';
  const grid = checkSize(draft, shape, faults);
  const entrance = checkPlace(draft, 'entrance', grid, faults);
  const exit = checkPlace(draft, 'exit', grid, faults);
  const tunnels = checkTunnels(draft, grid, faults);
  const makes = Object.keys(faults).length === 0;
  const turn = checkTurn(draft, faults);
  if (!makes || shape === undefined || generator === undefined || grid === undefined)
    return { task: undefined, faults };
  const { rows, cols } = grid;
  const ends = { ...(entrance === undefined ? {} : { entrance }), ...(exit === undefined ? {} : { exit }) };
  const plan = { shape: shape.name, rows, cols, generator: generator.name, seed: draft.seed, tunnels, ...ends };
  return { task: { plan, solver, turn }, faults };
}

type Filling = Partial<Record<Field, string>>;

function checkShape({ shape }: Draft, faults: Filling): Shape | undefined {
  const found = shapeNamed(shape);
  if (found === undefined) faults.shape = `Unknown shape "${shape}". Known: ${Object.keys(shapes).join(', ')}.`;
  return found;
}

function checkGenerator({ generator, tunnels }: Draft, shape: Shape | undefined, faults: Filling) {
  const found = mazeGeneratorNamed(generator);
  if (found === undefined) faults.generator = unknown('generator', generator, mazeGenerators);
  else report(faults, 'generator', shape && generatorMisfit(found, shape, tunnels !== ''));
  return found;
}

function checkSolver({ solver, tunnels }: Draft, shape: Shape | undefined, faults: Filling): Solver | undefined {
  if (solver === NO_SOLVER) return undefined;
  const found = solverNamed(solver);
  if (found === undefined) faults.solver = unknown('solver', solver, [{ name: NO_SOLVER }, ...solvers]);
  else report(faults, 'solver', shape && solverMisfit(found, shape, tunnels !== ''));
  return found;
}

function report(faults: Filling, field: Field, fault: string | undefined): void {
  if (fault !== undefined) faults[field] = fault;
}

const unknown = (kind: string, name: string, known: readonly { name: string }[]): string =>
  `Unknown ${kind} "${name}". Known: ${known.map((entry) => entry.name).join(', ')}.`;

function checkSize(draft: Draft, shape: Shape | undefined, faults: Filling): Grid | undefined {
  const rows = checkSide(draft, 'rows', faults);
  const cols = checkSide(draft, 'cols', faults);
  if (rows === undefined || cols === undefined) return undefined;
  if (rows * cols > MOST_CELLS) {
    const cells = (rows * cols).toLocaleString('en');
    faults.rows = `The page shows at most ${MOST_CELLS.toLocaleString('en')} cells, these are ${cells}.`;
    return undefined;
  }
  return shape?.grid(rows, cols, 'bottom');
}

function checkSide(draft: Draft, side: 'rows' | 'cols', faults: Filling): number | undefined {
  const value = wholeNumber(draft[side]);
  if (value !== undefined && value >= 1 && value <= LONGEST_SIDE) return value;
  faults[side] = `Expected a whole number from 1 to ${LONGEST_SIDE}, got ${quoted(draft[side])}.`;
  return undefined;
}

function checkPlace(draft: Draft, place: 'entrance' | 'exit', grid: Grid | undefined, faults: Filling) {
  if (draft[place] === '') return undefined;
  const numbers = numbersIn(draft[place], 2);
  if (numbers === undefined) {
    faults[place] = `Expected row,column such as 0,3, got ${quoted(draft[place])}.`;
    return undefined;
  }
  const [row, col] = numbers;
  if (grid !== undefined && !isOnGrid(grid, row, col)) {
    faults[place] = `Expected a row up to ${grid.rows - 1} and a column up to ${grid.cols - 1}, got ${row},${col}.`;
  }
  return [row, col] as const;
}

function checkTunnels(draft: Draft, grid: Grid | undefined, faults: Filling) {
  const words = wordsOf(draft.tunnels);
  const tunnels: (readonly [Coordinates, Coordinates])[] = [];
  const world = grid === undefined || words.length === 0 ? undefined : createWorld(grid);
  for (const word of words) {
    const numbers = numbersIn(word, 4);
    if (numbers === undefined) {
      faults.tunnels = `Expected row,column,row,column such as 0,0,4,5, got ${quoted(word)}.`;
      return [];
    }
    const [r1, c1, r2, c2] = numbers;
    const fault = world === undefined ? undefined : dig(world, [r1, c1], [r2, c2]);
    if (fault !== undefined) faults.tunnels = `The tunnel ${word} ${fault}.`;
    tunnels.push([
      [r1, c1],
      [r2, c2],
    ]);
  }
  return tunnels;
}

function dig(world: ReturnType<typeof createWorld>, from: Coordinates, to: Coordinates): string | undefined {
  if (!isOnGrid(world.grid, ...from) || !isOnGrid(world.grid, ...to)) return 'has an end outside the maze';
  const [a, b] = [cellAt(world.grid, ...from), cellAt(world.grid, ...to)];
  const fault = tunnelFault(world, a, b);
  if (fault === undefined) addTunnel(world, a, b);
  return fault;
}

function checkTurn({ turn }: Draft, faults: Filling): number | undefined {
  if (turn === '') return undefined;
  const value = wholeNumber(turn);
  if (value === undefined) faults.turn = `Expected the link's turn as a whole number, got ${quoted(turn)}.`;
  return value;
}

const quoted = (text: string): string => (text === '' ? 'nothing' : `"${text}"`);

function wholeNumber(text: string): number | undefined {
  const value = Number(text);
  return /^[0-9]+$/.test(text) && Number.isSafeInteger(value) ? value : undefined;
}

function numbersIn(text: string, count: number): number[] | undefined {
  const numbers = text.split(',').map((part) => wholeNumber(part.trim()));
  const whole = numbers.filter((value) => value !== undefined);
  return whole.length === count && numbers.length === count ? whole : undefined;
}
