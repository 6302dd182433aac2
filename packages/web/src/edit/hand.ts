/** What is in hand: a tool, a brush, and how they are used. */

import { batch, computed, signal } from '@preact/signals';
import {
  type Brush,
  brushFault,
  pickBrush,
  type StrokeTool,
  type Symmetry,
  strokeTools,
  symmetries,
  symmetryFault,
} from 'asterion/edit';
import type { Cell } from 'asterion/world';
import { announce } from '../page/announce.js';
import type { EditSession } from './session.js';

/** What a pointer that goes down on the board does. */
export type Tool = StrokeTool | 'select' | 'hand';

/** All of them, as people choose one. */
export const tools: readonly { readonly name: Tool; readonly title: string; readonly about: string }[] = [
  ...strokeTools,
  {
    name: 'select',
    title: 'Select',
    about: 'Chooses cells as the area that is filled, or where a level is made; draws nothing.',
  },
  { name: 'hand', title: 'Move board', about: 'Moves the board, where not all of it is seen; draws nothing.' },
];

export class Hand {
  protected readonly session: EditSession;
  readonly #brush = signal('wall');
  readonly tool = signal<Tool>('freehand');
  readonly isErasing = signal(false);
  readonly cost = signal('5');
  readonly #symmetry = signal<Symmetry>('none');
  /** Whether what is chosen next is chosen beside what is chosen already. */
  readonly isAdding = signal(false);

  constructor(session: EditSession) {
    this.session = session;
  }

  /** Those that apply to the sketch on screen, and mean something in its game. */
  readonly brushes = computed<readonly Brush[]>(() => {
    const sketch = this.session.sketch.value;
    const all = this.session.brushes.value;
    if (sketch === undefined) return all;
    const game = this.session.game.value;
    const { entrance, exit } = sketch.scene;
    const isIdle: Readonly<Record<string, boolean>> = {
      entrance: game !== undefined && entrance === undefined,
      exit: game !== undefined && exit === undefined && !game.pieces.some(({ isExit = false }) => isExit),
    };
    return all.filter((brush) => !isIdle[brush.name] && brushFault(brush, sketch) === undefined);
  });

  /** The one in hand; the first where the one that was chosen is not there. */
  readonly brush = computed<Brush>(() => {
    const brushes = this.brushes.value;
    return brushes.find(({ name }) => name === this.#brush.value) ?? brushes[0];
  });

  /** None where the grid has not the one that was chosen. */
  readonly symmetry = computed<Symmetry>(() => {
    const grid = this.session.sketch.value?.scene.world.grid;
    const isApt = grid !== undefined && symmetryFault(grid, this.#symmetry.value) === undefined;
    return isApt ? this.#symmetry.value : 'none';
  });

  /** Whether the brush counts: the other tools draw nothing. */
  readonly isDrawing = computed(() => this.tool.value !== 'hand' && this.tool.value !== 'select');

  /** What is said of it. */
  readonly text = computed(() => {
    const { title, about, eraser } = this.brush.value;
    const tool = tools.find(({ name }) => name === this.tool.value);
    if (!this.isDrawing.value) return tool?.about ?? '';
    const is = this.tool.value === 'freehand' ? '' : ` ${tool?.title}:`;
    return `${title}${this.isErasing.value ? ', erasing' : ''}.${is} ${this.isErasing.value ? eraser : about}`;
  });

  take(name: string): void {
    const brush = this.brushes.peek().find((one) => one.name === name);
    if (brush === undefined) return;
    this.#brush.value = name;
    if (!this.isDrawing.peek()) this.tool.value = 'freehand';
    announce(`${brush.title}. ${this.isErasing.peek() ? brush.eraser : brush.about}`);
  }

  /** The next of some brushes, or the first of them; says so where there is none. */
  takeNext(isWanted: (brush: Brush) => boolean, by = 1, none = 'There is no such brush here.'): void {
    const wanted = this.brushes.peek().filter(isWanted);
    const at = wanted.indexOf(this.brush.peek());
    const next = wanted[at < 0 ? 0 : (at + by + wanted.length) % wanted.length] as Brush | undefined;
    if (next === undefined) announce(none);
    else this.take(next.name);
  }

  choose(tool: Tool): void {
    this.tool.value = tool;
    const { title = '', about = '' } = tools.find(({ name }) => name === tool) ?? {};
    announce(`${title}. ${about}`);
  }

  nextTool(): void {
    const names: readonly Tool[] = tools.map(({ name }) => name).filter((name) => name !== 'hand');
    const at = names.indexOf(this.tool.peek());
    this.choose(names[(at + 1) % names.length]);
  }

  toggleEraser(): void {
    this.isErasing.value = !this.isErasing.peek();
    announce(this.isErasing.value ? `Erasing. ${this.brush.value.eraser}` : `Painting. ${this.brush.value.about}`);
  }

  mirror(symmetry: Symmetry): void {
    this.#symmetry.value = symmetry;
    announce(`${symmetries.find(({ name }) => name === symmetry)?.title}.`);
  }

  nextSymmetry(): void {
    const grid = this.session.sketch.peek()?.scene.world.grid;
    if (grid === undefined) return;
    const names = symmetries.map(({ name }) => name).filter((name) => symmetryFault(grid, name) === undefined);
    this.mirror(names[(names.indexOf(this.symmetry.peek()) + 1) % names.length]);
  }

  /** Takes the brush that made a cell. */
  pick(cell: Cell): void {
    const sketch = this.session.shown.peek();
    if (sketch === undefined) return;
    const { brush, cost } = pickBrush(sketch, cell);
    batch(() => {
      if (cost !== undefined) this.cost.value = String(cost);
      this.isErasing.value = false;
      this.take(brush);
    });
  }
}
