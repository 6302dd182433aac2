/**
 * Eller: row by row, remembering only which cells of the row hang together. Cells of different sets join with a chance
 * of one half; each cell goes on to the next row with one half, and one at random where a whole set would stay behind.
 */

import { type Cell, type Direction, openWay, pick, type Rng, type World } from '../../world/index.js';
import { type MazeGenerator, onWholeSquares } from '../generator.js';
import { Growing } from '../growth.js';
import { UnionFind } from '../union-find.js';

const EAST: Direction = 0;
const NORTH: Direction = 2;

/** Two sweeps a row: one joins its cells, one goes on to the next row. The last row has the first sweep only. */
class Eller extends Growing {
  /** Which columns of the row that is being joined hang together. */
  private sets: UnionFind;
  /** By column: 1 where its cell goes on to the next row. */
  private readonly goesOn: Uint8Array;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    this.sets = new UnionFind(world.grid.cols);
    this.goesOn = new Uint8Array(world.grid.cols);
  }

  get done(): boolean {
    const { rows, cols } = this.world.grid;
    return this.steps === (2 * rows - 1) * cols;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.cell];
  }

  advance(count: number): void {
    const { cols } = this.world.grid;
    for (let made = 0; made < count && !this.done; made++, this.steps++) {
      const col = this.steps % cols;
      const isJoining = this.steps % (2 * cols) < cols;
      if (isJoining) {
        if (col + 1 < cols) this.joinEast(col);
        continue;
      }
      if (col === 0) this.decide();
      if (this.goesOn[col] === 1) openWay(this.world, this.cell, NORTH);
    }
  }

  /** Rows come from south to north, whatever the origin. */
  private get cell(): Cell {
    const { rows, cols, origin } = this.world.grid;
    const row = Math.floor(this.steps / (2 * cols));
    return (origin === 'bottom' ? row : rows - 1 - row) * cols + (this.steps % cols);
  }

  private joinEast(col: number): void {
    const { rows, cols } = this.world.grid;
    if (this.sets.find(col) === this.sets.find(col + 1)) return;
    const isLastRow = this.steps >= 2 * (rows - 1) * cols;
    if (!isLastRow && this.rng.below(2) === 0) return;
    this.sets.join(col, col + 1);
    openWay(this.world, this.cell, EAST);
  }

  /** Which cells go on to the next row; there those of one set hang together, and all others are alone. */
  private decide(): void {
    const members = new Map<number, number[]>();
    for (let col = 0; col < this.goesOn.length; col++) {
      const set = this.sets.find(col);
      const others = members.get(set);
      if (others === undefined) members.set(set, [col]);
      else others.push(col);
    }
    this.goesOn.fill(0);
    this.sets = new UnionFind(this.goesOn.length);
    for (const cols of members.values()) {
      const drawn = cols.filter(() => this.rng.below(2) === 1);
      const chosen = drawn.length > 0 ? drawn : [pick(cols, this.rng)];
      for (const col of chosen) {
        this.goesOn[col] = 1;
        this.sets.join(chosen[0], col);
      }
    }
  }
}

/** Row by row. Whole grids of squares only, without tunnels. */
export const eller: MazeGenerator = {
  name: 'eller',
  title: 'Eller',
  about: 'Row by row, knowing one row at a time: mazes of endless length.',
  classic: { names: ['eller'], className: 'Ellers' },
  perfect: true,
  ...onWholeSquares(
    'It knows one row at a time, so it cannot know that a tunnel or a gap has closed a loop or cut a part off.',
  ),
  start: (world, rng) => new Eller(world, rng),
};
