/**
 * The packs of puzzles that come with the library, as text: to be loaded when somebody wants to solve one.
 *
 * @module
 */

import { first } from './first.js';

/** By name, the text that `parsePack` reads. A pack is never changed: days have been promised of it. */
export const shippedPacks: Readonly<Record<string, string>> = { first };
