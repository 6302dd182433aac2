/**
 * Recordings: a game as text that can be read, compared line by line, and trusted.
 *
 * This layer knows no games: moves are names, each with the check value that the position after it had. A checksum
 * covers every character before its own key. It is compared but not insisted on here: a recording somebody has meddled
 * with can still be read, so that a replay can say at which turn it drifts.
 */

import { checkMembers, type Said } from '../settings/index.js';
import type { Scene } from '../world/index.js';
import { readDocument } from './document.js';
import { formatDocument } from './document-text.js';
import { type Json, type JsonObject, type JsonPath, readJson, refuseValue } from './json.js';
import { withoutMark } from './lines.js';
import { type Parsed, parsed } from './result.js';

const RECORDING_VERSION = 2;

/** An option of a game: whatever JSON can hold without nesting. */
export type OptionValue = string | number | boolean;

/** A move, and what the position after it is to be checked by. */
export interface RecordedMove {
  /** Who made it, chance included. */
  readonly seat: string;
  /** As the rules of the game write it; or the word by which they take a turn back. */
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly check: string;
}

/** What a scene is grown from, beside the seed: plain values that the game understands. */
export type Recipe = Readonly<Record<string, OptionValue>>;

/** Grows the scene of a recording; a sentence where that cannot be. */
export type GrowWorld = (recording: Omit<Recording, 'scene'> & { readonly recipe: Recipe }) => Scene | string;

/** What an outcome follows from: the rules, a position that came again, an exact table, the cap, or a player's fault. */
export const OUTCOME_BASES = ['rule', 'repetition', 'table', 'cap', 'forfeit'] as const;
/** One of `OUTCOME_BASES`. */
export type OutcomeBasis = (typeof OUTCOME_BASES)[number];

/**
 * Version 2 holds the cap, the basis of the outcome (`ground` in the text), whatever of the end the moves do not show, and what was said,
 * where the game was set up from settings; version 1 has none of these.
 */
export interface Recording {
  /** The name of the game in the registry: `rogue`. */
  readonly game: string;
  /** Where the game began; grown anew where the text has only a recipe. */
  readonly scene: Scene;
  /** Where the text says how the scene was grown, in place of the scene. */
  readonly recipe?: Recipe | undefined;
  /** What the game was set up from, as it was said; undefined for a match of one's own, and in version 1. */
  readonly said?: Said | undefined;
  /** The options it was played under; those that are not here have their usual values. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The moves after which it was to end; undefined for none, and in version 1. */
  readonly cap?: number | undefined;
  /** As `seedText` writes it. */
  readonly seed: string;
  /** Who played, by seat. */
  readonly seats: Readonly<Record<string, string>>;
  /** In the order in which they were made, those of chance included. */
  readonly moves: readonly RecordedMove[];
  /** The result in a word; undefined for a game that was not finished. */
  readonly outcome: string | undefined;
  /** What it follows from; undefined for a game that was not finished, and in version 1. */
  readonly basis?: OutcomeBasis | undefined;
  /** Who won, where the moves do not show it: not where the basis is a rule. Undefined for nobody, and where it is not recorded. */
  readonly winner?: string | undefined;
  /** The seat that forfeited; undefined where none did, and where it is not recorded. */
  readonly culprit?: string | undefined;
  /** How it ended, as a sentence, where the moves do not show it; undefined where it is not recorded. */
  readonly why?: string | undefined;
}

/** A recording as it was read. */
export interface ReadRecording extends Recording {
  /** Whether the checksum holds: if not, some character has been changed. */
  readonly isWhole: boolean;
}

/** The version of a recording's text: the first where it says nothing that the first cannot hold. */
export const recordingVersion = ({ said, cap, basis }: Pick<Recording, 'said' | 'cap' | 'basis'>): 1 | 2 =>
  said === undefined && cap === undefined && basis === undefined ? 1 : RECORDING_VERSION;

/** The text of a recording, one move a line, of the lowest version that holds it. */
export function formatRecording(recording: Recording): string {
  checkMembers('a recording, as recordMatch gives it', recording, 'scene', 'seats', 'moves');
  const { game, scene, recipe, said, options, cap, seed, seats, moves, outcome, basis, winner, culprit, why } =
    recording;
  const version = recordingVersion(recording);
  const ended =
    why === undefined
      ? ''
      : `"winner":${JSON.stringify(winner ?? null)},"culprit":${JSON.stringify(culprit ?? null)},"why":${JSON.stringify(why)},`;
  const lines = moves.map(({ seat, name, check }) => JSON.stringify([seat, name, check]));
  const text = [
    `{"recording":${version},"game":${JSON.stringify(game)},`,
    recipe === undefined ? `"world":${formatDocument(scene).trimEnd()},` : `"generator":${JSON.stringify(recipe)},`,
    ...(version === 1 ? [] : [`${said === undefined ? '' : `"said":${JSON.stringify(said)},`}"cap":${cap ?? null},`]),
    `"options":${JSON.stringify(options)},"seed":${JSON.stringify(seed)},"seats":${JSON.stringify(seats)},`,
    `"moves":[${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}],`,
    `"outcome":${JSON.stringify(outcome ?? null)},${version === 1 ? '' : `"ground":${JSON.stringify(basis ?? null)},`}${ended}`,
  ].join('\n');
  return `${text}${ending(text)}`;
}

/** Whether a text is meant to be a recording, by its beginning. */
export const isRecording = (text: string): boolean => /^\s*\{\s*"recording"/.test(withoutMark(text));

/** Reads a recording. One that says how its scene was grown can only be read with the help of `grow`. */
export const parseRecording = (text: string, grow?: GrowWorld): Parsed<ReadRecording> =>
  parsed(() => new RecordingReader(text).recording(grow));

class RecordingReader {
  readonly #text: string;
  readonly #json: JsonObject;

  constructor(text: string) {
    this.#text = text;
    const json = readJson(text);
    if (!(json instanceof Map)) refuseValue(text, [], 'Expected a recording, which is a JSON object.');
    this.#json = json as JsonObject;
  }

  recording(grow: GrowWorld | undefined): ReadRecording {
    const version = this.#version();
    const recorded = {
      game: this.#string(['game'], this.#json.get('game')),
      options: this.#plainValues('options'),
      seed: this.#string(['seed'], this.#json.get('seed')),
      seats: this.#seats(),
      moves: this.#moves(),
      outcome: this.#outcome(),
      ...(version === 1 ? {} : { ...this.#said(), cap: this.#cap(), basis: this.#basis(), ...this.#ended() }),
      isWhole: isWhole(withoutMark(this.#text)),
    };
    if (grow === undefined || !this.#json.has('generator')) return { ...recorded, scene: this.#scene() };
    const recipe = this.#plainValues('generator');
    const scene = grow({ ...recorded, recipe });
    if (typeof scene === 'string') refuseValue(this.#text, ['generator'], scene);
    return { ...recorded, scene, recipe };
  }

  #version(): number {
    const version = this.#json.get('recording');
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
      refuseValue(this.#text, ['recording'], 'Expected the key "recording" with a version.');
    if (version <= RECORDING_VERSION) return version;
    refuseValue(
      this.#text,
      ['recording'],
      `Expected version ${RECORDING_VERSION} at most, found ${version}: a newer Asterion wrote this.`,
    );
  }

  #scene(): Scene {
    const world = this.#json.get('world');
    if (world === undefined) refuseValue(this.#text, [], 'Expected the key "world" with a world document, found none.');
    return readDocument(this.#text, world, ['world']);
  }

  #plainValues(of: 'options' | 'generator'): Record<string, OptionValue> {
    const entries = this.#entries(of).map(([key, value]) => {
      if (value === null || typeof value === 'object') refuseValue(this.#text, [of, key], 'Expected a plain value.');
      return [key, value] as const;
    });
    return Object.fromEntries(entries);
  }

  #seats(): Record<string, string> {
    return this.#strings('seats');
  }

  /** A match of one's own was set up from no settings. */
  #said(): Pick<Recording, 'said'> {
    return this.#json.has('said') ? { said: this.#strings('said') } : {};
  }

  /** What the moves do not show of the end: all of it, or nothing. */
  #ended(): Pick<Recording, 'winner' | 'culprit' | 'why'> {
    if (!this.#json.has('why')) return {};
    const [winner, culprit] = ['winner', 'culprit'].map((key) => {
      const seat = this.#json.get(key);
      return seat === null ? undefined : this.#string([key], seat);
    });
    return { winner, culprit, why: this.#string(['why'], this.#json.get('why')) };
  }

  #strings(of: 'seats' | 'said'): Record<string, string> {
    return Object.fromEntries(this.#entries(of).map(([key, text]) => [key, this.#string([of, key], text)]));
  }

  #cap(): number | undefined {
    const cap = this.#json.get('cap');
    if (cap === null) return undefined;
    if (typeof cap === 'number' && Number.isSafeInteger(cap) && cap > 0) return cap;
    return refuseValue(this.#text, ['cap'], 'Expected a number of moves, or null for no cap.');
  }

  /** Under the key it has in texts for ever. */
  #basis(): OutcomeBasis | undefined {
    const basis = this.#json.get('ground');
    if (basis === null) return undefined;
    const found = OUTCOME_BASES.find((known) => known === basis);
    return found ?? refuseValue(this.#text, ['ground'], `Expected ${OUTCOME_BASES.join(', ')} or null.`);
  }

  #moves(): RecordedMove[] {
    const moves = this.#json.get('moves');
    if (!Array.isArray(moves)) refuseValue(this.#text, ['moves'], 'Expected a list of moves.');
    return (moves as readonly Json[]).map((move, index) => {
      const path = ['moves', index];
      if (!Array.isArray(move) || move.length !== 3) refuseValue(this.#text, path, 'Expected [seat, move, check].');
      const [seat, name, check] = (move as readonly Json[]).map((part, at) => this.#string([...path, at], part));
      return { seat, name, check };
    });
  }

  #outcome(): string | undefined {
    const outcome = this.#json.get('outcome');
    return outcome === null ? undefined : this.#string(['outcome'], outcome);
  }

  #entries(key: string): [string, Json][] {
    const value = this.#json.get(key);
    if (!(value instanceof Map)) refuseValue(this.#text, [key], `Expected an object of ${key}.`);
    return [...(value as JsonObject)];
  }

  #string(path: JsonPath, value: Json | undefined): string {
    if (typeof value !== 'string') refuseValue(this.#text, path, 'Expected a string.');
    return value;
  }
}

/** What follows a text and seals it. */
const ending = (text: string): string => `"checksum":"${checksum(text)}"}\n`;

function isWhole(text: string): boolean {
  const at = text.lastIndexOf('"checksum"');
  return at >= 0 && text.slice(at) === ending(text.slice(0, at));
}

/**
 * FNV-1a over the bytes of the text in UTF-8, in eight hexadecimal digits. Every step of it can be undone, so a single
 * changed byte always shows.
 */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  const add = (byte: number) => {
    sum = Math.imul(sum ^ byte, 0x01000193);
  };
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) add(code);
    else {
      // The first byte says by its leading ones how many there are; the others carry six bits each.
      const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      add(((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more)));
      for (let shift = 6 * (more - 1); shift >= 0; shift -= 6) add(0x80 | ((code >> shift) & 0x3f));
    }
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}
