/** What the players of Random Pits share: their type, the steps that lead nearer, and ties broken by the seeded stream. */

import type { PlayerEntry, Seat } from '../../game/index.js';
import { type PitsMove, type PitsPosition, PLAYER } from '../../game/pits/index.js';
import { bestOf, type Cell, type Direction, destination, openDirectionsOf, pick, type Rng } from '../../world/index.js';

/** An entry of the registry: somebody who plays Random Pits. */
export type PitsPlayer = PlayerEntry<PitsPosition, PitsMove>;

export const PLAYERS: readonly Seat[] = [PLAYER];

/** A step that can be taken without falling, and where it leads. */
export interface SafeStep {
  readonly direction: Direction;
  readonly to: Cell;
}

/** The steps from the player's cell that do not lead into a pit, in the order of their directions. */
export const safeSteps = ({ world, player }: PitsPosition): SafeStep[] =>
  openDirectionsOf(world, player).map((direction) => ({ direction, to: destination(world, player, direction) }));

/** Those that a field of distances from the goal calls one step nearer. There is one while a way is left. */
export const nearerSteps = (position: PitsPosition, distances: Int32Array): SafeStep[] =>
  safeSteps(position).filter(({ to }) => distances[to] === distances[position.player] - 1);

/** The direction of one of the steps worth most, at random. */
export const pickBest = (steps: readonly SafeStep[], worthOf: (step: SafeStep) => number, rng: Rng): Direction =>
  pick(bestOf(steps, worthOf), rng).direction;

/**
 * Starts a player by its rule for one move. Every move draws from a stream of its own, so a move taken back and made
 * again is the same move.
 */
export const startBy =
  (rule: (position: PitsPosition, rng: Rng) => Direction): PitsPlayer['start'] =>
  (_first, _seat, rng) => ({ move: (position) => rule(position, rng.fork(position.ply)) });
