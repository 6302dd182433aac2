/** What the players of Labyrinth share: their type, fair sight, and ties broken by the seeded stream. */

import {
  jointMove,
  type LabyrinthPosition,
  type LabyrinthSetup,
  labyrinthSteps,
  MINOTAUR,
  type PlayerEntry,
  type Seat,
  type Sight,
  STAY,
  sightOf,
  THESEUS,
} from '../../game/index.js';
import { type Cell, type Direction, isOpen, pick, type Rng } from '../../world/index.js';

export type LabyrinthPlayer = PlayerEntry<LabyrinthPosition, number>;

export const BOTH_SEATS: readonly Seat[] = [THESEUS, MINOTAUR];

/** The tiles of a seat's movers. */
export const moversOf = (position: LabyrinthPosition, seat: Seat): readonly Cell[] =>
  seat === THESEUS ? [position.theseus] : position.minotaurs;

/**
 * The steps for one who chooses: those that lead somewhere. On a seat that rolls dice a mover without a way out can only
 * lose its turn, whichever side it names.
 */
export function walkableSteps(setup: LabyrinthSetup, seat: Seat, tile: Cell): Direction[] {
  const steps = labyrinthSteps(setup, seat, tile);
  const walkable = steps.filter((step) => step === STAY || isOpen(setup.world, tile, step));
  return walkable.length > 0 ? walkable : steps;
}

/** Starts a player by what one mover does; several Minotaurs follow the rule each for itself. */
export const startEach =
  (step: (position: LabyrinthPosition, seat: Seat, tile: Cell, rng: Rng) => Direction): LabyrinthPlayer['start'] =>
  (_first, seat, rng) => ({
    move: (position) => jointMove(moversOf(position, seat).map((tile) => step(position, seat, tile, rng))),
  });

/**
 * Starts a fair player: its rule is handed what the seat sees and nothing else, so it cannot know what the rules hide.
 * `make` gives each game a rule with a memory of its own.
 */
export const startFair =
  (make: (seat: Seat, rng: Rng) => (sight: Sight) => number): LabyrinthPlayer['start'] =>
  (_first, seat, rng) => {
    const rule = make(seat, rng);
    return { move: (position) => rule(sightOf(position, seat)) };
  };

/** One of the best, at random. */
export function pickBest<T>(options: readonly T[], worthOf: (option: T) => number, rng: Rng): T {
  const worths = options.map(worthOf);
  const best = Math.max(...worths);
  return pick(
    options.filter((_, index) => worths[index] === best),
    rng,
  );
}
