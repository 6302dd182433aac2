/** The bot's side of the lines: what a referee says, gathered until it wants an answer. Whatever is no protocol is ignored. */

/** A row from the top and a column. */
export type RowColumn = readonly [row: number, col: number];

/** What is known of a game. */
export interface Heard {
  readonly id: string;
  readonly game: string;
  /** What the game line says beside that. */
  readonly pairs: ReadonlyMap<string, string>;
  /** The lines of the grid, as they are now. */
  readonly rows: readonly string[];
  /** By place as `3,4`: the ways that are open there; empty where steps follow from the grid. */
  readonly ways: ReadonlyMap<string, readonly string[]>;
  /** By name: `you`, `foe.2`. */
  readonly at: ReadonlyMap<string, RowColumn>;
  readonly turn: number;
  readonly legal: readonly string[];
  /** Cells that changed since the last turn. */
  readonly changed: readonly RowColumn[];
}

export type HeardEvent =
  | { readonly kind: 'hello' }
  /** A turn is told, and nothing is asked. */
  | { readonly kind: 'turn'; readonly heard: Heard }
  | { readonly kind: 'go'; readonly heard: Heard }
  | { readonly kind: 'over' }
  | { readonly kind: 'quit' };

export class Hearing {
  #id = '';
  #game = '';
  #pairs = new Map<string, string>();
  #rows: string[] = [];
  #ways = new Map<string, readonly string[]>();
  #at = new Map<string, RowColumn>();
  #turn = 0;
  #legal: string[] = [];
  #changed: RowColumn[] = [];
  /** The block that is being read. */
  #block: { readonly word: 'grid' | 'ways'; readonly lines: string[] } | undefined;
  /** Whether somebody was placed since the last event. */
  #isTold = false;

  /** Takes a line in; what follows from it, if anything. */
  hear(line: string): HeardEvent[] {
    if (this.#block !== undefined) {
      if (line.trim() === 'end') this.#closeBlock();
      else this.#block.lines.push(line);
      return [];
    }
    const [word, ...words] = line.trim().split(/\s+/);
    const before: HeardEvent[] = word === 'turn' || word === 'result' ? this.#passed() : [];
    return [...before, ...this.#take(word, words, line)];
  }

  /** A turn without `go` has passed. */
  #passed(): HeardEvent[] {
    if (!this.#isTold) return [];
    this.#isTold = false;
    const heard = this.#heard();
    this.#changed = [];
    return [{ kind: 'turn', heard }];
  }

  #take(word: string, words: readonly string[], line: string): HeardEvent[] {
    switch (word) {
      case 'arena':
        return [{ kind: 'hello' }];
      case 'game':
        this.#begin(words);
        return [];
      case 'grid':
      case 'ways':
        this.#block = { word, lines: [] };
        return [];
      case 'turn':
        this.#turn = Number(words[0]) || 0;
        this.#at = new Map();
        return [];
      case 'at':
        this.#place(words);
        return [];
      case 'cell':
        this.#change(words, line);
        return [];
      case 'legal':
        this.#legal = [...words];
        return [];
      case 'go': {
        this.#isTold = false;
        const heard = this.#heard();
        this.#changed = [];
        return [{ kind: 'go', heard }];
      }
      case 'result':
        return [{ kind: 'over' }];
      case 'quit':
        return [{ kind: 'quit' }];
      default:
        return [];
    }
  }

  #begin([id = '', game = '', ...pairs]: readonly string[]): void {
    this.#id = id;
    this.#game = game;
    this.#pairs = new Map();
    for (let at = 0; at + 1 < pairs.length; at += 2) this.#pairs.set(pairs[at], pairs[at + 1]);
    this.#rows = [];
    this.#ways = new Map();
    this.#at = new Map();
    this.#turn = 0;
    this.#legal = [];
    this.#changed = [];
    this.#isTold = false;
  }

  #closeBlock(): void {
    const { word, lines } = this.#block ?? { word: 'grid', lines: [] };
    this.#block = undefined;
    if (word === 'grid') {
      this.#rows = lines;
      this.#ways = new Map(); // another world has others
    }
    for (const line of word === 'ways' ? lines : []) {
      const [row, col, ...names] = line.trim().split(/\s+/);
      this.#ways.set(`${row},${col}`, names);
    }
  }

  #place([name = '', row, col]: readonly string[]): void {
    this.#at.set(name, [Number(row), Number(col)]);
    this.#isTold = true;
  }

  /** The character may be a blank. */
  #change([row, col]: readonly string[], line: string): void {
    const [r, c] = [Number(row), Number(col)];
    const character = /^\s*cell\s+\d+\s+\d+\s(.)/.exec(line)?.[1] ?? ' ';
    const found = this.#rows.at(r);
    if (found === undefined || !(r >= 0 && c >= 0)) return;
    const padded = found.padEnd(c);
    this.#rows[r] = padded.slice(0, c) + character + padded.slice(c + 1);
    this.#changed.push([r, c]);
  }

  #heard(): Heard {
    return {
      id: this.#id,
      game: this.#game,
      pairs: this.#pairs,
      rows: [...this.#rows],
      ways: new Map(this.#ways),
      at: new Map(this.#at),
      turn: this.#turn,
      legal: [...this.#legal],
      changed: [...this.#changed],
    };
  }
}
