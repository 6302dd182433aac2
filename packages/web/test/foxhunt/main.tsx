/** The page with one room, of a game that is listed nowhere: all of it comes from its description. */

import type { AnyDescription } from 'asterion/play';
import { render } from 'preact';
import { useMemo } from 'preact/hooks';
import { foxhunt } from '../../../../testing/foxhunt.js';
import { gameKeys } from '../../src/game/keys.js';
import { Room as GameRoom } from '../../src/game/Room.js';
import { Stage } from '../../src/game/stage.js';
import { applySettings } from '../../src/page/settings.js';
import { App } from '../../src/shell/App.js';
import { watchAddress } from '../../src/shell/place.js';
import type { PageRoom } from '../../src/shell/room.js';
import '../../src/style/base.css';
import '../../src/style/shell.css';
import '../../src/style/controls.css';
import '../../src/style/board.css';

/** The game has no hints of its own: here it gets one. */
const description: AnyDescription = {
  ...(foxhunt as AnyDescription),
  hint: ({ position: { seat } }) =>
    seat === 'hounds' ? { text: 'North is good.', best: ['N'], cells: [0], fact: 'worth a look' } : undefined,
};

function FoxRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new Stage({ description, overlays: { hounds: { usual: 'human' } } }), []);
  return <GameRoom stage={stage} query={query} ground="Field" rest="Wait" files="recordings" />;
}

const room: PageRoom = {
  id: foxhunt.game.name,
  title: foxhunt.title,
  about: foxhunt.about,
  load: () =>
    Promise.resolve({
      component: FoxRoom,
      keys: gameKeys(description, {
        rest: 'Wait',
        threat: 'Tell where the other side is',
        fresh: 'New field',
      }),
    }),
};

const root = document.getElementById('app');
if (root !== null) {
  applySettings();
  watchAddress();
  render(<App rooms={[room]} />, root);
}
