/**
 * A game with people in it, and undo.
 *
 * The players who are not people move alike whenever they are asked alike, with the same seed; so a game is the moves
 * of its people, and going back is playing it again with fewer of them.
 */

import type { Match, PlayerEntry, Position, Seat } from 'asterion/game';

/** The name of a player who is a person. */
export const HUMAN = 'human';

/** Whoever is not a person, by seat. */
export type Bots<P> = Readonly<Partial<Record<Seat, PlayerEntry<P, number>>>>;

/** How the matches of a game begin, and how they go on. */
export interface Desk<P extends Position> {
  readonly seats: readonly Seat[];
  start(players: Readonly<Record<Seat, PlayerEntry<P, number>>>): Match<P, number, P>;
  step(match: Match<P, number, P>): Promise<void>;
}

export class Session<P extends Position> {
  match: Match<P, number, P>;
  readonly #desk: Desk<P>;
  readonly #bots: Bots<P>;
  /** Moves of people, in order, and those taken back, the last one first to come again. */
  #made: number[] = [];
  #undone: number[] = [];
  /** Moves of people that the match has not asked for yet. */
  #queue: number[] = [];
  /** By ply: moves on the way that was played, so that nobody has to think of them twice. */
  #known: number[] = [];

  constructor(desk: Desk<P>, bots: Bots<P>) {
    this.#desk = desk;
    this.#bots = bots;
    this.match = this.#newMatch();
  }

  get position(): P {
    return this.match.position;
  }

  /** Whether a person sits there. */
  isPerson(seat: Seat): boolean {
    return this.#bots[seat] === undefined;
  }

  /** Plays a person's move; the answer of the others is for `proceed`. */
  async play(move: number): Promise<void> {
    this.#made.push(move);
    this.#undone = [];
    this.#known.length = Math.min(this.#known.length, this.position.ply);
    await this.#feed(move);
  }

  /** Whether the next move is not up to a person. */
  get isToProceed(): boolean {
    return this.match.end === undefined && (this.#queue.length > 0 || !this.isPerson(this.position.seat));
  }

  /** Lets everybody move until it is a person's turn or the game is over. */
  async proceed(): Promise<void> {
    while (this.isToProceed) await this.#desk.step(this.match);
  }

  /** Back to the turn of the last person who moved. */
  async undo(): Promise<boolean> {
    const move = this.#made.pop();
    if (move === undefined) return false;
    this.#undone.push(move);
    await this.#again();
    return true;
  }

  async redo(): Promise<boolean> {
    const move = this.#undone.pop();
    if (move === undefined) return false;
    this.#made.push(move);
    await this.#feed(move);
    await this.proceed();
    return true;
  }

  /** From the start; what was played can be had again by `redo`. */
  async restart(): Promise<void> {
    this.#undone.push(...this.#made.splice(0).reverse());
    await this.#again();
  }

  async #feed(move: number): Promise<void> {
    this.#queue.push(move);
    await this.#desk.step(this.match);
  }

  async #again(): Promise<void> {
    for (const [ply, move] of this.match.moves.entries()) this.#known[ply] = move;
    this.match = this.#newMatch();
    this.#queue = [...this.#made];
    await this.proceed();
  }

  #newMatch(): Match<P, number, P> {
    const { seats } = this.#desk;
    return this.#desk.start(Object.fromEntries(seats.map((seat) => [seat, this.#botAt(seat) ?? this.#person(seat)])));
  }

  /** One that always moves alike is not asked again; one with a memory has to live through it. */
  #botAt(seat: Seat): PlayerEntry<P, number> | undefined {
    const bot = this.#bots[seat];
    if (bot?.memoryless !== true) return bot;
    return {
      ...bot,
      start: (...first) => {
        const player = bot.start(...first);
        return { move: (seen) => this.#known[seen.ply] ?? player.move(seen) };
      },
    };
  }

  #person(seat: Seat): PlayerEntry<P, number> {
    return {
      name: HUMAN,
      about: 'A person at the keys.',
      cost: 'as long as it takes',
      seats: [seat],
      memoryless: false,
      start: () => ({ move: () => this.#queue.shift() ?? -1 }),
    };
  }
}
