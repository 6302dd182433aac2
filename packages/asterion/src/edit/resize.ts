/** Sketches on another grid: cut, grown, turned and mirrored. */

import { allOf, placeText } from '../play/index.js';
import { shownValue } from '../settings/index.js';
import {
  type Grid,
  type GridBox,
  movedScene,
  resizedScene,
  resizeFault,
  type Scene,
  sizeFault,
  Terrain,
} from '../world/index.js';
import type { Edited } from './change.js';
import { type Sketch, sketchOf } from './sketch.js';
import { imageOf, MOVES, type Move } from './symmetry.js';

/** How a sketch can be laid anew. */
export type SketchTurn = 'left-right' | 'up-down' | 'half-turn' | 'quarter-turn';

/** All of them, as people choose one. */
export const sketchTurns: readonly {
  /** What `turnedSketch` calls it. */
  readonly name: SketchTurn;
  /** As people read it. */
  readonly title: string;
}[] = [
  { name: 'left-right', title: 'Mirror left and right' },
  { name: 'up-down', title: 'Mirror up and down' },
  { name: 'half-turn', title: 'Turn half round' },
  { name: 'quarter-turn', title: 'Turn a quarter to the right' },
];

/**
 * A sketch cut or grown to a box of its rows and columns, as its cells are counted; a box may begin below 0. What grows is rock, or
 * closed cells where walls are thin. The notes say who was cut off. Throws a RangeError where there is a `resizeFault`.
 */
export function resizedSketch(sketch: Sketch, box: GridBox): Edited {
  const { kind, scene } = sketch;
  const { grid } = scene.world;
  const why = resizeFault(grid, box);
  if (why !== undefined) throw new RangeError(why);
  if (box.join() === [0, 0, grid.rows - 1, grid.cols - 1].join()) return { sketch, notes: [] };
  const next = resizedScene(scene, box, kind === 'rooms' ? Terrain.wall : Terrain.floor);
  return { sketch: sketchOf(next, kind), notes: cutOff(scene, next) };
}

function cutOff(before: Scene, after: Scene): string[] {
  const { grid } = before.world;
  const lost = (['entrance', 'exit'] as const).flatMap((place) => {
    const at = before[place];
    return at === undefined || after[place] !== undefined ? [] : [`${place} (${placeText(grid, at)})`];
  });
  for (const [role, cells] of Object.entries(before.actors)) {
    const count = cells.length - (after.actors[role]?.length ?? 0);
    if (count > 0) lost.push(count === 1 ? role : `${role} (${count} of them)`);
  }
  return lost.length === 0 ? [] : [`Cut off: ${allOf(lost)}.`];
}

/** Why a sketch cannot be turned like that, as a sentence; undefined if it can. */
export function turnFault({ scene }: Sketch, turn: SketchTurn): string | undefined {
  const { grid } = scene.world;
  const { rows, cols, shape } = grid;
  if (!sketchTurns.some(({ name }) => name === turn))
    return `Expected a turn (${sketchTurns.map(({ name }) => name).join(', ')}), got ${shownValue(turn)}.`;
  return laidAnew(grid, turn) === undefined
    ? `Turned like that, ${rows} rows and ${cols} columns of ${shape.title} do not lie on ${shape.title} again.`
    : undefined;
}

/** A sketch turned or mirrored, everybody with it. Throws a RangeError where there is a `turnFault`. */
export function turnedSketch(sketch: Sketch, turn: SketchTurn): Sketch {
  const laid = laidAnew(sketch.scene.world.grid, turn);
  if (laid === undefined) throw new RangeError(turnFault(sketch, turn));
  return sketchOf(movedScene(sketch.scene, laid.grid, laid.to, { isTurned: true }), sketch.kind);
}

/** Clockwise, as drawn. */
const quarter: Move = ({ height }, { x, y }) => ({ x: height - y, y: x });

function laidAnew(grid: Grid, turn: SketchTurn): { grid: Grid; to: Int32Array } | undefined {
  const { shape, rows, cols, origin } = grid;
  const isQuarter = turn === 'quarter-turn';
  if (isQuarter && sizeFault(shape, cols, rows) !== undefined) return undefined;
  const onto = isQuarter ? shape.grid(cols, rows, origin) : grid;
  const to = imageOf(grid, onto, isQuarter ? quarter : MOVES[turn]);
  return to && { grid: onto, to };
}
