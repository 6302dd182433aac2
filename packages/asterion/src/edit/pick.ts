/** What lies under a pointer: the brush that made it, and who can be dragged from there. */

import { placeText } from '../play/index.js';
import { type Cell, checkCell, isGround, Terrain } from '../world/index.js';
import { type Edited, SketchChange, type SketchPlace } from './change.js';
import type { Sketch } from './sketch.js';
import type { Stroke } from './stroke.js';

/** The ground brushes by `Terrain`. */
const BY_GROUND = ['room', 'corridor', 'wall', 'pit'];

/**
 * The brush that made what is to be seen on a cell, as part of a stroke: a piece before the exit, the entrance, a tunnel, a cost above
 * 1 and the ground. Throws a RangeError for no cell.
 */
export function pickBrush({ kind, scene }: Sketch, cell: Cell): Pick<Stroke, 'brush' | 'cost'> {
  const { world, exit, entrance, actors } = scene;
  checkCell(world.grid, cell);
  const role = Object.keys(actors).findLast((one) => actors[one].includes(cell));
  if (role !== undefined) return { brush: role };
  if (cell === exit) return { brush: 'exit' };
  if (cell === entrance) return { brush: 'entrance' };
  if (world.tunnels.has(cell)) return { brush: 'tunnel' };
  const cost = world.costs?.[cell] ?? 1;
  if (cost > 1) return { brush: 'cost', cost };
  const ground = world.terrain?.[cell] ?? Terrain.floor;
  return { brush: kind === 'walls' && ground === Terrain.floor ? 'passage' : BY_GROUND[ground] };
}

/** Somebody or something that can be dragged from cell to cell. */
export type Draggable =
  | {
      /** One of those who stand there. */
      readonly kind: 'actor';
      /** Its role. */
      readonly role: string;
      /** Which of its role, from 0. */
      readonly index: number;
    }
  | {
      /** The end of a tunnel, or one of the two places. */
      readonly kind: 'tunnel' | SketchPlace;
    };

/** What a drag that begins on a cell takes along: what `pickBrush` finds there; undefined where there is only ground. */
export function draggableAt({ scene }: Sketch, cell: Cell): Draggable | undefined {
  const { world, exit, entrance, actors } = scene;
  const role = Object.keys(actors).findLast((one) => actors[one].includes(cell));
  if (role !== undefined) return { kind: 'actor', role, index: actors[role].lastIndexOf(cell) };
  if (cell === exit) return { kind: 'exit' };
  if (cell === entrance) return { kind: 'entrance' };
  return world.tunnels.has(cell) ? { kind: 'tunnel' } : undefined;
}

/** Why nothing can be dragged from a cell to another, as a sentence; undefined if something can. */
export function dragFault(sketch: Sketch, from: Cell, to: Cell): string | undefined {
  const { world } = sketch.scene;
  for (const cell of [from, to]) checkCell(world.grid, cell);
  const dragged = draggableAt(sketch, from);
  if (dragged === undefined) return `There is nothing to drag at ${placeText(world.grid, from)}.`;
  if (from === to) return undefined;
  if (!isGround(world, to)) return `There is no ground at ${placeText(world.grid, to)}.`;
  return dragged.kind === 'tunnel' && world.tunnels.has(to) ? 'A tunnel ends there already.' : undefined;
}

/** The sketch after a drag; two who meet change places. Throws a RangeError where there is a `dragFault`. */
export function dragPiece(sketch: Sketch, from: Cell, to: Cell): Edited {
  const why = dragFault(sketch, from, to);
  if (why !== undefined) throw new RangeError(why);
  const dragged = draggableAt(sketch, from);
  const change = new SketchChange(sketch);
  if (dragged?.kind === 'actor') change.move(dragged.role, dragged.index, to);
  else if (dragged?.kind === 'tunnel') {
    const far = sketch.scene.world.tunnels.get(from);
    change.cut(from);
    if (far !== undefined) change.join(far, to);
  } else if (dragged !== undefined) change.setPlace(dragged.kind, to);
  return change.finish();
}
