/**
 * The match: players at one game, move by move, under a referee who trusts nobody. Where nobody sits, moves come in from
 * outside: a person's, or those of a line that was played before.
 *
 * An illegal move, a thrown error or an answer that is no move is a forfeit with a culprit and a reason; it never
 * crashes the match. A match is stepped, so that hosts can show it, slow it down or stop it between any two moves.
 */

import type { OutcomeGround } from '../notation/index.js';
import type { Rng } from '../world/index.js';
import { CHANCE, type Game, type Outcome, type Position, type Seat } from './game.js';
import { type Player, type PlayerEntry, PlayerFault } from './player.js';

/** One move of a match, for viewers and recordings. */
export interface Turn<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** Its name as the game writes it. */
  readonly name: string;
  /** The check value of the position after it. */
  readonly check: number;
}

/** How a match ended: the game's own outcome, `evades` by repetition or by an oracle, `cap` or `forfeit`. */
export interface MatchEnd extends Outcome {
  /** What it follows from. */
  readonly ground: OutcomeGround;
  /** Who forfeited. */
  readonly culprit: Seat | undefined;
}

export interface MatchPlan<P extends Position, Move, Seen> {
  readonly game: Game<P, Move, object, Seen>;
  readonly position: P;
  /** Who sits where; nobody where a person plays, and chance needs nobody. */
  readonly players: Readonly<Partial<Record<Seat, PlayerEntry<Seen, Move>>>>;
  /** Every seat and chance draw from forks of it. */
  readonly rng: Rng;
  /** The match ends after so many moves; Infinity if it goes on until the game is over. */
  readonly cap: number;
  /** Asked when the cap is reached: what is proven of the position. Then the match ends with that, not by the cap. */
  readonly oracle?: ((position: P) => Outcome | undefined) | undefined;
}

export class Match<P extends Position, Move, Seen> {
  readonly game: Game<P, Move, object, Seen>;
  /** Every move so far: `moves[n]` leads from `positions[n]` to `positions[n + 1]`. */
  readonly moves: Move[] = [];
  readonly #plan: MatchPlan<P, Move, Seen>;
  /** In the order of the game's seats; undefined for a person. */
  readonly #players: (Player<Seen, Move> | undefined)[] = [];
  /** Keys of the positions so far, where a repetition would prove something. */
  readonly #seen: Set<number | string> | undefined;
  /** The first positions, as far as anybody has asked for them. */
  readonly #known: P[];
  #position: P;
  #end: MatchEnd | undefined;

  constructor(plan: MatchPlan<P, Move, Seen>) {
    const { game, position, players, rng } = plan;
    this.game = game;
    this.#known = [position];
    this.#plan = plan;
    this.#position = position;
    for (const seat of game.seats) {
      const entry = players[seat];
      if (entry?.seats.includes(seat) === false)
        throw new RangeError(`The player ${entry.name} cannot sit as ${seat}.`);
      try {
        this.#players.push(entry?.start(game.observe(position, seat), seat, rng.fork(seat)));
      } catch (error) {
        this.#forfeit(seat, faultOf(error));
      }
    }
    const isDeterministic = !game.hasChance && game.seats.every((seat) => players[seat]?.memoryless === true);
    if (isDeterministic) this.#seen = new Set([game.key(position)]);
    this.#judge();
  }

  get position(): P {
    return this.#position;
  }

  /** How it ended; undefined while it goes on. */
  get end(): MatchEnd | undefined {
    return this.#end;
  }

  /**
   * Every position so far, the first one included. Played again when asked for: most matches are only played, and
   * holding on to thousands of positions costs them more than the referee does.
   */
  get positions(): readonly P[] {
    const { game, moves } = this;
    while (this.#known.length <= moves.length) {
      const last = this.#known.length - 1;
      this.#known.push(game.play(this.#known[last], moves[last]));
    }
    return this.#known;
  }

  /** Makes one move. Returns a promise only if the player to move takes its time. Throws where a person is to move. */
  step(): undefined | Promise<void> {
    if (this.#end !== undefined) return undefined;
    const { seat } = this.#position;
    if (seat === CHANCE) {
      this.#playChance();
      return undefined;
    }
    const player = this.#playerAt(seat);
    if (player === undefined) throw new RangeError(`Expected a player for the seat ${seat}.`);
    let answer: Move | Promise<Move> | undefined;
    try {
      answer = player.move(this.game.observe(this.#position, seat));
    } catch (error) {
      this.#forfeit(seat, faultOf(error));
      return undefined;
    }
    if (isPromise(answer)) return this.#await(seat, answer);
    this.#accept(seat, answer);
    return undefined;
  }

  /**
   * Plays a move that comes from outside; whoever sits there lives through the turn. Returns whether it was legal: nobody
   * forfeits by a slip of the finger.
   */
  playMove(move: Move): boolean {
    if (this.#end !== undefined) return false;
    const { seat } = this.#position;
    const next = this.game.playIfLegal(this.#position, move);
    if (next === undefined) return false;
    if (seat !== CHANCE) this.#playerAt(seat)?.see?.(this.game.observe(this.#position, seat));
    this.#enter(move, next);
    return true;
  }

  #playerAt(seat: Seat): Player<Seen, Move> | undefined {
    return this.#players[this.game.seats.indexOf(seat)];
  }

  async #await(seat: Seat, answer: Promise<Move>): Promise<void> {
    try {
      this.#accept(seat, await answer);
    } catch (error) {
      this.#forfeit(seat, faultOf(error));
    }
  }

  #playChance(): void {
    const { game } = this;
    const move = game.draw?.(this.#position, this.#plan.rng.fork(this.#position.ply));
    if (move === undefined) throw new RangeError(`Expected the game ${game.name} to draw the moves of chance.`);
    this.#enter(move, game.play(this.#position, move));
  }

  #accept(seat: Seat, move: Move | undefined): void {
    const next = move === undefined ? undefined : this.game.playIfLegal(this.#position, move);
    if (move === undefined || next === undefined) this.#forfeit(seat, `made the illegal move ${this.#named(move)}`);
    else this.#enter(move, next);
  }

  #enter(move: Move, position: P): void {
    this.moves.push(move);
    this.#position = position;
    this.#judge();
  }

  #judge(): void {
    if (this.#end !== undefined) return;
    const outcome = this.game.outcome(this.#position);
    this.#end =
      outcome === undefined
        ? (this.#repetition() ?? this.#capped())
        : { ...outcome, ground: 'rule', culprit: undefined };
  }

  #repetition(): MatchEnd | undefined {
    if (this.#seen === undefined || this.moves.length === 0) return undefined;
    const key = this.game.key(this.#position);
    if (this.#seen.has(key)) return { ...this.game.repeated(this.#position), ground: 'repetition', culprit: undefined };
    this.#seen.add(key);
    return undefined;
  }

  #capped(): MatchEnd | undefined {
    const { cap, oracle } = this.#plan;
    if (this.#position.ply < cap) return undefined;
    const proven = oracle?.(this.#position);
    if (proven !== undefined) return { ...proven, ground: 'table', culprit: undefined };
    const why = `The cap of ${cap} moves is reached.`;
    return { result: 'cap', winner: undefined, why, ground: 'cap', culprit: undefined };
  }

  #forfeit(seat: Seat, what: string): void {
    const { game } = this;
    const winner = game.seats.length === 2 ? game.seats.find((other) => other !== seat) : undefined;
    const name = this.#plan.players[seat]?.name ?? 'a person';
    this.#end = { result: 'forfeit', winner, why: `The ${seat} (${name}) ${what}.`, ground: 'forfeit', culprit: seat };
  }

  #named(move: Move | undefined): string {
    try {
      if (typeof move === 'number') return this.game.moveName(this.#position, move);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // no move at all: shown as it is
    }
    return JSON.stringify(move) ?? 'undefined';
  }
}

/** Plays a match to its end, or until `signal` is aborted: then the match stays unfinished. */
export async function playMatch<P extends Position, Move, Seen>(
  match: Match<P, Move, Seen>,
  signal?: { readonly aborted: boolean },
): Promise<MatchEnd | undefined> {
  while (match.end === undefined && signal?.aborted !== true) {
    const pending = match.step();
    if (pending !== undefined) await pending;
  }
  return match.end;
}

const isPromise = <T>(answer: T | Promise<T> | undefined): answer is Promise<T> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;

const faultOf = (error: unknown): string => (error instanceof PlayerFault ? error.message : `threw ${textOf(error)}`);

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
