/** The keys of the transport, the same in every room. */

import type { Actions } from '../page/actions.js';
import { announce } from '../page/announce.js';
import { keysFor } from '../page/meanings.js';
import type { Player } from './player.js';
import { formatRate, formatSpeed } from './speed.js';

const ACTIONS = ['play', 'step-back', 'step-forward', 'to-start', 'to-end', 'slower', 'faster'] as const;
export type TransportAction = (typeof ACTIONS)[number];

export const transportKeys = keysFor(ACTIONS);

/** What they do to a player; `onMoved` is told afterwards. */
export function transportActions(player: Player, onMoved: () => void): Actions<TransportAction> {
  const moving = (move: () => void) => () => {
    move();
    onMoved();
  };
  const changing = (places: number) => () => {
    player.changeSpeed(places);
    announce(`Speed ${formatSpeed(player.speed.value)}, ${formatRate(player.rate.value)}.`);
  };
  return {
    play: moving(() => player.toggle()),
    'step-back': moving(() => player.stepBy(-1)),
    'step-forward': moving(() => player.stepBy(1)),
    'to-start': moving(() => player.stepBy(-Infinity)),
    'to-end': moving(() => player.stepBy(Infinity)),
    slower: changing(-1),
    faster: changing(1),
  };
}
