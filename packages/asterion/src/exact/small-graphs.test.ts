/**
 * Folding and unfolding says the same as the queue on every small graph, and the queue is held against counts that others
 * have published. docs/exact.md says which.
 */

import { describe, expect, test } from 'vitest';
import { isThorough, sample } from '../../../../testing/thorough.js';
import { graphClasses, graphCount, worldsOfGraphs } from '../../test/graphs.js';
import { difference } from '../../test/tables.js';
import { distancesFrom } from '../search/index.js';
import type { Cell, World } from '../world/index.js';
import { coreOf } from './folding.js';
import { solveChase } from './solve.js';
import type { ExactTable } from './table.js';

/** Milliseconds: they take minutes, and machines may be slow. */
const TWO_MILLION_GRAPHS = 30 * 60_000;

const tableOf = (world: World): ExactTable => solveChase({ world, stay: true, monsters: 1 }, { method: 'queue' });

describe('folding says of both sides and every state what the queue says', () => {
  function firstDifference(size: number, graphs: Iterable<number>): string | undefined {
    const worldOf = worldsOfGraphs(size);
    for (const edges of graphs) {
      const world = worldOf(edges);
      const folded = solveChase({ world, stay: true, monsters: 1 }, { method: 'fold', depth: false });
      const where = difference(tableOf(world), folded);
      if (where !== undefined) return `graph ${edges}: ${where}`;
    }
    return undefined;
  }

  test.each([1, 2, 3, 4, 5, 6])('on all graphs of %i vertices, however they are numbered', (size) => {
    expect(firstDifference(size, Array(graphCount(size)).keys())).toBeUndefined();
  });

  test('on all graphs of 7 vertices; in thorough, however they are numbered', { timeout: TWO_MILLION_GRAPHS }, () => {
    expect(firstDifference(7, isThorough ? Array(graphCount(7)).keys() : graphClasses(7))).toBeUndefined();
  });

  test('on graphs of 8 vertices: those of 7 with one more, joined to some of them', () => {
    const graphs = graphClasses(7).flatMap((edges) =>
      Array.from({ length: 2 ** 7 }, (_, joined) => edges + joined * graphCount(7)),
    );
    expect(firstDifference(8, sample(graphs, 2000))).toBeUndefined();
  });
});

describe('counts are those that others have published', () => {
  const isConnected = (world: World) => distancesFrom(world, 0).every((distance) => distance >= 0);

  /** Moves of a monster that begins where it likes, before a rogue that does so then; `Infinity` where that one evades. */
  function captureTime(world: World): number {
    const table = tableOf(world);
    const vertices: Cell[] = [...world.open.keys()];
    return Math.min(...vertices.map((monster) => Math.max(...vertices.map((at) => table.wonIn([monster], at)))));
  }

  test.each([
    { size: 1, graphs: 1, connected: 1, copWin: 1, longest: 0 },
    { size: 2, graphs: 2, connected: 1, copWin: 1, longest: 1 },
    { size: 3, graphs: 4, connected: 2, copWin: 2, longest: 1 },
    { size: 4, graphs: 11, connected: 6, copWin: 5, longest: 2 },
    { size: 5, graphs: 34, connected: 21, copWin: 16, longest: 2 },
    { size: 6, graphs: 156, connected: 112, copWin: 68, longest: 3 },
    { size: 7, graphs: 1044, connected: 853, copWin: 403, longest: 3 },
  ])('of graphs of $size vertices, of which some are connected and cop-win, and of moves to the capture', (counts) => {
    const graphs = graphClasses(counts.size).map(worldsOfGraphs(counts.size));
    const connected = graphs.filter(isConnected);
    const copWin = connected.filter((world) => captureTime(world) < Infinity);
    const longest = Math.max(...copWin.map(captureTime));
    expect(counts).toEqual({
      size: counts.size,
      graphs: graphs.length,
      connected: connected.length,
      copWin: copWin.length,
      longest,
    });
    expect(copWin).toEqual(connected.filter((world) => coreOf(world).length === 0));
  });
});
