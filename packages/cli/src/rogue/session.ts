/**
 * A game with people in it, and undo.
 *
 * The players who are not people move alike whenever they are asked alike, with the same seed; so a game is the moves
 * of its people, and going back is playing it again with fewer of them.
 */

import { type PlayerEntry, type RoguePosition, rogue, type Seat } from 'asterion/game';
import type { RoguePlayer } from 'asterion/players';
import { HUMAN, matchAt, type RogueMatch, stepAt, type Table } from './table.js';

export class Session {
  match: RogueMatch;
  readonly #table: Table;
  /** Who is not a person, by seat. */
  readonly #bots: Readonly<Partial<Record<Seat, RoguePlayer>>>;
  /** Moves of people, in order, and those taken back, the last one first to come again. */
  #made: number[] = [];
  #undone: number[] = [];
  /** Moves of people that the match has not asked for yet. */
  #queue: number[] = [];
  /** By ply: moves on the way that was played, so that nobody has to think of them twice. */
  #known: number[] = [];

  constructor(table: Table, bots: Readonly<Partial<Record<Seat, RoguePlayer>>>) {
    this.#table = table;
    this.#bots = bots;
    this.match = this.#newMatch();
  }

  get position(): RoguePosition {
    return this.match.position;
  }

  get canUndo(): boolean {
    return this.#made.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
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
    return this.match.end === undefined && (this.#queue.length > 0 || this.#bots[this.position.seat] !== undefined);
  }

  /** Lets everybody move until it is a person's turn or the game is over. */
  async proceed(): Promise<void> {
    while (this.isToProceed) await stepAt(this.#table, this.match);
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
    await stepAt(this.#table, this.match);
  }

  async #again(): Promise<void> {
    for (const [ply, move] of this.match.moves.entries()) this.#known[ply] = move;
    this.match = this.#newMatch();
    this.#queue = [...this.#made];
    await this.proceed();
  }

  #newMatch(): RogueMatch {
    const players = Object.fromEntries(rogue.seats.map((seat) => [seat, this.#botAt(seat) ?? this.#person(seat)]));
    return matchAt(this.#table, players);
  }

  /** One that always moves alike is not asked again; one with a memory has to live through it. */
  #botAt(seat: Seat): RoguePlayer | undefined {
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

  #person(seat: Seat): PlayerEntry<RoguePosition, number> {
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
