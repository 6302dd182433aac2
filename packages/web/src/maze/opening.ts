/** Files that are opened: what the room is to show. */

import { generateMaze, mazeGeneratorNamed } from 'asterion/generate';
import { documentFault, faultText, readScene } from 'asterion/notation';
import { coordinatesOf, openFromTerrain, type Scene, tunnelPairs } from 'asterion/world';
import { readNames } from '../files/names.js';
import { cellsFault, MOST_CELLS } from './check.js';
import { type Draft, NO_SOLVER } from './draft.js';

/** Settings to take over, or a world to show as it is, with what should be known about it; or why neither. */
export type Opened =
  | { readonly kind: 'settings'; readonly settings: Partial<Draft>; readonly warnings: readonly string[] }
  | { readonly kind: 'world'; readonly scene: Scene; readonly walk: Walk; readonly warnings: readonly string[] }
  | { readonly kind: 'refused'; readonly why: string };

/** How one walks in a world that was opened. */
type Walk = Pick<Draft, 'directions' | 'corners'>;

/** What a parameter file leaves unsaid is as usual. */
const PLAIN = {
  world: '',
  longest: '',
  braid: '',
  sparsen: '',
  solver2: NO_SOLVER,
  directions: '',
  corners: '',
} as const;

/** Reads a file in any known format; `name` is for messages. */
export function openText(text: string, name: string): Opened {
  const read = readScene(text, readNames);
  if (!read.ok) return { kind: 'refused', why: faultText(read.fault, name) };
  const { value, warnings } = read;
  if (value.format === 'parameters') {
    const { type, generator, solver, rows, cols, entrance, exit, tunnels } = value.parameters;
    const settings = {
      ...PLAIN,
      shape: type === 'hex' ? 'hex' : 'rect',
      rows: String(rows),
      cols: String(cols),
      generator,
      solver: solver ?? NO_SOLVER,
      entrance: entrance.join(','),
      exit: exit.join(','),
      tunnels: tunnels.map((ends) => ends.flat().join(',')).join(' '),
    };
    return { kind: 'settings', settings, warnings };
  }
  const { scene } = value;
  const why = cellsFault(scene.world.grid.cellCount) ?? documentFault(scene);
  if (why !== undefined) return { kind: 'refused', why: `${name}: ${why}` };
  const settings = settingsOf(scene);
  if (settings !== undefined) return { kind: 'settings', settings, warnings };
  // By the rule of such maps no step cuts a corner. Documents, and so links, hold the ground without such rules: it
  // becomes a setting.
  if (value.format === 'movingai')
    return { kind: 'world', scene: withAllCorners(scene), walk: { directions: '8', corners: '' }, warnings };
  return { kind: 'world', scene, walk: { directions: '', corners: '' }, warnings };
}

/** As its document gives it again. */
function withAllCorners(scene: Scene): Scene {
  const { world } = scene;
  const { terrain = new Uint8Array(world.grid.cellCount) } = world;
  return { ...scene, world: { ...world, open: openFromTerrain(world.grid, terrain, 'always') } };
}

/** The settings that grow this very maze; undefined where it was edited, masked or made in another way. */
function settingsOf({ world, made, entrance, exit, actors }: Scene): Partial<Draft> | undefined {
  const { grid } = world;
  const isPlain = world.terrain === undefined && world.costs === undefined && Object.keys(actors).length === 0;
  if (made === undefined || !isPlain || grid.origin !== 'bottom' || grid.cellCount > MOST_CELLS) return undefined;
  const generator = mazeGeneratorNamed(made.generator);
  const tunnels = tunnelPairs(world).map(([a, b]) => [coordinatesOf(grid, a), coordinatesOf(grid, b)] as const);
  if (generator === undefined || entrance === undefined || exit === undefined) return undefined;
  const plan = { shape: grid.shape.name, rows: grid.rows, cols: grid.cols, generator: generator.name, seed: made.seed };
  try {
    const again = generateMaze({ ...plan, tunnels }).world.open;
    if (!world.open.every((ways, cell) => ways === again[cell])) return undefined;
  } catch {
    return undefined; // a file can claim anything
  }
  return {
    ...PLAIN,
    ...plan,
    rows: String(plan.rows),
    cols: String(plan.cols),
    tunnels: tunnels.map((ends) => ends.flat().join(',')).join(' '),
    entrance: coordinatesOf(grid, entrance).join(','),
    exit: coordinatesOf(grid, exit).join(','),
  };
}
