/** A world that was given, by a file or a link, instead of being grown. */

import { parseDocument } from 'asterion/notation';
import { type Solver, solverFault } from 'asterion/search';
import { type Cell, type Coordinates, cellAt, isGround, type Scene, type World } from 'asterion/world';
import type { Faults } from './draft.js';

export type Given =
  | { readonly ok: true; readonly scene: Scene; readonly misfit: (solver: Solver) => string | undefined }
  | { readonly ok: false; readonly why: string };

/** What the text of a link unpacked to; undefined where it did not. */
export function givenFrom(text: string | undefined): Given {
  if (text === undefined) return { ok: false, why: 'The world in the link is damaged: it cannot be unpacked.' };
  const read = parseDocument(text);
  if (!read.ok) return { ok: false, why: `The world in the link is damaged: ${read.fault.message}` };
  return givenScene(read.value);
}

export function givenScene(scene: Scene): Given {
  const known = new Map<Solver, string | undefined>(); // asked for every option of a list, and it looks at every cell
  const misfit = (solver: Solver): string | undefined => {
    if (!known.has(solver)) known.set(solver, solverFault(solver, scene.world));
    return known.get(solver);
  };
  return { ok: true, scene, misfit };
}

/** The scene with the chosen ends; else its own; else the first and the last ground. */
export function sceneBetween(
  scene: Scene,
  entrance: Coordinates | undefined,
  exit: Coordinates | undefined,
  faults: Faults,
): Scene {
  const { world } = scene;
  const at = (end: 'entrance' | 'exit', place: Coordinates | undefined, otherwise: () => Cell): Cell => {
    if (place === undefined) return scene[end] ?? otherwise();
    const cell = cellAt(world.grid, ...place);
    if (!isGround(world, cell)) faults[end] = `Expected a cell with ground, ${place.join(',')} has none.`;
    return cell;
  };
  return {
    ...scene,
    entrance: at('entrance', entrance, () => groundFrom(world, 0, 1)),
    exit: at('exit', exit, () => groundFrom(world, world.grid.cellCount - 1, -1)),
  };
}

function groundFrom(world: World, start: Cell, by: number): Cell {
  for (let cell = start; cell >= 0 && cell < world.grid.cellCount; cell += by) if (isGround(world, cell)) return cell;
  return start;
}
