/** The referee's side: the lines that one seat of one game is told. */

import type { Position, Seat } from 'asterion/game';
import type { GameSetup } from 'asterion/play';
import type { Cell, Grid } from 'asterion/world';
import { type Board, boardOf, isPlain, viewsOf } from './board.js';
import { choicesIn, type MoveAnswer, moveSaid, type ToldMove } from './choices.js';
import { placeOf } from './places.js';
import type { TimeControl } from './terms.js';

/** What a game is told with. */
export interface GameTerms {
  readonly id: string;
  readonly clock: TimeControl;
  /** The most moves. */
  readonly cap: number;
}

export class SeatTelling {
  readonly #setup: GameSetup;
  readonly #seat: Seat;
  readonly #hasWays: boolean;
  #memory: unknown;
  #board: Board | undefined;

  constructor(setup: GameSetup, seat: Seat) {
    const { description, start, isFogged } = setup;
    this.#setup = setup;
    this.#seat = seat;
    const { world, ground = world } = description.view(start);
    this.#hasWays = !isPlain(ground);
    if (isFogged) this.#memory = description.memory?.empty(start, seat);
  }

  /** The lines before the first move. Whoever does not move first is told how the game begins. */
  opening({ id, clock, cap }: GameTerms): string[] {
    const { description, start, options } = this.#setup;
    this.look(start);
    const board = this.#boardAt(start);
    this.#board = board;
    const { grid } = board;
    const pairs = {
      role: this.#seat,
      rows: grid.rows,
      cols: grid.cols,
      move: clock.move,
      bank: clock.bank,
      max: cap,
      shape: grid.shape.name,
      origin: grid.origin,
      ...options,
    };
    const words = Object.entries(pairs).filter(([, value]) => /^\S+$/.test(String(value)));
    return [
      ['game', id, description.game.name, ...words.flat()].join(' '),
      ...gridLines(board),
      ...waysLines(board, [...board.ways.keys()]),
      ...(start.seat === this.#seat ? [] : [`turn ${start.ply}`, ...standingLines(board)]),
    ];
  }

  /** Takes in a position that is passed on the way. */
  look(position: Position): void {
    if (this.#memory !== undefined)
      this.#memory = this.#setup.description.memory?.look(this.#memory, position, this.#seat);
  }

  /** The lines before `go`: what changed, who stands where, and what is legal. */
  turn(position: Position): string[] {
    const [before, board] = [this.#board, this.#boardAt(position)];
    this.#board = board;
    const isOther = before?.ground !== board.ground;
    return [
      `turn ${position.ply}`,
      ...(isOther ? [...gridLines(board), ...waysLines(board, [...board.ways.keys()])] : changes(before, board)),
      ...standingLines(board),
      ['legal', ...this.choices(position).map(({ text }) => text)].join(' '),
    ];
  }

  choices(position: Position): ToldMove[] {
    return choicesIn(this.#setup.description, position, this.#gridAt(position));
  }

  /** What a bot answered behind `move`. */
  answered(position: Position, said: string): MoveAnswer {
    return moveSaid(this.#setup.description, position, this.#gridAt(position), said);
  }

  #gridAt(position: Position): Grid {
    return (this.#board ?? this.#boardAt(position)).grid;
  }

  #boardAt(position: Position): Board {
    const { description } = this.#setup;
    const views = viewsOf(description, position, this.#seat, this.#memory);
    return boardOf(description, { ...views, seat: this.#seat, hasWays: this.#hasWays });
  }
}

function gridLines({ grid, characters }: Board): string[] {
  const lines = Array.from({ length: grid.rows }, (): string[] => []);
  for (const [cell, character] of characters.entries()) {
    const [row, col] = placeOf(grid, cell);
    lines[row][col] = character;
  }
  return ['grid', ...lines.map((line) => line.join('')), 'end'];
}

const waysLines = ({ grid, ways }: Board, cells: readonly Cell[]): string[] =>
  cells.length === 0
    ? []
    : ['ways', ...cells.map((cell) => [...placeOf(grid, cell), ways.get(cell) ?? ''].join(' ').trimEnd()), 'end'];

const standingLines = ({ grid, standing }: Board): string[] =>
  standing.map(({ name, cell }) => ['at', name, ...placeOf(grid, cell)].join(' '));

/** The cells that look otherwise, and the ways that are known since. */
function changes(before: Board, board: Board): string[] {
  const { grid, characters, ways } = board;
  const cells = characters.flatMap((character, cell) =>
    before.characters[cell] === character ? [] : [['cell', ...placeOf(grid, cell), character].join(' ')],
  );
  const known = [...ways.keys()].filter((cell) => ways.get(cell) !== before.ways.get(cell));
  return [...cells, ...waysLines(board, known)];
}

/** The last line of a game. */
export const resultLine = (seat: Seat, winner: Seat | null, outcome: string, moves: number, isAlone: boolean): string =>
  `result ${winner === seat ? 'win' : winner === null && !isAlone ? 'draw' : 'loss'} ${outcome} ${moves}`;
