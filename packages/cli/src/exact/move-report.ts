/** A move as reports tell it. */

import { stepsOf } from 'asterion/game';
import { type Coordinates, coordinatesOf } from 'asterion/world';
import type { PlacedPosition, Walk } from '../stage/walk.js';

export interface MoveReport {
  /** Where it leads; one place for each of several movers. */
  readonly to: Coordinates | readonly Coordinates[];
  readonly name: string;
}

export function moveReport<P extends PlacedPosition>(walk: Walk<P>, position: P, move: number): MoveReport {
  const movers = walk.moversOf(position);
  const places = stepsOf(move, movers.length)
    .map((step, index) => walk.cellAfter(position, movers[index], step))
    .map((cell) => coordinatesOf(position.setup.world.grid, cell));
  return { to: places.length === 1 ? places[0] : places, name: walk.game.moveName(position, move) };
}
