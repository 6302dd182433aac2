/**
 * A beam search: a few steps planned ahead over ground that is known in part.
 *
 * A route earns what is to be seen from its tiles and what lies on them, sooner rather than later, each once; it costs
 * danger. The best routes are kept at each length (a beam): a full search of eight steps looks at thousands of routes and
 * was no better, and a walk to the best single tile ignores what is seen on the way.
 */

import type { Cell, Direction } from '../../world/index.js';
import type { TileMemory } from './memory.js';

export interface BeamGoals {
  /** By tile: what seeing it is worth. */
  readonly sights: Float64Array;
  /** What coming to a tile is worth, for those where it is worth something. */
  readonly prizes: ReadonlyMap<Cell, number>;
  /** The cost of coming to a tile after so many steps, 1 for the next. */
  danger(tile: Cell, steps: number): number;
  /** An opponent who follows step by step, and what being caught costs; undefined if there is none. */
  readonly pursuer: { readonly tile: Cell; readonly cost: number } | undefined;
}

const STEPS = 12;
const WIDTH = 12;
/** At most so many routes of a length end on one tile: the others should lead elsewhere. */
const PER_TILE = 3;
/** What is earned a step later is worth this much of it. */
const LATER = 0.95;
/** A side that may be a wall costs a way round, not the route: how much of what follows is lost with it. */
const DETOUR = 0.25;
/** What a step of the way to the nearest goal costs where a route ends. */
const FAR_OFF = 0.5;

interface Route {
  readonly tile: Cell;
  readonly first: Direction;
  readonly earned: number;
  /** What a further gain counts, for walls in the way and for time. */
  readonly share: number;
  /** What is left to be seen, and to be picked up. */
  readonly sights: Float64Array;
  readonly prizes: ReadonlyMap<Cell, number>;
  readonly pursuer: Cell;
  /** Earnings less the way to the nearest goal. */
  readonly score: number;
}

const NOBODY = -1;

/** By first step: what the best route that begins with it is worth. Steps that lead nowhere good are left out. */
export function worthOfSteps(memory: TileMemory, from: Cell, goals: BeamGoals): ReadonlyMap<Direction, number> {
  const search = new BeamSearch(memory, goals);
  const start = { sights: goals.sights, prizes: goals.prizes, pursuer: goals.pursuer?.tile ?? NOBODY };
  let routes: Route[] = [{ tile: from, first: NOBODY, earned: 0, share: 1, score: 0, ...start }];
  for (let steps = 1; steps <= STEPS && routes.length > 0; steps++) {
    routes = fittest(routes.flatMap((route) => search.extend(route, steps)));
  }
  const worths = new Map<Direction, number>();
  for (const { first, score } of routes) worths.set(first, Math.max(score, worths.get(first) ?? -Infinity));
  return worths;
}

function fittest(routes: Route[]): Route[] {
  const counts = new Map<Cell, number>();
  const kept: Route[] = [];
  routes.sort((a, b) => b.score - a.score);
  for (const route of routes) {
    const count = counts.get(route.tile) ?? 0;
    if (count === PER_TILE) continue;
    counts.set(route.tile, count + 1);
    if (kept.push(route) === WIDTH) break;
  }
  return kept;
}

class BeamSearch {
  readonly #memory: TileMemory;
  readonly #goals: BeamGoals;
  /** By tile: steps to the nearest goal. */
  readonly #toGoal: Int32Array;
  readonly #distances: (Int32Array | undefined)[] = [];

  constructor(memory: TileMemory, goals: BeamGoals) {
    this.#memory = memory;
    this.#goals = goals;
    const seen = [...goals.sights.keys()].filter((tile) => goals.sights[tile] > 0);
    this.#toGoal = memory.distancesFrom([...seen, ...goals.prizes.keys()]);
  }

  /** Every route one step longer. */
  extend(route: Route, steps: number): Route[] {
    const { grid } = this.#memory;
    const longer: Route[] = [];
    for (const side of grid.shape.sides) {
      const chance = this.#memory.chance(route.tile, side);
      if (chance > 0) longer.push(this.#step(route, side, grid.step(route.tile, side), chance, steps));
    }
    return longer;
  }

  #step(route: Route, side: Direction, tile: Cell, chance: number, steps: number): Route {
    const share = route.share * (1 - (1 - chance) * DETOUR);
    const first = steps === 1 ? side : route.first;
    const pursuer = route.pursuer === NOBODY ? NOBODY : this.#pursue(route.pursuer, tile);
    const { cost = 0 } = this.#goals.pursuer ?? {};
    if (pursuer === tile) {
      const earned = route.earned - share * cost;
      return { ...route, tile, first, earned, share: 0, pursuer, score: earned };
    }
    const { gain, sights } = this.#see(route.sights, tile);
    const prize = route.prizes.get(tile);
    const danger = route.pursuer === NOBODY ? this.#goals.danger(tile, steps) : 0;
    const earned = route.earned + share * (gain + (prize ?? 0) - danger);
    return {
      tile,
      first,
      earned,
      share: share * LATER,
      sights,
      prizes: prize === undefined ? route.prizes : new Map([...route.prizes].filter(([at]) => at !== tile)),
      pursuer,
      score: earned - share * FAR_OFF * Math.min(this.#toGoal[tile], this.#memory.grid.cellCount),
    };
  }

  /** What is seen from a tile, and what is then left. */
  #see(before: Float64Array, from: Cell): { gain: number; sights: Float64Array } {
    let [gain, sights] = [0, before];
    for (const { tile, chance } of this.#memory.viewFrom(from)) {
      if (sights[tile] === 0) continue;
      if (sights === before) sights = before.slice();
      gain += sights[tile] * chance;
      sights[tile] *= 1 - chance;
    }
    return { gain, sights };
  }

  /** Where a pursuer comes to when its prey has gone to a tile. */
  #pursue(pursuer: Cell, prey: Cell): Cell {
    const { grid } = this.#memory;
    const left = (this.#distances[prey] ??= this.#memory.distancesFrom([prey]));
    let nearest = pursuer;
    for (const side of grid.shape.sides) {
      if (!this.#memory.isLikely(pursuer, side)) continue;
      const to = grid.step(pursuer, side);
      if (left[to] < left[nearest]) nearest = to;
    }
    return nearest;
  }
}
