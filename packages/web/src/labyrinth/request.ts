/** A game to be solved, as plain data: what goes to the thread, and what comes back. */

import type { LabyrinthData } from 'asterion/exact';
import { type LabyrinthOptions, type LabyrinthPosition, labyrinth } from 'asterion/game';
import { type Cell, createScene, createWorld, type Origin, shapeNamed } from 'asterion/world';

export interface SolveRequest {
  readonly shape: string;
  readonly rows: number;
  readonly cols: number;
  readonly origin: Origin;
  readonly open: Uint8Array | Uint16Array;
  readonly terrain: Uint8Array | undefined;
  readonly tunnels: readonly (readonly [Cell, Cell])[];
  readonly actors: Readonly<Record<string, readonly Cell[]>>;
  readonly options: LabyrinthOptions;
}

/** Sets of supplies that are solved, of how many. */
export interface SolveProgress {
  readonly kind: 'progress';
  readonly solved: number;
  readonly total: number;
}

export type SolveReport =
  | SolveProgress
  | { readonly kind: 'solved'; readonly data: LabyrinthData }
  | { readonly kind: 'refused'; readonly why: string };

/** Of the first position of a game. */
export function requestOf({ setup, theseus, minotaurs, supplies }: LabyrinthPosition): SolveRequest {
  const { grid, open, terrain, tunnels } = setup.world;
  return {
    shape: grid.shape.name,
    rows: grid.rows,
    cols: grid.cols,
    origin: grid.origin,
    open,
    terrain,
    tunnels: [...tunnels].filter(([a, b]) => a < b),
    actors: { theseus: [theseus], minotaur: minotaurs, supply: supplies },
    options: setup.options,
  };
}

export function positionOf(request: SolveRequest): LabyrinthPosition {
  const { shape, rows, cols, origin, open, terrain, tunnels, actors, options } = request;
  const grid = shapeNamed(shape)?.grid(rows, cols, origin);
  if (grid === undefined) throw new RangeError(`Expected the name of a shape, got "${shape}".`);
  return labyrinth.initial(createScene(createWorld(grid, { open, terrain, tunnels }), { actors }), options, 0);
}
