/** The checker of puzzles: every claim proven anew, by another solver than the one that made it. */

import { capital } from '../play/index.js';
import { ForcedLines, type MadeMove } from './forced-line.js';
import { type OpenedPuzzle, openPuzzle, PuzzleFault } from './open.js';
import { type Puzzle, type PuzzlePack, puzzleTasks } from './puzzle.js';
import { difficultyOf, findsLine } from './rating.js';
import { storyOf } from './story.js';
import { themesOf } from './themes.js';
import { twinKey } from './twins.js';

/** What came of a check. */
export interface PuzzleReport {
  /** How many there are. */
  readonly puzzles: number;
  /** How many are as they claim. */
  readonly proved: number;
  /** Those that are not. */
  readonly refused: readonly {
    /** Of the puzzle. */
    readonly number: number;
    /** As a sentence. */
    readonly why: string;
  }[];
}

/** Checks a pack, one puzzle a step. */
export class PuzzleChecker {
  /** Puzzles looked at so far. */
  checked = 0;
  readonly #pack: PuzzlePack;
  readonly #refused: { number: number; why: string }[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(pack: PuzzlePack) {
    this.#pack = pack;
  }

  /** Whether all have been looked at. */
  get done(): boolean {
    return this.checked === this.#pack.list.length;
  }

  /** Looks at so many more; stops early when done. */
  advance(puzzles: number): void {
    for (let left = puzzles; left > 0 && !this.done; left--) {
      const puzzle = this.#pack.list[this.checked++];
      const why = this.#fault(puzzle);
      if (why !== undefined) this.#refused.push({ number: puzzle.number, why });
    }
  }

  /** What came of those looked at so far. */
  get report(): PuzzleReport {
    return { puzzles: this.#pack.list.length, proved: this.checked - this.#refused.length, refused: this.#refused };
  }

  #fault(puzzle: Puzzle): string | undefined {
    const opened = openPuzzle(puzzle);
    if (opened instanceof PuzzleFault) return opened.message;
    const why = claimFault(opened);
    if (why !== undefined) return why;
    const key = keyOfPuzzle(opened);
    const twin = this.#numbers.get(key);
    this.#numbers.set(key, twin ?? puzzle.number);
    return twin === undefined ? undefined : `It is a twin of puzzle ${twin}.`;
  }
}

/** Twins have the same. */
const keyOfPuzzle = ({ puzzle: { spec, seat, task }, setup }: OpenedPuzzle): string =>
  twinKey(setup.scene, `${spec.game};${seat};${task}`);

/** The first claim of a puzzle that is not true, as a sentence; undefined if all are. */
function claimFault({ puzzle, game, start }: OpenedPuzzle): string | undefined {
  const { description } = game;
  if (description.game.outcome(start) !== undefined) return 'The game is over where the puzzle begins.';
  const valueOf = game.proof(start);
  const task = game.task(start, valueOf(start));
  if (task !== puzzle.task) {
    const is = task === undefined ? 'there is nothing to be had' : `the task is ${task}`;
    return `It claims the task ${puzzle.task}, and ${is} for ${description.words.seat(start.seat)}.`;
  }
  const lines = new ForcedLines(description.game, puzzleTasks[task], valueOf);
  const line = lines.from(start);
  const why = lineFault({ puzzle, game, start }, lines, line);
  if (why !== undefined || line === undefined) return why;
  const { stars, fails, depth } = difficultyOf(game, line, start.seat, puzzleTasks[task]);
  return (
    difference('to fail', puzzle.fails, fails) ??
    difference('to need a look ahead of', [puzzle.depth], [depth]) ??
    difference('stars', [puzzle.stars], [stars]) ??
    difference('the themes', puzzle.themes, themesOf(storyOf(game, line, puzzleTasks[task])))
  );
}

/** What is claimed of a puzzle, or found. */
type Claim = readonly (string | number | null)[];

/** `It claims stars: 3; proven: 2.` */
function difference(what: string, claimed: Claim, found: Claim): string | undefined {
  const text = (list: Claim) =>
    list.length === 0 ? 'nobody' : list.map((one) => one ?? 'more than is tried').join(', ');
  return claimed.join() === found.join() ? undefined : `It claims ${what}: ${text(claimed)}; proven: ${text(found)}.`;
}

/** What is wrong with the claimed line, by the moves that are right in its positions. */
function lineFault(
  { puzzle, game, start }: Pick<OpenedPuzzle, 'puzzle' | 'game' | 'start'>,
  lines: ForcedLines,
  line: readonly MadeMove[] | undefined,
): string | undefined {
  const rules = game.description.game;
  if (line?.map(({ name }) => name).join() === puzzle.line.join()) return undefined;
  let position = start;
  for (const [at, name] of puzzle.line.entries()) {
    const where = `Move ${at + 1} of the line, ${name},`;
    const move = rules.moveNamed(position, name);
    const next = move === undefined ? undefined : rules.playIfLegal(position, move);
    if (next === undefined) return `${where} is not legal.`;
    if (position.seat === puzzle.seat) {
      const here = position;
      const right = lines.right(here).map((one) => rules.moveName(here, one));
      if (!right.includes(name)) return `${where} is wrong: ${capital(right.join(', '))} is right.`;
      if (right.length > 1) return `${where} is not the only right one: ${right.join(', ')} are all right.`;
    } else if (
      line?.[at] !== undefined &&
      line[at].name !== name &&
      line.slice(0, at).every((one, i) => one.name === puzzle.line[i])
    )
      return `${where} is not the reply: that is ${line[at].name}.`;
    position = next;
  }
  return line === undefined
    ? 'No line of single right moves begins here.'
    : `The line is not ${puzzle.line.length} moves long, but ${line.length}: ${line.map(({ name }) => name).join(' ')}.`;
}

/** How many puzzles a player was asked to solve, and how many of them it failed. */
export interface PlayerScore {
  /** By the name of the registry, or the one who looks so many moves ahead. */
  readonly player: string;
  /** Of three stars and more. */
  readonly asked: number;
  /** Not every move of the line was found. */
  readonly failed: number;
}

/** What players make of the puzzles of three stars and more that they can be asked; puzzles with faults are left out. */
export function playerScores(pack: PuzzlePack): PlayerScore[] {
  const scores = new Map<string, { player: string; asked: number; failed: number }>();
  for (const puzzle of pack.list.filter(({ stars }) => stars >= 3)) {
    const opened = openPuzzle(puzzle);
    if (opened instanceof PuzzleFault) continue;
    const { game, start } = opened;
    const line = claimedLine(opened);
    const asked = [...game.natural(start.seat), ...[1, 2, 3, 4].map((depth) => game.lookahead(depth))];
    for (const player of asked) {
      const score = scores.get(player) ?? { player, asked: 0, failed: 0 };
      score.asked++;
      if (!findsLine(game, line, start.seat, player)) score.failed++;
      scores.set(player, score);
    }
  }
  return [...scores.values()];
}

/** The line as it is claimed, move by move; it ends where a move is not legal. */
export function claimedLine({ puzzle, game, start }: Pick<OpenedPuzzle, 'puzzle' | 'game' | 'start'>): MadeMove[] {
  const rules = game.description.game;
  const line: MadeMove[] = [];
  let before = start;
  for (const name of puzzle.line) {
    const move = rules.moveNamed(before, name);
    const after = move === undefined ? undefined : rules.playIfLegal(before, move);
    if (after === undefined) break;
    line.push({ move, name, before, after, choices: rules.legalMoves(before).length });
    before = after;
  }
  return line;
}
