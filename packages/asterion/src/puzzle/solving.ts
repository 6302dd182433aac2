/**
 * Solving a puzzle: a state machine without screen and clock, for whoever shows it. A state is never changed: each step makes
 * the next.
 *
 * A right move is answered at once. A wrong one is shown to be wrong, step by step, by the exact table, and then taken back.
 */

import type { Position, Seat } from '../game/index.js';
import { capital, type ExactValue, tableHere, WAIT, withRules } from '../play/index.js';
import { plainSettings, Refusal } from '../settings/index.js';
import { createRng } from '../world/index.js';
import { claimedLine } from './check.js';
import { worthTo } from './forced-line.js';
import type { OpenedPuzzle } from './open.js';
import { puzzleTasks } from './puzzle.js';
import { puzzleThemeNamed } from './themes.js';

/** A step of play: a move and where it leads. */
export interface PuzzleStep {
  /** The name of the move. */
  readonly name: string;
  /** The position it was made in. */
  readonly before: Position;
  /** The position after it. */
  readonly after: Position;
}

/** Why a move is wrong. */
export interface PuzzleRefutation {
  /** The wrong move, then the best that both sides have, by turns; at most some twenty. */
  readonly steps: readonly PuzzleStep[];
  /** What the move comes to, as a sentence: `NE gives it away: captured in 4 monster moves.` */
  readonly text: string;
}

/** Where solving stands. */
export interface PuzzleSolving {
  /** What is solved. */
  readonly opened: OpenedPuzzle;
  /** `wrong` until the move is taken back. */
  readonly phase: 'solving' | 'wrong' | 'solved';
  /** The position in which the solver is to move; at the end the last one. */
  readonly position: Position;
  /** What was played so far, replies included. */
  readonly played: readonly PuzzleStep[];
  /** The moves of the solver that are still to be found. */
  readonly left: number;
  /** Why the last move was wrong, while it is. */
  readonly refutation: PuzzleRefutation | undefined;
  /** Wrong moves so far. */
  readonly wrongs: number;
  /** Hints taken so far. */
  readonly hints: number;
  /** Hints taken at this turn: the first is a theme, the second the move. */
  readonly hintsHere: number;
}

/** What a puzzle came to. */
export interface PuzzleResult {
  /** One of the stars of the puzzle less for each wrong move and each hint, but at least one. */
  readonly stars: number;
  /** The stars of the puzzle. */
  readonly of: number;
  /** Wrong moves. */
  readonly wrongs: number;
  /** Hints. */
  readonly hints: number;
  /** How long it took; a host knows. */
  readonly seconds: number;
}

/** Plies of a refutation at most. */
const LONGEST_REFUTATION = 24;

/** Begins to solve. */
export const beginSolving = (opened: OpenedPuzzle): PuzzleSolving => ({
  opened,
  phase: 'solving',
  position: opened.start,
  played: [],
  left: leftAfter(opened, 0),
  refutation: undefined,
  wrongs: 0,
  hints: 0,
  hintsHere: 0,
});

/** How many moves of the solver come in the line from a place on. */
function leftAfter(opened: OpenedPuzzle, at: number): number {
  return claimedLine(opened)
    .slice(at)
    .filter(({ before }) => before.seat === opened.puzzle.seat).length;
}

/** The state after a move of the solver, by its name; undefined where it is not legal, or no move is awaited. */
export function offerMove(solving: PuzzleSolving, name: string): PuzzleSolving | undefined {
  const { opened, position, played, phase } = solving;
  const rules = opened.game.description.game;
  const move = phase === 'solving' ? rules.moveNamed(position, name) : undefined;
  const after = move === undefined ? undefined : rules.playIfLegal(position, move);
  if (move === undefined || after === undefined) return undefined;
  const line = claimedLine(opened);
  const at = played.length;
  if (rules.moveName(position, move) !== line[at].name) {
    const wrong = { name: rules.moveName(position, move), before: position, after };
    return { ...solving, phase: 'wrong', wrongs: solving.wrongs + 1, refutation: refutationOf(solving, wrong) };
  }
  const reply = line.at(at + 1);
  const isAnswered = reply !== undefined && reply.before.seat !== opened.puzzle.seat;
  const steps = line.slice(at, at + (isAnswered ? 2 : 1));
  const all = [...played, ...steps];
  const left = leftAfter(opened, all.length);
  const phaseNow = left === 0 ? 'solved' : 'solving';
  return { ...solving, phase: phaseNow, position: steps[steps.length - 1].after, played: all, left, hintsHere: 0 };
}

/** The wrong move taken back; the same state where there is none. */
export const takeMoveBack = (solving: PuzzleSolving): PuzzleSolving =>
  solving.phase === 'wrong' ? { ...solving, phase: 'solving', refutation: undefined } : solving;

/** One more hint; the same state where there is none left. */
export function takeHint(solving: PuzzleSolving): PuzzleSolving {
  const { phase, hints, hintsHere } = solving;
  return phase !== 'solving' || hintsHere >= 2 ? solving : { ...solving, hints: hints + 1, hintsHere: hintsHere + 1 };
}

/** The hints taken at this turn, as sentences; nothing where none were. */
export function hintText({ opened, hintsHere, played }: PuzzleSolving): string {
  const { puzzle } = opened;
  if (hintsHere === 0) return '';
  const themes = puzzle.themes.map((name) => puzzleThemeNamed(name)?.hint ?? '').filter((hint) => hint !== '');
  const first = themes[0] ?? puzzleTasks[puzzle.task].aim;
  const hints = [first, `The move is ${puzzleMoveText(opened, puzzle.line[played.length])}.`];
  return hints.slice(0, hintsHere).join(' ');
}

/** What the puzzle came to after so many seconds; undefined while it is not solved. */
export function puzzleResult(
  { opened, phase, wrongs, hints }: PuzzleSolving,
  seconds: number,
): PuzzleResult | undefined {
  if (phase !== 'solved') return undefined;
  const { stars: of } = opened.puzzle;
  return { stars: Math.max(1, of - wrongs - hints), of, wrongs, hints, seconds };
}

/** Both sides at their best from a wrong move on. */
function refutationOf(solving: PuzzleSolving, wrong: PuzzleStep): PuzzleRefutation {
  const { description } = solving.opened.game;
  const { game, exact } = description;
  if (exact === undefined) throw new RangeError(`There is no exact table of ${game.name}.`);
  const table = tableHere(description, solving.opened.start);
  const valueOf = (position: Position) => exact.value(table, position);
  const steps: PuzzleStep[] = [wrong];
  const next = game.seats.length === 1 ? straightOn(solving, wrong.after) : () => undefined;
  const seen = new Set<number | string>(); // who comes to the same place twice can do so for ever
  let position = wrong.after;
  while (game.outcome(position) === undefined && !seen.has(game.key(position)) && steps.length < LONGEST_REFUTATION) {
    seen.add(game.key(position));
    const move =
      (isLostTo(wrong.before.seat, valueOf(position)) ? next(position) : undefined) ?? exact.best(table, position)[0];
    const after = game.play(position, move);
    steps.push({ name: game.moveName(position, move), before: position, after });
    position = after;
  }
  const [value, before] = [valueOf(wrong.after), valueOf(wrong.before)];
  const right = valueOf(claimedLine(solving.opened)[solving.played.length].after);
  const isSlower = value.winner === before.winner && !puzzleTasks[solving.opened.puzzle.task].isKeeping;
  const name = capital(puzzleMoveText(solving.opened, wrong.name));
  if (!isSlower) return { steps, text: `${name} gives it away: ${exact.text(value)}.` };
  // Values count from a position on; whoever is to move thinks of what it takes in all.
  const inAll = (value.count ?? 0) + (before.count ?? 0) - (right.count ?? 0);
  const text = `${name} is slower: ${exact.text({ ...value, count: inAll })}, instead of ${before.count ?? 0}.`;
  return { steps, text };
}

const isLostTo = (seat: Seat, value: ExactValue): boolean => worthTo(seat, value) < 0;

/** Where nobody resists, best play has nothing to show once all is lost: what the way straight on comes to says more. */
function straightOn({ opened: { game } }: PuzzleSolving, from: Position): (position: Position) => unknown {
  const { seat } = from;
  const { players, game: rules } = game.description;
  const entry = players.named(game.natural(seat)[0], seat, '0');
  if (entry instanceof Refusal) return () => undefined;
  const player = entry.start(rules.observe(from, seat), seat, createRng('0'));
  return (position) => player.move(rules.observe(position, seat));
}

/** A move as people read it: staying put has a word of its own in every game. */
export const puzzleMoveText = ({ game: { description } }: Pick<OpenedPuzzle, 'game'>, name: string): string =>
  name
    .split('+')
    .map((part) => (part === WAIT ? description.words.rest.name : part))
    .join('+');

/**
 * What a step did, as sentences. Where nobody else has a seat, the answer of the others is part of it: `E to row 0, column 1. The
 * Minotaur goes W.`
 */
export function puzzleStepText(of: Pick<OpenedPuzzle, 'game'>, { name, before, after }: PuzzleStep): string {
  const { game, words } = of.game.description;
  const { seat } = before;
  if (game.seats.length > 1) return `${capital(words.seat(seat).replace(/^the /, ''))} ${puzzleMoveText(of, name)}`;
  const turn = { seat, name, move: undefined, check: 0 };
  const told = words.move({ before: undefined, position: after, turn, end: undefined }, []);
  return `${told} ${game.outcome(after)?.why ?? ''}`.trimEnd();
}

/** The rules of a puzzle, for whoever has never played its game. */
export const puzzleRule = ({ game, start }: OpenedPuzzle): string => game.rule(start);

/** Why nothing is left to be found in a puzzle that is solved, as a sentence; nothing where everybody sees it. */
export const puzzleEnd = ({ puzzle: { task } }: OpenedPuzzle): string => puzzleTasks[task].end;

/** What is to be known before solving begins, as sentences: whose move it is, what is allowed, and the task. */
export function puzzleText({ puzzle, setup, game: { description } }: OpenedPuzzle): string {
  const told = [
    `${capital(description.words.seat(puzzle.seat))} to move.`,
    ...rulesText(setup),
    puzzleTasks[puzzle.task].aim,
  ];
  return told.join(' ');
}

/** The rules that are not the usual ones, and what others mean that are not set, as sentences: `No staying put.` */
function rulesText(setup: OpenedPuzzle['setup']): string[] {
  const unusual = withRules(setup).rules ?? {};
  return plainSettings(setup.description.settings).flatMap((setting) => {
    const { key, title, otherwise, affects } = setting;
    if (affects !== 'rules') return [];
    const value = unusual[key];
    if (value === undefined) return otherwise === undefined ? [] : [`${otherwise}.`];
    if (value === true) return [`${title}.`];
    const chosen = setting.choices?.(setup.values).find(({ name }) => name === value);
    return [`${title}: ${chosen?.title ?? String(value)}.`];
  });
}
