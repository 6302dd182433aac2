import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corridor, played, randomGame } from '../../test/labyrinths.js';
import { seeds } from '../../test/worlds.js';
import type { Seat } from '../game/index.js';
import {
  type LabyrinthPosition,
  labyrinth,
  labyrinthMovers,
  MINOTAUR,
  reachOf,
  sightOf,
  THESEUS,
} from '../game/labyrinth/index.js';
import { generateLabyrinth, type LabyrinthPlan } from '../generate/index.js';
import { isOpen } from '../world/index.js';
import { type Eyes, Knowledge } from './description.js';
import { type LabyrinthMemory, labyrinthMemory as memory } from './labyrinth-fog.js';
import { labyrinthView as view } from './labyrinth-view.js';

const last = <T>(line: readonly T[]): T => line[line.length - 1];

const startOf = ({ sight = 0, ...plan }: LabyrinthPlan & { readonly sight?: number }): LabyrinthPosition =>
  labyrinth.initial(generateLabyrinth(plan), { ...labyrinth.defaults, sight }, 0);

const lineOf = (start: LabyrinthPosition, seed: number): LabyrinthPosition[] => randomGame(start, seed).positions;

/** What a seat knows after a line. */
const eyesAfter = (line: readonly LabyrinthPosition[], seat: Seat): Eyes<LabyrinthMemory> => ({
  seat,
  memory: line.reduce((known, position) => memory.look(known, position, seat), memory.empty(line[0], seat)),
});

describe('what a side knows', () => {
  const starts = fc
    .record({
      rows: fc.constantFrom(5, 7),
      shape: fc.constantFrom('rect', 'hex'),
      minotaurs: fc.constantFrom(1, 2),
      sight: fc.constantFrom(0, 1, 4),
      seed: seeds,
    })
    .map(startOf);

  test('is what it has seen so far, as if it had been worked out anew', () => {
    fc.assert(
      fc.property(starts, fc.constantFrom(THESEUS, MINOTAUR), seeds, (start, seat, seed) => {
        const { grid } = start.setup.world;
        const line = lineOf(start, seed);
        const sights = line.map((position) => sightOf(position, seat, reachOf(position.setup.options)));
        const { memory: known } = eyesAfter(line, seat);
        const now = last(sights);
        expect([known.own, known.opponents]).toEqual([now.own, now.opponents]);
        const shows = (tile: number, side: number, how: 'open' | 'walled') =>
          sights.some(({ tiles }) => tiles.some((seen) => seen.tile === tile && seen[how].includes(side)));
        for (let tile = 0; tile < grid.cellCount; tile++) {
          const looks = sights.filter(({ tiles }) => tiles.some((seen) => seen.tile === tile));
          const isNow = looks.includes(now);
          expect(known.cells[tile]).toBe(
            isNow ? Knowledge.seen : looks.length > 0 ? Knowledge.remembered : Knowledge.none,
          );
          expect(known.supplies.has(tile)).toBe(looks.at(-1)?.supplies.includes(tile) ?? false);
          for (const side of grid.shape.sides) {
            const next = grid.neighbour(tile, side);
            const back = grid.shape.opposite[side];
            for (const how of ['open', 'walled'] as const) {
              const isShown = shows(tile, side, how) || (next >= 0 && shows(next, back, how));
              expect(((known[how][tile] >> side) & 1) === 1).toBe(isShown);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a look leaves what was known before as it was', () => {
    const line = lineOf(startOf({ rows: 7, seed: 3 }), 1);
    const before = eyesAfter(line.slice(0, 5), THESEUS).memory;
    const kept = structuredClone({ ...before, grid: undefined });
    memory.look(before, last(line), THESEUS);
    expect({ ...before, grid: undefined }).toEqual(kept);
  });

  test('is all that is drawn of a fogged board', () => {
    fc.assert(
      fc.property(starts, fc.constantFrom(THESEUS, MINOTAUR), seeds, (start, seat, seed) => {
        const line = lineOf(start, seed);
        const position = last(line);
        const eyes = eyesAfter(line, seat);
        const { world, figures, fog, focus, facts } = view(position, eyes);
        const own = figures.filter(({ role }) => role === seat).map(({ cell }) => cell);
        expect(own).toEqual(labyrinthMovers(position, seat));
        const others = figures.filter(({ role }) => role !== seat && role !== 'supply').map(({ cell }) => cell);
        expect(others).toEqual(eyes.memory.opponents);
        for (const { role, cell } of figures) {
          if (role === 'supply') expect(eyes.memory.supplies.has(cell)).toBe(true);
          expect(fog?.cells[cell]).not.toBe(Knowledge.none);
        }
        for (const [tile, bits] of eyes.memory.walled.entries()) {
          for (const side of world.grid.shape.sides) {
            const isInner = world.grid.neighbour(tile, side) >= 0;
            expect(isOpen(world, tile, side)).toBe(isInner && ((bits >> side) & 1) === 0);
          }
        }
        expect(focus).toBe(own[0]);
        expect(facts.map(({ key }) => key)).toEqual(['round', 'supplies']);
      }),
      { numRuns: 40 },
    );
  });

  test('nothing is hidden without eyes', () => {
    const { position } = last(played(['E', 'W', 'E', 'W', 'E']));
    expect(view(position)).toEqual({
      world: corridor.world,
      entrance: undefined,
      figures: [
        { role: 'supply', cell: 3, index: 0 },
        { role: 'theseus', cell: 3, index: 0 },
        { role: 'minotaur', cell: 3, index: 0, state: 'caught' },
      ],
      focus: 3,
      facts: [
        { key: 'round', title: 'Round', text: '3 of 9' },
        { key: 'supplies', title: 'Supplies', text: '0 of 1' },
        { key: 'distance', title: 'Distance', text: '0' },
      ],
    });
    expect(view(startOf({ seed: 1 })).entrance).toBe(0);
  });
});
