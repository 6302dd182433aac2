/** What a realm generator is: something that carves rooms and ways into solid rock. */

import type { Grid, Rng } from '../../world/index.js';
import type { Room } from '../room.js';
import type { Knob, KnobValues } from './knobs.js';

/** A room of a realm. */
export interface RealmRoom extends Room {
  /** `rectangular`, `random-walk` or `cave`. */
  readonly kind: string;
}

/** What a generator is given: rock, and what is asked of it. */
export interface Site {
  /** Squares, row 0 at the bottom. */
  readonly grid: Grid;
  /** By cell, a `Terrain`; all wall at first. The cells on the edge stay wall. */
  readonly terrain: Uint8Array;
  /** A value for each knob of the generator: what was asked, or what is usual. */
  readonly knobs: KnobValues;
  /** Everything random comes from it; each try has a stream of its own. */
  readonly rng: Rng;
}

/** An entry of the registry. */
export interface RealmGenerator {
  /** What plans, options and recordings call it: `bsp`. */
  readonly name: string;
  /** What its realms are like, in a line. */
  readonly about: string;
  /** What can be chosen beside size and seed, in the order in which it is listed to people. */
  readonly knobs: readonly Knob[];
  /** Carves ground of one piece, without dead ends; returns its rooms. It may have none, or use too little of the area. */
  carve(site: Site): RealmRoom[];
  /** Carves where `carve` failed a few times. It must not fail; it need not be pretty, nor heed every knob. */
  carveSurely(site: Site): RealmRoom[];
}
