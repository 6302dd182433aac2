/** The packs that are shipped, read when somebody asks for them, and what is said of a puzzle in lists. */

import { allOf, gameTitles } from 'asterion/play';
import {
  type Puzzle,
  type PuzzlePack,
  parsePack,
  puzzleGameNamed,
  puzzleOfDay,
  puzzleThemeNamed,
} from 'asterion/puzzle';

/** A puzzle and where it stands. */
export interface ShelfPuzzle {
  readonly pack: string;
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is, where it was asked for by its day. */
  readonly date?: string | undefined;
}

export class Shelf {
  readonly #texts: Readonly<Record<string, string>>;
  readonly #packs = new Map<string, PuzzlePack>();

  /** `texts` are packs by name. */
  constructor(texts: Readonly<Record<string, string>>) {
    this.#texts = texts;
  }

  get names(): readonly string[] {
    return Object.keys(this.#texts);
  }

  /** The pack of that name; undefined if there is none. */
  pack(name: string): PuzzlePack | undefined {
    const known = this.#packs.get(name);
    if (known !== undefined || !Object.hasOwn(this.#texts, name)) return known;
    const read = parsePack(this.#texts[name]);
    if (!read.ok) throw new RangeError(`Expected the pack "${name}" that is shipped: ${read.fault.message}`);
    this.#packs.set(name, read.value);
    return read.value;
  }

  /** The puzzle of a number; undefined if there is none. */
  puzzle(pack: string, number: number): ShelfPuzzle | undefined {
    const puzzle = this.pack(pack)?.list.at(number - 1);
    return number < 1 || puzzle === undefined ? undefined : { pack, puzzle };
  }

  /** The puzzle of a day that has one. */
  ofDay(date: string): ShelfPuzzle {
    const { pack, number } = puzzleOfDay(date);
    const found = this.puzzle(pack, number);
    if (found === undefined) throw new RangeError(`Expected puzzle ${number} in the pack "${pack}" that is shipped.`);
    return { ...found, date };
  }
}

/** What kind of game a puzzle is, for links and for people: `rogue-2` is `Rogue, 2 monsters`. */
export interface PuzzleKind {
  readonly name: string;
  readonly title: string;
}

export function kindOf({ spec, actors }: Pick<Puzzle, 'spec' | 'actors'>): PuzzleKind {
  const description = puzzleGameNamed(spec.game)?.description;
  const title = Object.entries(gameTitles).find(([name]) => name === spec.game)?.[1].title ?? spec.game;
  const pursuers = description?.pieces.filter(({ part }) => part === 'pursuer') ?? [];
  const count = pursuers.reduce((sum, { role }) => sum + (actors[role]?.length ?? 0), 0);
  if (description === undefined || count < 2) return { name: spec.game, title };
  return { name: `${spec.game}-${count}`, title: `${title}, ${count} ${description.words.mate}s` };
}

/** `★★★`. */
export const starSigns = (stars: number): string => '★'.repeat(stars);

/** `Waiting move and Tempo`. */
export const themesText = ({ themes }: Pick<Puzzle, 'themes'>): string =>
  allOf(themes.map((name) => puzzleThemeNamed(name)?.title ?? name));

/** `Puzzle of 2026-11-19`, `Puzzle 12 of first`. */
export const puzzleTitle = ({ pack, puzzle, date }: ShelfPuzzle): string =>
  date === undefined ? `Puzzle ${puzzle.number} of ${pack}` : `Puzzle of ${date}`;
