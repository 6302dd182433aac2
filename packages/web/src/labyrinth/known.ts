/** What one side knows: what it sees now, and the ground it has seen before. */

import { type Seat, type Sight, sightOf } from 'asterion/game';
import type { Cell, Direction, Grid } from 'asterion/world';
import type { Standing } from './standing.js';
import type { Side } from './table.js';
import { viewerOf } from './viewer.js';

/** How much of a tile is known. */
export const Knowledge = { none: 0, remembered: 1, seen: 2 } as const;

export interface Known {
  readonly seat: Side;
  readonly grid: Grid;
  /** By tile, a `Knowledge`. */
  readonly tiles: Uint8Array;
  /** By tile: the directions known to be open, and those known to be walled, as bits. */
  readonly open: Uint16Array;
  readonly walled: Uint16Array;
  /** Where supplies lie, as far as was seen; one out of sight may be gone. */
  readonly supplies: ReadonlySet<Cell>;
  readonly own: readonly Cell[];
  /** Opponents in sight. */
  readonly opponents: readonly Cell[];
}

/** What a seat knows at the last of some standings, having lived through all of them. */
export function knownAfter(line: readonly Standing[], seat: Side): Known | undefined {
  const last = line.at(-1);
  if (last === undefined) return undefined;
  const { grid } = last.position.setup.world;
  const known = {
    seat,
    grid,
    tiles: new Uint8Array(grid.cellCount),
    open: new Uint16Array(grid.cellCount),
    walled: new Uint16Array(grid.cellCount),
    supplies: new Set<Cell>(),
  };
  for (const { position } of line) look(known, sightOf(position, seat));
  const { own, opponents, tiles } = sightOf(last.position, seat);
  known.tiles.forEach((knowledge, tile) => {
    if (knowledge === Knowledge.seen) known.tiles[tile] = Knowledge.remembered;
  });
  for (const { tile } of tiles) known.tiles[tile] = Knowledge.seen;
  return { ...known, own, opponents };
}

/** Two tiles share a side, so whoever knows it of one knows it of the other. */
function look(
  {
    grid,
    tiles,
    open,
    walled,
    supplies,
  }: Omit<Known, 'seat' | 'own' | 'opponents' | 'supplies'> & { supplies: Set<Cell> },
  sight: Sight,
): void {
  const note = (bits: Uint16Array, tile: Cell, direction: Direction): void => {
    bits[tile] |= 1 << direction;
    const next = grid.neighbour(tile, direction);
    if (next >= 0) bits[next] |= 1 << grid.shape.opposite[direction];
  };
  for (const seen of sight.tiles) {
    tiles[seen.tile] = Knowledge.seen;
    for (const direction of seen.open) note(open, seen.tile, direction);
    for (const direction of seen.walled) note(walled, seen.tile, direction);
    if (sight.supplies.includes(seen.tile)) supplies.add(seen.tile);
    else supplies.delete(seen.tile);
  }
}

/** Through whose eyes a fogged board is seen; nobody's once it is over: then the fog lifts. */
export const eyesAt = ({ position, end }: Standing, people: readonly Seat[]): Side | undefined =>
  end === undefined ? viewerOf(position, people) : undefined;
