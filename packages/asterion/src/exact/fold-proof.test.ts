/**
 * The proof of folding in docs/exact.md, step by step: each lemma, held against the queue's tables of all small graphs. For
 * two monsters, too, though tables of theirs are not folded.
 */

import { describe, expect, test } from 'vitest';
import { graphClasses, pairsOf, worldsOfGraphs } from '../../test/graphs.js';
import { choicesOf, teamsOf } from '../../test/tables.js';
import { type Cell, neighbours, type World } from '../world/index.js';
import { CORE_RANK } from './data.js';
import { coreOf, fold } from './folding.js';
import { solveChase } from './solve.js';
import type { ExactTable } from './table.js';

const SIZES = [1, 2, 3, 4, 5, 6];

const tableOf = (world: World, monsters = 1): ExactTable =>
  solveChase({ world, stay: true, monsters }, { method: 'queue' });

const verticesOf = (world: World): Cell[] => [...world.open.keys()];

/** By number of deleted corners, by vertex: its shadow on what is left. */
function shadowsOf(world: World): Cell[][] {
  const { ranks, leaders } = fold(world);
  const vertices = verticesOf(world);
  const corners = vertices.filter((vertex) => ranks[vertex] < CORE_RANK).sort((a, b) => ranks[a] - ranks[b]);
  const shadows = [vertices];
  for (const corner of corners) {
    shadows.push(shadows[shadows.length - 1].map((vertex) => (vertex === corner ? leaders[corner] : vertex)));
  }
  return shadows;
}

const nextOf = (world: World, vertex: Cell): Cell[] => [vertex, ...neighbours(world, vertex)];

/** Fails with the first graph of which something is not true. */
function expectOfAll(isTrue: (world: World) => boolean): void {
  const worlds = SIZES.flatMap((size) => graphClasses(size).map(worldsOfGraphs(size)));
  expect(worlds.find((world) => !isTrue(world))).toBeUndefined();
}

/** Whether something is true of every state of so many monsters, by the queue's table. */
function expectOfAllStates(
  monsters: number,
  isTrue: (world: World, table: ExactTable) => (team: Cell[], at: Cell) => boolean,
): void {
  expectOfAll((world) => {
    const vertices = verticesOf(world);
    const isTrueOf = isTrue(world, tableOf(world, monsters));
    return teamsOf(vertices, monsters).every((team) => vertices.every((at) => isTrueOf(team, at)));
  });
}

test('lemma 1: shadows move as those who cast them', () => {
  expectOfAll((world) =>
    shadowsOf(world).every((shadow) =>
      verticesOf(world).every((from) =>
        nextOf(world, from).every((to) => nextOf(world, shadow[from]).includes(shadow[to])),
      ),
    ),
  );
});

test("lemma 2: a monster on the rogue's shadow captures, in as many moves as corners were deleted", () => {
  expectOfAll((world) => {
    const table = tableOf(world);
    return shadowsOf(world).every((shadow, deleted) =>
      shadow.every((monster, at) => table.lostIn([monster], at) <= deleted),
    );
  });
});

test('lemma 5: in the core a monster wins what it can reach at once, and nothing else', () => {
  expectOfAll((world) => {
    const table = tableOf(world);
    const { ranks } = fold(world);
    const core = verticesOf(world).filter((vertex) => ranks[vertex] === CORE_RANK);
    return teamsOf(core, 2).every(
      ([monster, at]) =>
        table.isWon([monster], at) === nextOf(world, monster).includes(at) &&
        table.isLost([monster], at) === (monster === at),
    );
  });
});

describe.each([1, 2])('with monsters: %i', (monsters) => {
  test('lemma 3: monsters are no worse off on their shadows', () => {
    expectOfAllStates(monsters, (world, table) => {
      const shadows = shadowsOf(world);
      return (team, at) =>
        shadows.every((shadow) => {
          const above = team.map((monster) => shadow[monster]);
          return (
            (!table.isWon(team, at) || table.isWon(above, at)) && (!table.isLost(team, at) || table.isLost(above, at))
          );
        });
    });
  });

  test('lemma 4: a rogue is no better off than on its shadow', () => {
    expectOfAllStates(monsters, (world, table) => {
      const shadows = shadowsOf(world);
      return (team, at) =>
        shadows.every(
          (shadow) =>
            (!table.isWon(team, shadow[at]) || table.isWon(team, at)) &&
            (!table.isLost(team, shadow[at]) || table.isLost(team, at)),
        );
    });
  });

  test('theorem: it is enough to look at moves to what was deleted later', () => {
    expectOfAllStates(monsters, (world, table) => {
      const { ranks } = fold(world);
      /** Where one of a side goes, of whom the first was deleted then. */
      const later = (first: number) => (from: Cell) =>
        nextOf(world, from).filter((to) => ranks[to] > first || ranks[to] === CORE_RANK);
      return (team, at) => {
        if (team.includes(at)) return true;
        const first = Math.min(...team.map((monster) => ranks[monster]));
        const isWon = choicesOf(team.map(later(first))).some((moved) => table.isLost(moved, at));
        const isLost = later(ranks[at])(at).every((to) => table.isWon(team, to));
        return table.isWon(team, at) === isWon && table.isLost(team, at) === isLost;
      };
    });
  });
});

describe('where staying is no move', () => {
  /** What is left when corners are folded away, the corners without any way. */
  function coreAlone(size: number, edges: number): number {
    const { ranks } = fold(worldsOfGraphs(size)(edges));
    const isLeft = (vertex: Cell) => ranks[vertex] === CORE_RANK;
    return pairsOf(size).reduce(
      (left, [a, b], bit) => (isLeft(a) && isLeft(b) ? left | (edges & (1 << bit)) : left),
      0,
    );
  }

  /** Whether the core says of its own states what is true in the whole graph. */
  function doesCoreTell(size: number, edges: number): boolean {
    const [whole, alone] = [edges, coreAlone(size, edges)].map((graph) =>
      solveChase({ world: worldsOfGraphs(size)(graph), stay: false, monsters: 1 }, { method: 'queue' }),
    );
    const core = coreOf(whole.chase.world);
    return teamsOf(core, 2).every(([monster, at]) => whole.isWon([monster], at) === alone.isWon([monster], at));
  }

  test('cores say nothing of the whole: the smallest have a square for a core, and one vertex more', () => {
    const wrong = [1, 2, 3, 4, 5].map((size) => graphClasses(size).filter((edges) => !doesCoreTell(size, edges)));
    const edges = (graph: number) => pairsOf(5).filter((_, bit) => ((graph >> bit) & 1) === 1).length;
    expect(wrong.map((graphs) => graphs.map(edges))).toEqual([[], [], [], [], [6, 7]]);
  });
});
