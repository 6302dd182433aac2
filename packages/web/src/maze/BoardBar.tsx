import { Button } from '../page/Button.js';
import { IconButton } from '../page/IconButton.js';
import type { Show } from './shown-analysis.js';
import type { Stage } from './stage.js';

const SHOWN: Readonly<Record<Show, string>> = {
  longest: 'Drawn: the longest path of the maze, not the way of a solver.',
  loop: 'Drawn: a loop of the maze, not the way of a solver.',
  unreachable: 'Marked: a cell that cannot be reached.',
};

/** What is being done with the board, and the tools that change it; a walk has undo and redo of its own. */
export function BoardBar({ stage }: { readonly stage: Stage }) {
  const { session, tunnels } = stage;
  return (
    <div class="board-bar">
      <BoardNote stage={stage} />
      {session.modes.now.value === 'watch' && (
        <div class="tool-group" role="group" aria-label="Changes">
          <IconButton
            icon="tunnel"
            label="Add tunnels"
            keys="T"
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
      )}
    </div>
  );
}

/** What the tool in hand wants, or what is drawn instead of the run; and the way out of it. */
function BoardNote({ stage: { session, tunnels } }: { readonly stage: Stage }) {
  const { shownAnalysis } = session;
  const shown = shownAnalysis.shown.value;
  if (tunnels.isOn.value) return <Note id="tool-hint" text={tunnels.hint.value} onDone={() => tunnels.leave()} />;
  if (shown === undefined) return null;
  return <Note id="analysis-note" text={SHOWN[shown]} onDone={() => shownAnalysis.show(undefined)} />;
}

interface NoteProps {
  readonly id: string;
  readonly text: string;
  readonly onDone: () => void;
}

const Note = ({ id, text, onDone }: NoteProps) => (
  <div class="board-note">
    <p data-testid={id}>{text}</p>
    <Button text="Done" onClick={onDone} />
  </div>
);
