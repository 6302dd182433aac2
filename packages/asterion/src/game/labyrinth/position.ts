/** Positions of Labyrinth, the options they are played under, and the steps that may be made in them. */

import { type Cell, type Direction, destination, openDirectionsOf, type World } from '../../world/index.js';
import type { Position, Seat } from '../game.js';
import { STAY } from '../steps.js';

/** The seat of Theseus, who moves first; in Minotaur the only one. */
export const THESEUS = 'theseus';
/** The seat of all Minotaurs, who move together; in Minotaur they are part of the rules, and no seat. */
export const MINOTAUR = 'minotaur';

/** Who rolls dice. */
export const DICE = ['none', THESEUS, MINOTAUR, 'both'] as const;
/** One of `DICE`. */
export type Dice = (typeof DICE)[number];

/** What can be chosen of the rules of Labyrinth. */
export interface LabyrinthOptions {
  /** Rounds until dawn, 1 or more. */
  readonly rounds: number;
  /** Whether a mover may pass. */
  readonly pass: boolean;
  /** The seats whose steps may point at walls, and then lose the turn. */
  readonly dice: Dice;
  /** How many tiles far everybody sees, up to 99; 0 for the whole board. */
  readonly sight: number;
}

/** What stays the same during a game. */
export interface LabyrinthSetup {
  /** The board: where a way is closed there is a wall. */
  readonly world: World;
  /** The rules that were chosen. */
  readonly options: LabyrinthOptions;
  /** Where supplies lay at the start, in their order. */
  readonly supplies: readonly Cell[];
  /** Where the way in is drawn, if there is one. Nobody leaves through it. */
  readonly entrance?: Cell | undefined;
}

/** What a seat did last. */
export interface LastMove {
  /** The tiles it came to, one for each of its movers. */
  readonly tiles: readonly Cell[];
  /** The steps they told, by mover: a direction, `TUNNEL` or `STAY`, walls not asked. */
  readonly steps: readonly Direction[];
}

/** Where a game of Labyrinth stands. Nothing of it is hidden; `LabyrinthSight` is what one seat sees. */
export interface LabyrinthPosition extends Position {
  /** The same in every position of a game. */
  readonly setup: LabyrinthSetup;
  /** His tile. */
  readonly theseus: Cell;
  /** Their tiles, in the order of the start. Two may share one. */
  readonly minotaurs: readonly Cell[];
  /** Where supplies still lie, in the order of the start. */
  readonly supplies: readonly Cell[];
  /** By seat; nothing before its first move. */
  readonly last: Readonly<Partial<Record<Seat, LastMove>>>;
  readonly seat: typeof THESEUS | typeof MINOTAUR;
}

/** Full rounds played. */
export const roundsPlayed = ({ ply }: LabyrinthPosition): number => ply >> 1;

/** Rounds that have begun: that of the last move counts, finished or not. */
export const roundsBegun = ({ ply }: LabyrinthPosition): number => (ply + 1) >> 1;

/** How many supplies Theseus has. */
export const suppliesTaken = ({ setup, supplies }: LabyrinthPosition): number =>
  setup.supplies.length - supplies.length;

/** Where the movers of a seat stand. */
export const labyrinthMovers = ({ theseus, minotaurs }: LabyrinthPosition, seat: Seat): readonly Cell[] =>
  seat === THESEUS ? [theseus] : minotaurs;

/** Whether the steps of a seat may point at walls. */
export const rollsDice = ({ dice }: LabyrinthOptions, seat: Seat): boolean => dice === 'both' || dice === seat;

/** The steps a mover may make from a tile: those that are open; for dice all sides, for there the wall decides. */
export const labyrinthSteps = ({ world, options }: LabyrinthSetup, seat: Seat, tile: Cell): Direction[] =>
  rollsDice(options, seat) ? [...world.grid.shape.sides] : withPass(openDirectionsOf(world, tile), options);

/** Whoever may pass, or has no other way, may stay. */
export const withPass = (open: readonly Direction[], { pass }: LabyrinthOptions): Direction[] =>
  pass || open.length === 0 ? [...open, STAY] : [...open];

/** Where a step leads: the same tile for a pass and for a die that points at a wall. */
export const labyrinthStepTo = ({ world }: LabyrinthSetup, tile: Cell, step: Direction): Cell => {
  const to = step === STAY ? tile : destination(world, tile, step);
  return to < 0 ? tile : to;
};
