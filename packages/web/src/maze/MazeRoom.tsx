import type { Cell } from 'asterion/world';
import { useEffect, useMemo } from 'preact/hooks';
import { Board, ReadOut } from '../board/Board.js';
import type { End } from '../board/gestures.js';
import { boardActions } from '../board/keys.js';
import { BoardModel } from '../board/model.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { useActions } from '../shell/actions.js';
import { announce } from '../shell/announce.js';
import { transportActions } from '../transport/keys.js';
import { formatRate, formatSpeed } from '../transport/speed.js';
import { Transport } from '../transport/Transport.js';
import { Controls } from './Controls.js';
import { counted } from './frame.js';
import { MazeSession } from './session.js';

export function MazeRoom({ query }: { readonly query: URLSearchParams }) {
  const session = useMemo(() => new MazeSession(), []);
  const board = useMemo(() => new BoardModel(session.frame), [session]);
  const place = useMemo(() => placing(session), [session]);
  useEffect(() => session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  useActions(useMemo(() => actionsOf(session, board, place), [session, board, place]));
  const preparing = session.preparing.value;
  return (
    <div class="room">
      <section class="stage" aria-label="Board">
        <Board model={board} label={labelOf(board)} moveEnd={place}>
          <BoardMessage session={session} />
        </Board>
        <div class="board-bar">
          <ReadOut model={board} />
          <ZoomButtons model={board} />
        </div>
        <p class="visually-hidden" id="board-keys">
          Arrow keys read cell by cell.
        </p>
        <Transport player={session.player} label={transportLabel(session)} onMoved={() => session.announceStep()}>
          {session.turnFault.value !== undefined && (
            <p class="fault" data-testid="turn-fault">
              {session.turnFault.value}
            </p>
          )}
        </Transport>
      </section>
      <Controls session={session} board={board} place={place} isBusy={preparing !== undefined} />
    </div>
  );
}

function BoardMessage({ session }: { readonly session: MazeSession }) {
  if (!session.isStale.value) return null;
  return (
    <p class="board-message" data-testid="board-message">
      {session.frame.value === undefined ? 'No maze yet' : 'Still the maze from before'}: some settings cannot be used.
      They are marked.
    </p>
  );
}

function labelOf(board: BoardModel): string {
  const grid = board.grid.value;
  return grid === undefined ? 'Maze' : `Maze of ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
}

function transportLabel(session: MazeSession): string {
  const preparing = session.preparing.value;
  if (preparing !== undefined) return `preparing, ${counted(preparing, 'step')} so far`;
  return session.player.isReady.value ? session.label : 'nothing to play';
}

function placing(session: MazeSession) {
  return (end: End, cell: Cell): void => session.place(end, cell);
}

function actionsOf(session: MazeSession, board: BoardModel, place: (end: End, cell: Cell) => void) {
  const { player } = session;
  const atCursor = (end: End) => () => {
    if (board.cursor.value !== undefined) place(end, board.cursor.value);
  };
  return {
    ...transportActions(
      player,
      () => session.announceStep(),
      () => announce(`Speed ${formatSpeed(player.speed.value)}, ${formatRate(player.rate.value)}.`),
    ),
    ...boardActions(board),
    'new-maze': () => session.drawSeed(),
    'set-entrance': atCursor('entrance'),
    'set-exit': atCursor('exit'),
  };
}
