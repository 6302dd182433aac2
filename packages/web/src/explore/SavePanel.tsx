import { useSignal } from '@preact/signals';
import { counted } from 'asterion/play';
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
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          stage.save();
        }}
      >
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
      </form>
      {note !== undefined && (
        <p class={note.isFault ? 'fault' : 'hint'} data-testid="save-note">
          {note.text}
        </p>
      )}
      {keeping.inTheWay.value !== undefined && (
        <button type="button" onClick={() => stage.save(true)}>
          Overwrite what is damaged
        </button>
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
        <li key={slot.name}>
          <SlotEntry stage={stage} slot={slot} />
        </li>
      ))}
    </ul>
  );
}

function SlotEntry({ stage, slot }: Props & { readonly slot: Slot }) {
  const { session } = stage;
  const { name, saved, backup } = slot;
  return (
    <>
      <p class="slot-name">{name}</p>
      <p class={typeof saved === 'string' ? 'fault' : 'hint'}>{typeof saved === 'string' ? saved : factsText(saved)}</p>
      <div class="button-row">
        {typeof saved === 'object' && (
          <button type="button" aria-label={`Load ${name}`} onClick={() => void session.load(slot, saved)}>
            Load
          </button>
        )}
        {backup !== undefined && (
          <button
            type="button"
            aria-label={`Load the backup of ${name}`}
            title={factsText(backup)}
            onClick={() => void session.load(slot, backup)}
          >
            Backup
          </button>
        )}
        <DeleteButton name={name} onDelete={() => session.keeping.remove(slot)} />
      </div>
    </>
  );
}

/** Twice: what is deleted does not come back. */
function DeleteButton({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  const isAsked = useSignal(false);
  const text = isAsked.value ? 'Delete for good' : 'Delete';
  const ask = (): void => {
    isAsked.value = true;
  };
  return (
    <button
      type="button"
      aria-label={`${text}: ${name}`}
      onClick={isAsked.value ? onDelete : ask}
      onBlur={() => {
        isAsked.value = false;
      }}
    >
      {text}
    </button>
  );
}

const factsText = ({ seed, world, worlds, turns, coins }: Saved): string =>
  `Seed ${seed}, world ${world} of ${worlds}, ${counted(turns, 'turn')}, ${counted(coins, 'coin')}.`;
