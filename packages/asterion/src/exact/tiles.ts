/**
 * Tiles: the places of a square world, 8 columns by 4 rows to a 32-bit word, so that one operation moves 32 rogues.
 *
 * Bit `8 * row + column` of a tile is a cell, rows counted from the top of the drawing. Only tiles with ground in them
 * are kept; one more, always empty, stands for everything outside. Near-square tiles were chosen over 32 cells of a row:
 * a front that moves on by a cell a round wakes a word 8 or 4 times, not 32.
 */

import type { Place, Places } from './chase.js';

const WIDTH = 8;
const HEIGHT = 4;

/** The steps to the tiles around, in the order of the eight directions: E, NE, N, NW, W, SW, S, SE. */
const ACROSS = [1, 1, 0, -1, -1, -1, 0, 1];
const DOWN = [0, -1, -1, -1, 0, 1, 1, 1];

export interface Tiles {
  /** How many there are; the number itself is the tile that stands for the outside. */
  readonly tileCount: number;
  /** By place. */
  readonly tileOf: Uint32Array;
  /** By place: the bit in its tile, 0 to 31. */
  readonly bitOf: Uint8Array;
  /** By 8 * tile + direction: the tile there. */
  readonly around: Uint32Array;
  /** By 8 * tile + direction: the cells from which no move leads that way. */
  readonly closed: Int32Array;
  /** By tile: the places. */
  readonly ground: Int32Array;
  /** By tile: the places where staying is no move. */
  readonly noStay: Int32Array;
}

/** The tiles across a world, and the tile of a place among all that there might be. */
function frameOf({ cells, chase }: Places) {
  const { rows, cols, origin } = chase.world.grid;
  const across = Math.ceil(cols / WIDTH);
  const rowOf = (place: Place) => {
    const row = Math.floor(cells[place] / cols);
    return origin === 'top' ? row : rows - 1 - row;
  };
  const tileAt = (place: Place) =>
    Math.floor(rowOf(place) / HEIGHT) * across + Math.floor((cells[place] % cols) / WIDTH);
  const bitAt = (place: Place) => (rowOf(place) % HEIGHT) * WIDTH + ((cells[place] % cols) % WIDTH);
  return { across, down: Math.ceil(rows / HEIGHT), tileAt, bitAt };
}

/** How many tiles have ground in them. */
export function tileCountOf(places: Places): number {
  const { tileAt } = frameOf(places);
  const seen = new Set<number>();
  for (let place = 0; place < places.placeCount; place++) seen.add(tileAt(place));
  return seen.size;
}

export function tilesOf(places: Places): Tiles {
  const { placeCount } = places;
  const { across, down, tileAt, bitAt } = frameOf(places);
  const numbers = new Map<number, number>();
  const tileOf = new Uint32Array(placeCount);
  const bitOf = new Uint8Array(placeCount);
  for (let place = 0; place < placeCount; place++) {
    const at = tileAt(place);
    if (!numbers.has(at)) numbers.set(at, numbers.size);
    tileOf[place] = numbers.get(at) ?? 0;
    bitOf[place] = bitAt(place);
  }
  const tileCount = numbers.size;
  const around = new Uint32Array(8 * tileCount).fill(tileCount);
  for (const [at, tile] of numbers) {
    for (let d = 0; d < 8; d++) {
      const row = Math.floor(at / across) + DOWN[d];
      const col = (at % across) + ACROSS[d];
      if (row < 0 || row >= down || col < 0 || col >= across) continue;
      around[8 * tile + d] = numbers.get(row * across + col) ?? tileCount;
    }
  }
  return { tileCount, tileOf, bitOf, around, ...masksOf(places, tileCount, tileOf, bitOf) };
}

function masksOf(places: Places, tileCount: number, tileOf: Uint32Array, bitOf: Uint8Array) {
  const { placeCount, cells, placeOf, chase, offsets, moves } = places;
  const { grid, open } = chase.world;
  const closed = new Int32Array(8 * tileCount).fill(-1);
  const ground = new Int32Array(tileCount);
  const noStay = new Int32Array(tileCount).fill(-1);
  for (let place = 0; place < placeCount; place++) {
    const tile = tileOf[place];
    const bit = 1 << bitOf[place];
    ground[tile] |= bit;
    if (moves[offsets[place + 1] - 1] === place) noStay[tile] &= ~bit;
    for (let d = 0; d < 8; d++) {
      const isMove = (open[cells[place]] >> d) & 1 && placeOf[grid.step(cells[place], d)] >= 0;
      if (isMove) closed[8 * tile + d] &= ~bit;
    }
  }
  return { closed, ground, noStay };
}
