/**
 * What the avatar sees, and what it remembers of each world. A matter of looking on: the rules know nothing of it, and a
 * turn that is taken back is not forgotten.
 */

import { FieldOfView } from '../../search/index.js';
import type { Cell } from '../../world/index.js';
import type { ExplorePosition } from './explore.js';

/** What is seen and what has ever been seen of a world. */
export interface Sighting {
  /** Whether the cell was in sight at the last look. */
  isVisible(cell: Cell): boolean;
  /** Whether the cell was in sight at any look into this world. */
  isKnown(cell: Cell): boolean;
}

/**
 * Remembers what the avatar has seen, in each world of one game. Throws a RangeError if asked before the first look.
 */
export class ExploreMemory implements Sighting {
  /** How far the avatar sees. */
  readonly radius: number;
  readonly #levels = new Map<number, { readonly view: FieldOfView; readonly known: Uint8Array }>();
  #level = 1;

  constructor(radius = Infinity) {
    this.radius = radius;
  }

  /** Looks around from a position. To be called for every position in its turn. */
  look({ level, world, avatar }: ExplorePosition): this {
    const kept = this.#levels.get(level);
    const here = kept ?? { view: new FieldOfView(world), known: new Uint8Array(world.grid.cellCount) };
    if (kept === undefined) this.#levels.set(level, here);
    this.#level = level;
    const { view, known } = here;
    view.from(avatar, this.radius);
    for (let index = 0; index < view.count; index++) known[view.cells[index]] = 1;
    return this;
  }

  /** By cell: 1 where the avatar saw in its last look. */
  get visible(): Uint8Array {
    return this.#here.view.seen;
  }

  /** By cell of the world it looked at last: 1 where it has ever seen. */
  get known(): Uint8Array {
    return this.#here.known;
  }

  isVisible(cell: Cell): boolean {
    return this.visible[cell] === 1;
  }

  isKnown(cell: Cell): boolean {
    return this.known[cell] === 1;
  }

  get #here() {
    const here = this.#levels.get(this.#level);
    if (here === undefined) throw new RangeError('Expected a look around before anything is remembered.');
    return here;
  }
}
