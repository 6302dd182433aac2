import { effect, useSignalEffect } from '@preact/signals';
import type { Cell } from 'asterion/world';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isCalm, isPrinting, palette } from '../page/settings.js';
import { isPainted } from './frame.js';
import { type BoardHands, listenToPointers } from './gestures.js';
import type { BoardModel } from './model.js';
import { BoardPainter } from './painter.js';

interface Props {
  readonly model: BoardModel;
  /** What it is, for people who do not see it. */
  readonly label: string;
  /** Tells it apart from other boards on the page. */
  readonly name: string;
  /** What pointers do beyond looking. The same object every time. */
  readonly hands?: BoardHands;
  /** Listens to pointers in place of the usual gestures, until the returned call. The same function every time. */
  readonly listen?: ((board: HTMLElement, model: BoardModel) => () => void) | undefined;
  /** Whether a tool is in hand, which taps use. */
  readonly hasTool?: boolean;
  /** A cell that stands out for the tool. */
  readonly anchor?: Cell | undefined;
  /** Cells with what was asked for. */
  readonly found?: readonly Cell[];
  /** Shown instead of a picture, or over it. */
  readonly children?: ComponentChildren;
}

const LOOKING: BoardHands = {};
const NOTHING: readonly Cell[] = [];

/**
 * A board: a canvas to look at, and beside it the same in words. The canvas is hidden from screen readers; they have
 * the focusable element around it, whose description and live region follow the cursor cell by cell.
 */
export function Board(props: Props) {
  const { model, label, name, hands = LOOKING, listen, hasTool = false, anchor, found = NOTHING, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useCanvas(canvas, model);
  useWindow(element, model);
  useEffect(() => {
    if (element.current === null) return undefined;
    return listen === undefined ? listenToPointers(element.current, model, hands) : listen(element.current, model);
  }, [model, hands, listen]);
  return (
    <div
      ref={element}
      class={`board ${hasTool ? 'has-tool' : ''}`}
      data-board={name}
      data-testid="board"
      // The keys are the board's own; a grid of a million elements would help nobody.
      role="application"
      aria-roledescription="board"
      aria-label={label}
      aria-describedby={`${name}-cursor board-keys`}
      tabIndex={0}
    >
      <canvas ref={canvas} aria-hidden="true" />
      {anchor !== undefined && <Ring model={model} cell={anchor} class="board-anchor" />}
      {found.map((cell) => (
        <Ring key={cell} model={model} cell={cell} class="board-found" />
      ))}
      <CursorRing model={model} />
      {children}
    </div>
  );
}

function useCanvas(canvas: { readonly current: HTMLCanvasElement | null }, model: BoardModel): void {
  const painter = useMemo(() => new BoardPainter(), []);
  const request = useRef(0);
  /** What draws the picture of now; with a time, until whoever is on the way has arrived. */
  const picture = (now?: () => number): (() => void) => {
    const [frame, viewport, window, colours] = [
      model.frame.value,
      model.viewport.value,
      model.window.value,
      palette.value,
    ];
    return function paint() {
      const context = canvas.current?.getContext('2d');
      if (context === null || context === undefined) return;
      const { ratio = 1 } = window;
      const [width, height] = [Math.round(window.width * ratio), Math.round(window.height * ratio)];
      if (context.canvas.width !== width) context.canvas.width = width;
      if (context.canvas.height !== height) context.canvas.height = height;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      if (frame === undefined) return;
      const isMoving = isPainted(frame)
        ? frame.paint(context, colours, viewport, window, ratio, now?.())
        : painter.paint(context, frame, colours, viewport, window, ratio, now?.());
      context.canvas.toggleAttribute('data-moving', isMoving);
      if (isMoving) request.current = requestAnimationFrame(paint);
    };
  };
  useSignalEffect(() => {
    // Whatever of these changes, and however often: one picture before the screen is next refreshed.
    const paint = picture(isCalm.value ? undefined : () => performance.now());
    cancelAnimationFrame(request.current);
    request.current = requestAnimationFrame(paint);
  });
  // Paper does not wait for the screen.
  useEffect(() => effect(() => (isPrinting.value ? picture()() : undefined)), [model]);
  useSignalEffect(() => {
    const grid = model.grid.value;
    if (grid !== undefined) model.noticeGrid(grid);
  });
}

function useWindow(element: { readonly current: HTMLElement | null }, model: BoardModel): void {
  useEffect(() => {
    const board = element.current;
    if (board === null) return undefined;
    const measure = (): void =>
      model.resize({ width: board.clientWidth, height: board.clientHeight, ratio: devicePixelRatio });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    const unsubscribe = isPrinting.subscribe(measure); // paper has another size, and no time for observers
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [model]);
}

function CursorRing({ model }: { readonly model: BoardModel }) {
  const cursor = model.cursor.value;
  if (cursor === undefined) return null;
  return <Ring model={model} cell={cursor} class={`board-cursor ${model.isCursorUsed.value ? 'is-used' : ''}`} />;
}

/** Drawn beside the canvas, so that moving it redraws nothing. */
function Ring({
  model,
  cell,
  class: kind,
}: {
  readonly model: BoardModel;
  readonly cell: Cell;
  readonly class: string;
}) {
  const { x, y } = model.pixelOfCell(cell);
  const size = Math.max(model.viewport.value.scale, 10);
  const style = {
    width: `${size}px`,
    height: `${size}px`,
    transform: `translate(${x - size / 2}px, ${y - size / 2}px)`,
  };
  return <div class={kind} style={style} />;
}

/** The cell at the cursor or under the pointer, in words; spoken only when the cursor was moved. */
export function ReadOut({ model, name }: Pick<Props, 'model' | 'name'>) {
  return (
    <>
      <p class="readout" data-testid="readout">
        {model.readout.value}
      </p>
      <p class="visually-hidden" id={`${name}-cursor`}>
        {model.cursorText.value}
      </p>
      <p class="visually-hidden" aria-live="polite" data-testid="spoken">
        {model.spoken.value}
      </p>
    </>
  );
}
