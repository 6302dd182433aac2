import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { palette } from '../page/settings.js';
import type { Frame } from './frame.js';
import { BoardPainter } from './painter.js';
import { fitViewport, type Size } from './viewport.js';

interface Props {
  /** Nothing is drawn without one. */
  readonly frame: Frame | undefined;
  /** In CSS pixels: from 16 a cell on figures have letters. The same object every time. */
  readonly window: Size;
}

/** A board to look at alone, in the colours of the moment. What it shows stands beside it in words. */
export function Picture({ frame, window }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useMemo(() => new BoardPainter(), []);
  useEffect(
    () =>
      effect(() => {
        const [context, colours] = [canvas.current?.getContext('2d'), palette.value];
        if (frame === undefined || context === null || context === undefined) return;
        const ratio = devicePixelRatio;
        [context.canvas.width, context.canvas.height] = [window.width * ratio, window.height * ratio];
        const viewport = fitViewport(frame.area ?? frame.scene.world.grid, window);
        painter.paint(context, frame, colours, viewport, window, ratio);
      }),
    [frame, window, painter],
  );
  return <canvas ref={canvas} aria-hidden="true" />;
}
