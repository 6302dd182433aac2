/**
 * Layers: round after round, 32 rogues in a word, for worlds on a lattice.
 *
 * For each team of monsters two bitmaps over the rogue's places: `won`, the monsters to move, and `lost`, the rogue to
 * move. A round has two halves. *Erode*: a rogue is lost where it stands if won holds there and wherever it can go, which
 * is an AND of the bitmap shifted in each direction, a closed direction counting as 1. *Spread*: what is newly lost for
 * a team is won for every team one move before it, an OR. Only tiles around which something changed are eroded again.
 * The round in which a bit of `won` is set is its depth; the number is kept as bitmaps, one for each of its bits. Depths of `lost` are not kept: they are the greatest among the rogue's moves.
 *
 * Several monsters spread one after the other, through a bitmap for each that has moved, as in the queue.
 */

import { bitCount } from '../world/index.js';
import { type Places, teamCount } from './chase.js';
import type { LayerData } from './data.js';
import { checkRound, type ExactSolver } from './solver.js';
import { bitmapBytes, type Tiles, tilesOf, WORD_TILES } from './tiles.js';

/** Columns and rows of a tile that a shift carries over to the next one. */
const FIRST_COLUMN = 0x01010101;
const LAST_COLUMN = 0x80808080 | 0;
const FIRST_ROW = 0x000000ff;
const LAST_ROW = 0xff000000 | 0;
const ALL_BUT_FIRST = ~FIRST_COLUMN;
const ALL_BUT_LAST = ~LAST_COLUMN;

/** The bytes of the bitmaps won and lost, one for each monster but the first, and four for each quad. */
export const layerBytes = (places: Places, quads: number): number =>
  bitmapBytes(places, WORD_TILES) * (1 + places.chase.monsters + 4 * quads);

/** Newly lost bits, waiting to be spread. */
class Losses {
  words = new Uint32Array(1024);
  bits = new Int32Array(1024);
  length = 0;

  push(word: number, bits: number): void {
    if (this.length === this.words.length) {
      const words = new Uint32Array(2 * this.length);
      const larger = new Int32Array(2 * this.length);
      words.set(this.words);
      larger.set(this.bits);
      this.words = words;
      this.bits = larger;
    }
    this.words[this.length] = word;
    this.bits[this.length++] = bits;
  }
}

export class LayerSolver implements ExactSolver<LayerData> {
  readonly method = 'layers';
  readonly places: Places;
  readonly tiles: Tiles;
  readonly stateCount: number;
  readonly stride: number;
  readonly won: Int32Array;
  readonly quads: Int32Array[] = [];
  round = 0;
  readonly #wantsDepths: boolean;
  /** Asked before another quad is made; throws if there is no room. */
  readonly #checkRoom: (quads: number) => void;
  readonly #lost: Int32Array;
  readonly #stages: Int32Array[];
  /** By team: which tiles to erode, 32 to a word. */
  readonly #dirty: Int32Array;
  readonly #dirtyStride: number;
  /** The teams with a dirty tile, each once; `#isDirty` says which. */
  readonly #teams: Uint32Array;
  readonly #isDirty: Uint8Array;
  #teamCount = 0;
  readonly #losses = new Losses();
  #head = 0;

  constructor(places: Places, wantsDepths: boolean, checkRoom: (quads: number) => void) {
    const { placeCount, chase } = places;
    const teams = teamCount(places);
    const tiles = tilesOf(places, WORD_TILES);
    this.places = places;
    this.tiles = tiles;
    this.stride = tiles.tileCount + 1;
    this.stateCount = teams * placeCount;
    this.#wantsDepths = wantsDepths;
    this.#checkRoom = checkRoom;
    this.won = new Int32Array(teams * this.stride);
    this.#lost = new Int32Array(teams * this.stride);
    this.#stages = Array.from({ length: chase.monsters - 1 }, () => new Int32Array(teams * this.stride));
    this.#dirtyStride = Math.ceil(this.stride / 32);
    this.#dirty = new Int32Array(teams * this.#dirtyStride);
    this.#teams = new Uint32Array(teams);
    this.#isDirty = new Uint8Array(teams);
    this.#seed(teams);
  }

  /** Captures: won and lost in 0. */
  #seed(teams: number): void {
    const { placeCount, chase } = this.places;
    const { tileOf, bitOf } = this.tiles;
    for (let team = 0; team < teams; team++) {
      for (let left = chase.monsters, rest = team; left > 0; left--) {
        const place = rest % placeCount;
        rest = (rest - place) / placeCount;
        const word = team * this.stride + tileOf[place];
        const bit = 1 << bitOf[place];
        if ((this.won[word] & bit) !== 0) continue;
        this.won[word] |= bit;
        this.#lost[word] |= bit;
        this.#losses.push(word, bit);
        this.#touch(team, tileOf[place], bit);
      }
    }
    this.#erode();
  }

  get decided(): number {
    return this.won.reduce((sum, word) => sum + bitCount(word & 0xffff) + bitCount(word >>> 16), 0);
  }

  data(): LayerData {
    const { stride, won, quads } = this;
    return { method: 'layers', stride, won, quads: this.#wantsDepths ? quads : undefined };
  }

  get done(): boolean {
    return this.#losses.length === 0;
  }

  advance(budget: number): void {
    for (let left = budget; left > 0 && !this.done; ) {
      if (this.#head === 0) this.#openRound();
      const end = Math.min(this.#losses.length, this.#head + Math.ceil(left / 32));
      left -= (end - this.#head) * 32;
      this.#spread(end);
      if (this.#head < this.#losses.length) continue;
      this.#losses.length = 0;
      this.#head = 0;
      this.#erode();
    }
  }

  #openRound(): void {
    checkRound(++this.round);
    if (!this.#wantsDepths || this.round < 16 ** this.quads.length) return;
    this.#checkRoom(this.quads.length + 1);
    this.quads.push(new Int32Array(4 * this.won.length));
  }

  /** What is newly lost is won one monster move earlier. */
  #spread(end: number): void {
    const { words, bits } = this.#losses;
    const { placeCount, offsets, moves } = this.places;
    const { stride, won } = this;
    const isAlone = this.#stages.length === 0;
    for (let head = this.#head; head < end; head++) {
      const word = words[head];
      const lost = bits[head];
      const team = (word / stride) | 0;
      const tile = word - team * stride;
      if (!isAlone) {
        this.#spreadStage(team, tile, lost, 0, 1, placeCount);
        continue;
      }
      for (let at = offsets[team], last = offsets[team + 1]; at < last; at++) {
        const before = moves[at];
        const fresh = lost & ~won[before * stride + tile];
        if (fresh !== 0) this.#win(before, tile, fresh);
      }
    }
    this.#head = end;
  }

  /** As `#spread`, the monsters from `monster` on still to be moved back; `digit` is what one place of it is worth. */
  #spreadStage(team: number, tile: number, bits: number, monster: number, digit: number, base: number): void {
    const { offsets, moves } = this.places;
    const isLast = monster === this.#stages.length;
    const from = Math.floor(team / digit) % base;
    for (let at = offsets[from]; at < offsets[from + 1]; at++) {
      const before = team + (moves[at] - from) * digit;
      const word = before * this.stride + tile;
      const known = isLast ? this.won : this.#stages[monster];
      const fresh = bits & ~known[word];
      if (fresh === 0) continue;
      if (isLast) this.#win(before, tile, fresh);
      else {
        known[word] |= fresh;
        this.#spreadStage(before, tile, fresh, monster + 1, digit * base, base);
      }
    }
  }

  /** Notes bits that were not won before. */
  #win(team: number, tile: number, fresh: number): void {
    const word = team * this.stride + tile;
    const { quads } = this;
    this.won[word] |= fresh;
    for (let at = 0; at < quads.length; at++) {
      const depth = this.round >> (4 * at);
      for (let bit = 0; bit < 4; bit++) if (((depth >> bit) & 1) === 1) quads[at][4 * word + bit] |= fresh;
    }
    this.#touch(team, tile, fresh);
  }

  /** Marks the tiles that have to be eroded because bits of one changed. */
  #touch(team: number, tile: number, bits: number): void {
    if (this.#isDirty[team] === 0) {
      this.#isDirty[team] = 1;
      this.#teams[this.#teamCount++] = team;
    }
    const base = team * this.#dirtyStride;
    const dirty = this.#dirty;
    dirty[base + (tile >> 5)] |= 1 << tile;
    const { around } = this.tiles;
    const at = 8 * tile;
    if ((bits & LAST_COLUMN) !== 0) mark(dirty, base, around[at]);
    if ((bits & FIRST_COLUMN) !== 0) mark(dirty, base, around[at + 4]);
    if ((bits & FIRST_ROW) !== 0) {
      mark(dirty, base, around[at + 2]);
      if ((bits & 0x80) !== 0) mark(dirty, base, around[at + 1]);
      if ((bits & 0x01) !== 0) mark(dirty, base, around[at + 3]);
    }
    if ((bits & LAST_ROW) !== 0) {
      mark(dirty, base, around[at + 6]);
      if ((bits & 0x01000000) !== 0) mark(dirty, base, around[at + 5]);
      if (bits < 0) mark(dirty, base, around[at + 7]);
    }
  }

  /** Finds what has newly become lost in the dirty tiles. */
  #erode(): void {
    const { tileCount } = this.tiles;
    const stride = this.#dirtyStride;
    for (let n = 0; n < this.#teamCount; n++) {
      const team = this.#teams[n];
      this.#isDirty[team] = 0;
      for (let at = 0; at < stride; at++) {
        let rest = this.#dirty[team * stride + at];
        this.#dirty[team * stride + at] = 0;
        for (; rest !== 0; rest &= rest - 1) {
          const tile = at * 32 + 31 - Math.clz32(rest & -rest);
          if (tile < tileCount) this.#erodeTile(team, tile);
        }
      }
    }
    this.#teamCount = 0;
  }

  #erodeTile(team: number, tile: number): void {
    const { won, tiles } = this;
    const { around, closed } = tiles;
    const base = team * this.stride;
    const here = won[base + tile];
    let lost = tiles.ground[tile] & ~this.#lost[base + tile] & (here | tiles.noStay[tile]);
    if (lost === 0) return;
    const at = 8 * tile;
    const north = won[base + around[at + 2]];
    const south = won[base + around[at + 6]];
    lost &= ((here << 8) | (north >>> 24) | closed[at + 2]) & ((here >>> 8) | (south << 24) | closed[at + 6]);
    if (lost === 0) return;
    const east = eastOf(here, won[base + around[at]]);
    const west = westOf(here, won[base + around[at + 4]]);
    lost &= (east | closed[at]) & (west | closed[at + 4]);
    if (lost === 0) return;
    const northEast = eastOf(north, won[base + around[at + 1]]);
    const northWest = westOf(north, won[base + around[at + 3]]);
    lost &= ((east << 8) | (northEast >>> 24) | closed[at + 1]) & ((west << 8) | (northWest >>> 24) | closed[at + 3]);
    const southWest = westOf(south, won[base + around[at + 5]]);
    const southEast = eastOf(south, won[base + around[at + 7]]);
    lost &= ((west >>> 8) | (southWest << 24) | closed[at + 5]) & ((east >>> 8) | (southEast << 24) | closed[at + 7]);
    if (lost === 0) return;
    this.#lost[base + tile] |= lost;
    this.#losses.push(base + tile, lost);
  }
}

function mark(dirty: Int32Array, base: number, tile: number): void {
  dirty[base + (tile >> 5)] |= 1 << tile;
}

/** What lies one cell to the east of each cell of a tile. */
const eastOf = (tile: number, next: number): number => ((tile >>> 1) & ALL_BUT_LAST) | ((next << 7) & LAST_COLUMN);

const westOf = (tile: number, next: number): number => ((tile << 1) & ALL_BUT_FIRST) | ((next >>> 7) & FIRST_COLUMN);
