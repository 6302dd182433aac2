/** `asterion labyrinth generate`: a board from a seed. */

import { labyrinthDescription } from 'asterion/play';
import type { Schema } from 'asterion/settings';
import { Command, Option } from 'commander';
import { saidOn, withSettings } from '../game/options.js';
import { startGame } from '../game/start.js';
import type { Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { type QuietOption, withQuiet } from '../host/options.js';
import { writeOutput } from '../host/output.js';
import { drawScene } from '../scene/drawing.js';

interface GenerateOptions extends QuietOption {
  readonly format: string;
  readonly out?: string;
}

/** Older short names. */
export const SHORTS = { board: '-b', supplies: '-s', rounds: '-r' };

/** What makes a board. */
const BOARD: Schema = labyrinthDescription.settings.filter((part) => 'affects' in part && part.affects === 'world');

export const generateCommand = (host: Host): Command =>
  withQuiet(
    withSettings(new Command('generate'), BOARD, SHORTS)
      .description('generate a board, with Theseus, the Minotaur and the supplies')
      .addOption(
        new Option('--format <name>', 'what to write')
          .choices(['text', 'unicode', 'svg', 'png', 'json'])
          .default('text'),
      )
      .option('--out <file>', 'write to a file instead of stdout')
      .action((options: GenerateOptions) => generate(options, host)),
  );

async function generate(options: GenerateOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { settings: schema } = labyrinthDescription;
  const { setup } = await startGame(
    labyrinthDescription,
    { said: saidOn({ ...options }, BOARD), schema },
    host,
    messages,
  );
  await writeOutput(drawScene(setup.scene, {}, { format: options.format }), options.out, host);
}
