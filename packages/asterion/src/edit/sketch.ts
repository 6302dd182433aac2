/**
 * A sketch: a scene that is being edited, and how its ground is made.
 *
 * Of *rooms* the terrain decides where one can go, by the one rule, stored as under `always`; games apply their own rule when they
 * begin. Of *walls* the ways are opened and closed one by one, and terrain only leaves cells out. Sketches never change: an
 * edit makes the next one, which shares what stays as it was.
 */

import { documentFault, isDungeonWorld } from '../notation/index.js';
import { type Kinds, kindsFault, shownValue } from '../settings/index.js';
import {
  createScene,
  createWorld,
  type Grid,
  type Origin,
  openAllSides,
  openFromTerrain,
  rect,
  type Scene,
  type Shape,
  sizeFault,
  Terrain,
  tunnelPairs,
  type World,
} from '../world/index.js';

/** How ground is made: of rooms and corridors in rock, or of cells with thin walls between them. */
export type SketchKind = 'rooms' | 'walls';

/** The kinds, as people choose one. */
export const sketchKinds: readonly {
  /** What sketches call it. */
  readonly name: SketchKind;
  /** As people read it. */
  readonly title: string;
  /** A sentence about it. */
  readonly about: string;
}[] = [
  {
    name: 'rooms',
    title: 'Rooms and corridors',
    about: 'Cells are room, corridor, rock or pit, and that alone says where one can go.',
  },
  { name: 'walls', title: 'Thin walls', about: 'Walls stand between cells: ways are opened and closed one by one.' },
];

/** A scene that is being edited. Never changed in place: neither is its world. */
export interface Sketch {
  /** Decides which brushes there are, and what they do. */
  readonly kind: SketchKind;
  /** Of rooms it has a terrain, and ways as under `always`; of walls a terrain only where cells are left out. */
  readonly scene: Scene;
}

/** What a new sketch is like. */
export interface SketchPlan {
  /** How its ground is made. */
  readonly kind: SketchKind;
  /** Squares if absent. */
  readonly shape?: Shape | undefined;
  /** From the least the shape can have. */
  readonly rows: number;
  /** From the least the shape can have. */
  readonly cols: number;
  /** Where row 0 is drawn: at the top of rooms and at the bottom of walls if absent, as files of either kind have it. */
  readonly origin?: Origin | undefined;
  /** Whether it begins as one wide room; else as solid rock, or with every wall there is. */
  readonly isOpen?: boolean | undefined;
}

/** Why there is no such sketch, as a sentence; undefined if there is one. */
export function sketchPlanFault(plan: SketchPlan): string | undefined {
  const why = kindsFault('the plan of a sketch', plan, SKETCH_PLAN);
  if (why !== undefined) return why;
  const { kind, shape = rect, rows, cols } = plan;
  if (!sketchKinds.some(({ name }) => name === kind))
    return `Expected a kind of sketch (${sketchKinds.map(({ name }) => name).join(', ')}), got ${shownValue(kind)}.`;
  return sizeFault(shape, rows, cols);
}

const SKETCH_PLAN: Kinds<SketchPlan> = {
  kind: 'a string',
  shape: 'an object such as hex',
  rows: 'a number',
  cols: 'a number',
  origin: 'a string',
  isOpen: 'a boolean',
};

/** A sketch with nobody in it. Throws a RangeError where there is a `sketchPlanFault`. */
export function newSketch(plan: SketchPlan): Sketch {
  const why = sketchPlanFault(plan);
  if (why !== undefined) throw new RangeError(why);
  const { kind, shape = rect, rows, cols, origin = kind === 'rooms' ? 'top' : 'bottom', isOpen = false } = plan;
  return { kind, scene: createScene(bareWorld(kind, shape.grid(rows, cols, origin), isOpen)) };
}

/** A sketch of the same kind and size with nobody in it and nothing left of its ground, but for the rules it is meant for. */
export const clearedSketch = ({ kind, scene: { world, rules } }: Sketch, isOpen = false): Sketch => ({
  kind,
  scene: createScene(bareWorld(kind, world.grid, isOpen), { rules }),
});

function bareWorld(kind: SketchKind, grid: Grid, isOpen: boolean): World {
  if (kind === 'rooms')
    return roomsWorld(grid, new Uint8Array(grid.cellCount).fill(isOpen ? Terrain.floor : Terrain.wall));
  const world = createWorld(grid);
  if (isOpen) openAllSides(world);
  return world;
}

/** A world whose ways follow from its terrain, as sketches of rooms have it. */
const roomsWorld = (grid: Grid, terrain: Uint8Array, parts: Partial<Pick<World, 'costs'>> = {}): World =>
  createWorld(grid, { ...parts, terrain, open: openFromTerrain(grid, terrain, 'always') });

/** Why a scene cannot be edited, as a sentence; undefined if it can. */
export const sketchFault = (scene: Scene): string | undefined => documentFault(scene);

/**
 * A sketch of a scene, which stays as it is. How its ground is made is told by the scene, unless said: a corridor or an open corner
 * makes rooms, and so does ground whose ways all follow from it. Throws a RangeError where there is a `sketchFault`, or where the
 * ways are not those of the kind that was said.
 */
export function sketchOf(scene: Scene, kind: SketchKind = kindOf(scene.world)): Sketch {
  const why = sketchFault(scene) ?? (kind === 'walls' && isDungeonWorld(scene.world) ? NOT_WALLS : undefined);
  if (why !== undefined) throw new RangeError(why);
  const { grid, terrain, costs, open } = scene.world;
  const tunnels = tunnelPairs(scene.world);
  const told = costs?.some((cost) => cost !== 1) === true ? costs.slice() : undefined;
  const world =
    kind === 'rooms'
      ? createWorld(grid, {
          ...roomsWorld(grid, terrain?.slice() ?? new Uint8Array(grid.cellCount), { costs: told }),
          tunnels,
        })
      : createWorld(grid, { open: open.slice(), terrain: maskOf(terrain)?.slice(), costs: told, tunnels });
  const { entrance, exit, made, rules } = scene;
  const actors = Object.fromEntries(Object.entries(scene.actors).filter(([, cells]) => cells.length > 0));
  return { kind, scene: createScene(world, { entrance, exit, actors, made, rules }) };
}

const NOT_WALLS = 'Expected ways through sides only, and no corridors, for a sketch of thin walls.';

/** The terrain, if it leaves anything out. */
export const maskOf = (terrain: Uint8Array | undefined): Uint8Array | undefined =>
  terrain?.some((ground) => ground !== Terrain.floor) === true ? terrain : undefined;

function kindOf(world: World): SketchKind {
  const { grid, open, terrain } = world;
  if (isDungeonWorld(world)) return 'rooms';
  if (terrain === undefined) return 'walls';
  const byRule = openFromTerrain(grid, terrain, 'always');
  return open.every((ways, cell) => ways === byRule[cell]) ? 'rooms' : 'walls';
}
