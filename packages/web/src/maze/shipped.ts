/** The worlds that come with the games, as choices. Loaded by themselves: nobody waits for them to see a maze. */

import { shippedWorlds } from 'asterion/game';
import { capital, titled } from 'asterion/play';

/** By game. */
export const shipped = Object.entries(shippedWorlds).flatMap(([game, list]) =>
  list.map(({ name, title, text }) => ({ name, title: titled({ name, title }), text, group: capital(game) })),
);
