/** What both sides agree on beside the lines themselves. */

/** The version that the referee says first. */
export const VERSION = 1;

/** The longest line of a bot, and all it may say in a game, in bytes. */
export const LONGEST_LINE = 64 * 1024;
export const MOST_BYTES = 1024 * 1024;

/** How long a bot may think, in milliseconds. A busy machine lets anybody wait: hence the bank. */
export interface TimeControl {
  /** For every move. */
  readonly move: number;
  /** For all moves of a game beyond that. */
  readonly bank: number;
  /** Until it is ready. */
  readonly start: number;
}

/** What a bad answer costs: `league` the game, `lenient` nothing but a count. */
export type Strictness = 'league' | 'lenient';

/** What a bot did wrong, in a word. */
export type Misbehaviour = 'start-timeout' | 'timeout' | `crash:${string}` | 'garbage' | 'illegal' | 'flood';

/** The name of solving mazes, which is no game of the registry, and of whoever does it. */
export const MAZE = 'maze';
export const SOLVER = 'solver';

/** Characters of the ground, by `Terrain`; things that lie on it have those of their pieces. */
export const GROUND = '.+#o';
export const UNKNOWN = '?';
