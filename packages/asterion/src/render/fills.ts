/**
 * What each cell is filled with: one byte a cell, so that a picture of a million cells is a table look-up.
 *
 * The ground decides first: nothing is painted over walls and pits. On ground, what is marked hides the path, the
 * path hides worth, worth hides heat, heat hides what was visited.
 */

import type { Scene } from '../world/index.js';
import { type Layers, NO_WORTH, type Worth } from './layers.js';
import { type Palette, rampColour } from './palette.js';

/** The meaning of a fill byte; from `heat` on, the steps of the heat ramp. The first four are the terrains. */
const Fill = { floor: 0, corridor: 1, block: 2, pit: 3, visited: 4, path: 5, marked: 6, heat: 16 } as const;

/** 48 steps: the eye sees no bands, and an SVG stays at 48 groups. The colours of a side's wins have as many each. */
const HEAT_STEPS = 48;
const WINS = Fill.heat + HEAT_STEPS;

/** The fill of each cell, by cell. */
export function fillsOf(scene: Scene, layers: Layers): Uint8Array {
  const { grid, terrain } = scene.world;
  const fills = terrain === undefined ? new Uint8Array(grid.cellCount) : Uint8Array.from(terrain);
  if (layers.visited !== undefined) fillVisited(fills, layers.visited);
  if (layers.distances !== undefined) fillHeat(fills, layers.distances);
  if (layers.worth !== undefined) fillWorth(fills, layers.worth);
  for (const cell of layers.path ?? []) if (isPaintable(fills[cell])) fills[cell] = Fill.path;
  for (const cell of layers.marked ?? []) if (isPaintable(fills[cell])) fills[cell] = Fill.marked;
  return fills;
}

const isPaintable = (fill: number): boolean => fill !== Fill.block && fill !== Fill.pit;

function fillVisited(fills: Uint8Array, visited: ArrayLike<number>): void {
  for (let cell = 0; cell < fills.length; cell++) {
    if ((visited[cell] ?? 0) !== 0 && isPaintable(fills[cell])) fills[cell] = Fill.visited;
  }
}

function fillHeat(fills: Uint8Array, distances: ArrayLike<number>): void {
  let most = 1;
  for (let cell = 0; cell < fills.length; cell++) if (distances[cell] > most) most = distances[cell];
  const scale = (HEAT_STEPS - 1) / most;
  for (let cell = 0; cell < fills.length; cell++) {
    if (distances[cell] >= 0 && isPaintable(fills[cell])) fills[cell] = Fill.heat + ((distances[cell] * scale) | 0);
  }
}

function fillWorth(fills: Uint8Array, { sides, shares }: Worth): void {
  for (let cell = 0; cell < fills.length; cell++) {
    if (sides[cell] === NO_WORTH || !isPaintable(fills[cell])) continue;
    fills[cell] = WINS + sides[cell] * HEAT_STEPS + Math.round(shares[cell] * (HEAT_STEPS - 1));
  }
}

/** The colour of each fill byte. */
export function fillColours(palette: Palette): string[] {
  const colours = new Array<string>(WINS + palette.wins.length * HEAT_STEPS).fill(palette.floor);
  colours[Fill.corridor] = palette.corridor;
  colours[Fill.block] = palette.block;
  colours[Fill.pit] = palette.pit;
  colours[Fill.visited] = palette.visited;
  colours[Fill.path] = palette.path;
  colours[Fill.marked] = palette.marked;
  for (const [at, ramp] of [palette.heat, ...palette.wins].entries()) {
    for (let step = 0; step < HEAT_STEPS; step++) {
      colours[Fill.heat + at * HEAT_STEPS + step] = rampColour(ramp, step / (HEAT_STEPS - 1));
    }
  }
  return colours;
}
