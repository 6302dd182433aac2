import { MINOTAUR, THESEUS } from 'asterion/game/labyrinth';
import { capital, type LabyrinthNumbers, labyrinthNumbers, namedSides } from 'asterion/play';
import type { Shape } from 'asterion/world';
import { titleOf } from '../game/exact-values.js';
import type { Stage } from '../game/stage.js';
import { CompareTable } from '../shell/numbers.js';

type Line = readonly [title: string, cell: (numbers: LabyrinthNumbers) => string | number];

const SIDES = [THESEUS, MINOTAUR] as const;
const NONE = 'none';

/** How often either side went where up to the turn on screen, what it sees, and what it has. In a fog only one's own. */
export function Statistics({ stage: { play, description } }: { readonly stage: Stage }) {
  const [now, eyes] = [play.now.value, play.eyes.value];
  if (now === undefined) return null;
  const line = play.line.value.slice(0, now.at + 1);
  const { shape } = now.setup.scene.world.grid;
  const columns = SIDES.map((side) =>
    eyes === undefined || eyes.seat === side ? labyrinthNumbers(line, side) : undefined,
  );
  return (
    <CompareTable
      id="statistics"
      class="statistics"
      caption="Statistics up to the turn on screen"
      heads={SIDES.map((side) => titleOf(description, side))}
      rows={linesFor(shape, now.setup.values.pass === true).map(([title, cell]) => [
        title,
        columns.map((numbers) => (numbers === undefined ? <Hidden /> : cell(numbers))),
      ])}
    />
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
