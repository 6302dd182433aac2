/** What a brush is: what a stroke makes of the cells and the ways it passes, and what it makes of them when it erases. */

import type { Cell } from '../world/index.js';
import type { SketchChange } from './change.js';
import type { Sketch, SketchKind } from './sketch.js';

/** What a stroke comes to for a brush. */
export interface StrokeMark {
  /** The cells, each once, in their order. */
  readonly cells: readonly Cell[];
  /** Pairs of neighbours: along a line one after the other, in an area all, of a frame those across its rim. */
  readonly ways: readonly (readonly [Cell, Cell])[];
  /** The first cell and the last, of the stroke and of its mirror images. */
  readonly ends: readonly (readonly [Cell, Cell])[];
  /** Of the stroke; undefined where none is said. */
  readonly cost: number | undefined;
}

/** An entry of the registry, or a piece of a game. */
export interface Brush {
  /** What strokes call it. No other brush has it. */
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  /** What it does, as a sentence. */
  readonly about: string;
  /** What erasing with it does, as a sentence. */
  readonly eraser: string;
  /** Where hosts list it. */
  readonly part: 'ground' | 'ways' | 'places' | 'pieces';
  /** The letter of a piece; absent where there is none. */
  readonly glyph?: string | undefined;
  /** The sketches it applies to. */
  readonly kinds: readonly SketchKind[];
  /** What of a stroke counts: every cell, what lies between them, the first and the last cell, or the last alone. */
  readonly counts: 'cells' | 'ways' | 'ends' | 'last';
  /** Whether there is one of it only: symmetry leaves it alone. */
  readonly isSingle?: boolean | undefined;
  /** Whether a stroke has to say a cost. */
  readonly needsCost?: boolean | undefined;
  /** Why it cannot paint that, as a sentence; undefined if it can. The kind has been asked for already. */
  fault?(sketch: Sketch, mark: StrokeMark): string | undefined;
  /** Paints what counts of a stroke. */
  paint(change: SketchChange, mark: StrokeMark): void;
  /** Takes away what it paints. */
  erase(change: SketchChange, mark: StrokeMark): void;
}

/** Why a brush does not apply to a sketch, as a sentence; undefined if it does. */
export function brushFault({ title, kinds }: Brush, { kind }: Sketch): string | undefined {
  if (kinds.includes(kind)) return undefined;
  return kind === 'rooms'
    ? `"${title}" is for worlds of thin walls; here the ground alone says where one can go.`
    : `"${title}" is for worlds of rooms and corridors; here ways are opened and closed between cells.`;
}
