import { isBest } from './compare.js';
import type { MazeFrame } from './frame.js';

interface Row {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

/** What two solvers needed, side by side. The better number says so, once both have ended. */
export function CompareTable({ frames }: { readonly frames: readonly MazeFrame[] }) {
  const searches = frames.map(({ search }) => search);
  const isOver = frames.every(({ isDone, search }) => isDone && search !== undefined);
  const rows: Row[] = [
    { name: 'Path length', values: searches.map((search) => search?.pathLength) },
    { name: 'Visited', values: searches.map((search) => search?.visited) },
    { name: 'Steps', values: searches.map((search) => search?.steps) },
  ];
  return (
    <table class="compare" data-testid="compare">
      <caption class="visually-hidden">The two solvers compared</caption>
      <thead>
        <tr>
          <td />
          {searches.map((search, at) => (
            <th scope="col" key={String(at)}>
              {search?.solver ?? (at === 0 ? 'first' : 'second')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Solved</th>
          {frames.map((frame, at) => (
            <td key={String(at)}>{solvedText(frame)}</td>
          ))}
        </tr>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={String(at)}>
                {value === undefined ? '–' : value.toLocaleString('en')}
                {isOver && isBest(values, at) && <span class="best">best</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function solvedText({ search, isDone }: MazeFrame): string {
  if (search === undefined || !isDone) return 'not yet';
  return search.pathLength === undefined ? 'no' : 'yes';
}
