/** The form of any schema: a field for each setting, by how it is asked for. */

import type { ReadonlySignal } from '@preact/signals';
import { type AnyDescription, SOURCE } from 'asterion/play';
import { type Choice, Refusal, SET, type Setting, type Settled } from 'asterion/settings';
import { IconButton } from '../page/IconButton.js';
import { Check, ChoiceField, type Form, TextField } from '../shell/fields.js';
import { isSeedUsed } from './draft.js';
import { playerTitle } from './player-title.js';

/** What stands behind the fields of a game. */
interface Asking extends Form<string> {
  readonly description: AnyDescription;
  /** The settings that there are now, and their values. */
  readonly settled: ReadonlySignal<Pick<Settled, 'settings' | 'values'>>;
  /** Undefined means what is usual. */
  choose(settings: Readonly<Record<string, string | undefined>>): void;
  drawSeed(): void;
}

interface Props {
  readonly form: Asking;
  /** Which settings are asked for here. */
  readonly of: (setting: Setting) => boolean;
}

/** In the order of the schema; short fields stand side by side. */
export function Fields({ form, of }: Props) {
  const { settings } = form.settled.value;
  const asked = settings.filter(
    (one) => one.key !== SOURCE && one.follows === undefined && isAsked(form, one) && of(one),
  );
  return (
    <>
      {rowsOf(asked).map((row) => {
        const fields = row.map((setting) => <Field key={setting.key} form={form} setting={setting} />);
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

/** Whole worlds come as files; a seed is asked for where anything depends on it, or where it is wrong. */
const isAsked = ({ description, settled, faults }: Asking, { key, input }: Setting): boolean =>
  input === 'seed'
    ? isSeedUsed(description, settled.value.values) || faults.value[key] !== undefined
    : input !== 'world';

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
  readonly form: Asking;
  readonly setting: Setting;
}

function Field({ form, setting }: FieldProps) {
  switch (setting.input) {
    case 'flag':
      return <Flag form={form} setting={setting} />;
    case 'choice':
    case 'player':
      return <Chosen form={form} setting={setting} />;
    case 'seed':
      return (
        <TextField session={form} field={setting.key} label={setting.title} hint={hintOf(setting)}>
          <IconButton icon="dice" label="New seed" keys="G" onClick={() => form.drawSeed()} />
        </TextField>
      );
    default:
      return (
        <TextField
          session={form}
          field={setting.key}
          label={setting.title}
          isNumber={setting.input === 'count'}
          hint={hintOf(setting)}
          placeholder={leftOpen(form, setting)}
        />
      );
  }
}

/** What a setting means is worth a line where it is a whole sentence; else its title says it. */
const hintOf = ({ about }: Setting): string | undefined => (about.endsWith('.') ? about : undefined);

const leftOpen = ({ settled }: Asking, setting: Setting): string | undefined =>
  setting.leftOpen && `as usual: ${setting.leftOpen(settled.value.values)}`;

function Flag({ form, setting: { key, title } }: FieldProps) {
  const fault = form.faults.value[key];
  return (
    <>
      <Check
        label={title}
        isChecked={form.settled.value.values[key] === true}
        onChange={(isChecked) => form.choose({ [key]: isChecked ? SET : undefined })}
      />
      {fault !== undefined && <p class="fault">{fault}</p>}
    </>
  );
}

function Chosen({ form, setting }: FieldProps) {
  const usual = leftOpen(form, setting);
  const choices = [
    ...(usual === undefined ? [] : [{ name: '', title: usual }]),
    ...(setting.choices?.(form.settled.value.values) ?? []),
  ];
  const [name] = form.draft.value[setting.key].split(':');
  return (
    <ChoiceField
      session={form}
      field={setting.key}
      label={setting.title}
      choices={setting.input === 'player' ? withDepths(form, setting.key, choices) : choices}
      hint={choices.find((one) => one.name === name)?.about ?? hintOf(setting)}
    />
  );
}

/** Players that look ahead also with other depths than the usual one. Links may say any. */
function withDepths({ description }: Asking, seat: string, choices: readonly Choice[]): Choice[] {
  const { players } = description;
  return choices.flatMap((choice) => [
    choice,
    ...players.depths
      .map((depth) => `${choice.name}:${depth}`)
      .filter((name) => !(players.named(name, seat, '0') instanceof Refusal))
      .map((name) => ({ name, title: playerTitle(description, name) })),
  ]);
}
