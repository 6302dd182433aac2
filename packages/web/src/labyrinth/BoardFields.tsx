import { distancesFrom } from 'asterion/search';
import { shapes } from 'asterion/world';
import { YES } from '../play/table.js';
import { Check, ChoiceField, TextField } from '../shell/fields.js';
import { IconButton } from '../shell/IconButton.js';
import type { LabyrinthSession } from './session.js';

interface Props {
  readonly session: LabyrinthSession;
}

const SHAPES = Object.keys(shapes).map((name) => ({ name, title: { rect: 'squares', hex: 'hexagons' }[name] ?? name }));

/** What is played on. */
export const BoardFields = ({ session }: Props) => (
  <>
    {session.draft.value.source === 'given' ? <Given session={session} /> : <Made session={session} />}
    <TextField session={session} field="seed" label="Seed">
      <IconButton icon="dice" label="New board" keys="G" onClick={() => session.drawSeed()} />
    </TextField>
    <Unreachable session={session} />
  </>
);

const Made = ({ session }: Props) => (
  <>
    <div class="field-pair">
      <TextField session={session} field="board" label="Rows and columns" isNumber hint="Odd, 3 to 99." />
      <TextField session={session} field="supplies" label="Supplies" isNumber />
    </div>
    <div class="field-pair">
      <TextField session={session} field="minotaurs" label="Minotaurs" isNumber />
      <ChoiceField session={session} field="shape" label="Tiles" choices={SHAPES} />
    </div>
    <Switch session={session} field="norooms" label="No closed rooms" />
    <p class="hint">
      Recommended: without it about one board in four has a room that nobody can enter, and one in eighteen a supply in
      it.
    </p>
  </>
);

function Given({ session }: Props) {
  const grid = session.play.table.value?.scene.world.grid;
  const fault = session.faults.value.world;
  return (
    <>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {fault === undefined && grid !== undefined && (
        <p class="hint" data-testid="given">
          A board of its own: {grid.shape.name}, {grid.rows} rows, {grid.cols} columns. The link holds all of it.
        </p>
      )}
      <div class="button-row">
        <button type="button" onClick={() => session.choose({ source: 'generated', world: '' })}>
          A board from the seed
        </button>
      </div>
    </>
  );
}

interface SwitchProps extends Props {
  readonly field: 'norooms' | 'pass';
  readonly label: string;
}

export function Switch({ session, field, label }: SwitchProps) {
  const fault = session.faults.value[field];
  return (
    <>
      <Check
        label={label}
        isChecked={session.draft.value[field] === YES}
        onChange={(isChecked) => session.choose({ [field]: isChecked ? YES : '' })}
      />
      {fault !== undefined && <p class="fault">{fault}</p>}
    </>
  );
}

/** Where Theseus cannot win, it is said before he looks for what cannot be found. */
function Unreachable({ session }: Props) {
  const start = session.play.table.value?.start;
  if (start === undefined) return null;
  const distances = distancesFrom(start.setup.world, start.theseus);
  const count = start.supplies.filter((tile) => distances[tile] < 0).length;
  if (count === 0) return null;
  return (
    <p class="fault" data-testid="unreachable">
      {count === 1 ? 'A supply' : `${count} supplies`} cannot be reached on this board: Theseus cannot win.
    </p>
  );
}
