import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { playActions } from '../play/actions.js';
import { BoardMessage, CellText, Notice, transportLabel } from '../play/around.js';
import { BranchNote } from '../play/BranchNote.js';
import { MoveBar } from '../play/MoveBar.js';
import { Pad } from '../play/Pad.js';
import { PeekText } from '../play/Peek.js';
import { TruthBar } from '../play/TruthBar.js';
import { useStage } from '../play/use-stage.js';
import { counted } from '../play/words.js';
import { useActions } from '../shell/actions.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Transport } from '../transport/Transport.js';
import { Controls } from './Controls.js';
import { Overlay } from './Overlay.js';
import { Status } from './Status.js';
import { Stage } from './stage.js';
import { TruthStrip } from './TruthStrip.js';
import '../play/play.css';

export function RogueRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session, play, board, hands, truth } = stage;
  useStage(stage, query);
  useActions(useMemo(() => ({ ...playActions(stage), tunnel: () => hands.tell('TUNNEL') }), [stage, hands]));
  return (
    <FileDrop
      onFile={(file) => void session.openFile(file)}
      class={`playing rogue ${stage.looking.isOn.value ? 'is-looking' : ''} ${play.branch.value === undefined ? '' : 'is-branch'}`}
    >
      <section class="stage" aria-label="Board">
        <Board model={board} label={labelOf(stage)} name="rogue" hands={hands}>
          <Overlay stage={stage} />
          <BoardMessage session={session} />
          <PeekText truth={truth} board={board} />
        </Board>
        <div class="board-bar">
          <CellText board={board} name="rogue" hint={hintOf(stage)} />
          <div class="board-tools">
            <ZoomButtons model={board} />
          </div>
        </div>
        <p class="visually-hidden" id="board-keys">
          Arrow keys move the player; X looks around cell by cell.
        </p>
        <BranchNote play={play} />
        <Status stage={stage} />
        <Pad play={play} hands={hands} rest="Wait here" />
        <TruthStrip stage={stage} />
        <div class="play-bars">
          <MoveBar play={play} hands={hands} rest="Wait" onThreat={() => stage.tellThreat()} />
          <TruthBar room="rogue" play={play} truth={truth} />
        </div>
        <Transport player={play.player} label={transportLabel(play)} onMoved={() => play.announceStanding()}>
          <Notice text={play.notice.value} />
        </Transport>
      </section>
      <Controls stage={stage} />
    </FileDrop>
  );
}

function hintOf({ play, truth }: Stage): string | undefined {
  if (play.isWatching.value || play.standing.value?.end !== undefined) return undefined;
  return `${truth.cells.value === undefined ? 'Dots' : 'Dotted rings'}: where you can step.`;
}

function labelOf({ play, board }: Stage): string {
  const grid = board.grid.value;
  if (grid === undefined) return 'Dungeon';
  const size = `${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
  return `${play.table.value?.draft.source === 'maze' ? 'Maze' : 'Dungeon'} of ${size}`;
}
