import type { ReadonlySignal } from '@preact/signals';
import type { Standing } from './course.js';

interface Branching {
  readonly branch: ReadonlySignal<{ readonly root: Standing } | undefined>;
  comeBack(): boolean;
}

/** That this is not the game itself, and the way back. */
export function BranchNote({ play }: { readonly play: Branching }) {
  const branch = play.branch.value;
  if (branch === undefined) return null;
  return (
    <div class="board-note branch-note" data-testid="branch">
      <p>
        <strong>What if</strong>, from turn {branch.root.position.ply.toLocaleString('en')}: you move both sides, and
        the game itself stays as it was.
      </p>
      <button type="button" aria-keyshortcuts="Escape" onClick={() => play.comeBack()}>
        Return to the game
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}
