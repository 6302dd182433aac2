/** From a puzzle as plain data to the position it begins with, or to what is wrong with it. */

import type { Position } from '../game/index.js';
import { parseDocument } from '../notation/index.js';
import { type AnyDescription, type GameSetup, GIVEN, SOURCE, type Spec, setUp } from '../play/index.js';
import { type Cell, cellAt, colOf, rowOf, type Scene, type World } from '../world/index.js';
import { boxFault, cutScene } from './cut.js';
import type { AnyPuzzleGame } from './game.js';
import { puzzleGameNamed } from './games.js';
import { LARGEST_PUZZLE, type Puzzle, type PuzzleBox, type PuzzlePlace } from './puzzle.js';

/** A puzzle that can be played. */
export interface OpenedPuzzle {
  /** As packs keep it. */
  readonly puzzle: Puzzle;
  /** What its game adds. */
  readonly game: AnyPuzzleGame;
  /** The game, in the part of the world that is there; its start is before the moves of the spec. */
  readonly setup: GameSetup;
  /** The position that is to be solved. */
  readonly start: Position;
}

/** What is wrong with something from outside, as a sentence. */
export class PuzzleFault extends Error {}

/** Grows the world of a spec; nobody in it counts. Throws a `PuzzleFault`. */
function worldOfSpec(description: AnyDescription, { said, world }: Spec): Scene {
  if (world !== undefined) {
    const read = parseDocument(world);
    if (!read.ok) throw new PuzzleFault(`The world cannot be read: ${read.fault.message}`);
    return read.value;
  }
  if (said[SOURCE] === GIVEN) throw new PuzzleFault('Expected a world, or what it is grown from.');
  const { setup, faults } = setUp(description, said);
  if (setup === undefined) throw new PuzzleFault(`The world cannot be grown: ${Object.values(faults).join(' ')}`);
  return setup.scene;
}

/** Places by row and column. */
export const placesOfCells = ({ grid }: World, cells: readonly Cell[]): PuzzlePlace[] =>
  cells.map((cell) => [rowOf(grid, cell), colOf(grid, cell)]);

/** The game of a spec in a box of its world, with everybody in place. Throws a `PuzzleFault`. */
export function setUpIn(
  description: AnyDescription,
  said: Spec['said'],
  whole: Scene,
  box: PuzzleBox,
  places: Puzzle['actors'],
): GameSetup {
  const why = boxFault(whole.world, box);
  if (why !== undefined) throw new PuzzleFault(why);
  const cut = cutScene(whole, box, {});
  const { grid } = cut.world;
  const actors = Object.fromEntries(
    Object.entries(places).map(([role, list]) => [
      role,
      list.map(([row, col]) => {
        if (row < grid.rows && col < grid.cols) return cellAt(grid, row, col);
        throw new PuzzleFault(`Expected places inside ${grid.rows} x ${grid.cols}, got ${row},${col}.`);
      }),
    ]),
  );
  const { setup, faults } = setUp(description, said, { scene: cutScene(whole, box, actors) });
  if (setup === undefined) throw new PuzzleFault(Object.values(faults).join(' '));
  return setup;
}

/** The position after the moves of a spec. Throws a `PuzzleFault`. */
export function positionAfter({ description: { game }, start }: GameSetup, names: readonly string[]): Position {
  let position = start;
  for (const name of names) {
    const move = game.moveNamed(position, name);
    const next = move === undefined ? undefined : game.playIfLegal(position, move);
    if (next === undefined) throw new PuzzleFault(`There is no move ${name} here.`);
    position = next;
  }
  return position;
}

/** The most bytes the table of a puzzle may take: whoever sends a pack must not keep others busy. Ours take half of it. */
const MOST_MEMORY = 2 ** 22;

/** Opens a puzzle. What is wrong with it is returned, as a sentence: nothing but its line and what is claimed of it is taken on trust. */
export function openPuzzle(puzzle: Puzzle): OpenedPuzzle | PuzzleFault {
  try {
    const { spec, box, actors, seat } = puzzle;
    const game = puzzleGameNamed(spec.game);
    if (game === undefined) throw new PuzzleFault(`There are no puzzles of the game "${spec.game}".`);
    const setup = setUpIn(game.description, spec.said, worldOfSpec(game.description, spec), box, actors);
    const { rows, cols } = setup.scene.world.grid;
    if (Math.max(rows, cols) > LARGEST_PUZZLE)
      throw new PuzzleFault(`Expected at most ${LARGEST_PUZZLE} x ${LARGEST_PUZZLE} cells, got ${rows} x ${cols}.`);
    const start = positionAfter(setup, spec.from ?? []);
    const tooMuch = game.description.exact?.fault(start, { memory: MOST_MEMORY });
    if (tooMuch !== undefined) throw new PuzzleFault(tooMuch);
    if (start.seat !== seat) throw new PuzzleFault(`Expected ${seat} to move, got ${start.seat}.`);
    return { puzzle, game, setup, start };
  } catch (error) {
    if (error instanceof PuzzleFault) return error;
    throw error;
  }
}
