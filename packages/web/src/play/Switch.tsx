import { Check, type Form } from '../shell/fields.js';
import { YES } from './table.js';

interface Props<Field extends string> {
  readonly session: Form<Field>;
  readonly field: Field;
  readonly label: string;
}

/** An option that is either there or not, with its fault. */
export function Switch<Field extends string>({ session, field, label }: Props<Field>) {
  const fault = session.faults.value[field];
  const choose = (isChecked: boolean): void => {
    session.choose({ [field]: isChecked ? YES : '' } as Partial<Record<Field, string>>);
  };
  return (
    <>
      <Check label={label} isChecked={session.draft.value[field] === YES} onChange={choose} />
      {fault !== undefined && <p class="fault">{fault}</p>}
    </>
  );
}
