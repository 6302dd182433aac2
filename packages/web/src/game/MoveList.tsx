/** The moves of a game in a list, of which only what is in sight exists: thousands of turns cost as much as ten. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Playback } from '../transport/playback.js';
import { type ListedMove, type MoveRow, rowsOf } from './move-rows.js';

interface Props {
  readonly playback: Playback;
  /** The move that leads to each turn; that of turn 1 is the first. */
  readonly moves: readonly ListedMove[];
  /** How many stand in a row. */
  readonly columns: number;
  /** What stands above them: whose moves they are, where sides take turns. */
  readonly heads: readonly string[];
  /** Said last, where the game is over. */
  readonly end?: string | undefined;
  /** Called after a move of the list was chosen. */
  readonly onMoved: () => void;
}

/** Rows beyond what is in sight. */
const SPARE = 4;

/** One stop for Tab: arrows, Home and End go through the turns, and so do all keys of the playback. */
export function MoveList({ playback, moves, columns, heads, end, onMoved }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const at = playback.step.value;
  const rows = useMemo(() => rowsOf(moves, columns), [moves, columns]);
  const seen = useWindow(list, rows, at);
  const goTo = (turn: number): void => {
    playback.stepBy(turn - playback.step.value);
    onMoved();
  };
  return (
    <section class="moves" aria-label="Moves of the game">
      <div class="move-heads" style={columnsFor(heads.length)} aria-hidden="true">
        <span>Turn</span>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <div
        ref={list}
        class="move-list"
        role={moves.length === 0 ? 'group' : 'listbox'} // a list without options is none
        tabIndex={0}
        aria-label="Moves"
        aria-activedescendant={at === 0 ? undefined : `move-${at}`}
        data-testid="moves-list"
        // The keys stay with the board.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={() => seen.look()}
        onKeyDown={(event) => {
          const by = strideOf(event.key, columns);
          if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault(); // the keys of the page mean something else
          goTo(at + by);
        }}
      >
        <div class="move-rows" role="presentation" style={{ height: `calc(${rows.length} * var(--row))` }}>
          {rows.slice(seen.first, seen.last).map((row, above) => (
            <Row key={row.turn} row={row} place={seen.first + above} {...{ columns, at, goTo, count: moves.length }} />
          ))}
        </div>
        {moves.length === 0 && <p class="hint">No moves yet.</p>}
      </div>
      {end !== undefined && (
        <p class="move-end" data-testid="game-over" title={end}>
          <strong>Game over.</strong> {end}
        </p>
      )}
    </section>
  );
}

const columnsFor = (count: number) => ({ gridTemplateColumns: `3rem repeat(${count}, minmax(0, 1fr))` });

interface RowProps {
  readonly row: MoveRow;
  /** How many rows are above it. */
  readonly place: number;
  readonly columns: number;
  readonly at: number;
  readonly count: number;
  readonly goTo: (turn: number) => void;
}

const Row = ({ row: { turn, moves }, place, columns, at, count, goTo }: RowProps) => (
  <div class="move-row" role="presentation" style={{ top: `calc(${place} * var(--row))`, ...columnsFor(columns) }}>
    <span class="move-number" aria-hidden="true">
      {turn}
    </span>
    {moves.map((move) => (
      <span
        key={move.turn}
        id={`move-${move.turn}`}
        class={`move ${move.isTried === true ? 'is-tried' : ''}`}
        style={{ gridColumn: 2 + move.column }}
        role="option"
        aria-selected={move.turn === at}
        aria-setsize={count}
        aria-posinset={move.turn}
        aria-label={`Turn ${move.turn}: ${move.who} ${move.name}${move.about === undefined ? '' : `, ${move.about}`}`}
        title={`${move.who} ${move.name}`}
        onClick={() => goTo(move.turn)}
      >
        {move.name}
        {move.sign}
      </span>
    ))}
  </div>
);

function strideOf(key: string, columns: number): number | undefined {
  const strides: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -Infinity,
    End: Infinity,
  };
  return strides[key];
}

/** Which rows are in sight; the one of the turn that is looked at stays there. */
function useWindow(list: { readonly current: HTMLElement | null }, rows: readonly MoveRow[], at: number) {
  const seen = useSignal({ first: 0, last: 12 });
  const look = (): void => {
    const { current } = list;
    if (current === null) return;
    const height = heightOf(current);
    const first = Math.max(0, Math.floor(current.scrollTop / height) - SPARE);
    const last = Math.ceil((current.scrollTop + current.clientHeight) / height) + SPARE;
    if (first !== seen.value.first || last !== seen.value.last) seen.value = { first, last };
  };
  const place = Math.max(
    0,
    rows.findLastIndex(({ turn }) => turn <= at),
  );
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const [height, room] = [heightOf(current), current.clientHeight];
    const top = place * height;
    if (top < current.scrollTop) current.scrollTop = top;
    else if (top + height > current.scrollTop + room) current.scrollTop = top + height - room;
    look();
  }, [place, rows.length]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ...seen.value, look };
}

/** How high a row is: fingers need more than a pointer. */
const heightOf = (list: HTMLElement): number => Number.parseFloat(getComputedStyle(list).lineHeight) || 28;
