/** What cannot be done as asked, in words: a file that is in use, a tournament that makes no sense. Never a mistake of ours. */
export class Refused extends Error {
  /** The command has a copy of its own of everything, so it cannot ask for the class. */
  readonly isRefused = true;
}

/** Why something failed. A server that is at none of its addresses says so in as many errors as it has addresses. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
