/** A seat of a game that is played elsewhere: the same line, move by move, and what the player there answers. */

import type { Player, PlayerEntry, Position, Seat } from 'asterion/game';
import { type AnyDescription, gameNamed, positionAt } from 'asterion/play';
import { createRng } from 'asterion/world';
import { shown } from './stack.js';
import type { MoveRequest } from './wire.js';

export class SeatElsewhere {
  readonly #game: AnyDescription['game'];
  readonly #number: number;
  readonly #seat: Seat;
  readonly #begun: () => void;
  readonly #isFresh: boolean;
  readonly #player: Player<unknown, unknown>;
  /** Moves lived through. */
  readonly #moves: string[] = [];
  #position: Position;
  /** How many moves there were when it was asked last. */
  #asked = -1;

  /** `begun` is called before each thing that the player is asked for. */
  constructor(begin: PlayerEntry<unknown, unknown>['start'], request: MoveRequest, begun: () => void) {
    const { start } = request.line;
    const description = gameNamed(start.game);
    if (description === undefined) throw new RangeError(`Expected the name of a game, got ${start.game}.`);
    this.#game = description.game;
    this.#number = request.game;
    this.#seat = request.seat;
    this.#begun = begun;
    this.#isFresh = request.isFresh === true;
    this.#position = positionAt(start, description);
    const rng = createRng(start.seed).fork(this.#seat);
    begun();
    this.#player = begin(this.#game.observe(this.#position, this.#seat), this.#seat, rng);
  }

  /** Whether it is at a game, and at a line that leads on from where it is. */
  isAt({ game, line }: MoveRequest): boolean {
    return game === this.#number && this.#moves.every((name, index) => name === line.moves[index]);
  }

  /** The name of its next move, after all these. A promise where the player takes its time. */
  async answer(moves: readonly string[]): Promise<string> {
    for (const name of moves.slice(this.#moves.length)) this.#live(name);
    this.#asked = moves.length;
    this.#begun();
    const answer = await this.#player.move(this.#game.observe(this.#position, this.#seat));
    return nameOf(this.#game, this.#position, answer);
  }

  #live(name: string): void {
    const isOwn = this.#position.seat === this.#seat && this.#asked !== this.#moves.length;
    if (isOwn && !this.#isFresh && this.#player.see !== undefined) {
      this.#begun();
      this.#player.see(this.#game.observe(this.#position, this.#seat));
    }
    const move = this.#game.moveNamed(this.#position, name);
    if (move === undefined) throw new RangeError(`Expected the name of a move, got ${name}.`);
    this.#position = this.#game.play(this.#position, move);
    this.#moves.push(name);
  }
}

/** The name of a move that may be said by its name, or be one; whatever else it is, as it looks. */
export function nameOf(game: AnyDescription['game'], position: Position, answer: unknown): string {
  if (typeof answer === 'string' && game.moveNamed(position, answer) !== undefined) return answer;
  if (game.playIfLegal(position, answer) !== undefined || typeof answer === 'number') {
    try {
      return game.moveName(position, answer);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // no move at all: shown as it is
    }
  }
  return shown(answer);
}
