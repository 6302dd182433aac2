/** Replays: a recording played again, move by move, forwards and back; it is exact, or says where it is not. */

import type { OptionValue, Recording } from '../notation/index.js';
import { type Scene, type Seed, Stepped, seedText } from '../world/index.js';
import { checkText } from './check.js';
import { type Game, type Position, type Seat } from './game.js';
import type { Match } from './match.js';

/** The recording of a match, finished or not. */
export function recordMatch<P extends Position, Move, Seen>(
  match: Match<P, Move, Seen>,
  start: { scene: Scene; options: object; seed: Seed; seats: Readonly<Record<Seat, string>> },
): Recording {
  return {
    game: match.game.name,
    scene: start.scene,
    options: start.options as Record<string, OptionValue>,
    seed: seedText(start.seed),
    seats: start.seats,
    moves: match.moves.map((_, index) => {
      const { seat, name, check } = match.turn(index);
      return { seat, name, check: checkText(check) };
    }),
    outcome: match.end?.result,
  };
}

/** Where a replay left the recording. */
export interface Drift {
  /** From 1; 0 when not even the start can be set up. */
  readonly turn: number;
  /** What was expected and what came, as a sentence. */
  readonly why: string;
}

/** A recording being played again. `done` at its end, or where it drifts. */
export class Replay<P extends Position, Move, Seen> extends Stepped {
  readonly recording: Recording;
  position: P;
  drift: Drift | undefined;
  /** The positions before this one, as far as turns can be taken back. */
  past: P[] = [];
  private readonly game: Game<P, Move, object, Seen>;

  /** Throws a RangeError where the game cannot be played in the recording's world. */
  constructor(game: Game<P, Move, object, Seen>, recording: Recording) {
    super();
    this.game = game;
    this.recording = recording;
    this.position = game.initial(recording.scene, { ...game.defaults, ...recording.options }, recording.seed);
    if (this.done) this.judge();
  }

  get done(): boolean {
    return this.drift !== undefined || this.steps === this.recording.moves.length;
  }

  advance(count: number): void {
    for (let made = 0; made < count && !this.done; made++) {
      const why = this.turn();
      if (why === undefined) this.steps++;
      else this.drift = { turn: this.steps + 1, why };
      if (why === undefined && this.done) this.judge();
    }
  }

  /** The outcome is a claim like any other: the rules must agree, or leave it to a referee. */
  private judge(): void {
    const { outcome } = this.recording;
    const found = this.game.outcome(this.position)?.result;
    const byReferee = [undefined, 'cap', 'forfeit', this.game.repeated(this.position).result];
    if (found === undefined ? byReferee.includes(outcome) : found === outcome) return;
    this.drift = {
      turn: this.steps,
      why: `The game is ${found ?? 'open'}, but the outcome says ${outcome ?? 'open'}.`,
    };
  }

  /** Plays the next recorded move; returns what is wrong with it, if anything is. */
  private turn(): string | undefined {
    const { game, position } = this;
    const { seat, name, check } = this.recording.moves[this.steps];
    if (name === game.undo) return this.takeBack(check);
    if (game.outcome(position) !== undefined) return `The game is over, but ${seat} moves ${name}.`;
    if (seat !== position.seat) return `It is the turn of ${position.seat}, but ${seat} moves ${name}.`;
    const move = game.moveNamed(position, name);
    if (move === undefined) return `There is no move ${JSON.stringify(name)}.`;
    const next = game.playIfLegal(position, move);
    if (next === undefined) return `The move ${name} of ${seat} is not legal.`;
    const why = this.differs(next, `${name} of ${seat}`, check);
    if (why !== undefined) return why;
    if (game.undo !== undefined) this.past.push(position);
    this.position = next;
    return undefined;
  }

  private takeBack(check: string): string | undefined {
    const before = this.past.at(-1);
    if (before === undefined) return 'There is no turn to take back.';
    const why = this.differs(before, 'a turn was taken back', check);
    if (why !== undefined) return why;
    this.past.pop();
    this.position = before;
    return undefined;
  }

  private differs(position: P, after: string, check: string): string | undefined {
    const found = checkText(this.game.check(position));
    return found === check ? undefined : `The position after ${after} has the check ${found}, not ${check}.`;
  }
}
