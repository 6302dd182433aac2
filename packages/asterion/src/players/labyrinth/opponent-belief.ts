/**
 * OpponentBelief: where an opponent out of sight may stand, with what chance, for one who only remembers.
 *
 * Between looks the opponent is taken to wander: sight works both ways, so one that is not seen does not see either. A
 * tile without a chance is one where it cannot be, as far as the walls guessed at are as guessed.
 */

import type { LabyrinthSight } from '../../game/labyrinth/index.js';
import type { Cell } from '../../world/index.js';
import type { TileMemory } from './memory.js';

/** What the rules let the opponent do. */
interface Habits {
  /** Then a wall costs it the turn. */
  readonly rollsDice: boolean;
  /** Whether it may pass. */
  readonly mayStay: boolean;
}

export class OpponentBelief {
  readonly #memory: TileMemory;
  readonly #habits: Habits;
  /** The most opponents that were seen at once: nobody says how many there are. */
  #count = 1;
  #chances: Float64Array;

  constructor(memory: TileMemory, start: Cell, habits: Habits) {
    this.#memory = memory;
    this.#habits = habits;
    this.#chances = new Float64Array(memory.grid.cellCount);
    this.#chances[start] = 1;
  }

  /** By tile: the chance that an opponent stands there. */
  get chances(): Float64Array {
    return this.#chances;
  }

  /** By tile: the chance after each of so many moves to come, none included. */
  ahead(moves: number): readonly Float64Array[] {
    const all = [this.#chances];
    while (all.length <= moves) all.push(this.#afterMove(all[all.length - 1]));
    return all;
  }

  /** The opponent made a move that nobody saw. */
  wander(): void {
    this.#chances = this.#afterMove(this.#chances);
  }

  /** It stands where it is seen, and nowhere else in sight. */
  look({ tiles, opponents }: LabyrinthSight): void {
    this.#count = Math.max(this.#count, opponents.length);
    if (opponents.length === this.#count) this.#chances.fill(0);
    for (const { tile } of tiles) this.#chances[tile] = 0;
    for (const tile of opponents) this.#chances[tile] = 1;
    if (this.#chances.every((chance) => chance === 0)) this.#startAnew(tiles.map(({ tile }) => tile));
    const sum = this.#chances.reduce((total, chance) => total + chance, 0);
    for (let tile = 0; tile < this.#chances.length; tile++) this.#chances[tile] /= sum;
  }

  /** It is nowhere it could be: some wall was guessed wrong. */
  #startAnew(inSight: readonly Cell[]): void {
    this.#chances.fill(1);
    if (inSight.length < this.#chances.length) for (const tile of inSight) this.#chances[tile] = 0;
  }

  #afterMove(chances: Float64Array): Float64Array {
    const { grid } = this.#memory;
    const { rollsDice, mayStay } = this.#habits;
    const next = new Float64Array(chances.length);
    for (let tile = 0; tile < chances.length; tile++) {
      if (chances[tile] === 0) continue;
      const ways = this.#waysFrom(tile);
      const choices = rollsDice ? grid.shape.sides.length : mayStay || ways === 0 ? ways + 1 : ways;
      const share = chances[tile] / choices; // each as likely as the others
      for (const side of grid.shape.sides) {
        const chance = this.#memory.chance(tile, side);
        if (chance > 0) next[grid.step(tile, side)] += share * chance;
      }
      if (choices > ways) next[tile] += share * (choices - ways); // it passed, or its die pointed at a wall
    }
    return next;
  }

  /** How many ways lead from a tile, as far as one can say. */
  #waysFrom(tile: Cell): number {
    let ways = 0;
    for (const side of this.#memory.grid.shape.sides) ways += this.#memory.chance(tile, side);
    return ways;
  }
}
