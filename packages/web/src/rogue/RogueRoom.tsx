import { useEffect, useMemo } from 'preact/hooks';
import { Board, ReadOut } from '../board/Board.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { useActions } from '../shell/actions.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Transport } from '../transport/Transport.js';
import { actionsOf } from './actions.js';
import { BranchNote } from './BranchNote.js';
import { Controls } from './Controls.js';
import { Overlay } from './Overlay.js';
import { Pad } from './Pad.js';
import { PeekText } from './Peek.js';
import { PlayBar, TruthBar } from './PlayBar.js';
import { Status } from './Status.js';
import { Stage } from './stage.js';
import { listenToSwipes } from './swipes.js';
import { TruthStrip } from './TruthStrip.js';
import { counted } from './words.js';
import './rogue.css';

export function RogueRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session, play, board } = stage;
  useEffect(() => void session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => listenToSwipes(stage), [stage]);
  useEffect(() => stage.watch(), [stage]);
  useActions(useMemo(() => actionsOf(stage), [stage]));
  return (
    <FileDrop
      onFile={(file) => void session.openFile(file)}
      class={`rogue ${stage.isLooking.value ? 'is-looking' : ''} ${play.branch.value === undefined ? '' : 'is-branch'}`}
    >
      <section class="stage" aria-label="Board">
        <Board model={board} label={labelOf(stage)} name="rogue" hands={stage.hands}>
          <Overlay stage={stage} />
          <BoardMessage stage={stage} />
          <PeekText stage={stage} />
        </Board>
        <div class="board-bar">
          <CellText stage={stage} />
          <div class="board-tools">
            <ZoomButtons model={board} />
          </div>
        </div>
        <p class="visually-hidden" id="board-keys">
          Arrow keys move the player; X looks around cell by cell.
        </p>
        <BranchNote play={play} />
        <Status stage={stage} />
        <TruthStrip stage={stage} />
        <Pad stage={stage} />
        <div class="play-bars">
          <PlayBar stage={stage} />
          <TruthBar stage={stage} />
        </div>
        <Transport player={play.player} label={transportLabel(stage)} onMoved={() => play.announceStanding()}>
          {play.notice.value !== undefined && (
            <p class="fault" data-testid="notice">
              {play.notice.value}
            </p>
          )}
        </Transport>
      </section>
      <Controls stage={stage} />
    </FileDrop>
  );
}

/** The cell under pointer or cursor, in words; a hint while there is none. */
function CellText({ stage: { board, play, truth } }: { readonly stage: Stage }) {
  const isIdle = !board.isCursorUsed.value && board.readout.value === board.cursorText.value;
  return (
    <div class={`readouts ${isIdle ? 'is-idle' : ''}`}>
      {isIdle && !play.isWatching.value && (
        <p class="readout">{truth.cells.value === undefined ? 'Dots' : 'Dotted rings'}: where you can step.</p>
      )}
      <ReadOut model={board} name="rogue" />
    </div>
  );
}

/** Over the board: why it does not show what the settings say. */
function BoardMessage({ stage: { session, play } }: { readonly stage: Stage }) {
  if (!session.isStale.value) return null;
  return (
    <p class="board-message" data-testid="board-message">
      {play.course.value === undefined ? 'No game yet' : 'Still the game from before'}: some settings cannot be used.
      They are marked.
    </p>
  );
}

function labelOf({ play, board }: Stage): string {
  const grid = board.grid.value;
  if (grid === undefined) return 'Dungeon';
  const size = `${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
  return `${play.table.value?.draft.source === 'maze' ? 'Maze' : 'Dungeon'} of ${size}`;
}

function transportLabel({ play }: Stage): string {
  const { step, total, isReady } = play.player;
  if (!isReady.value) return 'nothing to play';
  const running = play.isRunning.value ? ', still being played' : '';
  return `turn ${step.value.toLocaleString('en')} of ${(total.value ?? 0).toLocaleString('en')}${running}`;
}
