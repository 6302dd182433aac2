/**
 * The maze parameter file: which maze to make, how, and who solves it.
 *
 * Words separated by any white space; the line structure is a habit, not a rule. Which generators and solvers exist
 * is the business of layers above this one, so the known names are passed in.
 */

import { type Coordinates, MAX_CELLS, rect, sizeFault } from '../world/index.js';
import { type Parsed, parsed, quoted, refuse } from './result.js';
import { type Word, Words } from './words.js';

/** What cells a maze has: squares (`normal`), squares joined by tunnels too (`tunnel`), or hexagons (`hex`). */
export type MazeType = 'normal' | 'tunnel' | 'hex';
export const MAZE_TYPES: readonly MazeType[] = ['normal', 'tunnel', 'hex'];

/** A maze to be made, and perhaps solved, as a parameter file says it. */
export interface MazeParameters {
  /** The first word of the file. */
  readonly type: MazeType;
  /** Canonical names, not the file's spelling. */
  readonly generator: string;
  /** Undefined for `none`: the maze is only generated. */
  readonly solver: string | undefined;
  /** From 1. */
  readonly rows: number;
  /** From 1. */
  readonly cols: number;
  /** A cell of the maze. The exit may be the same one. */
  readonly entrance: Coordinates;
  /** A cell of the maze. */
  readonly exit: Coordinates;
  /** No two share an end. Empty unless the type is `tunnel`. */
  readonly tunnels: readonly (readonly [Coordinates, Coordinates])[];
}

/** One name for another. To read: accepted spelling to canonical name; to write: canonical name to spelling. */
export interface MazeNames {
  /** For the word that names who makes the maze. */
  readonly generators: Names;
  /** For the word that names who solves it. `none` is understood without being listed. */
  readonly solvers: Names;
}

/** A map will do. Names that are not listed may be understood all the same. */
export interface Names {
  /** The other name; undefined for one that nobody knows. */
  get(name: string): string | undefined;
  /** Those that are listed to people. */
  keys(): Iterable<string>;
  /** What is wrong with a name that is almost understood, as a sentence. */
  fault?(name: string): string | undefined;
}

/** Reads a parameter file. Tunnels of a maze that has none are skipped with a warning. */
export const parseParameters = (text: string, names: MazeNames): Parsed<MazeParameters> =>
  parsed((warn) => {
    const words = new Words(text);
    const type = readType(words);
    const generator = readName(words, 'a generator', names.generators);
    const solver = readSolver(words, names.solvers);
    const { rows, cols } = readSize(words);
    const entrance = readCell(words, 'the entrance', rows, cols);
    const exit = readCell(words, 'the exit', rows, cols);
    if (type !== 'tunnel') skipTunnels(words, type, warn);
    const tunnels = readTunnels(words, rows, cols);
    return { type, generator, solver, rows, cols, entrance, exit, tunnels };
  });

/** Writes a parameter file; names without a spelling of their own stay as they are, which every reader of ours accepts. */
export function formatParameters(parameters: MazeParameters, spelling?: MazeNames): string {
  const { type, generator, solver = NO_SOLVER, rows, cols, entrance, exit, tunnels } = parameters;
  const generatorWord = spelling?.generators.get(generator) ?? generator;
  const solverWord = spelling?.solvers.get(solver) ?? solver;
  const lines = [
    [type],
    [generatorWord, solverWord],
    [rows, cols],
    entrance,
    exit,
    ...tunnels.map((ends) => ends.flat()),
  ];
  return lines.map((words) => `${words.join(' ')}\n`).join('');
}

const NO_SOLVER = 'none';

function readType(words: Words): MazeType {
  const expected = `a maze type (${MAZE_TYPES.join(', ')})`;
  const word = words.take(expected);
  const type = MAZE_TYPES.find((name) => name === word.text);
  return type ?? unexpected(word, expected);
}

function readName(words: Words, what: string, names: Names): string {
  const expected = `${what} (${[...names.keys()].join(', ')})`;
  const word = words.take(expected);
  const why = names.fault?.(word.text);
  if (why !== undefined) refuse(word.line, word.column, why);
  return names.get(word.text) ?? unexpected(word, expected);
}

function readSolver(words: Words, names: Names): string | undefined {
  if (words.next?.text !== NO_SOLVER) return readName(words, `a solver or ${NO_SOLVER}`, names);
  words.take(NO_SOLVER);
  return undefined;
}

function readSize(words: Words): { rows: number; cols: number } {
  const rows = words.takeNumber(`the number of rows (1 to ${MAX_CELLS})`, 1, MAX_CELLS);
  const place = words.next;
  const cols = words.takeNumber(`the number of columns (1 to ${MAX_CELLS})`, 1, MAX_CELLS);
  const fault = sizeFault(rect, rows, cols);
  if (fault !== undefined && place !== undefined) refuse(place.line, place.column, fault);
  return { rows, cols };
}

function readCell(words: Words, of: string, rows: number, cols: number): Coordinates {
  const row = words.takeNumber(`the row of ${of} (0 to ${rows - 1})`, 0, rows - 1);
  const col = words.takeNumber(`the column of ${of} (0 to ${cols - 1})`, 0, cols - 1);
  return [row, col];
}

function readTunnels(words: Words, rows: number, cols: number): [Coordinates, Coordinates][] {
  const tunnels: [Coordinates, Coordinates][] = [];
  const ends = new Set<number>();
  const readEnd = (of: string): Coordinates => {
    const place = words.next;
    const [row, col] = readCell(words, of, rows, cols);
    const end = row * cols + col;
    if (place !== undefined && ends.has(end)) {
      refuse(place.line, place.column, `Expected ${of} in a cell of its own, found another end at ${row} ${col}.`);
    }
    ends.add(end);
    return [row, col];
  };
  while (words.next !== undefined) {
    const name = `tunnel ${tunnels.length + 1}`;
    tunnels.push([readEnd(`the start of ${name}`), readEnd(`the end of ${name}`)]);
  }
  return tunnels;
}

/** Only that they are numbers is checked: eight of 111 real files list tunnels of some other maze here. */
function skipTunnels(words: Words, type: MazeType, warn: (warning: string) => void): void {
  const first = words.next;
  if (first === undefined) return;
  while (words.next !== undefined) words.takeNumber('a number of a tunnel list or the end of the text', 0, Infinity);
  warn(`Line ${first.line}: the tunnels are ignored, because a ${type} maze has none.`);
}

function unexpected(word: Word, expected: string): never {
  refuse(word.line, word.column, `Expected ${expected}, found ${quoted(word.text)}.`);
}
