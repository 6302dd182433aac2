/**
 * cycle-classic: the rogue of the classic program as it was, for comparison. `cycle` is the same idea done well.
 *
 * It looks for a loop by depth-first search, straightens it into a run to a corridor, through it and back, and follows
 * that list by an index. What makes it weak is kept: the first loop instead of the shortest, a search that aims at the
 * rogue's first cell for ever and is not made again once it has been in a corridor, so that after an evasive step it
 * follows a list that no longer begins where it stands. Two things are not kept, because they are faults of a program and
 * no way to play: its memory belongs to the game, and where the classic would step where it cannot, it evades.
 *
 * Lengths are the classic's, too: cells after the first on the monster's path, so 1 for a neighbour and for the cell
 * itself, and 0, not far, where there is no path. Of several monsters the nearest counts.
 */

import { STAY } from '../../game/index.js';
import { type Cell, type Direction, Terrain } from '../../world/index.js';
import { type Atlas, atlasOf } from './atlas.js';
import { FirstLoops } from './first-loop.js';
import { ROGUES, type RoguePlayer } from './player.js';

class ClassicRogue {
  readonly #atlas: Atlas;
  readonly #firstLoops: FirstLoops;
  #loop: readonly Cell[] = [];
  #index = 0;
  #hasBeenInCorridor = false;
  #isRing = false;

  constructor(atlas: Atlas, home: Cell) {
    this.#atlas = atlas;
    this.#firstLoops = new FirstLoops(atlas, home);
  }

  step(rogue: Cell, monsters: readonly Cell[]): Direction {
    if (this.#isCorridor(rogue)) this.#hasBeenInCorridor = true;
    const isPlanning = !this.#hasBeenInCorridor || this.#isRing;
    if (this.#index === 0 && isPlanning) this.#loop = this.#firstLoops.from(rogue);
    if (this.#loop.length === 0) return this.#evade(rogue, monsters);
    if (isPlanning && !this.#isCorridor(rogue)) this.#rebuild(rogue);
    const next = this.#loop[this.#index % this.#loop.length];
    const here = this.#danger(rogue, monsters);
    const there = this.#danger(next, monsters);
    const way = this.#atlas.rogueWays.from(rogue).find(({ to }) => to === next);
    if (way !== undefined && ((there >= here && here > 1) || there > 1)) {
      this.#index++;
      return way.step;
    }
    this.#index = 0;
    return this.#evade(rogue, monsters);
  }

  /** Makes the loop a run from the rogue's cell to its first corridor, through it, and back. */
  #rebuild(rogue: Cell): void {
    const run: Cell[] = [];
    let entrance: Cell | undefined;
    let exit: Cell | undefined;
    for (const cell of this.#loop) {
      if (this.#isCorridor(cell)) {
        run.push(...(entrance === undefined ? this.#path(rogue, cell) : [cell]));
        entrance ??= cell;
      } else if (entrance !== undefined) {
        if (this.#length(run[run.length - 1], entrance) === 1) this.#isRing = true;
        else {
          exit = cell;
          run.push(exit, ...this.#path(exit, rogue));
        }
        break;
      }
    }
    if (entrance !== undefined && exit !== undefined && this.#length(rogue, exit) < this.#length(rogue, entrance)) {
      run.reverse();
      run.push(...run.splice(0, 1));
    }
    this.#loop = run;
    this.#index = 0;
  }

  /** The cells after the first on the monster's path; a path from a cell to itself is one step long. */
  #path(from: Cell, to: Cell): Cell[] {
    const left = this.#atlas.distances.from(to);
    const path: Cell[] = from === to ? [to] : [];
    for (let cell = from; cell !== to; path.push(cell)) {
      const way = this.#atlas.monsterWays.from(cell).find((next) => left[next.to] < left[cell]);
      if (way === undefined) return [];
      cell = way.to;
    }
    return path;
  }

  #length(from: Cell, to: Cell): number {
    if (from === to) return 1;
    const steps = this.#atlas.distances.from(to)[from];
    return steps < this.#atlas.world.grid.cellCount ? steps : 0;
  }

  /** The length to the nearest monster that can come here; 0 if none can. */
  #danger(cell: Cell, monsters: readonly Cell[]): number {
    const lengths = monsters.map((monster) => this.#length(cell, monster)).filter((length) => length > 0);
    return lengths.length === 0 ? 0 : Math.min(...lengths);
  }

  /** As `farthest`, but by the classic's lengths: it may walk into a monster beside it, and shuns safe places. */
  #evade(rogue: Cell, monsters: readonly Cell[]): Direction {
    let best = STAY;
    let most = -1;
    for (const { step, to } of this.#atlas.rogueWays.from(rogue)) {
      const danger = this.#danger(to, monsters);
      if (step === STAY ? danger <= most : danger < most) continue;
      most = danger;
      best = step;
    }
    return best;
  }

  #isCorridor(cell: Cell): boolean {
    return this.#atlas.world.terrain?.[cell] === Terrain.corridor;
  }
}

export const cycleClassic: RoguePlayer = {
  name: 'cycle-classic',
  title: 'Runs in circles, classic',
  about: 'Runs to the first loop through a corridor that it finds, as the classic program did.',
  cost: 'a look-up for each neighbour; a depth-first search while it plans',
  seats: ROGUES,
  memoryless: false,
  drawless: true,
  start: ({ setup, rogue: home }) => {
    const player = new ClassicRogue(atlasOf(setup), home);
    return { move: ({ rogue, monsters }) => player.step(rogue, monsters) };
  },
};
