import { MINOTAUR, STAY } from 'asterion/game';
import type { Cell } from 'asterion/world';
import { BestSteps } from '../play/Peek.js';
import { Caught, Mover, Shapes, Target, Walked } from '../play/pieces.js';
import { lastSteps } from './frame.js';
import { PredicateMarks } from './PredicateMarks.js';
import type { Stage } from './stage.js';

/** Over the board: answers about its sides, the last moves, where one can step, and where Theseus was caught. */
export function Overlay({ stage: { play, board, truth, hands, fog, asked } }: { readonly stage: Stage }) {
  const standing = play.standing.value;
  const actors = board.frame.value?.scene.actors;
  if (standing === undefined || actors === undefined || board.grid.value === undefined) return null;
  const { position, end } = standing;
  const [mover, ways, known] = [play.mover.value, hands.ways.value, fog.known.value];
  const hasNotes = truth.tiles.value !== undefined;
  const isTaken = (tile: Cell): boolean => Object.values(actors).some((tiles) => tiles.includes(tile));
  return (
    <svg class="overlay labyrinth-overlay" aria-hidden="true">
      {asked.answer.value !== undefined && <PredicateMarks model={board} answer={asked.answer.value} />}
      {lastSteps(standing, known).map((trace, at) => (
        <Walked key={String(at)} model={board} trace={trace} hasGhost={!isTaken(trace.from)} />
      ))}
      <Shapes model={board} pursuers={actors.minotaur} quarries={actors.theseus} things={actors.supply} />
      {mover !== undefined && ways !== undefined && (
        <>
          <Mover model={board} cell={mover} />
          {ways
            .stepsFrom(mover)
            .filter((step) => step !== STAY)
            .map((step) => {
              const tile = ways.stepTo(mover, step);
              return <Target key={step} model={board} cell={tile} isRing={hasNotes || isTaken(tile)} />;
            })}
        </>
      )}
      {truth.best.value !== undefined && <BestSteps model={board} best={truth.best.value} />}
      {end?.result === MINOTAUR && <Caught model={board} cell={position.theseus} />}
    </svg>
  );
}
