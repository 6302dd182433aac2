/**
 * What was done to a sketch, to be undone and done again without limit. A step is the cells that changed, before and after, so
 * that ten thousand strokes on a large world take little room; only where the grid changes whole sketches are kept.
 */

import { type Cell, createScene, createWorld, type Scene, tunnelPairs, type World } from '../world/index.js';
import { sharedIfSame } from './change.js';
import type { Sketch, SketchKind } from './sketch.js';

/** Everything of a sketch that is no table by cell. */
interface Rest extends Omit<Scene, 'world'> {
  readonly kind: SketchKind;
  readonly hasTerrain: boolean;
  readonly hasCosts: boolean;
  readonly tunnels: readonly (readonly [Cell, Cell])[];
}

/** Some values of a table by cell, before and after; none where the table stayed as it was. */
interface Patch {
  readonly cells: Uint32Array;
  readonly values: readonly [before: Uint16Array, after: Uint16Array];
}

/** By how much one sketch differs from the next. */
type Difference =
  | { readonly kind: 'whole'; readonly sketches: readonly [before: Sketch, after: Sketch] }
  | {
      readonly kind: 'cells';
      /** Of `open`, `terrain` and `costs`. */
      readonly patches: readonly [Patch, Patch, Patch];
      readonly rests: readonly [before: Rest, after: Rest];
    };

interface Step {
  readonly title: string;
  readonly difference: Difference;
}

/** The sketches of somebody's work, of which one is there and the others can be had again. */
export class SketchHistory {
  #sketch: Sketch;
  readonly #steps: Step[] = [];
  #made = 0;

  constructor(start: Sketch) {
    this.#sketch = start;
  }

  /** As it stands. */
  get sketch(): Sketch {
    return this.#sketch;
  }

  /** How many steps can be undone. */
  get undoCount(): number {
    return this.#made;
  }

  /** How many steps can be done again. */
  get redoCount(): number {
    return this.#steps.length - this.#made;
  }

  /** What the step is called that would be undone next; undefined where there is none. */
  get undoTitle(): string | undefined {
    return this.#steps[this.#made - 1]?.title;
  }

  /** What the step is called that would be done again next; undefined where there is none. */
  get redoTitle(): string | undefined {
    return this.#steps[this.#made]?.title;
  }

  /**
   * Goes on with another sketch, be it one after a stroke or another world altogether; what was undone before is forgotten. False,
   * and no step, where it is the same.
   */
  add(next: Sketch, title: string): boolean {
    if (next === this.#sketch) return false;
    const difference = differenceOf(this.#sketch, next);
    if (difference === undefined) return false;
    this.#steps.splice(this.#made, Infinity, { title, difference });
    this.#made++;
    this.#sketch = next;
    return true;
  }

  /** Takes the last step back; false where there is none. */
  undo(): boolean {
    const step = this.#steps[this.#made - 1];
    if (step === undefined) return false;
    this.#made--;
    this.#sketch = patched(this.#sketch, step.difference, 0);
    return true;
  }

  /** Makes the step again that was undone last; false where there is none. */
  redo(): boolean {
    const step = this.#steps[this.#made];
    if (step === undefined) return false;
    this.#made++;
    this.#sketch = patched(this.#sketch, step.difference, 1);
    return true;
  }
}

/** Undefined where there is none. */
function differenceOf(before: Sketch, after: Sketch): Difference | undefined {
  const [one, other] = [before.scene.world, after.scene.world];
  const [a, b] = [one.grid, other.grid];
  const isSameGrid = a.shape.name === b.shape.name && a.rows === b.rows && a.cols === b.cols && a.origin === b.origin;
  if (!isSameGrid) return { kind: 'whole', sketches: [before, after] };
  const patches = [
    patchOf(one.open, other.open, 0, a.cellCount),
    patchOf(one.terrain, other.terrain, 0, a.cellCount),
    patchOf(one.costs, other.costs, 1, a.cellCount),
  ] as const;
  const rests = [restOf(before), restOf(after)] as const;
  const isNone =
    patches.every(({ cells }) => cells.length === 0) && JSON.stringify(rests[0]) === JSON.stringify(rests[1]);
  return isNone ? undefined : { kind: 'cells', patches, rests };
}

function restOf({ kind, scene }: Sketch): Rest {
  const { world, ...places } = scene;
  return {
    ...places,
    kind,
    hasTerrain: world.terrain !== undefined,
    hasCosts: world.costs !== undefined,
    tunnels: tunnelPairs(world),
  };
}

type Table = ArrayLike<number> | undefined;

/** A table that is not there has the same value everywhere. */
function patchOf(before: Table, after: Table, usual: number, cellCount: number): Patch {
  const cells: Cell[] = [];
  if (before !== after) {
    for (let cell = 0; cell < cellCount; cell++)
      if ((before?.[cell] ?? usual) !== (after?.[cell] ?? usual)) cells.push(cell);
  }
  const valuesIn = (table: Table) => Uint16Array.from(cells, (cell) => table?.[cell] ?? usual);
  return { cells: Uint32Array.from(cells), values: [valuesIn(before), valuesIn(after)] };
}

function patched(sketch: Sketch, difference: Difference, to: 0 | 1): Sketch {
  if (difference.kind === 'whole') return difference.sketches[to];
  const { patches, rests } = difference;
  const { kind, hasTerrain, hasCosts, tunnels, ...places } = rests[to];
  const { world } = sketch.scene;
  const { grid } = world;
  const tableAfter = <T extends Uint8Array | Uint16Array>(table: T, { cells, values }: Patch): T => {
    const next = table.slice() as T;
    for (let at = 0; at < cells.length; at++) next[cells[at]] = values[to][at];
    return sharedIfSame(table, next);
  };
  const next: World = createWorld(grid, {
    open: tableAfter(world.open, patches[0]),
    terrain: hasTerrain ? tableAfter(world.terrain ?? new Uint8Array(grid.cellCount), patches[1]) : undefined,
    costs: hasCosts ? tableAfter(world.costs ?? new Uint16Array(grid.cellCount).fill(1), patches[2]) : undefined,
    tunnels,
  });
  const isSame =
    next.open === world.open &&
    next.terrain === world.terrain &&
    next.costs === world.costs &&
    String(tunnels) === String(tunnelPairs(world));
  return { kind, scene: createScene(isSame ? world : next, places) };
}
