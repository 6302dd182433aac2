/** A person's turn, part by part: several movers of one person are told one after another and then go together. */

import { type Session, steered, type View } from 'asterion/play';
import type { Cell, World } from 'asterion/world';

export class MoveInput {
  readonly #session: Session;
  /** What the movers that were told do, in their order. */
  #told: string[] = [];

  constructor(session: Session) {
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

  /** Tells all movers at once, as recordings write it: `N+SE`. */
  async tellAll(name: string): Promise<string | undefined> {
    const move = this.#session.setup.description.game.moveNamed(this.#position, name);
    this.#told = [];
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
