/** A move as reports tell it. */

import { MONSTER, type RoguePosition, rogue } from 'asterion/game';
import { type Cell, type Coordinates, coordinatesOf } from 'asterion/world';

export interface MoveReport {
  /** Where it leads; one place for each of several monsters. */
  readonly to: Coordinates | readonly Coordinates[];
  readonly name: string;
}

export function moveReport(position: RoguePosition, move: number): MoveReport {
  const { monsters, rogue: hunted } = rogue.play(position, move);
  const placeOf = (cell: Cell) => coordinatesOf(position.setup.world.grid, cell);
  const places = (position.seat === MONSTER ? monsters : [hunted]).map(placeOf);
  return { to: places.length === 1 ? places[0] : places, name: rogue.moveName(position, move) };
}
