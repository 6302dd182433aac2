/** What the main thread, which has the streams and hears the signals, and the thread of the command tell each other. */

export interface CommandJob {
  readonly args: readonly string[];
  /** Which of the streams are terminals. */
  readonly terminals: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  readonly size: TerminalSize;
}

/** Undefined where stdout is no terminal. */
export interface TerminalSize {
  readonly rows: number | undefined;
  readonly columns: number | undefined;
}

export type FromCommand =
  | { readonly kind: 'write'; readonly stream: 'stdout' | 'stderr'; readonly bytes: Uint8Array }
  /** It wants more input. Nothing is read before that: a command in the background may not touch the terminal. */
  | { readonly kind: 'read' }
  | { readonly kind: 'raw'; readonly isRaw: boolean }
  | { readonly kind: 'done'; readonly code: number };

export type ToCommand =
  /** So many bytes have left the process. */
  | { readonly kind: 'written'; readonly bytes: number }
  /** Null at the end of the input. */
  | { readonly kind: 'input'; readonly bytes: Uint8Array | null }
  /** The terminal has another size, or was somebody else's for a while: draw it anew. */
  | { readonly kind: 'resize'; readonly size: TerminalSize }
  | { readonly kind: 'interrupt' };
