import type { MazeSession } from './session.js';

/** Numbers about the step on screen. */
export function Stats({ session }: { readonly session: MazeSession }) {
  const frame = session.frame.value;
  if (frame === undefined) return null;
  const numbers: [string, number | undefined][] = [
    ['Cells', frame.scene.world.grid.cellCount],
    ['Steps', session.player.total.value],
    ['Visited', frame.visited],
    ['Path length', frame.pathLength],
  ];
  return (
    <>
      <dl class="stats" data-testid="stats">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === undefined ? '–' : value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {frame.why !== undefined && <p class="fault">{frame.why}</p>}
    </>
  );
}
