/**
 * Sketches under names, as text: for a host's storage, and to be taken elsewhere all at once. One JSON object, a sketch a line. Read as
 * untrusted; a fault names the sketch.
 */

import {
  faultText,
  formatDocument,
  isWhole,
  type Json,
  type JsonObject,
  type JsonPath,
  type Parsed,
  parseDocument,
  parsed,
  readJson,
  refuseValue,
  shown,
} from '../notation/index.js';
import type { Said } from '../settings/index.js';
import { type Sketch, type SketchKind, sketchKinds, sketchOf } from './sketch.js';

/** A sketch that somebody keeps. */
export interface NamedSketch {
  /** Without a `sketchNameFault`, and given once in a list. */
  readonly name: string;
  /** As it stood when it was kept. What was done to it before is not kept. */
  readonly sketch: Sketch;
  /** The name of the game it is meant for; absent where it is meant for none. */
  readonly game?: string | undefined;
  /** Settings of that game; none if absent. */
  readonly said?: Said | undefined;
}

/** The version that is written. A reader takes it and all before it, and refuses newer ones. */
export const SKETCHES_VERSION = 1;

const LONGEST_NAME = 80;
const LONGEST_SETTING = 1000;

/** Why no sketch can be called that, as a sentence; undefined if one can. */
export function sketchNameFault(name: string): string | undefined {
  const isFine = name.trim() === name && name.length >= 1 && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name);
  return isFine
    ? undefined
    : `Expected a name of 1 to ${LONGEST_NAME} characters without blanks around it, got ${JSON.stringify(name)}.`;
}

/** Sketches as text, in their order. Throws a RangeError where there is a `sketchNameFault`, or where a name is given twice. */
export function formatSketches(sketches: readonly NamedSketch[]): string {
  const names = new Set<string>();
  const lines = sketches.map(({ name, sketch, game, said }) => {
    const why = sketchNameFault(name) ?? (names.has(name) ? takenText(name) : undefined);
    if (why !== undefined) throw new RangeError(why);
    names.add(name);
    return JSON.stringify({ name, kind: sketch.kind, game, said, world: formatDocument(sketch.scene) });
  });
  return `{"sketches":${SKETCHES_VERSION},"list":[\n${lines.join(',\n')}\n]}\n`;
}

const takenText = (name: string): string => `Expected names that are given once, got ${JSON.stringify(name)} again.`;

/** Reads sketches. A fault names the sketch, and what is wrong with it. */
export const parseSketches = (text: string): Parsed<readonly NamedSketch[]> =>
  parsed(() => new SketchReader(text).all());

class SketchReader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  all(): NamedSketch[] {
    const fields = this.#object(readJson(this.#text), [], 'an object that holds sketches');
    const version = fields.get('sketches');
    const isVersion = isWhole(version) && version >= 1;
    if (!isVersion)
      this.#refuse(
        fields.has('sketches') ? ['sketches'] : [],
        'the version of a list of sketches, a whole number from 1',
        version,
      );
    if (version > SKETCHES_VERSION)
      this.#refuse(['sketches'], `version ${SKETCHES_VERSION} at most, as a newer Asterion wrote this`, version);
    const list = fields.get('list');
    if (!Array.isArray(list)) this.#refuse(['list'], 'a list of sketches', list);
    const names = new Set<string>();
    return (list as readonly Json[]).map((json, at) => {
      const found = this.#sketch(json, ['list', at]);
      if (names.has(found.name)) refuseValue(this.#text, ['list', at, 'name'], takenText(found.name));
      names.add(found.name);
      return found;
    });
  }

  #sketch(json: Json, path: JsonPath): NamedSketch {
    const fields = this.#object(json, path, 'an object: a sketch');
    const name = fields.get('name');
    if (typeof name !== 'string') this.#refuse([...path, 'name'], 'the name of a sketch', name);
    const why = sketchNameFault(name);
    if (why !== undefined) refuseValue(this.#text, [...path, 'name'], why);
    const of = `of ${JSON.stringify(name)}`;
    const kind = sketchKinds.find((one) => one.name === fields.get('kind'));
    if (kind === undefined) {
      const known = sketchKinds.map((one) => one.name).join(', ');
      this.#refuse([...path, 'kind'], `the kind ${of} to be one of ${known}`, fields.get('kind'));
    }
    const [game, said] = [fields.get('game'), fields.get('said')];
    if (game !== undefined && (typeof game !== 'string' || game.length > LONGEST_NAME))
      this.#refuse([...path, 'game'], `the game ${of} to be a name`, game);
    return {
      name,
      sketch: this.#world(fields.get('world'), [...path, 'world'], kind.name, of),
      ...(game !== undefined && { game }),
      ...(said !== undefined && { said: this.#said(said, [...path, 'said'], of) }),
    };
  }

  #world(world: Json | undefined, path: JsonPath, kind: SketchKind, of: string): Sketch {
    if (typeof world !== 'string') this.#refuse(path, `the world ${of} to be a document as text`, world);
    const read = parseDocument(world);
    if (!read.ok)
      return refuseValue(this.#text, path, `Expected the world ${of} to be a document. ${faultText(read.fault)}`);
    try {
      return sketchOf(read.value, kind);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return refuseValue(this.#text, path, `Expected the world ${of} to be of ${kind}. ${error.message}`);
    }
  }

  #said(json: Json, path: JsonPath, of: string): Said {
    const settings = [...this.#object(json, path, `the settings ${of} to be an object`)].map(([key, value]) => {
      if (typeof value !== 'string' || value.length > LONGEST_SETTING)
        this.#refuse([...path, key], `the setting ${key} ${of} to be a text`, value);
      return [key, value] as const;
    });
    return Object.fromEntries(settings);
  }

  #object(json: Json | undefined, path: JsonPath, what: string): JsonObject {
    if (!(json instanceof Map)) this.#refuse(path, what, json);
    return json as JsonObject;
  }

  #refuse(path: JsonPath, expected: string, found: Json | undefined): never {
    refuseValue(this.#text, path, `Expected ${expected}, found ${shown(found)}.`);
  }
}

/** The list with one more sketch in front, in place of the one of that name. */
export const withSketch = (list: readonly NamedSketch[], named: NamedSketch): readonly NamedSketch[] => [
  named,
  ...list.filter(({ name }) => name !== named.name),
];

/** A name that is not given yet: that one, or with the next number behind it. */
export function freeSketchName(list: readonly Pick<NamedSketch, 'name'>[], name: string): string {
  const taken = new Set(list.map((one) => one.name));
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) {
    const numbered = `${name.slice(0, LONGEST_NAME - 8).trimEnd()} ${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** A list with those of another behind it: what is there already stays out, and what is called the same gets another name. */
export function mergedSketches(own: readonly NamedSketch[], others: readonly NamedSketch[]): readonly NamedSketch[] {
  const merged = [...own];
  for (const other of others) {
    const same = own.find(({ name }) => name === other.name);
    if (same !== undefined && formatSketches([same]) === formatSketches([other])) continue;
    merged.push({ ...other, name: freeSketchName(merged, other.name) });
  }
  return merged;
}
