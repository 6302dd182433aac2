import { Act } from './Act.js';
import type { Stage } from './stage.js';

/** Leaves the game to try other moves, and comes back to it. */
export function TryBar({ stage: { view, trying } }: { readonly stage: Stage }) {
  const isTrying = view.branch.value !== undefined;
  const isShown = view.best.value === 'on';
  return (
    <div class="try-bar" role="group" aria-label="Other moves">
      {isTrying ? (
        <Act icon="undo" shown="Esc" keys="Escape" onClick={() => trying.leave()}>
          Return to the game
        </Act>
      ) : (
        <Act icon="fork" shown="F" keys="F" onClick={() => trying.begin()}>
          What if
        </Act>
      )}
      <Act shown="I" keys="I" onClick={() => trying.playBest()}>
        Play a best move
      </Act>
      <Act shown="V" keys="V" isPressed={isShown} onClick={() => view.toggleBest()}>
        Show best moves
      </Act>
    </div>
  );
}
