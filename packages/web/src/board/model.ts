/** The state of a board on screen: which part is seen, where the cursor is, what the pointer is over. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Cell, Grid, Point } from 'asterion/world';
import { isPrinting } from '../page/settings.js';
import { moveCursor } from './cursor.js';
import { describeCell } from './describe.js';
import type { Frame } from './frame.js';
import {
  type Area,
  fitViewport,
  isInArea,
  isInViewport,
  nearestScale,
  panViewport,
  pixelOf,
  pointUnder,
  revealInViewport,
  type Viewport,
  type Window,
  zoomViewport,
} from './viewport.js';

/** What the arrow buttons and keys do at once. */
const ZOOM_STEP = 1.5;

export class BoardModel {
  readonly frame: ReadonlySignal<Frame | undefined>;
  readonly #window = signal<Window>({ width: 0, height: 0 });
  /** Undefined while the whole is shown, which then stays whole when the window changes. */
  readonly #chosenViewport: Signal<Viewport | undefined>;
  readonly #cursor: Signal<Cell | undefined>;
  /** The cell under the pointer. */
  readonly #hovered: Signal<Cell | undefined>;
  readonly #isFollower: boolean;
  #shape = '';
  /** What zooming asked for, and the scale it got: many small turns of a wheel must add up to whole pixels. */
  #wish = { scale: 0, got: 0 };
  /** The cell that zooming must not lose, where there is one: that of the player. */
  focus: () => Cell | undefined = () => undefined;

  readonly grid = computed<Grid | undefined>(() => this.frame.value?.scene.world.grid);
  readonly isFitted = computed(() => this.#chosenViewport.value === undefined);
  /** The part of the drawing that is shown at all; undefined until there is one. */
  readonly area = computed<Area | undefined>(() => this.frame.value?.area ?? this.grid.value);
  readonly viewport = computed<Viewport>(
    () =>
      (isPrinting.value ? undefined : this.#chosenViewport.value) ??
      fitViewport(this.area.value ?? { width: 1, height: 1 }, this.#window.value),
  );

  /** A board that is looked at together with another: zoom, cursor and pointer are at the same place on both. */
  constructor(frame: ReadonlySignal<Frame | undefined>, beside?: BoardModel) {
    this.frame = frame;
    this.#isFollower = beside !== undefined;
    this.#chosenViewport = beside === undefined ? signal(undefined) : beside.#chosenViewport;
    this.#cursor = beside === undefined ? signal(undefined) : beside.#cursor;
    this.#hovered = beside === undefined ? signal(undefined) : beside.#hovered;
  }

  get window(): ReadonlySignal<Window> {
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
  readonly looked = computed(() => this.#hovered.value ?? this.cursor.value);
  readonly readout = computed(() => this.#describe(this.looked.value));

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
    this.#chosenViewport.value = undefined;
  }

  resize(window: Window): void {
    this.#window.value = window;
    const [viewport, area] = [this.#chosenViewport.value, this.area.value];
    if (viewport !== undefined && area !== undefined) this.#look(panViewport(viewport, 0, 0, area, window));
  }

  fit(): void {
    this.#chosenViewport.value = undefined;
  }

  /** Larger or smaller by steps of the buttons, around the player, or the middle of the window. */
  zoom(steps: number): void {
    const { width, height } = this.#window.value;
    const focus = this.#seenFocus();
    this.zoomAt(ZOOM_STEP ** steps, focus === undefined ? { x: width / 2, y: height / 2 } : this.pixelOfCell(focus));
  }

  /** Larger or smaller around a point of the window. A player who is in sight stays there. */
  zoomAt(factor: number, at: Point): void {
    const focus = this.#seenFocus();
    this.zoomBy(factor, at);
    if (focus !== undefined) this.keepInSight(focus, 1);
  }

  /** As two fingers do: what is under them stays there, whatever else goes out of sight. */
  zoomBy(factor: number, at: Point): void {
    const [area, viewport, window] = [this.area.value, this.viewport.value, this.#window.value];
    if (area === undefined) return;
    const from = this.#wish.got === viewport.scale ? this.#wish.scale : viewport.scale;
    this.#look(zoomViewport(viewport, from * factor, at, area, window));
    const got = this.viewport.value.scale;
    // What lies beyond the limits is not saved up.
    const isHeld = Math.abs(from * factor - got) > 1;
    this.#wish = { scale: isHeld ? got : from * factor, got };
  }

  #seenFocus(): Cell | undefined {
    const [grid, focus] = [this.grid.value, this.focus()];
    if (grid === undefined || focus === undefined || focus >= grid.cellCount) return undefined;
    return isInViewport(this.viewport.value, grid.centre(focus), this.#window.value) ? focus : undefined;
  }

  pan(right: number, down: number): void {
    const area = this.area.value;
    if (area !== undefined) this.#look(panViewport(this.viewport.value, right, down, area, this.#window.value));
  }

  #look(viewport: Viewport): void {
    const area = this.area.value;
    const fitted = area === undefined ? undefined : fitViewport(area, this.#window.value);
    this.#chosenViewport.value = fitted !== undefined && viewport.scale <= fitted.scale ? undefined : viewport;
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

  /** Looks at a cell from near: cells about as large as `near`, unless the whole is as large. */
  lookAt(cell: Cell, near: number): void {
    const [grid, area] = [this.grid.value, this.area.value];
    if (grid === undefined || area === undefined) return;
    const [{ width, height }, { x, y }] = [this.#window.value, grid.centre(cell)];
    const scale = nearestScale(near, area, this.#window.value);
    const viewport = { scale, left: width / 2 - x * scale, top: height / 2 - y * scale };
    this.#look(panViewport(viewport, 0, 0, area, this.#window.value));
  }

  /** Pans just so far that a cell is seen with `around` cells on each side. */
  keepInSight(cell: Cell, around: number): void {
    const [grid, area] = [this.grid.value, this.area.value];
    if (grid === undefined || area === undefined || this.isFitted.value) return;
    this.#look(revealInViewport(this.viewport.value, grid.centre(cell), around, area, this.#window.value));
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
    const point = pointUnder(this.viewport.value, x, y);
    if (this.area.value === undefined || !isInArea(this.area.value, point)) return undefined;
    const cell = this.grid.value?.cellAtPoint(point.x, point.y) ?? -1;
    return cell < 0 ? undefined : cell;
  }

  /** Where the middle of a cell appears. */
  pixelOfCell(cell: Cell): Point {
    return pixelOf(this.viewport.value, this.grid.value?.centre(cell) ?? { x: 0, y: 0 });
  }
}
