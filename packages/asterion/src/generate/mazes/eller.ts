/**
 * Eller: row by row, remembering only which cells of the row hang together. Cells of different sets join with a chance
 * of one half; each cell goes on to the next row with one half, and one at random where a whole set would stay behind.
 */

import { type Cell, type Direction, openWay, type Rng, type World } from '../../world/index.js';
import { type MazeGenerator, onWholeSquares } from '../generator.js';
import { Growing } from '../growth.js';
import { UnionFind } from '../union-find.js';

const EAST: Direction = 0;
const NORTH: Direction = 2;

class Eller extends Growing {
  /** Which columns of the present row hang together. */
  private sets: UnionFind;
  /** By column: whether its cell goes on to the next row; decided once the row is joined. */
  private readonly goesOn: Uint8Array;
  private row = 0;
  private col = 0;
  private isJoining = true;
  /** Rows in the order north, whatever the origin. */
  private readonly first: Cell;
  private readonly rowStep: number;

  constructor(world: World, rng: Rng) {
    super(world, rng);
    const { rows, cols, origin } = world.grid;
    this.sets = new UnionFind(cols);
    this.goesOn = new Uint8Array(cols);
    this.first = origin === 'bottom' ? 0 : (rows - 1) * cols;
    this.rowStep = origin === 'bottom' ? cols : -cols;
  }

  get done(): boolean {
    return this.row === this.world.grid.rows;
  }

  get front(): readonly Cell[] {
    return this.done ? [] : [this.cell];
  }

  advance(count: number): void {
    const { cols, rows } = this.world.grid;
    for (let made = 0; made < count && !this.done; made++) {
      this.steps++;
      if (this.isJoining) this.joinEast();
      else if (this.goesOn[this.col] === 1) openWay(this.world, this.cell, NORTH);
      if (++this.col < cols) continue;
      this.col = 0;
      if (this.isJoining && this.row < rows - 1) {
        this.decide();
        this.isJoining = false;
      } else {
        if (!this.isJoining) this.nextRow();
        this.isJoining = true;
        this.row++;
      }
    }
  }

  private get cell(): Cell {
    return this.first + this.row * this.rowStep + this.col;
  }

  private joinEast(): void {
    const { rows, cols } = this.world.grid;
    const { col, sets } = this;
    if (col === cols - 1 || sets.find(col) === sets.find(col + 1)) return;
    if (this.row < rows - 1 && this.rng.below(2) === 0) return;
    sets.join(col, col + 1);
    openWay(this.world, this.cell, EAST);
  }

  private decide(): void {
    const members = new Map<number, number[]>();
    for (let col = 0; col < this.goesOn.length; col++) {
      const set = this.sets.find(col);
      members.set(set, [...(members.get(set) ?? []), col]);
    }
    for (const cols of members.values()) {
      let some = 0;
      for (const col of cols) some |= this.goesOn[col] = this.rng.below(2);
      if (some === 0) this.goesOn[cols[this.rng.below(cols.length)]] = 1;
    }
  }

  /** The sets of the next row: cells below which their set went on, together; all others alone. */
  private nextRow(): void {
    const next = new UnionFind(this.goesOn.length);
    const firstOf = new Map<number, number>();
    for (let col = 0; col < this.goesOn.length; col++) {
      if (this.goesOn[col] === 0) continue;
      const set = this.sets.find(col);
      const first = firstOf.get(set);
      if (first === undefined) firstOf.set(set, col);
      else next.join(first, col);
    }
    this.sets = next;
  }
}

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
