/**
 * The exact table: who wins every position of a chase, and in how many moves.
 *
 * Depths are counted in monster moves: 1 means that the monsters' next move captures, 0 that they have. Only positions
 * with the monsters to move are stored; with the rogue to move it is the greatest of what its moves lead to.
 */

import type { Cell } from '../world/index.js';
import { type Chase, groundCount, type Place, type Places, placesOf, teamCount, teamOf } from './chase.js';
import { type FoldData, type LayerData, type Method, NEVER, type QueueData, type TableData } from './data.js';
import { coreCells, Unfolding } from './fold.js';
import { type Tiles, tilesOf } from './tiles.js';

/** Answers for positions with the monsters to move. */
interface Answers {
  isWon(monsters: readonly Cell[], rogue: Cell): boolean;
  isLost(monsters: readonly Cell[], rogue: Cell): boolean;
  /** `NEVER` where the rogue evades. */
  wonIn(monsters: readonly Cell[], rogue: Cell): number;
  /** `NEVER` where the rogue evades. */
  lostIn(monsters: readonly Cell[], rogue: Cell): number;
}

export class ExactTable {
  readonly chase: Chase;
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
  data.method === 'queue' || (data.method === 'layers' && data.planes !== undefined);

/** States up to which bit planes are spread out: a look-up then reads one number instead of a bit of each plane. */
const MOST_SPREAD = 2 ** 21;

function placed(places: Places, data: QueueData | LayerData): Answers {
  if (data.method === 'queue') return new PlacedAnswers(places, new DepthLookup(places, data.depths));
  const lookup = new LayerLookup(places, data);
  const states = teamCount(places) * places.placeCount;
  const isSpread = data.planes !== undefined && states <= MOST_SPREAD;
  return new PlacedAnswers(places, isSpread ? spread(places, lookup, states) : lookup);
}

function spread(places: Places, lookup: Lookup, states: number): Lookup {
  const { placeCount } = places;
  const depths = new Uint16Array(states);
  for (let state = 0; state < states; state++) {
    depths[state] = lookup.depth(Math.floor(state / placeCount), state % placeCount);
  }
  return new DepthLookup(places, depths);
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

class LayerLookup implements Lookup {
  readonly #tiles: Tiles;
  readonly #data: LayerData;

  constructor(places: Places, data: LayerData) {
    this.#tiles = tilesOf(places);
    this.#data = data;
  }

  depth(team: number, place: Place): number {
    const { tileOf, bitOf } = this.#tiles;
    const { stride, won, planes = [] } = this.#data;
    const word = team * stride + tileOf[place];
    const bit = bitOf[place];
    if (((won[word] >>> bit) & 1) === 0) return NEVER;
    let depth = 0;
    for (let plane = 0; plane < planes.length; plane++) depth |= ((planes[plane][word] >>> bit) & 1) << plane;
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
      throw new RangeError(
        `Expected ${chase.monsters} on ground cells and a rogue, got monsters ${monsters.join()} and rogue ${rogue}.`,
      );
    }
    return [team, place];
  }
}

function unfolded(chase: Chase, data: FoldData): Answers {
  const core = placed(placesOf(chase, coreCells(data)), data.core);
  const unfolding = new Unfolding(chase.world, data, {
    isWon: (monster, rogue) => core.isWon([monster], rogue),
    isLost: (monster, rogue) => core.isLost([monster], rogue),
  });
  const isWon = ([monster]: readonly Cell[], rogue: Cell) => unfolding.isWon(monster, rogue);
  const isLost = ([monster]: readonly Cell[], rogue: Cell) => unfolding.isLost(monster, rogue);
  return {
    isWon,
    isLost,
    wonIn: (monsters, rogue) => (isWon(monsters, rogue) ? 0 : NEVER),
    lostIn: (monsters, rogue) => (isLost(monsters, rogue) ? 0 : NEVER),
  };
}
