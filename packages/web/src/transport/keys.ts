/** The keys of the transport, the same in every room. */

import type { Actions } from '../page/actions.js';
import { announce, announceBefore } from '../page/announce.js';
import { keysFor } from '../page/meanings.js';
import type { Player } from './player.js';
import { formatRate, formatSpeed } from './speed.js';

const ACTIONS = ['play', 'step-back', 'step-forward', 'to-start', 'to-end', 'slower', 'faster'] as const;
export type TransportAction = (typeof ACTIONS)[number];

export const transportKeys = keysFor(ACTIONS);

/** Why it does not move; `isMore` where what is played is still being made. */
function stillText({ step, total }: Pick<Player, 'step' | 'total'>, isMore: boolean): string {
  if ((total.value ?? 0) === 0) return isMore ? 'It is still being played.' : 'Nothing to play yet.';
  return step.value === 0 ? 'This is the start already.' : 'This is the end already.';
}

/** What they do to a player; `onMoved` is told afterwards. `isMore` says whether what it plays is still being made. */
export function transportActions(
  player: Player,
  onMoved: () => void,
  isMore: () => boolean = () => false,
): Actions<TransportAction> {
  /** Where nothing moves, that is said. */
  const moving = (move: () => void) => () => {
    const [step, wasPlaying] = [player.step.value, player.playing.value];
    move();
    const isStill = player.step.value === step && player.playing.value === wasPlaying;
    if (isStill) announceBefore(stillText(player, isMore()));
    onMoved();
  };
  const changing = (places: number) => () => {
    player.changeSpeed(places);
    announce(`Speed ${formatSpeed(player.speed.value)}, ${formatRate(player.rate.value)}.`);
  };
  return {
    // Of nothing there is nothing to play, but for a moment it would seem to.
    play: moving(() => (player.total.value !== 0 || isMore()) && player.toggle()),
    'step-back': moving(() => player.stepBy(-1)),
    'step-forward': moving(() => player.stepBy(1)),
    'to-start': moving(() => player.stepBy(-Infinity)),
    'to-end': moving(() => player.stepBy(Infinity)),
    slower: changing(-1),
    faster: changing(1),
  };
}
