import type { ComponentChildren } from 'preact';
import type { Show } from './overlay.js';
import type { Stage } from './stage.js';

const shows: Readonly<Record<Show, string>> = {
  longest: 'Drawn: the longest path of the maze, not the way of a solver.',
  loop: 'Drawn: a loop of the maze, not the way of a solver.',
  unreachable: 'Marked: a cell that cannot be reached.',
};

/** Below the board: what the tool in hand wants, or what is drawn instead of the run; and the way out of it. */
export function BoardNote({ stage: { session, tunnels } }: { readonly stage: Stage }) {
  const { overlay } = session;
  const shown = overlay.shown.value;
  if (tunnels.isOn.value) {
    return (
      <Note id="tool-hint" onDone={() => tunnels.leave()}>
        {tunnels.hint.value}
      </Note>
    );
  }
  if (shown === undefined) return null;
  return (
    <Note id="overlay-note" onDone={() => overlay.show(undefined)}>
      {shows[shown]}
    </Note>
  );
}

interface NoteProps {
  readonly id: string;
  readonly onDone: () => void;
  readonly children: ComponentChildren;
}

const Note = ({ id, onDone, children }: NoteProps) => (
  <div class="board-note">
    <p data-testid={id}>{children}</p>
    <button type="button" onClick={onDone}>
      Done
    </button>
  </div>
);
