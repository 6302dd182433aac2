/** Moves as they are drawn: who goes from where to where, and by which cells. */

import type { Position, Seat } from 'asterion/game';
import { type AnyDescription, type Figure, Knowledge, type Standing, type View } from 'asterion/play';
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

/** Those of a seat, in their order. Pieces are called as the seat that moves them. */
const figuresOf = ({ figures }: View, seat: Seat): Figure[] =>
  figures.filter(({ role }) => role === seat).toSorted((a, b) => a.index - b.index);

/** Where those of a seat stand, in their order. */
export const cellsOf = (view: View, seat: Seat): Cell[] => figuresOf(view, seat).map(({ cell }) => cell);

/** The way somebody came by. */
export interface Trace {
  readonly isPursuer: boolean;
  /** Two or more, from where it stood to where it stands. */
  readonly cells: readonly Cell[];
}

/**
 * The last move of each side, the earlier one first, then what the rules moved since; as far as it is seen. Whoever
 * stayed has left no trace.
 */
export function tracesOf(description: AnyDescription, standing: Standing, view: View): Trace[] {
  const { pieces, game } = description;
  const { fog, figures } = view;
  const traceOf = (role: string, way: readonly Cell[]): Trace => ({
    isPursuer: pieces.some((piece) => piece.role === role && piece.part === 'pursuer'),
    cells: way.filter((cell, at) => cell !== way[at - 1]), // waiting on the way is no step
  });
  const isSeen = (cells: readonly Cell[]): boolean =>
    fog === undefined ||
    (cells.slice(0, -1).every((cell) => fog.cells[cell] === Knowledge.seen) &&
      figures.some(({ cell }) => cell === cells.at(-1)));
  const lasts = [standing.before, standing].filter(
    (one) => one === standing || one?.turn?.seat !== standing.turn?.seat, // a seat that moves alone has one last move
  );
  const told = lasts.flatMap((one) => {
    if (one?.before === undefined || one.turn === undefined) return [];
    const { seat } = one.turn;
    const now = figuresOf(description.view(one.position), seat);
    const froms = cellsOf(description.view(one.before.position), seat);
    return now.map(({ way, cell }, at) => traceOf(seat, way ?? [froms.at(at) ?? cell, cell]));
  });
  const ruled = figures
    .filter(({ role }) => !game.seats.includes(role))
    .map(({ role, way = [] }) => traceOf(role, way));
  return [...told, ...ruled].filter(({ cells }) => cells.length > 1 && isSeen(cells));
}
