/** The registry of games that have puzzles. A new one is a file here, and a line below. */

import type { AnyPuzzleGame, PuzzleSource } from './game.js';
import { labyrinthSource } from './labyrinth.js';
import { minotaurSource } from './minotaur.js';
import { rogueSource } from './rogue.js';
import { twoMonstersSource } from './rogue-two-monsters.js';

/** In the order in which they are listed to people. */
export const puzzleSources: readonly PuzzleSource[] = [rogueSource, twoMonstersSource, labyrinthSource, minotaurSource];

/** What the game of that name adds, or undefined. */
export const puzzleGameNamed = (name: string): AnyPuzzleGame | undefined =>
  puzzleSources.find(({ game }) => game.description.game.name === name)?.game;

/** The source of that name, or undefined. */
export const puzzleSourceNamed = (name: string): PuzzleSource | undefined =>
  puzzleSources.find((source) => source.name === name);
