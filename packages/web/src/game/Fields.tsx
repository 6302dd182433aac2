/** The form of any schema: a field for each setting, by how it is asked for. */

import { GIVEN, SOURCE } from 'asterion/play';
import { type Choice, Refusal, SET, type Setting } from 'asterion/settings';
import { Check, ChoiceField, TextField } from '../shell/fields.js';
import { IconButton } from '../shell/IconButton.js';
import type { Visit } from './session.js';

interface Props {
  readonly visit: Visit;
  /** Which settings are asked for here. */
  readonly of: (setting: Setting) => boolean;
}

/** In the order of the schema; short fields stand side by side. */
export function Fields({ visit, of }: Props) {
  const { settings } = visit.settled.value;
  const asked = settings.filter((one) => one.follows === undefined && one.input !== 'world' && of(one));
  return (
    <>
      {rowsOf(asked).map((row) => {
        const fields = row.map((setting) => <Field key={setting.key} visit={visit} setting={setting} />);
        return row.length === 1 ? (
          fields
        ) : (
          <div key={row[0].key} class="field-pair">
            {fields}
          </div>
        );
      })}
    </>
  );
}

const SHORT: readonly string[] = ['count', 'span', 'cell', 'text'];

/** Two short fields in a row make one line. */
function rowsOf(settings: readonly Setting[]): Setting[][] {
  const rows: Setting[][] = [];
  for (const setting of settings) {
    const last = rows.at(-1);
    const isPaired = last?.length === 1 && [last[0], setting].every(({ input }) => SHORT.includes(input));
    if (isPaired) last.push(setting);
    else rows.push([setting]);
  }
  return rows;
}

interface FieldProps {
  readonly visit: Visit;
  readonly setting: Setting;
}

function Field({ visit, setting }: FieldProps) {
  switch (setting.input) {
    case 'flag':
      return <Flag visit={visit} setting={setting} />;
    case 'choice':
    case 'player':
      return setting.key === SOURCE ? <Source {...{ visit, setting }} /> : <Chosen {...{ visit, setting }} />;
    case 'seed':
      return (
        <TextField session={visit} field={setting.key} label={setting.title} hint={hintOf(setting)}>
          <IconButton icon="dice" label="New seed" keys="G" onClick={() => visit.drawSeed()} />
        </TextField>
      );
    default:
      return (
        <TextField
          session={visit}
          field={setting.key}
          label={setting.title}
          isNumber={setting.input === 'count'}
          hint={hintOf(setting)}
        />
      );
  }
}

/** What a setting means is worth a line where it is a whole sentence; else its title says it. */
const hintOf = ({ about }: Setting): string | undefined => (about.endsWith('.') ? about : undefined);

function Flag({ visit, setting: { key, title } }: FieldProps) {
  const fault = visit.faults.value[key];
  return (
    <>
      <Check
        label={title}
        isChecked={visit.settled.value.values[key] === true}
        onChange={(isChecked) => visit.choose({ [key]: isChecked ? SET : undefined })}
      />
      {fault !== undefined && <p class="fault">{fault}</p>}
    </>
  );
}

function Chosen({ visit, setting }: FieldProps) {
  const choices = setting.choices?.(visit.settled.value.values) ?? [];
  const [name] = visit.draft.value[setting.key].split(':');
  return (
    <ChoiceField
      session={visit}
      field={setting.key}
      label={setting.title}
      choices={setting.input === 'player' ? withDepths(visit, setting.key, choices) : choices}
      hint={choices.find((one) => one.name === name)?.about ?? hintOf(setting)}
    />
  );
}

/** Players that look ahead also with other depths than the usual one. Links may say any. */
function withDepths({ description: { players } }: Visit, seat: string, choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => [
    choice,
    ...players.depths
      .map((depth) => ({ name: `${choice.name}:${depth}` }))
      .filter(({ name }) => !(players.named(name, seat, '0') instanceof Refusal)),
  ]);
}

/** Where the world comes from: asked where there is a choice; and of a world of its own what is known of it. */
function Source({ visit, setting }: FieldProps) {
  const choices = (setting.choices?.({}) ?? []).filter(({ name }) => name !== GIVEN || visit.hasGiven.value);
  const isGiven = visit.settled.value.values[SOURCE] === GIVEN;
  const [grid, fault] = [visit.play.setup.value?.scene.world.grid, visit.faults.value.world];
  return (
    <>
      {choices.length > 1 && <ChoiceField session={visit} field={SOURCE} label={setting.title} choices={choices} />}
      {isGiven && fault !== undefined && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {isGiven && fault === undefined && grid !== undefined && (
        <p class="hint" data-testid="given">
          A world of its own: {grid.shape.name}, {grid.rows} rows, {grid.cols} columns. The link holds all of it.
        </p>
      )}
    </>
  );
}
