import { useSignal } from '@preact/signals';
import { counted } from 'asterion/play';
import { Button } from '../page/Button.js';
import { EnterForm } from '../shell/fields.js';
import type { Saved, Slot } from './slots.js';
import type { Stage } from './stage.js';

interface Props {
  readonly stage: Stage;
}

/** The saves of this browser: save, load, delete. */
export function SavePanel({ stage }: Props) {
  const { keeping } = stage.session;
  const note = keeping.note.value;
  return (
    <>
      <EnterForm class="field" onEnter={() => stage.save()}>
        <label for="explore-slot">Save as</label>
        <div class="field-row">
          <input
            id="explore-slot"
            type="text"
            maxLength={40}
            autocomplete="off"
            value={keeping.name.value}
            onInput={(event) => {
              keeping.name.value = event.currentTarget.value;
            }}
          />
          <button type="submit">Save</button>
        </div>
      </EnterForm>
      {note !== undefined && (
        <p class={note.isFault ? 'fault' : 'hint'} data-testid="save-note">
          {note.text}
        </p>
      )}
      {keeping.inTheWay.value !== undefined && (
        <Button text="Overwrite what is damaged" onClick={() => stage.save(true)} />
      )}
      <SlotList stage={stage} />
    </>
  );
}

function SlotList({ stage }: Props) {
  const slots = stage.session.keeping.list.value;
  if (slots.length === 0) return <p class="hint">Nothing is saved in this browser yet.</p>;
  return (
    <ul class="slots" data-testid="slots">
      {slots.map((slot) => (
        <SlotEntry key={slot.name} stage={stage} slot={slot} />
      ))}
    </ul>
  );
}

function SlotEntry({ stage, slot }: Props & { readonly slot: Slot }) {
  const { session } = stage;
  const { name, saved, backup } = slot;
  return (
    <li>
      <p class="slot-name">{name}</p>
      <p class={typeof saved === 'string' ? 'fault' : 'hint'}>{typeof saved === 'string' ? saved : factsText(saved)}</p>
      <div class="button-row">
        {typeof saved === 'object' && (
          <Button text="Load" aria-label={`Load ${name}`} onClick={() => void session.load(slot, saved)} />
        )}
        {backup !== undefined && (
          <Button
            text="Backup"
            aria-label={`Load the backup of ${name}`}
            title={factsText(backup)}
            onClick={() => void session.load(slot, backup)}
          />
        )}
        <DeleteButton name={name} onDelete={() => session.keeping.remove(slot)} />
      </div>
    </li>
  );
}

/** Twice: what is deleted does not come back. */
function DeleteButton({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  const isAsked = useSignal(false);
  const text = isAsked.value ? 'Delete for good' : 'Delete';
  const ask = (isOn: boolean) => () => {
    isAsked.value = isOn;
  };
  return (
    <Button
      text={text}
      aria-label={`${text}: ${name}`}
      onClick={isAsked.value ? onDelete : ask(true)}
      onBlur={ask(false)}
      data-keeps-focus
    />
  );
}

const factsText = ({ seed, world, worlds, turns, coins }: Saved): string =>
  `Seed ${seed}, world ${world} of ${worlds}, ${counted(turns, 'turn')}, ${counted(coins, 'coin')}.`;
