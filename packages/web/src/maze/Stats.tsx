import { signal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { CompareTable } from './CompareTable.js';
import type { MazeFrame } from './frame.js';
import type { MazeSession } from './session.js';

/** Counting looks at every cell: while a large maze plays, a few times a second is often enough. */
const PAUSE = 200;
const LARGE = 50_000;

/** Numbers about the step on screen. */
export function Stats({ session }: { readonly session: MazeSession }) {
  const frames = useCalmed(session);
  const [frame] = frames;
  if (frame === undefined) return null;
  const { search } = frame;
  const numbers: [string, number | undefined][] = [
    ['Cells', frame.scene.world.grid.cellCount],
    ['Steps', session.player.total.value],
    ['Visited', search?.visited],
    ['Path length', search?.pathLength],
  ];
  return (
    <>
      <dl class="stats" data-testid="stats">
        {numbers.slice(0, frames.length > 1 ? 2 : 4).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === undefined ? '–' : value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {frames.length > 1 && <CompareTable frames={frames} />}
      {frames.map(
        ({ search: one }, at) =>
          one?.why !== undefined && (
            <p class="fault" key={String(at)}>
              {frames.length > 1 ? `${one.solver}: ` : ''}
              {one.why}
            </p>
          ),
      )}
    </>
  );
}

/** The frames of the session, but while a large maze plays only some of them. */
function useCalmed(session: MazeSession): readonly MazeFrame[] {
  const shown = useMemo(() => signal<readonly MazeFrame[]>([]), []);
  const last = useRef(0);
  useSignalEffect(() => {
    const frames = session.frames.value;
    const isBusy = session.player.playing.value || session.preparing.value !== undefined;
    const isLarge = (frames.at(0)?.scene.world.grid.cellCount ?? 0) > LARGE;
    const now = performance.now();
    if (isBusy && isLarge && now - last.current < PAUSE) return;
    last.current = now;
    shown.value = frames;
  });
  return shown.value;
}
