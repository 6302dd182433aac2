/** Games of people, one after another: their seeds, and how many were won. */

import type { Recording } from 'asterion/notation';
import { type GameSetup, peopleOf, Session, seedAfter } from 'asterion/play';
import type { Host } from '../host/host.js';
import { restarted, type Started } from './start.js';
import { capOracle } from './table.js';

export class Sitting {
  readonly session: Session;
  /** Games that count, and those of them that were won. A game counts by its first ending, if nothing was taken back. */
  games = 0;
  won = 0;
  /** How many seeds were played. */
  seeds = 1;
  /** Wins since the last defeat. */
  streak = 0;
  readonly #started: Started;
  #hasEnded = false;
  #hasTakenBack = false;
  #before: Recording | undefined;

  constructor(started: Started, host: Pick<Host, 'signal'>) {
    this.#started = started;
    this.session = new Session(started.setup, (setup: GameSetup) => capOracle(setup, host));
  }

  get started(): Started {
    return { ...this.#started, setup: this.session.setup };
  }

  /** Lets everybody move until it is a person's turn; a game that ends is counted. */
  async proceed(): Promise<void> {
    await this.session.proceed();
    this.count();
  }

  count(): void {
    const { tip, setup } = this.session;
    if (tip.end === undefined || this.#hasEnded) return;
    this.#hasEnded = true;
    const people = peopleOf(setup);
    if (this.#hasTakenBack || people.length !== 1) return;
    const isWon = tip.end.winner === people[0];
    this.games++;
    if (isWon) this.won++;
    this.streak = isWon ? this.streak + 1 : 0;
  }

  undo(): boolean {
    return this.#changed(this.session.undo());
  }

  redo(): boolean {
    return this.session.redo();
  }

  restart(): void {
    this.#hasTakenBack = true;
    this.session.restart();
  }

  /** Begins the game with the next seed. Nothing of this one can be had again. */
  async next(): Promise<void> {
    this.seeds++;
    this.#before = this.session.recording();
    this.session.begin(restarted(this.#started, seedAfter(this.session.setup.seed)), true);
    [this.#hasEnded, this.#hasTakenBack] = [false, false];
    await this.proceed();
  }

  /** The last game in which somebody decided, or the first one if nobody did. */
  get lastPlayed(): Recording {
    const hasDecided = this.session.canUndo;
    return this.#before === undefined || hasDecided ? this.session.recording() : this.#before;
  }

  #changed(isDone: boolean): boolean {
    this.#hasTakenBack ||= isDone;
    return isDone;
  }
}
