/** The part of the world that is chosen: what generators and pictures fill, and where levels are made. */

import { computed, signal } from '@preact/signals';
import { counted } from 'asterion/play';
import { type Cell, colOf, type Grid, rowOf } from 'asterion/world';
import { announce } from '../page/announce.js';
import type { EditSession } from './session.js';

/** What becomes of cells that are chosen: they are the area now, or beside it, or no more of it. */
export type Choosing = 'anew' | 'more' | 'less';

/** Some cells of a grid, ascending. */
interface Chosen {
  readonly grid: string;
  readonly cells: readonly Cell[];
}

const nameOf = ({ shape, rows, cols }: Grid): string => `${shape.name} ${rows} ${cols}`;

export class ChosenArea {
  readonly #session: EditSession;
  readonly #chosen = signal<Chosen | undefined>(undefined);
  /** What it would be, while one chooses. */
  readonly #pending = signal<Chosen | undefined>(undefined);

  constructor(session: EditSession) {
    this.#session = session;
  }

  readonly #grid = computed(() => this.#session.sketch.value?.scene.world.grid);

  /** What is on screen; undefined where none is chosen. On another grid it is not there. */
  readonly shown = computed<readonly Cell[] | undefined>(() => {
    const [grid, now] = [this.#grid.value, this.#pending.value ?? this.#chosen.value];
    const isOf = grid !== undefined && now?.grid === nameOf(grid) && now.cells.length > 0;
    return isOf ? now.cells : undefined;
  });

  /** The cells that are worked on: where none is chosen, the whole world. */
  readonly cells = computed<readonly Cell[]>(() => {
    const cellCount = this.#grid.value?.cellCount ?? 0;
    return this.shown.value ?? Array.from({ length: cellCount }, (_, cell) => cell);
  });

  /** In words. */
  readonly text = computed(() => {
    const [grid, cells] = [this.#grid.value, this.shown.value];
    if (grid === undefined || cells === undefined) return 'No area is chosen: the whole world is meant.';
    if (cells.length === grid.cellCount) return `The area is the whole world: ${counted(cells.length, 'cell')}.`;
    const rows = cells.map((cell) => rowOf(grid, cell));
    const cols = cells.map((cell) => colOf(grid, cell));
    return `The area has ${counted(cells.length, 'cell')}: ${spanText('row', rows)}, ${spanText('column', cols)}.`;
  });

  /** Shows what choosing some cells would come to. */
  try(cells: readonly Cell[], how: Choosing): void {
    const grid = this.#grid.peek();
    if (grid === undefined) return;
    const chosen = this.#chosen.peek();
    const before = how === 'anew' || chosen?.grid !== nameOf(grid) ? [] : chosen.cells;
    const within = new Set(how === 'less' ? before : [...before, ...cells]);
    if (how === 'less') for (const cell of cells) within.delete(cell);
    this.#pending.value = { grid: nameOf(grid), cells: [...within].sort((a, b) => a - b) };
  }

  /** What is shown is chosen, and said. */
  keep(): void {
    if (this.#pending.peek() === undefined) return;
    this.#chosen.value = this.#pending.peek();
    this.#pending.value = undefined;
    announce(this.text.peek());
  }

  /** What is chosen is shown again. */
  drop(): void {
    this.#pending.value = undefined;
  }

  choose(cells: readonly Cell[]): void {
    this.try(cells, 'anew');
    this.keep();
  }

  chooseAll(): void {
    const cellCount = this.#grid.peek()?.cellCount ?? 0;
    this.choose(Array.from({ length: cellCount }, (_, cell) => cell));
  }

  /** Returns whether there was any. */
  clear(): boolean {
    if (this.shown.peek() === undefined) return false;
    this.#chosen.value = undefined;
    announce(this.text.peek());
    return true;
  }
}

/** `rows 2 to 5`. */
function spanText(what: string, places: readonly number[]): string {
  const least = places.reduce((a, b) => Math.min(a, b));
  const most = places.reduce((a, b) => Math.max(a, b));
  return least === most ? `${what} ${least}` : `${what}s ${least} to ${most}`;
}
