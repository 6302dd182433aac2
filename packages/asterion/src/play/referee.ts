/**
 * The referee of a setup: tells what a move leads to and what the bots answer, at any place of any line.
 *
 * Bots may have a memory, so they are asked in a match that has lived through the line. Where nobody but people plays,
 * a match begins wherever it is needed: going back costs nothing, however long a turn takes to play.
 */

import {
  checkText,
  Match,
  type MatchEnd,
  type Outcome,
  type Position,
  recordedGame,
  type Turn,
} from '../game/index.js';
import type { RecordedMove, Recording } from '../notation/index.js';
import { createRng } from '../world/index.js';
import { lineOf, type Standing } from './course.js';
import type { GameSetup } from './setup.js';

/** Knows what a game that reaches its cap is worth, once it is ready. */
export interface CapOracle<P> {
  /** To be awaited before a move that may reach the cap. */
  prepare(): Promise<void>;
  /** What is proven of a position; undefined for nothing, and while it is not prepared. */
  ask(position: P): Outcome | undefined;
}

/** Says where moves lead in games of one setup, and what bots and chance answer. */
export class Referee<P extends Position, Move, Seen> {
  /** What its games are played with. */
  readonly setup: GameSetup<P, Move, Seen>;
  /** Where they begin. */
  readonly start: Standing<P>;
  readonly #oracle: CapOracle<P> | undefined;
  #match: Match<P, Move, Seen>;
  /** Where the match stands. */
  #at: Standing<P>;

  constructor(setup: GameSetup<P, Move, Seen>, oracle?: CapOracle<P>) {
    this.setup = setup;
    this.#oracle = oracle;
    this.#match = this.#newMatch(setup.start);
    this.start = { before: undefined, position: setup.start, turn: undefined, end: this.#endOf(this.#match) };
    this.#at = this.start;
  }

  /** Where a move leads that somebody made; undefined if it is not legal. */
  after(before: Standing<P>, move: Move): Standing<P> | undefined {
    const match = this.#matchAt(before);
    const made = match.moves.length;
    return match.playMove(move) ? this.#arrive(match, before, made) : undefined;
  }

  /** Where the move of chance leads, whose turn it must be. The match draws it. */
  drawn(before: Standing<P>): Standing<P> {
    const match = this.#matchAt(before);
    const made = match.moves.length;
    void match.step();
    return this.#arrive(match, before, made);
  }

  /** Where the answer of the bot that is to move leads. It may take its time. */
  async answer(before: Standing<P>): Promise<Standing<P>> {
    await this.beforeCap(before);
    const match = this.#matchAt(before);
    const made = match.moves.length;
    await match.step();
    return this.#arrive(match, before, made);
  }

  /** Where a move has led, as somebody knows who has played it before. Whether that was the end is not asked. */
  recalled(before: Standing<P>, move: Move, position: P): Standing<P> {
    return { before, position, turn: this.#turn(before, move, position), end: undefined };
  }

  /** Makes ready what the cap is worth, if the next move may reach it. */
  async beforeCap({ position }: Standing<P>): Promise<void> {
    if (position.ply >= this.setup.cap - 1) await this.#oracle?.prepare();
  }

  /** A standing of another setup on the same ground, as it is judged here: bots who always move alike prove draws. */
  rejudged(tip: Standing<P>): Standing<P> {
    return { ...tip, end: this.#endOf(this.#matchAt(tip)) };
  }

  /** A line as a recording; with other moves where it keeps those that were taken back. */
  recordingOf(tip: Standing<P>, moves: readonly RecordedMove[] = recordedMoves(tip)): Recording {
    const { description, scene, said, options, cap, seed, names, values } = this.setup;
    const start = { scene, recipe: description.recipe?.(values), said, options, seed, seats: names };
    return recordedGame(description.game.name, { ...start, cap: cap === Infinity ? undefined : cap }, moves, tip.end);
  }

  /** Where a match stands that had made so many moves. A forfeit ends it without a move: then the end is where it was. */
  #arrive(match: Match<P, Move, Seen>, before: Standing<P>, made: number): Standing<P> {
    const { position, moves } = match;
    const end = this.#endOf(match);
    const isForfeit = moves.length === made;
    const standing = isForfeit
      ? { ...before, end }
      : { before, position, turn: this.#turn(before, moves[made], position), end };
    if (match === this.#match) this.#at = standing;
    return standing;
  }

  #turn({ position: { seat }, position: before }: Standing<P>, move: Move, after: P): Turn<Move> {
    const { game } = this.setup.description;
    return { seat, move, name: game.moveName(before, move), check: game.check(after) };
  }

  #endOf({ end }: Match<P, Move, Seen>): MatchEnd | undefined {
    return end?.result === 'cap' && end.basis === 'cap' ? { ...end, why: this.setup.capText } : end;
  }

  /** The match at a standing: the one at hand if it stands there, else a new one that lives through the line. */
  #matchAt(tip: Standing<P>): Match<P, Move, Seen> {
    if (tip === this.#at) return this.#match;
    const hasBots = Object.keys(this.setup.bots).length > 0;
    this.#match = this.#newMatch(hasBots ? this.setup.start : tip.position);
    this.#at = tip;
    if (!hasBots) return this.#match;
    for (const { turn } of lineOf(tip)) if (turn !== undefined) this.#match.playMove(turn.move as Move);
    return this.#match;
  }

  #newMatch(position: P): Match<P, Move, Seen> {
    const { description, seed, cap, bots } = this.setup;
    const { game } = description;
    const oracle = this.#oracle && ((reached: P) => this.#oracle?.ask(reached));
    return new Match({ game, position, players: bots, rng: createRng(seed), cap, oracle });
  }
}

/** The moves of a line, as recordings keep them. */
const recordedMoves = (tip: Standing): RecordedMove[] =>
  lineOf(tip).flatMap(({ turn }) =>
    turn === undefined ? [] : [{ seat: turn.seat, name: turn.name, check: checkText(turn.check) }],
  );
