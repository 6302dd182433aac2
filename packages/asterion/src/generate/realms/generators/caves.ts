/**
 * Caves: a cellular automaton rounds off random rock, small hollows are filled, and the caves that are left are joined.
 *
 * Dead ends are filled before the caves are joined. A corridor between two of them starts and ends at cells that stay,
 * so it makes no dead end.
 */

import { type Grid, type Rng, Terrain } from '../../../world/index.js';
import { chambersOf } from '../chambers.js';
import { fillDeadEnds } from '../dead-ends.js';
import type { RealmGenerator } from '../generator.js';
import { carveHall } from '../hall.js';
import { joinGround } from '../join.js';
import { takePieces } from '../pieces.js';

/** A cave of fewer cells is a hollow, and filled. */
const LEAST_CAVE = 16;

export const caves: RealmGenerator = {
  name: 'caves',
  about: 'Caves with rounded walls, wide and narrow by turns.',
  knobs: [
    { name: 'rock', about: 'How many cells in a hundred begin as rock.', least: 30, most: 52, usual: () => 47 },
    { name: 'rounds', about: 'How many times the walls are rounded off.', least: 1, most: 12, usual: () => 4 },
  ],
  carve({ grid, terrain, knobs, rng }) {
    strew(grid, terrain, knobs.number('rock'), rng.fork('rock'));
    for (let round = 0; round < knobs.number('rounds'); round++) roundOff(grid, terrain);
    fillDeadEnds(grid, terrain);
    const ground = terrain.map((kind) => (kind === Terrain.wall ? 0 : 1));
    for (const cells of takePieces(ground, grid.cols)) {
      if (cells.length < LEAST_CAVE) for (const cell of cells) terrain[cell] = Terrain.wall;
    }
    joinGround(grid, terrain);
    return chambersOf(grid, terrain);
  },
  carveSurely: (site) => carveHall(site, 'cave'),
};

/** Rock on so many cells in a hundred, floor on the others, the edge left out. */
function strew({ rows, cols }: Grid, terrain: Uint8Array, rock: number, rng: Rng): void {
  for (let row = 1; row < rows - 1; row++) {
    for (let col = 1; col < cols - 1; col++) {
      if (rng.below(100) >= rock) terrain[row * cols + col] = Terrain.floor;
    }
  }
}

/** One round of the automaton: a cell is rock if five of the nine cells in and around it were. */
function roundOff({ rows, cols }: Grid, terrain: Uint8Array): void {
  const before = terrain.map((kind) => (kind === Terrain.wall ? 1 : 0));
  for (let row = 1; row < rows - 1; row++) {
    let cell = row * cols + 1;
    const column = (at: number): number => before[at - cols] + before[at] + before[at + cols];
    let [left, middle] = [column(cell - 1), column(cell)];
    for (let col = 1; col < cols - 1; col++, cell++) {
      const right = column(cell + 1);
      terrain[cell] = left + middle + right >= 5 ? Terrain.wall : Terrain.floor;
      left = middle;
      middle = right;
    }
  }
}
