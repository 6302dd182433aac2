/** The state of a board on screen: which part is seen, where the cursor is, what the pointer is over. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Cell, Grid, Point } from 'asterion/world';
import { moveCursor } from './cursor.js';
import { describeCell } from './describe.js';
import type { Frame } from './frame.js';
import { fitView, panView, pixelOf, pointUnder, revealInView, type Size, type View, zoomView } from './view.js';

/** What the arrow buttons and keys do at once. */
const ZOOM_STEP = 1.5;

export class BoardModel {
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly #window = signal<Size>({ width: 0, height: 0 });
  /** Undefined while the whole is shown, which then stays whole when the window changes. */
  readonly #chosenView: Signal<View | undefined>;
  readonly #cursor: Signal<Cell | undefined>;
  /** The cell under the pointer. */
  readonly #hovered: Signal<Cell | undefined>;
  readonly #isFollower: boolean;
  #shape = '';

  readonly grid = computed<Grid | undefined>(() => this.frame.value?.scene.world.grid);
  readonly isFitted = computed(() => this.#chosenView.value === undefined);
  readonly view = computed<View>(
    () => this.#chosenView.value ?? fitView(this.grid.value ?? { width: 1, height: 1 }, this.#window.value),
  );

  /** A board that is looked at together with another: zoom, cursor and pointer are at the same place on both. */
  constructor(frame: ReadonlySignal<Frame | undefined>, beside?: BoardModel) {
    this.frame = frame;
    this.#isFollower = beside !== undefined;
    this.#chosenView = beside === undefined ? signal(undefined) : beside.#chosenView;
    this.#cursor = beside === undefined ? signal(undefined) : beside.#cursor;
    this.#hovered = beside === undefined ? signal(undefined) : beside.#hovered;
  }

  get window(): ReadonlySignal<Size> {
    return this.#window;
  }

  /** The cell the keys are at; the entrance until they have been used. */
  readonly cursor = computed<Cell | undefined>(() => {
    const frame = this.frame.value;
    if (frame === undefined) return undefined;
    const { cellCount } = frame.scene.world.grid;
    const cell = this.#cursor.value ?? frame.scene.entrance ?? 0;
    return cell < cellCount ? cell : undefined;
  });

  readonly isCursorUsed = computed(() => this.#cursor.value !== undefined);
  /** What a move of the cursor is answered with. Playing changes cells too, but nobody asked about those. */
  readonly spoken = signal('');
  /** The cursor's cell in words. */
  readonly cursorText = computed(() => this.#describe(this.cursor.value));
  /** The cell people look at: under the pointer, else under the cursor. */
  readonly readout = computed(() => this.#describe(this.#hovered.value ?? this.cursor.value));

  #describe(cell: Cell | undefined): string {
    const frame = this.frame.value;
    if (frame === undefined || cell === undefined || cell >= frame.scene.world.grid.cellCount) return '';
    return describeCell(frame, cell);
  }

  /** Another grid is another board: seen whole, with the cursor at its entrance. */
  noticeGrid(grid: Grid): void {
    const shape = `${grid.shape.name} ${grid.rows} ${grid.cols}`;
    if (shape === this.#shape) return;
    this.#shape = shape;
    this.spoken.value = '';
    if (this.#isFollower) return;
    this.#cursor.value = undefined;
    this.#hovered.value = undefined;
    this.#chosenView.value = undefined;
  }

  resize(window: Size): void {
    this.#window.value = window;
    const [view, grid] = [this.#chosenView.value, this.grid.value];
    if (view !== undefined && grid !== undefined) this.#look(panView(view, 0, 0, grid, window));
  }

  fit(): void {
    this.#chosenView.value = undefined;
  }

  /** Larger or smaller by steps of the buttons, around the middle of the window. */
  zoom(steps: number): void {
    const { width, height } = this.#window.value;
    this.zoomBy(ZOOM_STEP ** steps, { x: width / 2, y: height / 2 });
  }

  zoomBy(factor: number, at: Point): void {
    const grid = this.grid.value;
    if (grid !== undefined) this.#look(zoomView(this.view.value, factor, at, grid, this.#window.value));
  }

  pan(right: number, down: number): void {
    const grid = this.grid.value;
    if (grid !== undefined) this.#look(panView(this.view.value, right, down, grid, this.#window.value));
  }

  #look(view: View): void {
    const grid = this.grid.value;
    const fitted = grid === undefined ? undefined : fitView(grid, this.#window.value);
    this.#chosenView.value = fitted !== undefined && view.scale <= fitted.scale ? undefined : view;
  }

  moveCursor(right: number, up: number): void {
    const [grid, cursor] = [this.grid.value, this.cursor.value];
    if (grid === undefined) return;
    this.setCursor(moveCursor(grid, cursor ?? 0, right, up));
  }

  setCursor(cell: Cell): void {
    this.#cursor.value = cell;
    this.spoken.value = this.#describe(cell);
    this.keepInSight(cell, 1);
  }

  /** Looks at a cell from near: cells as large as `scale`, unless the whole is as large. */
  lookAt(cell: Cell, scale: number): void {
    const grid = this.grid.value;
    if (grid === undefined) return;
    const [{ width, height }, { x, y }] = [this.#window.value, grid.centre(cell)];
    this.#look(
      panView({ scale, left: width / 2 - x * scale, top: height / 2 - y * scale }, 0, 0, grid, this.#window.value),
    );
  }

  /** Pans just so far that a cell is seen with `around` cells on each side. */
  keepInSight(cell: Cell, around: number): void {
    const grid = this.grid.value;
    if (grid === undefined || this.isFitted.value) return;
    this.#look(revealInView(this.view.value, grid.centre(cell), around, grid, this.#window.value));
  }

  /** Takes back what was said of the cursor's cell. */
  hush(): void {
    this.spoken.value = '';
  }

  hover(cell: Cell | undefined): void {
    this.#hovered.value = cell;
  }

  /** The cell at a pixel of the window, or undefined. */
  cellUnder(x: number, y: number): Cell | undefined {
    const point = pointUnder(this.view.value, x, y);
    const cell = this.grid.value?.cellAtPoint(point.x, point.y) ?? -1;
    return cell < 0 ? undefined : cell;
  }

  /** Where the middle of a cell appears. */
  pixelOfCell(cell: Cell): Point {
    return pixelOf(this.view.value, this.grid.value?.centre(cell) ?? { x: 0, y: 0 });
  }
}
