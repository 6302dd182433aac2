import { counted } from 'asterion/play';
import { Board, ReadOut } from '../board/Board.js';
import type { BoardModel } from '../board/model.js';
import { BoardCorners, CellText, StaleMessage } from '../game/around.js';
import { GhostTrail } from '../game/ChallengePart.js';
import type { MazeFrame } from './frame.js';
import type { Stage } from './stage.js';

/** One board, or two of the same maze side by side, each for its solver. */
export function Boards({ stage }: { readonly stage: Stage }) {
  const { session, board, second } = stage;
  const [first, other] = session.modes.frames.value.length > 1 ? (session.task.value?.solvers ?? []) : [];
  const isPair = other !== undefined;
  return (
    <>
      <div class={`boards ${isPair ? 'is-pair' : ''}`}>
        <Pane stage={stage} model={board} name="board-1" solver={isPair ? first.title : undefined} at={0} />
        {isPair && <Pane stage={stage} model={second} name="board-2" solver={other.title} at={1} />}
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
  readonly solver: string | undefined;
  readonly at: number;
}

function Pane({ stage, model, name, solver, at }: PaneProps) {
  const { session, hands, tunnels } = stage;
  const frames = session.modes.frames.value;
  const label = `${labelOf(model)}${solver === undefined ? '' : `, ${solver}`}`;
  return (
    <div class="pane">
      {solver !== undefined && <PaneTitle solver={solver} frame={frames.at(at)} />}
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
          <svg class="overlay" aria-hidden="true">
            <GhostTrail challenge={session.challenge} model={model} />
          </svg>
        )}
        {at === 0 && <StaleMessage isStale={session.isStale.value} isEmpty={frames.length === 0} what="maze" />}
      </Board>
      {solver !== undefined && <ReadOut model={model} name={name} />}
    </div>
  );
}

function PaneTitle({ solver, frame }: { readonly solver: string; readonly frame: MazeFrame | undefined }) {
  const search = frame?.search;
  const state =
    search === undefined
      ? 'waiting'
      : frame?.isDone !== true
        ? `step ${search.steps.toLocaleString('en')}`
        : search.pathLength === undefined
          ? 'not solved'
          : `path of ${counted(search.pathLength, 'cell')}`;
  return (
    <h2 class="pane-title">
      {solver} <span>{state}</span>
    </h2>
  );
}

function labelOf(board: BoardModel): string {
  const grid = board.grid.value;
  return grid === undefined ? 'Maze' : `Maze of ${counted(grid.rows, 'row')} and ${counted(grid.cols, 'column')}`;
}
