/** What the keys of a room with a game do. */

import { boardActions } from '../board/keys.js';
import type { Actions } from '../shell/actions.js';
import { announce } from '../shell/announce.js';
import { type TransportAction, transportActions } from '../transport/keys.js';
import type { Player } from '../transport/player.js';
import { formatRate, formatSpeed } from '../transport/speed.js';
import type { CommonAction, ExactAction, FogAction, GoAction } from './keys.js';
import { WINDS } from './keys.js';
import type { Stage } from './stage.js';

/** Those of the transport, and what is said after them. */
export const spokenTransport = (player: Player, tell: () => void): Actions<TransportAction> =>
  transportActions(player, tell, () =>
    announce(`Speed ${formatSpeed(player.speed.value)}, ${formatRate(player.rate.value)}.`),
  );

/** An action for each direction. */
export const goActions = (go: (name: string) => void): Actions<GoAction> =>
  Object.fromEntries(WINDS.map((name) => [`go-${name}`, () => go(name)])) as Actions<GoAction>;

/** Where people move, whatever the game; and where an exact table knows who wins. */
export function gameActions(stage: Stage): Actions<CommonAction> & Partial<Actions<ExactAction | FogAction>> {
  const { visit, play, board, input, looking, exact } = stage;
  const transport = spokenTransport(play.player, () => play.announceStanding());
  /** The same key steers a player and, where there is none to steer, the transport. */
  const either = (steer: () => void, watch: TransportAction) => () => {
    if (play.isWatching.value && !looking.isOn.value) transport[watch]();
    else steer();
  };
  /** A direction key: a step, or the cursor where one looks around. */
  const go = (name: string): void => {
    if (looking.isOn.value) looking.go(name);
    else input.tell(name);
  };
  return {
    ...transport,
    ...boardActions(() => board),
    ...goActions(go),
    left: either(() => go('W'), 'step-back'),
    right: either(() => go('E'), 'step-forward'),
    wait: either(input.wait, 'play'),
    pause: either(input.wait, 'step-forward'),
    undo: () => play.undo(),
    redo: () => play.redo(),
    restart: () => play.restart(),
    threat: () => play.tellThreat(),
    place: () => play.tellPlace(),
    look: () => looking.toggle(),
    leave: () => {
      if (looking.isOn.value) looking.toggle(false);
      else play.comeBack();
    },
    pick: () => {
      if (looking.isOn.value && board.cursor.value !== undefined) input.pick(board.cursor.value);
    },
    'new-seed': () => visit.drawSeed(),
    ...(stage.description.memory !== undefined && { fog: () => stage.toggleFog() }),
    ...(exact !== undefined && {
      truth: () => exact.toggle(),
      colour: () => exact.colour(),
      peek: () => exact.hold(true),
      'peek-end': () => exact.hold(false),
      'try-out': () => stage.tryOut(),
    }),
  };
}
