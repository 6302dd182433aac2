import { counted } from 'asterion/play';
import type { Analysis } from 'asterion/search';
import { Button } from '../page/Button.js';
import { FactList } from '../shell/numbers.js';
import type { MazeSession } from './session.js';
import { isIn, SHOWS, type Show } from './shown-analysis.js';

const TEXTS: Readonly<Record<Show, string>> = {
  longest: 'Show longest path',
  loop: 'Show the loop',
  unreachable: 'Mark the unreachable cell',
};

/** What the grown maze is made of, and whether it is perfect. */
export function AnalysisPanel({ session }: { readonly session: MazeSession }) {
  const { shownAnalysis, scene } = session;
  const analysis = shownAnalysis.analysis.value;
  if (scene.value === undefined) return <p class="hint">Once the maze is grown, its parts are counted here.</p>;
  if (analysis === undefined) {
    return (
      <div class="button-row">
        <Button
          text={`Analyse ${counted(scene.value.world.grid.cellCount, 'cell')}`}
          onClick={() => shownAnalysis.analyse()}
        />
      </div>
    );
  }
  return (
    <>
      <p data-testid="perfect">
        <strong>{analysis.perfect ? 'Perfect' : 'Not perfect'}</strong>
        {analysis.perfect ? ': exactly one way between any two cells.' : `. ${analysis.why ?? ''}`}
      </p>
      <FactList class="stats" id="analysis" facts={numbersOf(analysis)} />
      <div class="button-row">
        {SHOWS.filter((show) => isIn(analysis, show)).map((show) => (
          <Button
            key={show}
            text={TEXTS[show]}
            aria-pressed={shownAnalysis.shown.value === show}
            onClick={() => shownAnalysis.show(shownAnalysis.shown.value === show ? undefined : show)}
          />
        ))}
      </div>
    </>
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
