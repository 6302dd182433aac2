/** The Minotaur room: the logic maze, level by level, and what was solved here in how many moves. */

import { HUMAN, minotaurDescription, minotaurTracks, SOURCE } from 'asterion/play';
import { useMemo } from 'preact/hooks';
import { gameKeys } from '../game/keys.js';
import { Room as GameRoom } from '../game/Room.js';
import { Stage } from '../game/stage.js';
import type { PageRoomContent } from '../shell/room.js';

/** The page's own: you are Theseus. */
const overlays = { theseus: { usual: HUMAN } };
/** What is proven of a level is proven as it is made. */
const growsLong = ({ [SOURCE]: source }: Readonly<Record<string, unknown>>): boolean => source === 'generated';

const newStage = () => new Stage({ description: minotaurDescription, overlays, tracks: minotaurTracks, growsLong });

function MinotaurRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(newStage, []);
  return (
    <GameRoom
      stage={stage}
      query={query}
      ground="Level"
      rest="Wait"
      threat="Minotaur"
      repeats={false}
      hint={{
        about: 'Show the next move of a shortest solution, or since when there is none',
        step: 'the next move',
      }}
      files="recordings, and drawings and world documents with a Theseus, a Minotaur and an exit"
    />
  );
}

export const content: PageRoomContent = {
  game: minotaurDescription,
  component: MinotaurRoom,
  viewer: async () => (await import('../game/GameViewer.js')).viewerOf(newStage),
  keys: gameKeys(minotaurDescription, {
    rest: 'Wait',
    threat: 'Where are the Minotaur and the exit?',
    fresh: 'New level, if they are generated; a built-in one begins again',
    pick: 'Step to the cursor; level done: the next one',
  }),
};
