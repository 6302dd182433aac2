/** What lies in sight of a side, and where. */

import { type LabyrinthPosition, ray, type Seat, THESEUS } from 'asterion/game';
import { type Cell, directionName } from 'asterion/world';
import { tilesOf } from './steering.js';

export interface Sighting {
  readonly what: 'supply' | 'Minotaur' | 'Theseus';
  /** Steps away, from the nearest of the side's movers; 0 underfoot. */
  readonly distance: number;
  /** As drawn; empty underfoot. */
  readonly direction: string;
}

/** Everything in sight of a seat, the nearest first. */
export function sightingsOf(position: LabyrinthPosition, seat: Seat): Sighting[] {
  const { setup, supplies } = position;
  const { shape } = setup.world.grid;
  const opponents = seat === THESEUS ? position.minotaurs : [position.theseus];
  const who = seat === THESEUS ? 'Minotaur' : 'Theseus';
  const found = new Map<string, Sighting>();
  const note = (tile: Cell, distance: number, direction: string): void => {
    for (const [what, isThere] of [
      ['supply', supplies.includes(tile)],
      [who, opponents.includes(tile)],
    ] as const) {
      const known = found.get(`${what} ${tile}`);
      if (isThere && (known === undefined || known.distance > distance))
        found.set(`${what} ${tile}`, { what, distance, direction });
    }
  };
  for (const from of tilesOf(position, seat)) {
    note(from, 0, '');
    for (const side of shape.sides)
      ray(setup.world, from, side).forEach((tile, index) => note(tile, index + 1, directionName(shape, side)));
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance);
}

/** Steps to the nearest of a kind in sight; undefined if there is none. */
export const nearestInSight = (sightings: readonly Sighting[], what: Sighting['what'][]): number | undefined =>
  sightings.find((sighting) => what.includes(sighting.what))?.distance;

/** `supply 2 N, Minotaur 1 E`; empty where nothing is seen. */
export const sightingsText = (sightings: readonly Sighting[]): string =>
  sightings
    .map(({ what, distance, direction }) => (distance === 0 ? `${what} underfoot` : `${what} ${distance} ${direction}`))
    .join(', ');
