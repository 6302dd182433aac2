/** What a game adds to puzzles: where its worlds come from, which positions are worth a look, who plays without thinking much. */

import type { Position, Seat } from '../game/index.js';
import type { ExactValue, GameDescription } from '../play/index.js';
import type { Said } from '../settings/index.js';
import type { Cell, Rng } from '../world/index.js';
import type { PuzzleTaskName } from './puzzle.js';

/** What every position of a game is worth with best play; made by one solver or by another. */
export type ValueOf<P extends Position = Position> = (position: P) => ExactValue;

/** How a game comes to stand as a position says. */
export interface Approach {
  /** Who stands where before the moves, by role. */
  readonly actors: Readonly<Record<string, readonly Cell[]>>;
  /** The names of the moves. */
  readonly from: readonly string[];
}

/** Who stands where, as far as it matters what a puzzle is about. */
export interface PuzzleCast {
  /** Whoever hunts. */
  readonly pursuers: readonly Cell[];
  /** Whoever is hunted. */
  readonly quarry: Cell;
  /** What the hunted is after: none where it only has to last. */
  readonly goals: readonly Cell[];
}

/** A game that has puzzles. */
export interface PuzzleGame<
  P extends Position = Position,
  Move = unknown,
  Seen = unknown,
  Table = unknown,
  Memory = unknown,
> {
  /** As hosts know it. It has an exact table. */
  readonly description: GameDescription<P, Move, Seen, Table, Memory>;
  /** The rules that matter in a world, for whoever has never played it, in a few sentences. */
  rule(position: P): string;
  /** What is to be done by whoever is to move, where there is something worth it. */
  task(position: P, value: ExactValue): PuzzleTaskName | undefined;
  /** How a game comes there; undefined where none does. */
  approach(position: P): Approach | undefined;
  /** Who hunts whom. */
  cast(position: P): PuzzleCast;
  /** The values of the game that a position belongs to, by another solver than `description.exact`. */
  proof(position: P): ValueOf<P>;
  /** The players who do what everybody would, by the names of the registry; the one who walks straight on first. */
  natural(seat: Seat): readonly string[];
  /** One who looks so many moves ahead, by name. */
  lookahead(depth: number): string;
  /** How far ahead is tried. */
  readonly deepest: number;
}

/** Any game that has puzzles. */
export type AnyPuzzleGame = PuzzleGame;

/** Worlds for puzzles of one kind. */
export interface PuzzleSource {
  /** As `--game` names it: `rogue`. */
  readonly name: string;
  /** What people read in lists: `One monster`. */
  readonly title: string;
  /** Whose puzzles they are. */
  readonly game: AnyPuzzleGame;
  /** What a world is grown from: drawn at random, small, a few milliseconds to grow. */
  recipe(rng: Rng): Said;
  /** Positions of such a world to be looked at, drawn at random where they are many. */
  positions(start: Position, rng: Rng): Iterable<Position>;
}
