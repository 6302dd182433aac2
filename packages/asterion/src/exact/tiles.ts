/**
 * Tiles: the places of a world in rows and columns, so many columns by so many rows to a tile, so that one operation moves
 * all the rogues of one.
 *
 * Bit `width * row + column` of a tile is a place, rows counted from the top of the drawing. Only tiles with ground in them
 * are kept; one more stands for everything outside. Near-square tiles were chosen over so many cells of a row: a front that
 * moves on by a cell a round wakes a tile of 8 by 4 or 16 by 8 that often, not 32 times.
 *
 * Which worlds they are for is asked of the moves: each has to lead to one of the eight places around, in the rows and columns
 * in which cells are numbered. So hexagons and triangles are on a lattice, too, with a few directions that are never open.
 */

import { type Cell, drawnRow, type Grid, isGround } from '../world/index.js';
import { type Chase, type Places, teamCount } from './chase.js';

/** How many columns and rows a tile has. */
export interface Tiling {
  readonly width: number;
  readonly height: number;
}

/** 32 places: a number. */
export const WORD_TILES: Tiling = { width: 8, height: 4 };

/** 128 places: a vector. */
export const VECTOR_TILES: Tiling = { width: 16, height: 8 };

/** The steps to the tiles around, in the order of the eight directions: E, NE, N, NW, W, SW, S, SE. */
const ACROSS = [1, 1, 0, -1, -1, -1, 0, 1];
const DOWN = [0, -1, -1, -1, 0, 1, 1, 1];

/** By 3 * (down + 1) + across + 1: the direction; -1 in the middle. */
const DIRECTION_OF = [3, 2, 1, 4, -1, 0, 5, 6, 7];

/** Where the places are in tiles: enough to read a bitmap. */
export interface TilePlaces {
  /** How many there are; the number itself is the tile that stands for the outside. */
  readonly tileCount: number;
  /** Numbers of 32 bits a tile. */
  readonly words: number;
  /** By place. */
  readonly tileOf: Uint32Array;
  /** By place: the bit in its tile. */
  readonly bitOf: Uint8Array;
}

/** What it takes to solve in tiles. */
export interface Tiles extends TilePlaces {
  /** By 8 * tile + direction: the tile there. */
  readonly around: Uint32Array;
  /** By words * (8 * tile + direction): the places from which no move leads that way. */
  readonly closed: Int32Array;
  /** By words * tile: the places. */
  readonly ground: Int32Array;
  /** By words * tile: the places where staying is no move. */
  readonly noStay: Int32Array;
}

/** Whether all rows are as long, and every move leads to one of the eight places around, as tiles need. */
export function isOnLattice({ world }: Chase): boolean {
  const { grid, open, tunnels } = world;
  if (tunnels.size > 0) return false;
  if (grid.shape.hasConstantSteps) return true;
  if (grid.cellCount !== grid.rows * grid.cols) return false;
  for (let row = 0; row < grid.rows; row++) if (grid.rowStart(row) !== row * grid.cols) return false;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (!isGround(world, cell)) continue;
    for (let rest = open[cell]; rest !== 0; rest &= rest - 1) {
      if (directionTo(grid, cell, grid.step(cell, 31 - Math.clz32(rest & -rest))) < 0) return false;
    }
  }
  return true;
}

/** The direction of a step of so many columns and rows as drawn; -1 if it is none, or too far. */
const directionOf = (across: number, down: number): number =>
  Math.abs(down) <= 1 && Math.abs(across) <= 1 ? DIRECTION_OF[3 * down + across + 4] : -1;

/** The direction from a cell to one beside it; -1 if it is not beside it, or the same. */
function directionTo(grid: Grid, from: Cell, to: Cell): number {
  const [a, b] = [grid.rowOf(from), grid.rowOf(to)];
  return directionOf(to - grid.rowStart(b) - (from - grid.rowStart(a)), drawnRow(grid, b) - drawnRow(grid, a));
}

/** The tiles across a world, by place its row and column as drawn, and the numbers of those with ground, first come first. */
function frameOf({ cells, placeCount, chase }: Places, { width, height }: Tiling) {
  const { grid } = chase.world;
  const across = Math.ceil(grid.cols / width);
  const down = Math.ceil(grid.rows / height);
  const rows = new Int32Array(placeCount);
  const columns = new Int32Array(placeCount);
  const tileOf = new Uint32Array(placeCount);
  const numbers = new Int32Array(across * down).fill(-1);
  let tileCount = 0;
  for (let place = 0; place < placeCount; place++) {
    const row = grid.rowOf(cells[place]);
    rows[place] = drawnRow(grid, row);
    columns[place] = cells[place] - grid.rowStart(row);
    const at = Math.floor(rows[place] / height) * across + Math.floor(columns[place] / width);
    if (numbers[at] < 0) numbers[at] = tileCount++;
    tileOf[place] = numbers[at];
  }
  return { across, down, rows, columns, tileOf, numbers, tileCount };
}

type Frame = ReturnType<typeof frameOf>;

/** How many tiles have ground in them. */
export const tileCountOf = (places: Places, tiling: Tiling): number => frameOf(places, tiling).tileCount;

/** The bytes of one bitmap: the tiles of every team, and the outside. */
export const bitmapBytes = (places: Places, tiling: Tiling): number =>
  (teamCount(places) * (tileCountOf(places, tiling) + 1) * tiling.width * tiling.height) / 8;

/** Where the places of a chase are in tiles. */
export const tilePlacesOf = (places: Places, tiling: Tiling): TilePlaces => placedIn(frameOf(places, tiling), tiling);

function placedIn({ rows, columns, tileOf, tileCount }: Frame, { width, height }: Tiling): TilePlaces {
  const bitOf = new Uint8Array(tileOf.length);
  for (let place = 0; place < bitOf.length; place++) {
    bitOf[place] = (rows[place] % height) * width + (columns[place] % width);
  }
  return { tileCount, words: (width * height) / 32, tileOf, bitOf };
}

/** The tiles of a chase for which `isOnLattice`. */
export function tilesOf(places: Places, tiling: Tiling): Tiles {
  const frame = frameOf(places, tiling);
  const { across, down, numbers, tileCount } = frame;
  const around = new Uint32Array(8 * tileCount).fill(tileCount);
  for (let at = 0; at < numbers.length; at++) {
    for (let d = 0; d < 8 && numbers[at] >= 0; d++) {
      const row = Math.floor(at / across) + DOWN[d];
      const col = (at % across) + ACROSS[d];
      if (row < 0 || row >= down || col < 0 || col >= across) continue;
      const there = numbers[row * across + col];
      if (there >= 0) around[8 * numbers[at] + d] = there;
    }
  }
  const inTiles = placedIn(frame, tiling);
  return { ...inTiles, around, ...masksOf(places, frame, inTiles) };
}

function masksOf(
  { placeCount, offsets, moves }: Places,
  { rows, columns }: Frame,
  { tileCount, words, tileOf, bitOf }: TilePlaces,
) {
  const closed = new Int32Array(8 * tileCount * words).fill(-1);
  const ground = new Int32Array(tileCount * words);
  const noStay = new Int32Array(tileCount * words).fill(-1);
  for (let place = 0; place < placeCount; place++) {
    const tile = tileOf[place];
    const word = bitOf[place] >> 5;
    const bit = 1 << bitOf[place];
    ground[words * tile + word] |= bit;
    for (let at = offsets[place]; at < offsets[place + 1]; at++) {
      const to = moves[at];
      if (to === place) noStay[words * tile + word] &= ~bit;
      else {
        const direction = directionOf(columns[to] - columns[place], rows[to] - rows[place]);
        closed[words * (8 * tile + direction) + word] &= ~bit;
      }
    }
  }
  return { closed, ground, noStay };
}
