/**
 * Binary space partition: the ground is cut in two again and again, parts large enough get a room, and a ring of
 * corridors joins the rooms.
 *
 * Passages join every two rooms of the ring by a chain of cells, so all ground is one piece. Filling dead ends takes
 * nothing from between two cells that stay, and each room keeps the square around its centre, so it stays one piece.
 * The sure way cuts only where both parts have space for a room. It doubles the bounds, then widens the rooms, until
 * enough is used; at the end of that every part would be all room.
 */

import type { Span } from '../../../settings/index.js';
import { type Cell, colOf, type Grid, pick, type Rng, rowOf, Terrain } from '../../../world/index.js';
import type { Rectangle } from '../../dungeons/rooms.js';
import { fillDeadEnds } from '../dead-ends.js';
import type { RealmGenerator, RealmRoom, Site } from '../generator.js';
import { isMostlyUsed } from '../painting.js';
import { carvePassage } from '../passages.js';
import { isRoomy, partition, ROOMY, SPLITS } from '../regions.js';
import { roomKinds } from '../room-kinds.js';

/** The shortest side that a cut leaves: too short for a room, so that some rock stays. */
const SHORTEST = 4;
/** Cells of a part, about, where the depth is not asked: 60 x 30 gives a depth of 4. */
const PART = 112;
const DEEPEST = 20;
const [NARROWEST, WIDEST] = [3, 2000];
const ANY = 'any';

export const bsp: RealmGenerator = {
  name: 'bsp',
  about: 'Regions cut in two again and again, a room in each, joined by a ring of corridors.',
  knobs: [
    {
      name: 'depth',
      about: 'How often a region is cut in two at most.',
      least: 0,
      most: DEEPEST,
      usual: (rows, cols) => depthFor(rows * cols),
    },
    { name: 'split', about: 'Which way regions are cut.', choices: SPLITS, usual: SPLITS[0] },
    { name: 'kind', about: 'The kind of rooms.', choices: [ANY, ...roomKinds.map(({ name }) => name)], usual: ANY },
    bound('leastWidth', 'The narrowest room.', NARROWEST),
    bound('mostWidth', 'The widest room.', WIDEST),
    bound('leastHeight', 'The lowest room.', NARROWEST),
    bound('mostHeight', 'The highest room.', WIDEST),
    { name: 'wandering', about: 'How many corridors in a hundred wander.', least: 0, most: 100, usual: () => 25 },
  ],
  carve: (site) => tidied(site, build(site, SHORTEST, 1)),
  carveSurely(site) {
    const { grid, terrain, knobs } = site;
    const least = Math.min(knobs.number('mostWidth'), knobs.number('mostHeight'));
    let parts = build(site, ROOMY, 1);
    for (let slack = 2; !isMostlyUsed(grid, terrain) && (least * slack) / 2 < WIDEST; slack *= 2) {
      terrain.fill(Terrain.wall);
      parts = build(site, ROOMY, slack);
    }
    while (!isMostlyUsed(grid, terrain)) widen(grid, terrain, parts);
    return tidied(site, parts);
  },
};

interface Partition extends Widening {
  readonly kind: string;
  readonly centre: Cell;
}

function bound(name: string, about: string, usual: number) {
  return { name, about, least: NARROWEST, most: WIDEST, usual: () => usual };
}

/** The logarithm of the parts that fit, rounded; by halves, because logarithms differ between platforms. */
function depthFor(cells: number): number {
  let depth = 0;
  for (let parts = cells / PART; parts * parts >= 2 && depth < DEEPEST; parts /= 2) depth++;
  return depth;
}

/** Rooms and passages, dead ends filled. Cuts leave sides of `least` or more; rooms may be `slack` times too large. */
function build({ grid, terrain, knobs, rng }: Site, least: number, slack: number): Partition[] {
  const whole = { firstRow: 0, firstCol: 0, lastRow: grid.rows - 1, lastCol: grid.cols - 1 };
  const cutting = { depth: knobs.number('depth'), split: knobs.choice('split'), least };
  const kinds = roomKinds.filter(({ name }) => [ANY, name].includes(knobs.choice('kind')));
  const [narrowest, widest] = knobs.span('leastWidth', 'mostWidth');
  const [lowest, highest] = knobs.span('leastHeight', 'mostHeight');
  const width: Span = [narrowest, widest * slack];
  const height: Span = [lowest, highest * slack];
  const layRng = rng.fork('rooms');
  const parts = partition(whole, cutting, rng.fork('regions'))
    .filter(isRoomy)
    .map(({ firstRow, firstCol, lastRow, lastCol }): Partition => {
      const inside = { firstRow: firstRow + 1, firstCol: firstCol + 1, lastRow: lastRow - 1, lastCol: lastCol - 1 };
      const kind = pick(kinds, layRng);
      return { inside, kind: kind.name, ...kind.lay({ grid, inside, width, height }, layRng) };
    });
  for (const { cells } of parts) for (const cell of cells) terrain[cell] = Terrain.floor;
  const centres = parts.map(({ centre }) => centre);
  const carveRng = rng.fork('passages');
  for (const [from, to] of ringOf(grid, centres, rng.fork('ring'))) {
    const wanders = carveRng.below(100) < knobs.number('wandering');
    carvePassage(grid, terrain, from, to, wanders, carveRng);
  }
  fillDeadEnds(grid, terrain);
  return parts;
}

/** The rooms without the cells that were filled again. */
const tidied = ({ terrain }: Site, parts: readonly Partition[]): RealmRoom[] =>
  parts.map(({ kind, centre, cells }) => {
    return { kind, centre, cells: cells.filter((cell) => terrain[cell] === Terrain.floor) };
  });

/**
 * Pairs of centres to be joined: a chain from a random one, each to the nearest one left, closed into a ring; none for a
 * single one.
 */
export function ringOf(grid: Grid, centres: readonly Cell[], rng: Rng): [Cell, Cell][] {
  if (centres.length < 2) return [];
  const rows = Int32Array.from(centres, (cell) => rowOf(grid, cell));
  const cols = Int32Array.from(centres, (cell) => colOf(grid, cell));
  const left = Int32Array.from(centres.keys());
  let count = left.length;
  const takeOut = (place: number): number => {
    const taken = left[place];
    left[place] = left[--count];
    return taken;
  };
  const chain = [takeOut(rng.below(count))];
  while (count > 0) {
    const here = chain[chain.length - 1];
    let nearest = 0;
    let least = Infinity;
    for (let place = 0; place < count; place++) {
      const other = left[place];
      const distance = Math.abs(rows[other] - rows[here]) + Math.abs(cols[other] - cols[here]);
      if (distance >= least) continue;
      least = distance;
      nearest = place;
    }
    chain.push(takeOut(nearest));
  }
  return chain.map((room, i) => [centres[room], centres[chain[(i + 1) % chain.length]]]);
}

/** A room that can be widened, and the space it has. */
interface Widening {
  readonly inside: Rectangle;
  cells: Cell[];
}

/**
 * Widens rooms of floor in place, a cell to every side, within their space. Dead ends that this makes are filled. What
 * grows out of a square of 9 cells has none and is never filled, so that rooms with such a square in them, widened often
 * enough, take all the space they have.
 */
function widen(grid: Grid, terrain: Uint8Array, rooms: readonly Widening[]): void {
  for (const room of rooms) {
    const { firstRow, firstCol, lastRow, lastCol } = room.inside;
    room.cells = room.cells.filter((cell) => terrain[cell] === Terrain.floor);
    for (const cell of [...room.cells]) {
      for (const side of grid.shape.sides) {
        const next = grid.step(cell, side);
        const [row, col] = [rowOf(grid, next), colOf(grid, next)];
        if (terrain[next] === Terrain.floor || row < firstRow || row > lastRow || col < firstCol || col > lastCol)
          continue;
        terrain[next] = Terrain.floor;
        room.cells.push(next);
      }
    }
  }
  fillDeadEnds(grid, terrain);
}
