/**
 * What a game is: pure functions over immutable positions, and a few facts as data.
 *
 * Players, clocks, screens and files live elsewhere. Chance, where a game has it, is a seat like any other, whose moves
 * are drawn from a seeded stream, so that a game is its moves and nothing else.
 */

import { checkMembers } from '../settings/index.js';
import type { Rng, Scene, Seed } from '../world/index.js';

/** Who moves: a role of the game, or `CHANCE`. */
export type Seat = string;
/** The seat whose moves are drawn from a stream of random numbers. */
export const CHANCE = 'chance';

/** Who wins where a seat forfeits: the other of two. */
export const otherSeat = (seats: readonly Seat[], seat: Seat): Seat | undefined =>
  seats.length === 2 ? seats.find((other) => other !== seat) : undefined;

/** How a game ended. */
export interface Outcome {
  /** `captured`, `evades`, ...: the game's own word. */
  readonly result: string;
  /** Undefined for a draw. */
  readonly winner: Seat | undefined;
  /** Why, as a sentence. */
  readonly why: string;
}

/** What every position says of itself. */
export interface Position {
  /** Moves made so far, those of chance included. */
  readonly ply: number;
  /** Who moves next. */
  readonly seat: Seat;
}

/**
 * The rules of a game. `Seen` is what a seat may know of a position; with perfect information it is the position.
 */
export interface Game<P extends Position, Move, Options extends object, Seen = P> {
  /** What recordings, links and options call it: `rogue`. */
  readonly name: string;
  /** What it is about, in a sentence. */
  readonly about: string;
  /** In the order in which they move. */
  readonly seats: readonly Seat[];
  /** Whether `CHANCE` is ever to move: such a game has `draw`. */
  readonly hasChance: boolean;
  /** Whether a seat may see less than the position, under some options at least. */
  readonly hasHiddenInformation: boolean;
  /** Whether an exact table can be made of it. */
  readonly isSolvable: boolean;
  /** The options, each with the value it has unless told otherwise. */
  readonly defaults: Options;
  /** Why it cannot be played in a scene, as a sentence; undefined if it can. */
  fault(scene: Scene, options: Options): string | undefined;
  /** The name by which recordings take the last turn back; undefined where they leave out what was taken back. */
  readonly undo?: string;
  /** The first position. Throws a RangeError where there is a `fault`. */
  initial(scene: Scene, options: Options, seed: Seed): P;
  /** In a fixed order, so that bots and replays agree on it. Empty when the game is over. */
  legalMoves(position: P): Move[];
  /** The position after a move. Trusts its caller: strangers' moves go to `playIfLegal`. */
  play(position: P, move: Move): P;
  /** The position after a stranger's move, whatever that may be; undefined if it is not legal. */
  playIfLegal(position: P, move: Move): P | undefined;
  /** How it ended; undefined while it goes on. */
  outcome(position: P): Outcome | undefined;
  /** The world of a position, and who stands where in it: all that a drawing needs. */
  scene(position: P): Scene;
  /** What a seat may see of a position. */
  observe(position: P, seat: Seat): Seen;
  /** A move of chance; only called when it is chance's turn. */
  draw?(position: P, rng: Rng): Move;
  /** Everything the future depends on, the count of moves left out: two positions with one key are the same to play. */
  key(position: P): number | string;
  /** What it means that a position came again between players who always move alike. */
  repeated(position: P): Outcome;
  /** A 32-bit check value of the whole position, for recordings. */
  check(position: P): number;
  /** The name of a move, for recordings. May throw a RangeError for what can be no move. */
  moveName(position: P, move: Move): string;
  /** The move of that name, legal or not; undefined if there is none. */
  moveNamed(position: P, name: string): Move | undefined;
}

/** Throws a RangeError for what is no scene, and where the options of a game are missing: one of them is named. */
export function checkStart(game: string, scene: Scene, options: object, option: string): void {
  checkMembers('a scene, which holds a `world`', scene, 'world', 'actors');
  checkMembers(`the options of ${game}, such as ${game}.defaults`, options, option);
}

/** Any game at all, for registries and tools that do not care which. */
export type AnyGame = Game<Position, unknown, object, unknown>;
