/** Solving mazes, told as a game is: the board once, one `go`, and the way as the answer. */

import { walkFault } from 'asterion/search';
import { type Cell, neighbours, type Scene, type World } from 'asterion/world';
import { isPlain } from './board.js';
import type { Heard } from './hearing.js';
import { cellAtPlace, cellsDrawn, placeOf, placeText, rowsDrawn, waysText } from './places.js';
import { worldHeard } from './rebuilding.js';
import { GROUND, MAZE, SOLVER, type TimeControl } from './terms.js';

/** A maze that is to be solved. */
export interface MazeTask {
  readonly world: World;
  readonly from: Cell;
  readonly to: Cell;
}

const EXIT = 'E';

/** The task that a scene is; undefined where it has no entrance or no exit. */
export const taskOf = ({ world, entrance, exit }: Scene): MazeTask | undefined =>
  entrance === undefined || exit === undefined ? undefined : { world, from: entrance, to: exit };

/** The lines up to `go`. */
export function mazeLines(id: string, { world, from, to }: MazeTask, clock: TimeControl): string[] {
  const { grid, terrain } = world;
  const character = (cell: Cell): string => (cell === to ? EXIT : GROUND[terrain?.[cell] ?? 0]);
  const drawn = cellsDrawn(grid);
  const rows = rowsDrawn(grid).map((cells) => cells.map(character).join(''));
  const { move, bank } = clock;
  const words = {
    role: SOLVER,
    rows: grid.rows,
    cols: grid.cols,
    move,
    bank,
    max: 1,
    shape: grid.shape.name,
    origin: grid.origin,
  };
  const ways = drawn.map((cell) => [...placeOf(grid, cell), waysText(world, cell)].join(' ').trimEnd());
  return [
    ['game', id, MAZE, ...Object.entries(words).flat()].join(' '),
    'grid',
    ...rows,
    'end',
    ...(isPlain(world) ? [] : ['ways', ...ways, 'end']),
    'turn 0',
    `at you ${placeOf(grid, from).join(' ')}`,
    `at exit ${placeOf(grid, to).join(' ')}`,
    ['legal', ...neighbours(world, from).map((cell) => placeText(grid, cell))].join(' '),
  ];
}

/** What a bot answered: a way from the one to the other, no cells where it found none, or why it is no way. */
export type WayAnswer =
  | { readonly path: readonly Cell[] }
  | { readonly fault: 'garbage' | 'illegal'; readonly why: string };

/** Reads an answer to `go`. */
export function wayAnswered({ world, from, to }: MazeTask, said: string): WayAnswer {
  const [word, ...places] = said.split(/\s+/).filter((one) => one !== '');
  if (word !== 'path') return { fault: 'garbage', why: 'expected "path r,c r,c ..."' };
  const path: Cell[] = [];
  for (const place of places) {
    const [, row, col] = /^(-?\d{1,6}),(-?\d{1,6})$/.exec(place) ?? [];
    if (row === undefined)
      return { fault: 'garbage', why: `expected cells as 3,4 behind path, got "${place.slice(0, 40)}"` };
    const cell = cellAtPlace(world.grid, Number(row), Number(col));
    if (cell === undefined) return { fault: 'illegal', why: `${place} is no cell of the maze` };
    path.push(cell);
  }
  const at = (cell: Cell): string => placeText(world.grid, cell);
  const why = path.length === 0 ? undefined : walkFault(world, path, { from, to, at });
  return why === undefined ? { path } : { fault: 'illegal', why };
}

/** The maze that was told; undefined where it was not told whole. */
export function taskHeard(heard: Heard): MazeTask | undefined {
  const world = worldHeard(heard);
  if (world === undefined) return undefined;
  const cellOf = (name: string): Cell | undefined => {
    const [row, col] = heard.at.get(name) ?? [-1, -1];
    return cellAtPlace(world.grid, row, col);
  };
  const drawn = (character: string): Cell | undefined => {
    const row = heard.rows.findIndex((line) => line.includes(character));
    return row < 0 ? undefined : cellAtPlace(world.grid, row, heard.rows[row].indexOf(character));
  };
  const [from, to] = [cellOf('you') ?? drawn('S'), cellOf('exit') ?? drawn(EXIT)];
  return from === undefined || to === undefined ? undefined : { world, from, to };
}

/** The answer of a solver. */
export const pathLine = ({ grid }: World, path: readonly Cell[]): string =>
  ['path', ...path.map((cell) => placeText(grid, cell))].join(' ');
