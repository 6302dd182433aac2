import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { movingActions } from '../play/actions.js';
import { BoardMessage, CellText, Notice, transportLabel } from '../play/around.js';
import { MoveBar } from '../play/MoveBar.js';
import { Pad } from '../play/Pad.js';
import { useStage } from '../play/use-stage.js';
import { counted } from '../play/words.js';
import { Act } from '../shell/Act.js';
import { useActions } from '../shell/actions.js';
import { announce } from '../shell/announce.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Transport } from '../transport/Transport.js';
import { Controls } from './Controls.js';
import { HintStrip } from './HintStrip.js';
import { STRAY } from './keys.js';
import { Overlay } from './Overlay.js';
import { SeedBar } from './SeedBar.js';
import { Status } from './Status.js';
import { Stage } from './stage.js';
import { UNIT } from './telling.js';
import '../play/play.css';
import './pits.css';

export function PitsRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session, play, board, hands, hint, looking } = stage;
  useStage(stage, query);
  useActions(useMemo(() => actionsOf(stage), [stage]));
  return (
    <FileDrop
      onFile={(file) => void session.openFile(file)}
      class={`playing pits ${looking.isOn.value ? 'is-looking' : ''}`}
    >
      <section class="stage" aria-label="Board">
        <Board model={board} label={labelOf(stage)} name="pits" hands={hands}>
          <Overlay stage={stage} />
          <BoardMessage session={session} />
        </Board>
        <div class="board-bar">
          <CellText
            board={board}
            name="pits"
            hint={play.mover.value === undefined ? undefined : 'Dots: where you can step.'}
          />
          <div class="board-tools">
            <ZoomButtons model={board} />
          </div>
        </div>
        <p class="visually-hidden" id="board-keys">
          Arrow keys step; X looks around cell by cell.
        </p>
        <Status stage={stage} />
        <Pad play={play} hands={hands} repeats={false} />
        <HintStrip hint={hint} />
        <div class="play-bars">
          <MoveBar play={play} hands={hands} threat="Goal" onThreat={() => stage.tellThreat()}>
            <Act
              text="Hint"
              title="Show the shortest ways left, the step that keeps most of them, and where a pit would cut you off"
              shown="I"
              keys="I"
              isPressed={hint.isOn.value}
              onClick={() => hint.toggle()}
            />
          </MoveBar>
          <SeedBar stage={stage} />
        </div>
        <Transport player={play.player} label={transportLabel(play, UNIT)} onMoved={() => play.announceStanding()}>
          <Notice text={play.notice.value} />
        </Transport>
      </section>
      <Controls stage={stage} />
    </FileDrop>
  );
}

const actionsOf = (stage: Stage) => ({
  ...movingActions(stage),
  tunnel: () => stage.hands.tell('TUNNEL'),
  hint: () => stage.hint.toggle(),
  'next-seed': () => stage.nextSeed(),
  'stray-key': () => announce(STRAY),
});

function labelOf({ board }: Stage): string {
  const grid = board.grid.value;
  return grid === undefined ? 'Board' : `Board of ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
}
