/** What a hunter is. The type stands with the rules, the hunters above them: they come in as arguments. */

import type { Cell, Rng, World } from '../../world/index.js';

/** What a hunter is to plan for: one hunter, and the avatar, as they stand now. */
export interface Hunt {
  /** Its open ways are the steps there are. */
  readonly world: World;
  /** Where the hunter stands. */
  readonly hunter: Cell;
  /** Where the avatar stands. */
  readonly avatar: Cell;
}

/** What a hunter means to do. It is made anew at every step. */
export interface HuntPlan {
  /** The way it means to go, from its own cell on: the second cell is its next step; its own cell alone if it stays. */
  readonly way: readonly Cell[];
  /** By cell: not 0 where it looked for the way; undefined if it does not search. */
  readonly looked: Uint8Array | undefined;
}

/** An entry of a registry of hunters. It keeps nothing between turns: what it does depends on the hunt and the stream. */
export interface Hunter {
  /** What options and recordings call it: `bfs`. */
  readonly name: string;
  /** How people call it; by its name if absent. */
  readonly title?: string;
  /** Its idea in a line. */
  readonly about: string;
  /** Its plan as things stand. One that chooses at random draws from `rng`, which is part of the game. */
  plan(hunt: Hunt, rng: Rng): HuntPlan;
}

/** The hunter of a name, if there is one. */
export type HunterNamed = (name: string) => Hunter | undefined;
