/**
 * The keys of the review room, and what they do. Steps are tried by the letters and digits of the game rooms at any
 * time; arrows walk through the game, as everywhere, until one has begun to try, and then they are steps too.
 */

import { TUNNEL_STEP } from 'asterion/play';
import type { Actions } from '../../page/actions.js';
import { lookingActions } from '../actions.js';
import { type ActionOf, acting, goKeys, lookingKeys } from '../keys.js';
import type { ReviewStage } from './stage.js';

export const reviewKeys = [
  acting('left', 'Step back; what if: west', 'ArrowLeft'),
  acting('right', 'Step forward; what if: east', 'ArrowRight'),
  acting('up', 'Previous mistake; what if: north', 'ArrowUp'),
  acting('down', 'Next mistake; what if: south', 'ArrowDown'),
  acting('next-mistake', 'Next mistake', 'g'),
  acting('previous-mistake', 'Previous mistake', 'q'),
  acting('first-mistake', 'First mistake of the game', 'z'),
  acting('best', 'Best moves: show, hide', 'v'),
  acting('try-out', 'What if: try other moves from this turn', 'f'),
  acting('pick', 'What if; looking around: step to the cursor', 'Enter'),
  acting('leave', 'Return to the game; done with looking around', 'Escape'),
  acting('reply', 'Play a best move of whoever is to move', 'i'),
  ...goKeys('Try'),
  acting('stay', 'Try to stay put', '5', 'Clear'),
  acting('dot', 'Step forward; what if: stay put', '.'),
  acting('tunnel', 'Try the tunnel', 'e'),
  acting('step-back', 'Step back', ',', '<', 'Backspace', 'Ctrl+z'),
  acting('step-forward', 'Step forward', '>', 'Ctrl+y', 'Ctrl+Shift+z'),
  acting('play', 'Play or pause', ' ', 'p'),
  acting('threat', 'Tell where the other side is', 'm'),
  acting('place', 'Tell who is to move and the ways out', 'o'),
  acting('look', 'Look around with the cursor: on, off', 'x'),
  ...lookingKeys,
];

export function reviewActions(stage: ReviewStage): Actions<ActionOf<typeof reviewKeys>> {
  const { play, input, looking } = stage;
  const common = lookingActions(stage);
  /** The same key is a step where one tries (or looks around), and walks through the game where one does not. */
  const either = (step: () => void, walk: () => void) => () => {
    if (play.isTrying.value || looking.isOn.value) step();
    else walk();
  };
  const [next, previous] = ([1, -1] as const).map((way) => () => play.goToMistake(way));
  return {
    ...common,
    left: either(common['go-W'], common['step-back']),
    right: either(common['go-E'], common['step-forward']),
    up: either(common['go-N'], previous),
    down: either(common['go-S'], next),
    dot: either(input.wait, common['step-forward']),
    stay: input.wait,
    tunnel: () => input.tell(TUNNEL_STEP),
    'next-mistake': next,
    'previous-mistake': previous,
    'first-mistake': () => play.goToFirst(),
    best: () => play.toggleBest(),
    reply: () => play.playBest(),
    'try-out': () => play.tryOut(),
    pick: () => {
      if (looking.isOn.value) common.pick();
      else play.tryOut();
    },
  };
}
