/**
 * Several entrances and exits: `--from` and `--to`.
 *
 * Solvers go from one cell to one cell, so every pair is a search of its own, with the same seed: what is said of a pair does
 * not depend on which others were asked for. The nearest pair, the one with the shortest path found, is the answer.
 */

import { allOf } from 'asterion/play';
import type { Solving } from 'asterion/search';
import { type Cell, type Coordinates, coordinatesOf, type Scene } from 'asterion/world';
import type { Command } from 'commander';
import { Failure } from '../host/host.js';
import { coordinatesList } from '../host/options.js';
import { groundAt } from '../scene/places.js';
import { foundReport } from './report.js';

/** `--from` and `--to` */
export interface EndsOptions {
  readonly from?: readonly Coordinates[];
  readonly to?: readonly Coordinates[];
}

/** A search from an entrance to an exit. */
export interface Way {
  readonly from: Cell;
  readonly to: Cell;
  readonly solving: Solving;
}

export const withEnds = (command: Command): Command =>
  command
    .option('--from <r,c>', 'start here (default: the entrance); may be repeated, the nearest counts', coordinatesList)
    .option(
      '--to <r,c>',
      'look for this cell (default: the exit); may be repeated, the nearest counts',
      coordinatesList,
    );

/** Every pair of ends that is asked for, in the order of the options. */
export function endsOf(scene: Scene, { from, to }: EndsOptions, name: string): (readonly [Cell, Cell])[] {
  const { world, entrance, exit } = scene;
  const starts = from?.map((place) => groundAt('--from', place, world)) ?? own(entrance);
  const goals = to?.map((place) => groundAt('--to', place, world)) ?? own(exit);
  const missing = [starts.length === 0 ? 'no entrance' : '', goals.length === 0 ? 'no exit' : ''].filter(Boolean);
  if (missing.length > 0) {
    const options = [starts.length === 0 ? '--from' : '', goals.length === 0 ? '--to' : ''].filter(Boolean);
    throw new Failure(
      `${name}: expected an entrance and an exit, found ${allOf(missing)}; say where with ${allOf(options)}`,
    );
  }
  return starts.flatMap((start) => goals.map((goal) => [start, goal] as const));
}

const own = (cell: Cell | undefined): Cell[] => (cell === undefined ? [] : [cell]);

/** Searches between all of the ends, one pair after another. */
export async function waysBetween(
  ends: readonly (readonly [Cell, Cell])[],
  search: (from: Cell, to: Cell) => Promise<Solving>,
): Promise<Way[]> {
  const ways: Way[] = [];
  for (const [from, to] of ends) ways.push({ from, to, solving: await search(from, to) });
  return ways;
}

/** The way with the fewest cells; the first of several, and the first of all where none was found. */
export const nearestOf = (ways: readonly Way[]): Way =>
  ways.reduce((best, way) => (lengthOf(way) < lengthOf(best) ? way : best));

const lengthOf = ({ solving }: Way): number => solving.path?.length ?? Infinity;

/** What was found between each pair of ends, for the report. */
export const waysReport = (ways: readonly Way[], { world: { grid } }: Scene) =>
  ways.map(({ from, to, solving }) => ({
    from: coordinatesOf(grid, from),
    to: coordinatesOf(grid, to),
    ...foundReport(solving),
  }));
