/** What a player may ask about a position: where the other side is, where one stands. */

import { MONSTER, ROGUE, type RoguePosition, type Seat } from 'asterion/game';
import { waysText } from '../play/steering.js';
import { placeText } from '../play/words.js';
import { waysOf } from './steering.js';
import { threatText } from './words.js';

/** Whose eyes one looks through: a person's, of two those to move; without people the rogue's. */
const seatAsking = ({ seat }: RoguePosition, people: readonly Seat[]): Seat =>
  people.includes(seat) ? seat : (people.at(0) ?? ROGUE);

export function threatAnswer(position: RoguePosition, people: readonly Seat[]): string {
  const seat = seatAsking(position, people);
  return threatText(position, seat, people.includes(seat));
}

/** Of several monsters the one that is to be told its step next, after `told` others. */
export function placeAnswer(position: RoguePosition, people: readonly Seat[], told: number): string {
  const seat = seatAsking(position, people);
  const cell = seat === MONSTER ? position.monsters[told] : position.rogue;
  const who = people.includes(seat) ? `You, the ${seat}, are` : `The ${seat} is`;
  return `${who} at ${placeText(position.setup.world.grid, cell)}. ${waysText(waysOf(position.setup), cell)}`;
}
