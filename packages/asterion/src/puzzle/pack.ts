/** Packs as text: one JSON object, a puzzle a line. Read as untrusted: what comes out is sound in form, and proven by nobody yet. */

import {
  isWhole,
  type Json,
  type JsonObject,
  type JsonPath,
  type Parsed,
  parsed,
  readJson,
  refuseValue,
  shown,
} from '../notation/index.js';
import type { Spec } from '../play/index.js';
import {
  LARGEST_PUZZLE,
  MOST_STARS,
  type Puzzle,
  type PuzzleBox,
  type PuzzlePack,
  type PuzzlePlace,
  puzzleTasks,
} from './puzzle.js';

/** The version that is written. A reader takes it and all before it, and refuses newer ones. */
export const PACK_VERSION = 1;

/** The most puzzles in a pack, and the most characters of a text in it but for a world. */
const MOST_PUZZLES = 100_000;
const LONGEST_TEXT = 200;

/** A pack as text, a puzzle a line. */
export function formatPack({ name, list }: PuzzlePack): string {
  const lines = list.map((puzzle) => JSON.stringify(puzzle));
  return `{"puzzles":${PACK_VERSION},"pack":${JSON.stringify(name)},"list":[\n${lines.join(',\n')}\n]}\n`;
}

/** Reads a pack. A fault names the puzzle and the field. */
export const parsePack = (text: string): Parsed<PuzzlePack> => parsed(() => new PackReader(text).pack());

class PackReader {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  pack(): PuzzlePack {
    const all = this.#object(readJson(this.#text), [], 'a pack of puzzles');
    const version = all.get('puzzles');
    if (!isWhole(version) || version < 1)
      this.#refuse(
        all.has('puzzles') ? ['puzzles'] : [],
        'the version of a pack of puzzles, a whole number from 1',
        version,
      );
    if (version > PACK_VERSION) {
      const known = `version ${PACK_VERSION} at most`;
      this.#refuse(['puzzles'], `${known}, as a newer Asterion wrote this pack`, version);
    }
    const name = all.get('pack');
    if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9-]{0,39}$/i.test(name))
      this.#refuse(['pack'], 'a name of letters, digits and hyphens', name);
    const list = all.get('list');
    if (!Array.isArray(list) || list.length > MOST_PUZZLES) this.#refuse(['list'], 'a list of puzzles', list);
    return { name, list: (list as readonly Json[]).map((puzzle, at) => this.#puzzle(puzzle, at)) };
  }

  #puzzle(json: Json, at: number): Puzzle {
    const path = ['list', at];
    const fields = this.#object(json, path, 'a puzzle');
    const number = this.#whole(fields, path, 'number', at + 1, at + 1);
    const task = fields.get('task');
    const found = Object.values(puzzleTasks).find(({ name }) => name === task);
    if (found === undefined) this.#refuse([...path, 'task'], `one of ${Object.keys(puzzleTasks).join(', ')}`, task);
    return {
      number,
      spec: this.#spec(fields.get('spec'), [...path, 'spec']),
      box: this.#numbers(fields.get('box'), [...path, 'box'], 4) as unknown as PuzzleBox,
      actors: this.#actors(fields.get('actors'), [...path, 'actors']),
      seat: this.#string(fields.get('seat'), [...path, 'seat']),
      task: found.name,
      line: this.#strings(fields.get('line'), [...path, 'line']),
      stars: this.#whole(fields, path, 'stars', 1, MOST_STARS),
      themes: this.#strings(fields.get('themes'), [...path, 'themes']),
      fails: this.#strings(fields.get('fails'), [...path, 'fails']),
      depth: fields.get('depth') === null ? null : this.#whole(fields, path, 'depth', 1, 99),
    };
  }

  #spec(json: Json | undefined, path: JsonPath): Spec {
    const fields = this.#object(json, path, 'what the world is grown from');
    const said = [...this.#object(fields.get('said'), [...path, 'said'], 'settings')].map(
      ([key, value]) => [key, this.#string(value, [...path, 'said', key])] as const,
    );
    const world = fields.get('world');
    if (world !== undefined && typeof world !== 'string')
      this.#refuse([...path, 'world'], 'a world document as text', world);
    const from = fields.get('from');
    return {
      game: this.#string(fields.get('game'), [...path, 'game']),
      said: Object.fromEntries(said),
      ...(world !== undefined && { world }),
      ...(from !== undefined && { from: this.#strings(from, [...path, 'from']) }),
    };
  }

  #actors(json: Json | undefined, path: JsonPath): Puzzle['actors'] {
    const roles = [...this.#object(json, path, 'who stands where')].map(([role, cells]) => {
      if (!Array.isArray(cells)) this.#refuse([...path, role], 'a list of places', cells);
      const places = (cells as readonly Json[]).map(
        (place, at) => this.#numbers(place, [...path, role, at], 2) as unknown as PuzzlePlace,
      );
      return [role, places] as const;
    });
    return Object.fromEntries(roles);
  }

  #numbers(json: Json | undefined, path: JsonPath, length: number): readonly number[] {
    const list = Array.isArray(json) ? (json as readonly Json[]) : [];
    const isFine = (value: Json): value is number => isWhole(value) && value >= 0 && value <= 255;
    if (list.length !== length || !list.every(isFine)) this.#refuse(path, `a list of ${length} whole numbers`, json);
    return list;
  }

  #strings(json: Json | undefined, path: JsonPath): readonly string[] {
    if (!Array.isArray(json) || json.length > 4 * LARGEST_PUZZLE) this.#refuse(path, 'a list of names', json);
    return (json as readonly Json[]).map((one, at) => this.#string(one, [...path, at]));
  }

  #string(json: Json | undefined, path: JsonPath): string {
    if (typeof json !== 'string' || json.length > LONGEST_TEXT) this.#refuse(path, 'a text', json);
    return json;
  }

  #whole(fields: JsonObject, path: JsonPath, key: string, least: number, most: number): number {
    const value = fields.get(key);
    const range = least === most ? `${least}` : `a whole number from ${least} to ${most}`;
    if (!isWhole(value) || value < least || value > most) this.#refuse([...path, key], range, value);
    return value;
  }

  #object(json: Json | undefined, path: JsonPath, what: string): JsonObject {
    if (!(json instanceof Map)) this.#refuse(path, `an object: ${what}`, json);
    return json as JsonObject;
  }

  /** `puzzle 3, stars: expected a whole number from 1 to 5, found 9.` */
  #refuse(path: JsonPath, expected: string, found: Json | undefined): never {
    const [list, at, ...field] = path;
    const isInPuzzle = list === 'list' && typeof at === 'number';
    const where = isInPuzzle
      ? [`puzzle ${at + 1}`, ...(field.length > 0 ? [field.join(' ')] : [])].join(', ')
      : path.join(' ');
    const message = `xpected ${expected}, found ${shown(found)}.`;
    refuseValue(this.#text, path, where === '' ? `E${message}` : `${where}: e${message}`);
  }
}
