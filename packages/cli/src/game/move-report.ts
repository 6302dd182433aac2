/** A move as reports tell it. */

import type { Position } from 'asterion/game';
import type { AnyDescription } from 'asterion/play';
import { type Coordinates, coordinatesOf } from 'asterion/world';

export interface MoveReport {
  /** Where it leads; one place for each of several movers. */
  readonly to: Coordinates | readonly Coordinates[];
  readonly name: string;
}

export function moveReport(description: AnyDescription, position: Position, move: unknown): MoveReport {
  const { game, input } = description;
  const name = game.moveName(position, move);
  const { grid } = description.view(position).world;
  const names = name.split('+');
  const places = names.map((_, index) => {
    const parts = input.parts(position, names.slice(0, index));
    return coordinatesOf(grid, parts.find((part) => part.name === names[index])?.to ?? input.movers(position)[index]);
  });
  return { to: places.length === 1 ? places[0] : places, name };
}
