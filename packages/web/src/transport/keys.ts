/** The keys of the transport, the same in every room. */

import type { Actions } from '../page/actions.js';
import { announce, announceBefore } from '../page/announce.js';
import { keysFor } from '../page/meanings.js';
import type { Playback } from './playback.js';
import { formatRate, formatSpeed } from './speed.js';

const ACTIONS = ['play', 'step-back', 'step-forward', 'to-start', 'to-end', 'slower', 'faster'] as const;
export type TransportAction = (typeof ACTIONS)[number];

export const transportKeys = keysFor(ACTIONS);

/** Why it does not move; `isMore` where what is played is still being made. */
function stillText({ step, total }: Pick<Playback, 'step' | 'total'>, isMore: boolean): string {
  if ((total.value ?? 0) === 0) return isMore ? 'It is still being played.' : 'Nothing to play yet.';
  return step.value === 0 ? 'This is the start already.' : 'This is the end already.';
}

/** What they do to a playback; `onMoved` is told afterwards. `isMore` says whether what it plays is still being made. */
export function transportActions(
  playback: Playback,
  onMoved: () => void,
  isMore: () => boolean = () => false,
): Actions<TransportAction> {
  /** Where nothing moves, that is said. */
  const moving = (move: () => void) => () => {
    const [step, wasPlaying] = [playback.step.value, playback.playing.value];
    move();
    const isStill = playback.step.value === step && playback.playing.value === wasPlaying;
    if (isStill) announceBefore(stillText(playback, isMore()));
    onMoved();
  };
  const changing = (places: number) => () => {
    playback.changeSpeed(places);
    announce(`Speed ${formatSpeed(playback.speed.value)}, ${formatRate(playback.rate.value)}.`);
  };
  return {
    // Of nothing there is nothing to play, but for a moment it would seem to.
    play: moving(() => (playback.total.value !== 0 || isMore()) && playback.toggle()),
    'step-back': moving(() => playback.stepBy(-1)),
    'step-forward': moving(() => playback.stepBy(1)),
    'to-start': moving(() => playback.stepBy(-Infinity)),
    'to-end': moving(() => playback.stepBy(Infinity)),
    slower: changing(-1),
    faster: changing(1),
  };
}
