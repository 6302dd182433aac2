/** What the keys of a room with a game do. */

import { boardActions } from '../board/keys.js';
import type { BoardModel } from '../board/model.js';
import type { Actions } from '../page/actions.js';
import { type TransportAction, transportActions } from '../transport/keys.js';
import { type Looking, type MoveInput, stepActions } from './input.js';
import type { ActionOf, CommonAction, ExtraAction, goKeys } from './keys.js';
import type { Play } from './play.js';
import type { Stage } from './stage.js';

/** What every room has in which a game is on the board. */
interface Around {
  readonly play: Play;
  readonly board: BoardModel;
  readonly input: MoveInput;
  readonly looking: Looking;
}

type GoAction = ActionOf<ReturnType<typeof goKeys>>;

/** Where a game is looked at: transport, board, steps by direction, questions. */
export function lookingActions({ play, board, input, looking }: Around) {
  /** A direction key: a step, or the cursor where one looks around. */
  const go = (name: string): void => {
    if (looking.isOn.value) looking.go(name);
    else input.tell(name);
  };
  return {
    ...transportActions(play.player, () => play.announceStanding()),
    ...boardActions(() => board),
    ...(stepActions(go) as Actions<GoAction>),
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
  };
}

/** Where people move, whatever the game; where there are hints, and where an exact table knows who wins. */
export function gameActions(stage: Stage): Actions<CommonAction> & Partial<Actions<ExtraAction>> {
  const { visit, play, input, looking, exact, hint } = stage;
  const common = lookingActions(stage);
  /** The same key steers a player and, where there is none to steer, the transport. */
  const either = (steer: () => void, watch: TransportAction) => () => {
    if (play.isWatching.value && !looking.isOn.value) common[watch]();
    else steer();
  };
  return {
    ...common,
    left: either(common['go-W'], 'step-back'),
    right: either(common['go-E'], 'step-forward'),
    wait: either(input.wait, 'play'),
    pause: either(input.wait, 'step-forward'),
    undo: () => play.undo(),
    redo: () => play.redo(),
    restart: () => play.restart(),
    'new-seed': () => visit.drawSeed(),
    ...(stage.description.memory !== undefined && { fog: () => stage.toggleFog() }),
    ...(hint !== undefined && { hint: () => hint.toggle() }),
    ...(exact !== undefined && {
      truth: () => exact.toggle(),
      colour: () => exact.colour(),
      peek: () => exact.hold(true),
      'peek-end': () => exact.hold(false),
      'try-out': () => stage.tryOut(),
    }),
  };
}
