/** A world for paper. */

import { drawSvg, palettes } from 'asterion/render';
import type { Subject } from './export.js';
import { largestCell, pictureOf } from './picture.js';

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
