/** What an exact table says of any game: of every cell as colours, signs and words; of the best moves as steps. */

import type { Position, Seat } from 'asterion/game';
import { type AnyDescription, capital, type ExactDescription, type ExactValue, oneOf, WAIT } from 'asterion/play';
import { NO_WORTH } from 'asterion/render';
import type { Cell } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { stepsOfMove } from './moves.js';

/** A game that has tables. */
export type Exact = ExactDescription<Position, unknown, unknown>;

/** What every cell is worth to somebody. */
export interface CellValues {
  /** Whose place it is: `the rogue`, `monster 2`. */
  readonly who: string;
  /** By cell; undefined where nobody can stand. */
  readonly values: readonly (ExactValue | undefined)[];
  readonly scales: readonly Scale[];
  /** What has no count: a draw, or somebody who is never caught. */
  readonly uncounted: ExactValue | undefined;
}

/** Wins of one side, on a part of its colours. */
export interface Scale {
  readonly winner: Seat;
  /** Which of a palette's `wins` these are. */
  readonly side: 0 | 1;
  /** The largest count; null where none is known. */
  readonly most: number | null;
  /** From a win at once to the longest one, as shares of the colours. */
  readonly range: readonly [from: number, to: number];
}

/** Of several of a role the one that is to be told its part of the move next. */
export function cellValues(
  description: AnyDescription,
  exact: Exact,
  table: unknown,
  position: Position,
  role: string,
  told: number,
): CellValues {
  const count = description.view(position).figures.filter((figure) => figure.role === role).length;
  const index = role === position.seat ? Math.min(told, count - 1) : 0;
  const values = exact.byCell(table, position, role, index);
  return {
    who: count > 1 ? `${titleOf(description, role)} ${index + 1}` : description.words.seat(role),
    values,
    scales: scalesOf(description, exact, values),
    uncounted: values.find((value) => value !== undefined && !isCounted(exact, value)),
  };
}

const isCounted = ({ counted }: Exact, { winner }: ExactValue): boolean =>
  winner !== undefined && counted.includes(winner);

/**
 * One side that wins has all of its colours. Of two each has a part: late wins of the one are darker than early ones of
 * the other, so that they are told apart without colours, too.
 */
const ALONE: Scale['range'] = [0, 1];
const SHARED: readonly [Scale['range'], Scale['range']] = [
  [0.36, 1],
  [0, 0.4],
];

function scalesOf({ game, pieces }: AnyDescription, exact: Exact, values: CellValues['values']): Scale[] {
  const counts = game.seats
    .filter((seat) => exact.counted.includes(seat))
    .map((winner) => ({ winner, own: values.filter((value) => value?.winner === winner) }))
    .filter(({ own }) => own.length > 0);
  return counts.map(({ winner, own }) => {
    const isKnown = own.every((value) => value?.count !== null);
    const side = pieces.some(({ role, part }) => role === winner && part === 'pursuer') ? 0 : 1;
    return {
      winner,
      side,
      most: isKnown ? Math.max(...own.map((value) => value?.count ?? 0)) : null,
      range: counts.length === 1 ? ALONE : SHARED[side],
    };
  });
}

/** What pieces of a role are called, one of them. */
export const titleOf = ({ pieces }: Pick<AnyDescription, 'pieces'>, role: string): string =>
  pieces.find((piece) => piece.role === role)?.title ?? role;

/** `rogue here: captured in 7 monster moves`; undefined where nobody can stand. */
export function cellText(exact: Exact, { who, values }: CellValues, cell: Cell): string | undefined {
  const value = values[cell];
  return value && `${who.replace(/^the /, '')} here: ${exact.text(value)}`;
}

/** What is nobody's, or never: the last of a palette's `wins`. */
const NOBODY = 2;

/** How far along the colours of its side a win is. */
export const shareOf = ({ range: [from, to], most }: Scale, count: number | null): number =>
  from + ((to - from) * (count ?? 0)) / Math.max(1, most ?? 1);

/** A frame with the values laid over it. */
export function heated(frame: Frame, exact: Exact, { values, scales }: CellValues): Frame {
  const scaleOf = (value: ExactValue): Scale | undefined => scales.find(({ winner }) => winner === value.winner);
  return {
    ...frame,
    layers: {
      ...frame.layers,
      worth: {
        sides: Uint8Array.from(values, (value) => (value === undefined ? NO_WORTH : (scaleOf(value)?.side ?? NOBODY))),
        shares: Float32Array.from(values, (value) => {
          const scale = value && scaleOf(value);
          return scale === undefined ? 0 : shareOf(scale, value?.count ?? 0);
        }),
      },
    },
    notes: { textOf: (cell) => (values[cell] === undefined ? '' : exact.sign(values[cell])) },
  };
}

/** The best moves of whoever is to move, as they are drawn and said. */
export interface Best {
  /** Who goes from where to where; the same cell for staying. Of several movers, what one best joint move is. */
  readonly steps: readonly { readonly from: Cell; readonly to: Cell }[];
  /** In short, and with what comes of it. */
  readonly choice: string;
  readonly text: string;
}

/** Undefined where nobody can move. */
export function bestOf(
  description: AnyDescription,
  exact: Exact,
  table: unknown,
  position: Position,
): Best | undefined {
  const { game, input, words } = description;
  const legal = game.legalMoves(position).length;
  if (legal === 0) return undefined;
  const best = exact.best(table, position);
  const isTeam = input.movers(position).length > 1;
  const names = best.map((move) => game.moveName(position, move).replaceAll(WAIT, words.rest.name));
  const who = `${capital(titleOf(description, position.seat))}${isTeam ? 's' : ''}`;
  const choice = `${who}: ${choiceText(names, legal, isTeam)}`;
  return {
    steps: (isTeam ? best.slice(0, 1) : best).flatMap((move) => stepsOfMove(description, position, move)),
    choice,
    text: `${choice} With best play: ${exact.text(exact.value(table, position))}.`,
  };
}

/** `best is N or E.`, `every move is as good.`: of so many legal moves, by the names of the best. */
function choiceText(names: readonly string[], legal: number, isTeam: boolean): string {
  if (names.length === legal) return legal === 1 ? `${names[0]} is the only move.` : 'every move is as good.';
  if (isTeam && names.length > 2) return `best is ${names[0]}, or ${names.length - 1} others.`;
  return `best is ${oneOf(names)}.`;
}
