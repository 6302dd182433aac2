/** The rows of `asterion maze table`: means over the seeds, how sure they are, and how they are written. */

import { counted, grouped } from 'asterion/play';
import { percentText, tableText } from '../host/text.js';
import type { Measured } from './table-thread.js';

/** A generator, or a file in its place, and who looks for the way through its mazes. */
export interface Group {
  readonly generator: string;
  readonly shape: string;
  readonly solvers: readonly string[];
}

/** A mean, and half of its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly half: number;
}

export interface TableRow {
  readonly generator: string;
  readonly solver: string;
  readonly shape: string;
  readonly mazes: number;
  /** How many of them were solved. */
  readonly solved: number;
  readonly visited: Mean;
  /** Of the mazes that were solved; undefined if none was. */
  readonly path: Mean | undefined;
  readonly steps: Mean;
  readonly deadEnds: Mean;
  /** Their share of all cells. */
  readonly deadEndShare: number;
  readonly ms: Mean;
}

/** The rows of all groups; `measured` is by group and maze, so that the order in which it came does not matter. */
export const rowsOf = (groups: readonly Group[], measured: readonly (readonly Measured[])[]): TableRow[] =>
  groups.flatMap(({ generator, shape, solvers }, group) => {
    const mazes = measured[group];
    const deadEnds = meanOf(mazes.map((maze) => maze.deadEnds));
    const deadEndShare = deadEnds.mean / meanOf(mazes.map(({ cells }) => cells)).mean;
    return solvers.map((solver, index): TableRow => {
      const searches = mazes.map((maze) => maze.searches[index]);
      const paths = searches.flatMap(({ path }) => (path === undefined ? [] : [path]));
      return {
        generator,
        solver,
        shape,
        mazes: mazes.length,
        solved: paths.length,
        visited: meanOf(searches.map(({ visited }) => visited)),
        path: paths.length === 0 ? undefined : meanOf(paths),
        steps: meanOf(searches.map(({ steps }) => steps)),
        deadEnds,
        deadEndShare,
        ms: meanOf(searches.map(({ ms }) => ms)),
      };
    });
  });

export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const freedom = values.length - 1;
  if (freedom === 0) return { mean, half: 0 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / freedom;
  return { mean, half: studentQuantile(freedom) * Math.sqrt(variance / values.length) };
}

/** The 97.5 % quantile of Student's t: few mazes know their spread badly. */
function studentQuantile(freedom: number): number {
  if (freedom <= FEW.length) return FEW[freedom - 1];
  const z = 1.959964; // by the series of Cornish and Fisher, within half a percent from here on
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  return z + first / freedom + second / freedom ** 2;
}

/** Where the series is not good enough. */
const FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447];

/** As outside callers rely on it; times only where they are asked for. */
export const reportRow = (row: TableRow, hasTimes: boolean) => ({
  generator: row.generator,
  solver: row.solver,
  shape: row.shape,
  mazes: row.mazes,
  solved: row.solved,
  visited: row.visited.mean,
  path: row.path?.mean ?? null,
  steps: row.steps.mean,
  deadEnds: row.deadEnds.mean,
  ...(hasTimes ? { ms: row.ms.mean } : {}),
});

/** The same with a header line. */
export function csvOf(rows: readonly TableRow[], hasTimes: boolean): string {
  const reports = rows.map((row) => reportRow(row, hasTimes));
  const lines = reports.map((report) => Object.values(report).map(csvCell).join(','));
  return [Object.keys(reports[0]).join(','), ...lines].map((line) => `${line}\n`).join('');
}

const csvCell = (value: string | number | null): string => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export function textOf(rows: readonly TableRow[], seed: string, hasTimes: boolean): string {
  const head = ['generator', 'solver', 'solved', 'visited', '', 'path', '', 'steps', '', 'dead ends', '', '%'];
  const times = hasTimes ? ['ms'] : [];
  const lines = rows.map(({ generator, solver, mazes, solved, visited, path, steps, deadEnds, deadEndShare, ms }) => [
    generator,
    solver,
    `${solved} of ${mazes}`,
    ...numbers(visited),
    ...(path === undefined ? ['none', ''] : numbers(path)),
    ...numbers(steps),
    ...numbers(deadEnds),
    percentText(deadEndShare),
    ...(hasTimes ? [ms.mean.toFixed(2)] : []),
  ]);
  return [
    `Means of ${counted(rows[0].mazes, 'maze')} each, seeds ${seed}:0 to ${seed}:${rows[0].mazes - 1}, with 95 % intervals.`,
    '',
    tableText([...head, ...times], lines, 2),
  ].join('\n');
}

/** `152.3  ± 12.1` */
const numbers = ({ mean, half }: Mean): string[] => [number(mean), `± ${number(half)}`];

const number = (value: number): string => (value >= 10_000 ? grouped(Math.round(value)) : value.toFixed(1));
