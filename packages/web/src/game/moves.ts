/** Moves as they are drawn: who goes from where to where. */

import type { Position, Seat } from 'asterion/game';
import { type AnyDescription, Knowledge, type Standing, type View } from 'asterion/play';
import type { Cell } from 'asterion/world';

export interface Step {
  readonly from: Cell;
  readonly to: Cell;
}

/** Where each of those who move together goes; the same cell for staying. */
export function stepsOfMove({ game, input }: AnyDescription, position: Position, move: unknown): Step[] {
  const names = game.moveName(position, move).split('+');
  return input.movers(position).map((from, at) => {
    const part = input.parts(position, names.slice(0, at)).find(({ name }) => name === names[at]);
    return { from, to: part?.to ?? from };
  });
}

/** Where those of a seat stand, in their order. Pieces are called as the seat that moves them. */
export const cellsOf = ({ figures }: View, seat: Seat): Cell[] =>
  figures
    .filter(({ role }) => role === seat)
    .toSorted((a, b) => a.index - b.index)
    .map(({ cell }) => cell);

export interface Trace extends Step {
  readonly isPursuer: boolean;
}

/** The last move of each side, the earlier one first, as far as it is seen. Whoever stayed has left no trace. */
export function tracesOf(description: AnyDescription, standing: Standing, { fog, figures }: View): Trace[] {
  const isSeen = ({ from, to }: Step): boolean =>
    fog === undefined || (fog.cells[from] === Knowledge.seen && figures.some(({ cell }) => cell === to));
  return [standing.before, standing].flatMap((one) => {
    if (one?.before === undefined || one.turn === undefined) return [];
    const { seat } = one.turn;
    const isPursuer = description.pieces.some(({ role, part }) => role === seat && part === 'pursuer');
    const tos = cellsOf(description.view(one.position), seat);
    return cellsOf(description.view(one.before.position), seat)
      .map((from, at) => ({ isPursuer, from, to: tos[at] }))
      .filter((trace) => trace.from !== trace.to && isSeen(trace));
  });
}
