/** `asterion maze convert`: a world from one format into another. */

import { Command } from 'commander';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { type DrawingOptions, drawScene, withDrawing } from '../scene/drawing.js';
import { FILE_SEED_HELP, MAZE_FILE_HELP, openMaze } from '../scene/maze-file.js';

interface ConvertOptions extends QuietOption, Partial<DrawingOptions> {
  readonly seed?: string;
}

export function convertCommand(host: Host): Command {
  const command = new Command('convert')
    .argument('<file>', MAZE_FILE_HELP)
    .option('--seed <seed>', FILE_SEED_HELP)
    .action(async (file: string, options: ConvertOptions) => {
      const { scene } = await openMaze(file, options, host, messagesTo(host, options.quiet === true));
      await writeOutput(drawScene(scene, {}, options), options.out, host);
    });
  return withQuiet(withDrawing(command, 'what to write (default: text)'));
}
