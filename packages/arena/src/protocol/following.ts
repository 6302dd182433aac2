/**
 * The bot's side of a game: the position that was told, as the library knows it.
 *
 * A position is more than a board: it has a past. So the moves are followed, each found by where everybody came to stand; where
 * that fails (somebody out of sight, rules of the referee's own) a fresh game begins on the board as it is.
 */

import { CHANCE, type Position, type Seat } from 'asterion/game';
import { documentFault, formatDocument } from 'asterion/notation';
import type { AnyDescription, GameLine } from 'asterion/play';
import { cellAt, coordinatesOf, type Grid, type Scene, type World } from 'asterion/world';
import { calledAs } from './board.js';
import { choicesIn } from './choices.js';
import type { Heard, RowColumn } from './hearing.js';
import { cellAtPlace, placeOf } from './places.js';
import { optionsHeard, sceneHeard, worldHeard } from './rebuilding.js';
import { UNKNOWN } from './terms.js';

/** A move of chance that changes nothing. */
const NOTHING = 'none';

export class Following {
  readonly #description: AnyDescription;
  readonly #seat: Seat;
  readonly #seed: string;
  #scene: Scene | undefined;
  #options: object = {};
  #position: Position | undefined;
  /** Every move since the start, by name. */
  #moves: string[] = [];
  /** How often a game was begun: once, unless it could not be followed. */
  begun = 0;

  constructor(description: AnyDescription, seat: Seat, seed: string) {
    this.#description = description;
    this.#seat = seat;
    this.#seed = seed;
  }

  /** Undefined where no game can be made of what was told. */
  get position(): Position | undefined {
    return this.#position;
  }

  /** The same as plain data; undefined where it cannot be written down. */
  get line(): GameLine | undefined {
    if (this.#scene === undefined || documentFault(this.#scene) !== undefined) return undefined;
    const { name } = this.#description.game;
    const start = { game: name, world: formatDocument(this.#scene), options: this.#options, seed: this.#seed };
    return { start, moves: this.#moves };
  }

  /** Takes a turn in. `isAsked` where the bot is to move. */
  hear(heard: Heard, isAsked: boolean): void {
    const isHidden = heard.rows.some((row) => row.includes(UNKNOWN));
    if (!isHidden && this.#position !== undefined && this.#follow(heard, isAsked)) return;
    this.#begin(heard, isAsked);
  }

  /** The bot's own move, which the referee will take. */
  make(move: unknown): void {
    if (this.#position !== undefined) this.#play(this.#position, move);
  }

  #play(position: Position, move: unknown): void {
    const { game } = this.#description;
    this.#moves.push(game.moveName(position, move));
    this.#position = game.play(position, move);
  }

  /** Plays what has been played until everybody stands where they were told; false if they never do. */
  #follow(heard: Heard, isAsked: boolean): boolean {
    const { game } = this.#description;
    const before = { position: this.#position, moves: this.#moves.length };
    for (let left = game.seats.length + 1; left >= 0; left--) {
      const at = this.#position;
      if (at === undefined) return false;
      if (this.#isAt(at, heard) && (!isAsked || at.seat === this.#seat)) return true;
      const move = game.outcome(at) === undefined ? this.#madeBy(at, heard) : undefined;
      if (move === undefined) break;
      this.#play(at, move);
    }
    this.#position = before.position;
    this.#moves.length = before.moves;
    return false;
  }

  /** The move of whoever is on, by where its movers came to stand; of chance by the cells that changed. */
  #madeBy(position: Position, heard: Heard): unknown {
    const { game, input } = this.#description;
    const { grid } = this.#description.view(position).world;
    if (position.seat === CHANCE) {
      const cells = heard.changed.map((place) => coordinatesText(grid, place));
      return game.moveNamed(position, cells.length === 0 ? NOTHING : cells.join(' '));
    }
    const movers = input.movers(position);
    const told: string[] = [];
    for (const index of movers.keys()) {
      const name = calledAs(position.seat, index, movers.length, this.#seat, game.seats);
      const [row, col] = heard.at.get(name) ?? [-1, -1];
      const to = cellAtPlace(grid, row, col);
      const part = input.parts(position, told).find((one) => one.to === to);
      if (part === undefined) return undefined;
      told.push(part.name);
    }
    const move = input.move(position, told);
    return move !== undefined && game.playIfLegal(position, move) !== undefined ? move : undefined;
  }

  /** Whether everybody and everything is where it was told. */
  #isAt(position: Position, heard: Heard): boolean {
    const { game, pieces } = this.#description;
    const { figures, world } = this.#description.view(position);
    const count = (role: string) => figures.filter((one) => one.role === role).length;
    return figures.every(({ role, index, cell }) => {
      const piece = pieces.find((one) => one.role === role);
      const [row, col] = placeOf(world.grid, cell);
      if (piece?.part === 'thing' || piece?.part === 'pit') {
        const found = heard.rows[row]?.[col];
        return found === piece.glyph;
      }
      const place = heard.at.get(calledAs(role, index, count(role), this.#seat, game.seats));
      return place?.[0] === row && place[1] === col;
    });
  }

  /** A fresh game on the board as it is told, under the first rules by which what is legal is what was told. */
  #begin(heard: Heard, isAsked: boolean): void {
    this.#position = undefined;
    this.#scene = undefined;
    this.#moves = [];
    this.begun++;
    for (const options of optionsTried(optionsHeard(this.#description, heard)))
      for (const hasTerrain of [true, false]) {
        const world = worldHeard(heard, hasTerrain);
        const position = world && this.#positionIn(world, options, heard, isAsked);
        if (position === undefined || world === undefined) continue;
        const isRight = !isAsked || this.#isLegalSame(position, world.grid, heard);
        if (this.#position === undefined || isRight) {
          this.#position = position;
          this.#options = options;
          this.#scene = sceneHeard(this.#description, this.#seat, heard, world);
        }
        if (isRight) return;
      }
  }

  #positionIn(world: World, options: object, heard: Heard, isAsked: boolean): Position | undefined {
    const { game } = this.#description;
    const scene = sceneHeard(this.#description, this.#seat, heard, world);
    if (game.fault(scene, options) !== undefined) return undefined;
    const first = game.initial(scene, options, this.#seed);
    const ply = Math.max(heard.turn, first.ply);
    return isAsked && first.seat !== this.#seat
      ? { ...first, seat: this.#seat, ply: Math.max(1, ply) }
      : { ...first, ply };
  }

  #isLegalSame(position: Position, grid: Grid, { legal }: Heard): boolean {
    const ours = choicesIn(this.#description, position, grid).map(({ text }) => text);
    return ours.length === legal.length && ours.every((text) => legal.includes(text));
  }
}

/** As they were told; then each that is yes or no the other way round. */
function* optionsTried(options: object): Generator<object> {
  yield options;
  for (const [key, value] of Object.entries(options))
    if (typeof value === 'boolean') yield { ...options, [key]: !value };
}

/** A place as the library counts it. */
const coordinatesText = (grid: Grid, [row, col]: RowColumn): string =>
  coordinatesOf(grid, cellAtPlace(grid, row, col) ?? cellAt(grid, 0, 0)).join();
