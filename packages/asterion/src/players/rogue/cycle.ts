/**
 * cycle: runs to a loop that contains a corridor, and round it for as long as the monster runs after it.
 *
 * Of the loops it can run round for ever (`runs.ts` says which) it takes the one it reaches first, in the direction
 * that is clear for longer; without one, the most promising. On the loop it waits as long as it can afford a monster's
 * step, then runs, and turns round whenever the other way is clear for longer. A step is safe if the next cell of the
 * loop is two steps or more from the monster; if it is not, the rogue waits, or evades to the neighbour farthest from
 * the monster.
 *
 * The plan is looked at anew each move and dropped when it no longer fits, so a rogue that was driven off its loop
 * never follows a stale one; it belongs to the player, so each game begins without one. Loops round pillars in rooms
 * are no part of the idea: where only they would save it, this rogue is caught.
 */

import { STAY } from '../../game/index.js';
import type { Cell, Direction } from '../../world/index.js';
import type { Atlas } from './atlas.js';
import { farthestStep } from './farthest.js';
import { type Loop, loopsOf } from './loops.js';
import { ROGUES, type RoguePlayer, startRogue } from './player.js';
import { bestRun, firstCell, isClear, type Run, renewed, secondCell } from './runs.js';
import { leastOf } from './ways.js';

const loopsByAtlas = new WeakMap<Atlas, readonly Loop[]>();

function loopsIn(atlas: Atlas): readonly Loop[] {
  const loops = loopsByAtlas.get(atlas) ?? loopsOf(atlas.world);
  loopsByAtlas.set(atlas, loops);
  return loops;
}

class CycleRogue {
  readonly #atlas: Atlas;
  readonly #loops: readonly Loop[];
  #run: Run | undefined;

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.#loops = loopsIn(atlas);
  }

  step(rogue: Cell, monsters: readonly Cell[]): Direction {
    const danger = this.#atlas.distances.fromNearest(monsters);
    const run = this.#plan(rogue, danger);
    if (run === undefined) return farthestStep(this.#atlas, rogue, danger);
    return firstCell(run) === rogue ? this.#runOn(run, rogue, danger) : this.#stepTowards(firstCell(run), rogue);
  }

  /** The run of the last move as long as it is clear enough, else the best there is. */
  #plan(rogue: Cell, danger: Int32Array): Run | undefined {
    const ours = this.#atlas.distances.from(rogue);
    const old = this.#run === undefined ? undefined : renewed(this.#run, rogue, ours, danger);
    const isGood = old !== undefined && isClear(old, danger, ours[firstCell(old)]);
    this.#run = isGood ? old : bestRun(this.#loops, ours, danger);
    return this.#run;
  }

  #runOn(run: Run, rogue: Cell, danger: Int32Array): Direction {
    const next = secondCell(run);
    const isSafe = danger[next] >= 2;
    const ways = this.#atlas.rogueWays.from(rogue);
    const mayStay = ways[ways.length - 1].step === STAY;
    if (mayStay && (isClear(run, danger, 1) || (!isSafe && danger[rogue] >= 2))) return STAY;
    return isSafe ? this.#stepTowards(next, rogue) : farthestStep(this.#atlas, rogue, danger);
  }

  #stepTowards(goal: Cell, rogue: Cell): Direction {
    const left = this.#atlas.distances.from(goal);
    return leastOf(this.#atlas.rogueWays.from(rogue), (to) => left[to]).step;
  }
}

export const cycle: RoguePlayer = {
  name: 'cycle',
  title: 'Runs in circles',
  about: 'Runs to a loop that contains a corridor and keeps running round it.',
  cost: 'a look-up for each cell of its run; every loop when it plans anew',
  seats: ROGUES,
  memoryless: false,
  drawless: true,
  start: startRogue((atlas) => {
    const rogue = new CycleRogue(atlas);
    return (cell, monsters) => rogue.step(cell, monsters);
  }),
};
