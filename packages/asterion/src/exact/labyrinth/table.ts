/**
 * The exact table of Labyrinth: what every position is worth, whatever number of rounds is left.
 *
 * Dice are counted as choices: whoever rolls may lose a turn, so for it staying is a move. Then what is proven for the
 * other side holds however the dice fall.
 */

import { STAY, stepsOf } from '../../game/index.js';
import {
  type LabyrinthPosition,
  type LabyrinthSetup,
  labyrinth,
  MINOTAUR,
  THESEUS,
} from '../../game/labyrinth/index.js';
import { bestOf, type Cell, destination, isGround } from '../../world/index.js';
import { type Places, placesOf, teamCount, teamOf } from '../chase.js';
import { NEVER } from '../data.js';
import { sizeText, USUAL_MEMORY } from '../solve.js';
import {
  type Attractors,
  attractorsOf,
  lossesAfter,
  type Sides,
  sidesOf,
  WORKING_BYTES,
  winsAfter,
} from './attractors.js';
import { teamMoveCount } from './teams.js';

/** What a position is worth with best play. */
export interface LabyrinthValue {
  /** Who wins. */
  readonly value: typeof THESEUS | typeof MINOTAUR | 'draw';
  /** Rounds to the end, the running one included; null for a draw. */
  readonly rounds: number | null;
}

/** By set of supplies left, as bits in their order at the start: plain data, to be sent between threads. */
export type LabyrinthData = readonly (Attractors | undefined)[];

/** The places of one seat's movers. */
function placesFor({ setup, minotaurs }: LabyrinthPosition, seat: typeof THESEUS | typeof MINOTAUR): Places {
  const { pass, dice } = setup.options;
  return placesOf({
    world: setup.world,
    stay: pass || dice === seat || dice === 'both',
    monsters: minotaurs.length,
  });
}

const sidesIn = (position: LabyrinthPosition): Sides =>
  sidesOf(placesFor(position, THESEUS), placesFor(position, MINOTAUR));

/** Why there is no table for a game, as a sentence; undefined if there is one. */
export function labyrinthSolveFault(position: LabyrinthPosition, memory: number = USUAL_MEMORY): string | undefined {
  const { setup, minotaurs } = position;
  const places = placesFor(position, MINOTAUR);
  const states = places.placeCount * teamCount(places);
  const bytes = states * (4 * 2 ** setup.supplies.length + WORKING_BYTES) + 4 * teamMoveCount(places);
  if (bytes <= memory) return undefined;
  const hunters = minotaurs.length === 1 ? '' : `, ${minotaurs.length} Minotaurs`;
  const supplies = setup.supplies.length === 1 ? '1 supply' : `${setup.supplies.length} supplies`;
  const size = `${places.placeCount} tiles${hunters} and ${supplies}`;
  return `The exact table of ${size} needs about ${sizeText(bytes)}, and may take ${sizeText(memory)}.`;
}

/** A game of Labyrinth being solved, one set of supplies a step, the small ones first. */
export class LabyrinthSolver {
  readonly #sides: Sides;
  readonly #setup: LabyrinthSetup;
  readonly #solved: (Attractors | undefined)[] = [undefined];

  /** Throws a RangeError where there is a `labyrinthSolveFault`. */
  constructor(position: LabyrinthPosition, memory: number = USUAL_MEMORY) {
    const why = labyrinthSolveFault(position, memory);
    if (why !== undefined) throw new RangeError(why);
    this.#setup = position.setup;
    this.#sides = sidesIn(position);
  }

  /** Sets solved so far. The empty one is from the start. */
  get solved(): number {
    return this.#solved.length;
  }

  /** How many sets there are: 2 to the power of the supplies at the start. */
  get total(): number {
    return 2 ** this.#setup.supplies.length;
  }

  /** Whether all sets are solved. */
  get done(): boolean {
    return this.solved === this.total;
  }

  /** Solves so many more sets; stops early when done. */
  advance(sets: number): void {
    for (let left = sets; left > 0 && !this.done; left--) this.#solved.push(this.#solve(this.solved));
  }

  #solve(set: number): Attractors {
    const { placeOf, placeCount } = this.#sides.theseus;
    const isSupply = new Uint8Array(placeCount);
    const bitAt = new Map<number, number>();
    this.#setup.supplies.forEach((tile, index) => {
      if (((set >> index) & 1) === 0) return;
      isSupply[placeOf[tile]] = 1;
      bitAt.set(placeOf[tile], 1 << index);
    });
    return attractorsOf(this.#sides, isSupply, (place) => this.#solved[set ^ (bitAt.get(place) ?? 0)]);
  }

  /** What a table is made of, not copied. Only when done. */
  data(): LabyrinthData {
    return this.#solved;
  }
}

/** The exact table of one board, its supplies and its rules, for as many Minotaurs as there are. */
export class LabyrinthTable {
  /** Of the position that it was made from. */
  readonly setup: LabyrinthSetup;
  /** Not copied; to be read only. */
  readonly data: LabyrinthData;
  readonly #sides: Sides;

  /** `data` must have been made for a game with the same board, rules, supplies and number of Minotaurs. */
  constructor(position: LabyrinthPosition, data: LabyrinthData) {
    this.setup = position.setup;
    this.data = data;
    this.#sides = sidesIn(position);
  }

  /** How many positions it speaks of, both sides to move. */
  get stateCount(): number {
    return 2 * this.#sides.isCapture.length * this.data.length;
  }

  /** The worth of a position with so many rounds left, the running one included. */
  valueOf({ theseus, minotaurs, supplies, seat }: LabyrinthPosition, rounds: number): LabyrinthValue {
    const known = this.data[this.#setOf(supplies)];
    if (minotaurs.includes(theseus)) return { value: MINOTAUR, rounds: 0 };
    if (known === undefined) return { value: THESEUS, rounds: 0 };
    const isTheseus = seat === THESEUS;
    const { places, teamCount } = this.#sides.minotaurs;
    const [from, team] = [places.placeOf[theseus], teamOf(places, minotaurs)];
    const state = from * teamCount + team;
    const wins = isTheseus ? known.wins[state] : winsAfter(this.#sides, known, from, team) + 1;
    if (wins <= rounds) return { value: THESEUS, rounds: wins };
    const losses = isTheseus ? known.losses[state] : lossesAfter(this.#sides, known, from, team);
    return losses <= rounds ? { value: MINOTAUR, rounds: losses } : { value: 'draw', rounds: null };
  }

  #setOf(supplies: readonly Cell[]): number {
    return this.setup.supplies.reduce((set, tile, index) => (supplies.includes(tile) ? set | (1 << index) : set), 0);
  }
}

/** The table of a game. Blocks until it is done: some ten milliseconds for the usual board. */
export function solveLabyrinth(position: LabyrinthPosition, memory: number = USUAL_MEMORY): LabyrinthTable {
  const solver = new LabyrinthSolver(position, memory);
  solver.advance(Infinity);
  return new LabyrinthTable(position, solver.data());
}

/** The worth of a position under the rounds that its game has left. */
export function labyrinthValueOf(table: LabyrinthTable, position: LabyrinthPosition): LabyrinthValue {
  const over = labyrinth.outcome(position);
  if (over !== undefined)
    return { value: over.result as LabyrinthValue['value'], rounds: over.winner === undefined ? null : 0 };
  return table.valueOf(position, position.setup.options.rounds - (position.ply >> 1));
}

/** What Theseus wants more of: to win, soon; else not to lose; else to lose late. */
function worthToTheseus({ value, rounds }: LabyrinthValue): number {
  if (value === 'draw') return 0;
  const speed = NEVER + 1 - (rounds ?? 0);
  return value === THESEUS ? speed : -speed;
}

/** Every move that a mover who chooses has, with what it leads to; a die that points at a wall is no choice. */
export function labyrinthMoveValues(
  table: LabyrinthTable,
  position: LabyrinthPosition,
): {
  /** A joint move, as the rules have it. */
  readonly move: number;
  /** Of the position that it leads to. */
  readonly value: LabyrinthValue;
}[] {
  const { setup, theseus, minotaurs, seat } = position;
  const movers = seat === THESEUS ? [theseus] : minotaurs;
  const isChoice = (move: number) =>
    stepsOf(move, movers.length).every((step, at) => step === STAY || destination(setup.world, movers[at], step) >= 0);
  return labyrinth
    .legalMoves(position)
    .filter(isChoice)
    .map((move) => ({ move, value: labyrinthValueOf(table, labyrinth.play(position, move)) }));
}

/** The moves that keep the exact value of a position: all that lose nothing. */
export function labyrinthBestMoves(table: LabyrinthTable, position: LabyrinthPosition): number[] {
  const sign = position.seat === THESEUS ? 1 : -1;
  const values = labyrinthMoveValues(table, position);
  return bestOf(values, ({ value }) => sign * worthToTheseus(value)).map(({ move }) => move);
}

/**
 * By tile: what the position would be worth if Theseus (or one of the Minotaurs, the first unless told) stood there and
 * all else were as it is; undefined where nobody can stand. A supply under Theseus counts as taken.
 */
export function labyrinthValuesByTile(
  table: LabyrinthTable,
  position: LabyrinthPosition,
  who: typeof THESEUS | typeof MINOTAUR,
  index = 0,
): (LabyrinthValue | undefined)[] {
  const { world } = position.setup;
  return Array.from({ length: world.grid.cellCount }, (_, tile) => {
    if (!isGround(world, tile)) return undefined;
    const supplies = who === THESEUS ? position.supplies.filter((supply) => supply !== tile) : position.supplies;
    const there = who === THESEUS ? { theseus: tile, supplies } : { minotaurs: position.minotaurs.with(index, tile) };
    return labyrinthValueOf(table, { ...position, ...there });
  });
}
