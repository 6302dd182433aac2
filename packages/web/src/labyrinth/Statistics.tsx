import type { Shape } from 'asterion/world';
import { capital } from '../play/words.js';
import type { Stage } from './stage.js';
import { type Statistics as Numbers, namedSides, statisticsOf } from './statistics.js';
import { SIDES } from './table.js';
import { seatName } from './words.js';

type Line = readonly [title: string, cell: (numbers: Numbers) => string | number];

const NONE = 'none';

/** How often either side went where up to the turn on screen, what it sees, and what it has. In a fog only one's own. */
export function Statistics({ stage: { play, fog } }: { readonly stage: Stage }) {
  const [now, eyes] = [play.now.value, fog.eyes.value];
  if (now === undefined) return null;
  const line = play.line.value.slice(0, now.at + 1);
  const { shape } = now.table.scene.world.grid;
  const columns = SIDES.map((side) => ({
    side,
    numbers: eyes === undefined || eyes === side ? statisticsOf(line, side) : undefined,
  }));
  return (
    <table class="compare statistics" data-testid="statistics">
      <caption class="visually-hidden">Statistics up to the turn on screen</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ side }) => (
            <th key={side} scope="col">
              {capital(seatName(side).replace('the ', ''))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesFor(shape, now.table.options.pass).map(([title, cell]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map(({ side, numbers }) => (
              <td key={side}>{numbers === undefined ? <Hidden /> : cell(numbers)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Hidden = () => (
  <>
    <span aria-hidden="true">?</span>
    <span class="visually-hidden">in the fog</span>
  </>
);

function linesFor(shape: Shape, hasPasses: boolean): Line[] {
  return [
    ['Last', ({ last }) => (last === '' ? NONE : last)],
    ...namedSides(shape).map(([side, name]): Line => [capital(name), (one) => one.steps.get(side) ?? 0]),
    ['Lost turns', ({ lost }) => lost],
    ...(hasPasses ? [['Passes', ({ passes }) => passes] as Line] : []),
    ['Supplies', ({ supplies }) => supplies ?? '–'],
    ['Supply in sight, steps', ({ nearestSupply }) => nearestSupply ?? NONE],
    ['Opponent in sight, steps', ({ nearestOpponent }) => nearestOpponent ?? NONE],
  ];
}
