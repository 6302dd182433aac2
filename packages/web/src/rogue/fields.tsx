/** Fields of the room's settings, each with its fault right beside it. */

import type { ComponentChildren } from 'preact';
import type { Field } from './draft.js';
import type { RogueSession } from './session.js';

interface Props {
  readonly session: RogueSession;
  readonly field: Field;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface TextProps extends Props {
  readonly isNumber?: boolean;
  /** Beside the input, such as a button. */
  readonly children?: ComponentChildren;
}

export function TextField({ session, field, label, hint, isNumber = false, children }: TextProps) {
  return (
    <div class="field">
      <label for={`rogue-${field}`}>{label}</label>
      <div class="field-row">
        <input
          id={`rogue-${field}`}
          type="text"
          inputMode={isNumber ? 'numeric' : 'text'}
          autocomplete="off"
          spellcheck={false}
          value={session.draft.value[field]}
          onInput={(event) => session.type(field, event.currentTarget.value)}
          {...describing(session, field, hint)}
        />
        {children}
      </div>
      <Notes session={session} field={field} hint={hint} />
    </div>
  );
}

interface ChoiceProps extends Props {
  readonly choices: readonly { readonly name: string; readonly title?: string }[];
}

/** A choice that is not in the list (from a link) stays visible as what it is. */
export function ChoiceField({ session, field, label, choices, hint }: ChoiceProps) {
  const chosen = session.draft.value[field];
  const isListed = choices.some(({ name }) => name === chosen);
  const isFault = session.faults.value[field] !== undefined;
  return (
    <div class="field">
      <label for={`rogue-${field}`}>{label}</label>
      <select
        id={`rogue-${field}`}
        value={chosen}
        onChange={(event) => session.choose({ [field]: event.currentTarget.value })}
        {...describing(session, field, hint)}
      >
        {!isListed && (
          <option value={chosen}>
            {chosen}
            {isFault ? ' (unknown)' : ''}
          </option>
        )}
        {choices.map(({ name, title }) => (
          <option key={name} value={name}>
            {title ?? name}
          </option>
        ))}
      </select>
      <Notes session={session} field={field} hint={hint} />
    </div>
  );
}

function describing({ faults }: RogueSession, field: Field, hint: string | undefined) {
  const hasFault = faults.value[field] !== undefined;
  const ids = [hasFault ? `rogue-${field}-fault` : '', hint === undefined ? '' : `rogue-${field}-hint`];
  const described = ids.filter((id) => id !== '').join(' ');
  return { 'aria-invalid': hasFault, ...(described === '' ? {} : { 'aria-describedby': described }) };
}

function Notes({ session, field, hint }: Pick<Props, 'session' | 'field' | 'hint'>) {
  const fault = session.faults.value[field];
  return (
    <>
      {fault !== undefined && (
        <p class="fault" id={`rogue-${field}-fault`}>
          {fault}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`rogue-${field}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
