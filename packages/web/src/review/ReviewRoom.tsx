import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board, ReadOut } from '../board/Board.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { counted } from '../play/words.js';
import { useActions } from '../shell/actions.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Transport } from '../transport/Transport.js';
import { actionsOf } from './actions.js';
import { Controls } from './Controls.js';
import { Overlay } from './Overlay.js';
import { Status } from './Status.js';
import { Stage } from './stage.js';
import { TryBar } from './TryBar.js';
import './review.css';

export function ReviewRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session, view, board } = stage;
  useEffect(() => void session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  useSignalEffect(() => stage.follow());
  useActions(useMemo(() => actionsOf(stage), [stage]));
  return (
    <FileDrop
      onFile={(file) => void session.openFile(file)}
      class={`review ${stage.looking.isOn.value ? 'is-looking' : ''} ${view.branch.value === undefined ? '' : 'is-trying'}`}
    >
      <section class="stage" aria-label="Board">
        <Board model={board} label={labelOf(stage)} name="review" hands={stage.hands}>
          <Overlay stage={stage} />
        </Board>
        <div class="board-bar">
          <CellText stage={stage} />
          <div class="board-tools">
            <ZoomButtons model={board} />
          </div>
        </div>
        <p class="visually-hidden" id="board-keys">
          Left and right arrow step through the game. F tries other moves from here; X looks around cell by cell.
        </p>
        <Status view={view} />
        <TryBar stage={stage} />
        <Transport
          player={view.player}
          label={transportLabel(stage)}
          onMoved={() => view.tellStanding()}
          onScrubbed={() => view.tellStanding()}
        >
          {session.notice.value !== undefined && (
            <p class="fault" role="status" data-testid="notice">
              {session.notice.value}
            </p>
          )}
        </Transport>
      </section>
      <Controls stage={stage} />
    </FileDrop>
  );
}

/** The cell under pointer or cursor, in words; a hint while there is none. */
function CellText({ stage: { board, view } }: { readonly stage: Stage }) {
  const isIdle = !board.isCursorUsed.value && board.readout.value === board.cursorText.value;
  return (
    <div class={`readouts ${isIdle ? 'is-idle' : ''}`}>
      {isIdle && view.mover.value !== undefined && (
        <p class="readout">Click or tap a cell beside whoever is to move to try that step.</p>
      )}
      <ReadOut model={board} name="review" />
    </div>
  );
}

function labelOf({ board }: Stage): string {
  const grid = board.grid.value;
  if (grid === undefined) return 'Game under review';
  return `Game under review, on ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
}

function transportLabel({ view: { player, branch } }: Stage): string {
  const { step, total, isReady } = player;
  if (!isReady.value) return 'no game yet';
  const tries = branch.value === undefined ? '' : `, what if from turn ${branch.value.from}`;
  return `turn ${step.value.toLocaleString('en')} of ${(total.value ?? 0).toLocaleString('en')}${tries}`;
}
