/** What whoever is to move can do, and what each of it is worth; and a best move to be played. */

import type { Position } from 'asterion/game';
import type { AnyDescription, ExactValue, View } from 'asterion/play';
import { distancesFrom } from 'asterion/search';
import type { Cell } from 'asterion/world';
import type { ReviewedGame } from './opening.js';

/** A part of a move that can be tried. */
export interface MoveOption {
  /** As recordings write it: `NE`, `STAY`. */
  readonly name: string;
  readonly cell: Cell;
  /** What it leads to; undefined where that is hidden, not known, or not up to this part alone. */
  readonly value: ExactValue | undefined;
  /** Whether it keeps the exact value, where another would not. */
  readonly isBest: boolean;
  /** Whether it is what comes next on the line on screen. */
  readonly isNext: boolean;
}

type Solved = Pick<ReviewedGame, 'exact'> & { readonly setup: { readonly description: AnyDescription } };

/**
 * The parts of the mover who is next to be told, after what others have been told; none where the game is over. Without a
 * table they have no values. `next` is the name of the move that comes next anyway.
 */
export function optionsOf(
  { setup: { description }, exact }: Solved,
  position: Position,
  told: readonly string[],
  table: unknown,
  next: string | undefined,
): MoveOption[] {
  const { game, input } = description;
  if (game.outcome(position) !== undefined) return [];
  const nextNames = next?.split('+') ?? [];
  const isOnNext = told.every((name, at) => name === nextNames[at]);
  const best =
    table === undefined
      ? undefined
      : bestParts(
          exact.best(table, position).map((move) => game.moveName(position, move)),
          told,
        );
  const parts = input.parts(position, told);
  const isChoice = best !== undefined && parts.some(({ name }) => !best.has(name));
  return parts.map(({ name, to }) => {
    const move = told.length === 0 ? input.move(position, [name]) : undefined;
    const isKnown = table !== undefined && move !== undefined;
    return {
      name,
      cell: to,
      value: isKnown ? exact.value(table, game.play(position, move)) : undefined,
      isBest: isChoice && best.has(name),
      isNext: isOnNext && name === nextNames[told.length],
    };
  });
}

/** The parts of one mover in moves, by name, that begin with those already told. */
export function bestParts(moves: readonly string[], told: readonly string[]): ReadonlySet<string> {
  const joint = moves.map((move) => move.split('+'));
  const matching = joint.filter((names) => told.every((name, at) => name === names[at]));
  return new Set(matching.map((names) => names[told.length]));
}

/**
 * A best move to be played. All of them are exact; of prey that is safe anyway one would rather see it run than stand,
 * and of a pursuer that cannot win that it comes nearer.
 */
export function bestReply({ setup: { description }, exact }: Solved, table: unknown, position: Position): unknown {
  const { game, pieces } = description;
  const isPursuer = pieces.some(({ role, part }) => role === position.seat && part === 'pursuer');
  const apart = (move: unknown): number =>
    (isPursuer ? 1 : -1) * distanceIn(description, description.view(game.play(position, move)));
  const moves = exact.best(table, position).map((move) => ({ move, apart: apart(move) }));
  return moves.reduce((best, one) => (one.apart < best.apart ? one : best)).move;
}

/** Steps between the prey and the nearest pursuer. */
function distanceIn({ pieces }: AnyDescription, { world, figures }: View): number {
  const cellsOf = (part: string): Cell[] =>
    figures.filter(({ role }) => pieces.some((one) => one.role === role && one.part === part)).map(({ cell }) => cell);
  const [prey] = cellsOf('quarry');
  if (prey === undefined) return Infinity;
  const distances = distancesFrom(world, prey);
  return Math.min(...cellsOf('pursuer').map((cell) => (distances[cell] < 0 ? Infinity : distances[cell])));
}
