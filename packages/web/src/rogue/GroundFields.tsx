import { dungeonNamed, dungeons } from 'asterion/game';
import { dungeonKindNamed, dungeonKinds, mazeGenerators } from 'asterion/generate';
import { Given } from '../play/Given.js';
import { shapeChoices } from '../play/shapes.js';
import { ChoiceField, TextField } from '../shell/fields.js';
import { IconButton } from '../shell/IconButton.js';
import type { Source } from './draft.js';
import type { RogueSession } from './session.js';

interface Props {
  readonly session: RogueSession;
}

const SOURCES: readonly { readonly name: Source; readonly title: string }[] = [
  { name: 'shipped', title: 'One of ours' },
  { name: 'generated', title: 'Generated' },
  { name: 'maze', title: 'A maze' },
];

/** What is played on. */
export function GroundFields({ session }: Props) {
  const { source } = session.draft.value;
  return (
    <>
      <div class="field">
        <label for="rogue-source">Dungeon from</label>
        <select
          id="rogue-source"
          value={source}
          onChange={(event) => session.choose({ source: event.currentTarget.value as Source })}
        >
          {SOURCES.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
          {session.draft.value.world !== '' && <option value="given">A file or a link</option>}
        </select>
      </div>
      {source === 'shipped' && <Shipped session={session} />}
      {source === 'generated' && <Generated session={session} />}
      {source === 'maze' && <MazeArena session={session} />}
      {source === 'given' && (
        <Given name="world" grid={session.play.table.value?.scene.world.grid} fault={session.faults.value.world} />
      )}
      <TextField
        session={session}
        field="seed"
        label="Seed"
        hint={source === 'shipped' || source === 'given' ? 'For players that choose at random.' : undefined}
      >
        <IconButton icon="dice" label="New seed" keys="G" onClick={() => session.drawSeed()} />
      </TextField>
    </>
  );
}

const Shipped = ({ session }: Props) => (
  <ChoiceField
    session={session}
    field="dungeon"
    label="Dungeon"
    choices={dungeons}
    hint={dungeonNamed(session.draft.value.dungeon)?.idea}
  />
);

const Generated = ({ session }: Props) => (
  <>
    <ChoiceField
      session={session}
      field="kind"
      label="Kind"
      choices={dungeonKinds.map(({ name }) => ({ name }))}
      hint={dungeonKindNamed(session.draft.value.kind)?.about}
    />
    <div class="field-pair">
      <TextField session={session} field="size" label="Size" isNumber />
      <TextField session={session} field="monsters" label="Monsters" isNumber />
    </div>
  </>
);

const MazeArena = ({ session }: Props) => (
  <>
    <div class="field-pair">
      <ChoiceField session={session} field="shape" label="Shape" choices={shapeChoices} />
      <ChoiceField
        session={session}
        field="generator"
        label="Generator"
        choices={mazeGenerators
          .filter((generator) => generator.shapes.includes(session.draft.value.shape))
          .map(({ name }) => ({ name }))}
      />
    </div>
    <div class="field-pair">
      <TextField session={session} field="rows" label="Rows" isNumber />
      <TextField session={session} field="cols" label="Columns" isNumber />
    </div>
    <TextField
      session={session}
      field="braid"
      label="Braid, percent"
      isNumber
      hint="How many of the dead ends become loops. Without loops the rogue is lost."
    />
  </>
);
