/** What the maze on screen can be saved as. Pure: text and pixels come out, files are made elsewhere. */

import type { MazePlan } from 'asterion/generate';
import { charMapFault, documentFault, formatCharMap, formatDocument, formatParameters } from 'asterion/notation';
import { drawSvg, drawText, type GifFilm, type Layers, type Palette } from 'asterion/render';
import {
  blocksFault,
  blocksOf,
  type Cell,
  coordinatesOf,
  directionBetween,
  directionName,
  type Scene,
  TUNNEL,
  tunnelPairs,
} from 'asterion/world';
import { classicNames } from './names.js';

/** What is saved, and how. */
export interface Subject {
  readonly scene: Scene;
  /** Only what is to be drawn. */
  readonly layers: Layers;
  /** The way of the solver, wanted or not; undefined before it is found. */
  readonly path: readonly Cell[] | undefined;
  readonly palette: Palette;
  /** What the maze grows by; undefined for a world that was given. */
  readonly plan: MazePlan | undefined;
  readonly solver: string | undefined;
  /** A game on it, or why there is none to be saved; absent where nobody asks for one. */
  readonly played?: Played | string;
  /** What files are called, before shape and size; `maze` unless told. */
  readonly name?: string;
}

/** A game that is played out. */
export interface Played {
  readonly recording: () => string;
  readonly film: GifFilm;
}

export interface TextFormat {
  readonly name: string;
  readonly about: string;
  /** The end of the file's name. */
  readonly ending: string;
  readonly type: string;
  /** Why it cannot be written, as a sentence; undefined if it can. */
  readonly fault: (subject: Subject) => string | undefined;
  readonly write: (subject: Subject) => string;
}

const never = (): undefined => undefined;
const plain = { type: 'text/plain', ending: 'txt' };

/** Every format that is text, in the order of the menu. */
export const textFormats: readonly TextFormat[] = [
  {
    name: 'SVG',
    about: 'a drawing of any size',
    ending: 'svg',
    type: 'image/svg+xml',
    fault: never,
    write: ({ scene, layers, palette }) => drawSvg(scene, layers, { palette }),
  },
  {
    ...plain,
    name: 'Text',
    about: 'plain characters',
    fault: never,
    write: ({ scene, layers }) => drawText(scene, layers),
  },
  {
    ...plain,
    name: 'Unicode text',
    about: 'box-drawing characters',
    ending: 'unicode.txt',
    fault: never,
    write: ({ scene, layers }) => drawText(scene, layers, { charset: 'unicode' }),
  },
  {
    ...plain,
    name: 'Blocks',
    about: 'walls as cells',
    ending: 'blocks.txt',
    fault: ({ scene }) => blocksFault(scene) ?? charMapFault(blocksOf(scene)),
    write: ({ scene }) => formatCharMap(blocksOf(scene)),
  },
  {
    name: 'JSON',
    about: 'the whole, to open again',
    ending: 'json',
    type: 'application/json',
    fault: ({ scene }) => documentFault(scene),
    write: ({ scene }) => formatDocument(scene),
  },
  {
    ...plain,
    name: 'Parameters',
    about: 'the classic file, without the seed',
    ending: 'params.txt',
    fault: parametersFault,
    write: parametersOf,
  },
  {
    ...plain,
    name: 'Moves',
    about: 'the way in N, E, S, W',
    ending: 'moves.txt',
    fault: ({ path }) => (path === undefined ? 'There is no way yet: solve the maze, or go to the end.' : undefined),
    write: movesOf,
  },
];

function parametersFault({ plan, scene }: Subject): string | undefined {
  if (plan === undefined) return 'A world that was opened has no parameters: it was not grown here.';
  if ((plan.braid ?? 0) > 0 || (plan.sparsen ?? 0) > 0) return 'Parameter files know neither braiding nor sparsening.';
  const { name } = scene.world.grid.shape;
  if (name !== 'rect' && name !== 'hex') return `Parameter files know rect and hex, not ${name}.`;
  return name === 'hex' && scene.world.tunnels.size > 0 ? 'Parameter files know tunnels on squares only.' : undefined;
}

function parametersOf({ scene, plan, solver }: Subject): string {
  const { grid } = scene.world;
  const at = (cell: Cell) => coordinatesOf(grid, cell);
  const tunnels = tunnelPairs(scene.world).map(([a, b]) => [at(a), at(b)] as const);
  const type = grid.shape.name === 'hex' ? 'hex' : tunnels.length > 0 ? 'tunnel' : 'normal';
  const { entrance = 0, exit = grid.cellCount - 1 } = scene;
  const { generator: grower = 'recursive-backtracker' } = plan ?? {};
  const generator = typeof grower === 'string' ? grower : grower.name;
  const ends = { entrance: at(entrance), exit: at(exit) };
  return formatParameters(
    { type, generator, solver, rows: grid.rows, cols: grid.cols, ...ends, tunnels },
    classicNames,
  );
}

/** `NNEES`, or with blanks between them where names have two letters. */
function movesOf({ scene: { world }, path = [] }: Subject): string {
  const { grid } = world;
  const names = path.slice(1).map((cell, index) => {
    return directionName(grid.shape, directionBetween(grid, path[index], cell) ?? TUNNEL);
  });
  return `${names.join(names.every((name) => name.length === 1) ? '' : ' ')}\n`;
}
