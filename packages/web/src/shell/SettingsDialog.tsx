import { type Signal, useSignal } from '@preact/signals';
import { characterKeys, MOTIONS, motion, SWITCH, sounds, THEMES, theme } from '../page/settings.js';
import { playSound } from '../page/sound.js';
import { eraseStored, storedEntries } from '../page/stored.js';
import { Dialog } from './Dialog.js';
import { download } from './download.js';
import { offlineUse } from './offline.js';

/** What holds for the whole app, and for the next visit. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Settings" onClose={onClose}>
    <Choice legend="Theme" name="theme" setting={theme} choices={THEMES} titles={{ contrast: 'high contrast' }} />
    <Choice
      legend="Motion"
      name="motion"
      setting={motion}
      choices={MOTIONS}
      hint="Reduced: playing shows the result at once, nothing is animated."
    />
    <Choice
      legend="Sounds"
      name="sounds"
      setting={sounds}
      choices={SWITCH}
      hint="A tick for each step, and small ones for a wall, a capture and a win."
      onChosen={() => playSound('step')}
    />
    <Choice
      legend="Letter and sign keys"
      name="characters"
      setting={characterKeys}
      choices={SWITCH}
      hint="Off: only keys that print nothing act, such as Space, arrows, Enter and Ctrl+Z. Helps with speech input."
    />
    <Storage />
    <p class="hint" data-testid="offline">
      {OFFLINE[offlineUse.value]}
    </p>
  </Dialog>
);

const OFFLINE = {
  ready: 'Ready for offline use: all rooms are on this device.',
  preparing: 'Offline use: the rooms are still being fetched.',
  unavailable: 'Offline use: not here. Browsers keep a page only if it comes over https or from the same machine.',
};

/** What is kept on this machine: to be taken along, and to be forgotten. */
function Storage() {
  const isAsking = useSignal(false);
  const entries = storedEntries();
  const length = entries.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  return (
    <fieldset class="choice storage">
      <legend>Stored on this machine</legend>
      <p data-testid="stored">
        {entries.length === 0
          ? 'Nothing.'
          : `${entries.length} ${entries.length === 1 ? 'item' : 'items'}, ${Math.ceil(length / 1000)} kB: settings, progress, saved games and worlds. Nothing of it ever leaves this machine.`}
      </p>
      {isAsking.value ? (
        <div class="storage-bar" role="group" aria-label="Erase everything?">
          <p>
            <strong>Erase everything?</strong> Saves, worlds, medals and streaks are gone for good, and the page starts
            anew.
          </p>
          <button
            type="button"
            class="is-danger"
            onClick={() => {
              eraseStored();
              location.reload();
            }}
          >
            Erase everything
          </button>
          <button type="button" onClick={() => (isAsking.value = false)}>
            Keep it
          </button>
        </div>
      ) : (
        <div class="storage-bar">
          <button type="button" disabled={entries.length === 0} onClick={exportStored}>
            Export as a file
          </button>
          <button type="button" disabled={entries.length === 0} onClick={() => (isAsking.value = true)}>
            Erase …
          </button>
        </div>
      )}
    </fieldset>
  );
}

function exportStored(): void {
  const content = { format: 'asterion.storage', version: 1, entries: Object.fromEntries(storedEntries()) };
  download('asterion-storage.json', 'application/json', `${JSON.stringify(content, undefined, 2)}\n`);
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly setting: Signal<T>;
  readonly choices: readonly T[];
  /** What a choice is called, where that is not its name. */
  readonly titles?: Readonly<Partial<Record<T, string>>>;
  readonly hint?: string;
  readonly onChosen?: () => void;
}

function Choice<T extends string>({ legend, name, setting, choices, titles, hint, onChosen }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choice-row">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={setting.value === choice}
              onChange={() => {
                setting.value = choice;
                onChosen?.();
              }}
            />
            <span>{titles?.[choice] ?? choice}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="hint">{hint}</p>}
    </fieldset>
  );
}
