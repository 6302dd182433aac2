/**
 * Players who are in no registry: a module of somebody's own in a thread, a program.
 *
 * Positions hold functions and stay where they are. Whoever sits elsewhere is told how the game began and every move since,
 * as plain data, and plays the same line there; it answers with the name of a move. So a game remembers here how each of its
 * positions came about. Telling players of every move in `Match` was rejected: those of the registry could then know what
 * `observe` keeps from them.
 */

import { type Game, type PlayerEntry, PlayerFault, type Position, type Seat } from '../game/index.js';
import { formatDocument, parseDocument } from '../notation/index.js';
import type { Schema, Setting } from '../settings/index.js';
import type { Scene, Seed } from '../world/index.js';
import type { AnyDescription } from './description.js';

/** How a game began. Plain data. */
export interface GameStart {
  /** The name of the game. */
  readonly game: string;
  /** The world, as a document. */
  readonly world: string;
  /** The rules, as plain values. */
  readonly options: object;
  /** What all chance in it is drawn from. */
  readonly seed: Seed;
}

/** A game as far as it was played. Plain data. */
export interface GameLine {
  /** How it began. */
  readonly start: GameStart;
  /** Every move, those of chance included, by name. */
  readonly moves: readonly string[];
}

/** A player from outside the registry. */
export interface Outsider {
  /** How it is called in recordings, tables and reports. */
  readonly name: string;
  /** Whether it says that it moves alike whenever it sees alike. */
  readonly memoryless: boolean;
  /** A fresh player for one game: names its next move. What it does wrong is a `PlayerFault`. */
  start(seat: Seat): (line: GameLine) => Promise<string>;
}

/** The first position of a game that is told as plain data. Throws a RangeError where there is none. */
export function positionAt({ world, options, seed }: GameStart, { game }: Pick<AnyDescription, 'game'>): Position {
  const read = parseDocument(world);
  if (!read.ok) throw new RangeError(read.fault.message);
  return game.initial(read.value, options, seed);
}

/** The same game with these players at their seats, each under its name: settings take it, and it can be seated. */
export function withOutsiders(
  description: AnyDescription,
  outsiders: Readonly<Partial<Record<Seat, Outsider>>>,
): AnyDescription {
  const { players } = description;
  const lines = new Lines(description.game);
  const game = lines.rememberedFor(Object.keys(outsiders));
  return {
    ...description,
    game,
    settings: accepting(description.settings, outsiders),
    players: {
      ...players,
      named: (name, seat, seed) => {
        const outsider = outsiders[seat];
        return outsider?.name === name ? entryOf(outsider, seat, game, lines) : players.named(name, seat, seed);
      },
    },
  };
}

/** The same settings, of which some take the name of one more, by their keys. */
export const accepting = (settings: Schema, more: Readonly<Partial<Record<string, Pick<Outsider, 'name'>>>>): Schema =>
  settings.map((part) => {
    const outsider = 'key' in part && Object.hasOwn(more, part.key) ? more[part.key] : undefined;
    if (outsider === undefined) return part;
    const setting = part as Setting;
    const parse: Setting['parse'] = (text, before) => (text === outsider.name ? text : setting.parse(text, before));
    return { ...setting, parse };
  });

function entryOf(
  outsider: Outsider,
  seat: Seat,
  game: AnyDescription['game'],
  lines: Lines,
): PlayerEntry<unknown, unknown> {
  const { name, memoryless } = outsider;
  return {
    name,
    about: '',
    cost: '',
    seats: [seat],
    memoryless,
    start: () => {
      const answer = outsider.start(seat);
      return {
        move: async (seen) => {
          const position = seen as Position; // see `observe` below
          const said = await answer(lines.to(position));
          const move = game.moveNamed(position, said);
          if (move === undefined) throw new PlayerFault(`made the illegal move ${said}`);
          return move;
        },
      };
    },
  };
}

/** How a position came about: the first of a game, or after a move in another. */
type Origin = { readonly start: GameStart } | { readonly before: Position; readonly move: unknown };

/** Remembers how positions came about, as long as there are any. */
class Lines {
  readonly #game: AnyDescription['game'];
  readonly #origins = new WeakMap<Position, Origin>();

  constructor(game: AnyDescription['game']) {
    this.#game = game;
  }

  /** The game that remembers. Outsiders see nothing here, so at their seats a position stands for what they will see. */
  rememberedFor(seats: readonly Seat[]): Game<Position, unknown, object, unknown> {
    const game = this.#game;
    const after = (before: Position, move: unknown, position: Position): Position => {
      this.#origins.set(position, { before, move });
      return position;
    };
    return {
      ...game,
      initial: (scene: Scene, options: object, seed: Seed) => {
        const position = game.initial(scene, options, seed);
        this.#origins.set(position, { start: { game: game.name, world: formatDocument(scene), options, seed } });
        return position;
      },
      play: (position, move) => after(position, move, game.play(position, move)),
      playIfLegal: (position, move) => {
        const next = game.playIfLegal(position, move);
        return next === undefined ? undefined : after(position, move, next);
      },
      observe: (position, seat) => (seats.includes(seat) ? position : game.observe(position, seat)),
    };
  }

  /** The line that leads to a position of the game that remembers. */
  to(position: Position): GameLine {
    const moves: string[] = [];
    for (let at = position; ; ) {
      const origin = this.#origins.get(at);
      if (origin === undefined) throw new RangeError('Expected a position of the game that these players sit at.');
      if ('start' in origin) return { start: origin.start, moves: moves.reverse() };
      moves.push(this.#game.moveName(origin.before, origin.move));
      at = origin.before;
    }
  }
}
