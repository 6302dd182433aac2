/** What the keys of the room do. */

import { boardActions } from '../board/keys.js';
import { goActions } from '../game/actions.js';
import { editGame, HIDDEN } from '../game/editing.js';
import type { Actions, Endings } from '../page/actions.js';
import { announce } from '../page/announce.js';
import type { Way } from '../page/keys.js';
import { transportActions } from '../transport/keys.js';
import type { Stage } from './stage.js';
import { fog, plans } from './switches.js';

export function exploreActions(stage: Stage): Actions {
  const { session, journey, walking, board, hands, looking } = stage;
  return {
    ...transportActions(journey.playback, () => stage.tellTurn()),
    ...boardActions(() => board),
    ...goActions(hands, looking),
    wait: hands.wait,
    undo: () => stage.undo(),
    redo: () => stage.redo(),
    restart: () => session.tryAgain(),
    'new-game': () => session.drawSeed(),
    save: () => session.save(),
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
    fog: () => stage.toggleFog(),
    hint: () => plans.toggle(),
    'edit-world': () => {
      if (fog.isOn.value) announce(HIDDEN);
      else editGame(journey.run.peek()?.setup, journey.position.peek(), () => session.link());
    },
  };
}

/** At an earlier turn one watches. */
export const exploreWay =
  ({ journey, looking }: Stage) =>
  (): Way =>
    journey.isWatching.value && !looking.isOn.value ? 'watch' : 'play';

/** What Escape ends. */
export const exploreEndings = (stage: Stage): Endings => ({
  'growing world': () => stage.session.cancelGrowing(),
  'looking around': () => stage.looking.leave(),
  'earlier turn': () => {
    const isWatching = stage.journey.isWatching.value;
    if (isWatching) stage.toPresent();
    return isWatching;
  },
});
