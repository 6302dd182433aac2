/** A board as a picture that goes into messages: onto the clipboard, or where there is none into a file. */

import { palette } from '../page/settings.js';
import { type Frame, isPainted } from './frame.js';
import { BoardPainter } from './painter.js';
import { fitViewport } from './viewport.js';

/** Pixels of the longer side: as large as messages show pictures. */
const LONGEST = 1200;
/** Pixels around the drawing. */
const AROUND = 24;

/** Copies what is on a board; resolves to what became of it, as a sentence. `save` is handed the picture where it cannot be copied. */
export async function copyPicture(frame: Frame | undefined, save: (picture: Blob) => void): Promise<string> {
  const canvas = frame && pictureOf(frame);
  if (canvas === undefined) return 'There is nothing to copy yet.';
  const picture = new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('Expected a PNG.')) : resolve(blob)), 'image/png');
  });
  try {
    // Some browsers want to be asked at once, and are handed the picture when it is there.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'Picture copied.';
  } catch {
    save(await picture);
    return 'The picture could not be copied, so it is saved as a file.';
  }
}

function pictureOf(frame: Frame): HTMLCanvasElement {
  const area = frame.area ?? frame.scene.world.grid;
  const scale = (LONGEST - 2 * AROUND) / Math.max(area.width, area.height);
  const [width, height] = [area.width, area.height].map((length) => Math.round(length * scale + 2 * AROUND));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const [colours, window] = [palette.peek(), { width, height, ratio: 1 }];
  context.fillStyle = colours.background;
  context.fillRect(0, 0, width, height);
  const viewport = fitViewport(area, window);
  if (isPainted(frame)) frame.paint(context, colours, viewport, window, 1);
  else new BoardPainter().paint(context, frame, colours, viewport, window, 1);
  return canvas;
}
