/** Where a field begins: checked, each cell once, and kept for when the field is brought up to date. */

import { shownValue } from '../../settings/index.js';
import { type Cell, checkCell } from '../../world/index.js';

/** Where a field begins: cells of value 0, or cells and their values, which may be below 0. */
export type Sources = Iterable<Cell | readonly [cell: Cell, value: number]>;

/** Sources in arrays that grow, so that a field can begin again and again without allocating. */
export class SourceList {
  cells = new Int32Array(1);
  count = 0;
  /** The least and the greatest value given. */
  least = Infinity;
  most = -Infinity;
  private values = new Float64Array(1);

  /** Takes sources and writes their values, the least where a cell comes twice, into an array that has none yet. */
  write(sources: Sources, values: Float64Array, range: number): void {
    if (!isIterable(sources)) throw new RangeError(`Expected an array of sources, got ${shownValue(sources)}.`);
    this.count = 0;
    this.least = Infinity;
    this.most = -Infinity;
    const grid = { cellCount: values.length };
    for (const source of sources) {
      const [cell, value] = typeof source === 'number' ? [source, 0] : source;
      checkCell(grid, cell);
      if (!Number.isFinite(value)) throw new RangeError(`Expected a source to have a finite value, got ${value}.`);
      if (value > range || value >= values[cell]) continue;
      if (values[cell] === Infinity) this.add(cell);
      values[cell] = value;
      this.least = Math.min(this.least, value);
      this.most = Math.max(this.most, value);
    }
    for (let index = 0; index < this.count; index++) this.values[index] = values[this.cells[index]];
  }

  byCell(): Map<Cell, number> {
    const starts = new Map<Cell, number>();
    for (let index = 0; index < this.count; index++) starts.set(this.cells[index], this.values[index]);
    return starts;
  }

  copy(): SourceList {
    return Object.assign(new SourceList(), this, { cells: this.cells.slice(), values: this.values.slice() });
  }

  private add(cell: Cell): void {
    if (this.count === this.cells.length) {
      const { cells } = this;
      (this.cells = new Int32Array(2 * cells.length)).set(cells);
      this.values = new Float64Array(2 * cells.length);
    }
    this.cells[this.count++] = cell;
  }
}

/** Those who write no types hand in one cell. */
const isIterable = (sources: unknown): boolean =>
  typeof sources === 'object' && sources !== null && Symbol.iterator in sources;
