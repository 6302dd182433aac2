import type { Mistake, ReviewedMove } from 'asterion/exact';
import type { ComponentChildren } from 'preact';
import { capital } from '../play/words.js';
import { BAND, type Plot, pathOf, plotOf, SIZE, scaleTop, turnAt, xOf } from './graph.js';
import type { Judged } from './judging.js';
import { MistakeSign, signPath } from './MistakeSign.js';
import type { Viewing } from './viewing.js';
import { worthText } from './words.js';

/** So many turns have a dot each; of more the line alone is seen. */
const MOST_DOTS = 80;

/** The exact value over all turns. A slider: click, drag or arrows go to a turn. */
export function Graph({ view }: { readonly view: Viewing }) {
  const [judged, review, branch, table] = [view.judged.value, view.review.value, view.branch.value, view.table.value];
  if (judged === undefined || review === undefined || table === undefined) return null;
  const game = { values: [judged.values[0], ...review.moves.map(({ after }) => after)], moves: review.moves };
  const span = Math.max(game.moves.length, judged.moves.length);
  const top = scaleTop([...game.values, ...judged.values]);
  /** The turn at which the game is left: its end, if it is not. */
  const left = branch?.from ?? game.moves.length;
  const plot = (values: Judged['values']) => plotOf(values, span, top, table.hasDepths);
  const [whole, here] = [plot(game.values), plot(judged.values)];
  return (
    <>
      <Slider view={view} judged={judged} span={span}>
        <Axes plot={whole} span={span} />
        <Course plot={whole} moves={game.moves} first={0} last={left} class="" />
        {branch !== undefined && (
          <>
            <Course plot={whole} moves={game.moves} first={left} last={game.moves.length} class="is-left" />
            <Course plot={here} moves={judged.moves} first={left} last={judged.moves.length} class="is-tried" />
          </>
        )}
        <Now plot={here} at={view.at.value} />
      </Slider>
      <Legend hasDepths={table.hasDepths} isTrying={branch !== undefined} />
    </>
  );
}

interface SliderProps {
  readonly view: Viewing;
  readonly judged: Judged;
  readonly span: number;
  readonly children: ComponentChildren;
}

function Slider({ view, judged, span, children }: SliderProps) {
  const { player } = view;
  const [at, last] = [view.at.value, judged.moves.length];
  const seek = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    player.pause();
    player.seek(turnAt((event.clientX - left) / width, span));
  };
  return (
    <div
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label="Value by turn"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={turnText(judged, at)}
      data-testid="graph"
      onKeyDown={(event) => {
        const by = strideOf(event.key, last);
        if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault(); // the keys of the page mean something else
        player.stepBy(by);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event);
      }}
      onPointerUp={() => view.tellStanding()}
    >
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}

/** How far a key goes. */
function strideOf(key: string, last: number): number | undefined {
  const page = Math.max(1, Math.round(last / 10));
  const strides: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -page,
    PageUp: page,
    Home: -Infinity,
    End: Infinity,
  };
  return strides[key];
}

/** `Turn 4 of 15: captured in 7. Blunder by the rogue.` */
function turnText({ values, moves }: Judged, at: number): string {
  const move = moves[at - 1];
  const mistake = move?.mistake ? ` ${capital(move.mistake)} by the ${move.seat}.` : '';
  return `Turn ${at} of ${moves.length}: ${worthText(values[at])}.${mistake}`;
}

const Axes = ({ plot: { ticks }, span }: { readonly plot: Plot; readonly span: number }) => (
  <>
    <rect class="band" x={BAND.left} y={BAND.top} width={BAND.right - BAND.left} height={BAND.height} rx={4} />
    <g class="axis">
      <text x={BAND.left - 6} y={BAND.top + BAND.height / 2 + 4} text-anchor="end">
        evades
      </text>
      {ticks.map(({ text, y }) => (
        <g key={text}>
          <path d={`M${BAND.left} ${y}H${BAND.right}`} />
          <text x={BAND.left - 6} y={y + 4} text-anchor="end">
            {text}
          </text>
        </g>
      ))}
      <text x={xOf(0, span)} y={SIZE.height - 8} text-anchor="middle">
        0
      </text>
      <text x={BAND.right} y={SIZE.height - 8} text-anchor="end">
        turn {span}
      </text>
    </g>
  </>
);

interface CourseProps {
  readonly plot: Plot;
  readonly moves: readonly ReviewedMove[];
  /** The turns from which and up to which it is drawn. */
  readonly first: number;
  readonly last: number;
  readonly class: string;
}

const Course = ({ plot: { dots }, moves, first, last, class: kind }: CourseProps) => (
  <g class={`course ${kind}`}>
    <path d={pathOf(dots, first, last)} />
    {dots.length <= MOST_DOTS && dots.slice(first, last + 1).map(({ x, y }) => <circle key={x} cx={x} cy={y} r={2} />)}
    {moves
      .slice(first)
      .map(
        ({ ply, mistake }) =>
          mistake !== null && (
            <path
              key={ply}
              class={`sign-${mistake}`}
              data-mistake={mistake}
              d={signPath(mistake, dots[ply].x, dots[ply].y, 6)}
            />
          ),
      )}
  </g>
);

function Now({ plot: { dots }, at }: { readonly plot: Plot; readonly at: number }) {
  const { x, y } = dots[Math.min(at, dots.length - 1)];
  return (
    <g class="now">
      <path d={`M${x} ${BAND.top - 4}V${SIZE.height - 22}`} />
      <circle cx={x} cy={y} r={8.5} />
    </g>
  );
}

const SIGNS: readonly { readonly mistake: Mistake; readonly text: string }[] = [
  { mistake: 'blunder', text: 'blunder: changes who wins' },
  { mistake: 'inaccuracy', text: 'inaccuracy: only the count worsens' },
];

const Legend = ({ hasDepths, isTrying }: { readonly hasDepths: boolean; readonly isTrying: boolean }) => (
  <ul class="legend" aria-label="Legend of the graph">
    <li>{hasDepths ? 'height: monster moves to the capture' : 'below: captured, in unknown time'}</li>
    <li>band: evades for ever</li>
    {SIGNS.filter(({ mistake }) => hasDepths || mistake === 'blunder').map(({ mistake, text }) => (
      <li key={mistake}>
        <MistakeSign mistake={mistake} />
        {text}
      </li>
    ))}
    {isTrying && <li>dashed: what if</li>}
  </ul>
);
