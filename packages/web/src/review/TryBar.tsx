import { Act } from '../shell/Act.js';
import type { Stage } from './stage.js';

/** Leaves the game to try other moves, and comes back to it. */
export function TryBar({ stage: { view, trying } }: { readonly stage: Stage }) {
  const isTrying = view.branch.value !== undefined;
  const isShown = view.best.value === 'on';
  return (
    <div class="try-bar" role="group" aria-label="Other moves">
      {isTrying ? (
        <Act text="Return to the game" icon="undo" shown="Esc" keys="Escape" onClick={() => trying.leave()} />
      ) : (
        <Act text="What if" icon="fork" shown="F" keys="F" onClick={() => trying.begin()} />
      )}
      <Act text="Play a best move" shown="I" keys="I" onClick={() => trying.playBest()} />
      <Act text="Show best moves" shown="V" keys="V" isPressed={isShown} onClick={() => view.toggleBest()} />
    </div>
  );
}
