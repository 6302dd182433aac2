/** What the keys of the room do. */

import { boardActions } from '../board/keys.js';
import type { Actions } from '../shell/actions.js';
import { announce } from '../shell/announce.js';
import { transportActions } from '../transport/keys.js';
import { formatRate, formatSpeed } from '../transport/speed.js';
import type { Stage } from './stage.js';
import { WAIT } from './steering.js';

const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

export function actionsOf(stage: Stage): Actions {
  const { session, play, board, hands, truth } = stage;
  const { player } = play;
  const transport = transportActions(
    player,
    () => play.announceStanding(),
    () => announce(`Speed ${formatSpeed(player.speed.value)}, ${formatRate(player.rate.value)}.`),
  );
  /** The same key steers a player and, where there is none to steer, the transport. */
  const either = (steer: () => void, watch: string) => () => {
    if (play.isWatching.value && !stage.isLooking.value) transport[watch]();
    else steer();
  };
  return {
    ...transport,
    ...boardActions(() => board),
    ...Object.fromEntries(WINDS.map((name) => [`go-${name}`, () => stage.go(name)])),
    left: either(() => stage.go('W'), 'step-back'),
    right: either(() => stage.go('E'), 'step-forward'),
    wait: either(() => hands.tell(WAIT), 'play'),
    pause: either(() => hands.tell(WAIT), 'step-forward'),
    tunnel: () => hands.tell('TUNNEL'),
    undo: () => play.undo(),
    redo: () => play.redo(),
    restart: () => play.restart(),
    threat: () => play.tellThreat(),
    place: () => play.tellPlace(),
    look: () => stage.look(),
    leave: () => stage.leave(),
    pick: () => {
      if (stage.isLooking.value && board.cursor.value !== undefined) hands.pick(board.cursor.value);
    },
    truth: () => truth.toggle(),
    colour: () => truth.colour(),
    peek: () => truth.hold(true),
    'peek-end': () => truth.hold(false),
    'try-out': () => play.tryOut(),
    'new-seed': () => session.drawSeed(),
  };
}
