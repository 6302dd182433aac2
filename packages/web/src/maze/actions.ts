/** What the keys of the room do. */

import { boardActions } from '../board/keys.js';
import type { Actions } from '../page/actions.js';
import { transportActions } from '../transport/keys.js';
import type { Stage } from './stage.js';

export function actionsOf(stage: Stage): Actions {
  const { session, board, tunnels } = stage;
  const atCursor = (act: (cell: number) => void) => () => {
    if (board.cursor.value !== undefined) act(board.cursor.value);
  };
  return {
    ...transportActions(session.player, () => stage.moved()),
    ...boardActions(() => stage.focused),
    'new-maze': () => session.drawSeed(),
    'set-entrance': atCursor((cell) => session.place('entrance', cell)),
    'set-exit': atCursor((cell) => session.place('exit', cell)),
    tunnels: () => tunnels.toggle(),
    pick: atCursor((cell) => tunnels.pick(cell)),
    leave: () => {
      if (tunnels.isOn.value) tunnels.leave();
      else session.overlay.show(undefined);
    },
    undo: () => session.undo(),
    redo: () => session.redo(),
    export: () => stage.openExport(),
  };
}
