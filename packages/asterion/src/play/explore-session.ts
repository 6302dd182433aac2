/**
 * A sitting of Explore: a common session, steered by the keys of its language, saved and loaded as text.
 *
 * A save is a recording: every key that did something, taken back ones included, each with the check of the state after
 * it. Loading plays them again, so a save that would lead elsewhere is found out at the key where it does.
 */

import { type ExploreKey, type ExplorePosition, type KeysFault, parseKeys, upperCase } from '../game/explore/index.js';
import { checkText } from '../game/index.js';
import { formatRecording, type Parsed, type ReadRecording } from '../notation/index.js';
import { exploreGame } from '../players/explore/index.js';
import { Refusal, type Said } from '../settings/index.js';
import { type ExploreDescription, exploreDescription } from './explore.js';
import { HUNTER } from './explore-settings.js';
import { openRecording, readRecording } from './recordings.js';
import { Session } from './session.js';
import { type GameSetup, setUp } from './setup.js';

/** A sitting of Explore. */
export type ExploreSession = Session<ExplorePosition, ExploreKey, ExplorePosition>;

/** A new run. Throws a RangeError on settings that cannot be. */
export function beginExplore(said: Said, description = exploreDescription): ExploreSession {
  const { setup, faults, unknown } = setUp(description, said);
  const why = [
    ...unknown.map((key) => `There is no setting "${key}" in ${exploreGame.name}.`),
    ...Object.values(faults),
  ];
  if (setup === undefined || why.length > 0) throw new RangeError(why.join(' '));
  return new Session(setup);
}

/** A run, or why there is none; `stranger` is the name of its hunter, where only that one is missing. */
export type LoadedExplore = Parsed<ExploreSession> & {
  /** The hunter that is not known here; undefined where something else is wrong, or nothing. */
  readonly stranger?: string;
};

/** The run of a save, as it was left. Throws what its hunter throws, if that is one of somebody's own. */
export function loadExplore(text: string, description = exploreDescription): LoadedExplore {
  const read = readRecording(text, [description]);
  if (!read.ok) return read;
  const session = resumed(read.value, description);
  if (session instanceof Session) return { ok: true, value: session, warnings: [] };
  const { message, key } = session;
  const stranger = key === HUNTER ? { stranger: String(read.value.options[HUNTER]) } : {};
  return { ok: false, fault: { line: 1, column: 1, message }, ...stranger };
}

/** The run of a recording, or why it is none. */
function resumed(recording: ReadRecording, description: ExploreDescription): ExploreSession | Refusal {
  const { game, isWhole, scene, options, moves } = recording;
  if (game !== exploreGame.name)
    return new Refusal(`Expected a save of ${exploreGame.name}, found a recording of ${game}.`);
  if (!isWhole) return new Refusal('The checksum does not hold: the save was changed or cut short.');
  const opened = openRecording(recording, { known: [description] });
  if (opened instanceof Refusal && opened.key === HUNTER) return opened;
  const why = description.game.fault(scene, { ...exploreGame.defaults, ...options });
  if (why !== undefined) return new Refusal(why);
  if (opened instanceof Refusal) return opened;
  if (opened.drift !== undefined) return new Refusal(`At key ${opened.drift.turn}: ${opened.drift.why}`);
  const { outcome } = recording;
  const found = exploreGame.outcome(opened.tip.position as ExplorePosition)?.result;
  if (found !== outcome)
    return new Refusal(`The game is ${found ?? 'open'}, but the outcome says ${outcome ?? 'open'}.`);
  const setup = opened.setup as GameSetup<ExplorePosition, ExploreKey, ExplorePosition>;
  const session = new Session(setup);
  session.resume(setup, opened.tip as typeof session.tip, Infinity);
  session.keepLog(moves);
  return session;
}

/** Presses a key, in either case. Returns whether it did anything: walls and unknown keys do not. */
export function pressKey(session: ExploreSession, key: string): boolean {
  const name = upperCase(key);
  if (name === exploreGame.undo) return session.undo();
  const move = exploreGame.moveNamed(session.tip.position, name);
  return move !== undefined && session.play(move);
}

/** Every key that did something, those taken back and the taking back included. */
export const keysPressed = (session: ExploreSession): string[] => session.recording().moves.map(({ name }) => name);

/** The text of the save. */
export const saveText = (session: ExploreSession): string => formatRecording(session.recording());

/** The state as eight hexadecimal digits; the history is no part of it. */
export const stateHash = ({ tip }: ExploreSession): string => checkText(exploreGame.check(tip.position));

/** Where a string of keys led. */
export interface KeysResult {
  /** After the last key. */
  readonly session: ExploreSession;
  /** The save as `:Q` wrote it; undefined if nothing was saved. */
  readonly saved: string | undefined;
}

/**
 * Plays a whole string of keys. `save` is the last save, if there is one; `said` says what a new world is like. With a seed
 * among it the world begins at once, and the string holds only what is pressed there.
 */
export function playKeys(
  input: string,
  save?: string,
  said: Said = {},
  description = exploreDescription,
): Parsed<KeysResult, KeysFault> {
  const read = parseKeys(input, said.seed !== undefined);
  if (!read.ok) return read;
  const { keys, isSaving } = read.value;
  const seed = read.value.seed?.toString() ?? said.seed;
  const session = seed === undefined ? loaded(input, save, description) : beginExplore({ ...said, seed }, description);
  if (!(session instanceof Session)) return { ok: false, fault: session };
  for (const key of keys) pressKey(session, key);
  return { ok: true, value: { session, saved: isSaving ? saveText(session) : undefined }, warnings: [] };
}

function loaded(input: string, save: string | undefined, description: ExploreDescription): ExploreSession | KeysFault {
  const place = { line: 1, column: upperCase(input).indexOf('L') + 1 };
  if (save === undefined) return { ...place, kind: 'no-save', message: 'There is no saved world to load.' };
  const run = loadExplore(save, description);
  return run.ok
    ? run.value
    : { ...place, kind: 'bad-save', message: `The save cannot be loaded: ${run.fault.message}` };
}
