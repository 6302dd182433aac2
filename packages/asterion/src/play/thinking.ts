/**
 * What bots answer, found in another thread: a request goes in, the names of moves come out, all of them plain data.
 *
 * Positions hold functions and stay where they are: the thread plays the same line by the names of its moves, and keeps the
 * match for the next request, so that a game is lived through once. The same seed gives the same moves, here and there.
 */

import { CHANCE, Match, type Position, type Seat } from '../game/index.js';
import { formatDocument } from '../notation/index.js';
import { Refusal } from '../settings/index.js';
import { createRng } from '../world/index.js';
import { lineOf, type Standing } from './course.js';
import type { AnyDescription } from './description.js';
import { type GameStart, positionAt } from './outsiders.js';
import type { GameSetup } from './setup.js';

/** A game as far as it was played, and who is to go on. */
export interface ThinkRequest {
  /** How it began. */
  readonly start: GameStart;
  /** Who sits where, people left out. */
  readonly bots: Readonly<Record<Seat, string>>;
  /** The game ends after so many moves of all seats; Infinity if only the rules end it. */
  readonly cap: number;
  /** Every move so far, those of chance included, by name. */
  readonly moves: readonly string[];
}

/** How games began: writing a large world down takes longer than most moves. */
const starts = new WeakMap<GameSetup, GameStart>();

/** The request for what comes after a standing. */
export function thinkRequest(setup: GameSetup, tip: Standing): ThinkRequest {
  const { description, scene, options, seed, names, bots, cap } = setup;
  const start = starts.get(setup) ?? { game: description.game.name, world: formatDocument(scene), options, seed };
  starts.set(setup, start);
  const seated = Object.entries(names).filter(([seat]) => bots[seat] !== undefined);
  const moves = lineOf(tip).flatMap(({ turn }) => (turn === undefined ? [] : [turn.name]));
  return { start, bots: Object.fromEntries(seated), cap, moves };
}

type AnyMatch = Match<Position, unknown, unknown>;

/** Sits in the thread. */
export class Thinker {
  readonly #descriptions: readonly AnyDescription[];
  #match: AnyMatch | undefined;
  /** Who may move now. */
  #bots: ThinkRequest['bots'] = {};
  /** Which game the match is of. */
  #key = '';
  /** The moves of the match, by name. */
  #moves: string[] = [];

  constructor(descriptions: readonly AnyDescription[]) {
    this.#descriptions = descriptions;
  }

  /** Takes the place of a request. Throws a RangeError where there is no such game, player or line. */
  begin(request: ThinkRequest): void {
    this.#bots = request.bots;
    this.#match = this.#matchAt(request);
  }

  /**
   * Makes the next move of a bot or of chance, and names it; undefined where a person is to move, the game is over, or
   * somebody has failed.
   */
  async next(): Promise<string | undefined> {
    const match = this.#match;
    if (match === undefined || match.end !== undefined) return undefined;
    const { game, position, moves } = match;
    if (position.seat !== CHANCE && !Object.hasOwn(this.#bots, position.seat)) return undefined;
    const made = moves.length;
    await match.step();
    if (moves.length === made) return undefined; // a forfeit
    const name = game.moveName(position, moves[made]);
    this.#moves.push(name);
    return name;
  }

  /** The match at hand if it stands there, else a new one that lives through the line. */
  #matchAt(request: ThinkRequest): AnyMatch {
    const { start, bots, cap, moves: line } = request;
    const key = JSON.stringify([start, bots, cap]);
    const isOnItsWay =
      key === this.#key && this.#moves.length <= line.length && this.#moves.every((name, at) => name === line[at]);
    const match = (isOnItsWay ? this.#match : undefined) ?? this.#newMatch(request);
    if (match !== this.#match) this.#moves = [];
    this.#key = key;
    for (const name of line.slice(this.#moves.length)) {
      const move = match.game.moveNamed(match.position, name);
      if (move === undefined || !match.playMove(move)) throw new RangeError(`Expected a legal move, got "${name}".`);
      this.#moves.push(name);
    }
    return match;
  }

  #newMatch({ start, bots, cap }: ThinkRequest): AnyMatch {
    const description = this.#descriptions.find(({ game }) => game.name === start.game);
    if (description === undefined) throw new RangeError(`Expected a game that is known, got "${start.game}".`);
    const players = Object.entries(bots).map(([seat, name]) => {
      const entry = description.players.named(name, seat, String(start.seed));
      if (entry instanceof Refusal) throw new RangeError(entry.message);
      return [seat, entry] as const;
    });
    return new Match({
      game: description.game,
      position: positionAt(start, description),
      players: Object.fromEntries(players),
      rng: createRng(start.seed),
      cap,
    });
  }
}
