/** What the keys of the room do. */

import { WAIT } from 'asterion/play';
import { boardActions } from '../board/keys.js';
import type { Actions } from '../page/actions.js';
import { announce } from '../page/announce.js';
import { type TransportAction, transportActions } from '../transport/keys.js';
import type { Stage } from './stage.js';
import { plans, smallMap } from './switches.js';

const SIDES = ['N', 'E', 'S', 'W'];

export function exploreActions(stage: Stage): Actions {
  const { session, journey, walking, board, hands, looking } = stage;
  const transport = transportActions(journey.player, () => stage.tellTurn());
  /** A direction key: a step, or the cursor where one looks around. */
  const go = (name: string): void => {
    if (looking.isOn.value) looking.go(name);
    else hands.tell(name);
  };
  /** The same key plays and, at an earlier turn, moves along the line. */
  const either = (play: () => void, watch: TransportAction) => () => {
    if (journey.isWatching.value && !looking.isOn.value) transport[watch]();
    else play();
  };
  return withColon(
    {
      ...transport,
      ...boardActions(() => board),
      ...Object.fromEntries(SIDES.map((name) => [`go-${name}`, () => go(name)])),
      left: either(() => go('W'), 'step-back'),
      right: either(() => go('E'), 'step-forward'),
      wait: either(() => hands.tell(WAIT), 'play'),
      pause: either(() => hands.tell(WAIT), 'step-forward'),
      undo: () => stage.undo(),
      redo: () => stage.redo(),
      explore: () => walking.explore(),
      stairs: () => walking.toStairs(),
      threat: () => stage.tellThreat(),
      place: () => stage.tellPlace(),
      look: () => looking.toggle(),
      pick: () => {
        if (!looking.isOn.value) stage.playFromHere();
        else if (board.cursor.value !== undefined) {
          looking.toggle(false);
          walking.pick(board.cursor.value);
        }
      },
      leave: () => {
        if (looking.isOn.value) looking.toggle(false);
        else if (journey.isWatching.value) stage.toPresent();
      },
      fog: () => stage.toggleFog(),
      plans: () => plans.toggle(),
      map: () => smallMap.toggle(),
      'new-seed': () => session.drawSeed(),
    },
    () => stage.save(),
  );
}

/** A colon and then Q saves; after a colon any other key does nothing, and neither does Q alone. */
function withColon(actions: Actions, save: () => void): Actions {
  let isAfterColon = false;
  const forget = (): void => {
    isAfterColon = false;
  };
  const plain = Object.entries(actions).map(([name, act]) => {
    const acting = (): void => {
      const isSpent = isAfterColon;
      isAfterColon = false;
      if (!isSpent) act();
    };
    return [name, acting] as const;
  });
  return {
    ...Object.fromEntries(plain),
    colon: () => {
      isAfterColon = true;
      addEventListener('pointerdown', forget, { capture: true, once: true });
      announce('Then Q saves.');
    },
    quit: () => {
      const isSaving = isAfterColon;
      isAfterColon = false;
      if (isSaving) save();
    },
    'stray-key': forget,
  };
}
