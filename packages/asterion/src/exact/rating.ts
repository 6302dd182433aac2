/**
 * How good a player is, measured against the truth: from every start, what is left of the exact value when the other
 * side answers as well as can be.
 *
 * A player that moves alike whenever it sees alike is a policy: its moves are asked for once for every position, and the
 * best response to them is solved like a table. Players with a memory, or dice, cannot be settled that way; for them
 * games are played from sampled starts against an opponent that comes in as an argument, and the rating says so.
 */

import { Match, type PlayerEntry, type Seat } from '../game/index.js';
import { MONSTER, monsterMoves, ROGUE, type RoguePosition, type RogueSetup, rogue } from '../game/rogue/index.js';
import { distancesFrom } from '../search/index.js';
import type { Rng } from '../world/index.js';
import { type Places, placesOf } from './chase.js';
import { NEVER } from './data.js';
import { chaseTableFor } from './known.js';
import { QueueSolver } from './queue.js';
import type { ExactTable } from './table.js';
import { chaseOf } from './value.js';

/** How many starts there were, and in how many the exact verdict came out. */
export interface Score {
  /** How many starts there were. */
  readonly starts: number;
  /** In how many of them the exact verdict came out. */
  readonly kept: number;
}

/** Starts have the monster to move and somebody to reach. */
export interface Rating {
  /** Starts that the monster wins by the table: kept where it captured. */
  readonly won: Score;
  /** Starts in which the rogue is safe by the table: kept where it was not caught. */
  readonly safe: Score;
  /** Monster moves by which kept wins came late, or captures came early, all starts together. */
  readonly movesLost: number;
  /** Over how many starts moves were counted. */
  readonly counted: number;
  /** Whether the starts are a sample. */
  readonly sampled: boolean;
}

/** A rating being made: it advances start by start. */
export interface Rater {
  /** Whether `rated` has come to `total`. */
  readonly done: boolean;
  /** How far it is, from 0 to `total`. */
  readonly rated: number;
  /** The games to play; or, for an exact rating, all pairs of cells to stand on, of which some are no starts. */
  readonly total: number;
  /** Deals with so many more; stops early when done. Throws where a player does not answer at once. */
  advance(starts: number): void;
  /** Only when done. */
  rating(): Rating;
}

/** Anybody who plays Rogue. */
export type RatedPlayer = PlayerEntry<RoguePosition, number>;

/** What samples are played with. */
export interface SamplePlan {
  /** Who plays the other side; the optimal player, as a rule. */
  readonly opponent: RatedPlayer;
  /** What starts, and whatever players draw, come from. */
  readonly rng: Rng;
  /** Starts to play; 100 if absent. */
  readonly samples?: number | undefined;
  /** A game without a capture ends after so many monster moves; 500 if absent. */
  readonly moves?: number | undefined;
}

/** Rates a player on one seat of a world with one monster: exactly if it can be, else by samples. */
export const raterOf = (player: RatedPlayer, seat: Seat, setup: RogueSetup, plan: SamplePlan): Rater =>
  player.memoryless ? new ExactRater(player, seat, setup, plan) : new SampleRater(player, seat, setup, plan);

/** The sum of two ratings. */
export const addRatings = (a: Rating, b: Rating): Rating => ({
  won: addScores(a.won, b.won),
  safe: addScores(a.safe, b.safe),
  movesLost: a.movesLost + b.movesLost,
  counted: a.counted + b.counted,
  sampled: a.sampled || b.sampled,
});

const addScores = (a: Score, b: Score): Score => ({ starts: a.starts + b.starts, kept: a.kept + b.kept });

/** A rating of nothing: what sums begin with. */
export const NO_RATING: Rating = {
  won: { starts: 0, kept: 0 },
  safe: { starts: 0, kept: 0 },
  movesLost: 0,
  counted: 0,
  sampled: false,
};

/** Counts starts. */
class StartCount {
  readonly #won = { starts: 0, kept: 0 };
  readonly #safe = { starts: 0, kept: 0 };
  #movesLost = 0;
  #counted = 0;

  /** A start: what the table says, and what came out; both `Infinity` for an evasion. */
  add(exact: number, came: number): void {
    const isWon = exact < Infinity;
    const isKept = came < Infinity === isWon;
    const score = isWon ? this.#won : this.#safe;
    score.starts++;
    if (!isKept) return;
    score.kept++;
    if (!isWon) return;
    this.#movesLost += Math.abs(came - exact);
    this.#counted++;
  }

  rating(sampled: boolean): Rating {
    return { won: this.#won, safe: this.#safe, movesLost: this.#movesLost, counted: this.#counted, sampled };
  }
}

/** What both kinds of rater stand on. */
interface RatedGround {
  readonly places: Places;
  readonly table: ExactTable;
  /** By state: 1 for a start, where the two are apart and can meet. */
  readonly isStart: Uint8Array;
}

function groundOf(setup: RogueSetup): RatedGround {
  const chase = chaseOf(setup);
  const places = placesOf(chase);
  const { placeCount, cells } = places;
  const isStart = new Uint8Array(placeCount ** 2);
  for (let from = 0; from < placeCount; from++) {
    const distances = distancesFrom(chase.world, cells[from]);
    for (let to = 0; to < placeCount; to++) isStart[from * placeCount + to] = Number(distances[cells[to]] > 0);
  }
  return { places, table: chaseTableFor(chase), isStart };
}

function positionAt({ places }: RatedGround, setup: RogueSetup, state: number, seat: Seat): RoguePosition {
  const { placeCount, cells } = places;
  const place = state % placeCount;
  const monsters = [cells[(state - place) / placeCount]];
  const at = { setup: { ...setup, isReachable: true }, monsters, rogue: cells[place] };
  return seat === MONSTER ? { ...at, seat: MONSTER, ply: 0 } : { ...at, seat: ROGUE, ply: 1 };
}

abstract class StartByStart implements Rater {
  abstract readonly total: number;
  rated = 0;
  protected readonly player: RatedPlayer;
  protected readonly seat: Seat;
  protected readonly setup: RogueSetup;
  protected readonly ground: RatedGround;

  constructor(player: RatedPlayer, seat: Seat, setup: RogueSetup) {
    this.player = player;
    this.seat = seat;
    this.setup = setup;
    this.ground = groundOf(setup);
  }

  get done(): boolean {
    return this.rated === this.total;
  }

  advance(starts: number): void {
    const end = Math.min(this.total, this.rated + starts);
    for (; this.rated < end; this.rated++) this.rate(this.rated);
  }

  /** Deals with one start. */
  protected abstract rate(number: number): void;
  abstract rating(): Rating;
}

class ExactRater extends StartByStart {
  readonly total = this.ground.isStart.length;
  readonly #moves = new Uint32Array(this.total);
  readonly #started;

  constructor(player: RatedPlayer, seat: Seat, setup: RogueSetup, { rng }: SamplePlan) {
    super(player, seat, setup);
    const first = this.ground.isStart.indexOf(1);
    this.#started = first < 0 ? undefined : player.start(positionAt(this.ground, setup, first, seat), seat, rng);
  }

  /** Where the player goes from a state. Captures have no moves; no state leads from them. */
  protected rate(state: number): void {
    if (this.ground.isStart[state] === 0) return;
    const position = positionAt(this.ground, this.setup, state, this.seat);
    const move = this.#started?.move(position);
    const next = typeof move === 'number' ? rogue.playIfLegal(position, move) : undefined;
    if (next === undefined) throw new RangeError(`The player ${this.player.name} made an illegal move.`);
    this.#moves[state] = this.ground.places.placeOf[this.seat === MONSTER ? next.monsters[0] : next.rogue];
  }

  rating(): Rating {
    const { places, table, isStart } = this.ground;
    const side = this.seat === MONSTER ? 'monster' : 'rogue';
    const solver = new QueueSolver(places, { side, moves: this.#moves });
    while (!solver.done) solver.advance(2 ** 30);
    const tally = new StartCount();
    for (let state = 0; state < this.total; state++) {
      if (isStart[state] === 0) continue;
      const { monsters, rogue: at } = positionAt(this.ground, this.setup, state, MONSTER);
      const came = solver.depths[state];
      tally.add(table.wonIn(monsters, at), came === NEVER ? Infinity : came);
    }
    return tally.rating(false);
  }
}

class SampleRater extends StartByStart {
  readonly total: number;
  readonly #tally = new StartCount();
  readonly #plan: SamplePlan;
  readonly #starts: number[];

  constructor(player: RatedPlayer, seat: Seat, setup: RogueSetup, plan: SamplePlan) {
    super(player, seat, setup);
    this.#plan = plan;
    this.#starts = [...this.ground.isStart.keys()].filter((state) => this.ground.isStart[state] === 1);
    this.total = this.#starts.length === 0 ? 0 : (plan.samples ?? 100);
  }

  /** Plays a game from one of the starts, drawn at random. */
  protected rate(number: number): void {
    const { opponent, rng, moves = 500 } = this.#plan;
    const dice = rng.fork(number);
    const state = this.#starts[dice.below(this.#starts.length)];
    const position = positionAt(this.ground, this.setup, state, MONSTER);
    const [hunter, prey] = this.seat === MONSTER ? [this.player, opponent] : [opponent, this.player];
    const players = { [MONSTER]: hunter, [ROGUE]: prey };
    const match = new Match({ game: rogue, position, players, rng: dice, cap: 2 * moves });
    while (match.end === undefined) {
      if (match.step() !== undefined) throw new RangeError('Expected players that answer at once.');
    }
    const came = match.end.winner === MONSTER ? monsterMoves(match.position) : Infinity;
    this.#tally.add(this.ground.table.wonIn(position.monsters, position.rogue), came);
  }

  rating(): Rating {
    return this.#tally.rating(true);
  }
}
