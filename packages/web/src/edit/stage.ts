/** What the parts of the editor share: the session, the pen, the board and what is drawn on it, the truth. */

import { computed, effect, signal, untracked } from '@preact/signals';
import type { Cell } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { BoardModel } from '../board/model.js';
import { fitViewport } from '../board/viewport.js';
import { piecesIn } from '../game/frame.js';
import { announce, announceSeen } from '../page/announce.js';
import { BACK, linkWith } from '../shell/link.js';
import { REST } from '../shell/place.js';
import { ChosenArea } from './area.js';
import { AreaWork } from './area-work.js';
import { Pen } from './pen.js';
import { playLink } from './playing.js';
import { breadthOf, listenToPen } from './pointers.js';
import type { EditSession } from './session.js';
import { Truth } from './truth.js';

/** CSS pixels a cell has when one begins to draw: a finger, and an unsteady hand, must hit it. */
const NEAR = 28;
/** From which on it need be no larger. */
const NEAR_ENOUGH = 24;

export class Stage {
  readonly session: EditSession;
  readonly area: ChosenArea;
  readonly work: AreaWork;
  readonly pen: Pen;
  readonly truth: Truth;
  readonly board: BoardModel;
  /** What listens to pointers on the board. */
  readonly listen = (board: HTMLElement, model: BoardModel): (() => void) => listenToPen(board, model, this.pen);
  readonly isExporting = signal(false);
  /** The picture that came last; undefined where there was none. */
  readonly picture = signal<File | undefined>(undefined);
  /** Whether files and prints have the solution. */
  readonly withSolution = signal(false);
  /** Pixels a cell of a PNG, as typed. */
  readonly cellSize = signal('16');
  #grid = '';
  /** Of its cells, in drawing units. */
  #breadth = 1;
  /** Whether cells were large enough when the whole was seen in the window as it was. */
  #isWholeNear = false;

  constructor(session: EditSession) {
    this.session = session;
    this.area = new ChosenArea(session);
    this.work = new AreaWork(session);
    this.pen = new Pen(session, this.area);
    this.truth = new Truth(session);
    this.board = new BoardModel(this.#frame);
    this.board.focus = () => (this.board.isCursorUsed.value ? this.board.cursor.value : undefined);
  }

  readonly #frame = computed<Frame | undefined>(() => {
    const [sketch, game] = [this.session.shown.value, this.session.game.value];
    if (sketch === undefined) return undefined;
    const frame = this.truth.over({ scene: sketch.scene, layers: {}, ...piecesIn(game?.pieces ?? []) });
    const area = this.area.shown.value;
    if (area === undefined) return frame;
    const within = new Set(area);
    const fact: Frame['fact'] = (cell) =>
      [within.has(cell) ? 'in the area' : undefined, frame.fact?.(cell)].filter(Boolean).join('; ') || undefined;
    return { ...frame, fact };
  });

  /** Starts to solve, to look at cells from near, and to say what the verdict is; the returned call ends it. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let said: string | undefined;
    const ends = [
      this.truth.watch(),
      effect(() => this.#comeNear()),
      effect(() => {
        const [verdict, isDrawing] = [this.truth.verdict.value, this.session.pending.value !== undefined];
        clearTimeout(timer);
        if (verdict === undefined || isDrawing || verdict === said) return;
        timer = setTimeout(() => {
          said = verdict;
          announceSeen(verdict);
        }, REST);
      }),
      () => clearTimeout(timer),
      () => void this.pen.cancel(),
      () => void this.work.cancel(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /**
   * Another grid is seen whole if its cells are large enough for a finger then; else from near. So is the same one in a window that
   * has become too small for it; but whoever asked for the whole has it.
   */
  #comeNear(): void {
    const [grid, window] = [this.board.grid.value, this.board.window.value];
    if (grid === undefined || window.width === 0) return;
    const name = `${grid.shape.name} ${grid.rows} ${grid.cols}`;
    const isOther = name !== this.#grid;
    const breadth = isOther ? breadthOf(grid) : this.#breadth;
    const [was, is] = [this.#isWholeNear, fitViewport(grid, window).scale * breadth >= NEAR_ENOUGH];
    [this.#grid, this.#breadth, this.#isWholeNear] = [name, breadth, is];
    if (is || (!isOther && !(was && this.board.isFitted.peek()))) return;
    // After the board has noticed that there is another grid, and shows the whole of it.
    setTimeout(() => untracked(() => this.board.lookAt(this.board.cursor.value ?? 0, NEAR / breadth)));
  }

  /** Opens a file: of a picture a part of the panel makes rock and room. */
  openFile(file: File): void {
    if (file.type.startsWith('image/')) this.picture.value = file;
    else void this.session.openFile(file);
  }

  /** Moves the cursor, and with it what is under way. */
  moveCursor(right: number, up: number): void {
    this.board.moveCursor(right, up);
    const cell = this.board.cursor.peek();
    if (this.pen.isBusy.peek()) this.pen.move(cell);
  }

  /** Begins, or ends, a stroke at the cursor. */
  paint(): void {
    const cell = this.#cursor();
    if (cell === undefined || this.pen.lift()) return;
    if (this.pen.tool.peek() === 'hand') {
      announce('The board is moved by the pointer; M takes a tool to draw with.');
      return;
    }
    const { counts } = this.pen.brush.peek();
    if (counts === 'ways' && !this.pen.isOfTwoEnds && this.pen.tool.peek() === 'freehand') {
      announce('It goes from cell to cell: hold Shift and move with the arrows.');
      return;
    }
    this.pen.press(cell);
    if (!this.pen.isOfTwoEnds) this.pen.lift();
    else announce('From here: move to the other end, and press again. Escape leaves it.');
  }

  rubOut(): void {
    const cell = this.#cursor();
    if (cell === undefined) return;
    this.pen.press(cell, !this.pen.isErasing.peek());
    this.pen.lift();
  }

  /** Paints along: one stroke for as long as Shift is held. */
  paintAlong(right: number, up: number): void {
    const cell = this.#cursor();
    if (cell === undefined) return;
    if (!this.pen.isBusy.peek()) {
      this.pen.press(cell);
      const lift = (event: Event): void => {
        if (event instanceof KeyboardEvent && event.key !== 'Shift') return;
        this.pen.lift();
        removeEventListener('keyup', lift);
        removeEventListener('blur', lift);
      };
      addEventListener('keyup', lift);
      addEventListener('blur', lift);
    }
    this.moveCursor(right, up);
  }

  grab(): void {
    const cell = this.#cursor();
    if (cell === undefined || this.pen.lift()) return;
    this.pen.grab(cell);
    if (this.pen.isBusy.peek()) announce('Picked up. The arrows move it, G or Enter puts it down, Escape leaves it.');
  }

  #cursor(): Cell | undefined {
    const cell = this.board.cursor.peek();
    if (cell !== undefined && !this.board.isCursorUsed.peek()) this.board.setCursor(cell);
    return cell;
  }

  /** Opens the room of the game on this world; the way back leads here. */
  async playTest(): Promise<void> {
    this.pen.lift();
    const [link, back] = [await playLink(this.session, this.truth), await this.session.link()];
    if (link.ok) location.hash = linkWith(link.hash, BACK, (back ?? '#/edit').slice(2));
    else announce(link.why);
  }
}
