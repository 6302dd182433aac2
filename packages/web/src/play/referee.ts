/**
 * The referee of a table: tells what a move leads to and what the bots answer, at any place of any line.
 *
 * Bots may have a memory, so they are asked in a match that has lived through the line: the moves of the line are put
 * into their mouths, and only past its end they speak for themselves.
 */

import {
  Match,
  type MatchEnd,
  type Player,
  type PlayerEntry,
  type Position,
  recordMatch,
  type Seat,
} from 'asterion/game';
import type { Recording } from 'asterion/notation';
import { createRng } from 'asterion/world';
import { lineOf, type Standing } from './course.js';
import { HUMAN, type Table } from './table.js';

export class Referee<P extends Position> {
  readonly table: Table<P, unknown>;
  readonly start: Standing<P>;
  #match: Match<P, number, P>;
  /** Where the match stands. */
  #at: Standing<P>;
  /** The moves that are put into the players' mouths, by ply. */
  #script: number[] = [];

  constructor(table: Table<P, unknown>) {
    this.table = table;
    this.#match = this.#newMatch();
    this.start = { before: undefined, position: table.start, turn: undefined, end: this.#endOf(this.#match) };
    this.#at = this.start;
  }

  /** Where a person's move leads. It must be legal. */
  after(before: Standing<P>, move: number): Standing<P> {
    const match = this.#matchAt(before);
    this.#script[before.position.ply] = move;
    void match.step();
    return this.#arrive(match, before);
  }

  /** Where the move of chance leads, whose turn it must be. The match draws it. */
  drawn(before: Standing<P>): Standing<P> {
    const match = this.#matchAt(before);
    void match.step();
    return this.#arrive(match, before);
  }

  /** Where the answer of the bot that is to move leads. It may take its time. */
  async answer(before: Standing<P>): Promise<Standing<P>> {
    const match = this.#matchAt(before);
    this.#script.length = before.position.ply;
    await match.step();
    return this.#arrive(match, before);
  }

  /** A standing of another table with the same ground, as it is judged here: bots who always move alike prove draws. */
  rejudged(tip: Standing<P>): Standing<P> {
    return { ...tip, end: this.#endOf(this.#matchAt(tip)) };
  }

  /** A line as a recording. */
  recordingOf(tip: Standing<P>): Recording {
    const { scene, options, seed, names } = this.table;
    const recording = recordMatch(this.#matchAt(tip), { scene, options, seed, seats: names });
    return { ...recording, outcome: tip.end?.result };
  }

  /** A forfeit ends the match without a move: then the end is where it was. */
  #arrive(match: Match<P, number, P>, before: Standing<P>): Standing<P> {
    const { ply } = before.position;
    const end = this.#endOf(match);
    const standing =
      match.moves.length === ply
        ? { ...before, end }
        : { before, position: match.position, turn: match.turn(ply), end };
    if (match === this.#match) this.#at = standing;
    return standing;
  }

  #endOf({ end }: Match<P, number, P>): MatchEnd | undefined {
    return end?.result === 'cap' ? { ...end, why: this.table.cap.why } : end;
  }

  /** The match at a standing: the one at hand if it stands there, else a new one that lives through the line. */
  #matchAt(tip: Standing<P>): Match<P, number, P> {
    if (tip === this.#at) return this.#match;
    this.#script = lineOf(tip).flatMap(({ turn }) => (turn === undefined ? [] : [turn.move]));
    this.#match = this.#newMatch();
    this.#at = tip;
    while (this.#match.moves.length < this.#script.length && this.#match.end === undefined) void this.#match.step();
    return this.#match;
  }

  #newMatch(): Match<P, number, P> {
    const { game, start, seed, cap, bots } = this.table;
    const players = Object.fromEntries(game.seats.map((seat) => [seat, this.#seated(seat, bots[seat])]));
    return new Match({ game, position: start, players, rng: createRng(seed), cap: cap.moves });
  }

  #seated(seat: Seat, bot: PlayerEntry<P, number> | undefined): PlayerEntry<P, number> {
    if (bot === undefined) {
      const said = { move: ({ ply }: P) => this.#script[ply] };
      return { name: HUMAN, about: '', cost: '', seats: [seat], memoryless: false, start: () => said };
    }
    return { ...bot, start: (...first) => this.#prompted(bot, bot.start(...first)) };
  }

  #prompted({ memoryless }: PlayerEntry<P, number>, player: Player<P, number>): Player<P, number> {
    return {
      move: (seen) => {
        const known = this.#script[seen.ply];
        // One that always moves alike need not be asked again; one with a memory has to live through it.
        if (known === undefined) return player.move(seen);
        if (!memoryless) void player.move(seen);
        return known;
      },
    };
  }
}
