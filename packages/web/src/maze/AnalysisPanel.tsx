import { counted } from 'asterion/play';
import type { Analysis } from 'asterion/search';
import { isIn, type Show } from './overlay.js';
import type { MazeSession } from './session.js';

/** What the grown maze is made of, and whether it is perfect. */
export function AnalysisPanel({ session }: { readonly session: MazeSession }) {
  const { overlay, scene } = session;
  const analysis = overlay.analysis.value;
  if (scene.value === undefined) return <p class="hint">Once the maze is grown, its parts are counted here.</p>;
  if (analysis === undefined) {
    return (
      <div class="button-row">
        <button type="button" onClick={() => overlay.analyse()}>
          Analyse {counted(scene.value.world.grid.cellCount, 'cell')}
        </button>
      </div>
    );
  }
  return (
    <>
      <p data-testid="perfect">
        <strong>{analysis.perfect ? 'Perfect' : 'Not perfect'}</strong>
        {analysis.perfect ? ': exactly one way between any two cells.' : `. ${analysis.why ?? ''}`}
      </p>
      <dl class="stats" data-testid="analysis">
        {numbersOf(analysis).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="button-row">
        <ShowButton session={session} analysis={analysis} show="longest" text="Show longest path" />
        <ShowButton session={session} analysis={analysis} show="loop" text="Show the loop" />
        <ShowButton session={session} analysis={analysis} show="unreachable" text="Mark the unreachable cell" />
      </div>
    </>
  );
}

interface ShowProps {
  readonly session: MazeSession;
  readonly analysis: Analysis;
  readonly show: Show;
  readonly text: string;
}

function ShowButton({ session: { overlay }, analysis, show, text }: ShowProps) {
  if (!isIn(analysis, show)) return null;
  const isShown = overlay.shown.value === show;
  return (
    <button type="button" aria-pressed={isShown} onClick={() => overlay.show(isShown ? undefined : show)}>
      {text}
    </button>
  );
}

function numbersOf(analysis: Analysis): [string, string][] {
  const { cells, deadEnds, junctions, crossroads, loops, corridors, longestPath, longestPathExact, pieces } = analysis;
  const share = (count: number): string =>
    cells === 0 ? '0' : `${count.toLocaleString('en')} (${((100 * count) / cells).toFixed(1)} %)`;
  const numbers: [string, string][] = [
    ['Dead ends', share(deadEnds)],
    ['Junctions', share(junctions)],
    ['Crossroads', share(crossroads)],
    ['Loops', loops.toLocaleString('en')],
    ['Corridors', corridors.count.toLocaleString('en')],
    ['Mean corridor', `${corridors.mean.toFixed(1)} cells`],
    ['Longest corridor', counted(corridors.longest, 'cell')],
    [longestPathExact ? 'Longest path' : 'Longest path, at least', counted(longestPath.length, 'cell')],
  ];
  return pieces > 1 ? [...numbers, ['Separate parts', pieces.toLocaleString('en')]] : numbers;
}
