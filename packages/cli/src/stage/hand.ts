/** A person's turn, step by step: several movers of one person are told one after another and then go together. */

import { jointMove } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import type { Session } from './session.js';
import { stepNamed } from './steering.js';
import type { PlacedPosition, Walk } from './walk.js';

export class Hand<P extends PlacedPosition> {
  readonly #session: Session<P, unknown>;
  readonly #walk: Walk<P>;
  /** Of the movers that have been told where to go, in their order. */
  #steps: Direction[] = [];

  constructor(session: Session<P, unknown>, walk: Walk<P>) {
    this.#session = session;
    this.#walk = walk;
  }

  /** Which mover is to be told, from 0. */
  get index(): number {
    return this.#steps.length;
  }

  /** Where those stand whose turn it is, counting what has been told. */
  get movers(): readonly Cell[] {
    const { position } = this.#session;
    const steps = this.#steps;
    return this.#walk
      .moversOf(position)
      .map((cell, i) => (i < steps.length ? this.#walk.cellAfter(position, cell, steps[i]) : cell));
  }

  /** Tells the mover a step by name. Resolves to why not, or to nothing. */
  async tell(name: string): Promise<string | undefined> {
    const { position } = this.#session;
    const movers = this.#walk.moversOf(position);
    const steered = stepNamed(this.#walk, position, movers[this.#steps.length], name);
    if ('why' in steered) return steered.why;
    this.#steps.push(steered.step);
    if (this.#steps.length < movers.length) return undefined;
    await this.#session.play(jointMove(this.#steps.splice(0)));
    return undefined;
  }

  /** Tells all movers at once, as recordings write it: `N+SE`. */
  async tellAll(name: string): Promise<string | undefined> {
    const { position } = this.#session;
    const { game } = this.#walk;
    const move = game.moveNamed(position, name);
    if (move === undefined || game.playIfLegal(position, move) === undefined) return `There is no move ${name}.`;
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
