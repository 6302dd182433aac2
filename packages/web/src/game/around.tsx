/** What stands around a board on which a game is played. */

import { counted } from 'asterion/play';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Board, ReadOut } from '../board/Board.js';
import type { BoardHands } from '../board/gestures.js';
import type { BoardModel } from '../board/model.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { announceBefore } from '../page/announce.js';

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
  readonly hands: BoardHands;
  /** How the board is used by keys, in a sentence. */
  readonly keys: string;
  /** Beside the words of the cell. */
  readonly bar?: ComponentChildren;
  /** What is shown over the board. */
  readonly children: ComponentChildren;
}

/** The board, its cells in words, and its zoom. */
export function BoardPart({ board, name, hint, label, hands, keys, bar, children }: BoardPartProps) {
  const grid = board.grid.value;
  const size = grid === undefined ? '' : ` of ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
  return (
    <>
      <Board model={board} label={`${label}${size}`} name={name} hands={hands}>
        {children}
      </Board>
      <div class="board-bar">
        <CellText board={board} name={name} hint={hint} />
        {bar}
        <div class="board-tools">
          <ZoomButtons model={board} />
        </div>
      </div>
      <p class="visually-hidden" id="board-keys">
        {keys}
      </p>
    </>
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
