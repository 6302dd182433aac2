import { ReadOut } from '../board/Board.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { IconButton } from '../page/IconButton.js';
import { BoardNote } from './BoardNote.js';
import type { Stage } from './stage.js';

/** Below the board: what is under the cursor, and the tools. */
export function BoardBar({ stage }: { readonly stage: Stage }) {
  const { session, board, tunnels } = stage;
  const isPair = session.frames.value.length > 1 && (session.task.value?.solvers.length ?? 0) > 1;
  return (
    <div class="board-bar">
      <BoardNote stage={stage} />
      {!isPair && <ReadOut model={board} name="board-1" />}
      <div class="board-tools">
        <div class="tool-group" role="group" aria-label="Changes">
          <IconButton
            icon="tunnel"
            label="Add tunnels"
            keys="C"
            isPressed={tunnels.isOn.value}
            disabled={tunnels.fault.value !== undefined}
            onClick={() => tunnels.toggle()}
          />
          <IconButton
            icon="undo"
            label="Undo"
            keys="Control+Z"
            isIdle={!session.history.canUndo.value}
            onClick={() => session.undo()}
          />
          <IconButton
            icon="redo"
            label="Redo"
            keys="Control+Shift+Z"
            isIdle={!session.history.canRedo.value}
            onClick={() => session.redo()}
          />
        </div>
        <ZoomButtons model={board} />
      </div>
    </div>
  );
}
