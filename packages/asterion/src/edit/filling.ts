/** An area filled by a generator, joined to the rest, step by step or at once; and an area made of a mask. */

import { type Kinds, kindsFault, shownValue } from '../settings/index.js';
import { type Cell, createRng, Terrain } from '../world/index.js';
import { areaFault, joinArea } from './area.js';
import { type Edited, SketchChange } from './change.js';
import { type AreaFiller, type AreaPlan, areaFillers, type Filling } from './fillers.js';
import type { Sketch } from './sketch.js';

const AREA_PLAN: Kinds<AreaPlan> = {
  filler: 'a string',
  cells: 'an array of cells',
  seed: 'a string',
  braid: 'a number',
};

/** Why an area cannot be filled like that, as a sentence; undefined if it can. */
export function fillFault(
  sketch: Sketch,
  plan: AreaPlan,
  fillers: readonly AreaFiller[] = areaFillers,
): string | undefined {
  const kinds = kindsFault('the plan of an area', plan, AREA_PLAN);
  if (kinds !== undefined) return kinds;
  const { filler: name, cells, braid = 0 } = plan;
  const filler = fillers.find((one) => one.name === name);
  if (filler === undefined)
    return `Expected a filler (${fillers.map((one) => one.name).join(', ')}), got ${shownValue(name)}.`;
  if (braid !== 0 && !(braid >= 1 && braid <= 100)) return `Expected 0 to 100 percent of the dead ends, got ${braid}.`;
  const why = areaFault(sketch.scene.world.grid, cells);
  if (why !== undefined) return why;
  if (!filler.kinds.includes(sketch.kind)) return `"${filler.title}" is for worlds of rooms and corridors.`;
  return filler.fault(sketch, cells);
}

/** An area being filled: hosts show how far it is, stop it, or take what it came to. */
export class AreaFill {
  readonly #sketch: Sketch;
  readonly #plan: AreaPlan;
  readonly #filling: Filling;
  #edited: Edited | undefined;

  /** Throws a RangeError where there is a `fillFault`. */
  constructor(sketch: Sketch, plan: AreaPlan, fillers: readonly AreaFiller[] = areaFillers) {
    const why = fillFault(sketch, plan, fillers);
    const filler = fillers.find(({ name }) => name === plan.filler);
    if (why !== undefined || filler === undefined) throw new RangeError(why);
    this.#sketch = sketch;
    this.#plan = plan;
    this.#filling = filler.start(sketch, plan);
  }

  /** Whether it is filled. */
  get done(): boolean {
    return this.#filling.done;
  }

  /** Does so many steps; stops early when done. */
  advance(steps: number): void {
    if (!this.done) this.#filling.advance(steps);
  }

  /** The sketch with the area filled, and joined to the rest where a way could be found within the area; undefined until done. */
  get edited(): Edited | undefined {
    if (!this.done) return undefined;
    this.#edited ??= this.#written();
    return this.#edited;
  }

  #written(): Edited {
    const change = new SketchChange(this.#sketch);
    this.#filling.write(change);
    joinArea(change, this.#plan.cells, createRng(this.#plan.seed).fork('join'));
    return change.finish();
  }
}

/** The sketch with an area filled. Throws a RangeError where there is a `fillFault`. */
export function fillArea(sketch: Sketch, plan: AreaPlan, fillers: readonly AreaFiller[] = areaFillers): Edited {
  const fill = new AreaFill(sketch, plan, fillers);
  while (!fill.done) fill.advance(2 ** 30);
  return fill.edited ?? { sketch, notes: [] };
}

/**
 * The sketch with the cells of an area made room or rock: what a picture's dark and light are. Ground that was ground stays as it
 * was. Throws a RangeError where there is an `areaFault`.
 */
export function maskArea(sketch: Sketch, cells: readonly Cell[], isGround: (cell: Cell) => boolean): Edited {
  const why = areaFault(sketch.scene.world.grid, cells);
  if (why !== undefined) throw new RangeError(why);
  const change = new SketchChange(sketch);
  for (const cell of cells) {
    const ground = change.world.terrain[cell];
    const isFree = ground === Terrain.floor || ground === Terrain.corridor;
    if (isGround(cell) !== isFree) change.setGround(cell, isGround(cell) ? Terrain.floor : Terrain.wall);
  }
  return change.finish();
}
