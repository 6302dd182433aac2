/** What is to be seen in each cell of a position. */

import type { ExploreMemory, ExplorePosition } from 'asterion/game/explore';
import { paintedWalls } from 'asterion/generate';
import { type Cell, isGround, Terrain, WorldCache } from 'asterion/world';
import type { Thing } from './themes.js';

/** A thing, and whether it is seen now or remembered. */
export interface Seen {
  readonly thing: Thing;
  readonly isRemembered: boolean;
}

const walls = new WorldCache(paintedWalls);

export class Scenery {
  readonly #position: ExplorePosition;
  /** What the avatar knows; undefined if all is shown. */
  readonly #memory: ExploreMemory | undefined;
  readonly #walls: Uint8Array;
  readonly #things = new Map<Cell, Thing>();

  constructor(position: ExplorePosition, memory: ExploreMemory | undefined, plans: readonly (readonly Cell[])[] = []) {
    this.#position = position;
    this.#memory = memory;
    this.#walls = walls.of(position.world);
    const { stairs, coins, avatar, hunters } = position;
    const put = (cells: readonly Cell[], thing: Thing) => {
      for (const cell of cells) this.#things.set(cell, thing);
    };
    put([stairs], 'stairs');
    put(coins, 'coin');
    for (const way of plans) put(way.slice(1), 'plan');
    put(
      hunters.filter((hunter) => this.#isVisible(hunter)),
      'hunter',
    );
    put([avatar], hunters.includes(avatar) ? 'capture' : 'avatar');
  }

  /** Undefined where there is nothing, or nothing that is known. */
  at(cell: Cell): Seen | undefined {
    const thing = this.#things.get(cell);
    if (thing === 'plan') return { thing, isRemembered: false }; // a plan is no secret
    if (this.#memory?.isKnown(cell) === false) return undefined;
    const found = thing ?? this.#ground(cell);
    return found === undefined ? undefined : { thing: found, isRemembered: !this.#isVisible(cell) };
  }

  #isVisible(cell: Cell): boolean {
    return this.#memory === undefined || this.#memory.isVisible(cell);
  }

  #ground(cell: Cell): Thing | undefined {
    const { world } = this.#position;
    if (!isGround(world, cell)) return this.#walls[cell] === 1 ? 'wall' : undefined;
    return world.terrain?.[cell] === Terrain.corridor ? 'corridor' : 'floor';
  }
}
