/** How a scene leaves the program: `--format` and `--out`. */

import { documentChunks } from 'asterion/notation';
import { drawPixels, drawSvg, drawText, type Layers } from 'asterion/render';
import type { Scene } from 'asterion/world';
import { type Command, Option } from 'commander';
import { orFail } from '../host/host.js';
import type { Chunks } from '../host/output.js';
import { encodePng } from '../host/png.js';

export interface DrawingOptions {
  readonly format: string;
  readonly out?: string;
}

const formats: Readonly<Record<string, (scene: Scene, layers: Layers) => Chunks>> = {
  text: (scene, layers) => [drawText(scene, layers)],
  unicode: (scene, layers) => [drawText(scene, layers, { charset: 'unicode' })],
  svg: (scene, layers) => [drawSvg(scene, layers)],
  png: (scene, layers) => [encodePng(orFail(() => drawPixels(scene, layers)))],
  json: (scene) => documentChunks(scene),
};

export const withDrawing = (command: Command): Command =>
  command
    .addOption(new Option('--format <name>', 'what to write').choices(Object.keys(formats)).default('text'))
    .option('--out <file>', 'write to a file instead of stdout');

/** The scene in the chosen format. */
export const drawScene = (scene: Scene, layers: Layers, { format }: DrawingOptions): Chunks =>
  formats[format](scene, layers);
