/** How a scene leaves the program: `--format` and `--out`. */

import {
  charMapFault,
  documentChunks,
  formatCharMap,
  formatDungeon,
  formatMovingAiMap,
  tiledChunks,
} from 'asterion/notation';
import { drawPixels, drawText, type Layers, svgChunks } from 'asterion/render';
import {
  blocksFault,
  blocksOf,
  type Cell,
  createScene,
  createWorld,
  directionBetween,
  directionName,
  isGround,
  openFromTerrain,
  type Scene,
  Terrain,
  TUNNEL,
  type World,
  wayBetween,
} from 'asterion/world';
import { type Command, Option } from 'commander';
import { encode } from 'fast-png';
import { Failure, orFail } from '../host/host.js';
import { withOut } from '../host/options.js';
import type { Chunks } from '../host/output.js';

export interface DrawingOptions {
  readonly format: string;
  readonly out?: string;
}

const formats: Readonly<Record<string, (scene: Scene, layers: Layers) => Chunks>> = {
  text: (scene, layers) => [drawText(scene, layers)],
  unicode: (scene, layers) => [drawText(scene, layers, { charset: 'unicode' })],
  svg: (scene, layers) => svgChunks(scene, layers),
  png: (scene, layers) => {
    const pixels = orFail(() => drawPixels(scene, layers, { cellSize: cellSizeFor(scene) }));
    return [encode({ ...pixels, channels: 4, depth: 8 })];
  },
  json: (scene) => documentChunks(scene),
  blocks: (scene) => [blocks(scene)],
  dungeon: (scene) => [dungeon(scene)],
  movingai: (scene) => [movingAi(scene)],
  tiled: (scene, { path }) => orFail(() => tiledChunks(scene, { path })),
  moves: (scene, layers) => [`${moves(scene, layers)}\n`],
};

/** What can be drawn without a path. */
const drawings = Object.keys(formats).filter((name) => name !== 'moves');

/** `--format` and `--out`; `moves` only where there is a path to be told; `more` are formats that a command writes itself. */
export function withDrawing(
  command: Command,
  about = 'what to write',
  withPath = false,
  more: readonly string[] = [],
): Command {
  const known = withPath ? Object.keys(formats) : drawings;
  const format = new Option('--format <name>', about).choices([...known, ...more]);
  return withOut(command.addOption(format));
}

/** The scene in the chosen format, `text` if none was. */
export const drawScene = (scene: Scene, layers: Layers, { format = 'text' }: Partial<DrawingOptions>): Chunks =>
  formats[format](scene, layers);

/** Large worlds are drawn small, so that a picture stays below some 64 million pixels. */
const cellSizeFor = ({ world: { grid } }: Scene): number =>
  Math.max(1, Math.min(16, Math.floor(Math.sqrt(2 ** 26 / grid.cellCount))));

/** Walls as cells: `#` and `.`. */
function blocks(scene: Scene): string {
  const fault = blocksFault(scene) ?? charMapFault(blocksOf(scene));
  if (fault !== undefined) throw new Failure(fault);
  return formatCharMap(blocksOf(scene));
}

/** A dungeon file: walls are cells there, so a maze with walls between its cells is none. */
function dungeon(scene: Scene): string {
  if (scene.world.terrain === undefined)
    throw new Failure('a dungeon file holds worlds whose walls are cells, not a maze with walls between its cells');
  return orFail(() => formatDungeon({ scene }));
}

/** A map for path finding, from the top: dungeons as they are, walls between cells as cells of their own. */
function movingAi(scene: Scene): string {
  const { world } = scene.world.terrain === undefined ? orFail(() => blocksOf(scene)) : scene;
  const { grid } = world;
  const terrain = Uint8Array.from({ length: grid.cellCount }, (_, cell) =>
    isGround(world, cell) ? Terrain.floor : Terrain.wall,
  );
  return formatMovingAiMap(createScene(createWorld(grid, { terrain, open: openFromTerrain(grid, terrain, 'rooms') })));
}

/** The path in compass names: `NNEES`, or with blanks between them where names have two letters. */
function moves({ world }: Scene, { path = [] }: Layers): string {
  const names = path.slice(1).map((cell, index) => stepName(world, path[index], cell));
  return names.join(names.every((name) => name.length === 1) ? '' : ' ');
}

/**
 * The way that is open, before the one the cells lie in: a tunnel may join neighbours with a wall between them. Who walks by a
 * rule of their own may step where the world has no way open.
 */
function stepName(world: World, from: Cell, to: Cell): string {
  const way = wayBetween(world, from, to);
  return directionName(world.grid.shape, way ?? directionBetween(world.grid, from, to) ?? TUNNEL);
}
