/** Games of people, one after another: how many were won, and what is to be seen of them. */

import type { Position } from 'asterion/game';
import type { Recording } from 'asterion/notation';
import { Attempts, type Eyes, type GameSetup, type Hint, peopleOf, Session, type View } from 'asterion/play';
import type { Host } from '../host/host.js';
import type { BoardMark } from './board.js';
import { MoveInput } from './move-input.js';
import { following, isSettled, type Started } from './start.js';
import { capOracle } from './table.js';

export class Sitting {
  readonly session: Session;
  readonly input: MoveInput;
  /** Whether hints are shown, where the game has some. */
  hasHints = false;
  /** Those that count. */
  readonly attempts = new Attempts();
  /** How many games were begun. */
  games = 1;
  #started: Started;
  readonly #isFogged: boolean;
  #before: Recording | undefined;

  constructor(started: Started, isFogged: boolean, host: Pick<Host, 'signal'>) {
    this.#started = started;
    this.#isFogged = isFogged;
    this.session = new Session(started.setup, (setup: GameSetup) => capOracle(setup, host));
    this.input = new MoveInput(this.session);
    this.#notice();
  }

  get started(): Started {
    return { ...this.#started, setup: this.session.setup };
  }

  /** What is seen of the standing that is looked at: all of it, or what the one who plays has seen; at the end everything. */
  get view(): View {
    const { setup, standing } = this.session;
    return setup.description.view(standing.position, this.#isFogged ? this.#eyes() : undefined);
  }

  #eyes(): Eyes | undefined {
    const { setup, standing, line } = this.session;
    const { memory } = setup.description;
    if (memory === undefined || standing.end !== undefined) return undefined;
    const people = peopleOf(setup);
    const seat = people.length === 1 ? people[0] : standing.position.seat;
    const lived = line.map((one): Position => one.position).filter(({ ply }) => ply <= standing.position.ply);
    return {
      seat,
      memory: lived.reduce((known, seen) => memory.look(known, seen, seat), memory.empty(lived[0], seat)),
    };
  }

  /** Lets everybody move until it is a person's turn; a game that ends is counted. */
  async proceed(): Promise<void> {
    await this.session.proceed();
    this.#notice();
  }

  /** What the game has to say to whoever moves, if that is wanted. */
  get hint(): Hint | undefined {
    const { setup, standing } = this.session;
    return this.hasHints && standing.end === undefined ? setup.description.hint?.(standing) : undefined;
  }

  /** The cells that it names. */
  get hinted(): BoardMark[] {
    return this.hint?.cells.map((cell) => ({ cell, glyph: '!', look: 'danger' })) ?? [];
  }

  /** Takes the last part of a turn back, or the last turn. Returns why not. */
  undo(): string | undefined {
    const isDone = this.input.takeBack() || this.session.undo();
    this.#notice();
    return isDone ? undefined : 'There is nothing to undo.';
  }

  redo(): string | undefined {
    this.input.forget();
    const isDone = this.session.redo();
    this.#notice();
    return isDone ? undefined : 'There is nothing to redo.';
  }

  restart(): void {
    this.input.forget();
    this.session.restart();
    this.#notice();
  }

  /** Begins the game that follows. Nothing of this one can be had again. */
  async next(): Promise<void> {
    this.games++;
    this.#before = this.session.recording();
    this.#started = following(this.started);
    this.session.begin(this.#started.setup);
    this.#notice();
    await this.proceed();
  }

  /** The last game in which somebody decided, or the first one if nobody did. */
  get lastPlayed(): Recording {
    return this.#before === undefined || this.session.canUndo ? this.session.recording() : this.#before;
  }

  #notice(): void {
    if (!isSettled(this.session.setup)) this.attempts.notice(this.session.course.now);
  }
}
