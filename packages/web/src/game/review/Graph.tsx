import { capital, type ExactValue, type JudgedMove, type Mistake } from 'asterion/play';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { BAND, bandTop, type Plot, pathOf, plotOf, SIZE, turnAt, xOf } from './graph.js';
import type { ReviewedGame } from './opening.js';
import type { JudgedLine, Reviewing } from './reviewing.js';

/** So many turns have a dot each; of more the line alone is seen. */
const MOST_DOTS = 80;

/** CSS pixels to the side before a finger means a turn. */
const SLIP = 10;

interface Props {
  readonly play: Reviewing;
}

/** The exact value over all turns. A slider: click, drag or arrows go to a turn. */
export function Graph({ play }: Props) {
  const [judged, review, game] = [play.judged.value, play.review.value, play.game.value];
  if (judged === undefined || review === undefined || game === undefined) return null;
  const values = [judged.values[0], ...review.moves.map(({ after }) => after)];
  const span = Math.max(review.moves.length, judged.moves.length);
  const all = [...values, ...judged.values];
  /** The turn at which the game is left: its end, if it is not. */
  const left = play.from.value ?? review.moves.length;
  const hasCounts = play.hasCounts.value;
  const [whole, here] = [values, judged.values].map((one) => plotOf(game.exact, one, span, all, hasCounts));
  const uncounted = all.find(({ winner }) => winner === undefined || !game.exact.counted.includes(winner));
  return (
    <>
      <Slider play={play} judged={judged} game={game} span={span}>
        <Axes plot={whole} span={span} game={game} uncounted={uncounted} />
        <Course plot={whole} moves={review.moves} first={0} last={left} class="" />
        {play.isTrying.value && (
          <>
            <Course plot={whole} moves={review.moves} first={left} last={review.moves.length} class="is-left" />
            <Course plot={here} moves={judged.moves} first={left} last={judged.moves.length} class="is-tried" />
          </>
        )}
        <Now plot={here} at={play.at.value} />
      </Slider>
      <Legend play={play} game={game} uncounted={uncounted} />
    </>
  );
}

interface SliderProps extends Props {
  readonly judged: JudgedLine;
  readonly game: ReviewedGame;
  readonly span: number;
  readonly children: ComponentChildren;
}

function Slider({ play, judged, game, span, children }: SliderProps) {
  const { playback } = play;
  const [at, last] = [play.at.value, judged.moves.length];
  const seek = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    playback.pause();
    playback.seek(turnAt((event.clientX - left) / width, span));
  };
  /** Where a finger came down. It scrolls the page as long as it goes up or down. */
  const touchedAt = useRef<number | undefined>(undefined);
  const isScrolling = ({ clientX }: PointerEvent): boolean =>
    touchedAt.current !== undefined && Math.abs(clientX - touchedAt.current) < SLIP;
  return (
    <div
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label="Value by turn"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={turnText(game, judged, at)}
      data-testid="graph"
      onKeyDown={(event) => {
        const by = strideOf(event.key, last);
        if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault(); // the keys of the page mean something else
        playback.stepBy(by);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        touchedAt.current = event.pointerType === 'touch' ? event.clientX : undefined;
        if (!isScrolling(event)) seek(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId) && !isScrolling(event)) seek(event);
      }}
      onPointerUp={(event) => {
        seek(event); // a tap, too
        play.announceStanding();
      }}
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

/** `Turn 4 of 15: captured in 7 monster moves. Blunder by the rogue.` */
function turnText({ exact, setup }: ReviewedGame, { values, moves }: JudgedLine, at: number): string {
  const move: JudgedMove | undefined = moves[at - 1];
  const by = move === undefined ? '' : setup.description.words.seat(move.seat);
  const mistake = move?.mistake ? ` ${capital(move.mistake)} by ${by}.` : '';
  return `Turn ${at} of ${moves.length}: ${exact.text(values[at])}.${mistake}`;
}

interface BandProps {
  readonly game: ReviewedGame;
  readonly uncounted: ExactValue | undefined;
}

function Axes({ plot: { ticks }, span, game, uncounted }: BandProps & { readonly plot: Plot; readonly span: number }) {
  const top = bandTop(game.exact);
  return (
    <>
      <rect class="band" x={BAND.left} y={top} width={BAND.right - BAND.left} height={BAND.height} rx={4} />
      <g class="axis">
        <text x={BAND.left - 6} y={top + BAND.height / 2 + 4} text-anchor="end">
          {uncounted === undefined ? '' : game.exact.sign(uncounted)}
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
}

interface CourseProps {
  readonly plot: Plot;
  readonly moves: readonly JudgedMove[];
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
      <path d={`M${x} 4V${SIZE.height - 22}`} />
      <circle cx={x} cy={y} r={8.5} />
    </g>
  );
}

const SIGNS: readonly { readonly mistake: Mistake; readonly text: string }[] = [
  { mistake: 'blunder', text: 'blunder: changes who wins' },
  { mistake: 'inaccuracy', text: 'inaccuracy: only the count worsens' },
];

function Legend({ play, game: { exact }, uncounted }: Props & BandProps) {
  const hasCounts = play.hasCounts.value;
  return (
    <ul class="legend" aria-label="Legend of the graph">
      <li>{hasCounts ? `height: ${exact.scale}` : 'beside the band: won, in unknown time'}</li>
      {uncounted !== undefined && <li>band: {exact.text(uncounted)}</li>}
      {SIGNS.filter(({ mistake }) => hasCounts || mistake === 'blunder').map(({ mistake, text }) => (
        <li key={mistake}>
          <MistakeSign mistake={mistake} />
          {text}
        </li>
      ))}
      {play.isTrying.value && <li>dashed: what if</li>}
    </ul>
  );
}

/** The outline of a sign around a place, `half` its size: a blunder is a full diamond, an inaccuracy a hollow triangle. */
const signPath = (mistake: Mistake, x: number, y: number, half: number): string =>
  mistake === 'blunder'
    ? `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`
    : `M${x} ${y - half}l${half} ${1.8 * half}h${-2 * half}z`;

/** A sign that stands in a line of text. Words say the same beside it. */
export const MistakeSign = ({ mistake }: { readonly mistake: Mistake }) => (
  <svg class={`sign sign-${mistake}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={signPath(mistake, 10, 10, 8)} />
  </svg>
);
