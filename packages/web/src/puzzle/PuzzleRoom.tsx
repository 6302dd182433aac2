/** The room of puzzles: one on the board, or the lists of all. */

import { useEffect, useMemo } from 'preact/hooks';
import { filterIn, LIST } from './filter.js';
import { PuzzleBoard } from './PuzzleBoard.js';
import { PuzzleList } from './PuzzleList.js';
import type { Shelf } from './shelf.js';
import { PuzzleStage } from './stage.js';
import './puzzle.css';

interface Props {
  readonly shelf: Shelf;
  readonly query: URLSearchParams;
}

export function PuzzleRoom({ shelf, query }: Props) {
  const stage = useMemo(() => new PuzzleStage(shelf), [shelf]);
  useEffect(() => stage.open(query), [stage, query]);
  return query.has(LIST) ? <PuzzleList stage={stage} filter={filterIn(query)} /> : <PuzzleBoard stage={stage} />;
}
