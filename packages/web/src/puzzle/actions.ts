/** What the keys of the room do. */

import { lookingActions } from '../game/actions.js';
import { GOING, lookingKeys } from '../game/keys.js';
import type { Actions, Endings } from '../page/actions.js';
import type { Way } from '../page/keys.js';
import { keysFor } from '../page/meanings.js';
import type { PuzzleStage } from './stage.js';

export const puzzleKeys = [
  ...keysFor([...GOING, 'threat', 'place', 'look', 'pick', 'wait', 'undo', 'restart', 'hint'], {
    pick: 'Wrong: take the move back; solved: the next puzzle; looking around: step to the cursor',
    undo: 'Take a wrong move back',
    restart: 'Solved: the same puzzle again',
    hint: 'Hint: what it is about, then the move',
  }),
  ...lookingKeys,
];

export function puzzleActions(stage: PuzzleStage): Actions {
  const looking = lookingActions(stage, () => location.hash);
  return {
    ...looking,
    pick: () => {
      if (stage.looking.isOn.value || !stage.goOn()) looking.pick();
    },
    undo: () => stage.takeBack(),
    restart: () => stage.again(),
    hint: () => stage.takeHint(),
  };
}

/** Whoever has erred or is done steps along the line; all others move. */
export const puzzleWay =
  ({ phase, looking }: Pick<PuzzleStage, 'phase' | 'looking'>) =>
  (): Way =>
    phase.value === 'solving' || looking.isOn.value ? 'play' : 'watch';

export const puzzleEndings = (stage: PuzzleStage): Endings => ({
  'looking around': () => stage.looking.leave(),
  branch: () => {
    const isWrong = stage.phase.value === 'wrong';
    if (isWrong) stage.takeBack();
    return isWrong;
  },
});
