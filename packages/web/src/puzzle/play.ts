/**
 * A puzzle on screen: how far it is solved, as a line of standings that is looked at like that of any game. Behind a wrong
 * move the line goes on with what refutes it.
 */

import { batch, computed, signal } from '@preact/signals';
import type { Seat } from 'asterion/game';
import type { AnyDescription, Standing } from 'asterion/play';
import { type OpenedPuzzle, offerMove, type PuzzleSolving, type PuzzleStep } from 'asterion/puzzle';
import type { Cell } from 'asterion/world';
import { GameState } from '../game/state.js';
import { announceSeen } from '../page/announce.js';
import { isCalm } from '../page/settings.js';
import { Playback } from '../transport/playback.js';

/** Moves a second at 1x: a refutation is to be followed. */
const TEMPO = 1.5;
/** How long one's own move is seen before the reply, in milliseconds. */
const ANSWER_AFTER = 350;

/** Where a game stands after a step. */
function standingAfter(before: Standing, step: PuzzleStep, { game }: AnyDescription): Standing {
  const { name, after: position } = step;
  const move = game.moveNamed(before.position, name);
  return {
    before,
    position,
    turn: { seat: before.position.seat, move, name, check: game.check(position) },
    end: undefined,
  };
}

export class PuzzlePlay extends GameState {
  readonly playback = new Playback(
    (at) => this.#look(at),
    isCalm,
    (speed) => speed * TEMPO,
  );
  /** Undefined until there is a puzzle. */
  readonly solving = signal<PuzzleSolving | undefined>(undefined);
  /** Told of what became of a move. */
  onAnswer: (before: PuzzleSolving, now: PuzzleSolving) => void = () => undefined;
  #answering: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super(signal(false));
    this.playback.onEnd = () => this.announceStanding();
  }

  override readonly people = computed<readonly Seat[]>(() =>
    this.solving.value === undefined ? [] : [this.solving.value.opened.puzzle.seat],
  );

  override readonly refusal = computed(() => {
    const [solving, step] = [this.solving.value, this.playback.step.value];
    if (solving === undefined) return 'There is no puzzle yet.';
    if (solving.phase === 'wrong') return 'That move was wrong: take it back, then try another one.';
    if (solving.phase === 'solved') return 'The puzzle is solved.';
    return step < solving.played.length
      ? 'This is an earlier move: go on to the last one to solve the puzzle.'
      : undefined;
  });

  /** Another state of the puzzle, looked at from where the solver is to move or has erred. */
  show(solving: PuzzleSolving, at = solving.played.length + (solving.phase === 'wrong' ? 1 : 0)): void {
    this.#forgetAnswer();
    const { opened, played, refutation } = solving;
    const steps = [...played, ...(refutation?.steps ?? [])];
    const start: Standing = { before: undefined, position: opened.start, turn: undefined, end: undefined };
    const { description } = opened.game;
    const tip = steps.reduce((before, step) => standingAfter(before, step, description), start);
    const setup = this.solving.peek()?.opened === opened ? this.setup.peek() : undefined;
    batch(() => {
      this.solving.value = solving;
      this.told.value = [];
      this.course.value = { past: [], now: { setup: setup ?? openSetup(opened), tip, at }, future: [] };
      this.playback.pause();
      this.playback.load(steps.length, at);
    });
  }

  override playMove(move: unknown): void {
    const [before, standing] = [this.solving.value, this.standing.value];
    if (before === undefined || standing === undefined) return;
    const now = offerMove(before, before.opened.game.description.game.moveName(standing.position, move));
    if (now === undefined) return;
    const isAnswered = now.phase !== 'wrong' && now.played.length > before.played.length + 1;
    if (isAnswered && !isCalm.value) {
      this.show(now, now.played.length - 1);
      this.#answering = setTimeout(() => this.settle(), ANSWER_AFTER);
    } else this.show(now);
    this.onAnswer(before, now);
  }

  /** The reply that is about to be seen is seen at once: keys and taps never wait. */
  settle(): void {
    if (this.#answering !== undefined) this.playback.seek(Infinity);
  }

  #forgetAnswer(): void {
    clearTimeout(this.#answering);
    this.#answering = undefined;
  }

  override steer(name: string) {
    this.settle();
    return super.steer(name);
  }

  override steerTo(cell: Cell) {
    this.settle();
    return super.steerTo(cell);
  }

  /** Which move of the line is looked at, and what it did. */
  override announceStanding(lead = ''): void {
    const text = this.playback.playing.value ? 'Playing.' : `${lead}${this.stepText.value} ${this.remark()}`;
    announceSeen(text.trim());
  }

  /** `Move 3 of 7. Monster NE to row 3, column 4.` */
  readonly stepText = computed(() => {
    const [standing, setup] = [this.standing.value, this.setup.value];
    if (standing === undefined || setup === undefined) return '';
    const [step, total] = [this.playback.step.value, this.playback.total.value ?? 0];
    const where = total === 0 ? '' : `Move ${step} of ${total}. `;
    return `${where}${setup.description.words.move(standing, this.people.value)}`;
  });

  stop(): void {
    this.#forgetAnswer();
    this.playback.pause();
  }

  #look(at: number): void {
    const course = this.course.value;
    if (course === undefined || course.now.at === at) return;
    this.#forgetAnswer(); // whoever looks elsewhere stays there
    batch(() => {
      this.told.value = [];
      this.course.value = { ...course, now: { ...course.now, at } };
    });
  }
}

/** Whoever solves a puzzle sees all of it. */
const openSetup = ({ setup }: OpenedPuzzle) => ({ ...setup, isFogged: false });
