/** What a maze generator is: something that opens ways in a closed world, step by step. */

import type { Cell, Process, Rng, World } from '../world/index.js';

/** A maze being grown, or at its end. */
export interface Growth extends Process<Growth> {
  /** The world it grows in. */
  readonly world: World;
  /** The cells the generator is busy with now. */
  readonly front: readonly Cell[];
}

/** An entry of the registry. */
export interface MazeGenerator {
  readonly name: string;
  readonly about: string;
  /** The name it has in classic parameter files, and its class name there without `Generator`. */
  readonly classic: { readonly name: string; readonly className: string };
  /** Names of the shapes it works on. */
  readonly shapes: readonly string[];
  /** Whether every maze it makes is a spanning tree of the grid and its tunnels. */
  readonly perfect: boolean;
  /** Why it knows neither tunnels nor masks, as a sentence; undefined if it knows both. */
  readonly wholeGridOnly: string | undefined;
  /** Starts growing in a world whose every way is closed; its tunnels become part of the maze, no-ground stays out. */
  start(world: World, rng: Rng): Growth;
}
