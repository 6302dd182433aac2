/** What the keys of the editor do. */

import { boardActions } from '../board/keys.js';
import { stepActions } from '../game/input.js';
import type { Actions, Endings } from '../page/actions.js';
import { announce } from '../page/announce.js';
import type { Way } from '../page/keys.js';
import type { Stage } from './stage.js';

/** Whoever draws moves the cursor. */
export const drawWay = (): Way => 'draw';

export function editActions(stage: Stage): Actions {
  const { session, pen, area, board, truth } = stage;
  const atCursor = (act: (cell: number) => void) => () => {
    const cell = board.cursor.peek();
    if (cell !== undefined) act(cell);
  };
  /** What is done to the sketch as it stands: a stroke that is under way is a step first. */
  const after = (act: () => void) => () => {
    pen.lift();
    act();
  };
  const named = (...names: readonly string[]): (() => void) =>
    after(() => pen.takeNext(({ name }) => names.includes(name)));
  const place = (name: 'entrance' | 'exit') =>
    after(
      atCursor((cell) => {
        if (!pen.brushes.peek().some((brush) => brush.name === name)) {
          announce(`This game knows no ${name}.`);
          return;
        }
        const before = pen.brush.peek().name;
        pen.take(name);
        pen.press(cell);
        pen.lift();
        pen.take(before);
      }),
    );
  return {
    ...boardActions(() => board),
    ...stepActions((name) => {
      const right = name.endsWith('E') ? 1 : name.endsWith('W') ? -1 : 0;
      const up = name.startsWith('N') ? 1 : name.startsWith('S') ? -1 : 0;
      stage.moveCursor(right, up);
    }),
    'cursor-left': () => stage.moveCursor(-1, 0),
    'cursor-right': () => stage.moveCursor(1, 0),
    'cursor-up': () => stage.moveCursor(0, 1),
    'cursor-down': () => stage.moveCursor(0, -1),
    'paint-left': () => stage.paintAlong(-1, 0),
    'paint-right': () => stage.paintAlong(1, 0),
    'paint-up': () => stage.paintAlong(0, 1),
    'paint-down': () => stage.paintAlong(0, -1),
    paint: () => stage.paint(),
    'rub-out': after(() => stage.rubOut()),
    grab: () => stage.grab(),
    eyedropper: after(atCursor((cell) => pen.pick(cell))),
    eraser: after(() => pen.toggleEraser()),
    'next-tool': after(() => pen.nextTool()),
    'next-symmetry': after(() => pen.nextSymmetry()),
    'area-all': after(() => area.chooseAll()),
    'brush-before': after(() => pen.takeNext(() => true, -1)),
    'brush-after': after(() => pen.takeNext(() => true)),
    'brush-wall': named('wall'),
    'brush-room': named('room'),
    'brush-open': named('corridor', 'passage'),
    'brush-close': after(() => {
      const wanted = session.sketch.peek()?.kind === 'walls' ? 'thin-wall' : 'pit';
      pen.takeNext(({ name }) => name === wanted);
    }),
    'brush-tunnel': named('tunnel'),
    'brush-figure': after(() => pen.takeNext(({ part }) => part === 'pieces' || part === 'places')),
    'set-entrance': place('entrance'),
    'set-exit': place('exit'),
    undo: after(() => session.undo()),
    redo: after(() => session.redo()),
    save: after(() => {
      stage.isExporting.value = true;
    }),
    'play-test': () => void stage.playTest(),
    solve: () => truth.toggleLine(),
    heat: () => truth.colour(),
  };
}

/** What Escape ends. */
export const editEndings = ({ pen, area, work }: Stage): Endings => ({
  'growing world': () => work.cancel(),
  tool: () => pen.cancel() || area.clear(),
});
