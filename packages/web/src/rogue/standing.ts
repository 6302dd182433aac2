import type { RoguePosition } from 'asterion/game';
import type { Standing as StandingOf } from '../play/course.js';

/** Where a game of rogue stands. */
export type Standing = StandingOf<RoguePosition>;
