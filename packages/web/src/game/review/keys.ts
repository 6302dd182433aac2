/**
 * The keys of the review room, and what they do. Steps are tried by the letters and digits of the game rooms at any
 * time; one who has not begun to try watches, and arrows walk through the game.
 */

import { TUNNEL_STEP } from 'asterion/play';
import type { Actions } from '../../page/actions.js';
import type { Way } from '../../page/keys.js';
import { keysFor } from '../../page/meanings.js';
import { lookingActions } from '../actions.js';
import { ASKING, GOING, lookingKeys } from '../keys.js';
import type { ReviewStage } from './stage.js';

const OWN = [
  ...GOING,
  ...ASKING,
  'wait',
  'tunnel',
  'undo',
  'redo',
  'previous-mistake',
  'next-mistake',
  'hint',
  'what-if',
  'save',
] as const;

export const reviewKeys = [
  ...keysFor(OWN, {
    wait: 'What if: stay put',
    tunnel: 'What if: through the tunnel',
    undo: 'A turn back; what if: undo',
    redo: 'A turn forward; what if: redo',
    hint: 'Hint: show or hide the best moves',
    threat: 'Where is the other side?',
    place: 'Who is to move, and the ways out',
  }),
  ...lookingKeys,
];

export function reviewActions(stage: ReviewStage): Actions<(typeof reviewKeys)[number]['action']> {
  const { play, input, visit } = stage;
  const common = lookingActions(stage, () => visit.link());
  return {
    ...common,
    tunnel: () => input.tell(TUNNEL_STEP),
    undo: () => (play.isTrying.value ? play.undo() : common['step-back']()),
    redo: () => (play.isTrying.value ? play.redo() : common['step-forward']()),
    'previous-mistake': () => play.goToMistake(-1),
    'next-mistake': () => play.goToMistake(1),
    hint: () => play.toggleBest(),
    'what-if': () => play.tryOut(),
    save: () => visit.save(),
  };
}

/** One who tries moves plays; else one watches. */
export const reviewWay =
  ({ play, looking }: Pick<ReviewStage, 'play' | 'looking'>) =>
  (): Way =>
    play.isTrying.value || looking.isOn.value ? 'play' : 'watch';
