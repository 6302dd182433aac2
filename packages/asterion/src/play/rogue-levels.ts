/** The dungeons that come with Rogue as levels, for whichever side can win; a test proves the order. */

import { dungeonNamed, MONSTER, ROGUE } from '../game/rogue/index.js';
import type { GameLevel, LevelTrack } from './levels.js';
import { HUMAN } from './setup.js';

/** Monster moves that a rogue has to last. */
const LAST = 30;

const titleOf = (dungeon: string): string => dungeonNamed(dungeon)?.title ?? dungeon;

/** By dungeon: in how many moves a monster can capture the rogue, whatever it does. */
const CAPTURED_IN = {
  cornered: 4,
  shortcut: 5,
  guarded: 5,
  open: 11,
  trap: 15,
  pincer: 17,
  manor: 19,
  late: 24,
  chase: 198,
};

/** By dungeon: of all moves of a rogue that is safe, the share that throws it away, in ten-thousandths. */
const LOSING = {
  citadel: 208,
  spiral: 311,
  far: 423,
  moat: 841,
  ring: 846,
  eight: 860,
  towards: 1175,
  pillars: 1202,
  mouth: 2115,
  corners: 2594,
  wait: 5454,
  tiny: 6400,
};

const hunting = Object.entries(CAPTURED_IN).map(
  ([dungeon, par]): GameLevel => ({
    name: `hunt-${dungeon}`,
    title: titleOf(dungeon),
    said: { dungeon, [MONSTER]: HUMAN, [ROGUE]: 'optimal' },
    seat: MONSTER,
    par,
    difficulty: par,
    aim: `You are the monster. Catch the rogue: ${par} moves are enough.`,
  }),
);

const evading = Object.entries(LOSING).map(
  ([dungeon, difficulty]): GameLevel => ({
    name: `evade-${dungeon}`,
    title: titleOf(dungeon),
    said: { dungeon, [MONSTER]: 'optimal', [ROGUE]: HUMAN, moves: String(LAST) },
    seat: ROGUE,
    difficulty,
    aim: `You are the rogue. Keep away from the monster for ${LAST} of its moves.`,
  }),
);

/** Two tracks: those who play the rogue have to last, those who play the monster to capture. */
export const rogueTracks: readonly LevelTrack[] = [
  {
    game: 'rogue',
    title: 'The rogue',
    about: `Keep away from a perfect monster for ${LAST} of its moves. Harder levels have more moves that lose.`,
    levels: evading,
  },
  {
    game: 'rogue',
    title: 'The monster',
    about: 'Catch a rogue that makes no mistakes. Harder levels take longer, even with the best moves.',
    levels: hunting,
  },
];
