/** What the players of Labyrinth share: their type, fair sight, and ties broken by the seeded stream. */

import { jointMove, type PlayerEntry, type Seat, STAY } from '../../game/index.js';
import {
  type LabyrinthPosition,
  type LabyrinthSeen,
  type LabyrinthSetup,
  type LabyrinthSight,
  labyrinthMovers,
  labyrinthSteps,
  MINOTAUR,
  reachOf,
  seesWholeBoard,
  sightOf,
  stepsInSight,
  THESEUS,
  waysInSight,
} from '../../game/labyrinth/index.js';
import { bestOf, type Cell, type Direction, isOpen, pick, type Rng } from '../../world/index.js';

/** An entry of the registry: somebody who plays Labyrinth. */
export interface LabyrinthPlayer extends PlayerEntry<LabyrinthSeen, number> {
  /** Whether it has to see the whole board: where sight is limited it cannot play. */
  readonly needsWholeBoard: boolean;
}

/** One who knows positions and nothing less. */
export type WholeBoardPlayer = PlayerEntry<LabyrinthPosition, number>;

export const BOTH_SEATS: readonly Seat[] = [THESEUS, MINOTAUR];

/** The tiles of a seat's movers. */
export const moversOf = (seen: LabyrinthSeen, seat: Seat): readonly Cell[] =>
  seesWholeBoard(seen) ? labyrinthMovers(seen, seat) : seen.own;

/** The steps that the mover on a tile may make. */
export const stepsFrom = (seen: LabyrinthSeen, seat: Seat, tile: Cell): Direction[] =>
  seesWholeBoard(seen) ? labyrinthSteps(seen.setup, seat, tile) : stepsInSight(seen, tile);

/**
 * The steps for one who chooses: those that lead somewhere. On a seat that rolls dice a mover without a way out can only
 * lose its turn, whichever side it names.
 */
export const walkableSteps = (setup: LabyrinthSetup, seat: Seat, tile: Cell): Direction[] =>
  leading(labyrinthSteps(setup, seat, tile), (step) => isOpen(setup.world, tile, step));

/** The same, from what is seen. */
export const walkableInSight = (sight: LabyrinthSight, mover: Cell): Direction[] =>
  leading(stepsInSight(sight, mover), (step) => waysInSight(sight, mover).includes(step));

function leading(steps: Direction[], isWay: (step: Direction) => boolean): Direction[] {
  const walkable = steps.filter((step) => step === STAY || isWay(step));
  return walkable.length > 0 ? walkable : steps;
}

/** Starts a player by what one mover does; several Minotaurs follow the rule each for itself. */
export const startEach =
  <Seen extends LabyrinthSeen>(
    step: (seen: Seen, seat: Seat, tile: Cell, rng: Rng) => Direction,
  ): PlayerEntry<Seen, number>['start'] =>
  (_first, seat, rng) => ({
    move: (seen) => jointMove(moversOf(seen, seat).map((tile) => step(seen, seat, tile, rng))),
  });

/**
 * Starts a fair player: its rule is handed what the seat sees and nothing else, so it cannot know what the rules hide.
 * `make` gives each game a rule with a memory of its own.
 */
export const startFair =
  (make: (seat: Seat, rng: Rng) => (sight: LabyrinthSight) => number): LabyrinthPlayer['start'] =>
  (_first, seat, rng) => {
    const rule = make(seat, rng);
    return { move: (seen) => rule(seesWholeBoard(seen) ? sightOf(seen, seat) : seen) };
  };

/** A player who has to see the whole board, at a seat that may not: it refuses to start there. */
export const needingWholeBoard = (entry: WholeBoardPlayer): LabyrinthPlayer => {
  const whole = (seen: LabyrinthSeen): LabyrinthPosition => {
    if (seesWholeBoard(seen)) return seen;
    throw new RangeError(wholeBoardFault(entry.name, reachOf(seen.options)));
  };
  return {
    ...entry,
    needsWholeBoard: true,
    start: (first, seat, rng) => {
      const player = entry.start(whole(first), seat, rng);
      return { move: (seen) => player.move(whole(seen)) };
    },
  };
};

/** What is said of a player who cannot play with so limited a sight, in tiles. */
export const wholeBoardFault = (name: string, sight: number): string =>
  `The player ${name} has to see the whole board, but sight ends after ${sight} ${sight === 1 ? 'tile' : 'tiles'} here.`;

/** One of the best, at random. */
export const pickBest = <T>(options: readonly T[], worthOf: (option: T) => number, rng: Rng): T =>
  pick(bestOf(options, worthOf), rng);
