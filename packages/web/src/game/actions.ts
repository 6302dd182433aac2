/** What the keys of a room with a game do. */

import { boardActions } from '../board/keys.js';
import type { BoardModel } from '../board/model.js';
import type { Actions, Endings } from '../page/actions.js';
import { announce } from '../page/announce.js';
import type { Way } from '../page/keys.js';
import { transportActions } from '../transport/keys.js';
import { editGame, type LinkHere } from './editing.js';
import { type Looking, type MoveInput, stepActions } from './input.js';
import { type CommonAction, type ExtraAction, type GoAction } from './keys.js';
import type { Play } from './play.js';
import type { Stage } from './stage.js';
import type { GameState } from './state.js';
import type { Visiting } from './visiting.js';

/** What every room has in which a game is on the board. */
interface Around {
  readonly play: Play;
  readonly board: BoardModel;
  readonly input: MoveInput;
  readonly looking: Looking;
}

/** A direction key: a step, or the cursor where one looks around. */
export const goActions = (input: Pick<MoveInput, 'tell'>, looking: Looking): Actions<GoAction> => {
  const go = (name: string): void => {
    if (looking.isOn.value) looking.go(name);
    else input.tell(name);
  };
  return stepActions(go);
};

/** Where a game is looked at: transport, board, steps by direction, questions. */
export const lookingActions = (
  { play, board, input, looking }: Omit<Around, 'play'> & { readonly play: GameState },
  linkHere: LinkHere,
) => ({
  ...transportActions(
    play.playback,
    () => play.announceStanding(),
    () => play.isRunning.value,
  ),
  ...boardActions(() => board),
  ...goActions(input, looking),
  wait: input.wait,
  threat: () => play.tellThreat(),
  place: () => play.tellPlace(),
  look: () => looking.toggle(),
  'edit-world': () => editGame(play.setup.peek(), play.standing.peek()?.position, linkHere),
  pick: () => {
    if (looking.isOn.value && board.cursor.value !== undefined) input.pick(board.cursor.value);
    else announce('Enter steps to the cursor: X shows it, and the direction keys move it.');
  },
});

/** Where people move, whatever the game; where there are hints, and where an exact table knows who wins. */
export function gameActions(stage: Stage): Actions<CommonAction> & Partial<Actions<ExtraAction>> {
  const { visit, play, exact, hint, input } = stage;
  /** What is done at once, before the keys that wait. */
  const instead = (act: () => void) => () => {
    input.forget();
    act();
  };
  const looking = lookingActions(stage, () => visit.link());
  return {
    ...looking,
    'edit-world': () => {
      const why = stage.hidden.peek();
      if (why === undefined) looking['edit-world']();
      else announce(why);
    },
    pick: () => {
      if (stage.looking.isOn.value || stage.levels?.goOn() !== true) looking.pick();
    },
    undo: instead(() => play.undo()),
    redo: instead(() => play.redo()),
    restart: instead(() => play.restart()),
    'new-game': instead(() => visit.drawSeed()),
    save: () => visit.save(),
    ...(stage.description.memory !== undefined && { fog: () => stage.toggleFog() }),
    ...(exact !== undefined && {
      solve: () => exact.toggle(),
      heat: () => exact.colour(),
      hint: () => exact.hold(true),
      'hint-end': () => exact.hold(false),
      'what-if': instead(() => stage.tryOut()),
    }),
    ...(hint !== undefined && { hint: () => hint.toggle() }),
  };
}

/** People play, and so does whoever looks around; else one watches. */
export const gameWay =
  ({ play, looking }: Pick<Around, 'play' | 'looking'>) =>
  (): Way =>
    play.isWatching.value && !looking.isOn.value ? 'watch' : 'play';

/** What Escape ends. */
export const gameEndings = ({
  play,
  looking,
  input,
  exact,
  visit,
}: Pick<Around, 'play' | 'looking' | 'input'> & {
  readonly exact?: Stage['exact'];
  readonly visit: Pick<Visiting, 'cancelGrowing'>;
}): Endings => ({
  'waiting keys': () => {
    const isAny = input.forget();
    if (isAny) announce('The keys that were waiting are dropped.');
    return isAny;
  },
  'growing world': () => visit.cancelGrowing(),
  'best move': () => exact?.unpin() === true,
  'looking around': () => looking.leave(),
  branch: () => play.comeBack(),
});
