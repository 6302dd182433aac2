/**
 * The match: players at one game, move by move, under a referee who trusts nobody. Where nobody sits, moves come in from
 * outside: a person's, or those of a line that was played before.
 *
 * An illegal move, a thrown error or an answer that is no move is a forfeit with a culprit and a reason; it never
 * crashes the match. A match is stepped, so that hosts can show it, slow it down or stop it between any two moves.
 */

import type { OutcomeBasis, Recording } from '../notation/index.js';
import { checkKinds, checkMembers, type Kinds, kindsOf, type Said, shownValue } from '../settings/index.js';
import { createRng, type Rng, type Scene, type Seed } from '../world/index.js';
import { CHANCE, type Game, type Outcome, otherSeat, type Position, type Seat } from './game.js';
import { type Player, type PlayerEntry, PlayerFault } from './player.js';

/** One move of a match, for viewers and recordings. */
export interface Turn<Move> {
  /** Who made it, chance included. */
  readonly seat: Seat;
  /** As the rules of the game take it. */
  readonly move: Move;
  /** Its name as the game writes it. */
  readonly name: string;
  /** The check value of the position after it. */
  readonly check: number;
}

/** How a match ended: the game's own outcome, `evades` by repetition or by an oracle, `cap` or `forfeit`. */
export interface MatchEnd extends Outcome {
  /** What it follows from. */
  readonly basis: OutcomeBasis;
  /** Who forfeited. */
  readonly culprit: Seat | undefined;
}

/** How a game ended, as far as it is known: recordings of version 1 do not say what an end followed from. */
export interface StandingEnd extends Omit<MatchEnd, 'basis'> {
  /** What it follows from; undefined where it is not recorded. */
  readonly basis: OutcomeBasis | undefined;
}

/** What a match was set up with, for its recording. */
export interface RecordedStart {
  /** Where the match began. */
  readonly scene: Scene;
  /** What the scene was grown from, where the recording says that in its place. */
  readonly recipe?: Recording['recipe'];
  /**
   * What it was set up from, as text by the key of the setting, where it was set up from settings (`setUp`): all of it, for a check asks
   * whether world, rules, cap and seats follow from it. Absent for a match of one's own, of which nothing is claimed then.
   */
  readonly said?: Said | undefined;
  /** The rules it was played by, as plain values. */
  readonly options: object;
  /** Undefined for none. */
  readonly cap: number | undefined;
  /** What all chance in it was drawn from. */
  readonly seed: Seed;
  /** By seat, the name of who played; those of the match if absent. */
  readonly seats?: Readonly<Record<Seat, string>> | undefined;
}

/** What a match begins with. From a scene it can be recorded as it is; whoever has a position already says that in its place. */
export type MatchPlan<P extends Position, Move, Seen> = MatchTerms<P, Move, Seen> & (FromScene | FromPosition<P>);

/** What every match has. */
export interface MatchTerms<P extends Position, Move, Seen> {
  /** The rules it is played by. */
  readonly game: Game<P, Move, object, Seen>;
  /** Who sits where; nobody where a person plays, and chance needs nobody. */
  readonly players: Readonly<Partial<Record<Seat, PlayerEntry<Seen, Move>>>>;
  /** The match ends once the ply of its position is so high: after so many moves of all seats from the start of a game; Infinity if it goes on until the game is over. */
  readonly cap: number;
  /** Asked when the cap is reached: what is proven of the position. Then the match ends with that, not by the cap. */
  readonly oracle?: ((position: P) => Outcome | undefined) | undefined;
}

/** A match from the start of a game. */
export interface FromScene {
  /** The world, with everybody where they start. */
  readonly scene: Scene;
  /** The options that are not as usual. */
  readonly options?: object | undefined;
  /** Every seat and chance draw from it; 0 if absent. */
  readonly seed?: Seed | undefined;
  /** Not beside a scene. */
  readonly position?: undefined;
  /** Not beside a scene. */
  readonly rng?: undefined;
}

/** A match from a position. */
export interface FromPosition<P extends Position> {
  /** Where it begins: the start of a game, or any later position. */
  readonly position: P;
  /** Every seat and chance draw from forks of it. */
  readonly rng: Rng;
  /** Not beside a position. */
  readonly scene?: undefined;
  /** Not beside a position, which has its own. */
  readonly options?: undefined;
  /** Not beside a position. */
  readonly seed?: undefined;
}

/** Whether the rest is what it should be is asked where it is known of which game. */
const MATCH_PLAN: Kinds<MatchPlan<Position, unknown, unknown>> = {
  game: '',
  position: '',
  players: 'an object',
  rng: '',
  cap: 'a number',
  oracle: 'a function',
  scene: '',
  options: '',
  seed: '',
};

/** The most legal moves that a forfeit lists: those of one who walks on squares. */
const MOST_LISTED = 10;

/** Players at one game, under a referee. Throws a RangeError for a player on a seat that it cannot take. */
export class Match<P extends Position, Move, Seen> {
  /** The rules it is played by. */
  readonly game: Game<P, Move, object, Seen>;
  /** Every move so far: `moves[n]` leads from `positions[n]` to `positions[n + 1]`. */
  readonly moves: Move[] = [];
  /** What it began with; undefined where it began from a position. */
  readonly start: RecordedStart | undefined;
  readonly #plan: MatchTerms<P, Move, Seen>;
  readonly #rng: Rng;
  /** In the order of the game's seats; undefined for a person. */
  readonly #players: (Player<Seen, Move> | undefined)[] = [];
  /** Keys of the positions so far, where a repetition would prove something. */
  readonly #seen: Set<number | string> | undefined;
  /** The first positions, as far as anybody has asked for them. */
  readonly #known: P[];
  #position: P;
  #end: MatchEnd | undefined;

  constructor(plan: MatchPlan<P, Move, Seen>) {
    checkKinds('the plan of a match', plan, MATCH_PLAN);
    checkMembers('the plan of a match to have game, players and cap', plan, 'game', 'players', 'cap');
    const { game, players, cap } = plan;
    checkMembers('a game such as rogue', game, 'seats', 'playIfLegal');
    if (!(cap >= 0)) throw new RangeError(`Expected cap to be a number of moves or Infinity, got ${cap}.`);
    checkKinds('the players', players, kindsOf(game.seats));
    const { start, position, rng } = beginningOf(plan);
    this.game = game;
    this.start = start;
    this.#known = [position];
    this.#plan = plan;
    this.#rng = rng;
    this.#position = position;
    for (const seat of game.seats) {
      const entry = players[seat];
      // Those who write no types hand in what they have: a function, a name.
      if (entry !== undefined)
        checkMembers(`a player for the seat ${seat} with name, seats and start`, entry, 'name', 'seats', 'start');
      if (entry?.seats.includes(seat) === false)
        throw new RangeError(`The player ${entry.name} cannot sit as ${seat}.`);
      try {
        this.#players.push(entry?.start(game.observe(position, seat), seat, rng.fork(seat)));
      } catch (error) {
        this.#forfeit(seat, faultOf(error));
      }
    }
    const isDeterministic = !game.hasChance && game.seats.every((seat) => players[seat]?.memoryless === true);
    if (isDeterministic) this.#seen = new Set([game.key(position)]);
    this.#judge();
  }

  /** By seat, the name of who sits there: `human` for a person, as recordings call one. */
  get names(): Readonly<Record<Seat, string>> {
    const { game, players } = this.#plan;
    return Object.fromEntries(game.seats.map((seat) => [seat, players[seat]?.name ?? 'human']));
  }

  /** Where it stands. */
  get position(): P {
    return this.#position;
  }

  /** How it ended; undefined while it goes on. */
  get end(): MatchEnd | undefined {
    return this.#end;
  }

  /**
   * Every position so far, the first one included. Played again when asked for: most matches are only played, and
   * holding on to thousands of positions costs them more than the referee does.
   */
  get positions(): readonly P[] {
    const { game, moves } = this;
    while (this.#known.length <= moves.length) {
      const last = this.#known.length - 1;
      this.#known.push(game.play(this.#known[last], moves[last]));
    }
    return this.#known;
  }

  /** Makes one move. Returns a promise only if the player to move takes its time. Throws where a person is to move. */
  step(): undefined | Promise<void> {
    if (this.#end !== undefined) return undefined;
    const { seat } = this.#position;
    if (seat === CHANCE) {
      this.#playChance();
      return undefined;
    }
    const player = this.#playerAt(seat);
    if (player === undefined) throw new RangeError(`Expected a player for the seat ${seat}.`);
    let answer: Move | Promise<Move> | undefined;
    try {
      answer = player.move(this.game.observe(this.#position, seat));
    } catch (error) {
      this.#forfeit(seat, faultOf(error));
      return undefined;
    }
    if (isPromise(answer)) return this.#await(seat, answer);
    this.#accept(seat, answer);
    return undefined;
  }

  /**
   * Plays a move that comes from outside; whoever sits there lives through the turn. Returns whether it was legal: nobody
   * forfeits by a slip of the finger.
   */
  playMove(move: Move): boolean {
    if (this.#end !== undefined) return false;
    const { seat } = this.#position;
    const next = this.game.playIfLegal(this.#position, move);
    if (next === undefined) return false;
    if (seat !== CHANCE) this.#playerAt(seat)?.see?.(this.game.observe(this.#position, seat));
    this.#enter(move, next);
    return true;
  }

  #playerAt(seat: Seat): Player<Seen, Move> | undefined {
    return this.#players[this.game.seats.indexOf(seat)];
  }

  async #await(seat: Seat, answer: Promise<Move>): Promise<void> {
    try {
      this.#accept(seat, await answer);
    } catch (error) {
      this.#forfeit(seat, faultOf(error));
    }
  }

  #playChance(): void {
    const { game } = this;
    const move = game.draw?.(this.#position, this.#rng.fork(this.#position.ply));
    if (move === undefined) throw new RangeError(`Expected the game ${game.name} to draw the moves of chance.`);
    this.#enter(move, game.play(this.#position, move));
  }

  #accept(seat: Seat, answer: Move | undefined): void {
    const { game } = this;
    const named = typeof answer === 'string' ? game.moveNamed(this.#position, answer) : undefined;
    const move = named ?? answer;
    const next = move === undefined ? undefined : game.playIfLegal(this.#position, move);
    if (move === undefined || next === undefined)
      this.#forfeit(seat, `made the illegal move ${this.#shown(move)}${this.#legal()}`);
    else this.#enter(move, next);
  }

  #enter(move: Move, position: P): void {
    this.moves.push(move);
    this.#position = position;
    this.#judge();
  }

  #judge(): void {
    if (this.#end !== undefined) return;
    const outcome = this.game.outcome(this.#position);
    this.#end =
      outcome === undefined
        ? (this.#repetition() ?? this.#capped())
        : { ...outcome, basis: 'rule', culprit: undefined };
  }

  #repetition(): MatchEnd | undefined {
    if (this.#seen === undefined || this.moves.length === 0) return undefined;
    const key = this.game.key(this.#position);
    if (this.#seen.has(key)) return { ...this.game.repeated(this.#position), basis: 'repetition', culprit: undefined };
    this.#seen.add(key);
    return undefined;
  }

  #capped(): MatchEnd | undefined {
    const { cap, oracle } = this.#plan;
    if (this.#position.ply < cap) return undefined;
    const proven = oracle?.(this.#position);
    if (proven !== undefined) return { ...proven, basis: 'table', culprit: undefined };
    const why = `The cap of ${cap} moves is reached.`;
    return { result: 'cap', winner: undefined, why, basis: 'cap', culprit: undefined };
  }

  #forfeit(seat: Seat, what: string): void {
    const { game } = this;
    const winner = otherSeat(game.seats, seat);
    const name = this.#plan.players[seat]?.name ?? 'a person';
    const why = `The ${seat} (${name}) ${what.replace(/\.+$/, '')}.`; // what is thrown is often a sentence already
    this.#end = { result: 'forfeit', winner, why, basis: 'forfeit', culprit: seat };
  }

  /** By its name where it is a move, legal or not; games may have a name even for numbers that are none, which does not lead back. */
  #shown(move: Move | undefined): string {
    const { game } = this;
    try {
      const name = typeof move === 'number' || typeof move === 'string' ? game.moveName(this.#position, move) : '';
      if (name !== '' && game.moveNamed(this.#position, name) === move) return name;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // no move at all
    }
    return `${shownValue(move)}, which is no move here`;
  }

  /** What would have been legal, where that is soon said. */
  #legal(): string {
    const { game } = this;
    const legal = game.legalMoves(this.#position);
    if (legal.length > MOST_LISTED) return '';
    return `; legal were ${legal.map((move) => game.moveName(this.#position, move)).join(', ')}`;
  }
}

interface Beginning<P extends Position> extends Pick<FromPosition<P>, 'position' | 'rng'> {
  readonly start: RecordedStart | undefined;
}

function beginningOf<P extends Position, Move, Seen>(plan: MatchPlan<P, Move, Seen>): Beginning<P> {
  const { game, scene, options = {}, seed = 0, cap, position, rng } = plan;
  if (scene === undefined && position !== undefined && rng !== undefined) {
    checkMembers(`a position of ${game.name}, as its \`initial\` gives it`, position, 'ply', 'seat');
    checkMembers('an rng, as createRng gives it', rng, 'fork');
    return { start: undefined, position, rng };
  }
  if (scene === undefined || position !== undefined)
    throw new RangeError('Expected the plan of a match to have a scene, or a position and an rng.');
  checkMembers('a scene, which holds a `world`', scene, 'world', 'actors');
  checkKinds(`the options of ${game.name}`, options, kindsOf(Object.keys(game.defaults)));
  const start = { scene, options: { ...game.defaults, ...options }, cap: cap === Infinity ? undefined : cap, seed };
  return { start, position: game.initial(scene, start.options, seed), rng: createRng(seed) };
}

/** Plays a match to its end, or until `signal` is aborted: then the match stays unfinished. */
export async function playMatch<P extends Position, Move, Seen>(
  match: Match<P, Move, Seen>,
  signal?: { readonly aborted: boolean },
): Promise<MatchEnd | undefined> {
  checkMembers('a match, which is new Match(plan)', match, 'game', 'step');
  while (match.end === undefined && signal?.aborted !== true) {
    const pending = match.step();
    if (pending !== undefined) await pending;
  }
  return match.end;
}

const isPromise = <T>(answer: T | Promise<T> | undefined): answer is Promise<T> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;

const faultOf = (error: unknown): string => (error instanceof PlayerFault ? error.message : `threw ${textOf(error)}`);

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
