import type { LabyrinthPosition } from 'asterion/game';
import type { Standing as StandingOf } from '../play/course.js';

/** Where a game of labyrinth stands. */
export type Standing = StandingOf<LabyrinthPosition>;
