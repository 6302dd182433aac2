/** Fields of a form, each with its fault right beside it. */

import type { ComponentChildren } from 'preact';
import type { Field } from './draft.js';
import type { MazeSession } from './session.js';

interface Props {
  readonly session: MazeSession;
  readonly field: Field;
  readonly label: string;
}

interface TextProps extends Props {
  readonly hint?: string;
  readonly placeholder?: string;
  readonly isNumber?: boolean;
  /** Beside the input, such as a button. */
  readonly children?: ComponentChildren;
}

export function TextField({ session, field, label, hint, placeholder, isNumber = false, children }: TextProps) {
  return (
    <div class="field">
      <label for={`maze-${field}`}>{label}</label>
      <div class="field-row">
        <input
          id={`maze-${field}`}
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
export function RangeField({ max, ...props }: TextProps & { readonly max: number }) {
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

interface ChoiceProps extends Props {
  readonly choices: readonly { readonly name: string; readonly title?: string; readonly isApt: boolean }[];
  readonly hint?: string | undefined;
}

/** A choice that is not in the list (from a link) stays visible as what it is. */
export function ChoiceField({ session, field, label, choices, hint }: ChoiceProps) {
  const chosen = session.draft.value[field];
  const isKnown = choices.some(({ name }) => name === chosen);
  return (
    <div class="field">
      <label for={`maze-${field}`}>{label}</label>
      <select
        id={`maze-${field}`}
        value={chosen}
        onChange={(event) => session.choose({ [field]: event.currentTarget.value })}
        {...describing(session, field, hint)}
      >
        {!isKnown && <option value={chosen}>{chosen} (unknown)</option>}
        {choices.map(({ name, title, isApt }) => (
          <option key={name} value={name} disabled={!isApt}>
            {title ?? name}
          </option>
        ))}
      </select>
      <Notes session={session} field={field} hint={hint} />
    </div>
  );
}

function describing(session: MazeSession, field: Field, hint: string | undefined) {
  const hasFault = session.faults.value[field] !== undefined;
  const ids = [hasFault ? `maze-${field}-fault` : '', hint === undefined ? '' : `maze-${field}-hint`];
  const described = ids.filter((id) => id !== '').join(' ');
  return { 'aria-invalid': hasFault, ...(described === '' ? {} : { 'aria-describedby': described }) };
}

function Notes({ session, field, hint }: Pick<Props, 'session' | 'field'> & { readonly hint: string | undefined }) {
  const fault = session.faults.value[field];
  return (
    <>
      {fault !== undefined && (
        <p class="fault" id={`maze-${field}-fault`}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`maze-${field}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
