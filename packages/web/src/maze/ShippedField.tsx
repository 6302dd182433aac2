import { shippedWorlds } from 'asterion/game';
import { capital, titled } from 'asterion/play';
import { Select } from '../shell/fields.js';
import type { MazeSession } from './session.js';

const worlds = Object.entries(shippedWorlds).flatMap(([game, list]) =>
  list.map((world) => ({ ...world, title: titled(world), group: capital(game) })),
);

/** The worlds that come with the games, to be opened as from a file. */
export const ShippedField = ({ session }: { readonly session: MazeSession }) => (
  <div class="field">
    <label for="maze-shipped">Worlds of other games</label>
    <Select
      id="maze-shipped"
      value=""
      choices={[{ name: '', title: 'Open one …' }, ...worlds]}
      onChoose={(name) => {
        const world = worlds.find((one) => one.name === name);
        if (world !== undefined) void session.openText(world.text, world.title);
      }}
    />
  </div>
);
