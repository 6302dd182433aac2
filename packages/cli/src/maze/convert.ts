/** `asterion maze convert`: a world from one format into another. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { FILE_HELP, openScene } from '../scene/scene-file.js';

export function convertCommand(host: Host): Command {
  const command = new Command('convert')
    .argument('<file>', FILE_HELP)
    .action(async (file: string, options: QuietOption & Partial<DrawingOptions>) => {
      const { scene } = await openScene(file, host, messagesTo(host, options.quiet === true));
      await writeOutput(drawScene(scene, {}, options), options.out, host);
    });
  return withQuiet(withDrawing(command, 'what to write (default: text)'));
}
