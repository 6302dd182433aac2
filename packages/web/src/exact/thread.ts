/** The next thread, started before it is needed: starting one and warming it up takes longer than most tables do. */

let spare: Worker | undefined;

const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Starts the spare thread. Rooms that may want a table call it when they open. */
export function prepareThread(): void {
  spare ??= start();
}

/** A thread of one's own, to be terminated when it is no longer wanted. */
export function takeThread(): Worker {
  const thread = spare ?? start();
  spare = undefined;
  setTimeout(prepareThread); // not before the table is under way
  return thread;
}
