/**
 * Playing: people decide, bots answer by themselves, chance moves at once, and the timeline goes over all of it.
 *
 * Where only bots play, the whole game is played in the background and looked at from its start. A branch is a course of
 * its own, by hand, from a turn of the game; the course of the game is set aside and comes back untouched.
 */

import { batch, computed, signal } from '@preact/signals';
import { CHANCE, jointMove, type Position, type Seat } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import { announce } from '../shell/announce.js';
import { isCalm } from '../shell/settings.js';
import { Player } from '../transport/player.js';
import { Bots } from './bots.js';
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
  turnedTo,
  undone,
} from './course.js';
import { Referee } from './referee.js';
import { byHand, isPerson, peopleOf, type Table } from './table.js';
import type { Telling } from './telling.js';
import { capital } from './words.js';

/** Moves a second at 1x: slow enough to be followed, whatever the length of the game. */
const TEMPO = 5;

/** Other moves than those of the game are being tried. */
interface Branch<P extends Position, T> {
  /** The game itself. */
  readonly home: Course<P, T>;
  /** Where it branches off. */
  readonly root: Standing<P>;
}

export class Play<P extends Position, T extends Table<P, unknown>> {
  /** Undefined until a first game could be set up. */
  readonly course = signal<Course<P, T> | undefined>(undefined);
  /** Undefined while the game itself is played. */
  readonly branch = signal<Branch<P, T> | undefined>(undefined);
  /** What the link asked for and the game could not give. */
  readonly notice = signal<string | undefined>(undefined);
  /** Steps that several movers of one person have been told so far. */
  readonly told = signal<readonly Direction[]>([]);
  /** Said after where the game stands. */
  remark: () => string = () => '';
  /** Why other moves must not be tried now; undefined if they may. */
  noTrying: () => string | undefined = () => undefined;
  readonly player = new Player(
    (step) => this.#look(step),
    isCalm,
    (speed) => speed * TEMPO,
  );

  readonly now = computed(() => this.course.value?.now);
  readonly table = computed(() => this.now.value?.table);
  readonly #tip = computed(() => this.now.value?.tip);
  readonly line = computed<readonly Standing<P>[]>(() =>
    this.#tip.value === undefined ? [] : lineOf(this.#tip.value),
  );
  /** The standing that is looked at. */
  readonly standing = computed(() => this.line.value.at(this.now.value?.at ?? 0));
  readonly people = computed<readonly Seat[]>(() => (this.table.value === undefined ? [] : peopleOf(this.table.value)));
  readonly isWatching = computed(() => this.people.value.length === 0);
  /** Why nobody here can move now, as a sentence; undefined if somebody can. */
  readonly refusal = computed(() => {
    const [standing, now] = [this.standing.value, this.now.value];
    return standing && now ? this.#telling.refusal(standing, now) : 'There is no game yet.';
  });
  /** The cell of whoever a person is to move now; undefined while nobody here can. */
  readonly mover = computed<Cell | undefined>(() => {
    const standing = this.standing.value;
    if (standing === undefined || this.refusal.value !== undefined) return undefined;
    return this.#telling.speech.moversOf(standing.position)[this.told.value.length];
  });
  readonly status = computed(() => {
    const [standing, now] = [this.standing.value, this.now.value];
    if (standing === undefined || now === undefined) return 'No game yet.';
    return this.#telling.status(standing, now, this.told.value.length, this.isThinking.value);
  });
  readonly canUndo = computed(
    () => this.told.value.length > 0 || (this.course.value !== undefined && undone(this.course.value) !== undefined),
  );
  readonly canRedo = computed(() => (this.course.value?.future.length ?? 0) > 0);

  readonly #referees = new WeakMap<T, Referee<P>>();
  readonly #bots = new Bots<P, T>((table) => this.refereeOf(table), {
    answered: (next) => this.#answered(next),
    played: (tip) => this.#played(tip),
  });
  /** Whether a bot is to answer. */
  readonly isThinking = this.#bots.isThinking;
  /** Whether a game between bots is still being played in the background. */
  readonly isRunning = this.#bots.isRunning;
  readonly #telling: Telling<P>;
  readonly #onTable: (table: T) => void;
  /** The turn that was asked for, of a game that is still being played. */
  #wanted: number | undefined;
  /** Whether playing has come to the end of what is known of a game that goes on. */
  #isWaitingForMore = false;

  /** `onTable` is told whenever another table is played at, also by undo. */
  constructor(telling: Telling<P>, onTable: (table: T) => void) {
    this.#telling = telling;
    this.#onTable = onTable;
    this.player.onEnd = () => {
      this.#isWaitingForMore = this.isRunning.value;
      if (!this.isRunning.value) this.announceStanding();
    };
  }

  /** Whether a game is on its way to the turn that was asked for. */
  get isOnItsWay(): boolean {
    return this.#wanted !== undefined;
  }

  refereeOf(table: T): Referee<P> {
    const referee = this.#referees.get(table) ?? new Referee(table);
    this.#referees.set(table, referee);
    return referee;
  }

  /** A new game. What was there before can be had again by undo. */
  begin(table: T, turn?: number): void {
    this.#leaveBranch();
    const course = this.course.value;
    const fresh = begun(table, this.refereeOf(table).start);
    this.#wanted = turn;
    this.player.empty();
    this.#enter(course === undefined ? fresh : turnedTo(course, fresh.now));
    if (turn === undefined) this.announceStanding();
    else if (!this.isThinking.value && !this.isRunning.value) this.#seek(turn);
  }

  /** The game on screen goes on from the turn on screen, with other players. */
  takeOver(table: T): void {
    const [course, standing] = [this.course.value, this.standing.value];
    if (course === undefined || standing === undefined) return;
    const tip = this.refereeOf(table).rejudged(standing);
    this.#enter(turnedTo(course, { table, tip, at: course.now.at }));
    const names = table.game.seats.map((seat) => table.names[seat]);
    announce(`The game goes on from here, ${names.join(' against ')}.`);
  }

  /** A game that was played elsewhere, looked at from a turn on; its last one unless told. */
  resume(table: T, tip: Standing<P>, turn: number | undefined, lead: string): void {
    this.#leaveBranch();
    const before = this.course.value;
    const course = resumed(table, tip, turn ?? Infinity, ({ position }) => isPerson(table, position.seat));
    const past = before === undefined ? course.past : [...before.past, before.now, ...course.past];
    this.#wanted = undefined;
    this.player.empty();
    this.#enter({ ...course, past });
    this.announceStanding(lead);
  }

  /** Stops everything. */
  stop(): void {
    this.#bots.stop();
    this.player.pause();
  }

  /** What if: other moves from the turn on screen, both sides by hand. Where the game is over, before its last move. */
  tryOut(): void {
    const [course, standing] = [this.course.value, this.standing.value];
    if (course === undefined || standing === undefined) return;
    if (this.branch.value !== undefined) {
      announce('This is a what-if already. Escape returns to the game.');
      return;
    }
    const why = this.noTrying();
    if (why !== undefined) {
      announce(why);
      return;
    }
    const table = byHand(course.now.table);
    const referee = this.refereeOf(table);
    const here = referee.rejudged(standing);
    const root = here.end !== undefined && here.before !== undefined ? referee.rejudged(here.before) : here;
    if (root.end !== undefined) {
      announce('There is no other move from here.');
      return;
    }
    this.branch.value = { home: course, root };
    this.#enter(begun(table, root));
    announce(`What if, from turn ${root.position.ply}: you move both sides. Escape returns to the game.`);
  }

  /** Back from a branch to the game, which is as it was. Returns whether there was one. */
  comeBack(): boolean {
    const branch = this.branch.value;
    if (branch === undefined) return false;
    this.branch.value = undefined;
    this.#enter(branch.home);
    this.announceStanding('Back in the game. ');
    return true;
  }

  #leaveBranch(): void {
    if (this.branch.value !== undefined) this.course.value = this.branch.value.home;
    this.branch.value = undefined;
  }

  /** A person's step at the standing on screen. It must be legal; of several movers each has to be told its own. */
  take(step: Direction): void {
    const [course, standing] = [this.course.value, this.standing.value];
    if (course === undefined || standing === undefined) return;
    const { speech } = this.#telling;
    const steps = [...this.told.value, step];
    const count = speech.moversOf(standing.position).length;
    if (steps.length < count) {
      this.told.value = steps;
      const name = speech.stepName(standing.position, step);
      announce(`${capital(speech.mate)} ${steps.length} of ${count}: ${name}. Now the next.`);
      return;
    }
    const next = this.refereeOf(course.now.table).after(standing, jointMove(steps));
    this.#enter(decided(course, next));
    // The answer will be told when it comes; where none is to come, this is all.
    if (!this.isThinking.value) this.announceStanding();
  }

  undo(): void {
    if (this.told.value.length > 0) {
      this.told.value = this.told.value.slice(0, -1);
      announce('Taken back.');
      return;
    }
    this.#go(this.course.value && undone(this.course.value), 'Undone');
  }

  redo(): void {
    this.#go(this.course.value && redone(this.course.value), 'Redone');
  }

  /** From the start again; undo brings the game back. */
  restart(): void {
    const course = this.course.value;
    if (course === undefined) return;
    if (this.isWatching.value) {
      this.player.stepBy(-Infinity);
      this.announceStanding();
      return;
    }
    const { table } = course.now;
    const tip = this.branch.value?.root ?? this.refereeOf(table).start;
    this.#enter(turnedTo(course, { table, tip, at: tip.position.ply }));
    announce(this.branch.value === undefined ? 'From the start.' : 'From where it branches off.');
  }

  /** Says where the game stands: the last move, or how it ended. */
  announceStanding(lead = ''): void {
    const [standing, now] = [this.standing.value, this.now.value];
    if (standing === undefined || now === undefined) return;
    const text = `${lead}${this.#telling.standing(standing, now, this.isRunning.value)} ${this.remark()}`.trim();
    announce(this.player.playing.value ? 'Playing.' : text);
  }

  /** Shows another moment of play, and lets chance and bots go on from there. */
  #enter(entered: Course<P, T>): void {
    const course = this.#afterChance(entered);
    const { table, tip, at } = course.now;
    batch(() => {
      this.told.value = [];
      this.course.value = course;
      this.#onTable(table);
      this.player.pause();
      this.player.load(tip.position.ply, at);
    });
    this.#bots.proceed(table, tip, !table.isReplay || this.branch.value !== undefined);
  }

  /** Where people play, chance moves at once: they need not wait for it, and no key is lost. */
  #afterChance(course: Course<P, T>): Course<P, T> {
    const { table, tip } = course.now;
    const isDue = tip.end === undefined && tip.position.seat === CHANCE && peopleOf(table).length > 0;
    return isDue ? extended(course, this.refereeOf(table).drawn(tip), true) : course;
  }

  #look(at: number): void {
    const course = this.course.value;
    if (course === undefined || course.now.at === at) return;
    this.told.value = [];
    this.course.value = lookedAt(course, at);
  }

  #go(course: Course<P, T> | undefined, done: string): void {
    if (course === undefined) {
      announce(`Nothing to be ${done.toLowerCase()}.`);
      return;
    }
    this.#enter(course);
    this.announceStanding(`${done}. `);
  }

  #answered(next: Standing<P>): void {
    const course = this.course.value;
    if (course === undefined) return;
    const { ply } = next.position;
    const isWanted = this.#wanted === undefined || this.#wanted >= ply;
    this.#wanted = undefined;
    this.#extend(extended(course, next, isWanted));
    if (this.now.value?.at === ply) this.announceStanding();
  }

  #played(tip: Standing<P>): void {
    const course = this.course.value;
    if (course === undefined) return;
    this.#extend(extended(course, tip, false));
    this.#reach(tip);
  }

  #extend(course: Course<P, T>): void {
    batch(() => {
      this.course.value = course;
      this.player.load(course.now.tip.position.ply, course.now.at);
    });
  }

  /** Goes on to where somebody wants to be, as far as the game is known now. */
  #reach({ position: { ply }, end }: Standing<P>): void {
    const wanted = this.#wanted;
    if (this.#isWaitingForMore) {
      this.#isWaitingForMore = false;
      this.player.play();
    }
    if (wanted === undefined || (ply < wanted && end === undefined)) return;
    this.#seek(wanted);
  }

  /** The turn that was asked for, or the last one where nothing more comes by itself. */
  #seek(wanted: number): void {
    this.#wanted = undefined;
    this.player.seek(wanted);
    const last = this.player.total.value ?? 0;
    if (last < wanted) this.notice.value = `The link asks for turn ${wanted}; the last one is ${last}.`;
    this.announceStanding();
  }
}
