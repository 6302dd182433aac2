/** The Rogue room: monsters hunt a rogue through rooms, corridors and mazes. */

import { HUMAN, rogueDescription, rogueTracks, SOURCE, TUNNEL_STEP } from 'asterion/play';
import { useMemo } from 'preact/hooks';
import { gameKeys } from '../game/keys.js';
import { Room as GameRoom } from '../game/Room.js';
import { Stage } from '../game/stage.js';
import type { PageRoomContent } from '../shell/room.js';

const MAZE = 'maze';

/** The page's own: as large as who wins is proven within a moment, and you are the rogue. */
const longest = (before: Readonly<Record<string, unknown>>): number => (before[SOURCE] === MAZE ? 60 : 200);
const overlays = {
  rows: { most: longest },
  cols: { most: longest },
  moves: { most: 100_000 },
  rogue: { usual: HUMAN },
};

const newStage = () => new Stage({ description: rogueDescription, overlays, tracks: rogueTracks });

function RogueRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(newStage, []);
  const actions = useMemo(() => ({ tunnel: () => stage.input.tell(TUNNEL_STEP) }), [stage]);
  return (
    <GameRoom
      stage={stage}
      query={query}
      ground="Dungeon"
      board={stage.play.setup.value?.values[SOURCE] === MAZE ? 'Maze' : 'Dungeon'}
      rest="Wait"
      actions={actions}
      files="dungeon files, world documents, drawings, recordings"
    />
  );
}

export const content: PageRoomContent = {
  game: rogueDescription,
  component: RogueRoom,
  viewer: async () => (await import('../game/GameViewer.js')).viewerOf(newStage),
  keys: gameKeys(rogueDescription, {
    rest: 'Wait',
    threat: 'Where is the other side?',
    fresh: 'New dungeon, from a new seed',
    pick: 'Step to the cursor; level done: the next one',
    hasTunnels: true,
  }),
};
