/** The ground of a world as it is shown: what it is, and whether it is seen, remembered or unknown. */

import type { ExplorePosition, Sighting } from 'asterion/game/explore';
import { paintedWalls } from 'asterion/generate';
import { type Palette, rampColour, rgbOf } from 'asterion/render';
import { type Cell, Terrain, WorldCache } from 'asterion/world';

/** Odd where it is only remembered. */
export const Ground = { none: 0, room: 2, roomKept: 3, corridor: 4, corridorKept: 5, wall: 6, wallKept: 7 } as const;

const walls = new WorldCache(paintedWalls);

/** The ground of each cell; without eyes everything is seen. Rock that touches no ground is nothing at all. */
export function groundOf({ world }: ExplorePosition, eyes: Sighting | undefined): (cell: Cell) => number {
  const { terrain } = world;
  const painted = eyes === undefined ? walls.of(world) : undefined;
  return (cell) => {
    if (eyes?.isKnown(cell) === false) return Ground.none;
    const kept = eyes === undefined || eyes.isVisible(cell) ? 0 : 1;
    const kind = terrain?.[cell] ?? Terrain.floor;
    if (kind === Terrain.wall) return painted === undefined || painted[cell] === 1 ? Ground.wall + kept : Ground.none;
    return (kind === Terrain.corridor ? Ground.corridor : Ground.room) + kept;
  };
}

/** What is seen is lighter than what is remembered, and walls are darker than both. */
export function groundColours({ floor, corridor, block, wall }: Palette): Uint32Array<ArrayBuffer> {
  const mixed = (from: string, to: string, share: number) => pixelOf(rampColour([from, to], share));
  const isDark = lightness(floor) < lightness(block);
  const [seen, kept] = isDark ? [block, rampColour([floor, block], 0.4)] : [floor, block];
  return Uint32Array.of(
    0,
    0,
    pixelOf(seen),
    pixelOf(kept),
    mixed(seen, corridor, isDark ? 0.6 : 1),
    pixelOf(kept),
    mixed(block, wall, 0.72),
    mixed(block, wall, 0.35),
  );
}

const lightness = (colour: string): number => rgbOf(colour).reduce((sum, byte) => sum + byte, 0);

/** As the bytes of an image lie in memory: red first. */
function pixelOf(colour: string): number {
  const bytes = Uint8Array.of(...rgbOf(colour), 255);
  return new Uint32Array(bytes.buffer)[0];
}
