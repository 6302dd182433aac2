import { type RoguePosition, STAY } from 'asterion/game';
import type { Cell } from 'asterion/world';
import { BestSteps } from '../play/Peek.js';
import { Caught, Mover, Shapes, Target, Walked } from '../play/pieces.js';
import { lastSteps } from './frame.js';
import type { Stage } from './stage.js';

/** Over the board: where the last moves came from, where one can step, and where the rogue was caught. */
export function Overlay({ stage: { play, board, truth, hands } }: { readonly stage: Stage }) {
  const standing = play.standing.value;
  if (standing === undefined || board.grid.value === undefined) return null;
  const { position, end } = standing;
  const [mover, ways] = [play.mover.value, hands.ways.value];
  const hasNotes = truth.cells.value !== undefined;
  return (
    <svg class="overlay rogue-overlay" aria-hidden="true">
      {lastSteps(standing).map((trace, at) => (
        <Walked key={String(at)} model={board} trace={trace} hasGhost={!isTaken(position, trace.from)} />
      ))}
      <Shapes model={board} pursuers={position.monsters} quarries={[position.rogue]} />
      {mover !== undefined && ways !== undefined && (
        <>
          <Mover model={board} cell={mover} />
          {ways
            .stepsFrom(mover)
            .filter((step) => step !== STAY)
            .map((step) => {
              const cell = ways.stepTo(mover, step);
              return <Target key={step} model={board} cell={cell} isRing={hasNotes || isTaken(position, cell)} />;
            })}
        </>
      )}
      {truth.best.value !== undefined && <BestSteps model={board} best={truth.best.value} />}
      {end?.result === 'captured' && <Caught model={board} cell={position.rogue} />}
    </svg>
  );
}

/** Whether somebody stands there, whose letter must be read. */
const isTaken = ({ monsters, rogue }: RoguePosition, cell: Cell): boolean => cell === rogue || monsters.includes(cell);
