/** What every part says that works on an area: which cells, how far it is, and what came of it. */

import type { AreaRequest } from 'asterion/edit';
import type { Note } from '../game/visiting.js';
import type { Stage } from './stage.js';

interface Props {
  readonly stage: Stage;
}

/** Which cells are worked on. */
export const AreaNote = ({ stage: { area } }: Props) => (
  <p class="hint">
    {area.text.value}
    {area.shown.value === undefined && ' The tool Select chooses an area.'}
  </p>
);

/** How far the work is, with a way to end it; or what came of it. */
export function WorkNote({ stage: { work }, task }: Props & { readonly task: AreaRequest['kind'] }) {
  const [going, note] = [work.going.value, work.notes[task].value];
  if (going?.task === task) {
    return (
      <div class="board-note branch-note" data-testid={`${task}-going`}>
        <p>{going.text}</p>
        <button type="button" aria-keyshortcuts="Escape" onClick={() => work.cancel()}>
          Cancel
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    );
  }
  return <NoteLine note={note} of={task} />;
}

interface NoteProps {
  readonly note: Note | undefined;
  /** Tells it apart from others. */
  readonly of: string;
}

/** What came of something; nothing as long as it was not tried. */
export const NoteLine = ({ note, of }: NoteProps) =>
  note === undefined ? null : (
    <p class={note.isFault ? 'fault' : 'hint'} data-testid={`${of}-note`}>
      {note.text}
    </p>
  );
