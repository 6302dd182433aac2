/**
 * The description of a game: everything that a host has to know to offer it, show it, play it and keep it.
 *
 * A game is described once, here, without terminal and without page. Data where data will do; one place for each word
 * that a person reads. Common code never asks which game it is.
 */

import type { Game, PlayerEntry, Position, Seat, StandingEnd } from '../game/index.js';
import type { GrowWorld, Recipe, Recording } from '../notation/index.js';
import type { Refusal, Said, Schema, Values } from '../settings/index.js';
import type { Cell, Rng, Scene, World } from '../world/index.js';
import type { Standing } from './course.js';
import type { ExactDescription } from './exact-description.js';

/** Who or what stands on a board. */
export interface Piece {
  /** As scenes and figures call it. */
  readonly role: string;
  /** What one of them is called: `monster`. */
  readonly title: string;
  /** A letter. */
  readonly glyph: string;
  /** Decides its colour and what it is drawn over. Hosts that can show a pit in the ground draw none in its place. */
  readonly part: 'pursuer' | 'quarry' | 'thing' | 'pit';
  /** Whether several are told apart by letters, from the glyph on. */
  readonly hasLetters?: boolean;
  /** Whether several are told apart by numbers, from 1, where there is room. */
  readonly hasNumbers?: boolean;
  /** Whether scenes know it as their exit, and not as somebody who stands there. */
  readonly isExit?: boolean;
}

/** Somebody or something on a board. */
export interface Figure {
  /** The role of a piece. */
  readonly role: string;
  /** Where it is drawn. */
  readonly cell: Cell;
  /** Which of its kind, from 0. */
  readonly index: number;
  /** What stands out about it. */
  readonly state?: 'caught' | 'new' | undefined;
  /**
   * The cells it came by in the last move, from where it stood to where it stands: for whatever the rules move, or goes
   * several steps at once. Whoever a seat moves has gone straight if absent.
   */
  readonly way?: readonly Cell[] | undefined;
}

/** All of a role, in their order; whoever stands where the hunted is has caught it. */
export const figuresOf = (role: string, cells: readonly Cell[], hunted?: Cell): Figure[] =>
  cells.map((cell, index) => ({ role, cell, index, ...(cell === hunted && { state: 'caught' as const }) }));

/** Something to be known of a position, for the status line. */
export interface Fact {
  /** Tells it from the other facts of a view. Not shown. */
  readonly key: string;
  /** What it is called: `Monster moves`. */
  readonly title: string;
  /** What there is to know, in a few words: `7`, `out of reach`. */
  readonly text: string;
}

/** How much of each cell somebody knows. */
export const Knowledge = {
  /** Never seen. */
  none: 0,
  /** Seen before, but not in sight. */
  remembered: 1,
  /** In sight. */
  seen: 2,
} as const;

/** What one side knows of the ground. */
export interface Fog {
  /** By cell, a `Knowledge`. */
  readonly cells: Uint8Array;
  /** By cell: the directions known to be open, as bits; absent where ground is all there is to know. */
  readonly open?: Uint16Array;
  /** By cell: the sides known to be walled, as bits; absent where ground is all there is to know. */
  readonly walled?: Uint16Array;
}

/** What is drawn of a position. */
export interface View {
  /** The ground; under a fog what is known of it: no way is closed but where a wall is known. */
  readonly world: World;
  /** The ground below what fell away, for those who draw that as figures; the same if absent. */
  readonly ground?: World | undefined;
  /** A gap, where it is on the border; undefined for none. Nobody leaves by it. */
  readonly entrance?: Cell | undefined;
  /** The way out, where a game has one: like the entrance, a gap where it is on the border. */
  readonly exit?: Cell | undefined;
  /** Those on top last. */
  readonly figures: readonly Figure[];
  /** Undefined where everything is seen. */
  readonly fog?: Fog | undefined;
  /** What the eye should follow. */
  readonly focus: Cell;
  /** The most important first. */
  readonly facts: readonly Fact[];
}

/** Through whose eyes a position is seen, and what they have seen before. */
export interface Eyes<Memory = unknown> {
  /** Whose they are. */
  readonly seat: Seat;
  /** As the game's own `memory` makes it. */
  readonly memory: Memory;
}

/** A part of a move: what one of those who move together does. */
export interface MovePart {
  /** `NE`, `STAY`, `TUNNEL`. */
  readonly name: string;
  /** Where it leads. */
  readonly to: Cell;
}

/** How people say their moves: part by part, one for each mover. */
export interface MoveParts<P extends Position, Move> {
  /** Where those stand whose turn it is, in their order; none where chance moves. */
  movers(position: P): readonly Cell[];
  /** What the next mover can do, after what those before it were told. Several may lead to one cell. */
  parts(position: P, told: readonly string[]): readonly MovePart[];
  /** The move of all parts; undefined while some are missing. */
  move(position: P, told: readonly string[]): Move | undefined;
}

/** The words of a game, for screens and for those who listen. */
export interface Narration<P extends Position> {
  /** `the rogue`, `Theseus`; of chance too, where there is any. */
  seat(seat: Seat): string;
  /** What a step of the timeline is called: `turn`. */
  readonly unit: string;
  /** One of several who move together: `monster`. */
  readonly mate: string;
  /** What staying put is called, and what is said where it is not allowed. */
  readonly rest: {
    /** As people read it: `wait`. */
    readonly name: string;
    /** As a sentence. */
    readonly refusal: string;
  };
  /** The last move, and what is to be known of the position; at the start that it is the start. */
  move(standing: Standing<P>, people: readonly Seat[], eyes?: Eyes): string;
  /** How it ended: `captured after 9 monster moves. A monster caught the rogue.` */
  end(end: Pick<StandingEnd, 'result' | 'why' | 'culprit'>, position: P): string;
  /** How long it took so far: `9 monster moves`. */
  length(position: P): string;
  /** Where the danger is, or the goal, seen from a seat; `isYours` if whoever asks sits there. */
  danger(position: P, seat: Seat, isYours: boolean, eyes?: Eyes): string;
  /** What else is to be said where somebody asks where they stand. */
  beside?(position: P, seat: Seat, isYours: boolean): string;
}

/** Under which rules a game is played. */
export interface Rules {
  /** As the game takes them, with nothing left open. */
  readonly options: object;
  /** The match ends after so many moves of all seats; Infinity if only the rules end it. */
  readonly cap: number;
  /** What is said then. */
  readonly capText: string;
  /** Whether people, too, see only what their side sees. */
  readonly isFogged?: boolean;
}

/** Who can sit where. */
export interface Players<Seen, Move> {
  /** In the order in which they are listed to people. */
  readonly list: readonly PlayerEntry<Seen, Move>[];
  /** The player of a name for a seat of the game of a seed. */
  named(name: string, seat: Seat, seed: string): PlayerEntry<Seen, Move> | Refusal;
  /** Depths worth offering beside the usual one, of those that look ahead. */
  readonly depths: readonly number[];
  /** Whether a player needs the exact table before it can start. */
  needsTable(name: string): boolean;
}

/** Somebody whom a setting names, and who is part of the rules. */
export interface Insider {
  /** Of the setting. */
  readonly key: string;
  /** The same game with one more of them, under its name. What it has to be is the game's own business. */
  with(own: { readonly name: string }): AnyDescription;
}

/** How many games are counted: by their result, and what is added up over all of them. */
export interface Tallying<P extends Position> {
  /** The results of a game that was played to its end, as a table lists them. */
  readonly results: readonly {
    /** The game's own word for it. */
    readonly result: string;
    /** What stands in the table. */
    readonly title: string;
  }[];
  /** What is added up, game by game. */
  sums(position: P): Readonly<Record<string, number>>;
  /** The pinned report of many games. */
  report(tally: Tally): object;
  /** What there is to say below the table. */
  text(tally: Tally): string;
  /** What there is to say of the games before which there was something to warn of; absent where there never is. */
  warned?(tally: Tally): string;
  /** How sure the intervals are, in percent. */
  readonly sureness: 95 | 99.9;
}

/** How many games came out how. Plain data, for threads. */
export interface Tally {
  /** How many were played. */
  readonly games: number;
  /** By result: in how many games it came out; a result that never came is not there. Forfeits are a result, too. */
  readonly results: Readonly<Record<string, number>>;
  /** By key: what `Tallying.sums` gives of each game, added up. */
  readonly sums: Readonly<Record<string, number>>;
  /** Games before which there was something to warn of. */
  readonly warned: number;
  /** Games that ended by what a player did wrong. */
  readonly forfeits: number;
  /** The first forfeit there was. */
  readonly fault:
    | {
        /** Its number, from 0. */
        readonly game: number;
        /** What was done wrong, as a sentence. */
        readonly why: string;
      }
    | undefined;
}

/** What remains of what somebody has seen. */
export interface MemoryDescription<P extends Position, Memory> {
  /** Before anything was seen. */
  empty(position: P, seat: Seat): Memory;
  /** After one more look. The one before is not used again. */
  look(memory: Memory, position: P, seat: Seat): Memory;
}

/** A game as hosts know it. */
export interface GameDescription<
  P extends Position = Position,
  Move = unknown,
  Seen = unknown,
  Table = unknown,
  Memory = unknown,
> {
  /** Its rules. */
  readonly game: Game<P, Move, object, Seen>;
  /** As it is written on a door: `Rogue`. */
  readonly title: string;
  /** What it is about, for whoever has never played it. */
  readonly about: string;
  /** The rule that one has to keep in mind while playing, in a line; absent where the status says enough. */
  inShort?(values: Values): string;
  /** What can be chosen, in the order in which it is offered and read. */
  readonly settings: Schema;
  /** The setting that names one of the worlds that come with it; absent where none do. */
  readonly shippedAs?: string;
  /** All that can stand on its board, in the order in which people read of it. */
  readonly pieces: readonly Piece[];
  /** Whether cells are parted by walls even where a world happens to have none. */
  readonly isWalled?: boolean;
  /** Whether free ground is a plain `.` wherever it is drawn in characters. */
  readonly hasPlainGround?: boolean;
  /** The scene that the settings ask for. Slow. Only asked where no world is given. */
  grow(values: Values): Scene | Refusal;
  /** Somebody else's world, with everybody in it who is missing. */
  inhabit(scene: Scene, values: Values): Scene | Refusal;
  /** What the values of its settings mean for the rules. */
  rules(values: Values): Rules;
  /** How recordings say what the world was grown from, where they do not hold it; undefined where they must hold it. */
  recipe?(values: Values): Recipe | undefined;
  /** Grows it again. */
  readonly regrow?: GrowWorld;
  /** What was said, as far as a recording of version 1 tells. */
  legacy(recording: Recording): Said;
  /** Who can sit at its seats; nobody where only people play. */
  readonly players: Players<Seen, Move>;
  /** Who is no player but part of the rules, where somebody from outside can be that; absent where nobody can. */
  readonly insider?: Insider;
  /** How a move is told, part by part. */
  readonly input: MoveParts<P, Move>;
  /** What a side remembers, where it does not see everything. */
  readonly memory?: MemoryDescription<P, Memory>;
  /** What is drawn of a position: all of it, or what some eyes know. */
  view(position: P, eyes?: Eyes<Memory>): View;
  /** What is to be known before a game begins, as a sentence: that it cannot be won. */
  warning?(start: P): string | undefined;
  /** What is said of it. */
  readonly words: Narration<P>;
  /** The pinned report of a game; `names` are those of the players. */
  report(position: P, end: StandingEnd, names: Readonly<Record<Seat, string>>, seed: string): object;
  /** What is counted of many games. */
  readonly tallying: Tallying<P>;
  /** What games of one seat are compared by after their results, the smaller first; absent where there are more seats. */
  score?(position: P): readonly number[];
  /** Something to play, for the conformance suite: cheap, and different each time. */
  sample(rng: Rng): Spec;
  /** Its exact table; absent where there can be none. */
  readonly exact?: ExactDescription<P, Move, Table>;
  /** What helps whoever is to move; undefined where nothing does. What it says may depend on how the game came there. */
  hint?(standing: Standing<P>): Hint | undefined;
}

/** A hint. */
export interface Hint {
  /** In sentences. */
  readonly text: string;
  /** Parts of moves that are good, by name. */
  readonly best: readonly string[];
  /** Cells to watch. */
  readonly cells: readonly Cell[];
  /** What is said of each of them: `a pit here would cut you off`; nothing if absent. */
  readonly fact?: string;
}

/** A game as plain data: a job, a link, a puzzle. */
export interface Spec {
  /** The name of the game. */
  readonly game: string;
  /** What it is set up from, by the key of the setting. */
  readonly said: Said;
  /** A world of its own, as a document. */
  readonly world?: string;
  /** Moves that are made already. */
  readonly from?: readonly string[];
}

/** Any game at all. */
export type AnyDescription = GameDescription;
