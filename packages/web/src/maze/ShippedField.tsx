import { signal } from '@preact/signals';
import { Select } from '../shell/fields.js';
import type { MazeSession } from './session.js';
import type { shipped } from './shipped.js';

const worlds = signal<typeof shipped>([]);
import('./shipped.js').then(
  (part) => {
    worlds.value = part.shipped;
  },
  () => undefined, // without a connection there are none to choose from
);

/** The worlds that come with the games, to be opened as from a file. */
export const ShippedField = ({ session }: { readonly session: MazeSession }) => (
  <div class="field">
    <label for="maze-shipped">Worlds of other games</label>
    <Select
      id="maze-shipped"
      value=""
      choices={[{ name: '', title: 'Open one …' }, ...worlds.value]}
      onChoose={(name) => {
        const world = worlds.value.find((one) => one.name === name);
        if (world !== undefined) void session.openText(world.text, world.title);
      }}
    />
  </div>
);
