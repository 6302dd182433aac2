/** Where everything of a chase lies in the kernel's memory. */

import { type Places, teamCount } from './chase.js';
import type { LayerData } from './data.js';
import type { KernelMemory } from './kernel-memory.js';
import { bitmapBytes, type Tiles, tileCountOf, tilesOf, VECTOR_TILES } from './tiles.js';

/** The most quads that a depth below `NEVER` needs. */
const MOST_QUADS = 4;

/** Teams that one pulls from at once: eight around and itself, four by four. */
const MOST_SOURCES = 12;

/** The bytes of its bitmaps, as those of layers; for each stage a bit a tile and one a team; a byte a tile. */
export function kernelBytes(places: Places, quads: number): number {
  const { monsters } = places.chase;
  const tiles = tileCountOf(places, VECTOR_TILES) + 1;
  const bitmaps = bitmapBytes(places, VECTOR_TILES) * (1 + monsters + 4 * quads);
  return bitmaps + teamCount(places) * ((monsters + 2) * (8 * Math.ceil(tiles / 64) + 1 / 8) + tiles);
}

/** A chase in the kernel's memory: what it is told, and where its answers are. */
export class KernelLayout {
  /** By thread: what `begin` takes. */
  readonly headers: readonly number[];
  /** Numbers of a team's bitmap. */
  readonly stride: number;
  readonly #memory: KernelMemory;
  readonly #teams: number;
  readonly #tiles: Tiles;
  /** Where the bitmap of what is won lies. */
  readonly #won: number;
  /** Where the quads lie, where that is told, and where it is kept how many hold at each tile; 0 without depths. */
  readonly #quads: number[] = [];
  readonly #atQuads: number;
  readonly #kept: number;

  constructor(memory: KernelMemory, places: Places, wantsDepths: boolean, threads = 1) {
    const { chase, placeCount, offsets, moves } = places;
    const { monsters, stay } = chase;
    const tiles = tilesOf(places, VECTOR_TILES);
    const teams = teamCount(places);
    this.#memory = memory;
    this.#teams = teams;
    this.#tiles = tiles;
    this.stride = tiles.words * (tiles.tileCount + 1);
    const put = (array: Uint32Array | Int32Array | Uint8Array) => memory.put(array);
    const numbers = [placeCount, tiles.tileCount, teams, monsters, Number(stay)];
    const mapsOfMoves = [offsets, moves, tiles.tileOf, tiles.bitOf].map(put);
    const maps = [tiles.around, tiles.closed, tiles.ground, tiles.noStay, plainTiles(places, tiles)].map(put);
    const bitmaps = Array.from({ length: monsters + 1 }, () => memory.take(this.#bitmapBytes));
    this.#won = bitmaps[monsters];
    this.#atQuads = memory.take(4 * MOST_QUADS);
    this.#kept = wantsDepths ? memory.take(teams * (tiles.tileCount + 1)) : 0;
    const shared = [...numbers, ...mapsOfMoves, ...maps, put(Uint32Array.from(bitmaps)), this.#atQuads, this.#kept];
    const stages = monsters + 1;
    const maskBytes = 8 * Math.ceil((tiles.tileCount + 1) / 64);
    const marks = Array.from({ length: threads }, () => ({
      masks: memory.take(stages * teams * maskBytes),
      waiting: memory.take(stages * 8 * Math.ceil(teams / 64)),
    }));
    const marksOf = put(Uint32Array.from(marks.flatMap(({ masks, waiting }) => [masks, waiting])));
    this.headers = marks.map(({ masks, waiting }, thread) => {
      const rest = [maskBytes, 4 * MOST_SOURCES, teams * maskBytes].map((bytes) => memory.take(bytes));
      return put(Uint32Array.from([...shared, masks, waiting, ...rest, thread, marksOf]));
    });
  }

  get #bitmapBytes(): number {
    return 4 * this.#teams * this.stride;
  }

  /** How many quads there is room for. */
  get quadCount(): number {
    return this.#quads.length;
  }

  /** Makes room for one more quad. */
  addQuad(): void {
    this.#quads.push(this.#memory.take(4 * this.#bitmapBytes));
    this.#memory.write(this.#quads, this.#atQuads);
  }

  /** The answers as they lie there, not copied. */
  data(): LayerData {
    const length = this.#bitmapBytes / 4;
    const data = { method: 'kernel', stride: this.stride, won: this.#memory.view(this.#won, length) } as const;
    if (this.#kept === 0) return { ...data, quads: undefined };
    const kept = this.#memory.bytes(this.#kept, this.#teams * (this.#tiles.tileCount + 1));
    return { ...data, quads: this.#quads.map((at) => this.#memory.view(at, 4 * length)), kept };
  }
}

/** By tile: 1 if no way is closed between a place of it and one beside that. */
function plainTiles(
  { chase, placeCount, cells, placeOf, offsets, moves }: Places,
  { tileCount, tileOf }: Tiles,
): Uint8Array {
  const { grid } = chase.world;
  const isPlain = new Uint8Array(tileCount).fill(1);
  for (let place = 0; place < placeCount; place++) {
    const row = grid.rowOf(cells[place]);
    const column = cells[place] - grid.rowStart(row);
    let beside = -1; // itself
    for (let r = Math.max(0, row - 1); r <= Math.min(grid.rows - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(grid.cols - 1, column + 1); c++) {
        if (placeOf[grid.rowStart(r) + c] >= 0) beside++;
      }
    }
    for (let at = offsets[place]; at < offsets[place + 1]; at++) if (moves[at] !== place) beside--;
    if (beside > 0) isPlain[tileOf[place]] = 0;
  }
  return isPlain;
}
