/**
 * What a parser returns. Text comes from outside, so a refusal is a value that the caller must open, never a throw.
 *
 * Inside a parser a refusal does unwind by throwing, and `parsed` catches it at the door: checking a result after
 * each of a dozen small reads would bury the grammar.
 */

/** Why a text was refused, and where. Lines and columns count from 1; a byte-order mark does not count. */
export interface Fault {
  /** From 1; where the text ends too early it may be one after the last. */
  readonly line: number;
  /** From 1, in UTF-16 units: a tab is one column. */
  readonly column: number;
  /** What was expected and what was found there. */
  readonly message: string;
}

/**
 * What becomes of text from outside, whatever it holds: a value and what its reader should know about it, or the first fault.
 * `F` is for faults that tell more than where and why.
 */
export type Parsed<T, F extends Fault = Fault> =
  | {
      /** The text was read. */
      readonly ok: true;
      /** What it holds, checked. */
      readonly value: T;
      /** A sentence for each thing that was read in another way than its author may have meant; mostly none. */
      readonly warnings: readonly string[];
    }
  | {
      /** The text was refused. */
      readonly ok: false;
      /** The first thing wrong with it. */
      readonly fault: F;
    };

/** `name:line:column: message`, as compilers write it and editors understand it. */
export const faultText = (fault: Fault, name?: string): string =>
  `${name === undefined ? '' : `${name}:`}${fault.line}:${fault.column}: ${fault.message}`;

class Unwound extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(faultText(fault));
    this.fault = fault;
  }
}

/** Ends the parser that runs inside `parsed`. */
export function refuse(line: number, column: number, message: string): never {
  throw new Unwound({ line, column, message });
}

/** Runs a parser; what it refuses becomes a value, what it warns of is kept. */
export function parsed<T>(read: (warn: (warning: string) => void) => T): Parsed<T> {
  const warnings: string[] = [];
  try {
    return { ok: true, value: read((warning) => warnings.push(warning)), warnings };
  } catch (error) {
    if (error instanceof Unwound) return { ok: false, fault: error.fault };
    throw error;
  }
}

const LONGEST_QUOTE = 40;

/** A piece of the input for a message: short, in quotes, with invisible characters made visible. */
export function quoted(found: string): string {
  if (found === '') return 'nothing';
  return JSON.stringify(found.length > LONGEST_QUOTE ? `${found.slice(0, LONGEST_QUOTE)}...` : found);
}
