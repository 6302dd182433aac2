/**
 * Scenarios of the Moving AI benchmarks: `version 1`, then a question a line: bucket, map, width, height, column and row of
 * the start, column and row of the goal, length of a shortest path.
 *
 * Published files separate by tabs, older ones by blanks, and say `version 1.0`; a map's name may have blanks between tabs.
 * Lengths are rounded, to two digits in some files and to five in others.
 */

import { type Coordinates, MAX_CELLS, rect, sizeFault } from '../world/index.js';
import { linesOf } from './lines.js';
import { type Parsed, parsed, quoted, refuse } from './result.js';

/** One question: how long is the way from here to there? */
export interface MovingAiScenario {
  /** The line of the file it stands in, from 1. */
  readonly line: number;
  /** Scenarios of a bucket are about equally long: a quarter of the length, rounded down. */
  readonly bucket: number;
  /** Where the map lies, as the file says. */
  readonly map: string;
  /** The map's height in cells, from 1, as the file says: it is not compared with the map. */
  readonly rows: number;
  /** The map's width in cells, from 1. */
  readonly cols: number;
  /** Where the path begins. The row comes first, from the top; in the file the column does. */
  readonly from: Coordinates;
  /** Where the path ends, the row first. */
  readonly to: Coordinates;
  /** The length of a shortest path, diagonal steps being the square root of 2 long; 0 also where there is none. */
  readonly length: number;
}

const FIELDS = 9;

/** Reads scenarios, in the order of the file. Empty lines are skipped. */
export const parseMovingAiScenarios = (text: string): Parsed<readonly MovingAiScenario[]> =>
  parsed(() => {
    const lines = linesOf(text);
    const version = (lines[0] ?? '').trimEnd();
    if (!/^version\s+1(\.0*)?$/.test(version)) refuse(1, 1, `Expected version 1, found ${quoted(version)}.`);
    return lines.flatMap((line, index) => (index === 0 || line.trim() === '' ? [] : [readScenario(line, index + 1)]));
  });

/** A field and where it begins, from 1. */
interface Field {
  readonly text: string;
  readonly column: number;
}

function readScenario(text: string, line: number): MovingAiScenario {
  const found = [...text.matchAll(text.includes('\t') ? /[^\t]+/g : /\S+/g)];
  const fields = found.map((match): Field => ({ text: match[0].trim(), column: match.index + 1 }));
  if (fields.length !== FIELDS) {
    const column = fields.length > FIELDS ? fields[FIELDS].column : text.length + 1;
    refuse(line, column, `Expected ${FIELDS} fields, found ${fields.length}.`);
  }
  const whole = (at: number, what: string, least: number, most: number): number => {
    const value = /^[0-9]+$/.test(fields[at].text) ? Number(fields[at].text) : NaN;
    if (value >= least && value <= most) return value;
    return refuse(line, fields[at].column, `Expected ${what}, found ${quoted(fields[at].text)}.`);
  };
  const cols = whole(2, `the width of the map (1 to ${MAX_CELLS})`, 1, MAX_CELLS);
  const rows = whole(3, `the height of the map (1 to ${MAX_CELLS})`, 1, MAX_CELLS);
  const fault = sizeFault(rect, rows, cols);
  if (fault !== undefined) refuse(line, fields[2].column, fault);
  const place = (at: number, of: string): Coordinates => {
    const col = whole(at, `the column of the ${of} (0 to ${cols - 1})`, 0, cols - 1);
    return [whole(at + 1, `the row of the ${of} (0 to ${rows - 1})`, 0, rows - 1), col];
  };
  return {
    line,
    bucket: whole(0, 'a bucket (0 or more)', 0, Number.MAX_SAFE_INTEGER),
    map: fields[1].text,
    rows,
    cols,
    from: place(4, 'start'),
    to: place(6, 'goal'),
    length: readLength(fields[8], line),
  };
}

function readLength({ text, column }: Field, line: number): number {
  const length = /^[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?$/i.test(text) ? Number(text) : NaN;
  if (Number.isFinite(length)) return length;
  return refuse(line, column, `Expected a length of 0 or more, found ${quoted(text)}.`);
}

/** Writes scenarios, separated by tabs, a line each. Throws a RangeError if a map's name does not fit into a line. */
export function formatMovingAiScenarios(scenarios: readonly Omit<MovingAiScenario, 'line'>[]): string {
  const lines = scenarios.map(({ bucket, map, rows, cols, from, to, length }) => {
    if (map.trim() !== map || map === '' || /[\t\r\n]/.test(map))
      throw new RangeError(`Expected the name of a map without tabs and line ends, got ${quoted(map)}.`);
    return [bucket, map, cols, rows, from[1], from[0], to[1], to[0], length].join('\t');
  });
  return ['version 1', ...lines, ''].join('\n');
}
