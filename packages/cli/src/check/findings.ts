/** What was found of a module: the properties it was held to, and where one does not hold. */

/** A property, as a sentence about the module without its subject: `makes only legal moves`. */
export interface Finding {
  readonly property: string;
  /** Undefined where nothing came of it: the module failed in other ways before. */
  readonly holds: boolean | undefined;
  /** Where it does not hold, in words; undefined otherwise. */
  readonly why: string | undefined;
}

/** Of each property the first that was found wrong. */
export class Findings {
  readonly #found = new Map<string, Finding>();

  constructor(properties: readonly string[]) {
    for (const property of properties) this.#found.set(property, { property, holds: undefined, why: undefined });
  }

  /** Notes where a property does not hold, if it is one of those that are asked for. */
  refute(property: string, why: string): void {
    if (this.#found.get(property)?.why === undefined) this.#note({ property, holds: false, why });
  }

  /** Notes that these have been seen to hold somewhere. */
  confirm(...properties: readonly string[]): void {
    for (const property of properties)
      if (this.#found.get(property)?.holds === undefined) this.#note({ property, holds: true, why: undefined });
  }

  #note(finding: Finding): void {
    if (this.#found.has(finding.property)) this.#found.set(finding.property, finding);
  }

  get list(): readonly Finding[] {
    return [...this.#found.values()];
  }
}

export const ANSWERS = 'comes to an end every time, in time and without an error';

/** Faults of a module, after which nothing more is to be learnt. */
export const ENOUGH = 3;

/** What was checked, and on what, for the line above the findings. */
export interface Checked {
  readonly what: string;
  readonly findings: readonly Finding[];
}
