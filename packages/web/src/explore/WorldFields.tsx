/** What the next world is to be like. Nothing happens until it is begun. */

import type { Setting } from 'asterion/settings';
import { Fields } from '../game/Fields.js';
import { EnterForm, PresetField } from '../shell/fields.js';
import { type Draft, isKnob } from './draft.js';
import type { ExploreVisit } from './session.js';

interface Props {
  readonly session: ExploreVisit;
}

/** What makes a world hard or easy. */
const HARDNESS = ['hunter', 'hunters', 'speed', 'coins', 'toll'];

export const isHunting = ({ key }: Setting): boolean => HARDNESS.includes(key) || key === 'worlds';
const isWorld = (setting: Setting): boolean => !isKnob(setting) && !isHunting(setting);

export const NewWorld = ({ session }: Props) => (
  <EnterForm class="new-world" onEnter={() => void session.start()}>
    <PresetField
      room={session.room}
      presets={presets}
      chosen={presets.find(({ said }) => HARDNESS.every((key) => session.draft.value[key].trim() === said[key]))?.name}
      onChoose={(name) => session.choose(presets.find((one) => one.name === name)?.said ?? {})}
    />
    <Fields form={session} of={isWorld} />
    <button type="submit" class="begin">
      New world
    </button>
    {isChanged(session) && <p class="hint">These settings hold from the next new world on.</p>}
  </EnterForm>
);

function isChanged({ settings, draft }: ExploreVisit): boolean {
  const now = settings.value;
  return now !== undefined && Object.entries(draft.value).some(([field, text]) => now[field] !== text);
}

const preset = (name: string, title: string, ...values: string[]) => {
  const said: Draft = Object.fromEntries(HARDNESS.map((key, at) => [key, values[at]]));
  return { name, title, said };
};

const presets = [
  preset('walk', 'A walk: nobody hunts you', 'bfs', '0', '100', '8', '3'),
  preset('gentle', 'Gentle: one slow hunter', 'bfs', '1', '50', '8', '3'),
  preset('usual', 'Usual: one hunter, as fast as you', 'bfs', '1', '100', '8', '3'),
  preset('hard', 'Hard: three hunters, five coins to pay', 'bfs', '3', '100', '8', '5'),
  preset('grim', 'Grim: three hunters, faster than you', 'bfs', '3', '125', '8', '5'),
];
