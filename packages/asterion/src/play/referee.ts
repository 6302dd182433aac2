/**
 * The referee of a setup: tells what a move leads to and what the bots answer, at any place of any line.
 *
 * Bots may have a memory, so they are asked in a match that has lived through the line.
 */

import { Match, type MatchEnd, type Outcome, type Position, recordMatch } from '../game/index.js';
import type { Recording } from '../notation/index.js';
import { createRng } from '../world/index.js';
import { lineOf, type Standing } from './course.js';
import type { GameSetup } from './setup.js';

/** Knows what a game that reaches its cap is worth, once it is ready. */
export interface CapOracle<P> {
  prepare(): Promise<void>;
  ask(position: P): Outcome | undefined;
}

export class Referee<P extends Position, Move, Seen> {
  readonly setup: GameSetup<P, Move, Seen>;
  readonly start: Standing<P>;
  readonly #oracle: CapOracle<P> | undefined;
  #match: Match<P, Move, Seen>;
  /** Where the match stands. */
  #at: Standing<P>;

  constructor(setup: GameSetup<P, Move, Seen>, oracle?: CapOracle<P>) {
    this.setup = setup;
    this.#oracle = oracle;
    this.#match = this.#newMatch();
    this.start = { before: undefined, position: setup.start, turn: undefined, end: this.#endOf(this.#match) };
    this.#at = this.start;
  }

  /** Where a move leads that somebody made; undefined if it is not legal. */
  after(before: Standing<P>, move: Move): Standing<P> | undefined {
    const match = this.#matchAt(before);
    return match.playMove(move) ? this.#arrive(match, before) : undefined;
  }

  /** Where the move of chance leads, whose turn it must be. The match draws it. */
  drawn(before: Standing<P>): Standing<P> {
    const match = this.#matchAt(before);
    void match.step();
    return this.#arrive(match, before);
  }

  /** Where the answer of the bot that is to move leads. It may take its time. */
  async answer(before: Standing<P>): Promise<Standing<P>> {
    await this.beforeCap(before);
    const match = this.#matchAt(before);
    await match.step();
    return this.#arrive(match, before);
  }

  /** Makes ready what the cap is worth, if the next move may reach it. */
  async beforeCap({ position }: Standing<P>): Promise<void> {
    if (position.ply >= this.setup.cap - 1) await this.#oracle?.prepare();
  }

  /** A standing of another setup on the same ground, as it is judged here: bots who always move alike prove draws. */
  rejudged(tip: Standing<P>): Standing<P> {
    return { ...tip, end: this.#endOf(this.#matchAt(tip)) };
  }

  /** A line as a recording. */
  recordingOf(tip: Standing<P>): Recording {
    const { description, scene, said, options, cap, seed, names, values } = this.setup;
    const recording = recordMatch(this.#matchAt(tip), {
      scene,
      recipe: description.recipe?.(values),
      said,
      options,
      cap: cap === Infinity ? undefined : cap,
      seed,
      seats: names,
    });
    return { ...recording, outcome: tip.end?.result, ground: tip.end?.ground };
  }

  /** A forfeit ends the match without a move: then the end is where it was. */
  #arrive(match: Match<P, Move, Seen>, before: Standing<P>): Standing<P> {
    const { ply } = before.position;
    const end = this.#endOf(match);
    const standing =
      match.moves.length === ply
        ? { ...before, end }
        : { before, position: match.position, turn: match.turn(ply), end };
    if (match === this.#match) this.#at = standing;
    return standing;
  }

  #endOf({ end }: Match<P, Move, Seen>): MatchEnd | undefined {
    return end?.result === 'cap' && end.ground === 'cap' ? { ...end, why: this.setup.capText } : end;
  }

  /** The match at a standing: the one at hand if it stands there, else a new one that lives through the line. */
  #matchAt(tip: Standing<P>): Match<P, Move, Seen> {
    if (tip === this.#at) return this.#match;
    this.#match = this.#newMatch();
    this.#at = tip;
    for (const { turn } of lineOf(tip)) if (turn !== undefined) this.#match.playMove(turn.move as Move);
    return this.#match;
  }

  #newMatch(): Match<P, Move, Seen> {
    const { description, start: position, seed, cap, bots } = this.setup;
    const { game } = description;
    const oracle = this.#oracle && ((reached: P) => this.#oracle?.ask(reached));
    return new Match({ game, position, players: bots, rng: createRng(seed), cap, oracle });
  }
}
