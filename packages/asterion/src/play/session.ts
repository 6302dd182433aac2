/**
 * A session: people decide, bots answer, chance moves, and all of it can be taken back, branched off and taken over.
 *
 * It knows nothing of clocks and screens: a host asks for the next answer when it likes, and looks at `course` after
 * whatever it did. A branch is a course of its own, by hand, from a turn of the game; the game itself is set aside and
 * comes back untouched.
 */

import { CHANCE, checkText, type Position, type Seat } from '../game/index.js';
import type { RecordedMove, Recording } from '../notation/index.js';
import {
  begun,
  type Course,
  decided,
  extended,
  lineOf,
  lookedAt,
  redone,
  resumed,
  type Standing,
  sharedBy,
  turnedTo,
  undone,
} from './course.js';
import { type CapOracle, Referee } from './referee.js';
import { byHand, type GameSetup, isPerson, peopleOf } from './setup.js';

/** Other moves than those of the game are being tried. */
export interface Branch<P extends Position, Setup> {
  /** The game itself. */
  readonly home: Course<P, Setup>;
  /** Where it branches off. */
  readonly root: Standing<P>;
}

/**
 * People, bots and chance at one game, or at a branch of it. Chance moves by itself where people play; bots are asked.
 */
export class Session<P extends Position = Position, Move = unknown, Seen = unknown> {
  /** Undefined while the game itself is played. */
  branch: Branch<P, GameSetup<P, Move, Seen>> | undefined;
  #course: Course<P, GameSetup<P, Move, Seen>>;
  readonly #referees = new WeakMap<GameSetup<P, Move, Seen>, Referee<P, Move, Seen>>();
  readonly #oracleOf: (setup: GameSetup<P, Move, Seen>) => CapOracle<P> | undefined;
  /** Every move of a game whose recordings keep what was taken back, and the taking back. */
  #log: RecordedMove[] = [];
  /** The same of the game itself, while a branch is played. */
  #homeLog: RecordedMove[] = [];

  /** `oracleOf` brings whoever knows what a cap is worth. */
  constructor(
    setup: GameSetup<P, Move, Seen>,
    oracleOf: (setup: GameSetup<P, Move, Seen>) => CapOracle<P> | undefined = () => undefined,
  ) {
    this.#oracleOf = oracleOf;
    this.#course = begun(setup, this.refereeOf(setup).start);
    this.#drawChance();
  }

  /** All that was played, and the moment that is looked at. */
  get course(): Course<P, GameSetup<P, Move, Seen>> {
    return this.#course;
  }

  /** What the line that is looked at is played with. */
  get setup(): GameSetup<P, Move, Seen> {
    return this.#course.now.setup;
  }

  /** Where the line that is looked at ends. */
  get tip(): Standing<P> {
    return this.#course.now.tip;
  }

  /** Every standing of it, the start first. */
  get line(): readonly Standing<P>[] {
    return lineOf(this.tip);
  }

  /** The standing that is looked at. */
  get standing(): Standing<P> {
    const { at } = this.#course.now;
    let standing = this.tip;
    while (standing.position.ply > at && standing.before !== undefined) standing = standing.before;
    return standing;
  }

  /** The seats of people, in the order in which they move. */
  get people(): readonly Seat[] {
    return peopleOf(this.setup);
  }

  /** Whether a person sits there; never where chance moves. */
  isPerson(seat: Seat): boolean {
    return isPerson(this.setup, seat);
  }

  /** Whether the next move at the end of the line is not up to a person. */
  get isToAnswer(): boolean {
    return this.tip.end === undefined && !this.isPerson(this.tip.position.seat);
  }

  /** Whether `undo` would do anything. */
  get canUndo(): boolean {
    return undone(this.#course) !== undefined;
  }

  /** Whether `redo` would do anything. */
  get canRedo(): boolean {
    return this.#course.future.length > 0;
  }

  /** The referee of a setup, the same each time. */
  refereeOf(setup: GameSetup<P, Move, Seen>): Referee<P, Move, Seen> {
    const referee = this.#referees.get(setup) ?? new Referee(setup, this.#oracleOf(setup));
    this.#referees.set(setup, referee);
    return referee;
  }

  get #referee(): Referee<P, Move, Seen> {
    return this.refereeOf(this.setup);
  }

  /** A person's move at the standing that is looked at. Returns whether it was legal; what came after before is left. */
  play(move: Move): boolean {
    const next = this.#referee.after(this.standing, move);
    if (next === undefined) return false;
    this.#enter(decided(this.#course, next));
    return true;
  }

  /** Makes ready what the next move may need; to be awaited before `play` where a cap may be near. */
  async ready(): Promise<void> {
    await this.#referee.beforeCap(this.standing);
  }

  /** The answer of a bot or of chance at the end of the line. Whoever looks at the end goes on looking at it. */
  async answer(): Promise<Standing<P>> {
    const { tip, setup } = this;
    const next = await this.#referee.answer(tip);
    if (tip === this.tip && setup === this.setup) this.extend(next);
    return next;
  }

  /** Puts standings behind the end of the line, which a referee has found; where people play, chance follows at once. */
  extend(next: Standing<P>, follow = true): void {
    this.#keep(extended(this.#course, next, follow));
    this.#drawChance(follow);
  }

  /** Lets everybody move until it is a person's turn or the game is over. */
  async proceed(): Promise<void> {
    while (this.isToAnswer) await this.answer();
  }

  /** A new game. Undo goes no further back than its start: games of the past are let go, and so is their memory. */
  begin(setup: GameSetup<P, Move, Seen>): void {
    this.#leaveBranch();
    this.#enter(begun(setup, this.refereeOf(setup).start));
  }

  /** The game goes on from the standing that is looked at, with other players. */
  takeOver(setup: GameSetup<P, Move, Seen>): void {
    const tip = this.refereeOf(setup).rejudged(this.standing);
    this.#enter(turnedTo(this.#course, { setup, tip, at: this.#course.now.at }));
  }

  /** A game that was played elsewhere, looked at from a turn on, with undo to every turn of a person. */
  resume(setup: GameSetup<P, Move, Seen>, tip: Standing<P>, at: number): void {
    this.#leaveBranch();
    this.#enter(resumed(setup, tip, at, ({ position }) => isPerson(setup, position.seat)));
  }

  /** The moves of a recording that keeps what was taken back. */
  keepLog(moves: readonly RecordedMove[]): void {
    this.#log = [...moves];
  }

  /** What if: other moves from the standing that is looked at, by hand; where the game is over, before its last move. */
  tryOut(): boolean {
    if (this.branch !== undefined) return false;
    const setup = byHand(this.setup);
    const referee = this.refereeOf(setup);
    const here = referee.rejudged(this.standing);
    const root = here.end !== undefined && here.before !== undefined ? referee.rejudged(here.before) : here;
    if (root.end !== undefined) return false;
    this.branch = { home: this.#course, root };
    this.#homeLog = [...this.#log];
    this.#enter(begun(setup, root));
    return true;
  }

  /** Back from a branch to the game, which is as it was. Returns whether there was one. */
  comeBack(): boolean {
    const { branch } = this;
    this.#leaveBranch();
    return branch !== undefined;
  }

  #leaveBranch(): void {
    if (this.branch === undefined) return;
    this.#course = this.branch.home;
    this.#log = this.#homeLog;
    this.branch = undefined;
  }

  /** Back to before somebody here decided something. Returns whether there was anything. */
  undo(): boolean {
    const course = undone(this.#course);
    if (course !== undefined) this.#enter(course);
    return course !== undefined;
  }

  /** Does again what was undone last. Returns whether there was anything. */
  redo(): boolean {
    const course = redone(this.#course);
    if (course !== undefined) this.#enter(course);
    return course !== undefined;
  }

  /** From the start again, or from where a branch begins; undo brings the game back. */
  restart(): void {
    const { setup } = this;
    const tip = this.branch?.root ?? this.#referee.start;
    this.#enter(turnedTo(this.#course, { setup, tip, at: tip.position.ply }));
  }

  /** Looks at another place of the line. */
  look(at: number): void {
    this.#course = lookedAt(this.#course, at);
  }

  /** The recording of the line that is looked at; of the game itself, whatever is tried beside it, if so wished. */
  recording(isOfGame = false): Recording {
    const home = isOfGame ? this.branch?.home : undefined;
    const { setup, tip } = (home ?? this.#course).now;
    const isKept = setup.description.game.undo !== undefined;
    return this.refereeOf(setup).recordingOf(tip, isKept ? (home ? this.#homeLog : this.#log) : undefined);
  }

  #enter(course: Course<P, GameSetup<P, Move, Seen>>): void {
    this.#keep(course);
    this.#drawChance();
  }

  #keep(course: Course<P, GameSetup<P, Move, Seen>>): void {
    const { tip } = this;
    this.#course = course;
    const { undo } = this.setup.description.game;
    if (undo !== undefined) this.#note(tip, this.tip, undo);
  }

  /** Where people play, chance moves at once: they need not wait for it, and no key is lost. */
  #drawChance(follow = true): void {
    const { tip } = this;
    const isDue = tip.end === undefined && tip.position.seat === CHANCE && this.people.length > 0;
    if (isDue) this.extend(this.#referee.drawn(tip), follow);
  }

  /** Notes how one gets from the end of one line to that of another: turns are taken back, then others are made. */
  #note(from: Standing<P>, to: Standing<P>, undo: string): void {
    const shared = sharedBy(from, to);
    if (shared === undefined) this.#log = []; // another game
    for (let at = from; shared !== undefined && at !== shared && at.before !== undefined; at = at.before)
      this.#log.push(this.#recorded(at.before.position, at.before.position.seat, undo));
    const since = shared?.position.ply ?? -1;
    for (const { position, turn } of lineOf(to, since))
      if (turn !== undefined) this.#log.push(this.#recorded(position, turn.seat, turn.name));
  }

  #recorded(position: P, seat: Seat, name: string): RecordedMove {
    return { seat, name, check: checkText(this.setup.description.game.check(position)) };
  }
}
