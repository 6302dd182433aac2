/**
 * At least how likely some shortest path is to stay open, for each of the steps the player can begin it with.
 *
 * If N paths survive, the chance that N > 0 is at least E[N]^2 / E[N^2] (the second-moment bound). E[N] is the count of
 * paths; E[N^2] counts pairs of paths, and a cell that both use counts 1 / its survival, because it has to survive only
 * once. So paths that all squeeze through the same cells are worth less than as many that spread. Pairs are summed layer
 * by layer: all cells at one distance from the goal, two at a time.
 */

import type { PitsPosition } from '../../game/pits/index.js';
import { type Cell, neighbours, type World } from '../../world/index.js';

/** Layers wider than this have too many pairs to wait for. */
const WIDEST = 128;

/**
 * `left` is steps to the goal, by cell; `steps` are the neighbours that are nearer. All 1 where they are the goal itself,
 * and where the board is too wide.
 */
export function pathSurvival(
  { world }: PitsPosition,
  left: Int32Array,
  survival: Float64Array,
  steps: readonly Cell[],
): number[] {
  const layers = layersFrom(world, left, steps);
  if (layers.length === 0 || layers.some(({ length }) => length > WIDEST)) return steps.map(() => 1);
  let paths = Float64Array.of(1);
  let pairs = Float64Array.of(1);
  for (let turn = layers.length - 1; turn >= 0; turn--) {
    const nexts = layers[turn];
    const width = nexts.length;
    const before = paths.length;
    const counts = nexts.map((next) => next.reduce((sum, place) => sum + paths[place], 0));
    const scale = 1 / Math.max(...counts);
    const sums = new Float64Array(width * width);
    for (let one = 0; one < width; one++) {
      for (let other = one; other < width; other++) {
        let sum = 0;
        for (const a of nexts[one]) for (const b of nexts[other]) sum += pairs[a * before + b];
        if (one === other) sum /= survival[turn];
        sums[one * width + other] = sum * scale * scale;
        sums[other * width + one] = sums[one * width + other];
      }
    }
    paths = Float64Array.from(counts, (count) => count * scale);
    pairs = sums;
  }
  return steps.map((_, place) => (paths[place] * paths[place]) / pairs[place * steps.length + place]);
}

/** Layer by layer, for each cell on shortest paths: the places in the layer below of the cells it leads to. */
function layersFrom(world: World, left: Int32Array, steps: readonly Cell[]): number[][][] {
  const layers: number[][][] = [];
  for (let layer = steps; left[layer[0]] > 0; ) {
    const places = new Map<Cell, number>();
    const placeOf = (cell: Cell): number => {
      const place = places.get(cell) ?? places.size;
      places.set(cell, place);
      return place;
    };
    layers.push(
      layer.map((cell) =>
        neighbours(world, cell)
          .filter((to) => left[to] === left[cell] - 1)
          .map(placeOf),
      ),
    );
    layer = [...places.keys()];
  }
  return layers;
}
