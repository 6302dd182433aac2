/** A cell in words, for the read-out and for screen readers. Rows and columns count from 0, as in fields and files. */

import { allOf } from 'asterion/play';
import {
  type Cell,
  colOf,
  coordinatesOf,
  type Direction,
  directionName,
  type Grid,
  isGround,
  openDirectionsOf,
  rowOf,
  type Shape,
  TUNNEL,
} from 'asterion/world';
import type { Frame } from './frame.js';

/** `row 3, column 4: open to N and E; entrance; on the path`. */
export function describeCell(frame: Frame, cell: Cell): string {
  const { grid } = frame.scene.world;
  return `row ${rowOf(grid, cell)}, column ${colOf(grid, cell)}: ${[...new Set(facts(frame, cell))].join('; ')}`;
}

/** `Row 0 is at the bottom.`: that depends on where the world comes from, and people are told rows. */
export const rowsText = ({ origin }: Pick<Grid, 'origin'>): string => `Row 0 is at the ${origin}.`;

function* facts(frame: Frame, cell: Cell): Generator<string> {
  const { scene, layers, names = {}, marks = 'being worked on', ways: told, fact } = frame;
  const { world } = scene;
  const { grid, tunnels } = world;
  const ways = openDirectionsOf(world, cell).filter((direction) => direction !== TUNNEL);
  if (told !== undefined) yield told(cell);
  else if (!isGround(world, cell)) yield 'no ground';
  else if (ways.length === 0) yield 'closed on all sides';
  else yield openText(grid.shape, ways);
  const far = tunnels.get(cell);
  if (far !== undefined) yield `tunnel to ${coordinatesOf(grid, far).join(',')}`;
  if (cell === scene.entrance) yield 'entrance';
  if (cell === scene.exit) yield 'exit';
  for (const [role, cells] of Object.entries(scene.actors)) if (cells.includes(cell)) yield names[role] ?? role;
  if (layers.marked?.includes(cell) === true) yield marks;
  if (layers.path?.includes(cell) === true) yield 'on the path';
  else if ((layers.visited?.[cell] ?? 0) !== 0) yield 'visited';
  const more = fact?.(cell);
  if (more !== undefined) yield more;
}

/** `open to N and E`. */
export const openText = (shape: Shape, ways: readonly Direction[]): string =>
  `open to ${allOf(ways.map((direction) => directionName(shape, direction)))}`;
