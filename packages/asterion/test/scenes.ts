/** Random scenes and broken texts for the tests of this layer. */

import type { Parsed } from 'asterion/notation';
import {
  addTunnel,
  type Cell,
  createRng,
  createScene,
  createWorld,
  type Diagonals,
  isGround,
  type Origin,
  openFromTerrain,
  openWay,
  type Rng,
  type Scene,
  type Shape,
  shapes,
  shuffle,
  Terrain,
  tunnelPairs,
  type World,
} from 'asterion/world';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sweep } from '../../../testing/thorough.js';
import { gridOfAtLeast } from './worlds.js';

/** Where the scene of a random draw comes from: sizes shrink, the seed does not (a smaller seed is not a simpler world). */
const draws = fc.record({
  rows: fc.integer({ min: 1, max: 6 }),
  cols: fc.integer({ min: 1, max: 6 }),
  origin: fc.constantFrom<Origin>('top', 'bottom'),
  shape: fc.constantFrom(...Object.values(shapes)),
  seed: fc.noShrink(fc.nat()),
});
type Draw = typeof draws extends fc.Arbitrary<infer T> ? T : never;

const some = (rng: Rng): boolean => rng.below(2) === 0;

/** Cells of ground in random order; deal them out and no two things share a cell. */
function groundCells(world: World, rng: Rng): Cell[] {
  const cells = Array.from({ length: world.grid.cellCount }, (_, cell) => cell).filter((cell) => isGround(world, cell));
  return shuffle(cells, rng);
}

function randomTerrain(cellCount: number, kinds: readonly Terrain[], rng: Rng): Uint8Array {
  return Uint8Array.from({ length: cellCount }, () => kinds[rng.below(kinds.length)]);
}

/** Thin walls at random, sometimes walls and pits, costs and tunnels. */
function randomMaze(shape: Shape, { rows, cols, origin }: Draw, rng: Rng): World {
  const grid = gridOfAtLeast(shape, rows, cols, origin);
  const kinds = [Terrain.floor, Terrain.floor, Terrain.floor, Terrain.wall, Terrain.pit];
  const world = createWorld(grid, {
    terrain: some(rng) ? randomTerrain(grid.cellCount, kinds, rng) : undefined,
    costs: some(rng) ? Uint16Array.from({ length: grid.cellCount }, () => 1 + rng.below(65535)) : undefined,
  });
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const side of shape.sides) {
      const next = grid.neighbour(cell, side);
      if (next > cell && some(rng) && isGround(world, cell) && isGround(world, next)) openWay(world, cell, side);
    }
  }
  return world;
}

function addTunnels(world: World, cells: Cell[], rng: Rng): void {
  for (let count = rng.below(4); count > 0 && cells.length >= 2; count--) {
    const [a, b] = cells.splice(0, 2);
    addTunnel(world, a, b);
  }
}

/** Any scene with thin walls: what a world document can hold. */
export const mazeScenes: fc.Arbitrary<Scene> = draws.map((draw) => {
  const rng = createRng(draw.seed);
  const world = randomMaze(draw.shape, draw, rng);
  addTunnels(world, groundCells(world, rng), rng);
  const anywhere = () => rng.below(world.grid.cellCount);
  const ground = () => groundCells(world, rng).at(0);
  const actors = Object.fromEntries(
    ['monster', 'rogue', 'supply', '__proto__', 'a "quoted" role']
      .filter(() => some(rng))
      .map((role) => [role, Array.from({ length: rng.below(3) }, anywhere)]),
  );
  return createScene(world, {
    entrance: some(rng) ? ground() : undefined,
    exit: some(rng) ? ground() : undefined,
    actors,
    made: some(rng) ? { generator: 'wilson', seed: String(draw.seed) } : undefined,
  });
});

/**
 * What a drawing can hold: squares from the bottom, a cell of its own for each thing; but M and T, entrance and exit, or
 * one of these and the end of a tunnel may share one.
 */
export const drawableScenes: fc.Arbitrary<Scene> = draws.map((draw) => {
  const rng = createRng(draw.seed);
  const maze = randomMaze(shapes.rect, { ...draw, origin: 'bottom' }, rng);
  const hasBlocks = maze.terrain?.some((ground) => ground !== Terrain.floor) ?? false;
  const world: World = { ...maze, costs: undefined, terrain: hasBlocks ? maze.terrain : undefined };
  const cells = groundCells(world, rng);
  addTunnels(world, cells, rng);
  const tunnelEnds = shuffle([...world.tunnels.keys()], rng);
  const place = () => (some(rng) ? cells.pop() : some(rng) ? tunnelEnds.pop() : undefined);
  const entrance = place();
  const isShared = entrance !== undefined && !world.tunnels.has(entrance) && rng.below(4) === 0;
  const exit = isShared ? entrance : place();
  const theseus = cells.splice(0, rng.below(2));
  const caught = theseus.length > 0 && some(rng) ? theseus : [];
  const minotaur = [...caught, ...cells.splice(0, rng.below(4))].sort((a, b) => a - b);
  const roles: [string, Cell[]][] = [
    ['theseus', theseus],
    ['minotaur', minotaur],
    ['supply', cells.splice(0, rng.below(13))],
  ];
  return createScene(world, {
    entrance,
    exit,
    actors: Object.fromEntries(roles.filter(([, where]) => where.length > 0)),
  });
});

/** Maps of squares whose ways follow from these kinds of ground, with nobody in them. */
export const groundScenes = (kinds: readonly Terrain[], diagonals: Diagonals, isSquare = false): fc.Arbitrary<Scene> =>
  draws.map(({ rows, cols, origin, seed }) => {
    const grid = shapes.rect.grid(rows, isSquare ? rows : cols, isSquare ? 'top' : origin);
    const terrain = randomTerrain(grid.cellCount, kinds, createRng(seed));
    return createScene(createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, diagonals) }));
  });

/** Everything a scene holds, as values that compare. */
export const contentsOf = ({ world, ...places }: Scene) => ({
  shape: world.grid.shape.name,
  rows: world.grid.rows,
  cols: world.grid.cols,
  origin: world.grid.origin,
  open: [...world.open],
  terrain: world.terrain && [...world.terrain],
  costs: world.costs && [...world.costs],
  tunnels: tunnelPairs(world),
  ...places,
});

/** The value of a text that must be accepted. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(`Expected a text that is accepted: ${JSON.stringify(parsed.fault)}`);
  return parsed.value;
}

/** What each table of wrong inputs checks: the place, and part of the message. */
export function expectFault(parsed: Parsed<unknown>, line: number, column: number, part: string): void {
  expect(parsed).toEqual({ ok: false, fault: { line, column, message: expect.stringContaining(part) as string } });
}

/** A sample with a few pieces cut out, put in, replaced, repeated or moved. */
function mutations(samples: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(
      '\n',
      '\r\n',
      ' ',
      '0',
      '-1',
      '9',
      '999999999999',
      '"',
      '[',
      '{',
      '}',
      ']',
      ',',
      '@',
      'A',
      '+',
      '|',
      '\ufeff',
      '__proto__',
    ),
  );
  const edit = fc.record({ at: fc.nat(), length: fc.nat({ max: 12 }), kind: fc.nat({ max: 3 }), piece });
  return fc.tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 })).map(([sample, edits]) =>
    edits.reduce((text, { at, length, kind, piece }) => {
      const from = at % (text.length + 1);
      const [before, cut, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from + length)];
      return [before + after, before + piece + cut + after, before + piece + after, before + cut + cut + after][kind];
    }, sample),
  );
}

const RUNS = sweep(2000, 10_000);

/** The promise of every parser: it never throws, and it names a place inside (or just after) the text it refuses. */
export function describeSafety<T>(
  parse: (text: string) => Parsed<T>,
  samples: readonly string[],
  checkValue: (value: T) => void = () => undefined,
): void {
  const check = (text: string) => {
    const result = parse(text);
    if (result.ok) {
      checkValue(result.value);
      return;
    }
    const { line, column, message } = result.fault;
    const lines = text.split(/\r\n|\n|\r/);
    expect(Number.isInteger(line) && line >= 1 && line <= lines.length + 1).toBe(true);
    expect(Number.isInteger(column) && column >= 1 && column <= (lines[line - 1] ?? '').length + 1).toBe(true);
    expect(message).toMatch(/^Expected .*\.$/s);
  };
  const characters = [...new Set(samples.join(''))];
  const random = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...characters), maxLength: 60 }),
  );
  test(`never throws and names a place on ${RUNS} random inputs`, () => {
    fc.assert(fc.property(random, check), { numRuns: RUNS });
  });
  test(`never throws and names a place on ${RUNS} mutated inputs`, () => {
    fc.assert(fc.property(mutations(samples), check), { numRuns: RUNS });
  });
}
