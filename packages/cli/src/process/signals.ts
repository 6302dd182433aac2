/** The signals of the process, on every platform as far as it has them. */

export interface OnSignals {
  /** Ctrl-C, a request to end, a terminal that was closed. */
  readonly interrupt: () => void;
  /** The process is about to stop, as by Ctrl-Z. */
  readonly stop?: () => void;
  /** It goes on, as by `fg`. */
  readonly resume?: () => void;
}

/** Listens until the function it returns is called. */
export function onSignals({ interrupt, stop, resume }: OnSignals): () => void {
  const listeners = new Map<NodeJS.Signals, () => void>([
    ['SIGINT', interrupt],
    ['SIGTERM', interrupt],
    ['SIGHUP', interrupt],
  ]);
  // Windows has no job control and refuses to listen for it.
  if (process.platform !== 'win32') {
    if (resume !== undefined) listeners.set('SIGCONT', resume);
    if (stop !== undefined) {
      listeners.set('SIGTSTP', () => {
        stop();
        process.kill(process.pid, 'SIGSTOP'); // who listens for the one signal has to stop by the other
      });
    }
  }
  for (const [signal, listener] of listeners) process.on(signal, listener);
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
}
