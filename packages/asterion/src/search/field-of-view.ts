/**
 * Field of view: the cells that a cell sees, on squares and hexagons.
 *
 * On squares, symmetric shadowcasting: row by row away from the viewer, four quadrants, each row cut into sectors by what
 * is opaque. A cell that is not opaque is seen exactly if it sees the viewer: the line between the two centres, moved by
 * a hair to one side or the other, crosses each row and column between them in cells that are not. What is opaque is
 * seen if any line gets to it, so the walls of a lit room are all seen. Two opaque cells that touch at a corner leave a
 * gap to look through. On hexagons, and where thin walls count, light goes through the sides of cells instead
 * (`light.ts`): as symmetric, and the line is hidden by whatever it touches.
 *
 * Slopes are fractions of whole numbers, so that all platforms see alike. Casting a ray to each cell was rejected: it is
 * slower, and walls get holes. Recursive shadowcasting in octants was rejected: it is not symmetric.
 */

import { checkKinds, type Kinds, shownValue } from '../settings/index.js';
import { type Cell, checkCell, checkWorld, colOf, rowOf, Terrain, type World } from '../world/index.js';
import { Light } from './light.js';

/** What hides what is behind it. */
export interface FieldOfViewOptions {
  /** By cell: not 0 where nobody sees through; or a function that tells. Unless given: what is not ground. */
  readonly opaque?: Uint8Array | ((cell: Cell) => boolean) | undefined;
  /** Whether thin walls, closed ways between cells of ground, hide what is behind them. They do not unless told. */
  readonly walls?: boolean | undefined;
}

const FIELD_OF_VIEW_OPTIONS: Kinds<FieldOfViewOptions> = {
  opaque: 'a TypedArray or a function',
  walls: 'a boolean',
};

/**
 * Looks around in one world, again and again: looking allocates nothing. Sight is symmetric: of two cells that are not opaque, one
 * sees the other exactly if it is seen by it, at every radius, so one look tells who sees the viewer, too. Opaque cells are seen
 * if any line gets to them: of a lit room all walls are. On squares two opaque cells that touch at a corner leave a gap to look
 * through.
 *
 * The world and what is opaque are read at each look, so painting and doors are noticed. What was seen before is for the caller to
 * keep: copy `cells` after each look. Throws a RangeError unless on squares or hexagons.
 */
export class FieldOfView {
  /** Never written to. */
  readonly world: World;
  /** By cell: 1 if it was seen in the last look, else 0. */
  readonly seen: Uint8Array;
  /** The cells seen in the last look, the viewer first, each once: the first `count` entries. */
  readonly cells: Int32Array;
  /** How many cells were seen in the last look; 0 before the first. */
  count = 0;
  /** By cell: opaque from `#threshold` on; or the function that tells. */
  readonly #ground: Uint8Array;
  readonly #threshold: number;
  readonly #tells: ((cell: Cell) => boolean) | undefined;
  readonly #light: Light | undefined;
  /** By row ahead: the columns to either side that the radius lets see; -1 where it ends before. */
  readonly #reach: Int32Array;
  #radius = Infinity;
  /** Of the quadrant: its corner, what a row and a column add to a cell, how many rows and which columns there are. */
  #corner: Cell = 0;
  #ahead = 0;
  #across = 0;
  #rows = 0;
  #least = 0;
  #most = 0;

  constructor(world: World, options: FieldOfViewOptions = {}) {
    checkWorld(world);
    checkKinds('the options of a field of view', options, FIELD_OF_VIEW_OPTIONS);
    const { opaque, walls = false } = options;
    const { shape, cellCount, rows, cols } = world.grid;
    this.world = world;
    this.seen = new Uint8Array(cellCount);
    this.cells = new Int32Array(cellCount);
    if (opaque instanceof Uint8Array && opaque.length !== cellCount)
      throw new RangeError(`Expected opaque to have ${cellCount} entries, one a cell, got ${opaque.length}.`);
    this.#tells = typeof opaque === 'function' ? opaque : undefined;
    const mask = typeof opaque === 'function' ? undefined : opaque;
    this.#ground = mask ?? world.terrain ?? new Uint8Array(cellCount);
    this.#threshold = mask === undefined ? Terrain.wall : 1;
    this.#reach = new Int32Array(Math.max(rows, cols)).fill(cellCount);
    if (walls || !shape.hasConstantSteps)
      this.#light = new Light(
        world,
        (cell) => this.#isOpaque(cell),
        walls,
        (cell) => this.#see(cell),
      );
  }

  /** Looks from a cell at cells whose centres are no farther than `radius` from its own; at all of them if absent. */
  from(cell: Cell, radius = Infinity): this {
    const { grid } = this.world;
    const { rows, cols } = grid;
    checkCell(grid, cell);
    this.#limit(radius);
    this.#forget();
    if (this.#light !== undefined) {
      this.#light.from(cell, radius);
      return this;
    }
    this.#see(cell);
    const row = rowOf(grid, cell);
    const col = colOf(grid, cell);
    this.#corner = cell;
    this.#quadrant(cols, 1, rows - 1 - row, -col, cols - 1 - col);
    this.#quadrant(-cols, 1, row, -col, cols - 1 - col);
    this.#quadrant(1, cols, cols - 1 - col, -row, rows - 1 - row);
    this.#quadrant(-1, cols, col, -row, rows - 1 - row);
    return this;
  }

  #limit(radius: number): void {
    if (radius === this.#radius) return;
    if (!(typeof radius === 'number' && radius >= 0))
      throw new RangeError(`Expected a radius of 0 or more, got ${shownValue(radius)}.`);
    this.#radius = radius;
    const { cellCount } = this.world.grid;
    for (let ahead = 0; ahead < this.#reach.length; ahead++) {
      const squared = radius * radius - ahead * ahead;
      this.#reach[ahead] = squared < 0 ? -1 : Math.min(Math.floor(Math.sqrt(squared)), cellCount);
    }
  }

  #forget(): void {
    for (let index = 0; index < this.count; index++) this.seen[this.cells[index]] = 0;
    this.count = 0;
  }

  #isOpaque(cell: Cell): boolean {
    return this.#tells === undefined ? this.#ground[cell] >= this.#threshold : this.#tells(cell);
  }

  #see(cell: Cell): void {
    if (this.seen[cell] !== 0) return; // on the border of two quadrants
    this.seen[cell] = 1;
    this.cells[this.count++] = cell;
  }

  #quadrant(ahead: number, across: number, rows: number, least: number, most: number): void {
    this.#ahead = ahead;
    this.#across = across;
    this.#rows = rows;
    this.#least = least;
    this.#most = most;
    this.#scan(1, -1, 1, 1, 1);
  }

  /**
   * Sees what lies between two slopes, columns over rows, from a row on. The slopes are given as fractions. Columns that
   * the radius or the grid cut off can hide nothing that is not cut off too, so they are never looked at.
   */
  #scan(from: number, start: number, startOver: number, end: number, endOver: number): void {
    for (let row = from; row <= this.#rows; row++) {
      // The cells that the sector touches in more than a point: slope times row, a half rounded towards the inside.
      const reach = this.#reach[row];
      const low = Math.floor((2 * row * start + startOver) / (2 * startOver));
      const high = Math.ceil((2 * row * end - endOver) / (2 * endOver));
      const first = Math.max(low, this.#least, -reach);
      const last = Math.min(high, this.#most, reach);
      let isOpen = false;
      let cell = this.#corner + row * this.#ahead + first * this.#across;
      for (let col = first; col <= last; col++, cell += this.#across) {
        if (this.#isOpaque(cell)) {
          this.#see(cell);
          if (isOpen) this.#scan(row + 1, start, startOver, 2 * col - 1, 2 * row);
          isOpen = false;
          continue;
        }
        if (!isOpen && col > first) {
          start = 2 * col - 1;
          startOver = 2 * row;
        }
        isOpen = true;
        // Only a cell at the end of the sector can have its centre outside.
        if (col === first && col * startOver < row * start) continue;
        if (col === last && col * endOver > row * end) continue;
        this.#see(cell);
      }
      if (!isOpen) return;
    }
  }
}

/**
 * Whether one cell sees another within a radius, by the rules of `FieldOfView`; symmetric. Looks around for every question: whoever
 * asks more than once a turn keeps a `FieldOfView`.
 */
export const canSee = (
  world: World,
  from: Cell,
  to: Cell,
  radius = Infinity,
  options: FieldOfViewOptions = {},
): boolean => {
  const view = new FieldOfView(world, options);
  checkCell(world.grid, to);
  return view.from(from, radius).seen[to] === 1;
};
