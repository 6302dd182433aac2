import { counted } from 'asterion/play';
import { Board, ReadOut } from '../board/Board.js';
import type { BoardModel } from '../board/model.js';
import { BoardCorners, CellText, StaleMessage } from '../game/around.js';
import { GhostTrail } from '../game/ChallengePart.js';
import type { MazeFrame } from './frame.js';
import type { Searcher } from './searchers.js';
import type { Stage } from './stage.js';
import { foundText } from './words.js';

/** One board, or two of the same maze side by side, each for its search. */
export function Boards({ stage }: { readonly stage: Stage }) {
  const { session, board, second } = stage;
  const [first, other] = session.modes.frames.value.length > 1 ? (session.task.value?.searchers ?? []) : [];
  const isPair = other !== undefined;
  return (
    <>
      <div class={`boards ${isPair ? 'is-pair' : ''}`}>
        <Pane stage={stage} model={board} name="board-1" searcher={isPair ? first : undefined} at={0} />
        {isPair && <Pane stage={stage} model={second} name="board-2" searcher={other} at={1} />}
      </div>
      <BoardCorners board={board}>{!isPair && <CellText board={board} name="board-1" hint={undefined} />}</BoardCorners>
    </>
  );
}

interface PaneProps {
  readonly stage: Stage;
  readonly model: BoardModel;
  readonly name: string;
  /** Whose board it is, where there are two. */
  readonly searcher: Searcher | undefined;
  readonly at: number;
}

function Pane({ stage, model, name, searcher, at }: PaneProps) {
  const { session, hands, tunnels } = stage;
  const frames = session.modes.frames.value;
  const label = `${labelOf(model)}${searcher === undefined ? '' : `, ${searcher.title}`}`;
  return (
    <div class="pane">
      {searcher !== undefined && <PaneHead searcher={searcher} frame={frames.at(at)} />}
      <Board
        model={model}
        label={label}
        name={name}
        hands={hands.value}
        hasTool={tunnels.isOn.value}
        anchor={tunnels.from.value}
        found={session.modes.walk.found.value}
      >
        {at === 0 && (
          <svg class="annotations" aria-hidden="true">
            <GhostTrail challenge={session.challenge} model={model} />
          </svg>
        )}
        {at === 0 && <StaleMessage isStale={session.isStale.value} isEmpty={frames.length === 0} what="maze" />}
      </Board>
      {searcher !== undefined && <ReadOut model={model} name={name} />}
    </div>
  );
}

/** Who searches there, how far it has come, what it found, and what is certain of that. */
function PaneHead({ searcher, frame }: { readonly searcher: Searcher; readonly frame: MazeFrame | undefined }) {
  const search = frame?.search;
  const state =
    search === undefined
      ? 'waiting'
      : frame?.isDone !== true
        ? `step ${search.steps.toLocaleString('en')}`
        : search.pathCells === undefined
          ? search.isRefused
            ? 'does not apply'
            : 'not solved'
          : `path of ${counted(search.pathCells, 'cell')}`;
  return (
    <>
      <h2 class="pane-title">
        {searcher.title} <span>{state}</span>
      </h2>
      <p class="pane-note" data-testid="pane-note">
        <span>{search === undefined || frame?.isDone !== true ? 'Not yet at the exit.' : foundText(search)}</span>
        {search?.isRefused !== true && <span>{searcher.guarantee}</span>}
      </p>
    </>
  );
}

function labelOf(board: BoardModel): string {
  const grid = board.grid.value;
  return grid === undefined ? 'Maze' : `Maze of ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
}
