/** `asterion GAME list`: who can play, and what else there is to choose from. */

import { type AnyDescription, HUMAN } from 'asterion/play';
import type { Command } from 'commander';
import type { Host } from '../host/host.js';
import { type Listing, listCommand } from '../host/list.js';

/** The players of a game, and these besides. */
export const playersCommand =
  (description: AnyDescription, listings: readonly Listing[] = []) =>
  (host: Host): Command =>
    listCommand('list the players', [...playersOf(description), ...listings])(host);

const person = { name: HUMAN, about: 'You, at the keyboard.', cost: 'as long as you take' };

/** One list where everybody can sit everywhere, else one for each seat. */
function playersOf({ players, game, words }: AnyDescription): Listing[] {
  const all = [
    ...players.list.map(({ name, about, cost, seats }) => ({ name, about, cost, seats })),
    { ...person, seats: game.seats },
  ];
  const isOne = all.every(({ seats }) => game.seats.every((seat) => seats.includes(seat)));
  const groups = isOne ? [game.seats] : game.seats.map((seat) => [seat]);
  return groups.map((seats, index) => ({
    ...(index === 0 && { key: 'players', report: all }),
    title: `Players of ${seats.map((seat) => words.seat(seat)).join(' and ')} (${seats.map((seat) => `--${seat}`).join(', ')})`,
    entries: all
      .filter((player) => player.seats.includes(seats[0]))
      .map(({ name, about, cost }) => ({ name, about: `${about} Cost: ${cost}.`.replace('..', '.') })),
  }));
}
