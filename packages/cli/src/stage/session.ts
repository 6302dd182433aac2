/**
 * A game with people in it, and undo.
 *
 * The players who are not people move alike whenever they are asked alike, with the same seed; so a game is the moves
 * of its people, and going back is playing it again with fewer of them.
 */

import { CHANCE, type Match, type PlayerEntry, type Position, type Seat } from 'asterion/game';

/** The name of a player who is a person. */
export const HUMAN = 'human';

/** Whoever is not a person, by seat. */
export type Bots<P, Move = number> = Readonly<Partial<Record<Seat, PlayerEntry<P, Move>>>>;

/** How the matches of a game begin, and how they go on. */
export interface Desk<P extends Position, Move = number> {
  readonly seats: readonly Seat[];
  start(players: Readonly<Record<Seat, PlayerEntry<P, Move>>>): Match<P, Move, P>;
  step(match: Match<P, Move, P>): Promise<void>;
}

export class Session<P extends Position, Move = number> {
  match: Match<P, Move, P>;
  #desk: Desk<P, Move>;
  readonly #bots: Bots<P, Move>;
  /** Moves of people, in order, and those taken back, the last one first to come again. */
  #made: Move[] = [];
  #undone: Move[] = [];
  #hasTakenBack = false;
  /** Moves of people that the match has not asked for yet. */
  #queue: Move[] = [];
  /** By ply: moves on the way that was played, so that nobody has to think of them twice. */
  #known: Move[] = [];

  constructor(desk: Desk<P, Move>, bots: Bots<P, Move>) {
    this.#desk = desk;
    this.#bots = bots;
    this.match = this.#newMatch();
  }

  get position(): P {
    return this.match.position;
  }

  /** Whether a person sits there. */
  isPerson(seat: Seat): boolean {
    return seat !== CHANCE && this.#bots[seat] === undefined;
  }

  /** Whether anything was ever taken back in this game. */
  get hasTakenBack(): boolean {
    return this.#hasTakenBack;
  }

  /** Plays a person's move; the answer of the others is for `proceed`. */
  async play(move: Move): Promise<void> {
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

  /** Another game at another desk. Nothing of this one can be had again. */
  async begin(desk: Desk<P, Move>): Promise<void> {
    this.#desk = desk;
    [this.#made, this.#undone, this.#known] = [[], [], []];
    this.#hasTakenBack = false;
    this.match = this.#newMatch();
    await this.proceed();
  }

  async #feed(move: Move): Promise<void> {
    this.#queue.push(move);
    await this.#desk.step(this.match);
  }

  async #again(): Promise<void> {
    this.#hasTakenBack = true;
    for (const [ply, move] of this.match.moves.entries()) this.#known[ply] = move;
    this.match = this.#newMatch();
    this.#queue = [...this.#made];
    await this.proceed();
  }

  #newMatch(): Match<P, Move, P> {
    const { seats } = this.#desk;
    return this.#desk.start(Object.fromEntries(seats.map((seat) => [seat, this.#botAt(seat) ?? this.#person(seat)])));
  }

  /** One that always moves alike is not asked again; one with a memory has to live through it. */
  #botAt(seat: Seat): PlayerEntry<P, Move> | undefined {
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

  #person(seat: Seat): PlayerEntry<P, Move> {
    return {
      name: HUMAN,
      about: 'A person at the keys.',
      cost: 'as long as it takes',
      seats: [seat],
      memoryless: false,
      start: () => ({ move: () => this.#queue.shift() as Move }),
    };
  }
}
