/**
 * The kernel as one more solver: layers of 128 rogues to a vector, in WebAssembly. What it does stands in `kernel/chase.ts`;
 * here its rounds are counted.
 */

import { type Places, teamCount } from './chase.js';
import type { LayerData } from './data.js';
import { KernelLayout } from './kernel-layout.js';
import { borrowKernelMemory, hasKernel, KernelMemory, returnKernelMemory } from './kernel-memory.js';
import { checkRound, type ExactSolver } from './solver.js';
import { VECTOR_TILES } from './tiles.js';

/** Rogues to a tile. */
const TILE_STATES = VECTOR_TILES.width * VECTOR_TILES.height;

/** The most tiles of work that are asked for at once. */
export const MOST_TILES = 2 ** 31 - 1;

/** Above that a table stays where it was made: copying it out would take as long as making it. */
const MOST_COPIED = 2 ** 24;

/**
 * Memory for tables made one after another: pages written before are there at once, fresh ones take about as long as the
 * solve. A table made in it is good until the next one is.
 */
export class ChaseWorkspace {
  /** Undefined where there is no kernel: then tables have memory of their own. Not for anybody else. @internal */
  readonly memory: KernelMemory | undefined = hasKernel() ? new KernelMemory() : undefined;
}

/** Whether the number of a round is too large for the quads there are. */
export const needsQuad = (round: number, { quadCount }: KernelLayout): boolean => round >= 16 ** quadCount;

export class KernelSolver implements ExactSolver<LayerData> {
  readonly method = 'kernel';
  readonly stateCount: number;
  round = 0;
  decided: number;
  done: boolean;
  readonly #wantsDepths: boolean;
  readonly #checkRoom: (quads: number) => void;
  readonly #memory: KernelMemory;
  /** Whether the memory was borrowed, and is to be returned once the data are out of it. */
  readonly #isBorrowed: boolean;
  readonly #layout: KernelLayout;
  #isInRound = false;
  #data: LayerData | undefined;

  /** `workspace` is where the data stay; without one they are copied out of memory that others use after. */
  constructor(places: Places, wantsDepths: boolean, checkRoom: (quads: number) => void, workspace?: KernelMemory) {
    this.stateCount = teamCount(places) * places.placeCount;
    this.#wantsDepths = wantsDepths;
    this.#checkRoom = checkRoom;
    this.#isBorrowed = workspace === undefined;
    this.#memory = workspace ?? borrowKernelMemory();
    this.#memory.reset();
    this.#layout = new KernelLayout(this.#memory, places, wantsDepths);
    const { kernel } = this.#memory;
    kernel.begin(this.#layout.headers[0], 1);
    kernel.clear();
    kernel.seed();
    kernel.erode(MOST_TILES);
    this.decided = kernel.decidedStates();
    this.done = kernel.changes() === 0;
  }

  advance(budget: number): void {
    const { kernel } = this.#memory;
    for (let left = Math.ceil(Math.min(budget / TILE_STATES, MOST_TILES)); left > 0 && !this.done; ) {
      if (!this.#isInRound) this.#openRound();
      left = kernel.spread(left);
      if (left > 0) left = kernel.erode(left);
      this.#isInRound = left <= 0;
      this.done = !this.#isInRound && kernel.changes() === 0;
    }
    this.decided = kernel.decidedStates();
  }

  #openRound(): void {
    checkRound(++this.round);
    const layout = this.#layout;
    if (this.#wantsDepths && needsQuad(this.round, layout)) {
      this.#checkRoom(layout.quadCount + 1);
      layout.addQuad();
    }
    this.#memory.kernel.openRound(this.round, layout.quadCount);
    this.#isInRound = true;
  }

  data(): LayerData {
    this.#data ??= this.#moveOut();
    return this.#data;
  }

  dataHere(): LayerData {
    return this.#isBorrowed && this.#memory.byteLength <= MOST_COPIED ? this.data() : this.#layout.data();
  }

  #moveOut(): LayerData {
    const { won, quads, kept, ...rest } = this.#layout.data();
    const data = { ...rest, won: won.slice(), quads: quads?.map((quad) => quad.slice()), kept: kept?.slice() };
    if (this.#isBorrowed) returnKernelMemory(this.#memory);
    return data;
  }
}
