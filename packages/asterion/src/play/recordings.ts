/**
 * Recordings of any game: opened and played again.
 *
 * Version 2 says what the game was set up from, so nothing is guessed; what version 1 does not say is said in words.
 */

import { type Drift, otherSeat, type Position, Replay, type Seat, type Turn } from '../game/index.js';
import {
  type Parsed,
  parseRecording,
  type ReadRecording,
  type Recording,
  recordingVersion,
} from '../notation/index.js';
import { checkKinds, checkMembers, type Kinds, Refusal, type Said, type Schema } from '../settings/index.js';
import { lineOf, type Standing } from './course.js';
import type { AnyDescription, GameDescription } from './description.js';
import { Referee } from './referee.js';
import { type GameSetup, GIVEN, HUMAN, isSameScene, SOURCE, setUp } from './setup.js';
import { capital, oneOf } from './words.js';

/**
 * Reads a recording of one of the games that are `known`, those included that say how their world was grown. Which they are
 * is always said, `games` for all: a page that has loaded one game does not need the others for it.
 */
export const readRecording = (text: string, known: readonly AnyDescription[]): Parsed<ReadRecording> =>
  parseRecording(text, (recording) => {
    const description = descriptionFor(recording, known);
    if (description instanceof Refusal) return description.message;
    return (
      description.regrow?.(recording) ?? `Expected the key "world": recordings of ${recording.game} hold their world.`
    );
  });

/** A recording that can be played again. */
export interface OpenedRecording<P extends Position = Position, Move = unknown, Seen = unknown> {
  /** Of the game that was recorded. */
  readonly description: GameDescription<P, Move, Seen>;
  /** What it was played with; a person sits where somebody did who is not known here. */
  readonly setup: GameSetup<P, Move, Seen>;
  /** The last standing of its line, as far as it can be played again. */
  readonly tip: Standing<P>;
  /** Every position of that line, the first one included, as a match has them. */
  readonly positions: readonly P[];
  /** Every move of it: `moves[n]` leads from `positions[n]` to `positions[n + 1]`. */
  readonly moves: readonly Move[];
  /** Who made each move, and its name. */
  readonly turns: readonly Turn<Move>[];
  /** Where it cannot; undefined if all of it can. */
  readonly drift: Drift | undefined;
  /** The seats of players who are not known here, where a person sits instead. */
  readonly strangers: readonly Seat[];
  /** What could not be had as it was, in words: who those strangers were. */
  readonly notes: readonly string[];
}

/** The description of a recording's game, or why there is none. */
export function descriptionFor(
  { game: name }: Pick<Recording, 'game'>,
  known: readonly AnyDescription[],
): AnyDescription | Refusal {
  const names = known.map(({ game }) => game.name);
  const found = known.find(({ game }) => game.name === name);
  return found ?? new Refusal(`Expected a game of ${oneOf(names)}, found one of ${JSON.stringify(name)}.`, 'game');
}

const BESIDE: Kinds<Parameters<typeof openRecording>[1]> = { known: 'an array', schema: 'an array' };

/**
 * Opens a recording: sets its game up, under the very rules it was played by, and plays it again. What is wrong with the recording is a
 * `Refusal`; a RangeError is thrown for what is none, and without games that are known.
 */
export function openRecording(
  recording: Recording,
  beside: { readonly known: readonly AnyDescription[]; readonly schema?: Schema },
): OpenedRecording | Refusal {
  checkMembers('a recording, which is the `value` that parseRecording gives', recording, 'game', 'scene', 'moves');
  checkKinds('what is beside a recording', beside, BESIDE);
  const { known = [], schema } = beside as Partial<typeof beside>;
  if (known.length === 0)
    throw new RangeError('Expected the games that are `known`, such as { known: games }, got none.');
  for (const one of known) checkMembers('the description of a game, as gameNamed gives it', one, 'game', 'settings');
  const description = descriptionFor(recording, known);
  if (description instanceof Refusal) return description;
  const strangers = strangersIn(description, recording);
  const setup = setUpRecorded(description, recording, strangers, schema);
  if (setup instanceof Refusal) return setup;
  const replay = new Replay(description.game, recording, setup.start);
  const tip = concluded(replayedLine(new Referee(setup), replay), replay, description);
  const line = lineOf(tip);
  const turns = line.flatMap(({ turn }) => turn ?? []);
  const [positions, moves] = [line.map(({ position }) => position), turns.map(({ move }) => move)];
  const notes = strangers.map(
    (seat) =>
      `${capital(description.words.seat(seat))} was played by "${recording.seats[seat]}", who is not known here.`,
  );
  return { description, setup, tip, positions, moves, turns, drift: replay.drift, strangers, notes };
}

function setUpRecorded(
  description: AnyDescription,
  recording: Recording,
  strangers: readonly Seat[],
  schema: Schema | undefined,
): GameSetup | Refusal {
  const { game } = description;
  const stranger = Object.keys(recording.options).find((key) => !Object.hasOwn(game.defaults, key));
  if (stranger !== undefined) return new Refusal(`There is no option "${stranger}" in ${game.name}.`, 'options');
  const said = saidIn(description, recording, strangers);
  const again = said[SOURCE] === GIVEN ? undefined : setUp(description, said, { schema }).setup;
  const isAgain = again !== undefined && isSameScene(again.scene, recording.scene);
  const found = isAgain ? { setup: again, faults: {} } : setUp(description, said, { scene: recording.scene, schema });
  const key = description.insider?.key ?? '';
  if (Object.hasOwn(found.faults, key))
    return new Refusal(`The ${key} ${JSON.stringify(said[key])} is not known here.`, key);
  if (found.setup === undefined) return new Refusal(Object.values(found.faults).join(' '));
  const options = { ...game.defaults, ...recording.options };
  const why = game.fault(recording.scene, options);
  if (why !== undefined) return new Refusal(why);
  const { setup } = found;
  const { scene, seed, cap = Infinity } = recording;
  // A match of one's own has a cap of its own; that of all others follows from what was said.
  const own = recording.said === undefined && recordingVersion(recording) > 1 ? { ...setup, cap } : setup;
  const isSame = isSameOptions(options, setup.options) && seed === setup.seed && isSameScene(scene, setup.scene);
  return isSame ? own : { ...own, scene, seed, options, start: game.initial(scene, options, seed) };
}

const strangersIn = ({ game, players }: AnyDescription, { seats, seed }: Recording): Seat[] =>
  game.seats.filter((seat) => {
    const name = seats[seat] ?? HUMAN;
    return name !== HUMAN && players.named(name, seat, seed) instanceof Refusal;
  });

/** What was said, with a person in the place of whoever is not known here. */
function saidIn(description: AnyDescription, recording: Recording, strangers: readonly Seat[]): Said {
  const said = recording.said ?? description.legacy(recording);
  const seats = description.game.seats.map((seat) => [
    seat,
    strangers.includes(seat) ? HUMAN : (recording.seats[seat] ?? HUMAN),
  ]);
  return { ...said, ...(Object.fromEntries(seats) as Said) };
}

export const isSameOptions = (one: object, other: object): boolean => {
  const [a, b] = [one, other].map((options) =>
    Object.entries(options as Record<string, unknown>).sort(([x], [y]) => (x < y ? -1 : 1)),
  );
  return JSON.stringify(a) === JSON.stringify(b);
};

/** The line of a recording, as far as it can be played again. Every move is played once: some games take their time. */
function replayedLine(
  referee: Referee<Position, unknown, unknown>,
  replay: Replay<Position, unknown, unknown>,
): Standing {
  const { game } = referee.setup.description;
  const line: Standing[] = [referee.start];
  const { moves } = replay.recording;
  while (!replay.done) {
    const { steps } = replay;
    replay.advance(1);
    if (replay.steps === steps) break;
    const { name } = moves[steps];
    const last = line[line.length - 1];
    if (name === game.undo) line.pop();
    else line.push(referee.recalled(last, game.moveNamed(last.position, name), replay.position));
  }
  const tip = line[line.length - 1];
  return tip === referee.start ? tip : referee.rejudged(tip);
}

/** What a referee decided (a cap, a proof, a forfeit) the moves alone do not show; the recording does, as far as it can be played again. */
function concluded(
  tip: Standing,
  { recording, steps, drift }: Replay<Position, unknown, unknown>,
  { game }: AnyDescription,
): Standing {
  const { moves, outcome: result, why, winner, culprit } = recording;
  const isAll = steps === moves.length;
  if (tip.end?.basis === 'rule' || result === undefined || !isAll) return tip;
  const basis = recording.basis ?? (result === 'cap' || result === 'forfeit' ? result : undefined); // version 1
  if (why !== undefined && drift === undefined) {
    const text = why.replace(/\p{Cc}+/gu, ' '); // somebody else's words, which may go to a terminal
    return { ...tip, end: { result, winner, why: text, basis, culprit } };
  }
  if (tip.end !== undefined) return tip;
  const end = { result, winner: undefined, culprit: undefined, why: BASIS_TEXTS[basis ?? 'unknown'], basis };
  const { seat, ply } = tip.position;
  // Before the first move anybody may have forfeited, by not being able to start.
  if (basis === 'forfeit' && ply > 0)
    return { ...tip, end: { ...end, culprit: seat, winner: otherSeat(game.seats, seat) } };
  return { ...tip, end };
}

const BASIS_TEXTS = {
  rule: 'So the recording says.',
  repetition: 'The same position came again.',
  table: 'It was proven by the exact table.',
  cap: 'The cap on moves was reached.',
  forfeit: 'A player did what cannot be done.',
  unknown: 'What that follows from is not recorded.',
} as const;
