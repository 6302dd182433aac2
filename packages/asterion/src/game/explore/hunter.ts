/** What a hunter is. The type stands with the rules, the hunters above them: they come in as arguments. */

import type { Cell, Rng, World } from '../../world/index.js';

export interface Hunt {
  readonly world: World;
  /** Where the hunter stands. */
  readonly hunter: Cell;
  readonly avatar: Cell;
}

export interface HuntPlan {
  /** The way it means to go, from its own cell on: the second cell is its next step; its own cell alone if it stays. */
  readonly way: readonly Cell[];
  /** By cell: not 0 where it looked for the way; undefined if it does not search. */
  readonly looked: Uint8Array | undefined;
}

/** An entry of a registry of hunters. It keeps nothing between turns: what it does depends on the hunt and the stream. */
export interface Hunter {
  readonly name: string;
  /** How people call it; by its name if absent. */
  readonly title?: string;
  /** Its idea in a line. */
  readonly about: string;
  plan(hunt: Hunt, rng: Rng): HuntPlan;
}

/** The hunter of a name, if there is one. */
export type HunterNamed = (name: string) => Hunter | undefined;
