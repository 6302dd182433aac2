/** The legal moves as a bot is told them, and its answer as a move. */

import type { Position } from 'asterion/game';
import type { AnyDescription } from 'asterion/play';
import type { Cell, Grid } from 'asterion/world';
import { cellAtPlace, placeText } from './places.js';

/** The most joint moves that are listed: many movers have more of them than anybody could read. */
const MOST_LISTED = 4096;

/** A legal move as it is told. */
export interface ToldMove {
  /** `3,4`, or a name. */
  readonly text: string;
  readonly move: unknown;
}

/** The steps of the one who moves, each with the move that it is; undefined where several move, or a move is no step. */
function stepsOf({ game, input }: AnyDescription, position: Position) {
  if (input.movers(position).length !== 1) return undefined;
  const moves = game.legalMoves(position);
  const parts = input.parts(position, []).map((part) => ({ ...part, move: input.move(position, [part.name]) }));
  const steps = moves.map((move) => parts.find((part) => isSame(part.move, move)));
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In the game's order: cells where every move is one mover's step to a cell of its own, names where not. */
export function choicesIn(description: AnyDescription, position: Position, grid: Grid): ToldMove[] {
  const { game, input } = description;
  const steps = stepsOf(description, position);
  if (steps !== undefined) {
    const areCells = new Set(steps.map(({ to }) => to)).size === steps.length;
    return steps.map(({ to, name, move }) => ({ text: areCells ? placeText(grid, to) : name, move }));
  }
  if (input.movers(position).length === 1)
    return game.legalMoves(position).map((move) => ({ text: game.moveName(position, move), move }));
  const listed: ToldMove[] = [];
  const list = (told: readonly string[]): void => {
    const parts = input.parts(position, told);
    if (parts.length === 0) {
      const move = input.move(position, told);
      if (move !== undefined) listed.push({ text: game.moveName(position, move), move });
    }
    for (const { name } of parts) if (listed.length < MOST_LISTED) list([...told, name]);
  };
  list([]);
  return listed;
}

/** What a bot answered: a legal move, or why it is none. */
export type MoveAnswer = { readonly move: unknown } | { readonly fault: 'garbage' | 'illegal'; readonly why: string };

/** Reads what stands behind `move`. */
export function moveSaid(description: AnyDescription, position: Position, grid: Grid, said: string): MoveAnswer {
  const { game, input } = description;
  const cell = cellSaid(grid, said);
  if (cell !== undefined) {
    const step = stepsOf(description, position)?.find(({ to }) => to === cell);
    if (step !== undefined) return { move: step.move };
    return { fault: 'illegal', why: `${said} is not among the legal moves` };
  }
  const names = said.toUpperCase().split('+');
  const told = input.move(position, names) ?? game.moveNamed(position, said.toUpperCase());
  if (told !== undefined && input.movers(position).length > 0) {
    const isLegal = game.playIfLegal(position, told) !== undefined;
    return isLegal ? { move: told } : { fault: 'illegal', why: `${said} is not among the legal moves` };
  }
  return { fault: 'garbage', why: `"${shortened(said)}" is no move` };
}

/** A cell that was said as `3 4` or `3,4`; -1 for one outside of the grid, undefined for no cell at all. */
function cellSaid(grid: Grid, said: string): Cell | undefined {
  const [, row, col] = /^(-?\d{1,6})(?:\s+|\s*,\s*)(-?\d{1,6})$/.exec(said) ?? [];
  return row === undefined ? undefined : (cellAtPlace(grid, Number(row), Number(col)) ?? -1);
}

/** Strangers say long things. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
