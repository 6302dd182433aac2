/** What cannot be done as asked, in words: a file that is in use, a tournament that makes no sense. Never a mistake of ours. */
export class Refused extends Error {
  /** The command has a copy of its own of everything, so it cannot ask for the class. */
  readonly isRefused = true;
}
