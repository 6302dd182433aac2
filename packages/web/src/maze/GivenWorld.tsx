import type { MazeSession } from './session.js';

/** In place of what makes a maze, where a world was given. */
export function GivenWorld({ session }: { readonly session: MazeSession }) {
  const given = session.given.value;
  const fault = session.faults.value.world;
  return (
    <>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {given?.ok === true && (
        <p data-testid="given">
          A world of its own: {given.scene.world.grid.shape.name}, {given.scene.world.grid.rows} rows,{' '}
          {given.scene.world.grid.cols} columns.
        </p>
      )}
      <p class="hint">It was opened from a file or a link and is solved as it is; the link holds all of it.</p>
      <div class="button-row">
        <button type="button" onClick={() => session.growInstead()}>
          Grow a maze instead
        </button>
      </div>
    </>
  );
}
