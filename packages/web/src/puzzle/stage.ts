/** A visit to the room: the puzzle on the board, what is done with it, and what becomes of it. */

import { computed, signal, untracked } from '@preact/signals';
import { formatRecording } from 'asterion/notation';
import { byHand, capital, counted, Session, WAIT } from 'asterion/play';
import {
  beginSolving,
  dayStreak,
  hintText,
  type OpenedPuzzle,
  openPuzzle,
  PuzzleFault,
  type PuzzleSolving,
  puzzleEnd,
  puzzleLink,
  puzzleMoveText,
  puzzleResult,
  puzzleRule,
  puzzleText,
  type SolvedPuzzle,
  takeHint,
  takeMoveBack,
} from 'asterion/puzzle';
import type { Frame } from '../board/frame.js';
import type { BoardHands } from '../board/gestures.js';
import { groundArea } from '../board/ground.js';
import { BoardModel } from '../board/model.js';
import { frameOf } from '../game/frame.js';
import { Looking, MoveInput } from '../game/input.js';
import { type Step, stepsOfMove } from '../game/moves.js';
import { reviewLink } from '../game/review/link.js';
import { tableMaker } from '../game/solving.js';
import type { TableMaker } from '../game/table-maker.js';
import { announce, announceSeen } from '../page/announce.js';
import { playSound } from '../page/sound.js';
import { BACK, linkWith } from '../shell/link.js';
import { packText } from '../shell/pack.js';
import { record } from '../shell/place.js';
import { LIST } from './filter.js';
import { askedBy, dateOf } from './opening.js';
import { PuzzlePlay } from './play.js';
import { puzzleTitle, type Shelf, type ShelfPuzzle } from './shelf.js';
import { history, keepSolved, nextAfter } from './solved.js';
import { Stopwatch } from './stopwatch.js';

export class PuzzleStage {
  readonly shelf: Shelf;
  readonly play = new PuzzlePlay();
  readonly input = new MoveInput(this.play);
  readonly stopwatch = new Stopwatch();
  /** What is on the board; undefined until something is. */
  readonly shown = signal<ShelfPuzzle | undefined>(undefined);
  /** What is wrong with the link that led here. */
  readonly notice = signal<string | undefined>(undefined);
  /** What the puzzle on the board came to; undefined while it is not solved. */
  readonly solved = signal<SolvedPuzzle | undefined>(undefined);
  /** The day of UTC on which the room was entered. */
  today = dateOf(Date.now());
  /** How far down the lists were left, in pixels. */
  listTop = 0;
  #maker: TableMaker | undefined;
  readonly hands: BoardHands = {
    pick: (cell) => this.input.pick(cell),
    stroke: (right, down) => this.input.swipe(right, down),
    isStroke: () => this.board.isFitted.value, // else there is something to pan
  };

  constructor(shelf: Shelf) {
    this.shelf = shelf;
    this.board.focus = () => this.play.mover.value;
    this.play.onAnswer = (before, now) => this.#answered(before, now);
  }

  readonly board = new BoardModel(
    computed<Frame | undefined>(() => {
      const { setup, standing, view, told } = this.play;
      if (setup.value === undefined || standing.value === undefined || view.value === undefined) return undefined;
      const { description, scene } = setup.value;
      return frameOf(description, standing.value.position, view.value, told.value, groundArea(scene.world));
    }),
  );

  readonly looking = new Looking({
    board: this.board,
    name: 'puzzle',
    from: () => this.play.mover.value ?? this.play.view.value?.focus,
    hint: 'Enter steps there, X or Escape goes on with the puzzle.',
  });

  /** What the hints taken at this turn point at. */
  readonly hint = {
    steps: computed<readonly Step[]>(() => {
      const solving = this.play.solving.value;
      if (solving === undefined || solving.hintsHere < 2 || this.play.mover.value === undefined) return [];
      const { game, puzzle } = solving.opened;
      const move = game.description.game.moveNamed(solving.position, puzzle.line[solving.played.length]);
      return move === undefined ? [] : stepsOfMove(game.description, solving.position, move);
    }),
  };

  /** The rules, for whoever has never played it. */
  readonly rule = computed(() => {
    const opened = this.play.solving.value?.opened;
    return opened === undefined ? '' : puzzleRule(opened);
  });

  readonly phase = computed(() => this.play.solving.value?.phase);

  /** The hints taken at this turn, in words. */
  readonly hintText = computed(() => (this.play.solving.value === undefined ? '' : hintText(this.play.solving.value)));

  /** Whether staying put is a move of the one who solves. */
  readonly canRest = computed(() => {
    const opened = this.play.solving.value?.opened;
    return opened?.game.description.input.parts(opened.start, []).some(({ name }) => name === WAIT) === true;
  });

  /** Whether the one who solves moves several at once. */
  readonly isTeam = computed(() => {
    const opened = this.play.solving.value?.opened;
    return opened !== undefined && opened.game.description.input.movers(opened.start).length > 1;
  });

  /** The task, what became of the last move, or that the puzzle is solved. */
  readonly status = computed(() => {
    const solving = this.play.solving.value;
    if (solving === undefined) return '';
    const { phase, opened, played, refutation, left } = solving;
    if (phase === 'wrong') return `Wrong. ${refutation?.text ?? ''}`;
    if (played.length === 0) return puzzleText(opened);
    const right = rightText(solving);
    return phase === 'solved'
      ? `${right} Solved. ${puzzleEnd(opened)}`.trimEnd()
      : `${right} ${counted(left, 'more move')} to find.`;
  });

  /** Days in a row with their puzzle solved. */
  readonly streak = computed(() => dayStreak(history.value, this.today));

  readonly next = computed(() => this.shown.value && nextAfter(history.value, this.shown.value, this.shelf));

  /** Opens what a link says, unless it asks for the lists; of one that is damaged that is said, and the puzzle of today is there. */
  open(query: URLSearchParams): void {
    this.today = dateOf(Date.now());
    if (query.has(LIST)) return;
    const asked = askedBy(query, this.shelf, this.today);
    this.notice.value = asked.kind === 'fault' ? `${asked.why} Here is the puzzle of today instead.` : undefined;
    this.show(asked.kind === 'puzzle' ? asked.of : this.shelf.ofDay(this.today));
  }

  show(of: ShelfPuzzle): void {
    const opened = openPuzzle(of.puzzle);
    if (opened instanceof PuzzleFault) throw new RangeError(`${puzzleTitle(of)}: ${opened.message}`);
    this.shown.value = of;
    record(linkTo(of), 'replace', `${puzzleTitle(of)}.`);
    this.board.fit();
    this.#begin(opened);
    this.#prepareTable(opened);
    announceSeen(`${puzzleTitle(of)}, ${counted(of.puzzle.stars, 'star')}. ${puzzleText(opened)}`);
  }

  #begin(opened: OpenedPuzzle): void {
    this.solved.value = undefined;
    this.play.show(beginSolving(opened));
    this.stopwatch.reset();
    if (document.visibilityState === 'visible') this.stopwatch.go();
  }

  /** Of a team it takes long enough to be felt: it is made beside the page, before anybody errs. */
  #prepareTable({ game: { description }, start }: OpenedPuzzle): void {
    this.#maker?.stop();
    const pursuers = description.pieces.filter(({ part }) => part === 'pursuer').map(({ role }) => role);
    const team = description.view(start).figures.filter(({ role }) => pursuers.includes(role));
    if (team.length < 2) return;
    this.#maker ??= tableMaker();
    void this.#maker.make({ description, position: start });
  }

  /** Counts the time that the page is looked at; the returned call ends it. */
  watch(): () => void {
    const look = (): void => {
      const isOn = document.visibilityState === 'visible' && this.solved.peek() === undefined;
      if (isOn && this.shown.peek() !== undefined) this.stopwatch.go();
      else this.stopwatch.stop();
    };
    const timer = setInterval(() => this.stopwatch.tick(), 250);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      this.stopwatch.stop();
      this.play.stop();
      this.#maker?.stop();
    };
  }

  #answered(before: PuzzleSolving, now: PuzzleSolving): void {
    this.looking.isOn.value = false;
    this.notice.value = undefined;
    playSound(now.phase === 'wrong' ? 'bump' : now.phase === 'solved' ? 'win' : 'step');
    if (now.phase === 'solved' && before.phase !== 'solved') this.#keep(now);
    announceSeen(now.phase === 'wrong' ? `${this.status.value} ${WAYS_ON}` : this.status.value);
  }

  #keep(now: PuzzleSolving): void {
    this.stopwatch.stop();
    const [of, result] = [this.shown.peek(), puzzleResult(now, this.stopwatch.seconds.peek())];
    if (of === undefined || result === undefined) return;
    const { pack, puzzle, date } = of;
    const solved = { pack, number: puzzle.number, ...(date !== undefined && { date }), ...result };
    this.solved.value = solved;
    keepSolved(solved);
  }

  /** Takes back a wrong move, or the parts of a move that were told. */
  takeBack(): void {
    const [{ told }, solving] = [this.play, this.play.solving.value];
    if (told.value.length > 0) {
      told.value = told.value.slice(0, -1);
      announce('Taken back.');
    } else if (solving?.phase !== 'wrong') announce('There is nothing to take back: right moves stay.');
    else {
      this.play.show(takeMoveBack(solving));
      announceSeen(`Taken back. ${this.status.value}`);
    }
  }

  /** The theme first, then the move. */
  takeHint(): void {
    this.play.settle();
    const solving = this.play.solving.value;
    if (solving === undefined) return;
    if (solving.phase === 'wrong') announce('Take the wrong move back first.');
    else if (solving.phase === 'solved') announce('The puzzle is solved.');
    else {
      const more = takeHint(solving);
      if (more !== solving) this.play.show(more);
      announceSeen(this.hintText.value);
    }
  }

  /** The same puzzle from its start. */
  again(): void {
    const opened = this.play.solving.value?.opened;
    if (this.solved.value === undefined || opened === undefined) {
      announce('There is nothing to begin again: right moves stay, wrong ones are taken back.');
      return;
    }
    this.#begin(opened);
    announceSeen(`From the start. ${this.status.value}`);
  }

  /** What is most likely wanted: a wrong move back, or the next puzzle. Returns whether there is anything. */
  goOn(): boolean {
    if (this.phase.value === 'wrong') {
      this.takeBack();
      return true;
    }
    const next = this.phase.value === 'solved' ? this.next.value : undefined;
    if (next !== undefined) location.assign(linkTo(next));
    return next !== undefined;
  }

  /** To what was solved, beside the truth, move by move. */
  async review(): Promise<void> {
    const solving = this.play.solving.value;
    if (solving === undefined) return;
    const { setup, puzzle } = solving.opened;
    const before = puzzle.spec.from ?? [];
    const session = new Session(byHand(setup));
    for (const name of [...before, ...solving.played.map((step) => step.name)])
      session.play(setup.description.game.moveNamed(session.tip.position, name));
    const packed = await packText(formatRecording(session.recording()));
    location.assign(
      linkWith(reviewLink({ at: before.length, tries: undefined }, packed), BACK, location.hash.slice(2)),
    );
  }

  /** Keeps whoever moves in sight where only a part of the board is seen. */
  follow(): void {
    const cell = this.play.mover.value;
    untracked(() => {
      if (cell !== undefined && !this.looking.isOn.value) this.board.keepInSight(cell, 1);
    });
  }
}

const WAYS_ON = 'Step forward shows why; take it back and try another one.';

/** `Right: NE. Monster answers W.` */
function rightText({ opened, played }: PuzzleSolving): string {
  const { puzzle, game } = opened;
  const own = played.findLast(({ before }) => before.seat === puzzle.seat);
  const last = played.at(-1);
  const answer =
    last === undefined || last === own
      ? ''
      : ` ${capital(game.description.words.seat(last.before.seat))} answers ${puzzleMoveText(opened, last.name)}.`;
  return `Right: ${puzzleMoveText(opened, own?.name ?? '')}.${answer}`;
}

/** From `#` on. */
export const linkTo = ({ pack, puzzle: { number }, date }: ShelfPuzzle): string =>
  puzzleLink({ pack, number, ...(date !== undefined && { date }) });
