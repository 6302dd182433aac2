/** What is asked by key: where the other side is, where one stands, what is in sight. */

import type { LabyrinthPosition, Seat } from 'asterion/game';
import { waysText } from '../play/steering.js';
import { capital, placeText } from '../play/words.js';
import { tilesOf, waysOf } from './steering.js';
import type { Side } from './table.js';
import { viewerOf } from './viewer.js';
import { seatName, sightText, threatText } from './words.js';

/** `eyes` are those through which a fogged board is seen. */
export function threatAnswer(position: LabyrinthPosition, people: readonly Seat[], eyes: Side | undefined): string {
  const seat = eyes ?? viewerOf(position, people);
  return threatText(position, seat, people.includes(seat), eyes !== undefined);
}

/** Of several Minotaurs the one that is to be told its step next, after `told` others. */
export function placeAnswer(
  position: LabyrinthPosition,
  people: readonly Seat[],
  eyes: Side | undefined,
  told: number,
): string {
  const seat = eyes ?? viewerOf(position, people);
  const tiles = tilesOf(position, seat);
  const tile = tiles[Math.min(told, tiles.length - 1)];
  const isYours = people.includes(seat);
  const who = isYours ? `You, ${seatName(seat)}, are` : `${capital(seatName(seat))} is`;
  const { setup } = position;
  const ways = waysText(waysOf(setup, seat), tile);
  return `${who} at ${placeText(setup.world.grid, tile)}. ${ways} ${sightText(position, seat, isYours)}`;
}
