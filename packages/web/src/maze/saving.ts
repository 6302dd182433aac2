/** From what is on screen to files and paper. */

import { drawPixels, drawSvg, palettes } from 'asterion/render';
import { palette } from '../page/settings.js';
import { download } from '../shell/download.js';
import { largestCell, type Subject, type TextFormat } from './export.js';
import { wholeNumber } from './numbers.js';
import type { Stage } from './stage.js';

/** What is on the chosen board; undefined while there is nothing. */
export function subjectOf({ session, exporting }: Stage): Subject | undefined {
  const shown = session.shown.value;
  const at = Math.min(exporting.board.value, shown.length - 1);
  const frame = shown.at(at);
  if (frame === undefined || at < 0) return undefined;
  const task = session.task.value;
  const isWalk = session.modes.now.value === 'walk';
  return {
    scene: { ...frame.scene, actors: session.scene.value?.actors ?? frame.scene.actors }, // without whoever walks
    layers: exporting.layersOf(frame, isWalk),
    path: isWalk ? frame.trail : session.modes.frames.value.at(at)?.layers.path,
    palette: palette.value,
    plan: task?.given === undefined ? task?.plan : undefined,
    solver: task?.searchers.at(at)?.solver?.name,
  };
}

const nameOf = ({ scene }: Subject): string => {
  const { shape, rows, cols } = scene.world.grid;
  return `maze-${shape.name}-${rows}x${cols}`;
};

export function saveText(subject: Subject, { ending, type, write }: TextFormat): void {
  download(`${nameOf(subject)}.${ending}`, type, write(subject));
}

/** Why there can be no PNG with cells of this size, as a sentence; undefined if there can. */
export function pngFault({ scene }: Subject, cellSize: string): string | undefined {
  const [size, most] = [wholeNumber(cellSize.trim()), largestCell(scene)];
  return size !== undefined && size >= 1 && size <= most ? undefined : `Expected 1 to ${most} pixels a cell.`;
}

export async function savePng(subject: Subject, cellSize: string): Promise<void> {
  const canvas = pictureOf(subject, Number(cellSize));
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('Expected the browser to write a PNG.');
  download(`${nameOf(subject)}.png`, 'image/png', blob);
}

function pictureOf({ scene, layers, palette: colours }: Subject, cellSize: number): HTMLCanvasElement {
  const { width, height, data } = drawPixels(scene, layers, { cellSize, palette: colours });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

/** Lines up to here are drawn sharp at any resolution; more of them choke printers. */
const LINES_UP_TO = 40_000;

/** Draws the subject for paper: dark on white, whatever the theme. */
export function drawSheet(sheet: HTMLElement, subject: Subject): void {
  const onPaper = { ...subject, palette: palettes.light };
  if (subject.scene.world.grid.cellCount <= LINES_UP_TO) {
    sheet.innerHTML = drawSvg(onPaper.scene, onPaper.layers, { palette: onPaper.palette });
  } else {
    sheet.replaceChildren(pictureOf(onPaper, Math.min(4, largestCell(subject.scene))));
  }
}
