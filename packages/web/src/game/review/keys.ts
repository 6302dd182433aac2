/**
 * The keys of the review room, and what they do. Steps are tried by the letters and digits of the game rooms at any
 * time; arrows walk through the game, as everywhere, until one has begun to try, and then they are steps too.
 */

import { capital, placeText, TUNNEL_STEP, waysText } from 'asterion/play';
import { type BoardAction, boardActions } from '../../board/keys.js';
import type { Actions } from '../../shell/actions.js';
import { announce } from '../../shell/announce.js';
import type { KeyBinding } from '../../shell/keys.js';
import type { TransportAction } from '../../transport/keys.js';
import { goActions, spokenTransport } from '../actions.js';
import { acting, type GoAction, lookingKeys } from '../keys.js';
import type { ReviewStage } from './stage.js';

export type ReviewAction =
  | TransportAction
  | BoardAction
  | GoAction
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'dot'
  | 'stay'
  | 'tunnel'
  | 'next-mistake'
  | 'previous-mistake'
  | 'first-mistake'
  | 'best'
  | 'reply'
  | 'threat'
  | 'place'
  | 'look'
  | 'leave'
  | 'try-out'
  | 'pick';

export const reviewKeys: readonly KeyBinding<ReviewAction>[] = [
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
  acting('go-N', 'Try north', '8', 'w', 'k'),
  acting('go-S', 'Try south', '2', 's', 'j'),
  acting('go-W', 'Try west', '4', 'a', 'h'),
  acting('go-E', 'Try east', '6', 'd', 'l'),
  acting('go-NW', 'Try north-west', '7', 'y'),
  acting('go-NE', 'Try north-east', '9', 'u'),
  acting('go-SW', 'Try south-west', '1', 'b'),
  acting('go-SE', 'Try south-east', '3', 'n'),
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

export function reviewActions(stage: ReviewStage): Actions<ReviewAction> {
  const { reviewing, input, board, looking } = stage;
  const { play } = reviewing;
  const transport = spokenTransport(play.player, () => play.announceStanding());
  /** The same key is a step where one tries (or looks around), and walks through the game where one does not. */
  const either = (step: () => void, walk: () => void) => () => {
    if (reviewing.isTrying.value || looking.isOn.value) step();
    else walk();
  };
  const go = (name: string): void => {
    if (looking.isOn.value) looking.go(name);
    else input.tell(name);
  };
  return {
    ...transport,
    ...boardActions(() => board),
    ...goActions(go),
    left: either(() => go('W'), transport['step-back']),
    right: either(() => go('E'), transport['step-forward']),
    up: either(
      () => go('N'),
      () => reviewing.goToMistake(-1),
    ),
    down: either(
      () => go('S'),
      () => reviewing.goToMistake(1),
    ),
    dot: either(input.wait, transport['step-forward']),
    stay: input.wait,
    tunnel: () => input.tell(TUNNEL_STEP),
    'next-mistake': () => reviewing.goToMistake(1),
    'previous-mistake': () => reviewing.goToMistake(-1),
    'first-mistake': () => reviewing.goToFirst(),
    best: () => reviewing.toggleBest(),
    reply: () => reviewing.playBest(),
    threat: () => tellThreat(stage),
    place: () => tellPlace(stage),
    look: () => looking.toggle(),
    leave: () => {
      if (looking.isOn.value) looking.toggle(false);
      else play.comeBack();
    },
    'try-out': () => reviewing.tryOut(),
    pick: () => {
      if (!looking.isOn.value) reviewing.tryOut();
      else if (board.cursor.value !== undefined) input.pick(board.cursor.value);
    },
  };
}

/** Seen by whoever is to move. */
function tellThreat({ reviewing: { game, standing } }: ReviewStage): void {
  const position = standing.value?.position;
  if (position === undefined || game.value === undefined) return;
  announce(game.value.setup.description.words.danger(position, position.seat, false));
}

function tellPlace({ reviewing: { game, standing, mover, told, world } }: ReviewStage): void {
  const position = standing.value?.position;
  if (position === undefined || game.value === undefined || world.value === undefined) return;
  const { description } = game.value.setup;
  if (mover.value === undefined) announce('The game is over here.');
  else {
    const ways = waysText(description, description.input.parts(position, told.value));
    const who = capital(description.words.seat(position.seat));
    announce(`${who} is to move, at ${placeText(world.value.grid, mover.value)}. ${ways}`);
  }
}
