/**
 * A duel: Theseus and one Minotaur in positions that are only thought of, each a number. Whoever is modelled picks among
 * the ways that are open, a seat that rolls dice too.
 *
 * A node is who is to move, where both stand, which supplies are gone since the real position and, for those who ask for
 * it, the step that led there. The real position is read once and never touched.
 */

import { type Seat, STAY } from '../../game/index.js';
import {
  type LabyrinthPosition,
  type LabyrinthSetup,
  labyrinthSteps,
  MINOTAUR,
  ray,
  THESEUS,
} from '../../game/labyrinth/index.js';
import { type Cell, type Direction, destination, TUNNEL, type World } from '../../world/index.js';
import { outlookAlong } from './heuristic.js';

/** Steps run from 0 to `STAY`; a kept step is one more, 0 says that none is kept. */
const KEPT_BASE = STAY + 2;

export class Duel {
  readonly world: World;
  /** Where supplies lie in the real position. */
  supplies: readonly Cell[] = [];
  readonly #setup: LabyrinthSetup;
  readonly #cells: number;
  /** By tile: whether it is one of the supplies. */
  readonly #isSupply: Uint8Array;
  /** Sets of supplies taken in the tree, by their numbers. Few are ever met. */
  #sets: (readonly Cell[])[] = [[]];
  readonly #setNumbers = new Map<string, number>();
  readonly #steps: (readonly Direction[] | undefined)[] = [];
  readonly #rays: (readonly Cell[] | undefined)[] = [];

  constructor(setup: LabyrinthSetup) {
    this.#setup = { ...setup, options: { ...setup.options, dice: 'none' } };
    this.world = setup.world;
    this.#cells = setup.world.grid.cellCount;
    this.#isSupply = new Uint8Array(this.#cells);
  }

  /** Looks at a real position. What nodes meant before is void. */
  look({ supplies }: LabyrinthPosition): void {
    this.supplies = supplies;
    this.#isSupply.fill(0);
    for (const tile of supplies) this.#isSupply[tile] = 1;
    this.#sets = [[]];
    this.#setNumbers.clear();
  }

  /** The node of the position that was looked at, as if there were this Minotaur alone. */
  root({ theseus, seat }: LabyrinthPosition, minotaur: Cell): number {
    return this.#node(seat, theseus, minotaur, 0, 0);
  }

  stepsIn(node: number): readonly Direction[] {
    const tile = this.mover(node);
    return (this.#steps[tile] ??= labyrinthSteps(this.#setup, this.seat(node), tile));
  }

  /** The node after a step; with `keeps` it remembers that step. */
  after(node: number, step: Direction, keeps: boolean): number {
    const set = this.#set(node);
    const to = this.#tileAfter(this.mover(node), step);
    const kept = keeps ? step + 1 : 0;
    if (this.seat(node) === MINOTAUR) return this.#node(THESEUS, this.theseus(node), to, set, kept);
    const minotaur = this.minotaur(node);
    const isTaken = to !== minotaur && this.#isIn(set, to); // a capture comes before the pick-up
    return this.#node(MINOTAUR, to, minotaur, isTaken ? this.#setWith(set, to) : set, kept);
  }

  /** Who has won, if anybody. Dawn is no matter of nodes: the search looks no further. */
  winner(node: number): Seat | undefined {
    if (this.theseus(node) === this.minotaur(node)) return MINOTAUR;
    return this.taken(node).length === this.supplies.length ? THESEUS : undefined;
  }

  /** How good a step from a tile looks to a seat, in thousandths. */
  evaluation(node: number, seat: Seat, from: Cell, step: Direction): number {
    if (step === STAY) return 0;
    const tiles = (this.#rays[from * KEPT_BASE + step] ??= ray(this.world, from, step));
    const set = this.#set(node);
    const opponent = seat === THESEUS ? this.minotaur(node) : this.theseus(node);
    return outlookAlong(
      tiles,
      seat,
      (tile) => this.#isIn(set, tile),
      (tile) => tile === opponent,
    );
  }

  // A node's digits, the lowest first: the Minotaur, Theseus, who is to move, the kept step, the supplies taken.

  #node(seat: Seat, theseus: Cell, minotaur: Cell, set: number, kept: number): number {
    const upper = (set * KEPT_BASE + kept) * 2 + (seat === THESEUS ? 0 : 1);
    return (upper * this.#cells + theseus) * this.#cells + minotaur;
  }

  #upper(node: number): number {
    return Math.floor(node / (this.#cells * this.#cells));
  }

  #set(node: number): number {
    return Math.floor(this.#upper(node) / (2 * KEPT_BASE));
  }

  minotaur(node: number): Cell {
    return node % this.#cells;
  }

  theseus(node: number): Cell {
    return Math.floor(node / this.#cells) % this.#cells;
  }

  seat(node: number): typeof THESEUS | typeof MINOTAUR {
    return this.#upper(node) % 2 === 0 ? THESEUS : MINOTAUR;
  }

  /** The tile of whoever is to move. */
  mover(node: number): Cell {
    return this.seat(node) === THESEUS ? this.theseus(node) : this.minotaur(node);
  }

  /** The step that led to a node, if it was kept. */
  lastStep(node: number): Direction | undefined {
    const kept = Math.floor(this.#upper(node) / 2) % KEPT_BASE;
    return kept === 0 ? undefined : kept - 1;
  }

  /** The supplies taken since the real position, ascending. */
  taken(node: number): readonly Cell[] {
    return this.#sets[this.#set(node)];
  }

  #isIn(set: number, tile: Cell): boolean {
    return this.#isSupply[tile] === 1 && !this.#sets[set].includes(tile);
  }

  #setWith(set: number, tile: Cell): number {
    const tiles = [...this.#sets[set], tile].sort((a, b) => a - b);
    const name = tiles.join();
    const known = this.#setNumbers.get(name);
    if (known !== undefined) return known;
    this.#setNumbers.set(name, this.#sets.length);
    return this.#sets.push(tiles) - 1;
  }

  #tileAfter(tile: Cell, step: Direction): Cell {
    return step === STAY ? tile : destination(this.world, tile, step);
  }

  /** The tile from which a step led here. */
  tileBefore(tile: Cell, step: Direction): Cell {
    return this.#tileAfter(tile, step === STAY || step === TUNNEL ? step : this.world.grid.shape.opposite[step]);
  }
}
