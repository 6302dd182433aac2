/**
 * A sitting of Explore: a common session, steered by the keys of its language, saved and loaded as text.
 *
 * A save is a recording: every key that did something, taken back ones included, each with the check of the state after
 * it. Loading plays them again, so a save that would lead elsewhere is found out at the key where it does.
 */

import {
  checkText,
  type ExploreKey,
  type ExplorePosition,
  type KeysFault,
  parseKeys,
  upperCase,
} from '../game/index.js';
import { formatRecording, type Parsed, type ReadRecording } from '../notation/index.js';
import { explore } from '../players/index.js';
import { Refusal, type Said } from '../settings/index.js';
import { exploreDescription } from './explore.js';
import { openRecording, readRecording } from './recordings.js';
import { Session } from './session.js';
import { type GameSetup, setUp } from './setup.js';

export type ExploreSession = Session<ExplorePosition, ExploreKey, ExplorePosition>;

/** A new run. Throws a RangeError on settings that cannot be. */
export function beginExplore(said: Said): ExploreSession {
  const { setup, faults, unknown } = setUp(exploreDescription, said);
  const why = [...unknown.map((key) => `There is no setting "${key}" in ${explore.name}.`), ...Object.values(faults)];
  if (setup === undefined || why.length > 0) throw new RangeError(why.join(' '));
  return new Session(setup);
}

/** The run of a save, as it was left. */
export function loadExplore(text: string): Parsed<ExploreSession> {
  const read = readRecording(text, [exploreDescription]);
  if (!read.ok) return read;
  const session = resumed(read.value);
  return typeof session === 'string'
    ? { ok: false, fault: { line: 1, column: 1, message: session } }
    : { ok: true, value: session, warnings: [] };
}

/** The run of a recording, or why it is none. */
function resumed(recording: ReadRecording): ExploreSession | string {
  const { game, isWhole, scene, options, moves } = recording;
  if (game !== explore.name) return `Expected a save of ${explore.name}, found a recording of ${game}.`;
  if (!isWhole) return 'The checksum does not hold: the save was changed or cut short.';
  const why = explore.fault(scene, { ...explore.defaults, ...options });
  if (why !== undefined) return why;
  const opened = openRecording(recording, { known: [exploreDescription] });
  if (opened instanceof Refusal) return opened.message;
  if (opened.drift !== undefined) return `At key ${opened.drift.turn}: ${opened.drift.why}`;
  const { outcome } = recording;
  const found = explore.outcome(opened.tip.position as ExplorePosition)?.result;
  if (found !== outcome) return `The game is ${found ?? 'open'}, but the outcome says ${outcome ?? 'open'}.`;
  const setup = opened.setup as GameSetup<ExplorePosition, ExploreKey, ExplorePosition>;
  const session = new Session(setup);
  session.resume(setup, opened.tip as typeof session.tip, Infinity, true);
  session.keepLog(moves);
  return session;
}

/** Presses a key, in either case. Returns whether it did anything: walls and unknown keys do not. */
export function pressKey(session: ExploreSession, key: string): boolean {
  const name = upperCase(key);
  if (name === explore.undo) return session.undo();
  const move = explore.moveNamed(session.tip.position, name);
  return move !== undefined && session.play(move);
}

/** Every key that did something, those taken back and the taking back included. */
export const keysPressed = (session: ExploreSession): string[] => session.recording().moves.map(({ name }) => name);

/** The text of the save. */
export const saveText = (session: ExploreSession): string => formatRecording(session.recording());

/** The state as eight hexadecimal digits; the history is no part of it. */
export const stateHash = ({ tip }: ExploreSession): string => checkText(explore.check(tip.position));

export interface KeysResult {
  readonly session: ExploreSession;
  /** The save as `:Q` wrote it; undefined if nothing was saved. */
  readonly saved: string | undefined;
}

export type KeysAnswer =
  | { readonly ok: true; readonly value: KeysResult }
  | { readonly ok: false; readonly fault: KeysFault };

/**
 * Plays a whole string of keys. `save` is the last save, if there is one; `said` says what a new world is like. With a seed
 * among it the world begins at once, and the string holds only what is pressed there.
 */
export function playKeys(input: string, save?: string, said: Said = {}): KeysAnswer {
  const read = parseKeys(input, said.seed !== undefined);
  if (!read.ok) return read;
  const { keys, isSaving } = read.value;
  const seed = read.value.seed?.toString() ?? said.seed;
  const session = seed === undefined ? loaded(save) : beginExplore({ ...said, seed });
  if (!(session instanceof Session)) return { ok: false, fault: session };
  for (const key of keys) pressKey(session, key);
  return { ok: true, value: { session, saved: isSaving ? saveText(session) : undefined } };
}

function loaded(save: string | undefined): ExploreSession | KeysFault {
  if (save === undefined) return { kind: 'no-save', message: 'There is no saved world to load.' };
  const run = loadExplore(save);
  return run.ok ? run.value : { kind: 'bad-save', message: `The save cannot be loaded: ${run.fault.message}` };
}
