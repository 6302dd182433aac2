/** What one side of Labyrinth knows: what it sees now, the ground it has seen before, and what that looks like. */

import type { Seat } from '../game/index.js';
import { type LabyrinthPosition, type LabyrinthSight, reachOf, sightOf } from '../game/labyrinth/index.js';
import { type Cell, createWorld, type Direction, type Grid, Terrain, type World } from '../world/index.js';
import { Knowledge, type MemoryDescription } from './description.js';

/** Never changed: a later look makes a new one. */
export interface LabyrinthMemory {
  /** Of the board: its size and shape are no secret. */
  readonly grid: Grid;
  /** By tile, a `Knowledge`. */
  readonly cells: Uint8Array;
  /** By tile: the directions known to be open, as bits. */
  readonly open: Uint16Array;
  /** By tile: the sides known to be walled, as bits. */
  readonly walled: Uint16Array;
  /** Where supplies lie, as far as was seen; one out of sight may be gone. */
  readonly supplies: ReadonlySet<Cell>;
  /** Where the side's own movers stand. */
  readonly own: readonly Cell[];
  /** Where opponents stood at the last look, as far as they were in sight. */
  readonly opponents: readonly Cell[];
}

/** What a seat sees: as far as the rules let it, or as far as fair players look where they show everything. */
export const sightIn = (position: LabyrinthPosition, seat: Seat): LabyrinthSight =>
  sightOf(position, seat, reachOf(position.setup.options));

export const labyrinthMemory: MemoryDescription<LabyrinthPosition, LabyrinthMemory> = {
  empty: ({ setup }) => {
    const { grid } = setup.world;
    return {
      grid,
      cells: new Uint8Array(grid.cellCount),
      open: new Uint16Array(grid.cellCount),
      walled: new Uint16Array(grid.cellCount),
      supplies: new Set(),
      own: [],
      opponents: [],
    };
  },
  look: (memory, position, seat) => {
    const sight = sightIn(position, seat);
    const { own, opponents, tiles } = sight;
    const cells = memory.cells.map((known) => Math.min(known, Knowledge.remembered));
    const supplies = new Set(memory.supplies);
    const [open, walled] = [memory.open.slice(), memory.walled.slice()];
    for (const seen of tiles) {
      cells[seen.tile] = Knowledge.seen;
      for (const direction of seen.open) note(memory.grid, open, seen.tile, direction);
      for (const direction of seen.walled) note(memory.grid, walled, seen.tile, direction);
      if (sight.supplies.includes(seen.tile)) supplies.add(seen.tile);
      else supplies.delete(seen.tile);
    }
    return { grid: memory.grid, cells, open, walled, supplies, own, opponents };
  },
};

/** Two tiles share a side, so whoever knows it of one knows it of the other. */
function note(grid: Grid, bits: Uint16Array, tile: Cell, direction: Direction): void {
  if (direction >= grid.shape.directions.length) return; // a tunnel is no side
  bits[tile] |= 1 << direction;
  const next = grid.neighbour(tile, direction);
  if (next >= 0) bits[next] |= 1 << grid.shape.opposite[direction];
}

const TERRAINS: Readonly<Record<number, Terrain>> = {
  [Knowledge.none]: Terrain.wall,
  [Knowledge.remembered]: Terrain.corridor,
  [Knowledge.seen]: Terrain.floor,
};

/** The ground as it is known: what was never seen is solid, and no way is closed but where a wall is known. */
export function knownWorld({ grid, cells, walled }: LabyrinthMemory): World {
  const open = new Uint8Array(grid.cellCount);
  for (let tile = 0; tile < grid.cellCount; tile++) {
    for (const side of grid.shape.sides) {
      if (grid.neighbour(tile, side) >= 0 && ((walled[tile] >> side) & 1) === 0) open[tile] |= 1 << side;
    }
  }
  return createWorld(grid, { terrain: cells.map((known) => TERRAINS[known]), open });
}
