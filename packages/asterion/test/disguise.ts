/** Games of Labyrinth that look alike to a seat and are not. */

import type { Seat } from 'asterion/game';
import { type LabyrinthPosition, type LabyrinthSight, MINOTAUR, sightOf, THESEUS } from 'asterion/game/labyrinth';
import { type Cell, closeWay, copyWorld, isOpen, openWay, pick, type Rng, shuffle, type World } from 'asterion/world';

const sideKey = (tile: Cell, side: number): string => `${tile} ${side}`;

/** Another board that looks the same in all these sights: sides nobody saw are opened or walled as it comes. */
function disguised(world: World, sights: readonly LabyrinthSight[], rng: Rng): World {
  const shown = new Set(
    sights.flatMap(({ tiles }) =>
      tiles.flatMap(({ tile, open, walled }) => [...open, ...walled].map((side) => sideKey(tile, side))),
    ),
  );
  const other = copyWorld(world);
  const { grid } = world;
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) {
      const next = grid.neighbour(tile, side);
      if (next < tile || shown.has(sideKey(tile, side)) || shown.has(sideKey(next, grid.shape.opposite[side])))
        continue;
      if (rng.below(2) === 0) continue;
      if (isOpen(other, tile, side)) closeWay(other, tile, side);
      else openWay(other, tile, side);
    }
  }
  return other;
}

/** Another game of the same sights: walls, supplies and the opponent changed wherever they were out of sight. */
export function disguise(
  seat: Seat,
  positions: readonly LabyrinthPosition[],
  rng: Rng,
  reach?: number,
): LabyrinthPosition[] {
  const sights = positions.map((position) => sightOf(position, seat, reach));
  const { setup } = positions[0];
  const world = disguised(setup.world, sights, rng);
  const seen = new Set(sights.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)));
  const hidden = shuffle(
    [...world.open.keys()].filter((tile) => !seen.has(tile)),
    rng,
  );
  const moved = new Map(setup.supplies.filter((tile) => !seen.has(tile)).map((tile, at) => [tile, hidden[at]]));
  const elsewhere = (tiles: readonly Cell[]) => tiles.map((tile) => moved.get(tile) ?? tile);
  return positions.map((position, at): LabyrinthPosition => {
    const supplies = elsewhere(position.supplies);
    const changed = { ...position, supplies, setup: { ...setup, world, supplies: elsewhere(setup.supplies) } };
    if (sights[at].opponents.length > 0) return changed;
    const inSight = new Set(sights[at].tiles.map(({ tile }) => tile));
    const away = pick(
      [...world.open.keys()].filter((tile) => !inSight.has(tile)),
      rng,
    );
    const where = seat === THESEUS ? { minotaurs: [away] } : { theseus: away };
    const last = { ...position.last, [seat === THESEUS ? MINOTAUR : THESEUS]: { tiles: [away], steps: [0] } };
    return { ...changed, ...where, last };
  });
}
