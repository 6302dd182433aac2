/**
 * Lines of bits: the rows of a map of squares, or its columns, and where a straight jump along them stops.
 *
 * In each of both directions one bitmap says where a jump ends: at a wall, or at a free square from where a wall beside
 * the line can be passed round. So a jump is a shift and a count of zeros, 32 squares at a time, and a change of a square
 * changes a few words. A rim of walls surrounds the lines: every jump ends inside them. Line and place count from 1 within it.
 */

/** When a free square beside the line makes a jump stop. */
export type StopRule =
  /** The wall beside it ended one square before: one turns there, as no corner is cut. */
  | 'behind'
  /** The wall beside us ends with the next square, and the squares ahead of it and of us are free: one corner is cut. */
  | 'ahead'
  /** The wall beside us ends with the next square, whatever is ahead of us: any corner is cut. */
  | 'across';

export class BitLines {
  readonly lineCount: number;
  /** How many words a line has. */
  readonly words: number;
  /** By bit: whether the square is free. */
  readonly free: Int32Array;
  /** By bit: where a jump towards greater places stops. */
  readonly ahead: Int32Array;
  /** By bit: where a jump towards smaller places stops. */
  readonly back: Int32Array;
  readonly #rule: StopRule;

  constructor(lines: number, places: number, rule: StopRule) {
    this.lineCount = lines + 2;
    this.words = ((places + 1) >> 5) + 1;
    this.free = new Int32Array(this.lineCount * this.words);
    this.ahead = new Int32Array(this.free.length).fill(-1);
    this.back = new Int32Array(this.free.length).fill(-1);
    this.#rule = rule;
  }

  get bytes(): number {
    return 3 * this.free.byteLength;
  }

  has(line: number, place: number): boolean {
    return ((this.free[line * this.words + (place >> 5)] >> (place & 31)) & 1) === 1;
  }

  set(line: number, place: number, isFree: boolean): void {
    const at = line * this.words + (place >> 5);
    const bit = 1 << (place & 31);
    if (isFree) this.free[at] |= bit;
    else this.free[at] &= ~bit;
  }

  /** Works the stops out again, everywhere. */
  refresh(): void {
    for (let line = 1; line < this.lineCount - 1; line++)
      for (let word = 0; word < this.words; word++) this.#refreshWord(line, word);
  }

  /** Works the stops out again that a change of a square can change. */
  refreshAround(line: number, place: number): void {
    const first = Math.max(0, (place - 1) >> 5);
    const last = Math.min(this.words - 1, (place + 1) >> 5);
    for (let near = Math.max(1, line - 1); near <= Math.min(this.lineCount - 2, line + 1); near++)
      for (let word = first; word <= last; word++) this.#refreshWord(near, word);
  }

  #refreshWord(line: number, word: number): void {
    const { words, free } = this;
    const rule = this.#rule;
    const at = line * words + word;
    let ahead = 0;
    let back = 0;
    for (let side = at - words; side <= at + words; side += 2 * words) {
      if (rule === 'behind') {
        ahead |= free[side] & ~this.#before(side, word);
        back |= free[side] & ~this.#after(side, word);
      } else {
        ahead |= ~free[side] & this.#after(side, word);
        back |= ~free[side] & this.#before(side, word);
      }
    }
    if (rule === 'ahead') {
      ahead &= this.#after(at, word);
      back &= this.#before(at, word);
    }
    this.ahead[at] = ahead | ~free[at];
    this.back[at] = back | ~free[at];
  }

  /** By bit: whether the square before (at a smaller place) is free. */
  #before(at: number, word: number): number {
    return (this.free[at] << 1) | (word > 0 ? this.free[at - 1] >>> 31 : 0);
  }

  #after(at: number, word: number): number {
    return (this.free[at] >>> 1) | (word + 1 < this.words ? this.free[at + 1] << 31 : 0);
  }
}

/** The first stop at a place or at greater ones; `base` is where the line's words begin. */
export function stopAhead(stops: Int32Array, base: number, from: number): number {
  let at = base + (from >> 5);
  let place = from;
  let bits = stops[at] >> (from & 31);
  if (bits === 0) {
    place = (from | 31) + 1;
    while ((bits = stops[++at]) === 0) place += 32;
  }
  return place + 31 - Math.clz32(bits & -bits);
}

/** The first stop at a place or at smaller ones. */
export function stopBack(stops: Int32Array, base: number, from: number): number {
  let at = base + (from >> 5);
  let place = from;
  let bits = stops[at] << (31 - (from & 31));
  if (bits === 0) {
    place = (from & ~31) - 1;
    while ((bits = stops[--at]) === 0) place -= 32;
  }
  return place - Math.clz32(bits);
}
