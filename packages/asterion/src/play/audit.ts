/** Asks a recording that can be played again whether what it claims follows from what it holds. */

import type { Position } from '../game/index.js';
import { type Recording, recordingVersion } from '../notation/index.js';
import { Refusal, type Said, settle } from '../settings/index.js';
import { seedText } from '../world/index.js';
import { lineOf, type Standing } from './course.js';
import type { AnyDescription } from './description.js';
import { isSameOptions, type OpenedRecording } from './recordings.js';
import { type GameSetup, GIVEN, HUMAN, isSameScene, SOURCE } from './setup.js';
import { allOf } from './words.js';

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
  if (said !== undefined) checkSaid(said, recording, description, contradictions);
  else if (recordingVersion(recording) > 1)
    unchecked.push(
      'It does not say what the game was set up from: whether its world and its rules follow cannot be checked.',
    );
  else unchecked.push('Version 1 does not say what the game was set up from, nor its cap: neither can be checked.');
  if (description.players.list.length > 0)
    unchecked.push(`Who played (${allOf(Object.values(recording.seats))}) cannot be checked.`);
  if (!isSeedUsed(setup)) unchecked.push('No rule has used the seed: it cannot be checked.');
  const toProve = checkBasis(recording, description, tip, contradictions);
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
function checkBasis(
  recording: Recording,
  { game, players, exact }: AnyDescription,
  tip: Standing,
  contradictions: string[],
): Position | undefined {
  const { outcome, basis, seats, seed } = recording;
  const { position } = tip;
  if (game.outcome(position) !== undefined || outcome === undefined) return undefined;
  const isAlike = game.seats.every((seat) => {
    const name = seats[seat] ?? HUMAN;
    const player = players.named(name, seat, seed);
    // Of somebody who is not known here it cannot be checked, no more than who it was.
    return player instanceof Refusal ? name !== HUMAN : player.memoryless;
  });
  if (basis === 'repetition' && (game.hasChance || !isAlike))
    contradictions.push('A position that came again proves nothing: somebody here need not move alike.');
  const isOld = recordingVersion(recording) === 1 && outcome === game.repeated(position).result && outcome !== 'cap';
  const isRepeated = lineOf(tip).filter((one) => game.key(one.position) === game.key(position)).length > 1;
  if (basis !== 'table' && (!isOld || (isRepeated && isAlike && !game.hasChance))) return undefined;
  if (exact?.atCap !== undefined) return position;
  contradictions.push(`There is no exact table that could prove ${outcome} in ${game.name}.`);
  return undefined;
}
