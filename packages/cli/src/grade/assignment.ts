/**
 * An assignment: what a class was asked for, as data and a few functions. Submissions are graded in processes of their own, so
 * an assignment has two halves: here what there is to do and what it comes to, and `Work`, which does it beside the module.
 */

import { seedOfGame } from 'asterion/play';
import type { Said } from 'asterion/settings';
import type { Finding } from '../check/findings.js';
import type { Host } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import type { RunnerHost } from '../module/runner.js';

/** What a command line asks for. */
export interface AskedGrading {
  /** What submissions are, where they do not say: a seat, a generator, a solver. */
  readonly as?: string | undefined;
  readonly worlds: readonly string[];
  readonly against: readonly string[];
  readonly said: Said;
  readonly games?: number | undefined;
  readonly seed: string;
  readonly time?: number | undefined;
}

/** What is the same for every submission. Plain data. */
export interface GradingTerms {
  readonly seed: string;
  /** What submissions are, whatever they say; undefined where they may say it. */
  readonly as: string | undefined;
  /** The most milliseconds for an answer. */
  readonly time: number;
}

/** One thing that a submission is asked to do. */
export interface Task {
  /** `-` where there is none to name. */
  readonly world: string;
  readonly against: string;
  readonly seed: string;
}

/** What came of it. Plain data. */
export interface TaskResult extends Task {
  /** In a word: `won`, `solved`. */
  readonly outcome: string;
  /** Whether the submission failed, instead of doing badly. */
  readonly isForfeit: boolean;
  /** What went wrong, as a sentence or more; null if nothing did. */
  readonly why: string | null;
  /** What was counted. */
  readonly counts: Readonly<Record<string, number>>;
}

/** A number for each submission. */
export interface Column {
  readonly key: string;
  readonly title: string;
  /** Null where there is none. */
  readonly of: (results: readonly TaskResult[], as: string) => number | null;
  readonly text: (value: number) => string;
}

/** What a submission is graded as. Plain data. */
export interface SubmissionRole {
  readonly as: string;
  /** Whether neither it nor the command line says so. */
  readonly isGuess: boolean;
}

/** The submission beside the one who grades it. */
export interface Work {
  readonly role: SubmissionRole;
  /** What `asterion check` finds. */
  check(): Promise<readonly Finding[]>;
  perform(task: Task): Promise<TaskResult>;
  close(): Promise<void>;
}

export interface Assignment<P extends GradingTerms = GradingTerms> {
  readonly name: string;
  readonly about: string;
  /** What a submission can be, in the order of the table. */
  readonly roles: readonly string[];
  /** The option that says which. */
  readonly option: 'seat' | 'as';
  readonly columns: readonly Column[];
  /** The columns that say who is better, the most important first; the smaller number is better after a minus. */
  readonly order: (as: string) => readonly string[];
  /** Fails where it cannot be done. */
  plan(asked: AskedGrading, host: Host, messages: Messages): Promise<P>;
  /** In words, for the line above the table, of what there are submissions for. */
  told(plan: P, roles: readonly string[]): string;
  /** Everything that a submission is asked to do, in this order. */
  tasks(plan: P, as: string): readonly Task[];
  /** What comes of a task in which the submission ended the whole process. */
  failed(task: Task, why: string): TaskResult;
  /** Opens a module; a failure if it is none for this. */
  open(path: string, plan: P, host: RunnerHost): Promise<Work>;
}

export const sumOf = (results: readonly TaskResult[], key: string): number =>
  results.reduce((sum, { counts }) => sum + (counts[key] ?? 0), 0);

export const withOutcome = (results: readonly TaskResult[], ...outcomes: readonly string[]): number =>
  results.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** `seeds 1:0 to 1:19` */
export const seedsText = (seed: string, games: number): string =>
  games === 1 ? `seed ${seedOfGame(seed, 0)}` : `seeds ${seedOfGame(seed, 0)} to ${seedOfGame(seed, games - 1)}`;

/** Why a submission cannot be graded, without the path it was found at. */
export const withoutPath = (message: string, path: string): string => message.replace(`${path}: `, '');
