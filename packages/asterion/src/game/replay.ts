/** Replays: a recording played again, move by move, forwards and back; it is exact, or says where it is not. */

import { type OptionValue, type RecordedMove, type Recording, recordingVersion } from '../notation/index.js';
import { checkMembers } from '../settings/index.js';
import { Stepped, seedText } from '../world/index.js';
import { checkText } from './check.js';
import { type Game, otherSeat, type Position } from './game.js';
import type { Match, RecordedStart, StandingEnd } from './match.js';

/** The recording of moves that were made, and how they ended. */
export const recordedGame = (
  game: string,
  start: RecordedStart & Pick<Recording, 'seats'>,
  moves: readonly RecordedMove[],
  end: StandingEnd | undefined,
): Recording => ({
  ...start,
  said: start.said,
  game,
  options: start.options as Record<string, OptionValue>,
  seed: seedText(start.seed),
  moves,
  outcome: end?.result,
  basis: end?.basis,
  // Under the rules the moves show the rest.
  ...(end !== undefined && end.basis !== 'rule' && { winner: end.winner, culprit: end.culprit, why: end.why }),
});

/**
 * The recording of a match, finished or not. A match that began in a scene knows with what; of one from a position `start` has to say it.
 * Throws a RangeError where nobody does.
 */
export function recordMatch<P extends Position, Move, Seen>(
  match: Match<P, Move, Seen>,
  start?: RecordedStart,
): Recording {
  checkMembers('a match, which is new Match(plan)', match, 'game', 'positions');
  const { game, positions } = match;
  const begun = start ?? match.start;
  if (begun === undefined)
    throw new RangeError('Expected what the match began with, which one from a position cannot know.');
  checkMembers('what the match began with', begun, 'scene', 'options', 'seed');
  const moves = match.moves.map((move, index) => {
    const name = game.moveName(positions[index], move);
    return { seat: positions[index].seat, name, check: checkText(game.check(positions[index + 1])) };
  });
  return recordedGame(game.name, { ...begun, seats: begun.seats ?? match.names }, moves, match.end);
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
  /** What is played again. */
  readonly recording: Recording;
  /** Where it stands; where it drifts, the last position that agreed. */
  position: P;
  /** Where it left the recording; undefined as long as it has not. */
  drift: Drift | undefined;
  /** The positions before this one, as far as turns can be taken back. */
  past: P[] = [];
  /** Keys of the positions so far: whether the last one came again is a claim like any other. */
  private readonly keys = new Map<number | string, number>();
  private readonly game: Game<P, Move, object, Seen>;

  /** From `start` if whoever asks has set it up already. Throws a RangeError where it cannot be played in its world. */
  constructor(game: Game<P, Move, object, Seen>, recording: Recording, start?: P) {
    super();
    this.game = game;
    this.recording = recording;
    this.position = start ?? game.initial(recording.scene, { ...game.defaults, ...recording.options }, recording.seed);
    this.note();
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

  /** The outcome is a claim like any other: the rules must agree, or leave it to a referee, who needs a basis. */
  private judge(): void {
    const { outcome } = this.recording;
    const found = this.game.outcome(this.position)?.result;
    const isRule = found !== undefined || outcome === undefined;
    const why =
      isRule && found !== outcome
        ? `The game is ${found ?? 'open'}, but the outcome says ${outcome ?? 'open'}.`
        : this.groundFault(found !== undefined);
    if (why !== undefined) this.drift = { turn: this.steps, why };
  }

  /** What is wrong with the basis of the outcome, as far as the moves alone can tell. */
  private groundFault(isByRule: boolean): string | undefined {
    const { outcome, basis, cap } = this.recording;
    const repeated = this.game.repeated(this.position).result;
    const open = `The game is open, but the outcome says ${outcome ?? 'open'}.`;
    if (recordingVersion(this.recording) === 1)
      return isByRule || [undefined, 'cap', 'forfeit', repeated].includes(outcome) ? undefined : open;
    if (basis === 'rule' && !isByRule) return open;
    const expected = isByRule ? 'rule' : outcome === undefined ? undefined : basis;
    if (basis !== expected) return `The outcome ${outcome ?? 'open'} cannot have the basis ${basis ?? 'none'} here.`;
    switch (basis) {
      case undefined:
        return outcome === undefined ? undefined : open;
      case 'rule':
      case 'table':
        return undefined;
      case 'forfeit':
        return outcome === 'forfeit' ? this.culpritFault() : `A forfeit cannot have the outcome ${outcome}.`;
      case 'cap':
        if (outcome !== 'cap') return `The cap cannot have the outcome ${outcome}.`;
        return cap !== undefined && this.position.ply >= cap
          ? undefined
          : `The cap of ${cap ?? 'no'} moves is not reached after ${this.position.ply}.`;
      case 'repetition':
        if (outcome !== repeated) return `A position that came again cannot have the outcome ${outcome}.`;
        return this.isRepeated ? undefined : 'The last position has not been there before.';
    }
  }

  /** Somebody forfeits who has a seat, and only the other of two can win by it. */
  private culpritFault(): string | undefined {
    const { culprit, winner, why } = this.recording;
    const { seats } = this.game;
    if (why === undefined) return undefined; // not recorded
    if (culprit === undefined || !seats.includes(culprit)) return `Nobody forfeits by the seat ${culprit ?? 'none'}.`;
    const other = otherSeat(seats, culprit);
    return winner === other ? undefined : `A forfeit of ${culprit} cannot be won by ${winner ?? 'nobody'}.`;
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
    this.note();
    return undefined;
  }

  /** Only where a repetition is claimed: keys of long games take their time. */
  private note(): void {
    if (this.recording.basis !== 'repetition' && recordingVersion(this.recording) > 1) return;
    const key = this.game.key(this.position);
    this.keys.set(key, (this.keys.get(key) ?? 0) + 1);
  }

  /** Whether the position it stands at came before. */
  get isRepeated(): boolean {
    return (this.keys.get(this.game.key(this.position)) ?? 0) > 1;
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
