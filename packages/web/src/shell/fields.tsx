/** Fields of a form, each with its fault right beside it. */

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What stands behind a form: the settings as they are typed, and what is wrong with them. */
export interface Form<Field extends string> {
  /** The room it belongs to: elements on a page need names of their own. */
  readonly room: string;
  readonly draft: ReadonlySignal<Readonly<Record<Field, string>>>;
  readonly faults: ReadonlySignal<Readonly<Partial<Record<Field, string>>>>;
  /** A field is being typed in. */
  type(field: Field, text: string): void;
  /** A choice is made. */
  choose(settings: Partial<Record<Field, string>>): void;
}

interface Props<Field extends string> {
  readonly session: Form<Field>;
  readonly field: Field;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface TextProps<Field extends string> extends Props<Field> {
  readonly placeholder?: string | undefined;
  readonly isNumber?: boolean;
  /** Beside the input, such as a button. */
  readonly children?: ComponentChildren;
}

export function TextField<Field extends string>(props: TextProps<Field>) {
  const { session, field, label, hint, placeholder, isNumber = false, children } = props;
  return (
    <div class="field">
      <label for={`${session.room}-${field}`}>{label}</label>
      <div class="field-row">
        <input
          id={`${session.room}-${field}`}
          type="text"
          inputMode={isNumber ? 'numeric' : 'text'}
          autocomplete="off"
          spellcheck={false}
          value={session.draft.value[field]}
          onInput={(event) => session.type(field, event.currentTarget.value)}
          {...(placeholder === undefined ? {} : { placeholder })}
          {...describing(session, field, hint)}
        />
        {children}
      </div>
      <Notes session={session} field={field} hint={hint} />
    </div>
  );
}

/** A number that is typed or slid. */
export function RangeField<Field extends string>({ max, ...props }: TextProps<Field> & { readonly max: number }) {
  const { session, field, label } = props;
  return (
    <TextField {...props} isNumber>
      <input
        type="range"
        class="range"
        aria-label={`${label}, slider`}
        min={0}
        max={max}
        step={1}
        value={session.draft.value[field] || 0}
        onInput={(event) => session.type(field, event.currentTarget.value === '0' ? '' : event.currentTarget.value)}
      />
    </TextField>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A box to tick, as large as a finger together with its label. */
export const Check = ({ label, isChecked, onChange }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

interface Choice {
  readonly name: string;
  readonly title?: string;
  /** The heading under which it stands; choices of one group follow each other. */
  readonly group?: string;
  /** False for what does not fit the other settings. */
  readonly isApt?: boolean;
}

interface SelectProps {
  readonly id: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (name: string) => void;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
  readonly children?: ComponentChildren;
}

/** A list to choose from; what is within stands before the choices. */
export const Select = ({ choices, onChoose, children, ...rest }: SelectProps) => (
  <select {...rest} onChange={(event) => onChoose(event.currentTarget.value)}>
    {children}
    {[...new Set(choices.map(({ group }) => group))].map((group) => {
      const options = <Options choices={choices.filter((choice) => choice.group === group)} />;
      return group === undefined ? options : <optgroup label={group}>{options}</optgroup>;
    })}
  </select>
);

const Options = ({ choices }: Pick<SelectProps, 'choices'>) => (
  <>
    {choices.map(({ name, title, isApt = true }) => (
      <option key={name} value={name} disabled={!isApt}>
        {title ?? name}
      </option>
    ))}
  </>
);

interface ChoiceProps<Field extends string> extends Props<Field> {
  readonly choices: readonly Choice[];
}

/** A choice that is not in the list (from a link) stays visible as what it is. */
export function ChoiceField<Field extends string>({ session, field, label, choices, hint }: ChoiceProps<Field>) {
  const chosen = session.draft.value[field];
  const isListed = choices.some(({ name }) => name === chosen);
  const isFault = session.faults.value[field] !== undefined;
  const choose = (name: string) => {
    session.choose({ [field]: name } as Partial<Record<Field, string>>);
  };
  return (
    <div class="field">
      <label for={`${session.room}-${field}`}>{label}</label>
      <Select
        id={`${session.room}-${field}`}
        value={chosen}
        choices={choices}
        onChoose={choose}
        {...describing(session, field, hint)}
      >
        {!isListed && (
          <option value={chosen}>
            {chosen}
            {isFault ? ' (unknown)' : ''}
          </option>
        )}
      </Select>
      <Notes session={session} field={field} hint={hint} />
    </div>
  );
}

const OWN = 'own';

interface PresetProps {
  readonly room: string;
  readonly presets: readonly (Choice & { readonly title: string })[];
  /** The one that the settings are; undefined where they are somebody's own. */
  readonly chosen: string | undefined;
  readonly hint?: string;
  readonly onChoose: (name: string) => void;
}

/** Settings with a name. */
export const PresetField = ({ room, presets, chosen, hint, onChoose }: PresetProps) => (
  <div class="field">
    <label for={`${room}-preset`}>Difficulty</label>
    <Select
      id={`${room}-preset`}
      value={chosen ?? OWN}
      choices={presets}
      onChoose={onChoose}
      {...(hint === undefined ? {} : { 'aria-describedby': `${room}-preset-hint` })}
    >
      {chosen === undefined && <option value={OWN}>Your own settings</option>}
    </Select>
    {hint !== undefined && (
      <p class="hint" id={`${room}-preset-hint`}>
        {hint}
      </p>
    )}
  </div>
);

function describing<Field extends string>(session: Form<Field>, field: Field, hint: string | undefined) {
  const hasFault = session.faults.value[field] !== undefined;
  const ids = [
    hasFault ? `${session.room}-${field}-fault` : '',
    hint === undefined ? '' : `${session.room}-${field}-hint`,
  ];
  const described = ids.filter((id) => id !== '').join(' ');
  return { 'aria-invalid': hasFault, ...(described === '' ? {} : { 'aria-describedby': described }) };
}

function Notes<Field extends string>({ session, field, hint }: Omit<Props<Field>, 'label'>) {
  const fault = session.faults.value[field];
  return (
    <>
      {fault !== undefined && (
        <p class="fault" id={`${session.room}-${field}-fault`}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`${session.room}-${field}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

interface EnterProps {
  readonly class: string;
  readonly onEnter: () => void;
  readonly children: ComponentChildren;
}

/** Fields that are sent by Enter. */
export const EnterForm = ({ class: name, onEnter, children }: EnterProps) => (
  <form
    class={name}
    onSubmit={(event) => {
      event.preventDefault();
      onEnter();
    }}
  >
    {children}
  </form>
);
