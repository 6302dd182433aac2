import { counted } from 'asterion/play';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/Board.js';
import { ZoomButtons } from '../board/ZoomButtons.js';
import { CellText, Notice } from '../game/around.js';
import { Pad } from '../game/Pad.js';
import { useActions } from '../page/actions.js';
import { FileDrop } from '../shell/FileDrop.js';
import { Transport } from '../transport/Transport.js';
import { exploreActions } from './actions.js';
import { ShowBar, WaysOn } from './Bars.js';
import { Controls } from './Controls.js';
import { Compare } from './compare/Compare.js';
import { Overlay } from './Overlay.js';
import { SmallMap } from './SmallMap.js';
import { Status } from './Status.js';
import { Stage } from './stage.js';
import '../game/game.css';
import './explore.css';

export function ExploreRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session } = stage;
  useEffect(() => void session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  return (
    <FileDrop
      onFile={(file) => void session.openFile(file)}
      class={`playing explore ${stage.looking.isOn.value ? 'is-looking' : ''}`}
    >
      {session.isComparing.value ? (
        <Compare session={session} />
      ) : (
        <>
          <Game stage={stage} />
          <Controls stage={stage} />
        </>
      )}
    </FileDrop>
  );
}

function Game({ stage }: { readonly stage: Stage }) {
  const { session, journey, board, hands, steered } = stage;
  useEffect(() => stage.watch(), [stage]);
  useActions(useMemo(() => exploreActions(stage), [stage]));
  return (
    <section class="stage" aria-label="Board">
      <Board model={board} label={labelOf(stage)} name="explore" hands={stage.boardHands}>
        <Overlay stage={stage} />
        <SmallMap stage={stage} />
        {session.isStale.value && (
          <p class="board-message" data-testid="board-message">
            {journey.position.value === undefined ? 'No world yet' : 'Still the world from before'}: some settings
            cannot be used. They are marked.
          </p>
        )}
      </Board>
      <div class="board-bar">
        <CellText board={board} name="explore" hint={hintOf(stage)} />
        <ShowBar stage={stage} />
        <div class="board-tools">
          <ZoomButtons model={board} />
        </div>
      </div>
      <p class="visually-hidden" id="board-keys">
        Arrow keys walk; X looks around cell by cell; M tells the nearest hunter.
      </p>
      <Status stage={stage} />
      <Pad play={steered} input={hands} rest="Wait here" />
      <WaysOn stage={stage} />
      <Transport player={journey.player} label={replayLabel(stage)} onMoved={() => stage.tellTurn()}>
        <Notice text={session.notice.value} />
      </Transport>
    </section>
  );
}

function hintOf({ walking }: Stage): string | undefined {
  if (walking.refusal.value !== undefined) return undefined;
  return walking.isHunted.value ? 'A hunter is in view: a click is one step.' : 'Click or tap to travel.';
}

function replayLabel({ journey: { player, line } }: Stage): string {
  if (!player.isReady.value) return 'nothing to replay';
  return `turn ${player.step.value.toLocaleString('en')} of ${(line.value.length - 1).toLocaleString('en')}`;
}

function labelOf({ board, journey }: Stage): string {
  const [grid, position] = [board.grid.value, journey.position.value];
  if (grid === undefined || position === undefined) return 'World';
  const { level, setup } = position;
  return `World ${level} of ${setup.options.worlds}, of ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
}
