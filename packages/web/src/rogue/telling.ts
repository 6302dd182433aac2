/** What is told about a moment of play: the status, why nobody can move, what the live region says. */

import { MONSTER } from 'asterion/game';
import type { Moment, Standing } from './course.js';
import { isPerson, peopleOf, type Table } from './table.js';
import { distanceText, endText, roundText } from './words.js';

/** Whose move it is, or how the game ended. `told` monsters of a person know their steps already. */
export function statusText(
  standing: Standing,
  { table, tip }: Moment<Table>,
  told: number,
  isThinking: boolean,
): string {
  const { position, end } = standing;
  const people = peopleOf(table);
  if (end !== undefined) return endText(end, position, people);
  const { seat, monsters } = position;
  const isLast = standing === tip;
  if (!isPerson(table, seat)) {
    const bot = `The ${seat} (${table.names[seat]})`;
    return isLast && isThinking ? `${bot} is thinking.` : `${bot} ${isLast ? 'is' : 'was'} to move.`;
  }
  const which = seat === MONSTER && monsters.length > 1 ? ` Move monster ${told + 1} of ${monsters.length}.` : '';
  const whose = `${people.length > 1 ? `The ${seat} is to move.` : `Your move: you are the ${seat}.`}${which}`;
  return isLast ? whose : `${whose} Moving here leaves the later moves; undo brings them back.`;
}

/** Why nobody here can move at a standing, as a sentence; undefined if somebody can. */
export function refusalText({ position, end }: Standing, { table, tip }: Moment<Table>): string | undefined {
  const people = peopleOf(table);
  if (end !== undefined) return `The game is over. ${endText(end, position, people)}`;
  if (people.length === 0) return 'Bots play both sides: take a side to play.';
  const { seat } = position;
  if (isPerson(table, seat)) return undefined;
  return position === tip.position
    ? `The ${seat} is to move, not you.`
    : `Here the ${seat} was to move: go to one of your own turns.`;
}

/**
 * The last move and how far apart the two are, or how it ended; with the turn where later ones are known, and with
 * their count where that is final.
 */
export function standingText(standing: Standing, { table, tip, at }: Moment<Table>, isGrowing = false): string {
  const { position, turn, end } = standing;
  const count = isGrowing ? '' : ` of ${tip.position.ply}`;
  const where = at < tip.position.ply ? `Turn ${at}${count}. ` : '';
  const move = turn === undefined ? `Start. ${distanceText(position)}` : roundText(standing);
  return `${where}${move}${end === undefined ? '' : ` ${endText(end, position, peopleOf(table))}`}`;
}
