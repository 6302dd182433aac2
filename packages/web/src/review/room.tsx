/** The Review room, with games to begin with. */

import { reviewKeys } from '../game/review/keys.js';
import { ReviewRoom } from '../game/review/ReviewRoom.js';
import type { Example, Reviews } from '../game/review/session.js';
import type { PageRoomContent } from '../shell/room.js';

const inDungeon = (title: string, dungeon: string, monster: string, rogue: string): Example => ({
  title,
  game: 'rogue',
  said: { dungeon, monster, rogue, seed: '7', moves: '100' },
});

const examples: readonly Example[] = [
  inDungeon('An escape thrown away', 'corners', 'bfs', 'farthest'),
  inDungeon('Let go and caught again', 'pillars', 'bfs-reading', 'cycle'),
  inDungeon('Lost, and exact to the last', 'trap', 'bfs', 'trailmax'),
  {
    title: 'A night in a labyrinth',
    game: 'labyrinth',
    said: { rows: '7', supplies: '2', norooms: '1', theseus: 'bfs', minotaur: 'bfs', seed: '4' },
  },
];

/** The room, with those who bring the games whose recordings are opened. */
export function contentWith(games: Reviews['games']): PageRoomContent {
  const reviews: Reviews = { examples, games };
  return {
    component: ({ query }) => <ReviewRoom query={query} reviews={reviews} />,
    viewer: async () => (await import('../game/GameViewer.js')).recordedViewer(games),
    keys: reviewKeys,
  };
}
