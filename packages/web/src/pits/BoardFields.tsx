import { Given } from '../play/Given.js';
import { Switch } from '../play/Switch.js';
import { shapeChoices } from '../play/shapes.js';
import { ChoiceField, TextField } from '../shell/fields.js';
import type { Stage } from './stage.js';

type Props = Pick<Stage, 'session'>;

/** What is played on, and how pits open. */
export const BoardFields = ({ session }: Props) => (
  <>
    {session.draft.value.source === 'given' ? <Own session={session} /> : <Made session={session} />}
    <TextField session={session} field="pits" label="New pits a turn" hint="A-B: from A to B, each as likely." />
    <Switch session={session} field="under" label="Pits may open under the player" />
  </>
);

const Made = ({ session }: Props) => (
  <>
    <div class="field-pair">
      <TextField session={session} field="size" label="Rows and columns" isNumber />
      <ChoiceField session={session} field="shape" label="Cells" choices={shapeChoices} />
    </div>
    <div class="field-pair">
      <TextField session={session} field="start" label="Start" placeholder="0,0" />
      <TextField session={session} field="goal" label="Goal" placeholder="last cell" />
    </div>
  </>
);

const Own = ({ session }: Props) => (
  <>
    <Given name="board" grid={session.play.table.value?.scene.world.grid} fault={session.faults.value.world} />
    <div class="button-row">
      <button type="button" onClick={() => session.choose({ source: 'generated', world: '' })}>
        An open board
      </button>
    </div>
  </>
);
