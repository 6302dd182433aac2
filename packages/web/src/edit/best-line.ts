/** How best play goes on from a position, as it is drawn and said. */

import { CHANCE } from 'asterion/game';
import { WAIT } from 'asterion/play';
import type { Cell } from 'asterion/world';
import type { Problem } from '../game/table-maker.js';

export interface BestLine {
  /** The cells the hunted comes by, from where it stands. */
  readonly quarry: readonly Cell[];
  /** Those of the first who hunts it. */
  readonly pursuer: readonly Cell[];
  /** All moves; none where it is no game. */
  readonly moves: readonly unknown[];
  /** The moves by name; undefined where there are none. */
  readonly text: string | undefined;
}

/** Moves of all sides: a chase that never ends is long enough to be understood. */
const MOST_PLIES = 240;
/** Moves that are said. */
const MOST_NAMES = 24;

/** One of the best lines, until the game is over or a position comes again. */
export function bestLine({ description, position }: Problem, table: unknown): BestLine | undefined {
  const { game, pieces, exact } = description;
  if (exact === undefined) return undefined;
  const roleOf = (part: string): string | undefined => pieces.find((piece) => piece.part === part)?.role;
  const cellOf = (role: string | undefined, at: typeof position): Cell | undefined =>
    description.view(at).figures.find((figure) => figure.role === role && figure.index === 0)?.cell;
  const [quarry, pursuer]: Cell[][] = [[], []];
  const moves: unknown[] = [];
  const names: string[] = [];
  const seen = new Set<string | number>();
  for (let now = position, ply = 0; ply <= MOST_PLIES; ply++) {
    add(quarry, cellOf(roleOf('quarry'), now));
    add(pursuer, cellOf(roleOf('pursuer'), now));
    const key = game.key(now);
    if (game.outcome(now) !== undefined || now.seat === CHANCE || seen.has(key)) break;
    seen.add(key);
    const [move] = exact.best(table, now);
    if (move === undefined) break;
    moves.push(move);
    names.push(told(description, now, move));
    now = game.play(now, move);
  }
  if (names.length === 0) return undefined;
  const more = names.length > MOST_NAMES ? ' …' : '';
  return { quarry, pursuer, moves, text: `Best line: ${names.slice(0, MOST_NAMES).join(', ')}${more}.` };
}

/** `monster NE`; of one who moves alone the move will do. */
function told({ game, words }: Problem['description'], position: Problem['position'], move: unknown): string {
  const name = game.moveName(position, move).replaceAll(WAIT, words.rest.name);
  return game.seats.length === 1 ? name : `${words.seat(position.seat).replace(/^the /, '')} ${name}`;
}

function add(way: Cell[], cell: Cell | undefined): void {
  if (cell !== undefined && way.at(-1) !== cell) way.push(cell);
}
