/** A whole class at work: each submission in a process of its own, some at a time, every result kept the moment it is there. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ANSWERS, type Finding } from '../check/findings.js';
import { type Host, Interrupted } from '../host/host.js';
import type { Messages } from '../host/messages.js';
import { builtFile } from '../host/thread.js';
import { packageVersion } from '../package.js';
import type { Assignment, GradingTerms, SubmissionRole, Task, TaskResult } from './assignment.js';
import { keyOf, type Ledger } from './ledger.js';
import type { Submission } from './submissions.js';
import { CHECK, type FromSubmission, type Job } from './wire.js';

/** What a submission came to. */
export interface Graded {
  readonly name: string;
  /** Undefined where it could not be graded. */
  readonly role: SubmissionRole | undefined;
  /** Why not. */
  readonly fault: string | undefined;
  readonly findings: readonly Finding[];
  /** In the order of the tasks. */
  readonly results: readonly TaskResult[];
  /** Whether everything was known from before. */
  readonly isKnown: boolean;
}

export interface Class {
  readonly assignment: Assignment;
  readonly plan: GradingTerms;
  readonly submissions: readonly Submission[];
  readonly ledger: Ledger;
  /** How many are graded at the same time. */
  readonly threads: number;
}

/** In the order of the submissions, whoever is done first. */
export async function gradeAll(of: Class, host: Host, messages: Messages): Promise<Graded[]> {
  const { submissions, threads } = of;
  const graded: Graded[] = [];
  const failed = new AbortController();
  const signal = AbortSignal.any([host.signal, failed.signal]);
  let next = 0;
  const gradeSome = async (): Promise<void> => {
    while (next < submissions.length) {
      const number = next++;
      const label = `submission ${number + 1} of ${submissions.length}, ${submissions[number].name}`;
      graded[number] = await gradeOne(submissions[number], of, signal, (what) => {
        messages.progress(`${label}: ${what}`);
      });
    }
  };
  const some = Array.from({ length: Math.min(threads, submissions.length) }, gradeSome);
  try {
    await Promise.all(some);
    return graded;
  } catch (error) {
    failed.abort();
    await Promise.allSettled(some);
    throw error;
  } finally {
    messages.done();
  }
}

/** The name of the task that every process has first: to say what it is. */
const ROLE = 'role';

const ungraded = (name: string, fault: string | undefined): Graded => ({
  ...{ name, fault, role: undefined, findings: [], results: [], isKnown: false },
});

/** Goes on from what is known, in one process, or in more where the submission ends them. */
async function gradeOne(
  { name, path, fault, hash }: Submission,
  { assignment, plan, ledger }: Class,
  signal: AbortSignal,
  tell: (what: string) => void,
): Promise<Graded> {
  if (path === undefined || fault !== undefined) return ungraded(name, fault);
  const progress = new Progress(keyOf(packageVersion(), assignment.name, plan, name, hash), assignment, plan, ledger);
  const isKnown = progress.isDone;
  while (!progress.isDone) {
    const before = progress.done.length;
    let begun: string | undefined;
    const hear = (message: FromSubmission): void => {
      if (message.kind === 'is') progress.note(ROLE, message.role);
      if (message.kind === 'done') progress.note(message.task, message.result);
      if (message.kind !== 'begun') return;
      begun = message.task;
      tell(begun === CHECK ? 'checking' : `game ${Number(begun) + 1} of ${progress.tasks.length}`);
    };
    const end = await inProcess({ path, assignment: assignment.name, plan, done: progress.done }, hear, signal);
    if (end.kind === 'fault') return ungraded(name, end.isOurs ? `could not be graded: ${end.why}` : end.why);
    if (end.kind === 'end' && progress.done.length === before && !progress.isDone)
      return ungraded(name, 'says something else of itself each time it is loaded');
    if (end.kind === 'end') continue;
    const why = `ended the whole process (${end.how})`;
    if (begun === undefined) return ungraded(name, `${why} when it was loaded`);
    progress.noteEnd(begun, `It ${why}.`);
  }
  return { name, fault: undefined, isKnown, ...progress.graded };
}

/** What is known of one submission. */
class Progress {
  readonly #key: string;
  readonly #assignment: Assignment;
  readonly #plan: GradingTerms;
  readonly #ledger: Ledger;

  constructor(key: string, assignment: Assignment, plan: GradingTerms, ledger: Ledger) {
    this.#key = key;
    this.#assignment = assignment;
    this.#plan = plan;
    this.#ledger = ledger;
  }

  /** Keeps a result, unless there is one. */
  note(task: string, result: unknown): void {
    if (!this.#ledger.of(this.#key).has(task)) this.#ledger.note({ key: this.#key, task, result });
  }

  /** Keeps that the process ended in the middle of a task. */
  noteEnd(task: string, why: string): void {
    const finding: Finding = { property: ANSWERS, holds: false, why };
    this.note(task, task === CHECK ? [finding] : this.#assignment.failed(this.tasks[Number(task)], why));
  }

  get done(): string[] {
    return [...this.#ledger.of(this.#key).keys()];
  }

  /** None as long as it is not known what it is. */
  get tasks(): readonly Task[] {
    const role = this.#known(ROLE) as SubmissionRole | undefined;
    return role === undefined ? [] : this.#assignment.tasks(this.#plan, role.as);
  }

  get isDone(): boolean {
    const all = [ROLE, CHECK, ...this.tasks.keys()];
    return all.every((task) => this.#known(task) !== undefined);
  }

  get graded(): Pick<Graded, 'role' | 'findings' | 'results'> {
    return {
      role: this.#known(ROLE) as SubmissionRole,
      findings: this.#known(CHECK) as readonly Finding[],
      results: this.tasks.map((_, index) => this.#known(index) as TaskResult),
    };
  }

  #known(task: string | number): unknown {
    return this.#ledger.of(this.#key).get(String(task));
  }
}

/** How a process ended: as it says, or without a word. */
type End =
  | Extract<FromSubmission, { readonly kind: 'end' | 'fault' }>
  | { readonly kind: 'died'; readonly how: string };

/**
 * What it prints is nobody's business: there may be no end to it. It has a group of its own, so that Ctrl-C is ours alone to
 * hear, and is not taken for something that the submission did; it ends by itself when we do. Its path is there for whoever looks at what runs.
 */
async function inProcess(job: Job, hear: (message: FromSubmission) => void, signal: AbortSignal): Promise<End> {
  if (signal.aborted) throw new Interrupted();
  const child = fork(fileURLToPath(builtFile('grade/submission-process.js')), [job.path], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    detached: true,
  });
  const stop = (): void => {
    child.kill('SIGKILL');
  };
  signal.addEventListener('abort', stop);
  try {
    const end = await ended(child, job, hear);
    if (signal.aborted) throw new Interrupted();
    return end;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

const ended = (child: ChildProcess, job: Job, hear: (message: FromSubmission) => void): Promise<End> =>
  new Promise((resolve, reject) => {
    let end: End | undefined;
    child.on('message', (message: FromSubmission) => {
      try {
        if (message.kind === 'end' || message.kind === 'fault') end = message;
        else hear(message);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    child.on('error', reject);
    child.on('close', (code, how) => {
      resolve(end ?? { kind: 'died', how: how ?? `exit code ${String(code)}` });
    });
    child.send(job, () => undefined); // if it is gone already, that is told otherwise
  });
