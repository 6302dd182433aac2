/** A world and the places that matter in it: what a file, a link or a picture holds. */

import type { Cell } from './grid.js';
import { checkWorld, type World } from './world.js';

/** A world and the places in it. What a file does not tell is undefined, or an actor that is not listed. */
export interface Scene {
  /** The cells and the ways between them. Never copied: scenes may share one. */
  readonly world: World;
  /** Where the way in is, or where a walk begins; undefined where nobody said. */
  readonly entrance: Cell | undefined;
  /** Where the way out is, the stairs or the goal; undefined where nobody said. */
  readonly exit: Cell | undefined;
  /**
   * Who stands where, by role: any name will do. Drawings know monster, minotaur, hunter (M, M, E), rogue, theseus, avatar, player (@,
   * T, @, X), supply, coin and stairs (s, $, >); others are shown by their first letter.
   */
  readonly actors: Readonly<Record<string, readonly Cell[]>>;
  /** How it was made, as far as anybody said. */
  readonly made: Provenance | undefined;
  /** The rules it is meant to be played under, where they are not the usual ones, by the names of a game's settings. */
  readonly rules?: Readonly<Record<string, RuleValue>> | undefined;
}

/** A rule as a file says it; `true` for one that only is or is not. */
export type RuleValue = string | number | boolean;

/** The generator and the seed (as `seedText` writes it) it was grown with; what was done to it afterwards is not told. */
export interface Provenance {
  /** Its name; where there is only one for a game, that is `dungeon`, `labyrinth` or `minotaur`. */
  readonly generator: string;
  /** Digits, or any other text: the same makes the same again. */
  readonly seed: string;
  /** What the generator was told, by the name of the knob; absent if nothing. */
  readonly knobs?: Readonly<Record<string, number | string>> | undefined;
}

/** A scene of a world, with nobody in it unless told. Takes no other keys over. */
export function createScene(world: World, places: Partial<Omit<Scene, 'world'>> = {}): Scene {
  checkWorld(world);
  const { entrance, exit, actors = {}, made, rules } = places;
  return { world, entrance, exit, actors, made, rules };
}
