import { signal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { CompareTable, FactList } from '../shell/numbers.js';
import { isBest } from './compare.js';
import type { MazeFrame } from './frame.js';
import type { MazeSession } from './session.js';
import { lengthText, optimalText } from './words.js';

/** Counting looks at every cell: while a large maze plays, a few times a second is often enough. */
const PAUSE = 200;
const LARGE = 50_000;

/** Numbers about the step on screen. */
export function Stats({ session }: { readonly session: MazeSession }) {
  const frames = useCalmed(session);
  const [frame] = frames;
  if (frame === undefined) return null;
  const { search } = frame;
  const numbers: [string, string][] = [
    ['Cells', numberText(frame.scene.world.grid.cellCount)],
    ['Steps', numberText(session.playback.total.value)],
    ['Visited', numberText(search?.visited)],
    ['Path cells', numberText(search?.pathCells)],
    ['Path length', numberText(search?.length)],
    ['Optimal', optimalText(search)],
  ];
  return (
    <>
      <FactList class="stats" id="stats" facts={frames.length > 1 ? numbers.slice(0, 2) : numbers} />
      {frames.length > 1 && <Comparison frames={frames} />}
      {frames.length === 1 && search !== undefined && <p class="hint">{search.guarantee}</p>}
      {frames.map(
        ({ search: one }, at) =>
          one?.why !== undefined && (
            <p class="fault" key={String(at)}>
              {frames.length > 1 ? `${one.searcher}: ` : ''}
              {one.why}
            </p>
          ),
      )}
    </>
  );
}

const numberText = (value: number | undefined): string => (value === undefined ? '–' : lengthText(value));

/** What two searches needed, side by side. The better number says so, once both have ended. */
function Comparison({ frames }: { readonly frames: readonly MazeFrame[] }) {
  const searches = frames.map(({ search }) => search);
  const isOver = frames.every(({ isDone, search }) => isDone && search !== undefined);
  const row = (name: string, key: 'length' | 'visited' | 'steps') => {
    const values = searches.map((search) => search?.[key]);
    const cells = values.map((value, at) => (
      <>
        {numberText(value)}
        {isOver && isBest(values, at) && <span class="best">best</span>}
      </>
    ));
    return [name, cells] as const;
  };
  return (
    <CompareTable
      id="compare"
      caption="The two searches compared"
      heads={searches.map((search, at) => search?.searcher ?? (at === 0 ? 'first' : 'second'))}
      rows={[
        ['Solved', frames.map(solvedText)],
        ['Path cells', searches.map((search) => numberText(search?.pathCells))],
        row('Path length', 'length'),
        ['Optimal', searches.map(optimalText)],
        row('Visited', 'visited'),
        row('Steps', 'steps'),
      ]}
    />
  );
}

function solvedText({ search, isDone }: MazeFrame): string {
  if (search === undefined || !isDone) return 'not yet';
  if (search.isRefused) return 'does not apply';
  return search.pathCells === undefined ? 'no' : 'yes';
}

/** The frames of the session, but while a large maze plays only some of them. */
function useCalmed(session: MazeSession): readonly MazeFrame[] {
  const shown = useMemo(() => signal<readonly MazeFrame[]>([]), []);
  const last = useRef(0);
  useSignalEffect(() => {
    const frames = session.frames.value;
    const isBusy = session.playback.playing.value || session.preparing.value !== undefined;
    const isLarge = (frames.at(0)?.scene.world.grid.cellCount ?? 0) > LARGE;
    const now = performance.now();
    if (isBusy && isLarge && now - last.current < PAUSE) return;
    last.current = now;
    shown.value = frames;
  });
  return shown.value;
}
