/**
 * Generators as brushes: what fills an area. Every maze generator, dungeons and realms are here under their own names. A filler only
 * writes to cells of its area; joining them to the rest is not its business.
 */

import {
  dungeonKinds,
  type Growth,
  generateDungeon,
  generateRealm,
  generatorFault,
  type MazeGenerator,
  mazeGenerators,
  braid as openDeadEnds,
  type RealmGenerator,
  realmFault,
  realmGenerators,
} from '../generate/index.js';
import {
  type Cell,
  cellAt,
  colOf,
  createRng,
  createWorld,
  type Grid,
  isShape,
  rect,
  resizeFault,
  rowOf,
  Terrain,
  type World,
} from '../world/index.js';
import { boxOf } from './area.js';
import type { SketchChange } from './change.js';
import type { Sketch, SketchKind } from './sketch.js';

/** What an area is filled with, as plain data. */
export interface AreaPlan {
  /** The name of a filler. */
  readonly filler: string;
  /** The area: at least one cell, in any order. */
  readonly cells: readonly Cell[];
  /** Everything random comes from it. */
  readonly seed: string;
  /** Of mazes: how many percent of the dead ends become loops, 0 to 100; 0 if absent. */
  readonly braid?: number | undefined;
}

/** An area being filled: work that is done in steps, and what is written when it is done. */
export interface Filling {
  /** Whether there is something to write. */
  readonly done: boolean;
  /** Does so many steps; stops early when done. */
  advance(steps: number): void;
  /** Writes it to the cells of the area, and to no others. */
  write(change: SketchChange): void;
}

/** An entry of the registry. */
export interface AreaFiller {
  /** What plans call it: the name of a generator. */
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  /** What it is like, in a line. */
  readonly about: string;
  /** Whether it makes mazes, which can be braided. */
  readonly isMaze: boolean;
  /** The sketches that it fills. */
  readonly kinds: readonly SketchKind[];
  /** Why it cannot fill these cells, as a sentence; undefined if it can. The cells are an area, and the kind has been asked for. */
  fault(sketch: Sketch, cells: readonly Cell[]): string | undefined;
  /** Begins. */
  start(sketch: Sketch, plan: AreaPlan): Filling;
}

/** Where a maze grows: on a grid of the area alone, or, where it is no box of its shape, on all of it behind a mask. */
interface Bed {
  readonly world: World;
  /** By cell of that world: the cell of the sketch. */
  readonly cells: ArrayLike<Cell>;
}

function thinBed({ scene }: Sketch, area: readonly Cell[]): Bed {
  const { grid } = scene.world;
  const { box, isFull } = boxOf(grid, area);
  if (new Set(area).size === grid.cellCount)
    return { world: createWorld(grid), cells: [...new Set(area)].sort((a, b) => a - b) };
  const own =
    isFull && resizeFault(grid, box) === undefined
      ? grid.shape.grid(box[2] - box[0] + 1, box[3] - box[1] + 1, grid.origin)
      : undefined;
  if (own?.cellCount === area.length) {
    return {
      world: createWorld(own),
      cells: Array.from({ length: own.cellCount }, (_, cell) =>
        cellAt(grid, rowOf(own, cell) + box[0], colOf(own, cell) + box[1]),
      ),
    };
  }
  const terrain = new Uint8Array(grid.cellCount).fill(Terrain.wall);
  for (const cell of area) terrain[cell] = Terrain.floor;
  return { world: createWorld(grid, { terrain }), cells: Array.from(terrain.keys()) };
}

/** Among rooms a wall takes a cell: mazes have a cell of ground in every other row and column. */
function blockBed({ scene }: Sketch, area: readonly Cell[]): Bed {
  const { grid } = scene.world;
  const { box } = boxOf(grid, area);
  const within = new Set(area);
  const own = rect.grid((box[2] - box[0] + 2) >> 1, (box[3] - box[1] + 2) >> 1, grid.origin);
  const cells = Array.from({ length: own.cellCount }, (_, cell) =>
    cellAt(grid, box[0] + 2 * rowOf(own, cell), box[1] + 2 * colOf(own, cell)),
  );
  const mask = Uint8Array.from(cells, (cell) => (within.has(cell) ? Terrain.floor : Terrain.wall));
  return { world: createWorld(own, mask.includes(Terrain.wall) ? { terrain: mask } : {}), cells };
}

const bedOf = (sketch: Sketch, area: readonly Cell[]): Bed =>
  sketch.kind === 'walls' ? thinBed(sketch, area) : blockBed(sketch, area);

class MazeFilling implements Filling {
  readonly #plan: AreaPlan;
  readonly #bed: Bed;
  readonly #growth: Growth;

  constructor(generator: MazeGenerator, sketch: Sketch, plan: AreaPlan) {
    this.#plan = plan;
    this.#bed = bedOf(sketch, plan.cells);
    this.#growth = generator.start(this.#bed.world, createRng(plan.seed));
  }

  get done(): boolean {
    return this.#growth.done;
  }

  advance(steps: number): void {
    this.#growth.advance(steps);
    const { braid = 0, seed } = this.#plan;
    if (this.done && braid > 0) openDeadEnds(this.#growth.world, braid / 100, createRng(seed).fork('braid'));
  }

  write(change: SketchChange): void {
    const { cells: area } = this.#plan;
    if (change.kind === 'walls') {
      const { grid } = change.world;
      for (const cell of area) {
        change.setGround(cell, Terrain.floor);
        for (const side of grid.sidesOf(cell))
          if (grid.neighbour(cell, side) >= 0) change.close(cell, grid.neighbour(cell, side));
      }
      this.#eachWay((a, b) => change.open(a, b));
      return;
    }
    for (const cell of area) change.setGround(cell, Terrain.wall);
    const within = new Set(area);
    const { grid } = change.world;
    const dig = (cell: Cell) => within.has(cell) && change.setGround(cell, Terrain.corridor);
    for (const cell of this.#bed.cells as readonly Cell[]) dig(cell);
    this.#eachWay((a, b) => {
      dig(cellAt(grid, (rowOf(grid, a) + rowOf(grid, b)) / 2, (colOf(grid, a) + colOf(grid, b)) / 2));
    });
  }

  #eachWay(take: (a: Cell, b: Cell) => void): void {
    const { world } = this.#growth;
    const { cells } = this.#bed;
    for (let cell = 0; cell < world.open.length; cell++) {
      for (let rest = world.open[cell]; rest !== 0; rest &= rest - 1) {
        const next = world.grid.step(cell, 31 - Math.clz32(rest & -rest));
        if (next > cell) take(cells[cell], cells[next]);
      }
    }
  }
}

function mazeFiller(generator: MazeGenerator): AreaFiller {
  const { name, title, about } = generator;
  return {
    name,
    title,
    about,
    isMaze: true,
    kinds: ['rooms', 'walls'],
    fault: (sketch, area) => {
      const { shape } = sketch.scene.world.grid;
      if (sketch.kind === 'rooms' && !isShape(shape, rect))
        return `Among rooms a maze needs squares within an edge, not ${shape.title}: every other cell is a wall.`;
      const { world } = bedOf(sketch, area);
      // A box of which a generator would only see a mask is no whole grid to it.
      return generatorFault(generator, world);
    },
    start: (sketch, plan) => new MazeFilling(generator, sketch, plan),
  };
}

/** What is there at once: ground of a box, laid on the area. */
class GroundFilling implements Filling {
  readonly #sketch: Sketch;
  readonly #cells: readonly Cell[];
  readonly #make: (rows: number, cols: number) => World;
  #made: World | undefined;

  constructor(sketch: Sketch, cells: readonly Cell[], make: (rows: number, cols: number) => World) {
    this.#sketch = sketch;
    this.#cells = cells;
    this.#make = make;
  }

  get done(): boolean {
    return this.#made !== undefined;
  }

  advance(steps: number): void {
    if (steps < 1 || this.done) return;
    const [rows, cols] = sizeOf(this.#sketch.scene.world.grid, this.#cells);
    this.#made = this.#make(rows, cols);
  }

  write(change: SketchChange): void {
    const made = this.#made;
    if (made === undefined) return;
    const { grid } = change.world;
    const [top, left] = boxOf(grid, this.#cells).box;
    for (const cell of this.#cells) {
      const at = cellAt(made.grid, rowOf(grid, cell) - top, colOf(grid, cell) - left);
      change.setGround(cell, (made.terrain?.[at] ?? Terrain.floor) as Terrain);
    }
  }
}

function sizeOf(grid: Grid, cells: readonly Cell[]): [rows: number, cols: number] {
  const [top, left, bottom, right] = boxOf(grid, cells).box;
  return [bottom - top + 1, right - left + 1];
}

const squaresFault = ({ scene }: Sketch): string | undefined => {
  const { shape } = scene.world.grid;
  return shape.isSquare ? undefined : `Expected squares to lay rooms on, got ${shape.title}.`;
};

const [LEAST_SIDE, MOST_SIDE] = [5, 255];

const dungeonFiller = ({ name, about, knobs }: (typeof dungeonKinds)[number]): AreaFiller => ({
  name: `dungeon-${name}`,
  title: `Dungeon: ${name.replace('-', ' ')}`,
  about,
  isMaze: false,
  kinds: ['rooms'],
  fault: (sketch, area) => {
    const why = squaresFault(sketch);
    if (why !== undefined) return why;
    const size = sizeOf(sketch.scene.world.grid, area);
    return size.every((side) => side >= LEAST_SIDE && side <= MOST_SIDE)
      ? undefined
      : `Expected ${LEAST_SIDE} to ${MOST_SIDE} rows and columns for a dungeon, got ${size.join(' x ')}.`;
  },
  start: (sketch, { cells, seed }) =>
    new GroundFilling(sketch, cells, (rows, cols) => {
      const { origin } = sketch.scene.world.grid;
      return generateDungeon({ ...knobs, rows, cols, origin, seed }).world;
    }),
});

function realmFiller({ name, about }: RealmGenerator): AreaFiller {
  return {
    name,
    title: `Realm: ${name.replace('-', ' ')}`,
    about,
    isMaze: false,
    kinds: ['rooms'],
    fault: (sketch, area) => {
      const [rows, cols] = sizeOf(sketch.scene.world.grid, area);
      return squaresFault(sketch) ?? realmFault({ generator: name, rows, cols });
    },
    start: (sketch, { cells, seed }) =>
      new GroundFilling(sketch, cells, (rows, cols) => {
        const { origin } = sketch.scene.world.grid;
        return generateRealm({ generator: name, rows, cols, origin, seed }).world;
      }),
  };
}

/** Every filler: mazes first, then dungeons and realms. */
export const areaFillers: readonly AreaFiller[] = [
  ...mazeGenerators.map(mazeFiller),
  ...dungeonKinds.map(dungeonFiller),
  ...realmGenerators.map(realmFiller),
];
