/** What the keys of the room do: in a walk to whoever walks, else to the run and to what it is made of. */

import { TUNNEL_STEP } from 'asterion/play';
import { boardActions } from '../board/keys.js';
import { goActions } from '../game/actions.js';
import { editWorld } from '../game/editing.js';
import type { Actions, Endings } from '../page/actions.js';
import type { Way } from '../page/keys.js';
import { type TransportAction, transportActions } from '../transport/keys.js';
import type { Stage } from './stage.js';

export function mazeActions(stage: Stage): Actions {
  const { session, board, tunnels, input, looking } = stage;
  const { modes } = session;
  const atCursor = (act: (cell: number) => void) => () => {
    if (board.cursor.value !== undefined) act(board.cursor.value);
  };
  /** Of a walk or a race its steps, else the settings. */
  const either = (walked: () => void, set: () => void) => () => (modes.now.value === 'watch' ? set : walked)();
  return {
    ...movingActions(stage),
    ...boardActions(() => stage.focused),
    ...goActions(input, looking),
    wait: () => void input.wait(),
    tunnel: () => void input.tell(TUNNEL_STEP),
    look: () => looking.toggle(),
    pick: atCursor((cell) => (stage.isSettingUp.value ? tunnels.pick(cell) : input.pick(cell))),
    hint: () => modes.walk.hint(),
    threat: () => modes.walk.tellExit(),
    place: () => modes.walk.tellPlace(),
    solve: () => modes.startRace(),
    restart: () => modes.restart(),
    undo: either(
      () => modes.walk.undo(),
      () => session.undo(),
    ),
    redo: either(
      () => modes.walk.redo(),
      () => session.redo(),
    ),
    'new-game': () => session.drawSeed(),
    'set-entrance': atCursor((cell) => session.place('entrance', cell)),
    'set-exit': atCursor((cell) => session.place('exit', cell)),
    'add-tunnels': () => tunnels.toggle(),
    save: () => stage.openExport(),
    'edit-world': () => void editWorld(session.scene.peek(), 'maze', () => session.link),
  };
}

/** Whoever walks or looks around plays; a race is watched; all else sets up a maze and its run. */
export const mazeWay =
  ({ session, looking, isSettingUp }: Stage) =>
  (): Way => {
    if (looking.isOn.value) return 'play';
    if (isSettingUp.value) return 'set-up';
    return session.modes.now.value === 'race' ? 'watch' : 'play';
  };

/** What Escape ends. */
export const mazeEndings = ({ tunnels, looking, session: { modes, shownAnalysis } }: Stage): Endings => ({
  'looking around': () => looking.leave(),
  tool: () => {
    const wasOn = tunnels.isOn.value;
    tunnels.leave();
    return wasOn;
  },
  branch: () => {
    const isOther = shownAnalysis.shown.value !== undefined || modes.now.value === 'race';
    if (shownAnalysis.shown.value !== undefined) shownAnalysis.show(undefined);
    else if (isOther) modes.goWalking();
    return isOther;
  },
});

/** Along the timeline that is on. */
function movingActions(stage: Stage): Actions<TransportAction> {
  const { modes, playback } = stage.session;
  const moved = (): void => stage.moved();
  const actions = {
    walk: transportActions(modes.walk.playback, moved),
    race: transportActions(modes.race.playback, moved),
    watch: transportActions(playback, moved),
  };
  const names = Object.keys(actions.watch) as TransportAction[];
  const now = names.map((name) => [name, () => actions[modes.now.value][name]()] as const);
  return {
    ...(Object.fromEntries(now) as Actions<TransportAction>),
    play: () => {
      modes.play();
      moved();
    },
  };
}
