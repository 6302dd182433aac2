/** `asterion labyrinth generate`: a board from a seed. */

import { generateLabyrinth } from 'asterion/generate';
import { Command, Option } from 'commander';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { drawScene } from '../maze/drawing.js';
import { type QuietOption, seedOrDrawn, withQuiet } from '../options.js';
import { type BoardOptions, planOf, withBoard } from './options.js';

interface GenerateOptions extends QuietOption, BoardOptions {
  readonly seed?: string;
  readonly format: string;
  readonly out?: string;
}

export function generateCommand(host: Host): Command {
  const command = new Command('generate').description('generate a board, with Theseus, the Minotaur and the supplies');
  withBoard(command)
    .option('--seed <seed>', 'a number or any text; the same seed gives the same board (default: drawn and printed)')
    .addOption(
      new Option('--format <name>', 'what to write').choices(['text', 'unicode', 'svg', 'png', 'json']).default('text'),
    )
    .option('--out <file>', 'write to a file instead of stdout')
    .action((options: GenerateOptions) => generate(options, host));
  return withQuiet(command);
}

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const plan = planOf(options);
  const seed = String(seedOrDrawn(options.seed));
  if (options.seed === undefined) messagesTo(host, options.quiet === true).say(`seed ${seed}`);
  const scene = generateLabyrinth({ ...plan, seed });
  await writeOutput(drawScene(scene, {}, { format: options.format }), options.out, host);
}
