/**
 * The pen: what is in hand, and what it is doing. Pointers and keys press it down on a cell, move it and lift it; what it
 * leaves is a step that can be undone. Meanwhile the sketch on screen shows what the step would come to.
 */

import { batch, computed, signal } from '@preact/signals';
import {
  applyStroke,
  type Brush,
  boxBetween,
  dragFault,
  draggableAt,
  dragPiece,
  type Sketch,
  type Stroke,
  strokeFault,
} from 'asterion/edit';
import { capital, placeText } from 'asterion/play';
import type { Cell, Direction } from 'asterion/world';
import { announce } from '../page/announce.js';
import type { Choosing, ChosenArea } from './area.js';
import { Hand } from './hand.js';
import type { EditSession } from './session.js';

/** Something under way, from the sketch as it was before. */
type Doing =
  | {
      readonly kind: 'stroke';
      readonly before: Sketch;
      /** As far as it was drawn before the pointer left the board last. */
      readonly from: Sketch;
      /** Undefined while the pointer is off the board. */
      readonly stroke: Stroke | undefined;
    }
  | { readonly kind: 'drag'; readonly before: Sketch; readonly from: Cell; readonly at: Cell }
  | { readonly kind: 'area'; readonly before: Sketch; readonly from: Cell; readonly how: Choosing };

export class Pen extends Hand {
  readonly #area: ChosenArea;
  readonly #doing = signal<Doing | undefined>(undefined);
  /** Why what is under way comes to nothing, and what it takes away, in sentences. */
  #fault: string | undefined;
  #notes: readonly string[] = [];

  constructor(session: EditSession, area: ChosenArea) {
    super(session);
    this.#area = area;
  }

  /** Whether a piece is in hand, or a stroke of two ends has begun. */
  readonly isBusy = computed(() => this.#doing.value !== undefined);
  /** Where what is under way began. */
  readonly anchor = computed<Cell | undefined>(() => {
    const doing = this.#doing.value;
    return doing?.kind === 'stroke' ? doing.stroke?.cells[0] : doing?.kind === 'drag' ? doing.at : doing?.from;
  });

  /** Whoever stands on a cell is taken along, unless the brush is meant for cells where somebody stands. */
  canDrag(cell: Cell): boolean {
    const sketch = this.session.sketch.peek();
    const dragged = sketch && draggableAt(sketch, cell);
    if (dragged === undefined || this.isErasing.peek() || this.tool.peek() === 'select') return false;
    const isTunneling = this.brush.peek().counts === 'ends';
    return (dragged.kind === 'tunnel') === isTunneling;
  }

  /** Picks up who or what is on a cell. */
  grab(cell: Cell): void {
    this.lift();
    const before = this.session.sketch.peek();
    if (before === undefined) return;
    const why = dragFault(before, cell, cell);
    if (why === undefined) this.#doing.value = { kind: 'drag', before, from: cell, at: cell };
    else announce(why);
  }

  /**
   * Begins a stroke; off the board where no cell is given. `isOpposite` erases with a brush that paints, and the other way round;
   * `isMore` chooses cells beside those that are chosen.
   */
  press(cell: Cell | undefined, isOpposite = false, side?: Direction, isMore = false): void {
    this.lift();
    const before = this.session.sketch.peek();
    if (before === undefined) return;
    this.#isOpposite = isOpposite;
    if (this.tool.peek() === 'select') {
      if (cell === undefined) return;
      const isLess = this.isErasing.peek() !== isOpposite;
      const how = isLess ? 'less' : isMore || this.isAdding.peek() ? 'more' : 'anew';
      this.#doing.value = { kind: 'area', before, from: cell, how };
      this.move(cell);
      return;
    }
    this.#doing.value = {
      kind: 'stroke',
      before,
      from: before,
      stroke: cell === undefined ? undefined : this.#strokeAt(cell, side),
    };
    this.#show();
  }
  #isOpposite = false;

  #strokeAt(cell: Cell, side?: Direction): Stroke {
    const brush = this.brush.peek();
    const tool = this.tool.peek();
    return {
      brush: brush.name,
      tool: tool === 'hand' || tool === 'select' ? 'freehand' : tool,
      cells: [cell],
      isErasing: this.isErasing.peek() !== this.#isOpposite,
      symmetry: this.symmetry.peek(),
      ...(brush.needsCost === true && { cost: Number(this.cost.peek()) }),
      ...(side !== undefined && brush.counts === 'ways' && tool === 'freehand' && { side }),
    };
  }

  /** Moves on, or off the board where no cell is given: coming back, the stroke goes on from there. */
  move(cell: Cell | undefined, side?: Direction): void {
    const doing = this.#doing.peek();
    if (doing === undefined) return;
    if (doing.kind === 'area') {
      const { grid } = doing.before.scene.world;
      if (cell !== undefined) this.#area.try(boxBetween(grid, doing.from, cell), doing.how);
      return;
    }
    if (doing.kind === 'drag') {
      if (cell === undefined || cell === doing.at) return;
      this.#doing.value = { ...doing, at: cell };
    } else if (cell === undefined) {
      if (doing.stroke?.tool !== 'freehand' || this.#endsCount) return;
      this.#doing.value = { ...doing, from: this.session.shown.peek() ?? doing.from, stroke: undefined };
      return;
    } else if (doing.stroke === undefined) this.#doing.value = { ...doing, stroke: this.#strokeAt(cell, side) };
    else {
      const { cells } = doing.stroke;
      if (cells[cells.length - 1] === cell) return;
      this.#doing.value = { ...doing, stroke: { ...doing.stroke, side: undefined, cells: [...cells, cell] } };
    }
    this.#show();
  }

  get #endsCount(): boolean {
    return this.brush.peek().counts === 'ends' && this.isErasing.peek() === this.#isOpposite;
  }

  /** Whether a stroke is told by its two ends alone: keys set one after the other. */
  get isOfTwoEnds(): boolean {
    return ['line', 'rectangle', 'frame', 'select'].includes(this.tool.peek()) || this.brush.peek().counts === 'ends';
  }

  /** What it would come to is on screen. */
  #show(): void {
    const doing = this.#doing.peek();
    if (doing === undefined || doing.kind === 'area') return;
    this.#fault = undefined;
    this.#notes = [];
    if (doing.kind === 'drag') {
      this.#fault = dragFault(doing.before, doing.from, doing.at);
      this.#set(doing.before, () => dragPiece(doing.before, doing.from, doing.at));
    } else if (doing.stroke !== undefined) {
      const { from, stroke } = doing;
      const brushes = this.session.brushes.peek();
      this.#fault = strokeFault(from, stroke, brushes);
      this.#set(from, () => applyStroke(from, stroke, brushes));
    }
  }

  #set(otherwise: Sketch, edit: () => { readonly sketch: Sketch; readonly notes: readonly string[] }): void {
    const edited = this.#fault === undefined ? edit() : { sketch: otherwise, notes: [] };
    this.#notes = edited.notes;
    this.session.pending.value = edited.sketch;
  }

  /** Ends what is under way: it is a step now. Returns whether anything was. */
  lift(): boolean {
    const doing = this.#doing.peek();
    if (doing === undefined) return false;
    const [next, fault, notes] = [this.session.pending.peek(), this.#fault, this.#notes];
    let isStep = false;
    batch(() => {
      if (doing.kind === 'area') this.#area.keep();
      this.#end();
      isStep = next !== undefined && this.session.add(next, titleOf(doing, this.brush.peek(), this.session));
    });
    if (fault !== undefined) announce(fault);
    else if (isStep && notes.length > 0) announce(notes.join(' '));
    return true;
  }

  /** Drops what is under way; returns whether anything was. */
  cancel(): boolean {
    const isAny = this.#doing.peek() !== undefined;
    batch(() => this.#end());
    return isAny;
  }

  #end(): void {
    this.#doing.value = undefined;
    this.#area.drop();
    this.session.pending.value = undefined;
    this.#fault = undefined;
    this.#notes = [];
  }
}

/** What a step is called. */
function titleOf(doing: Doing, { title }: Brush, { sketch }: EditSession): string {
  const grid = sketch.peek()?.scene.world.grid;
  if (doing.kind === 'drag') return `Move to ${grid === undefined ? '' : placeText(grid, doing.at)}`;
  return doing.kind === 'stroke' && doing.stroke?.isErasing === true ? `Erase ${title.toLowerCase()}` : capital(title);
}
