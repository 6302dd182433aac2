/**
 * Recordings of any game: opened, played again, and asked whether what they claim follows from what they hold.
 *
 * Version 2 says what the game was set up from, so nothing is guessed; what version 1 does not say is said in words.
 */

import { type Drift, type Position, Replay } from '../game/index.js';
import { type Parsed, parseRecording, type ReadRecording, type Recording } from '../notation/index.js';
import { Refusal, type Said, type Schema, settle } from '../settings/index.js';
import { seedText } from '../world/index.js';
import { lineOf, type Standing } from './course.js';
import type { AnyDescription, GameDescription } from './description.js';
import { Referee } from './referee.js';
import { type GameSetup, GIVEN, HUMAN, isSameScene, SOURCE, setUp } from './setup.js';
import { allOf, capital, oneOf } from './words.js';

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
  readonly description: GameDescription<P, Move, Seen>;
  readonly setup: GameSetup<P, Move, Seen>;
  /** The last standing of its line, as far as it can be played again. */
  readonly tip: Standing<P>;
  /** Where it cannot; undefined if all of it can. */
  readonly drift: Drift | undefined;
  /** What could not be had as it was. */
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

/** Opens a recording: sets its game up, under the very rules it was played by, and plays it again. */
export function openRecording(
  recording: Recording,
  { known, schema }: { readonly known: readonly AnyDescription[]; readonly schema?: Schema },
): OpenedRecording | Refusal {
  const description = descriptionFor(recording, known);
  if (description instanceof Refusal) return description;
  const notes: string[] = [];
  const setup = setUpRecorded(description, recording, notes, schema);
  if (setup instanceof Refusal) return setup;
  const replay = new Replay(description.game, recording, setup.start);
  const tip = concluded(replayedLine(new Referee(setup), replay), recording);
  return { description, setup, tip, drift: replay.drift, notes };
}

function setUpRecorded(
  description: AnyDescription,
  recording: Recording,
  notes: string[],
  schema: Schema | undefined,
): GameSetup | Refusal {
  const { game } = description;
  const stranger = Object.keys(recording.options).find((key) => !Object.hasOwn(game.defaults, key));
  if (stranger !== undefined) return new Refusal(`There is no option "${stranger}" in ${game.name}.`, 'options');
  const said = saidIn(description, recording, notes);
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
  const { scene, seed } = recording;
  const isSame = isSameOptions(options, setup.options) && seed === setup.seed && isSameScene(scene, setup.scene);
  return isSame ? setup : { ...setup, scene, seed, options, start: game.initial(scene, options, seed) };
}

/** What was said, with a person in the place of whoever is not known here. */
function saidIn(description: AnyDescription, recording: Recording, notes: string[]): Said {
  const { game, players, words } = description;
  const said = recording.said ?? description.legacy(recording);
  const seats = game.seats.map((seat) => {
    const name = recording.seats[seat] ?? HUMAN;
    if (name === HUMAN || !(players.named(name, seat, recording.seed) instanceof Refusal)) return [seat, name];
    notes.push(`${capital(words.seat(seat))} was played by "${name}", who is not known here: the seat is yours.`);
    return [seat, HUMAN];
  });
  return { ...said, ...(Object.fromEntries(seats) as Said) };
}

const isSameOptions = (one: object, other: object): boolean => {
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

/** What a referee decided (a cap, a proof, a forfeit) the moves alone do not show; the recording does. */
function concluded(tip: Standing, { moves, outcome: result, ground = 'table', said }: Recording): Standing {
  const isAll = moves.length >= tip.position.ply;
  if (tip.end !== undefined || result === undefined || !isAll) return tip;
  const why = GROUND_TEXTS[said === undefined && result === 'cap' ? 'cap' : ground];
  return { ...tip, end: { result, winner: undefined, why, ground, culprit: undefined } };
}

const GROUND_TEXTS = {
  rule: 'So the recording says.',
  repetition: 'The same position came again.',
  table: 'It was proven by the exact table.',
  cap: 'The cap on moves was reached.',
  forfeit: 'A player did what cannot be done.',
} as const;

/** What a recording claims beside its moves. */
export interface Audit {
  /** Claims that do not hold, as sentences. */
  readonly contradictions: readonly string[];
  /** What nobody can check, as sentences. */
  readonly unchecked: readonly string[];
  /** The last position, if its outcome has to be proven by the exact table: then whoever asks must do that. */
  readonly toProve: Position | undefined;
}

/** Asks a recording that can be played again about everything else it says. */
export function auditRecording(recording: Recording, { description, setup, tip }: OpenedRecording): Audit {
  const contradictions: string[] = [];
  const unchecked: string[] = [];
  const { said } = recording;
  checkSeats(recording, description, contradictions);
  if (said === undefined) {
    unchecked.push('Version 1 does not say what the game was set up from, nor its cap: neither can be checked.');
  } else checkSaid(said, recording, description, contradictions);
  if (description.players.list.length > 0)
    unchecked.push(`Who played (${allOf(Object.values(recording.seats))}) cannot be checked.`);
  if (!isSeedUsed(setup)) unchecked.push('No rule has used the seed: it cannot be checked.');
  const toProve = checkGround(recording, description, tip, contradictions);
  return { contradictions, unchecked, toProve };
}

function checkSeats({ seats }: Recording, { game }: AnyDescription, contradictions: string[]): void {
  const stranger = Object.keys(seats).find((seat) => !game.seats.includes(seat));
  const missing = game.seats.find((seat) => seats[seat] === undefined);
  if (stranger !== undefined) contradictions.push(`There is no seat "${stranger}" in ${game.name}.`);
  if (missing !== undefined) contradictions.push(`Nobody sat as ${missing}.`);
}

/** What was said must come to what is recorded beside it. */
function checkSaid(said: Said, recording: Recording, description: AnyDescription, contradictions: string[]): void {
  const { values, faults, unknown } = settle(description.settings, said);
  for (const key of unknown) contradictions.push(`It says "${key}", which is no setting of ${description.game.name}.`);
  const wrong = Object.entries(faults).filter(([key]) => !description.game.seats.includes(key));
  for (const [key, why] of wrong) contradictions.push(`It says ${key} ${JSON.stringify(said[key])}: ${why}`);
  if (wrong.length > 0) return;
  const { options, cap } = description.rules(values);
  if (!isSameOptions(options, { ...description.game.defaults, ...recording.options }))
    contradictions.push('Its options are not those that were said.');
  if (cap !== (recording.cap ?? Infinity))
    contradictions.push(`Its cap is ${recording.cap ?? 'none'}, but ${cap} was said.`);
  if (seedText(String(values.seed)) !== recording.seed)
    contradictions.push(`Its seed is ${recording.seed}, but ${String(values.seed)} was said.`);
  for (const seat of description.game.seats) {
    const name = said[seat] ?? (Object.hasOwn(values, seat) ? undefined : HUMAN); // where nobody can be said
    if (name !== undefined && name !== recording.seats[seat])
      contradictions.push(`${recording.seats[seat] ?? 'Nobody'} sat as ${seat}, but ${name} was said.`);
  }
  if (said[SOURCE] === GIVEN) return;
  const scene = description.grow(values);
  if (scene instanceof Refusal || !isSameScene(scene, recording.scene))
    contradictions.push('Its world is not the one that was said.');
}

/** Whether another seed would have given another world, or other moves of chance. */
const isSeedUsed = ({ description, said, values }: GameSetup): boolean => {
  if (description.game.hasChance || description.regrow !== undefined) return true;
  if (said[SOURCE] === GIVEN) return false;
  const isWorld = (key: string) =>
    settle(description.settings, said).settings.some((one) => one.key === key && one.affects === 'world');
  if (!isWorld('seed')) return false;
  const [one, other] = ['asked', 'for once'].map((seed) => description.grow({ ...values, seed }));
  return one instanceof Refusal || other instanceof Refusal || !isSameScene(one, other);
};

/** A repetition proves something only between players who always move alike; a table has to be asked. */
function checkGround(
  { outcome, ground, seats, seed, said }: Recording,
  { game, players, exact }: AnyDescription,
  tip: Standing,
  contradictions: string[],
): Position | undefined {
  const { position } = tip;
  if (game.outcome(position) !== undefined || outcome === undefined) return undefined;
  const isAlike = game.seats.every((seat) => {
    const name = seats[seat] ?? HUMAN;
    const player = players.named(name, seat, seed);
    // Of somebody who is not known here it cannot be checked, no more than who it was.
    return player instanceof Refusal ? name !== HUMAN : player.memoryless;
  });
  if (ground === 'repetition' && (game.hasChance || !isAlike))
    contradictions.push('A position that came again proves nothing: somebody here need not move alike.');
  const isOld = said === undefined && outcome === game.repeated(position).result && outcome !== 'cap';
  const isRepeated = lineOf(tip).filter((one) => game.key(one.position) === game.key(position)).length > 1;
  if (ground !== 'table' && (!isOld || (isRepeated && isAlike && !game.hasChance))) return undefined;
  if (exact?.atCap !== undefined) return position;
  contradictions.push(`There is no exact table that could prove ${outcome} in ${game.name}.`);
  return undefined;
}
