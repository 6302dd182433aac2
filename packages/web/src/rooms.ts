/**
 * The registry of rooms. A new one is a folder and an entry here. Only what stands here is there from the start: a room is
 * loaded when it is opened, so nothing but its `import()` may lead into its folder.
 */

import { type AnyDescription, gameTitles } from 'asterion/play';
import type { PageRoom, PageRoomContent } from './shell/room.js';
import { hasTournaments } from './shell/tournaments.js';

const loaded =
  (load: () => Promise<{ readonly content: PageRoomContent }>): PageRoom['load'] =>
  async () =>
    (await load()).content;

/** Every room, in the order of the tabs. */
export const rooms: readonly PageRoom[] = [
  {
    id: 'maze',
    title: 'Maze',
    about: 'Walk a maze, race a solver through it, or watch it grow and be solved, step by step, forwards and back.',
    load: loaded(() => import('./maze/room.js')),
  },
  { id: 'rogue', ...gameTitles.rogue, load: loaded(() => import('./rogue/room.js')) },
  { id: 'labyrinth', ...gameTitles.labyrinth, load: loaded(() => import('./labyrinth/room.js')) },
  { id: 'pits', ...gameTitles.pits, title: 'Pits', load: loaded(() => import('./pits/room.js')) },
  {
    id: 'explore',
    title: gameTitles.explore.title,
    about:
      'Walk a world grown from a seed. Gather coins, pay the toll, take the stairs, and do not let the hunters catch you: they move when you move. Click or tap to travel; the avatar stops when a hunter comes into view. Everything can be undone.',
    load: loaded(() => import('./explore/room.js')),
  },
  { id: 'minotaur', ...gameTitles.minotaur, load: loaded(() => import('./minotaur/room.js')) },
  {
    id: 'puzzle',
    title: 'Puzzles',
    about:
      'Positions with exactly one right move, again and again: find them. A puzzle a day, the same for everybody, and many more, of one to five stars. Wrong moves are refuted on the board, and taken back.',
    load: async () => {
      const [{ contentWith }, { shippedPacks }] = await Promise.all([
        import('./puzzle/room.js'),
        import('asterion/puzzle/shipped'),
      ]);
      return contentWith(shippedPacks);
    },
  },
  {
    id: 'review',
    title: 'Review',
    about:
      'A game beside the truth, move by move: who wins every position, in how many moves, and which move threw it away. Try other moves from any turn and come back.',
    load: async () => (await import('./review/room.js')).contentWith(gamesFor),
  },
  {
    id: 'edit',
    title: 'Editor',
    about:
      'Draw a world with mouse, finger or keys: dungeons, labyrinths, mazes of any shape, with everybody in them. Who wins with best play is proven while you draw. Play on it, and send it as a link.',
    load: async () => (await import('./edit/room.js')).contentWith(gamesFor),
  },
  {
    id: 'arena',
    title: 'Tournaments',
    about:
      'Tournaments of bots, while they are played: who leads and how sure that is, everybody against everybody, and boards of the games that are on. A score opens the games of these two, and every finished game opens in Review, or in its own room where there is no exact table.',
    isOffered: hasTournaments,
    load: async () => (await import('./arena/room.js')).contentWith(gamesFor),
  },
];

/** What has no tab: the front page, and what it leads to. */
export const pages: readonly PageRoom[] = [
  {
    id: '',
    title: 'Home',
    about: 'Where to begin, what was left, and a chase that plays itself until you take over.',
    load: loaded(() => import('./home/room.js')),
  },
  {
    id: 'tour',
    title: 'Tour',
    about: 'Five tiny lessons by playing: step, corner, loop, wait, and the truth.',
    load: loaded(() => import('./tour/room.js')),
  },
  {
    id: 'campaign',
    title: 'Campaign',
    about: 'Every level that comes with a game, both sides of it, in the order of their proven difficulty.',
    load: loaded(() => import('./campaign/room.js')),
  },
];

/** The game of that name. All of them if there is none: then it can be said which there are. */
async function gamesFor(name: string): Promise<readonly AnyDescription[]> {
  const ids = Object.hasOwn(gameTitles, name) ? [name] : Object.keys(gameTitles);
  const contents = await Promise.all(rooms.filter(({ id }) => ids.includes(id)).map(({ load }) => load()));
  return contents.flatMap(({ game = [] }) => game);
}
