/** Puzzles of one person, one after another, whatever they are shown by. */

import type { Position } from 'asterion/game';
import { type AnyDescription, capital, counted, type GameSetup, type View } from 'asterion/play';
import {
  beginSolving,
  clockText,
  dayStreak,
  hintText,
  type OpenedPuzzle,
  offerMove,
  openPuzzle,
  type Puzzle,
  PuzzleFault,
  type PuzzleSolving,
  type PuzzleStep,
  puzzleEnd,
  puzzleLink,
  puzzleMoveText,
  puzzleResult,
  puzzleRule,
  puzzleStepText,
  puzzleText,
  type SolvedPuzzle,
  shareText,
  takeHint,
  takeMoveBack,
} from 'asterion/puzzle';
import type { Board } from '../game/board.js';
import { MoveInput, type MoveTaker } from '../game/move-input.js';
import { Failure } from '../host/host.js';
import type { HistoryFile } from './history-file.js';
import type { OpenedPack } from './pack-file.js';

/** A puzzle of a pack, and the day whose puzzle it is, if it is one. */
export interface ChosenPuzzle {
  readonly number: number;
  readonly date?: string | undefined;
}

/** What a sitting is made of. */
export interface SittingPlan {
  readonly opened: OpenedPack;
  readonly history: HistoryFile;
  /** Whether time is taken: of who plays, not of a program that has all its moves ready. */
  readonly hasClock: boolean;
  /** Why a puzzle is not as it claims, or nothing. */
  readonly fault: (puzzle: Puzzle) => Promise<string | undefined>;
}

export class PuzzleSitting implements MoveTaker {
  readonly input = new MoveInput(this);
  /** Puzzles that were solved, in their order. */
  readonly solved: SolvedPuzzle[] = [];
  /** What the last move came to, as sentences. */
  said = '';
  readonly #plan: SittingPlan;
  #chosen: ChosenPuzzle;
  #solving: PuzzleSolving;
  #begun = performance.now();

  private constructor(plan: SittingPlan, chosen: ChosenPuzzle, solving: PuzzleSolving) {
    this.#plan = plan;
    this.#chosen = chosen;
    this.#solving = solving;
  }

  /** Begins with a puzzle. Fails where it is not as it claims. */
  static async begin(plan: SittingPlan, chosen: ChosenPuzzle): Promise<PuzzleSitting> {
    const begun = await begin(plan, chosen.number);
    if (typeof begun === 'string') throw new Failure(`${plan.opened.name}: ${begun}`);
    return new PuzzleSitting(plan, chosen, begun);
  }

  /** Goes on to the next puzzle that was not solved yet. Resolves to why not, or to nothing. */
  async next(): Promise<string | undefined> {
    const number = nextNumber(this.#plan, this.#chosen.number);
    const begun = await begin(this.#plan, number);
    if (typeof begun === 'string') return begun;
    this.#chosen = { number };
    this.#solving = begun;
    this.#begun = performance.now();
    this.said = '';
    this.input.forget();
    return undefined;
  }

  get solving(): PuzzleSolving {
    return this.#solving;
  }

  get setup(): GameSetup {
    return this.#opened.setup;
  }

  /** The position in which a move is awaited. */
  get standing(): { readonly position: Position } {
    return this.#solving;
  }

  /** What is to be seen of it, with those gone who were told. */
  get view(): View {
    return this.input.applied(this.viewOf(this.#solving.position));
  }

  viewOf(position: Position): View {
    return this.#description.view(position);
  }

  /** `Puzzle 3 of first`, `Puzzle of 2026-11-19` */
  get title(): string {
    const { number, date } = this.#chosen;
    return date === undefined ? `Puzzle ${number} of ${this.#plan.opened.pack.name}` : `Puzzle of ${date}`;
  }

  /** What there is to know before the first move. */
  get aim(): string {
    return puzzleText(this.#opened);
  }

  /** The rules, for whoever has never played it. */
  get rule(): string {
    return puzzleRule(this.#opened);
  }

  /** What still has to be done, or what it came to, in a few words each. */
  statusOn(board: Pick<Board, 'nameOf'>): string[] {
    const { phase, left, wrongs, hints, opened } = this.#solving;
    const { stars } = opened.puzzle;
    const faults = [
      ...(wrongs === 0 ? [] : [counted(wrongs, 'wrong move')]),
      ...(hints === 0 ? [] : [counted(hints, 'hint')]),
    ];
    const last = this.solved.at(-1);
    if (phase !== 'solved' || last === undefined)
      return [`${this.#moverOn(board)} to move`, `${counted(left, 'move')} to find`, counted(stars, 'star'), ...faults];
    const time = this.#plan.hasClock ? [clockText(last.seconds)] : [];
    return [`Solved: ${last.stars} of ${counted(last.of, 'star')}`, ...time, ...faults, ...this.#streak()];
  }

  /** `Rogue` */
  seatName(seat: string): string {
    return capital(this.#description.words.seat(seat).replace(/^the /, ''));
  }

  /** The hints taken at this turn. */
  get hint(): string {
    return hintText(this.#solving);
  }

  takeHint(): void {
    this.#solving = takeHint(this.#solving);
  }

  /** Takes back what the mover before was told, or a wrong move; returns why not. */
  takeBack(): string | undefined {
    if (this.input.takeBack()) return undefined;
    if (this.#solving.phase !== 'wrong') return 'There is no wrong move to take back.';
    this.#solving = takeMoveBack(this.#solving);
    this.said = '';
    return undefined;
  }

  async ready(): Promise<void> {
    await Promise.resolve(); // nobody else thinks here
  }

  play(move: unknown): boolean {
    const { position, played } = this.#solving;
    const next = offerMove(this.#solving, this.#description.game.moveName(position, move));
    if (next === undefined) return false;
    this.#solving = next;
    const end = next.phase === 'solved' ? ` ${puzzleEnd(this.#opened)}`.trimEnd() : '';
    this.said = next.refutation === undefined ? this.#rightText(next.played.slice(played.length)) + end : '';
    if (next.phase === 'solved') this.#solve();
    return true;
  }

  /** Why the last move was wrong: what it comes to. */
  get wrong(): string {
    const { refutation } = this.#solving;
    return refutation === undefined ? '' : `Wrong. ${refutation.text}`;
  }

  /** A step in words: `Monster SW`. */
  stepText(step: PuzzleStep): string {
    return puzzleStepText(this.#opened, step);
  }

  /** What there is to say of all that was solved, a line each: to be shared, and where it is found on the page. */
  get farewell(): string[] {
    const { hasClock, opened } = this.#plan;
    if (this.solved.length === 0) return [`${this.title} is still to be solved.`];
    return this.solved.flatMap(({ seconds, ...solved }) => [
      shareText({ ...solved, ...(hasClock && { seconds }) }),
      ...(opened.isShipped ? [puzzleLink(solved)] : []), // the page knows no other packs
    ]);
  }

  /** Whoever is to be told: `Monster`, or one of several: `Monster N (2 of 2)`. */
  #moverOn(board: Pick<Board, 'nameOf'>): string {
    const { count, index } = this.input;
    const { seat } = this.#opened.puzzle;
    const which = count < 2 ? '' : ` ${board.nameOf(seat, index)} (${index + 1} of ${count})`;
    return `${this.seatName(seat)}${which}`;
  }

  /** Days in a row, up to the one whose puzzle this is. */
  #streak(): string[] {
    const { date } = this.#chosen;
    return date === undefined ? [] : [`streak ${counted(dayStreak(this.#plan.history.read(), date), 'day')}`];
  }

  get #opened(): OpenedPuzzle {
    return this.#solving.opened;
  }

  get #description(): AnyDescription {
    return this.#opened.setup.description;
  }

  /** `Right: NE. The monster answers SW.` */
  #rightText([own, reply]: readonly PuzzleStep[]): string {
    const { game, words } = this.#description;
    if (game.seats.length === 1) return `Right: ${puzzleStepText(this.#opened, own)}`;
    const right = `Right: ${puzzleMoveText(this.#opened, own.name)}.`;
    if (reply === undefined) return right;
    return `${right} ${capital(words.seat(reply.before.seat))} answers ${puzzleMoveText(this.#opened, reply.name)}.`;
  }

  #solve(): void {
    const { history, opened } = this.#plan;
    const result = puzzleResult(this.#solving, (performance.now() - this.#begun) / 1000);
    if (result === undefined) return;
    const { number, date } = this.#chosen;
    const solved = { pack: opened.pack.name, number, ...(date !== undefined && { date }), ...result };
    this.solved.push(solved);
    const told = history.add(solved);
    if (told !== undefined) this.said = `${this.said} ${capital(told)}.`;
  }
}

/** The puzzle of that number, ready to be solved; or why it is not, as a sentence. */
async function begin({ opened, fault }: SittingPlan, number: number): Promise<PuzzleSolving | string> {
  const puzzle = opened.pack.list[number - 1];
  const why = opened.isShipped ? undefined : await fault(puzzle);
  const found = why === undefined ? openPuzzle(puzzle) : new PuzzleFault(why);
  return found instanceof PuzzleFault ? `puzzle ${number} is not as it claims: ${found.message}` : beginSolving(found);
}

/** The first puzzle after a number that was not solved yet, from the start again after the end; the one after it if all were. */
export function nextNumber({ opened, history }: Pick<SittingPlan, 'opened' | 'history'>, after: number): number {
  const { name, list } = opened.pack;
  const done = new Set(history.read().flatMap(({ pack, number }) => (pack === name ? [number] : [])));
  const inOrder = list.map((_, at) => ((after + at) % list.length) + 1);
  return inOrder.find((number) => !done.has(number)) ?? inOrder[0];
}
