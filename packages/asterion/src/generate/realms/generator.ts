/** What a realm generator is: something that carves rooms and ways into solid rock. */

import type { Cell, Grid, Rng } from '../../world/index.js';
import type { Knob, KnobValues } from './knobs.js';

/** A place worth a name in a realm. */
export interface RealmRoom {
  /** One of its cells, in or near its middle. */
  readonly centre: Cell;
  /** `rectangular`, `random-walk` or `cave`. */
  readonly kind: string;
  readonly cells: readonly Cell[];
}

/** What a generator is given: rock, and what is asked of it. */
export interface Site {
  readonly grid: Grid;
  /** By cell, a `Terrain`; all wall at first. The cells on the edge stay wall. */
  readonly terrain: Uint8Array;
  readonly knobs: KnobValues;
  readonly rng: Rng;
}

/** An entry of the registry. */
export interface RealmGenerator {
  readonly name: string;
  readonly about: string;
  readonly knobs: readonly Knob[];
  /** Carves ground of one piece, without dead ends; returns its rooms. It may have none, or use too little of the area. */
  carve(site: Site): RealmRoom[];
  /** Carves where `carve` failed a few times. It must not fail; it need not be pretty, nor heed every knob. */
  carveSurely(site: Site): RealmRoom[];
}
