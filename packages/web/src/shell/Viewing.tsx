/** What a link holds, to look at, as large as its frame: a board or two, where it stands in words, and the common transport. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/Board.js';
import { rowsText } from '../board/describe.js';
import { pixelAt } from '../board/gestures.js';
import { boardActions, boardKeys } from '../board/keys.js';
import type { BoardModel } from '../board/model.js';
import { listenToKeys, useActions } from '../page/actions.js';
import { transportActions, transportKeys } from '../transport/keys.js';
import type { Playback } from '../transport/playback.js';
import { Transport } from '../transport/Transport.js';

interface Props {
  readonly boards: readonly BoardModel[];
  /** What the boards are, for people who do not see them. */
  readonly label: string;
  /** Where it stands. */
  readonly status: string;
  /** What the link asked for and could not have. */
  readonly notice?: string | undefined;
  /** Absent where nothing moves. */
  readonly playback?: Playback | undefined;
  /** The place on its timeline in words. */
  readonly step?: string;
  /** Called after a move along the timeline. */
  readonly onMoved?: () => void;
  readonly children?: ComponentChildren;
}

const keys = [...transportKeys, ...boardKeys.filter(({ action }) => action.startsWith('cursor-'))];
const asSetUp = () => 'set-up' as const;
const nothing = (): void => undefined;

/** Pointers look, and do nothing else: whoever scrolls the page around the frame must get past it. */
function listenToLooks(board: HTMLElement, model: BoardModel): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const cellAt = (event: MouseEvent) => {
    const { x, y } = pixelAt(board, event);
    return model.cellUnder(x, y);
  };
  const pick = (event: MouseEvent): void => {
    const cell = cellAt(event);
    if (cell !== undefined) model.setCursor(cell);
  };
  board.addEventListener('pointermove', (event) => model.hover(cellAt(event)), options);
  board.addEventListener('pointerleave', () => model.hover(undefined), options);
  board.addEventListener('click', pick, options);
  return () => listening.abort();
}

export function Viewing({ boards, label, status, notice, playback, step = '', onMoved = nothing, children }: Props) {
  const part = useRef<HTMLElement>(null);
  const [first] = boards;
  useActions(
    useMemo(() => {
      const focused = () => boards[document.activeElement?.matches('[data-board="board-2"]') === true ? 1 : 0];
      return { ...boardActions(focused), ...(playback !== undefined && transportActions(playback, onMoved)) };
    }, [first, playback]),
    asSetUp,
  );
  // What has the focus in the frame has the keys, and nothing else.
  useEffect(() => (part.current === null ? undefined : listenToKeys(() => keys, part.current)), []);
  const grid = first.grid.value;
  return (
    <section class="viewing" ref={part} aria-label={label}>
      <div class={`boards ${boards.length > 1 ? 'is-pair' : ''}`}>
        {boards.map((board, at) => (
          <Board
            key={at}
            model={board}
            label={boards.length > 1 ? `${label}, ${at + 1} of ${boards.length}` : label}
            name={`board-${at + 1}`}
            listen={listenToLooks}
          />
        ))}
      </div>
      <p class="viewing-status" data-testid="status">
        {status}
      </p>
      {notice !== undefined && (
        <p class="fault" role="alert">
          {notice}
        </p>
      )}
      {playback !== undefined && (playback.total.value ?? 0) > 0 && (
        <Transport playback={playback} label={step} onMoved={onMoved} />
      )}
      {children}
      {boards.map((board, at) => (
        <p key={at} class="visually-hidden" id={`board-${at + 1}-cursor`}>
          {board.cursorText.value}
        </p>
      ))}
      <p class="visually-hidden" aria-live="polite" data-testid="spoken">
        {first.spoken.value}
      </p>
      <p class="visually-hidden" id="board-keys">
        Arrow keys read cell by cell{playback !== undefined && '; Space plays, comma and full stop step'}.{' '}
        {grid !== undefined && rowsText(grid)}
      </p>
    </section>
  );
}
