/** What has to be known of a game in which somebody walks, so that people can play it. */

import type { Game, Position, Seat } from 'asterion/game';
import type { Cell, Direction, World } from 'asterion/world';

/** A position in a world. */
export interface PlacedPosition extends Position {
  readonly setup: { readonly world: World };
}

export interface Walk<P extends PlacedPosition> {
  /** Moves of those who walk are numbers; those of chance may be anything. */
  readonly game: Game<P, unknown, object>;
  /** How people call a side, without article. */
  readonly nameOf: (seat: Seat) => string;
  /** Where those stand whose turn it is, in their order. */
  moversOf(position: P): readonly Cell[];
  /** The steps of a mover on that cell. */
  stepsFrom(position: P, cell: Cell): readonly Direction[];
  /** Where such a step leads. */
  cellAfter(position: P, cell: Cell, step: Direction): Cell;
}
