/** A person's turn, part by part: several movers of one person are told one after another and then go together. */

import type { Position } from 'asterion/game';
import { type AnyDescription, type Session, steered, type View } from 'asterion/play';
import type { Cell, World } from 'asterion/world';

/** Where moves are made: a game, or a puzzle. */
export interface MoveTaker extends Pick<Session, 'ready'> {
  readonly setup: { readonly description: AnyDescription };
  readonly standing: { readonly position: Position };
  /** Makes a move; returns whether it is legal. */
  play(move: unknown): boolean;
}

export class MoveInput {
  readonly #session: MoveTaker;
  /** What the movers that were told do, in their order. */
  #told: string[] = [];

  constructor(session: MoveTaker) {
    this.#session = session;
  }

  /** Which mover is to be told, from 0. */
  get index(): number {
    return this.#told.length;
  }

  get count(): number {
    return this.#input.movers(this.#position).length;
  }

  /** Where the mover stands that is to be told. */
  get mover(): Cell | undefined {
    return this.#input.movers(this.#position)[this.index];
  }

  /** A view in which those who were told have gone already. */
  applied(view: View): View {
    const movers = this.#input.movers(this.#position);
    const gone = new Map(this.#told.map((_, i) => [movers[i], this.#targetOf(i)]));
    const { seat } = this.#position;
    const figures = view.figures.map((figure) =>
      figure.role === seat && figure.index < this.index
        ? { ...figure, cell: gone.get(figure.cell) ?? figure.cell }
        : figure,
    );
    return { ...view, figures };
  }

  /** Tells the mover a part by name. Resolves to why not, or to nothing. */
  async tell(name: string, world: World): Promise<string | undefined> {
    const { description } = this.#session.setup;
    const found = steered(description, this.#position, world, this.#told, name);
    if ('why' in found) return found.why;
    this.#told.push(found.part.name); // which need not be what was typed: S on hexagons where there is but one way down
    const move = description.input.move(this.#position, this.#told);
    if (move === undefined) return undefined;
    this.#told = [];
    await this.#session.ready();
    this.#session.play(move);
    return undefined;
  }

  /** Tells all movers at once, as recordings write it: `N+SE`. Resolves to why not, or to nothing. */
  async tellAll(name: string): Promise<string | undefined> {
    const { description } = this.#session.setup;
    const names = name.toUpperCase().split('+');
    const told: string[] = [];
    if (names.length !== this.count) return `Expected a step for each of the ${this.count}, such as N+E.`;
    for (const [at, part] of names.entries()) {
      const { world } = description.view(this.#position);
      const found = steered(description, this.#position, world, told, part);
      if ('why' in found) return `${at + 1} of ${names.length}: ${found.why}`;
      told.push(found.part.name);
    }
    const move = description.input.move(this.#position, told);
    this.forget();
    await this.#session.ready();
    return move !== undefined && this.#session.play(move) ? undefined : `There is no move ${name}.`;
  }

  /** Takes the last part told back; false if there is none. */
  takeBack(): boolean {
    return this.#told.pop() !== undefined;
  }

  forget(): void {
    this.#told = [];
  }

  get #position() {
    return this.#session.standing.position;
  }

  get #input() {
    return this.#session.setup.description.input;
  }

  #targetOf(index: number): Cell {
    const parts = this.#input.parts(this.#position, this.#told.slice(0, index));
    return parts.find(({ name }) => name === this.#told[index])?.to ?? -1;
  }
}
