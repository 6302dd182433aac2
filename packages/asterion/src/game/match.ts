/**
 * The match: two or more players at one game, move by move, under a referee who trusts nobody.
 *
 * An illegal move, a thrown error or an answer that is no move is a forfeit with a culprit and a reason; it never
 * crashes the match. A match is stepped, so that hosts can show it, slow it down or stop it between any two moves.
 */

import type { Rng } from '../world/index.js';
import { CHANCE, type Game, type Outcome, type Position, type Seat } from './game.js';
import type { Player, PlayerEntry } from './player.js';

/** One move of a match, for viewers and recordings. */
export interface Turn<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** Its name as the game writes it. */
  readonly name: string;
  /** The check value of the position after it. */
  readonly check: number;
}

/** How a match ended: the game's own outcome, `evades` by repetition, `cap` or `forfeit`. */
export interface MatchEnd extends Outcome {
  /** Who forfeited. */
  readonly culprit: Seat | undefined;
}

export interface MatchPlan<P extends Position, Move, Seen> {
  readonly game: Game<P, Move, object, Seen>;
  readonly position: P;
  /** Who sits where; chance needs nobody. */
  readonly players: Readonly<Record<Seat, PlayerEntry<Seen, Move>>>;
  /** Every seat and chance draw from forks of it. */
  readonly rng: Rng;
  /** The match ends after so many moves. */
  readonly cap: number;
  /** What ends the match because it is proven, though the rules would go on. */
  readonly oracle?: ((position: P) => Outcome | undefined) | undefined;
}

export class Match<P extends Position, Move, Seen> {
  readonly game: Game<P, Move, object, Seen>;
  readonly turns: Turn<Move>[] = [];
  readonly #plan: MatchPlan<P, Move, Seen>;
  readonly #players = new Map<Seat, Player<Seen, Move>>();
  /** Keys of the positions so far, where a repetition would prove something. */
  readonly #seen: Set<number | string> | undefined;
  #position: P;
  #end: MatchEnd | undefined;

  constructor(plan: MatchPlan<P, Move, Seen>) {
    const { game, position, players, rng } = plan;
    this.game = game;
    this.#plan = plan;
    this.#position = position;
    for (const seat of game.seats) {
      const entry = players[seat];
      if (entry === undefined) throw new RangeError(`Expected a player for the seat ${seat}.`);
      if (!entry.seats.includes(seat)) throw new RangeError(`The player ${entry.name} cannot sit as ${seat}.`);
      this.#guard(seat, () => this.#players.set(seat, entry.start(game.observe(position, seat), seat, rng.fork(seat))));
    }
    const isDeterministic = !game.hasChance && game.seats.every((seat) => players[seat].memoryless);
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

  /** Makes one move. Returns a promise only if the player to move takes its time. */
  step(): undefined | Promise<void> {
    if (this.#end !== undefined) return undefined;
    const { seat } = this.#position;
    if (seat === CHANCE) {
      this.#playChance();
      return undefined;
    }
    const answer = this.#guard(seat, () => this.#players.get(seat)?.move(this.game.observe(this.#position, seat)));
    if (!isPromise(answer)) {
      this.#accept(seat, answer);
      return undefined;
    }
    return answer.then(
      (move) => {
        this.#accept(seat, move);
      },
      (error: unknown) => {
        this.#forfeit(seat, `threw ${textOf(error)}`);
      },
    );
  }

  #playChance(): void {
    const { game } = this;
    const move = game.draw?.(this.#position, this.#plan.rng.fork(this.#position.ply));
    if (move === undefined) throw new RangeError(`Expected the game ${game.name} to draw the moves of chance.`);
    this.#play(CHANCE, move);
  }

  #accept(seat: Seat, move: Move | undefined): void {
    if (this.#end !== undefined) return;
    const isLegal = move !== undefined && this.#guard(seat, () => this.game.isLegal(this.#position, move)) === true;
    if (isLegal) this.#play(seat, move);
    else if (this.#end === undefined) this.#forfeit(seat, `made the illegal move ${this.#named(move)}`);
  }

  #play(seat: Seat, move: Move): void {
    const { game } = this;
    const name = game.moveName(this.#position, move);
    this.#position = game.play(this.#position, move);
    this.turns.push({ seat, move, name, check: game.check(this.#position) });
    this.#judge();
  }

  #judge(): void {
    if (this.#end !== undefined) return;
    const { game } = this;
    const { cap, oracle } = this.#plan;
    const outcome = game.outcome(this.#position) ?? oracle?.(this.#position) ?? this.#repetition();
    if (outcome !== undefined) this.#end = { ...outcome, culprit: undefined };
    else if (this.#position.ply >= cap) {
      this.#end = { result: 'cap', winner: undefined, why: `The cap of ${cap} moves is reached.`, culprit: undefined };
    }
  }

  #repetition(): Outcome | undefined {
    if (this.#seen === undefined || this.turns.length === 0) return undefined;
    const key = this.game.key(this.#position);
    if (this.#seen.has(key)) return this.game.repeated(this.#position);
    this.#seen.add(key);
    return undefined;
  }

  #forfeit(seat: Seat, what: string): void {
    const { game } = this;
    const winner = game.seats.length === 2 ? game.seats.find((other) => other !== seat) : undefined;
    const name = this.#plan.players[seat].name;
    this.#end = { result: 'forfeit', winner, why: `The ${seat} (${name}) ${what}.`, culprit: seat };
  }

  /** Runs a player's code; what it throws is its forfeit. */
  #guard<T>(seat: Seat, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.#forfeit(seat, `threw ${textOf(error)}`);
      return undefined;
    }
  }

  #named(move: Move | undefined): string {
    try {
      if (move !== undefined) return this.game.moveName(this.#position, move);
    } catch {
      // Not a move at all: shown as it is.
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

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
