/** The table a game is played at, as far as playing goes, whatever the game. */

import { CHANCE, type Game, type PlayerEntry, type Position, type Seat } from 'asterion/game';
import type { Scene } from 'asterion/world';

/** The name of the player who is a person. */
export const HUMAN = 'human';
/** What an option says that is either there or not. */
export const YES = '1';

/** The settings as people type them and links carry them: text, right or wrong. */
export interface Settings {
  /** Where the world comes from; `given` for one of its own, packed in `world`. */
  readonly source: string;
  readonly world: string;
  readonly seed: string;
}

export interface Table<P extends Position, Draft> {
  readonly draft: Draft;
  readonly game: Game<P, number, object>;
  readonly scene: Scene;
  readonly options: object;
  readonly seed: string;
  readonly names: Readonly<Record<Seat, string>>;
  /** Who is not a person. */
  readonly bots: Readonly<Partial<Record<Seat, PlayerEntry<P, number>>>>;
  /** After how many moves it ends, and what is said then. */
  readonly cap: { readonly moves: number; readonly why: string };
  readonly start: P;
  /** Whether its game was played elsewhere, so that settings alone do not give it again. */
  readonly isReplay: boolean;
}

/** Of a table only who sits there. */
type Seating = Pick<Table<Position, unknown>, 'bots' | 'game'>;

/** Nobody sits where chance moves. */
export const isPerson = ({ bots }: Pick<Seating, 'bots'>, seat: Seat): boolean =>
  seat !== CHANCE && bots[seat] === undefined;

export const peopleOf = <P extends Position>(table: Table<P, unknown>): readonly Seat[] =>
  table.game.seats.filter((seat) => isPerson(table, seat));

/** The same table with people at every seat. */
export function byHand<P extends Position, Draft, T extends Table<P, Draft>>(table: T): T {
  const names = Object.fromEntries(table.game.seats.map((seat) => [seat, HUMAN]));
  return { ...table, draft: { ...table.draft, ...names }, names, bots: {}, isReplay: true };
}
