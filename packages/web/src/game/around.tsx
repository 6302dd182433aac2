/** What stands around a board on which a game is played. */

import { counted } from 'asterion/play';
import type { Cell } from 'asterion/world';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Board, ReadOut } from '../board/Board.js';
import { rowsText } from '../board/describe.js';
import type { BoardHands } from '../board/gestures.js';
import type { BoardModel } from '../board/model.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { announceBefore } from '../page/announce.js';
import { isFocusMode, toggleFocusMode } from '../page/focus-mode.js';
import { IconButton } from '../page/IconButton.js';
import type { Visiting } from './visiting.js';

interface CellTextProps {
  readonly board: BoardModel;
  readonly name: string;
  readonly hint: string | undefined;
}

/** The cell under pointer or cursor, in words; a hint while there is none. */
export function CellText({ board, name, hint }: CellTextProps) {
  const isIdle = !board.isCursorUsed.value && board.readout.value === board.cursorText.value;
  return (
    <div class={`readouts ${isIdle ? 'is-idle' : ''}`}>
      {isIdle && hint !== undefined && <p class="readout">{hint}</p>}
      <ReadOut model={board} name={name} />
    </div>
  );
}

interface BoardPartProps extends CellTextProps {
  /** What is played on: `Dungeon`. */
  readonly label: string;
  /** What pointers do beyond looking; or what listens to them instead. */
  readonly hands?: BoardHands;
  readonly listen?: (board: HTMLElement, model: BoardModel) => () => void;
  /** How the board is used by keys, in a sentence. */
  readonly keys: string;
  /** Cells with what was asked for. */
  readonly found: readonly Cell[];
  /** What is shown over the board. */
  readonly children: ComponentChildren;
}

/** The board, as large as the stage; in its lower corners its cells in words, and its zoom. */
export function BoardPart({ board, name, hint, label, hands, listen, keys, found, children }: BoardPartProps) {
  const grid = board.grid.value;
  const size = grid === undefined ? '' : ` of ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
  return (
    <>
      <Board
        model={board}
        label={`${label}${size}`}
        name={name}
        found={found}
        {...(hands && { hands })}
        {...(listen && { listen })}
      >
        {children}
      </Board>
      <BoardCorners board={board}>
        <CellText board={board} name={name} hint={hint} />
      </BoardCorners>
      <p class="visually-hidden" id="board-keys">
        {keys} {grid !== undefined && rowsText(grid)}
      </p>
    </>
  );
}

interface CornersProps {
  readonly board: BoardModel;
  /** What is under the cursor. */
  readonly children?: ComponentChildren;
}

/** Over corners of the stage, where they take no room from the board: the zoom, and words away from what they tell of. */
export function BoardCorners({ board, children }: CornersProps) {
  const cell = board.looked.value;
  const isLow = cell !== undefined && board.pixelOfCell(cell).y > board.window.value.height / 2;
  return (
    <div class="board-corners">
      <div class={`corner-words ${isLow ? 'is-above' : ''}`}>{children}</div>
      <div class="corner-tools">
        <IconButton
          icon="focus"
          label="Focus mode: the board alone"
          keys="#"
          isPressed={isFocusMode.value}
          onClick={toggleFocusMode}
        />
        <ZoomButtons model={board} />
      </div>
    </div>
  );
}

interface FileNoteProps {
  readonly visit: Pick<Visiting, 'fileNote'>;
}

/** At the top of the panel: what became of the file that was opened last, until it is put away. */
export function FileNote({ visit: { fileNote } }: FileNoteProps) {
  const note = fileNote.value;
  if (note === undefined) return null;
  return (
    <div class={`panel-note ${note.isFault ? 'fault' : ''}`}>
      <p role="status" data-testid="file-note">
        {note.text}
      </p>
      <IconButton
        icon="close"
        label="Close this message"
        onClick={() => {
          fileNote.value = undefined;
        }}
      />
    </div>
  );
}

/** What the link asked for and the game could not give; said and shown over the board, too. */
export function Notice({ text }: { readonly text: string | undefined }) {
  useEffect(() => {
    if (text !== undefined) announceBefore(text);
  }, [text]);
  if (text === undefined) return null;
  return (
    <p class="fault" data-testid="notice">
      {text}
    </p>
  );
}

interface GrowingProps {
  readonly isGrowing: boolean;
  readonly onCancel: () => void;
}

/** At the top of the panel: that a world is growing, and a way to do without it. */
export function GrowingNote({ isGrowing, onCancel }: GrowingProps) {
  if (!isGrowing) return null;
  return (
    <div class="board-note branch-note" data-testid="growing">
      <p role="status">Growing the world …</p>
      <button type="button" aria-keyshortcuts="Escape" onClick={onCancel}>
        Cancel
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}

/** The same over a board: the top of the panel may be out of sight. */
export const GrowingMessage = ({ isGrowing }: Pick<GrowingProps, 'isGrowing'>) =>
  isGrowing ? (
    <p class="board-message" data-testid="growing-message">
      Growing the world … Escape cancels it.
    </p>
  ) : null;

interface StaleProps {
  /** Whether the settings cannot be used. */
  readonly isStale: boolean;
  readonly isEmpty: boolean;
  /** What is on the board: `game`. */
  readonly what: string;
}

/** Over a board: why it does not show what the settings say. */
export function StaleMessage({ isStale, isEmpty, what }: StaleProps) {
  if (!isStale) return null;
  return (
    <p class="board-message" data-testid="board-message">
      {isEmpty ? `No ${what} yet` : `Still the ${what} from before`}: some settings cannot be used. They are marked.
    </p>
  );
}
