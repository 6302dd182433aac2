import { distancesFrom } from 'asterion/search';
import { Given } from '../play/Given.js';
import { Switch } from '../play/Switch.js';
import { shapeChoices } from '../play/shapes.js';
import { ChoiceField, TextField } from '../shell/fields.js';
import { IconButton } from '../shell/IconButton.js';
import type { LabyrinthSession } from './session.js';

interface Props {
  readonly session: LabyrinthSession;
}

/** What is played on. */
export const BoardFields = ({ session }: Props) => (
  <>
    {session.draft.value.source === 'given' ? <Own session={session} /> : <Made session={session} />}
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
      <ChoiceField session={session} field="shape" label="Tiles" choices={shapeChoices} />
    </div>
    <Switch session={session} field="norooms" label="No closed rooms" />
    <p class="hint">
      Recommended: without it about one board in four has a room that nobody can enter, and one in eighteen a supply in
      it.
    </p>
  </>
);

const Own = ({ session }: Props) => (
  <>
    <Given name="board" grid={session.play.table.value?.scene.world.grid} fault={session.faults.value.world} />
    <div class="button-row">
      <button type="button" onClick={() => session.choose({ source: 'generated', world: '' })}>
        A board from the seed
      </button>
    </div>
  </>
);

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
