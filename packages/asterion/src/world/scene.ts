/** A world and the places that matter in it: what a file, a link or a picture holds. */

import type { Cell } from './grid.js';
import type { World } from './world.js';

export interface Scene {
  readonly world: World;
  readonly entrance: Cell | undefined;
  readonly exit: Cell | undefined;
  /** Who stands where, by role: `monster`, `rogue`, `supply`, ... */
  readonly actors: Readonly<Record<string, readonly Cell[]>>;
  /** How it was made, as far as anybody said. */
  readonly made: Making | undefined;
  /** The rules it is meant to be played under, where they are not the usual ones, by the names of a game's settings. */
  readonly rules?: Readonly<Record<string, RuleValue>> | undefined;
}

/** A rule as a file says it; `true` for one that only is or is not. */
export type RuleValue = string | number | boolean;

/** The generator and the seed (as `seedText` writes it) it was grown with; what was done to it afterwards is not told. */
export interface Making {
  readonly generator: string;
  readonly seed: string;
  /** What the generator was told, by the name of the knob; absent if nothing. */
  readonly knobs?: Readonly<Record<string, number | string>> | undefined;
}

/** A scene of a world, with nobody in it unless told. */
export const createScene = (world: World, places: Partial<Omit<Scene, 'world'>> = {}): Scene => ({
  world,
  entrance: places.entrance,
  exit: places.exit,
  actors: places.actors ?? {},
  made: places.made,
  rules: places.rules,
});
