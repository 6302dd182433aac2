/** The keys of the transport, the same in every room. */

import type { Actions } from '../page/actions.js';
import { announce } from '../page/announce.js';
import type { KeyBinding } from '../page/keys.js';
import type { Player } from './player.js';
import { formatRate, formatSpeed } from './speed.js';

export type TransportAction = 'play' | 'step-back' | 'step-forward' | 'to-start' | 'to-end' | 'slower' | 'faster';

export const transportKeys: readonly KeyBinding<TransportAction>[] = [
  { action: 'play', keys: [' '], about: 'Play or pause', where: 'both' },
  { action: 'step-back', keys: [','], about: 'Step back', where: 'both' },
  { action: 'step-forward', keys: ['.'], about: 'Step forward', where: 'both' },
  { action: 'step-back', keys: ['ArrowLeft'], about: 'Step back', where: 'page' },
  { action: 'step-forward', keys: ['ArrowRight'], about: 'Step forward', where: 'page' },
  { action: 'to-start', keys: ['Home'], about: 'To the start, to the end', where: 'page' },
  { action: 'to-end', keys: ['End'], about: 'To the start, to the end', where: 'page' },
  { action: 'slower', keys: ['['], about: 'Slower, faster', where: 'both' },
  { action: 'faster', keys: [']'], about: 'Slower, faster', where: 'both' },
];

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
