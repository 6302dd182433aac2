/** A puzzle to look at on other people's pages: the position and the task, and nothing of its solution. */

import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Viewing } from '../shell/Viewing.js';
import { puzzleTitle, type Shelf } from './shelf.js';
import { PuzzleStage } from './stage.js';

export const viewerWith =
  (shelf: Shelf): ComponentType<{ readonly query: URLSearchParams }> =>
  ({ query }) => {
    const stage = useMemo(() => new PuzzleStage(shelf), []);
    useEffect(() => stage.open(query), [stage, query]);
    useEffect(() => () => stage.play.stop(), [stage]);
    const of = stage.shown.value;
    return (
      <Viewing
        boards={useMemo(() => [stage.board], [stage])}
        label="Puzzle"
        status={of === undefined ? '' : `${puzzleTitle(of)}. ${stage.status.value}`}
        notice={stage.notice.value}
      />
    );
  };
