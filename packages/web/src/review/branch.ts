/**
 * A branch: what is tried from a turn of the game on. The game itself is never touched, so coming back costs nothing.
 *
 * A branch is a whole line with the turn to come back to, not a tree: whoever tries a second idea at the same place
 * wants to see that one, and a tree would need a map of itself on screen.
 */

import type { Standing } from '../rogue/standing.js';
import { after } from './game.js';

type Line = readonly Standing[];

export interface Branch {
  /** The turn of the game at which it was left. */
  readonly from: number;
  /** From the start of the game to the last move tried. */
  readonly line: Line;
}

/** What is on screen: the game or a branch of it, and the turn. */
export interface Place {
  readonly branch: Branch | undefined;
  readonly at: number;
}

/** A branch at a turn with nothing tried yet. */
export const begun = (game: Line, at: number): Branch => ({ from: at, line: game.slice(0, at + 1) });

/**
 * Makes a legal move at a turn of what is on screen. A move that comes next there anyway is only a step forward; any
 * other leaves what came after.
 */
export function tried(game: Line, { branch, at }: Place, move: number): Place {
  const line = branch?.line ?? game;
  if (line[at + 1]?.turn?.move === move) return { branch, at: at + 1 };
  const from = Math.min(branch?.from ?? at, at);
  return { branch: { from, line: [...line.slice(0, at + 1), after(line[at], move)] }, at: at + 1 };
}

/** The moves tried, by name, for links. */
export const namesOf = ({ from, line }: Branch): string[] => line.slice(from + 1).map(({ turn }) => turn?.name ?? '');
