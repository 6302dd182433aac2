import type { Signal } from '@preact/signals';
import { characterKeys, MOTIONS, motion, SWITCH, THEMES, theme } from '../page/settings.js';
import { Dialog } from './Dialog.js';
import { offlineUse } from './offline.js';

/** What holds for the whole app, and for the next visit. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Settings" onClose={onClose}>
    <Choice legend="Theme" name="theme" setting={theme} choices={THEMES} />
    <Choice
      legend="Motion"
      name="motion"
      setting={motion}
      choices={MOTIONS}
      hint="Reduced: playing shows the result at once, nothing is animated."
    />
    <Choice
      legend="Letter and sign keys"
      name="characters"
      setting={characterKeys}
      choices={SWITCH}
      hint="Off: only keys that print nothing act, such as Space, arrows, Enter and Ctrl+Z. Helps with speech input."
    />
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

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly setting: Signal<T>;
  readonly choices: readonly T[];
  readonly hint?: string;
}

function Choice<T extends string>({ legend, name, setting, choices, hint }: ChoiceProps<T>) {
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
              }}
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="hint">{hint}</p>}
    </fieldset>
  );
}
