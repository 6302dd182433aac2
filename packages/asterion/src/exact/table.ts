/**
 * The exact table: who wins every position of a chase, and in how many moves.
 *
 * Depths are counted in monster moves: 1 means that the monsters' next move captures, 0 that they have. Only positions
 * with the monsters to move are stored; with the rogue to move it is the greatest of what its moves lead to.
 */

import type { Cell } from '../world/index.js';
import { type Chase, groundCount, type Place, type Places, placesOf, teamCount, teamOf } from './chase.js';
import { type FoldData, type LayerData, type Method, NEVER, type QueueData, type TableData } from './data.js';
import { Unfolding } from './fold.js';
import { type TilePlaces, tilePlacesOf, VECTOR_TILES, WORD_TILES } from './tiles.js';

/** Answers for positions with the monsters to move. */
interface Answers {
  isWon(monsters: readonly Cell[], rogue: Cell): boolean;
  isLost(monsters: readonly Cell[], rogue: Cell): boolean;
  /** `NEVER` where the rogue evades. */
  wonIn(monsters: readonly Cell[], rogue: Cell): number;
  /** `NEVER` where the rogue evades. */
  lostIn(monsters: readonly Cell[], rogue: Cell): number;
}

/** Who wins every position of one chase. To be asked of cells that can be stood on. */
export class ExactTable {
  /** What it was made for. */
  readonly chase: Chase;
  /** The solver that made it. */
  readonly method: Method;
  /** Whether it knows in how many moves; else only who wins. */
  readonly hasDepths: boolean;
  /** How many cells there are to stand on. */
  readonly cellCount: number;
  /** How many positions it speaks of, both sides to move. */
  readonly stateCount: number;
  readonly #answers: Answers;

  /** `data` must have been made for the same chase. */
  constructor(chase: Chase, data: TableData) {
    this.chase = chase;
    this.method = data.method;
    this.hasDepths = hasDepths(data);
    this.cellCount = groundCount(chase.world);
    this.stateCount = 2 * this.cellCount ** (chase.monsters + 1);
    this.#answers = data.method === 'fold' ? unfolded(chase, data) : placed(placesOf(chase), data);
  }

  /** Whether the monsters, to move, can force a capture. */
  isWon(monsters: readonly Cell[], rogue: Cell): boolean {
    return this.#answers.isWon(monsters, rogue);
  }

  /** Whether the rogue, to move, cannot escape. */
  isLost(monsters: readonly Cell[], rogue: Cell): boolean {
    return this.#answers.isLost(monsters, rogue);
  }

  /** In how many monster moves the monsters, to move, capture; `Infinity` if never. Throws if there are no depths. */
  wonIn(monsters: readonly Cell[], rogue: Cell): number {
    return depthOrThrow(this, this.#answers.wonIn(monsters, rogue));
  }

  /** In how many monster moves the rogue, to move, is captured; `Infinity` if never. Throws if there are no depths. */
  lostIn(monsters: readonly Cell[], rogue: Cell): number {
    return depthOrThrow(this, this.#answers.lostIn(monsters, rogue));
  }
}

function depthOrThrow(table: ExactTable, depth: number): number {
  if (!table.hasDepths) throw new RangeError('Expected a table with depths, got one with verdicts only.');
  return depth === NEVER ? Infinity : depth;
}

const hasDepths = (data: TableData): boolean =>
  data.method === 'queue' || (data.method !== 'fold' && data.quads !== undefined);

/** States up to which bitmaps are spread out: a look-up then reads one number instead of a bit of each bitmap. */
const MOST_SPREAD = 2 ** 21;

function placed(places: Places, data: QueueData | LayerData): Answers {
  if (data.method === 'queue') return new PlacedAnswers(places, new DepthLookup(places, data.depths));
  const lookup = new LayerLookup(places, data);
  const isSpread = data.quads !== undefined && teamCount(places) * places.placeCount <= MOST_SPREAD;
  return new PlacedAnswers(places, isSpread ? new SpreadLookup(places, lookup) : lookup);
}

/** The depth of a state with the monsters to move; 0 or `NEVER` where only the verdict is known. */
interface Lookup {
  depth(team: number, place: Place): number;
}

class DepthLookup implements Lookup {
  readonly #placeCount: number;
  readonly #depths: Uint16Array;

  /** By state, as in `QueueData`. */
  constructor({ placeCount }: Places, depths: Uint16Array) {
    this.#placeCount = placeCount;
    this.#depths = depths;
  }

  depth(team: number, place: Place): number {
    return this.#depths[team * this.#placeCount + place];
  }
}

/** Spreads out the depths of a team when they are first asked for. */
class SpreadLookup implements Lookup {
  readonly #placeCount: number;
  readonly #lookup: Lookup;
  /** By team, by place. */
  readonly #depths: (Uint16Array | undefined)[] = [];

  constructor({ placeCount }: Places, lookup: Lookup) {
    this.#placeCount = placeCount;
    this.#lookup = lookup;
  }

  depth(team: number, place: Place): number {
    return (this.#depths[team] ??= this.#spread(team))[place];
  }

  #spread(team: number): Uint16Array {
    const depths = new Uint16Array(this.#placeCount);
    for (let place = 0; place < depths.length; place++) depths[place] = this.#lookup.depth(team, place);
    return depths;
  }
}

class LayerLookup implements Lookup {
  readonly #tiles: TilePlaces;
  readonly #data: LayerData;

  constructor(places: Places, data: LayerData) {
    this.#tiles = tilePlacesOf(places, data.method === 'kernel' ? VECTOR_TILES : WORD_TILES);
    this.#data = data;
  }

  depth(team: number, place: Place): number {
    const { tileOf, bitOf, words } = this.#tiles;
    const { stride, won, quads = [], kept } = this.#data;
    const bit = bitOf[place] & 31;
    const at = team * (stride / words) + tileOf[place];
    const word = bitOf[place] >> 5;
    if (((won[words * at + word] >>> bit) & 1) === 0) return NEVER;
    const quadCount = kept === undefined ? quads.length : kept[at];
    let depth = 0;
    for (let n = 0; n < 4 * quadCount; n++) {
      depth |= ((quads[n >> 2][words * (4 * at + (n & 3)) + word] >>> bit) & 1) << n;
    }
    return depth;
  }
}

class PlacedAnswers implements Answers {
  readonly #places: Places;
  readonly #lookup: Lookup;

  constructor(places: Places, lookup: Lookup) {
    this.#places = places;
    this.#lookup = lookup;
  }

  isWon(monsters: readonly Cell[], rogue: Cell): boolean {
    return this.wonIn(monsters, rogue) !== NEVER;
  }

  isLost(monsters: readonly Cell[], rogue: Cell): boolean {
    return this.lostIn(monsters, rogue) !== NEVER;
  }

  wonIn(monsters: readonly Cell[], rogue: Cell): number {
    const [team, place] = this.#stateOf(monsters, rogue);
    return this.#lookup.depth(team, place);
  }

  lostIn(monsters: readonly Cell[], rogue: Cell): number {
    if (monsters.includes(rogue)) return 0;
    const { offsets, moves } = this.#places;
    const [team, place] = this.#stateOf(monsters, rogue);
    let longest = 0;
    for (let at = offsets[place]; at < offsets[place + 1]; at++) {
      longest = Math.max(longest, this.#lookup.depth(team, moves[at]));
    }
    return longest;
  }

  #stateOf(monsters: readonly Cell[], rogue: Cell): [team: number, place: Place] {
    const { chase, placeOf } = this.#places;
    const team = teamOf(this.#places, monsters);
    const place = placeOf[rogue] ?? -1;
    if (monsters.length !== chase.monsters || team < 0 || place < 0) {
      const all = chase.monsters === 1 ? 'one monster' : `${chase.monsters} monsters`;
      throw new RangeError(
        `Expected ${all} and a rogue on ground, as this table is for, got monsters ${monsters.join()} and rogue ${rogue}.`,
      );
    }
    return [team, place];
  }
}

function unfolded(chase: Chase, data: FoldData): Answers {
  const unfolding = new Unfolding(chase.world, data);
  const isWon = ([monster]: readonly Cell[], rogue: Cell) => unfolding.isWon(monster, rogue);
  const isLost = ([monster]: readonly Cell[], rogue: Cell) => unfolding.isLost(monster, rogue);
  return {
    isWon,
    isLost,
    wonIn: (monsters, rogue) => (isWon(monsters, rogue) ? 0 : NEVER),
    lostIn: (monsters, rogue) => (isLost(monsters, rogue) ? 0 : NEVER),
  };
}
