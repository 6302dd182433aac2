/**
 * The explorer as Theseus. He is after tiles never looked at and supplies that he has found. He keeps clear of where the
 * Minotaur may be, and from one that he sees he runs in time.
 *
 * The outer tiles come first: a walk round the border leaves no corners behind that have to be fetched later, and the
 * Minotaur starts in the middle.
 */

import type { LabyrinthSight } from '../../game/labyrinth/index.js';
import { type Cell, colOf, type Direction, type Grid, type Rng, rowOf } from '../../world/index.js';
import { type BeamGoals, worthOfSteps } from './beam-search.js';
import { type Belief, choicesInSight } from './belief.js';
import type { TileMemory } from './memory.js';
import { pickBest } from './player.js';

/** What a new tile is worth, beyond one in the middle of new ground: at the border, and where all tiles round it are known. */
const OUTER = 1.7;
const POCKET = 0.3;
/** What picking up a supply is worth, in such tiles, and what being caught costs. */
const SUPPLY = 25;
const CAUGHT = 50;
/** Moves that the Minotaur out of sight is followed in thought. */
const FORESIGHT = 4;

export function gatheringStep(belief: Belief, sight: LabyrinthSight, mover: Cell, rng: Rng): Direction {
  const worths = worthOfSteps(belief.memory, mover, searchFrom(belief, sight, mover));
  return pickBest(choicesInSight(sight, mover), (step) => worths.get(step) ?? -Infinity, rng);
}

function searchFrom({ memory, opponent, facesDice }: Belief, sight: LabyrinthSight, mover: Cell): BeamGoals {
  const { cellCount, shape } = sight.grid;
  const isMore = sight.suppliesLeft > memory.supplies.size;
  const ahead = opponent.ahead(FORESIGHT);
  const catches = facesDice ? 1 / shape.sides.length : 1;
  return {
    sights: isMore ? newTiles(memory) : new Float64Array(cellCount),
    prizes: new Map([...memory.supplies].map((tile) => [tile, SUPPLY])),
    danger: (tile, steps) =>
      CAUGHT * Math.min(1, exposure(memory, ahead[Math.min(steps - 1, FORESIGHT)], tile, catches)),
    pursuer: facesDice ? undefined : nearestPursuer(memory, sight, mover),
  };
}

/** Whoever is in sight and nearest follows; dice follow nobody. */
function nearestPursuer(memory: TileMemory, { opponents }: LabyrinthSight, mover: Cell): BeamGoals['pursuer'] {
  if (opponents.length === 0) return undefined;
  const ways = memory.distancesFrom([mover]);
  const tile = opponents.reduce((nearest, other) => (ways[other] < ways[nearest] ? other : nearest));
  return { tile, cost: CAUGHT };
}

function newTiles({ grid, seen }: TileMemory): Float64Array {
  const { sides } = grid.shape;
  const isKnown = (tile: Cell) => tile < 0 || seen[tile] === 1;
  return Float64Array.from(seen, (isSeen, tile) => {
    if (isSeen === 1) return 0;
    const around = sides.filter((side) => isKnown(grid.neighbour(tile, side))).length / sides.length;
    return (1 + POCKET * around) * (1 + OUTER * outerness(grid, tile));
  });
}

/** 1 at the border, 0 in the middle. */
function outerness(grid: Grid, tile: Cell): number {
  const off = (at: number, size: number) => (size === 1 ? 0 : Math.abs((2 * at) / (size - 1) - 1));
  return Math.max(off(rowOf(grid, tile), grid.rows), off(colOf(grid, tile), grid.cols));
}

/** The chance to be caught on a tile by one who may stand here or there. */
function exposure(memory: TileMemory, chances: Float64Array, tile: Cell, catches: number): number {
  const { grid } = memory;
  let sum = chances[tile];
  for (const side of grid.shape.sides) {
    const chance = memory.chance(tile, side);
    if (chance > 0) sum += catches * chance * chances[grid.step(tile, side)];
  }
  return sum;
}
