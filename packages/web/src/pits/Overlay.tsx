import { isPit } from 'asterion/game';
import { BestSteps } from '../play/Peek.js';
import { Caught, Mover, Shapes, Target, Walked } from '../play/pieces.js';
import { lastSteps } from './frame.js';
import { Lattice } from './Lattice.js';
import { CutMarks, GoalRing, NewPits } from './marks.js';
import type { Stage } from './stage.js';
import { newPits } from './standing.js';

/** Over the board: the pits of this turn, the last step, where one can step, the hint, and where it ended. */
export function Overlay({ stage: { play, board, hint, hands } }: { readonly stage: Stage }) {
  const standing = play.standing.value;
  if (standing === undefined || board.grid.value === undefined) return null;
  const { position, end } = standing;
  const { world, setup, player } = position;
  const [mover, ways, help] = [play.mover.value, hands.ways.value, hint.now.value];
  return (
    <svg class="overlay pits-overlay" aria-hidden="true">
      <Lattice model={board} />
      <GoalRing model={board} cell={setup.goal} />
      <NewPits model={board} cells={newPits(standing)} ply={position.ply} />
      {lastSteps(standing).map((trace) => (
        <Walked key={trace.from} model={board} trace={trace} hasGhost={!isPit(world, trace.from)} />
      ))}
      <Shapes model={board} pursuers={[]} quarries={[player]} things={[setup.goal]} />
      {help !== undefined && <CutMarks model={board} cells={help.cuts} />}
      {mover !== undefined && ways !== undefined && (
        <>
          <Mover model={board} cell={mover} />
          {ways
            .stepsFrom(mover)
            .map((step) => ways.stepTo(mover, step))
            .filter((cell) => !isPit(world, cell))
            .map((cell) => (
              <Target key={cell} model={board} cell={cell} isRing={cell === setup.goal} />
            ))}
        </>
      )}
      {help !== undefined && <BestSteps model={board} best={help.best} />}
      {end !== undefined && end.result !== 'goal' && <Caught model={board} cell={player} />}
    </svg>
  );
}
