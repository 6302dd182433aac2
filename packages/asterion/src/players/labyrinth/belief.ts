/** What a fair player has in mind: what it remembers, where it believes the opponent to be, and how it picks a step. */

import { STAY } from '../../game/index.js';
import { type LabyrinthSight, MINOTAUR, reachOf, rollsDice, THESEUS } from '../../game/labyrinth/index.js';
import type { Cell, Direction } from '../../world/index.js';
import { TileMemory } from './memory.js';
import { OpponentBelief } from './opponent-belief.js';
import { walkableInSight } from './player.js';

export class Belief {
  readonly memory: TileMemory;
  readonly opponent: OpponentBelief;
  /** Whether the opponent rolls dice: the rules say so. */
  readonly facesDice: boolean;
  #hasMoved = false;

  /** Before anybody has moved Theseus is at the entrance and the Minotaur in the middle: that is no secret. */
  constructor({ seat, grid, options }: LabyrinthSight) {
    const [other, start] = seat === THESEUS ? [MINOTAUR, Math.floor(grid.cellCount / 2)] : [THESEUS, 0];
    this.memory = new TileMemory(grid, reachOf(options));
    this.facesDice = rollsDice(options, other);
    this.opponent = new OpponentBelief(this.memory, start, { rollsDice: this.facesDice, mayStay: options.pass });
  }

  /** Takes in what is seen now, a move of the opponent later. */
  look(sight: LabyrinthSight): void {
    this.memory.note(sight);
    if (this.#hasMoved || sight.seat === MINOTAUR) this.opponent.wander(); // Theseus moves first
    this.opponent.look(sight);
    this.#hasMoved = true;
  }
}

/** The steps that the mover on a tile may choose from: those that lead somewhere, as far as there are any. */
export function choicesInSight(sight: LabyrinthSight, mover: Cell): readonly Direction[] {
  const steps = walkableInSight(sight, mover);
  const going = steps.filter((step) => step !== STAY);
  return going.length > 0 ? going : steps;
}
