/** What is told about a moment of play: the status, why nobody can move, what the live region says. */

import { CHANCE, type MatchEnd, type Position, type Seat } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import type { Moment, Standing } from './course.js';
import { isPerson, peopleOf, type Table } from './table.js';
import { capital } from './words.js';

/** The words of a game. */
export interface Speech<P extends Position> {
  /** `the rogue`, `Theseus`; of chance too, where there is any. */
  seatName(seat: Seat): string;
  /** What the moves of all sides are counted in: `turn`. */
  readonly unit: string;
  /** One of several who move together: `monster`. */
  readonly mate: string;
  /** Where those stand who are to move. */
  moversOf(position: P): readonly Cell[];
  stepName(position: P, step: Direction): string;
  /** The last move, and what is to be known of the position; at the start that it is the start. */
  moveText(standing: Standing<P>, people: readonly Seat[]): string;
  endText(end: MatchEnd, position: P, people: readonly Seat[]): string;
}

type At<P extends Position> = Moment<P, Table<P, unknown>>;

export class Telling<P extends Position> {
  readonly speech: Speech<P>;

  constructor(speech: Speech<P>) {
    this.speech = speech;
  }

  /** Whose move it is, or how the game ended. `told` movers of a person know their steps already. */
  status(standing: Standing<P>, { table, tip }: At<P>, told: number, isThinking: boolean): string {
    const { position, end } = standing;
    const { speech } = this;
    const people = peopleOf(table);
    if (end !== undefined) return speech.endText(end, position, people);
    const { seat } = position;
    const name = speech.seatName(seat);
    const isLast = standing === tip;
    if (!isPerson(table, seat)) {
      const bot = seat === CHANCE ? capital(name) : `${capital(name)} (${table.names[seat]})`;
      return isLast && isThinking ? `${bot} is thinking.` : `${bot} ${isLast ? 'is' : 'was'} to move.`;
    }
    const count = speech.moversOf(position).length;
    const which = count > 1 ? ` Move ${speech.mate} ${told + 1} of ${count}.` : '';
    const yours = table.game.seats.length === 1 ? 'Your move.' : `Your move: you are ${name}.`;
    const whose = `${people.length > 1 ? `${capital(name)} is to move.` : yours}${which}`;
    return isLast ? whose : `${whose} Moving here leaves the later moves; undo brings them back.`;
  }

  /** Why nobody here can move at a standing, as a sentence; undefined if somebody can. */
  refusal({ position, end }: Standing<P>, { table, tip }: At<P>): string | undefined {
    const people = peopleOf(table);
    if (end !== undefined) return `The game is over. ${this.speech.endText(end, position, people)}`;
    if (people.length === 0) {
      const isAlone = table.game.seats.length === 1;
      return isAlone ? 'A bot plays: choose You to play.' : 'Bots play both sides: take a side to play.';
    }
    if (isPerson(table, position.seat)) return undefined;
    const name = this.speech.seatName(position.seat);
    return position === tip.position
      ? `${capital(name)} is to move, not you.`
      : `Here ${name} was to move: go to one of your own turns.`;
  }

  /**
   * The last move and what is to be known of the position, or how it ended; with the turn where later ones are known,
   * and with their count where that is final.
   */
  standing(standing: Standing<P>, { table, tip, at }: At<P>, isGrowing = false): string {
    const { position, end } = standing;
    const count = isGrowing ? '' : ` of ${tip.position.ply}`;
    const where = at < tip.position.ply ? `${capital(this.speech.unit)} ${at}${count}. ` : '';
    const people = peopleOf(table);
    const over = end === undefined ? '' : ` ${this.speech.endText(end, position, people)}`;
    return `${where}${this.speech.moveText(standing, people)}${over}`;
  }
}
