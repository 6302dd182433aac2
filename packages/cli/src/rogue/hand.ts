/** A person's turn, step by step: several monsters of one person are moved one after another and then go together. */

import { jointMove, MONSTER, rogue, stepTo } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import type { Standing } from './board.js';
import type { Session } from './session.js';
import { stepNamed } from './steering.js';

export class Hand {
  readonly #session: Session;
  /** Of the monsters that have been told where to go, in their order. */
  #steps: Direction[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  /** Which monster is to be told, from 0; 0 for the rogue. */
  get index(): number {
    return this.#steps.length;
  }

  /** Who is to be told. */
  get mover(): Cell {
    const { seat, monsters, rogue: hunted } = this.#session.position;
    return seat === MONSTER ? monsters[this.#steps.length] : hunted;
  }

  /** Who stands where, counting what has been told. */
  get standing(): Standing {
    const { setup, monsters, rogue: hunted } = this.#session.position;
    const steps = this.#steps;
    return {
      monsters: monsters.map((cell, i) => (i < steps.length ? stepTo(setup, cell, steps[i]) : cell)),
      rogue: hunted,
    };
  }

  /** Tells the mover a step by name. Resolves to why not, or to nothing. */
  async tell(name: string): Promise<string | undefined> {
    const { setup, seat, monsters } = this.#session.position;
    const steered = stepNamed(setup, this.mover, name);
    if ('why' in steered) return steered.why;
    this.#steps.push(steered.step);
    if (this.#steps.length < (seat === MONSTER ? monsters.length : 1)) return undefined;
    await this.#session.play(jointMove(this.#steps.splice(0)));
    return undefined;
  }

  /** Tells all movers at once, as recordings write it: `N+SE`. */
  async tellAll(name: string): Promise<string | undefined> {
    const { position } = this.#session;
    const move = rogue.moveNamed(position, name);
    if (move === undefined || rogue.playIfLegal(position, move) === undefined) return `There is no move ${name}.`;
    this.#steps = [];
    await this.#session.play(move);
    return undefined;
  }

  /** Takes the last step told back; false if there is none. */
  takeBack(): boolean {
    return this.#steps.pop() !== undefined;
  }

  forget(): void {
    this.#steps = [];
  }
}
