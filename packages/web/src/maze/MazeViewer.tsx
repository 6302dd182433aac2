/** A maze that grows and is solved, or is walked, to look at on other people's pages. */

import { counted } from 'asterion/play';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardModel } from '../board/model.js';
import { Viewing } from '../shell/Viewing.js';
import { Stage } from './stage.js';

/** `A maze of 9 rows and 12 columns.` */
function sizeText({ grid }: BoardModel): string {
  if (grid.value === undefined) return 'It is still being made.';
  const { rows, cols } = grid.value;
  return `A maze of ${counted(rows, 'row')} and ${counted(cols, 'column')}.`;
}

export function MazeViewer({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage(), []);
  const { session, board, second } = stage;
  useEffect(() => session.open(query), [session, query]);
  useEffect(() => () => session.close(), [session]);
  const { modes } = session;
  const isPair = modes.frames.value.length > 1;
  const faults = session.isStale.value ? Object.values(session.faults.value).join(' ') : undefined;
  const playback = modes.playback.value;
  return (
    <Viewing
      boards={useMemo(() => (isPair ? [board, second] : [board]), [board, second, isPair])}
      label="Maze"
      status={sizeText(board)}
      notice={faults ?? session.notice.value}
      playback={playback}
      step={modes.label}
      onMoved={() => stage.moved()}
    />
  );
}
