/**
 * Playing: people decide, bots answer by themselves, and the timeline goes over all of it.
 *
 * Where only bots play, the whole game is played in the background and looked at from its start. Whatever is overtaken
 * (an answer to a move that was taken back) is dropped.
 */

import { batch, computed, signal } from '@preact/signals';
import { jointMove, MONSTER, ROGUE, type RoguePosition } from 'asterion/game';
import type { Cell, Direction } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { announce } from '../shell/announce.js';
import { isCalm } from '../shell/settings.js';
import { Player } from '../transport/player.js';
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
import { frameOf } from './frame.js';
import { Referee } from './referee.js';
import { moverOf, stepBetween, stepName, stepNamed, swipedTo, WAIT, waysText } from './steering.js';
import { isPerson, peopleOf, type Side, type Table } from './table.js';
import { refusalText, standingText, statusText } from './telling.js';
import { capital, placeText, threatText } from './words.js';

/** How long a bot lets people see their own move before it answers. */
const ANSWER_AFTER = 200;
/** How long the background may work at once, in milliseconds. */
const SLICE = 12;
/** Moves a second at 1x: slow enough to be followed, whatever the length of the game. */
const TEMPO = 5;

export class Play {
  /** Undefined until a first game could be set up. */
  readonly course = signal<Course<Table> | undefined>(undefined);
  /** Whether a bot is to answer. */
  readonly isThinking = signal(false);
  /** Whether a game between bots is still being played in the background. */
  readonly isRunning = signal(false);
  /** What the link asked for and the game could not give. */
  readonly notice = signal<string | undefined>(undefined);
  /** Steps that several monsters of one person have been told so far. */
  readonly told = signal<readonly Direction[]>([]);
  readonly player = new Player(
    (step) => this.#look(step),
    isCalm,
    (speed) => speed * TEMPO,
  );

  readonly now = computed(() => this.course.value?.now);
  readonly table = computed(() => this.now.value?.table);
  readonly #tip = computed(() => this.now.value?.tip);
  readonly line = computed<readonly Standing[]>(() => (this.#tip.value === undefined ? [] : lineOf(this.#tip.value)));
  /** The standing that is looked at. */
  readonly standing = computed(() => this.line.value.at(this.now.value?.at ?? 0));
  readonly people = computed<readonly Side[]>(() => (this.table.value === undefined ? [] : peopleOf(this.table.value)));
  readonly isWatching = computed(() => this.people.value.length === 0);
  readonly frame = computed<Frame | undefined>(
    () => this.standing.value && frameOf(this.standing.value.position, this.told.value),
  );
  /** Why nobody here can move now, as a sentence; undefined if somebody can. */
  readonly refusal = computed(() => {
    const [standing, now] = [this.standing.value, this.now.value];
    return standing && now ? refusalText(standing, now) : 'There is no game yet.';
  });
  /** The cell of whoever a person is to move now; undefined while nobody here can. */
  readonly mover = computed<Cell | undefined>(() => {
    const standing = this.standing.value;
    if (standing === undefined || this.refusal.value !== undefined) return undefined;
    return moverOf(standing.position, this.told.value.length);
  });
  readonly status = computed(() => {
    const [standing, now] = [this.standing.value, this.now.value];
    return standing && now ? statusText(standing, now, this.told.value.length, this.isThinking.value) : 'No game yet.';
  });
  readonly canUndo = computed(
    () => this.told.value.length > 0 || (this.course.value !== undefined && undone(this.course.value) !== undefined),
  );
  readonly canRedo = computed(() => (this.course.value?.future.length ?? 0) > 0);

  readonly #referees = new WeakMap<Table, Referee>();
  readonly #onTable: (table: Table) => void;
  /** Counts what overtakes answers under way. */
  #answers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The turn that was asked for, of a game that is still being played. */
  #wanted: number | undefined;
  /** Whether playing has come to the end of what is known of a game that goes on. */
  #isWaitingForMore = false;

  /** `onTable` is told whenever another table is played at, also by undo. */
  constructor(onTable: (table: Table) => void) {
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

  refereeOf(table: Table): Referee {
    const referee = this.#referees.get(table) ?? new Referee(table);
    this.#referees.set(table, referee);
    return referee;
  }

  /** A new game. What was there before can be had again by undo. */
  begin(table: Table, turn?: number): void {
    const course = this.course.value;
    const fresh = begun(table, this.refereeOf(table).start);
    this.#wanted = turn;
    this.player.empty();
    this.#enter(course === undefined ? fresh : turnedTo(course, fresh.now));
    if (turn === undefined) this.announceStanding();
  }

  /** The game on screen goes on from the turn on screen, with other players. */
  takeOver(table: Table): void {
    const [course, standing] = [this.course.value, this.standing.value];
    if (course === undefined || standing === undefined) return;
    const tip = this.refereeOf(table).rejudged(standing);
    this.#enter(turnedTo(course, { table, tip, at: course.now.at }));
    announce(`The game goes on from here, ${table.names.monster} against ${table.names.rogue}.`);
  }

  /** A game that was played elsewhere, looked at from a turn on; its last one unless told. */
  resume(table: Table, tip: Standing, turn: number | undefined, lead: string): void {
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
    clearTimeout(this.#timer);
    this.#answers++;
    this.player.pause();
  }

  /** A step by its name: `NE`, `STAY`, `TUNNEL`. Returns whether it was made; if not, it is said why. */
  tell(name: string): boolean {
    const [standing, mover] = [this.standing.value, this.mover.value];
    if (standing === undefined || mover === undefined) return this.#refuse();
    const steered = stepNamed(standing.position.setup, mover, name);
    if ('why' in steered) return this.#refuse(steered.why);
    this.#take(standing, steered.step);
    return true;
  }

  /** A tap on a cell: a step there, or staying where the mover stands. */
  pick(cell: Cell): void {
    const [standing, mover] = [this.standing.value, this.mover.value];
    if (standing === undefined || mover === undefined) {
      if (!this.isWatching.value) this.#refuse();
      return;
    }
    const { setup } = standing.position;
    const step = stepBetween(setup, mover, cell);
    if (step !== undefined) this.#take(standing, step);
    else if (cell === mover) this.tell(WAIT);
    else this.#refuse(`${capital(placeText(setup.world.grid, cell))} is no step away. ${waysText(setup, mover)}`);
  }

  /** A swipe, as a vector on the screen. */
  swipe(right: number, down: number): void {
    const standing = this.standing.value;
    if (standing !== undefined && !this.isWatching.value) this.tell(swipedTo(standing.position.setup, right, down));
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
    this.#enter(turnedTo(course, { table, tip: this.refereeOf(table).start, at: 0 }));
    announce('From the start.');
  }

  tellThreat(): void {
    const position = this.standing.value?.position;
    if (position === undefined) return;
    const seat = this.#seatAsking(position);
    announce(threatText(position, seat, this.people.value.includes(seat)));
  }

  tellPlace(): void {
    const position = this.standing.value?.position;
    if (position === undefined) return;
    const seat = this.#seatAsking(position);
    const cell = seat === MONSTER ? position.monsters[this.told.value.length] : position.rogue;
    const who = this.people.value.includes(seat) ? `You, the ${seat}, are` : `The ${seat} is`;
    announce(`${who} at ${placeText(position.setup.world.grid, cell)}. ${waysText(position.setup, cell)}`);
  }

  /** Whose eyes one looks through: a person's, of two those to move; without people the rogue's. */
  #seatAsking({ seat }: RoguePosition): Side {
    const people = this.people.value;
    return people.includes(seat) ? seat : (people.at(0) ?? ROGUE);
  }

  /** Says where the game stands: the last move, or how it ended. */
  announceStanding(lead = ''): void {
    const [standing, now] = [this.standing.value, this.now.value];
    if (standing === undefined || now === undefined) return;
    announce(this.player.playing.value ? 'Playing.' : `${lead}${standingText(standing, now, this.isRunning.value)}`);
  }

  #refuse(why = this.refusal.value): false {
    announce(why ?? 'Not now.');
    return false;
  }

  /** Shows another moment of play, and lets bots go on from there. */
  #enter(course: Course<Table>): void {
    const { table, tip, at } = course.now;
    batch(() => {
      this.told.value = [];
      this.course.value = course;
      this.#onTable(table);
      this.player.pause();
      this.player.load(tip.position.ply, at);
    });
    this.#proceed(table, tip);
  }

  #look(at: number): void {
    const course = this.course.value;
    if (course === undefined || course.now.at === at) return;
    this.told.value = [];
    this.course.value = lookedAt(course, at);
  }

  #take(standing: Standing, step: Direction): void {
    const course = this.course.value;
    const { seat, monsters, setup } = standing.position;
    const steps = [...this.told.value, step];
    const count = seat === MONSTER ? monsters.length : 1;
    if (course === undefined) return;
    if (steps.length < count) {
      this.told.value = steps;
      announce(`Monster ${steps.length} of ${count}: ${stepName(setup.world.grid.shape, step)}. Now the next.`);
      return;
    }
    const next = this.refereeOf(course.now.table).after(standing, seat === MONSTER ? jointMove(steps) : step);
    this.#enter(decided(course, next));
    // The answer will be told when it comes; where none is to come, this is all.
    if (!this.isThinking.value) this.announceStanding();
  }

  #go(course: Course<Table> | undefined, done: string): void {
    if (course === undefined) {
      announce(`Nothing to be ${done.toLowerCase()}.`);
      return;
    }
    this.#enter(course);
    this.announceStanding(`${done}. `);
  }

  /** Lets the bots move, if it is their turn at the end of the line. */
  #proceed(table: Table, tip: Standing): void {
    clearTimeout(this.#timer);
    const answer = ++this.#answers;
    const isOver = tip.end !== undefined;
    const isOfBots = peopleOf(table).length === 0;
    this.isRunning.value = isOfBots && !table.isReplay && !isOver;
    this.isThinking.value = !isOfBots && !isOver && !isPerson(table, tip.position.seat);
    if (this.isRunning.value) void this.#run(answer, table, tip);
    if (!this.isThinking.value) return;
    this.#timer = setTimeout(() => void this.#answer(answer, table, tip), isCalm.value ? 0 : ANSWER_AFTER);
  }

  async #answer(answer: number, table: Table, tip: Standing): Promise<void> {
    const next = await this.refereeOf(table).answer(tip);
    const course = this.course.value;
    if (answer !== this.#answers || course === undefined) return;
    this.isThinking.value = false;
    const { ply } = next.position;
    const isWanted = this.#wanted === undefined || this.#wanted >= ply;
    this.#wanted = undefined;
    this.#extend(extended(course, next, isWanted));
    if (this.now.value?.at === ply) this.announceStanding();
  }

  /** Plays a game between bots to its end, a slice at a time. */
  async #run(answer: number, table: Table, start: Standing): Promise<void> {
    const referee = this.refereeOf(table);
    for (let tip = start; tip.end === undefined; ) {
      const until = performance.now() + SLICE;
      while (tip.end === undefined && performance.now() < until) tip = await referee.answer(tip);
      const course = this.course.value;
      if (answer !== this.#answers || course === undefined) return;
      this.isRunning.value = tip.end === undefined;
      this.#extend(extended(course, tip, false));
      this.#reach(tip);
      await new Promise((done) => setTimeout(done)); // the page is alive in between
      if (answer !== this.#answers) return;
    }
  }

  #extend(course: Course<Table>): void {
    batch(() => {
      this.course.value = course;
      this.player.load(course.now.tip.position.ply, course.now.at);
    });
  }

  /** Goes on to where somebody wants to be, as far as the game is known now. */
  #reach({ position: { ply }, end }: Standing): void {
    const wanted = this.#wanted;
    if (this.#isWaitingForMore) {
      this.#isWaitingForMore = false;
      this.player.play();
    }
    if (wanted === undefined || (ply < wanted && end === undefined)) return;
    this.#wanted = undefined;
    this.player.seek(wanted);
    if (ply < wanted) this.notice.value = `The link asks for turn ${wanted}; the last one is ${ply}.`;
    this.announceStanding();
  }
}
