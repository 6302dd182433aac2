/** Twins: puzzles that are equal up to turning and mirroring, once what has no influence is cut off. */

import { colOf, type Direction, rowOf, type Scene, type World } from '../world/index.js';
import { canBeCut } from './cut.js';

/** Where row and column of a cell go: the eight ways to lay a rectangle on another. */
type Laying = (row: number, col: number, rows: number, cols: number) => readonly [number, number];

const LAYINGS: readonly Laying[] = [
  (r, c) => [r, c],
  (r, c, _, cols) => [r, cols - 1 - c],
  (r, c, rows) => [rows - 1 - r, c],
  (r, c, rows, cols) => [rows - 1 - r, cols - 1 - c],
  (r, c) => [c, r],
  (r, c, _, cols) => [cols - 1 - c, r],
  (r, c, rows) => [c, rows - 1 - r],
  (r, c, rows, cols) => [cols - 1 - c, rows - 1 - r],
];

/** The first of them leave rows rows. */
const STANDING = 4;

/** A text that two scenes share if they are twins, `what` being what else has to be equal. Worlds that cannot be cut have no turned twins. */
export function twinKey(scene: Scene, what: string): string {
  const { world } = scene;
  const texts = (canBeCut(world) ? LAYINGS : LAYINGS.slice(0, 1)).map((laying) => laidText(scene, laying));
  return `${what};${texts.sort()[0]}`;
}

function laidText({ world, actors, exit }: Scene, laying: Laying): string {
  const { rows, cols, cellCount } = world.grid;
  const [tall, wide] = LAYINGS.indexOf(laying) < STANDING ? [rows, cols] : [cols, rows];
  const placeOf = (cell: number): number => {
    const [row, col] = laying(rowOf(world.grid, cell), colOf(world.grid, cell), rows, cols);
    return row * wide + col;
  };
  const ground = new Array<string>(tall * wide);
  for (let cell = 0; cell < cellCount; cell++) ground[placeOf(cell)] = waysOf(world, cell, placeOf).join('.');
  const people = Object.keys(actors)
    .sort()
    .map(
      (role) =>
        `${role}${actors[role]
          .map(placeOf)
          .sort((a, b) => a - b)
          .join()}`,
    );
  return `${tall}x${wide}:${ground.join()}:${people.join(':')}:${exit === undefined ? '' : placeOf(exit)}`;
}

/** Where the ways of a cell lead, laid out. */
function waysOf(world: World, cell: number, placeOf: (cell: number) => number): number[] {
  const { grid, open, tunnels } = world;
  const to: number[] = [];
  for (let direction: Direction = 0; direction < grid.shape.directions.length; direction++)
    if (((open[cell] >> direction) & 1) === 1) to.push(placeOf(grid.neighbour(cell, direction)));
  const far = tunnels.get(cell);
  if (far !== undefined) to.push(placeOf(far));
  return to.sort((a, b) => a - b);
}
