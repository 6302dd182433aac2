/** What a command and the process of a submission tell each other. */

import type { GradingTerms, SubmissionRole } from './assignment.js';

/** The name of the task that is to be checked; the others have numbers. */
export const CHECK = 'check';

/** What a process is told first. */
export interface Job {
  readonly path: string;
  /** By name. */
  readonly assignment: string;
  readonly plan: GradingTerms;
  /** Tasks whose results are known. */
  readonly done: readonly string[];
}

export type FromSubmission =
  /** It is loaded: what it is graded as. */
  | { readonly kind: 'is'; readonly role: SubmissionRole }
  | { readonly kind: 'begun'; readonly task: string }
  | { readonly kind: 'done'; readonly task: string; readonly result: unknown }
  | { readonly kind: 'end' }
  /** It cannot be graded; `isOurs` if that is no fault of the submission. */
  | { readonly kind: 'fault'; readonly why: string; readonly isOurs: boolean };
